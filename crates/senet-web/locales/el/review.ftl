review-title = Ανασκόπηση · { $rules }
review-open = Δες ξανά το παιχνίδι
review-curve = Πιθανότητα νίκης
review-curve-about = Από { $start } σε { $end } σε { $count } ριξιές. Η λίστα των κινήσεων λέει το ίδιο με λόγια και αριθμούς.
review-moments = Οι στιγμές που μέτρησαν
review-move = Κίνηση { $turn }
review-better = Καλύτερα
review-best = Η καλύτερη κίνηση
review-played = Παίχτηκε
review-given = Χάθηκε
review-luck = Τύχη
review-choices = { $best } από τις { $count } επιλογές ήταν οι καλύτερες
review-adds = Πώς βγαίνει το άθροισμα
review-begin = Στην αρχή
review-end = Στο τέλος
review-exact = Όλες οι τιμές είναι ακριβείς.
review-estimated = Οι τιμές είναι κατ’ εκτίμηση.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Έκρινε η τύχη: τα ραβδάκια έδωσαν στον νικητή { $luck }, οι καλύτερες επιλογές { $skill }.
review-sum-skill = Έκριναν οι καλύτερες επιλογές: έδωσαν στον νικητή { $skill }, τα ραβδάκια { $luck }.
review-sum-both = Τύχη και καλύτερες επιλογές βοήθησαν τον νικητή: { $luck } και { $skill }.
review-sum-against-luck = Νίκη κόντρα στην τύχη: τα ραβδάκια στοίχισαν { $luck }, οι καλύτερες επιλογές έδωσαν { $skill }.
review-sum-against-skill = Η τύχη κάλυψε πιο αδύναμες επιλογές: τα ραβδάκια έδωσαν { $luck }, οι επιλογές στοίχισαν { $skill }.
review-sum-stopped = Το παιχνίδι σταμάτησε νωρίς· η πιθανότητα του νικητή ήταν { $chance }.

## Around it
review-list = Όλες οι κινήσεις σε λίστα
review-list-back = Πίσω στο ταμπλό
review-column-move = Κίνηση
review-analyse = Ανάλυσε αυτή τη θέση
review-link = Σύνδεσμος για αυτή τη στιγμή
review-keys = Με τα βελάκια περνάς βήμα βήμα το παιχνίδι.
