home-title = Senet: παίξε το αιγυπτιακό επιτραπέζιο με φίλους
home-heading = Σενέτ, το παιχνίδι του περάσματος
home-lead = Οι Αιγύπτιοι το έπαιζαν πάνω από δύο χιλιάδες χρόνια. Στείλε σε κάποιον έναν σύνδεσμο και παίξτε το απόψε.
home-setup = Νέο παιχνίδι
home-rules = Κανόνες
home-standard = Βασικοί
home-standard-about = Οι πνιγμένοι γυρίζουν στο 15
home-jequier = Του Ζεκιέ
home-jequier-about = Τρία στη σειρά κάνουν τείχος
home-opponent = Με ποιον
home-friend = Με φίλο, μέσω συνδέσμου
home-device = Οι δυο μας σε αυτή τη συσκευή
home-stranger = Με όποιον περιμένει
home-stranger-about = { $count ->
    [0] Κανείς δεν περιμένει τώρα
    [one] Περιμένει ένα άτομο
   *[other] Περιμένουν { $count } άτομα
}
home-more = Πρώτη ριξιά και ρολόι
home-first = Ποιος ρίχνει πρώτος
home-first-random = Με κλήρο
home-first-you = Εσύ
home-first-them = Ο άλλος
home-clock = Ρολόι
home-clock-none = Χωρίς ρολόι
home-clock-time = Από { $minutes } λ., { $seconds } δ. ανά κίνηση
home-play = Παίξε
home-games = Τα ατελείωτα παιχνίδια σου
home-game-waiting = Περιμένει τον δεύτερο παίκτη
home-game-your-turn = Σειρά σου
home-game-their-turn = Σειρά του άλλου
home-game-device = Σε αυτή τη συσκευή
home-game-opponent = Αντίπαλος: { $name }
home-about = Τι είναι το σενέτ
home-about-path = Δύο παίκτες τρέχουν από πέντε πιόνια σε μια διαδρομή τριάντα τετραγώνων που ελίσσεται σε τρεις σειρές.
home-about-sticks = Τέσσερα ραβδάκια, με μία φωτεινή και μία σκούρα πλευρά, λένε πόσο μακριά πρέπει να πάει ένα πιόνι.
home-about-swap = Ένα μοναχικό πιόνι μπορεί να γυρίσει πίσω με αλλαγή θέσης, δύο γείτονες προστατεύουν ο ένας τον άλλον, και κοντά στο τέλος περιμένει το νερό.
home-board-label = Ένα ταμπλό σενέτ στη μέση του παιχνιδιού
