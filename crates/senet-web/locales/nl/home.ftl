home-title = Senet: speel het Egyptische bordspel met vrienden
home-heading = Senet, het spel van de overtocht
home-lead = In Egypte werd het ruim tweeduizend jaar lang gespeeld. Stuur iemand een link en speel het vanavond nog.
home-setup = Nieuw spel
home-rules = Regels
home-standard = Standaard
home-standard-about = Wie in het water valt, komt terug op 15
home-jequier = Jéquier
home-jequier-about = Drie op een rij vormen een muur
home-opponent = Met wie
home-friend = Met vrienden, per link
home-device = Met z’n tweeën op dit apparaat
home-stranger = Met iemand die wacht
home-stranger-about = { $count ->
    [0] Er wacht nu niemand
    [one] Er wacht één persoon
   *[other] Er wachten { $count } mensen
}
home-more = Eerste worp en klok
home-first = Wie gooit als eerste
home-first-random = Door loting
home-first-you = Jij
home-first-them = De ander
home-clock = Klok
home-clock-none = Geen klok
home-clock-time = Elk { $minutes } min + { $seconds } s per zet
home-play = Spelen
home-games = Je onafgemaakte spellen
home-game-waiting = Wacht op de tweede speler
home-game-your-turn = Jij bent aan de beurt
home-game-their-turn = De ander is aan de beurt
home-game-device = Op dit apparaat
home-game-opponent = Met { $name }
home-about = Wat Senet is
home-about-path = Twee spelers racen met elk vijf stenen over een pad van dertig velden dat door drie rijen slingert.
home-about-sticks = Vier werpstokjes, elk met een lichte en een donkere kant, bepalen hoe ver een steen moet.
home-about-swap = Een losse steen kan door een wissel terugvallen, twee buren beschermen elkaar, en tegen het einde wacht het water.
home-board-label = Een Senetbord midden in een spel
