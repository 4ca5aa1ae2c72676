## Choosing the computer
computer-opponent = Με τον υπολογιστή
computer-play = Παίξε με τον υπολογιστή
computer-level = Επίπεδο
computer-level-1 = Αρχάριος
computer-level-2 = Άπληστος
computer-level-3 = Προσεκτικός
computer-level-4 = Στοχαστής
computer-level-5 = Εξπέρ
computer-level-6 = Τέλειος
computer-about-1 = Τρέχει και παίρνει ό,τι βρει μπροστά του· τα υπόλοιπα συνήθως του ξεφεύγουν.
computer-about-2 = Παίρνει ό,τι μπορεί και ποτέ δεν αναρωτιέται τι θα φέρεις εσύ μετά.
computer-about-3 = Φοβάται για κάθε πιόνι του και τα κρατά όλα μαζί.
computer-about-4 = Ζυγίζει τις κινήσεις του και κοιτά μία ριξιά μπροστά.
computer-about-5 = Σχεδόν τίποτα δεν του ξεφεύγει.
computer-about-6 = Κάθε φορά η καλύτερη κίνηση που ξέρει.

## At the board
computer-name = Υπολογιστής

## Hints
computer-hint = Δώσε μου μια υπόδειξη
computer-hint-exact = Ακριβείς τιμές.
computer-hint-estimated = Εκτιμώμενες τιμές.
computer-hints = Υποδείξεις ως τώρα: { $count }
computer-notice-no-hints = Υποδείξεις δίνονται μόνο στα παιχνίδια με τον υπολογιστή.
computer-notice-nothing = Υπόδειξη δίνεται μόνο όταν μια ριξιά περιμένει την κίνησή σου.
