### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Τι δείχνει το τέλειο παιχνίδι
jequier-perfect-start = Και τα δύο παιχνίδια έχουν λυθεί: για κάθε θέση ξέρουμε την πιθανότητα νίκης κάθε πλευράς, όταν καμία δεν κάνει ποτέ λάθος. Στο σενέτ του Ζεκιέ όποιος κερδίσει τις ριξιές εκκίνησης κερδίζει το { $percent }% των παιχνιδιών. Στο βασικό παιχνίδι ο πρώτος παίκτης κερδίζει το { $standard }%.
jequier-perfect-length = Ανάμεσα σε δύο τέλειους παίκτες ένα παιχνίδι σενέτ του Ζεκιέ διαρκεί κατά μέσο όρο { $throws } ριξιές, με τυπική απόκλιση { $spread }.
jequier-perfect-luck = Κατά μέσο όρο, μία μόνο ριξιά μετακινεί την πιθανότητα νίκης κατά { $swing } ποσοστιαίες μονάδες.
jequier-perfect-source = Οι αριθμοί αυτοί προέρχονται από τη δική μας λύση των δύο παιχνιδιών. Υπολογισμός: { $date }.
