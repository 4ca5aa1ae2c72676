# Titles
game-title-your-turn = Σειρά σου · { $rules }
game-title-their-turn = Παίζει: { $name } · { $rules }
game-title-waiting = Περιμένουμε τον φίλο σου · { $rules }
game-title-queue = Ψάχνουμε παίκτη · { $rules }
game-title-invitation = Πρόσκληση σε παιχνίδι: { $rules }
game-title-over = Τέλος παιχνιδιού · { $rules }

# Players
game-you = Εσύ
game-first-player = Πρώτος παίκτης
game-second-player = Δεύτερος παίκτης
game-your-opponent = Αντίπαλος
game-players = Παίκτες
game-home-count = από 5 στο τέρμα
game-turn-yours = Σειρά σου
game-turn-theirs = Παίζει
game-here = Εδώ
game-away = Λείπει
game-no-side = Χωρίς πιόνια ακόμη
game-watchers = { $count ->
    [one] Παρακολουθεί ένα άτομο
   *[other] Παρακολουθούν { $count } άτομα
}
game-watching = Παρακολουθείς
game-clock-label = Χρόνος που απομένει, { $name }: { $time }
game-clock-label-you = Ο χρόνος που σου απομένει: { $time }

# What is to be done
game-throwoff-you = Ρίξε για τον πρώτο άσο
game-throwoff-them = Για τον πρώτο άσο ρίχνει: { $name }
game-throwoff-about = Όποιος φέρει πρώτος άσο παίρνει τα καρούλια και ανοίγει από το 10 στο 11.
game-throw-you = Σειρά σου: ρίξε τα ραβδάκια
game-throw-again-you = Ρίξε ξανά
game-throw-them = Ρίχνει: { $name }
game-throw-again-them = Ρίχνει ξανά: { $name }
game-move-you = Έφερες { $throw }. Διάλεξε ένα πιόνι.
game-move-one-you = Έφερες { $throw }. Υπάρχει μία κίνηση.
game-move-back-you = Έφερες { $throw }. Κανένα πιόνι δεν πάει μπροστά: ένα πρέπει να γυρίσει πίσω.
game-move-them = { $name }: ριξιά { $throw }, επιλογή πιονιού
game-handover = { $side ->
    [cones] { $name }, με τους κώνους: σειρά σου
   *[spools] { $name }, με τα καρούλια: σειρά σου
}
game-choices = { $count ->
    [one] Ένα πιόνι μπορεί να κινηθεί. Άγγιξέ το ή πάτησε το κουμπί.
   *[other] { $count } πιόνια μπορούν να κινηθούν. Άγγιξε ένα με κύκλο από κάτω του.
}
game-act-throw = Ρίξε τα ραβδάκια
game-act-choose = Διάλεξε πιόνι
game-act-wait = Παίζει: { $name }
game-act-step = Πήγαινε στο { $to }
game-act-swap = Αλλαγή στο { $to }
game-act-water = Στο νερό
game-act-off = Βγάλ’ το έξω
game-act-back = Πίσω στο { $to }
game-offer-step = Από το { $from } στο { $to }: βήμα σε άδειο τετράγωνο.
game-offer-swap = { $side ->
    [cones] Από το { $from } στο { $to }: ο κώνος σου και το καρούλι αλλάζουν θέσεις.
   *[spools] Από το { $from } στο { $to }: το καρούλι σου και ο κώνος αλλάζουν θέσεις.
}
game-offer-water = Από το { $from } στο { $water }: το πιόνι σου πέφτει στο νερό και ξαναβγαίνει στο { $to }.
game-offer-off = Από το { $from }: το πιόνι σου βγαίνει από το ταμπλό. Έφτασε στο τέρμα.
game-offer-back = Από το { $from } πίσω στο { $to }.

# What happened
game-event-step = { $who ->
    [you] Έφερες { $throw } και πήγες από το { $from } στο { $to }.
   *[other] { $name }: ριξιά { $throw }, από το { $from } στο { $to }.
}
game-event-swap = { $who ->
    [you] Έφερες { $throw } και έκανες αλλαγή του { $from } με το { $to }.
   *[other] { $name }: ριξιά { $throw }, αλλαγή του { $from } με το { $to }.
}
game-event-water = { $who ->
    [you] Έφερες { $throw }. Το πιόνι σου από το { $from } έπεσε στο νερό και ξαναβγήκε στο { $to }.
   *[other] { $name }: ριξιά { $throw }. Το πιόνι από το { $from } έπεσε στο νερό και ξαναβγήκε στο { $to }.
}
game-event-off = { $who ->
    [you] Έφερες { $throw } και έβγαλες το πιόνι από το { $from }.
   *[other] { $name }: ριξιά { $throw }, το πιόνι από το { $from } βγήκε από το ταμπλό.
}
game-event-back = { $who ->
    [you] Έφερες { $throw } και έπρεπε να γυρίσεις πίσω, από το { $from } στο { $to }.
   *[other] { $name }: ριξιά { $throw }, αναγκαστικά πίσω από το { $from } στο { $to }.
}
game-event-pass = { $who ->
    [you] Έφερες { $throw }, αλλά κανένα πιόνι σου δεν μπορεί να κινηθεί.
   *[other] { $name }: ριξιά { $throw }, αλλά κανένα πιόνι δεν μπορεί να κινηθεί.
}
game-event-throwoff = { $who ->
    [you] Έφερες { $throw }, όχι άσο.
   *[other] { $name }: ριξιά { $throw }, όχι άσος.
}
game-event-spools = { $who ->
    [you] Έφερες τον πρώτο άσο: έχεις τα καρούλια.
   *[other] Τον πρώτο άσο, και μαζί τα καρούλια, έχει: { $name }.
}
game-event-thrown = { $who ->
    [you] Έφερες { $throw }.
   *[other] { $name }: ριξιά { $throw }.
}
game-say = { $event } { $status }
game-why = Γιατί κανένα πιόνι δεν μπορεί να κινηθεί
game-faces = { $count ->
    [0] Καμία όψη πάνω
    [one] Μία όψη πάνω
   *[other] { $count } όψεις πάνω
}
game-sticks-label = { $count ->
    [0] Καμία όψη πάνω: { $throw }
    [one] Μία όψη πάνω: { $throw }
   *[other] { $count } όψεις πάνω: { $throw }
}
game-sticks-waiting = Δεν έχουν ριχτεί ακόμη

# Squares
game-board-label = Το ταμπλό
game-square-empty = { $square }, άδειο
game-square-piece = { $side ->
    [cones] { $square }, κώνος
   *[spools] { $square }, καρούλι
}
game-square-house-empty = { $square }, { $house }, άδειο
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, κώνος
   *[spools] { $square }, { $house }, καρούλι
}
game-square-choice = { $square }. { $offer }
game-legend = Οι οίκοι
game-legend-rebirth = Εδώ γυρίζουν οι πνιγμένοι
game-legend-beauty-standard = Έξοδος με 4 ή 5
game-legend-water-standard = Πίσω στο 15
game-legend-water-jequier = Πίσω στην αρχή
game-legend-truths-standard = Έξοδος με 3
game-legend-atum-standard = Έξοδος με 2
game-legend-safe = Ασφαλές
game-house-short = { $square } { $house }
game-house-rebirth = Αναγέννηση
game-house-beauty = Ομορφιά
game-house-water = Νερό
game-house-truths = Τρεις Αλήθειες
game-house-atum = Ρα-Ατούμ
game-house-horus = Ώρος

# Moves so far
game-moves = Κινήσεις
game-moves-none = Κανείς δεν έχει ρίξει ακόμη.
game-moves-start = Αρχή
game-moves-back = Κίνηση πίσω
game-moves-on = Κίνηση μπροστά
game-moves-now = Πίσω στο παιχνίδι
game-replay = Μετά την κίνηση { $turn } από { $count }
game-replay-start = Η αρχή
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → νερό → { $to }
game-short-off = { $from } στο τέρμα
game-short-back = { $from } → { $to }, πίσω
game-short-pass = καμία κίνηση
game-short-throwoff = όχι 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Στείλε στον φίλο σου αυτόν τον σύνδεσμο
game-waiting-lead = Το παιχνίδι αρχίζει μόλις πιαστεί η θέση. Μπορείς να κλείσεις τη σελίδα και να ξανάρθεις.
game-waiting-seat = { $side ->
    [cones] Παίζεις τους κώνους και ρίχνεις πρώτα εσύ
    [spools] Παίζεις τα καρούλια
    [first] Ρίχνεις πρώτα εσύ
   *[second] Πρώτα ρίχνει ο αντίπαλος
}
game-waiting-kept = Μια θέση περιμένει τον φίλο σου
game-waiting-leave = Φύγε από το παιχνίδι
game-queue-heading = Ψάχνουμε με ποιον θα παίξεις
game-queue-lead = Ο επόμενος που θα ζητήσει «{ $rules }» θα καθίσει μαζί σου. Κράτα τη σελίδα ανοιχτή.
game-queue-kept = Μια θέση περιμένει όποιον έρθει
game-link-label = Σύνδεσμος του παιχνιδιού
game-copy = Αντιγραφή συνδέσμου
game-copied = Αντιγράφηκε
game-share = Κοινοποίηση
game-share-text = Παίξε μαζί μου σενέτ:
game-qr = Κωδικός QR του συνδέσμου
game-qr-scan = Σάρωσε για να μπεις
game-invitation-heading = { $name }: πρόσκληση σε παιχνίδι, { $rules }
game-invitation-heading-nameless = Πρόσκληση σε παιχνίδι: { $rules }
game-invitation-lead = Χωρίς εγγραφή. Ένα πάτημα και κάθεσαι στο ταμπλό.
game-invitation-seat = { $side ->
    [cones] Θα παίξεις τους κώνους και θα ρίξεις πρώτα εσύ.
    [spools] Θα παίξεις τα καρούλια.
    [first] Θα ρίξεις πρώτα εσύ.
   *[second] Πρώτα θα ρίξει ο αντίπαλος.
}
game-invitation-take = Πιάσε τη θέση
game-leave-guest = Φύγε πριν από την πρώτη ριξιά

# The end
game-won-you = Νίκησες
game-won-them = Νικά: { $name }
game-lost-you = Νικά: { $name }. Ωραίος αγώνας.
game-end-borne-off = { $turns ->
    [one] Και τα πέντε πιόνια στο τέρμα, μετά από μία ριξιά.
   *[other] Και τα πέντε πιόνια στο τέρμα, μετά από { $turns } ριξιές.
}
game-end-resignation = { $who ->
    [you] Εγκατέλειψες.
   *[other] Εγκατέλειψε: { $name }.
}
game-end-absence = { $who ->
    [you] Έλειψες πάρα πολύ, και ο αντίπαλος πήρε τη νίκη.
   *[other] { $name }: απουσία που κράτησε πολύ, η νίκη πήγε στην άλλη πλευρά.
}
game-end-time = { $who ->
    [you] Ο χρόνος σου τελείωσε.
   *[other] { $name }: τέλος χρόνου.
}
game-rematch = Ξανά, με αλλαγή πλευράς
game-rematch-accept = Δέξου τη ρεβάνς
game-rematch-offered-you = Πρότεινες ρεβάνς. Ισχύει ακόμη κι αν ο αντίπαλος λείπει.
game-rematch-offered-them = { $name }: πρόταση για ρεβάνς
game-rematch-go = Στο επόμενο παιχνίδι
game-rematch-watch = Οι δύο συνεχίζουν: στο επόμενο παιχνίδι
game-another = Διάλεξε άλλο παιχνίδι

# Around the board
game-more = Περισσότερα
game-say-something = Πες κάτι
game-said = { $name }: { $phrase }
game-phrase-hello = Γεια!
game-phrase-good-luck = Καλή τύχη!
game-phrase-well-played = Ωραίο παιχνίδι!
game-phrase-what-luck = Τι τύχη!
game-phrase-close = Παραλίγο!
game-phrase-oh-no = Ωχ, όχι!
game-phrase-one-moment = Μια στιγμή, παρακαλώ
game-phrase-thanks = Ευχαριστώ!
game-phrase-again = Άλλο ένα;
game-phrase-bye = Τα λέμε!
game-invite-watchers = Σύνδεσμος για θεατές
game-sound = Ήχος
game-notify = Πες μου όταν είναι η σειρά μου
game-notify-body = Είναι η σειρά σου.
game-device = Μεταφορά της θέσης μου σε άλλη συσκευή
game-check = Έλεγχος των ριξιών
game-resign = Εγκατάλειψη
game-resign-sure = Σίγουρα εγκαταλείπεις;
game-resign-yes = Ναι, εγκαταλείπω
game-name = Το όνομά σου
game-name-hint = Προαιρετικό, ως 20 χαρακτήρες
game-name-save = Αποθήκευση
game-claim = Πάρε τη νίκη
game-claim-about = { $name }: απουσία εδώ και ώρα. Μπορείς να πάρεις τη νίκη ή να περιμένεις όσο θέλεις.
game-claim-in = { $seconds ->
    [one] { $name }: απουσία. Σε ένα δευτερόλεπτο μπορείς να πάρεις τη νίκη.
   *[other] { $name }: απουσία. Σε { $seconds } δευτερόλεπτα μπορείς να πάρεις τη νίκη.
}
game-offline = Δεν υπάρχει σύνδεση. Μόλις επανέλθει, το ταμπλό ενημερώνεται.

# The rules at hand
game-rules-hand = Οι κανόνες με λίγα λόγια
game-rules-throw-standard = Μία έως τέσσερις όψεις πάνω μετρούν 1 έως 4, καμία μετρά 5. Μετά από 1, 4 και 5 ρίχνεις ξανά.
game-rules-throw-jequier = Μία έως τέσσερις όψεις πάνω μετρούν 1 έως 4, καμία μετρά 6. Μετά από 1, 4 και 6 ρίχνεις ξανά, αν μπορούσες να παίξεις.
game-rules-swap = Το πιόνι που σταματά πάνω σε αντίπαλο αλλάζει θέση μαζί του, εκτός αν ο αντίπαλος είναι ασφαλής.
game-rules-safe-standard = Δύο γείτονες της ίδιας πλευράς προστατεύουν ο ένας τον άλλον. Τα 27, 28, 29 και 30 είναι ασφαλή.
game-rules-safe-jequier = Δύο γείτονες της ίδιας πλευράς προστατεύουν ο ένας τον άλλον. Τα 26, 28, 29 και 30 είναι ασφαλή.
game-rules-wall-standard = Μπορείς να περάσεις πάνω από οποιοδήποτε πιόνι.
game-rules-wall-jequier = Τρία αντίπαλα πιόνια στη σειρά δεν περνιούνται, ούτε μπροστά ούτε πίσω.
game-rules-water-standard = Όποιος σταματά στο 28 γυρίζει στο 15 ή στο πρώτο ελεύθερο τετράγωνο πριν από αυτό.
game-rules-water-jequier = Όποιος σταματά στο 27 γυρίζει στο ελεύθερο τετράγωνο με τον μικρότερο αριθμό.
game-rules-back-standard = Τα πιόνια δεν γυρίζουν ποτέ πίσω. Χωρίς κίνηση η ριξιά χάνεται.
game-rules-back-jequier = Αν κανένα πιόνι δεν πάει μπροστά, ένα πρέπει να γυρίσει πίσω σε άδειο τετράγωνο. Αν δεν μπορεί κανένα, η σειρά χάνεται.
game-rules-off-standard = Από το 27 το πιόνι βγαίνει με 4 ή 5, από το 29 με 3, από το 30 με 2.
game-rules-off-jequier = Μόλις όλα τα πιόνια σου βρεθούν στα 21 έως 30, κάθε ριξιά που φτάνει στο 30 ή το ξεπερνά βγάζει ένα πιόνι.
game-rules-win = Νικά όποιος βγάλει πρώτος και τα πέντε πιόνια του από το ταμπλό.

# Another device
game-device-title = Μεταφορά της θέσης σου σε άλλη συσκευή
game-device-lead = Άνοιξε αυτόν τον ιδιωτικό σύνδεσμο στην άλλη συσκευή. Όποιος τον ανοίξει μπορεί να παίξει στη θέση σου, γι’ αυτό μην τον δείξεις σε άλλον.
game-device-qr = Κωδικός QR του ιδιωτικού συνδέσμου
game-device-back = Πίσω στο παιχνίδι
game-device-take-title = Συνέχισε εδώ
game-device-take-lead = Η θέση σου σε αυτό το παιχνίδι ({ $rules }) περνά σε αυτή τη συσκευή. Την κρατά και η άλλη.
game-device-take = Πάρε εδώ τη θέση μου
