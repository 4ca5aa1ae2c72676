### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Mit mutat a tökéletes játék
jequier-perfect-start = Mindkét játék meg van oldva: minden állásban tudjuk, mekkora eséllyel nyer az egyik és a másik fél, ha soha senki sem hibázik. A Jéquier-féle szenetben a kezdődobás nyertese a játszmák { $percent }%-át nyeri meg. Az alapjátékban az első játékos a játszmák { $standard }%-át nyeri meg.
jequier-perfect-length = Két tökéletes játékos között a Jéquier-féle szenet egy játszmája átlagosan { $throws } dobásig tart; a szórás { $spread }.
jequier-perfect-luck = Egyetlen dobás átlagosan { $swing } százalékponttal mozdítja el a nyerési esélyt.
jequier-perfect-source = Ezek a számok a két játék megoldásából származnak, amelyet magunk számítottunk ki. A számítás napja: { $date }.
