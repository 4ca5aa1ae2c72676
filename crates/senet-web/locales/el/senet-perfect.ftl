### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Τι δείχνει το τέλειο παιχνίδι
senet-perfect-start = Το βασικό παιχνίδι έχει λυθεί: για κάθε θέση ξέρουμε την πιθανότητα νίκης κάθε πλευράς, όταν καμία δεν κάνει ποτέ λάθος. Από την αρχική θέση ο πρώτος παίκτης, που έχει τους κώνους, κερδίζει το { $percent }% των παιχνιδιών.
senet-perfect-length = Ανάμεσα σε δύο τέλειους παίκτες ένα παιχνίδι διαρκεί κατά μέσο όρο { $throws } ριξιές, με τυπική απόκλιση { $spread }.
senet-perfect-luck = Κατά μέσο όρο, μία μόνο ριξιά μετακινεί την πιθανότητα νίκης κατά { $swing } ποσοστιαίες μονάδες.
senet-perfect-source = Οι αριθμοί αυτοί προέρχονται από τη δική μας λύση του παιχνιδιού. Υπολογισμός: { $date }.
