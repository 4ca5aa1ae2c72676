home-title = Senet: jocul de tablă egiptean, de jucat cu prietenii
home-heading = Senet, jocul trecerii
home-lead = În Egipt s-a jucat peste două mii de ani. Trimite un link și joacă-l chiar în seara asta.
home-setup = Joc nou
home-rules = Reguli
home-standard = Standard
home-standard-about = Cine se îneacă revine pe 15
home-jequier = Jéquier
home-jequier-about = Trei la rând fac un zid
home-opponent = Cu cine
home-friend = Cu prietenii, prin link
home-device = În doi pe acest dispozitiv
home-stranger = Cu cineva care așteaptă
home-stranger-about = { $count ->
    [0] Nimeni nu așteaptă acum
    [one] O persoană așteaptă
    [few] { $count } persoane așteaptă
   *[other] { $count } de persoane așteaptă
}
home-more = Prima aruncare și ceasul
home-first = Cine aruncă întâi
home-first-random = La întâmplare
home-first-you = Tu
home-first-them = Cealaltă persoană
home-clock = Ceas
home-clock-none = Fără ceas
home-clock-time = { $minutes } min + { $seconds } s la mutare
home-play = Joacă
home-games = Jocurile tale neterminate
home-game-waiting = Al doilea loc este liber
home-game-your-turn = Rândul tău
home-game-their-turn = Rândul celeilalte persoane
home-game-device = Pe acest dispozitiv
home-game-opponent = Cu { $name }
home-about = Ce este Senet
home-about-path = Două tabere cu câte cinci piese se întrec pe un drum de treizeci de pătrate care șerpuiește pe trei rânduri.
home-about-sticks = Patru bețișoare, fiecare cu o parte deschisă și una închisă la culoare, spun cât de departe trebuie să meargă o piesă.
home-about-swap = O piesă singură poate fi schimbată și trimisă înapoi, două vecine se protejează una pe alta, iar aproape de sfârșit așteaptă apa.
home-board-label = O tablă de Senet în toiul jocului
