## Choosing the computer
computer-opponent = Ο υπολογιστής
computer-play = Παίξε με τον υπολογιστή
computer-level = Επίπεδο
computer-level-1 = Αρχάριος
computer-level-2 = Άπληστος
computer-level-3 = Προσεκτικός
computer-level-4 = Στοχαστικός
computer-level-5 = Ειδήμων
computer-level-6 = Τέλειος
computer-about-1 = Τρέχει μπροστά και παίρνει ό,τι βλέπει μπροστά του· τα υπόλοιπα συνήθως του ξεφεύγουν.
computer-about-2 = Παίρνει ό,τι μπορεί και ποτέ δεν αναρωτιέται τι θα φέρεις εσύ μετά.
computer-about-3 = Φοβάται για κάθε πιόνι και τα κρατά μαζί.
computer-about-4 = Ζυγίζει τις κινήσεις του και κοιτά μία ριξιά μπροστά.
computer-about-5 = Σχεδόν τίποτα δεν του ξεφεύγει.
computer-about-6 = Κάθε φορά η καλύτερη κίνηση που ξέρει.

## At the board
computer-name = Υπολογιστής

## Hints
computer-hint = Δώσε μου μια ιδέα
computer-hint-exact = Ακριβείς τιμές.
computer-hint-estimated = Τιμές κατ’ εκτίμηση.
computer-hints = Υποδείξεις ως τώρα: { $count }
computer-notice-no-hints = Υποδείξεις δίνονται μόνο στα παιχνίδια με τον υπολογιστή.
computer-notice-nothing = Η υπόδειξη αφορά μια ριξιά που περιμένει την κίνησή σου.
