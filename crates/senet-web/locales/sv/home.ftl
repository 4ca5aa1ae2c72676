home-title = Senet: spela det egyptiska brädspelet med en vän
home-heading = Senet, övergångens spel
home-lead = I Egypten spelades det i mer än två tusen år. Skicka en länk till en vän och spela det redan i kväll.
home-setup = Nytt parti
home-rules = Regler
home-standard = Standard
home-standard-about = Den som drunknar kommer tillbaka på 15
home-jequier = Jéquier
home-jequier-about = Tre i rad blir en mur
home-opponent = Med vem
home-friend = En vän, via länk
home-device = Två på den här enheten
home-stranger = Någon som väntar
home-stranger-about = { $count ->
    [0] Ingen väntar just nu
    [one] En person väntar
   *[other] { $count } personer väntar
}
home-more = Första kastet och klocka
home-first = Vem kastar först
home-first-random = Lotten avgör
home-first-you = Du
home-first-them = Den andra
home-clock = Klocka
home-clock-none = Ingen klocka
home-clock-time = { $minutes } min var + { $seconds } s per drag
home-play = Spela
home-games = Dina oavslutade partier
home-game-waiting = Väntar på den andra spelaren
home-game-your-turn = Din tur
home-game-their-turn = Motspelarens tur
home-game-device = På den här enheten
home-game-opponent = Med { $name }
home-about = Det här är Senet
home-about-path = Två spelare tävlar med fem pjäser var längs en väg av trettio rutor som slingrar sig genom tre rader.
home-about-sticks = Fyra kastpinnar, var och en med en ljus och en mörk sida, säger hur långt en pjäs måste gå.
home-about-swap = En ensam pjäs kan skickas tillbaka genom ett byte, två grannar skyddar varandra, och nära slutet väntar vattnet.
home-board-label = Ett Senetbräde mitt i ett parti
