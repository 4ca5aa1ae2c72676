### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Privacy: what Senet stores
privacy-description = What this site keeps about you: nearly nothing. No account, no advertising, no tracking, nothing from other sites. One random number holds your seat in games.
privacy-breadcrumb = Privacy
privacy-heading = What is stored: nearly nothing
privacy-lead = You can play without an account, an email address or a name. This page lists everything that is kept all the same, and why.

privacy-device-title = On your device
privacy-device-seat = When you first start or join a game, your browser receives a cookie with a long random number. It is the key to your seats, so that nobody else can move for you. It says nothing about you, scripts cannot read it, and it lasts one year.
privacy-device-settings = If you choose colours, the lie of the board or another language, a small cookie remembers each of these choices. Merely reading sets no cookie at all.
privacy-device-clear = You can delete all of them at any time. Without the key, your device loses its seats in unfinished games.

privacy-server-title = On the server
privacy-server-game = Each game is kept as it was played: its rules, the throws, the moves, how it ended, when things happened and when each player was last there, and the random numbers with which the throws can be checked. A nickname and the latest quick phrases are kept with it, if you use them. Finished games stay, so that their links go on working.
privacy-server-key = Of the key to your seat the server keeps only a fingerprint, a hash from which the key cannot be worked out.
privacy-server-address = Your network address is used in memory to stop floods of requests. The game server writes it neither into the games nor into its own log. It counts requests as a whole, with nothing that points to a person.

privacy-others-title = What others can see
privacy-others-body = Whoever has a game’s link can watch it, read the nicknames in it, and see that both players are there. So give the link to those who should have it, and take a nickname that you do not mind being read.

privacy-none-title = What is not there
privacy-none-body = No advertising, no tracking of visitors, no social buttons, no fonts or scripts from other sites: every file of this site comes from this site itself. Nothing is sold or handed on.

privacy-host-title = Who runs the site
privacy-host-body = Senet can be run by anyone, and this page describes what Senet itself does. Whoever runs this copy may have it stand behind other servers with logs of their own.
