home-title = Σενέτ: παίξε το αιγυπτιακό επιτραπέζιο με φίλους
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
home-first-them = Ο αντίπαλος
home-clock = Ρολόι
home-clock-none = Χωρίς ρολόι
home-clock-time = { $minutes } λ. ο καθένας, { $seconds } δ. ανά κίνηση
home-play = Παίξε
home-games = Τα ατελείωτα παιχνίδια σου
home-game-waiting = Αναμονή του δεύτερου παίκτη
home-game-your-turn = Σειρά σου
home-game-their-turn = Σειρά του αντιπάλου
home-game-device = Σε αυτή τη συσκευή
home-game-opponent = Αντίπαλος: { $name }
home-about = Τι είναι το σενέτ
home-about-path = Δύο παίκτες συναγωνίζονται με πέντε πιόνια ο καθένας σε μια διαδρομή τριάντα τετραγώνων που ελίσσεται σε τρεις σειρές.
home-about-sticks = Τέσσερα ραβδάκια, το καθένα με μια ανοιχτόχρωμη και μια σκούρα πλευρά, λένε πόσο μακριά πρέπει να πάει ένα πιόνι.
home-about-swap = Ένα μοναχικό πιόνι μπορεί να γυρίσει πίσω με αλλαγή θέσης, δύο γείτονες προστατεύουν ο ένας τον άλλον, και κοντά στο τέλος περιμένει το νερό.
home-board-label = Ένα ταμπλό σενέτ στη μέση του παιχνιδιού
