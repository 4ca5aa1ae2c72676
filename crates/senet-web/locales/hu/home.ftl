home-title = Szenet: egyiptomi táblajáték a barátaiddal
home-heading = Szenet, az átkelés játéka
home-lead = Az egyiptomiak több mint kétezer évig játszották. Küldj valakinek egy linket, és játsszátok még ma este.
home-setup = Új játék
home-rules = Szabályok
home-standard = Alapszabályok
home-standard-about = A vízbe fúltak a 15-re térnek vissza
home-jequier = Jéquier-féle
home-jequier-about = Három egymás után falat alkot
home-opponent = Kivel
home-friend = Egy baráttal, linkkel
home-device = Ketten ezen az eszközön
home-stranger = Valakivel, aki vár
home-stranger-about = { $count ->
    [0] Most senki sem vár
    [one] Egy ember vár
   *[other] { $count } ember vár
}
home-more = Első dobás és óra
home-first = Ki dob először
home-first-random = Sorsolás dönti el
home-first-you = Te
home-first-them = Az ellenfél
home-clock = Óra
home-clock-none = Óra nélkül
home-clock-time = Fejenként { $minutes } perc, lépésenként { $seconds } mp
home-play = Játék
home-games = Befejezetlen játékaid
home-game-waiting = A második játékosra vár
home-game-your-turn = Te jössz
home-game-their-turn = Az ellenfeled jön
home-game-device = Ezen az eszközön
home-game-opponent = Ellenfél: { $name }
home-about = Mi az a szenet?
home-about-path = Két játékos öt-öt bábuval versenyez egy harminc mezős úton, amely három sorban kanyarog.
home-about-sticks = Négy dobópálca mondja meg, meddig kell mennie egy bábunak; mindegyiknek van egy világos és egy sötét oldala.
home-about-swap = A magányos bábut egy csere visszavetheti, két szomszéd védi egymást, a vége felé pedig ott vár a víz.
home-board-label = Szenettábla játék közben
