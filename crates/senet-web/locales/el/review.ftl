review-title = Ανασκόπηση · { $rules }
review-open = Ανασκόπηση παιχνιδιού
review-curve = Πιθανότητα νίκης
review-curve-about = Από το { $start } στο { $end }, ριξιές: { $count }. Η λίστα των κινήσεων λέει το ίδιο με λόγια και αριθμούς.
review-moments = Οι στιγμές που μέτρησαν
review-move = Κίνηση { $turn }
review-better = Καλύτερα
review-best = Η καλύτερη κίνηση
review-played = Παίχτηκε
review-given = Απώλεια
review-luck = Τύχη
review-choices = Άριστες επιλογές: { $best } από { $count }
review-adds = Πώς βγαίνει το άθροισμα
review-begin = Στην αρχή
review-end = Στο τέλος
review-exact = Όλες οι τιμές είναι ακριβείς.
review-estimated = Οι τιμές είναι εκτιμήσεις.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Το έκρινε η τύχη: τα ραβδάκια έδωσαν στον νικητή { $luck }, ενώ οι καλύτερες επιλογές { $skill }.
review-sum-skill = Το έκριναν οι καλύτερες επιλογές: έδωσαν στον νικητή { $skill }, ενώ τα ραβδάκια { $luck }.
review-sum-both = Και η τύχη και οι καλύτερες επιλογές βοήθησαν τον νικητή: { $luck } και { $skill }.
review-sum-against-luck = Νίκη κόντρα στην τύχη: τα ραβδάκια στοίχισαν στον νικητή { $luck }, οι καλύτερες επιλογές τού έδωσαν { $skill }.
review-sum-against-skill = Η τύχη κάλυψε τις πιο αδύναμες επιλογές: τα ραβδάκια έδωσαν στον νικητή { $luck }, οι επιλογές τού στοίχισαν { $skill }.
review-sum-stopped = Το παιχνίδι σταμάτησε νωρίς· η πιθανότητα του νικητή ήταν { $chance }.

## Around it
review-list = Όλες οι κινήσεις σε λίστα
review-list-back = Πίσω στο ταμπλό
review-column-move = Κίνηση
review-analyse = Ανάλυσε αυτή τη θέση
review-link = Σύνδεσμος για αυτή τη στιγμή
review-keys = Με τα βελάκια του πληκτρολογίου βλέπεις το παιχνίδι βήμα βήμα.
