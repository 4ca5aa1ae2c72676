### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Mit mutat a tökéletes játék
senet-perfect-start = Az alapjáték meg van oldva: minden állásban tudjuk, mekkora eséllyel nyer az egyik és a másik fél, ha soha senki sem hibázik. A kezdőállásból az első játékos, a kúpok gazdája a játszmák { $percent }%-át nyeri meg.
senet-perfect-length = Két tökéletes játékos között egy játszma átlagosan { $throws } dobásig tart; a szórás { $spread }.
senet-perfect-luck = Egyetlen dobás átlagosan { $swing } százalékponttal mozdítja el a nyerési esélyt.
senet-perfect-source = Ezek a számok a játék megoldásából származnak, amelyet magunk számítottunk ki. A számítás napja: { $date }.
