analysis-title = Ανάλυση οποιασδήποτε θέσης στο σενέτ
analysis-nav = Ανάλυση
analysis-heading = Ανάλυση θέσης
analysis-lead = Στήσε όποια θέση θέλεις και δες ποιος υπερέχει, τι αξίζει κάθε ριξιά και ποια κίνηση είναι η καλύτερη.
analysis-tap = Άγγιξε ένα τετράγωνο για να το αλλάξεις: άδειο, κώνος, καρούλι.
analysis-turn = Ποιος παίζει
analysis-throw = Ριξιά
analysis-throw-none = Όχι ακόμη
analysis-clear = Άδειασε το ταμπλό
analysis-start = Αρχική θέση
analysis-text = Η θέση ως κείμενο
analysis-read = Ανάγνωση
analysis-unread = Αυτό το κείμενο δεν περιγράφει θέση. Χρειάζονται τρεις σειρές, η πλευρά και η ριξιά.
analysis-win = { $side ->
    [cones] Πιθανότητα νίκης των κώνων
   *[spools] Πιθανότητα νίκης των καρουλιών
}
analysis-throws = Τι αξίζει κάθε ριξιά
analysis-moves = Οι κινήσεις, η καλύτερη πρώτη
analysis-over = { $side ->
    [cones] Οι κώνοι είναι στο τέρμα: νίκησαν.
   *[spools] Τα καρούλια είναι στο τέρμα: νίκησαν.
}

## Why a setup cannot stand in a game
analysis-faults = Αυτό δεν μπορεί να συμβεί σε παιχνίδι
analysis-fault-pieces = { $side ->
    [cones] Πάρα πολλοί κώνοι: { $count } στο ταμπλό, επιτρέπονται το πολύ { $most }.
   *[spools] Πάρα πολλά καρούλια: { $count } στο ταμπλό, επιτρέπονται το πολύ { $most }.
}
analysis-fault-empty = Δεν υπάρχει κανένα πιόνι στο ταμπλό· σε μία πλευρά πρέπει να έχουν μείνει κάποια.
analysis-fault-water = Ένα πιόνι στέκει στο { $square }, τον Οίκο του Νερού, όπου τίποτα δεν μένει ποτέ.
analysis-fault-throw = Δεν μπορείς να φέρεις { $throw }: αυτοί οι κανόνες έχουν 1, 2, 3, 4 και { $none }.
analysis-fault-end = Έχει οριστεί ριξιά, ενώ μία πλευρά είναι ήδη στο τέρμα.
analysis-fault-side = Πες ποιος παίζει.
