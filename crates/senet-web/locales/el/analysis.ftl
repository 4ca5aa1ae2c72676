analysis-title = Ανάλυση κάθε θέσης στο σενέτ
analysis-nav = Ανάλυση
analysis-heading = Ανάλυση θέσης
analysis-lead = Στήσε όποια θέση θέλεις: δες ποιος στέκει καλύτερα, τι αξίζει κάθε ριξιά και ποια κίνηση είναι η καλύτερη.
analysis-tap = Άγγιξε ένα τετράγωνο για να το αλλάξεις: άδειο, κώνος, καρούλι.
analysis-turn = Ποιος παίζει
analysis-throw = Ριξιά
analysis-throw-none = Όχι ακόμη
analysis-clear = Άδειασε το ταμπλό
analysis-start = Αρχική θέση
analysis-text = Η θέση ως κείμενο
analysis-read = Διάβασε
analysis-unread = Αυτό το κείμενο δεν είναι θέση. Περιμέναμε τρεις σειρές, την πλευρά και τη ριξιά.
analysis-win = { $side ->
    [cones] Πιθανότητα νίκης των κώνων
   *[spools] Πιθανότητα νίκης των καρουλιών
}
analysis-throws = Τι αξίζει κάθε ριξιά
analysis-moves = Οι κινήσεις, η καλύτερη πρώτη
analysis-over = { $side ->
    [cones] Οι κώνοι βγήκαν όλοι: νίκησαν.
   *[spools] Τα καρούλια βγήκαν όλα: νίκησαν.
}

## Why a setup cannot stand in a game
analysis-faults = Αυτό δεν γίνεται σε παιχνίδι
analysis-fault-pieces = { $side ->
    [cones] Πάρα πολλοί κώνοι: { $count } στο ταμπλό, το πολύ { $most }.
   *[spools] Πάρα πολλά καρούλια: { $count } στο ταμπλό, το πολύ { $most }.
}
analysis-fault-empty = Κανένα πιόνι στο ταμπλό· σε μία πλευρά πρέπει να μένουν κάποια.
analysis-fault-water = Ένα πιόνι στέκει στο { $square }, τον Οίκο του Νερού, όπου τίποτα δεν μένει ποτέ.
analysis-fault-throw = Δεν μπορείς να φέρεις { $throw }: αυτοί οι κανόνες έχουν 1, 2, 3, 4 και { $none }.
analysis-fault-end = Έχει οριστεί ριξιά ενώ μία πλευρά έχει ήδη βγει όλη.
analysis-fault-side = Πες ποιος παίζει.
