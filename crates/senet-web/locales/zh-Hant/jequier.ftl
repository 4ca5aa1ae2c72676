### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = 傑基耶塞尼特棋：規則、對照與歷史
jequier-description = 傑基耶塞尼特棋的規則：先擲出 1 的人開局，三顆棋子構成封鎖，可能要後退，水之屋在 27。與標準玩法逐條對照，附有圖例，傳連結就能下，不必註冊。
jequier-breadcrumb = 傑基耶塞尼特棋
jequier-eyebrow = 塞尼特棋的一種變體
jequier-heading = 傑基耶塞尼特棋
jequier-lead = 第一個 1 決定誰先走，連續三顆棋子擋住去路，前無去路的一方必須後退，水之屋就等在 27。
jequier-hero-alt = 棋盤的最後五格：26 是代表美的「內弗爾」，27 是水波，28 是真理之屋的三隻鳥，29 是拉-阿圖姆的兩個坐像，30 是隼神荷魯斯。
jequier-hero-caption = 26 美、27 水、28 三真理、29 拉-阿圖姆、30 荷魯斯
jequier-contents-title = 本頁內容

## Play buttons

jequier-play-friend = 和朋友下傑基耶棋
jequier-play-stranger = 和正在等人的玩家下
jequier-play-device = 在同一台裝置上對局
jequier-to-standard = 標準規則

## What it is

jequier-what-title = 這是什麼？
jequier-what-body = 傑基耶塞尼特棋是對這種古老遊戲的一種復原，一般歸於埃及學家古斯塔夫·傑基耶名下。棋盤、棋子和擲棒都和標準玩法一樣：三十格，五個圓錐對五個線軸，四根擲棒。不同的是開局、點數和賽跑的尾聲，去路被擋的一方還可能不得不後退。

## The throw-off

jequier-opening-title = 爭第一個 1
jequier-opening-body = 棋子照常擺好，圓錐在 1、3、5、7、9，線軸在 2、4、6、8、10，但還不屬於任何人。兩人輪流擲棒，直到有人擲出 1；其他點數都不起作用。擲出這個 1 的人執線軸，把 10 上的棋子走到 11（這是唯一允許的一步），又因為擲出的是 1，可以再擲一次。另一人執圓錐。
jequier-opening-odds = 平均每四擲出現一次 1，所以爭先平均要擲四次；先擲的一方每 7 次能爭得 4 次。
jequier-opening-alt = 開局：圓錐在 1、3、5、7、9，線軸在 2、4、6、8、10。箭頭從 10 上的線軸向下指到 11 格。
jequier-opening-caption = 第一個 1 擲出來了：10 上的線軸走到 11，它的新主人再擲一次。

## Throws

jequier-throw-title = 點數與再擲
jequier-throw-body = 一到四根正面朝上，記 1 到 4 點；沒有正面朝上，就是 6。擲出 1、4 或 6 可以再擲一次，前提是這個點數走得成，後退也算。擲出 2 或 3 則輪到對方。16 次中，4 次是 1，6 次是 2，4 次是 3，4 和 6 各一次。

## As in the standard game

jequier-same-title = 與標準玩法相同之處
jequier-same-body = 一顆棋子走的格數與點數完全相同，能走就必須走。棋子不能停在己方棋子上。停在對方落單的棋子上，就與它換位；相鄰的兩顆互相保護；不能與安全格上的棋子換位。這裡的安全格是 26、28、29、30。誰先讓五顆棋子全部離盤，誰就獲勝。

## The blockade

jequier-blockade-title = 封鎖
jequier-blockade-body = 對方三顆或更多棋子佔住連續的格子，就是一堵牆。無論前進還是後退，任何棋子都不能越過。牆可以隨路轉彎，從 10 到 11，從 20 到 21。兩顆不算牆，可以越過。
jequier-blockade-alt = 10、11、12 上的線軸繞著轉彎處構成一堵牆，18 和 19 上的線軸是一對。圓錐在 9 和 16。圓錐方擲出 4。
jequier-blockade-caption = 圓錐方擲出 4。9 上的圓錐被困住了：要到 13，就得越過 10、11、12 的牆。16 上的圓錐可以越過 18 和 19 的一對，走到 20。

## Moving back

jequier-back-title = 後退
jequier-back-body = 如果你沒有一顆棋子能前進，就必須有一顆依點數後退，只要退得了。它必須停在空格上，因為後退時不能換位。它不能退到 1 以前，也不能越過牆。水之屋算作空格，退進去的棋子會落水。
jequier-back-alt = 圓錐在 5 和 9，前面是 10、11、12 上線軸的牆；另一個線軸在 20。圓錐方擲出 4。箭頭從 5 上的圓錐退回到 1 格。
jequier-back-caption = 圓錐方擲出 4。9 上的圓錐面對著牆，5 上的圓錐則會停在 9 上的同伴身上。誰都不能前進，於是 5 上的圓錐退到 1。因為走成了一步，圓錐方再擲一次。

## Lost turns

jequier-lost-title = 失去一回合
jequier-lost-body = 如果後退也沒有一顆走得了，這一回合就失去了，擲出 1、4 或 6 也一樣。上圖中若有一個線軸在 1 格，圓錐方即使擲出 4 也會失去這一回合。

## The houses

jequier-houses-title = 各屋
jequier-houses-body = 各屋比標準玩法早一格，只有水有自己的規則。15 上的安卡在這裡是普通的格子。
jequier-house-26-name = 26：美之屋
jequier-house-26-body = 安全格，僅此而已。
jequier-house-27-name = 27：水之屋
jequier-house-27-body = 停在這裡的棋子，會被放到整個棋盤上編號最小的空格。27 上什麼也留不住；從上面越過則沒有關係。
jequier-house-28-name = 28：三真理之屋
jequier-house-28-body = 安全。離開它不需要特定的點數。
jequier-house-29-name = 29：拉-阿圖姆之屋
jequier-house-29-body = 安全，也同樣可以自由離開。
jequier-house-30-name = 30：荷魯斯之屋
jequier-house-30-body = 路的盡頭。還不能離盤的棋子可以在這裡安心歇腳。
jequier-water-alt = 圓錐在 2 和 25，線軸在 1 和 14。圓錐方擲出 2。警示箭頭從 25 上的圓錐指向 27 的水中。
jequier-water-caption = 用這個 2 走 25 上的圓錐，會落水，再從 3 上岸，因為 1 和 2 都有棋子。圓錐方不如從 2 走到 4。

## Leaving the board

jequier-off-title = 離盤
jequier-off-body = 只有當你剩下的棋子全都在最後一排（21 到 30）時，棋子才能離盤。這時，任何能把棋子帶到 30 或更遠的點數都能讓它離盤，不管 30 上是誰的棋子。在此之前，任何棋子都不能走過 30。它可以像停在別的格子一樣，正好停在 30，在那裡歇著，直到後來的任意一個點數能讓它離盤。牆同樣會擋住離盤的路。
jequier-off-alt = 圓錐方最後三顆棋子在 24、28、30，都在最後一排；線軸在 12 和 17。圓錐方擲出 6。
jequier-off-caption = 剩下的圓錐全在最後一排。擲出 6，三顆中的任何一顆都能離盤：24 上的正好走到 30，儘管那裡有一個圓錐；另外兩顆則走過 30。要是有一個圓錐還落在 18，就一顆也不能離盤。

## Comparison

jequier-table-title = 兩種玩法對照
jequier-table-caption = 標準塞尼特棋與傑基耶塞尼特棋逐條對照
jequier-table-rule = 規則
jequier-table-standard = 標準
jequier-table-jequier = 傑基耶
jequier-table-start-name = 誰先走
jequier-table-start-standard = 先手執圓錐，先擲棒。
jequier-table-start-jequier = 兩人輪流擲，先擲出 1 的人執線軸，必須從 10 走到 11。
jequier-table-throws-name = 點數
jequier-table-throws-standard = 1、2、3、4；沒有正面朝上為 5。
jequier-table-throws-jequier = 1、2、3、4；沒有正面朝上為 6。
jequier-table-again-name = 再擲
jequier-table-again-standard = 擲出 1、4、5 之後，即使無棋可走。
jequier-table-again-jequier = 擲出 1、4、6 之後，須走成一步。
jequier-table-blockade-name = 封鎖
jequier-table-blockade-standard = 沒有。任何棋子都可以越過。
jequier-table-blockade-jequier = 對方連續三顆或更多棋子，前進後退都不能越過。
jequier-table-safe-name = 安全格
jequier-table-safe-standard = 27、28、29、30
jequier-table-safe-jequier = 26、28、29、30
jequier-table-water-name = 水之屋
jequier-table-water-standard = 28。回到 15，或從 15 往回最近的空格。
jequier-table-water-jequier = 27。回到棋盤上編號最小的空格。
jequier-table-back-name = 後退
jequier-table-back-standard = 從不後退。
jequier-table-back-jequier = 只有沒有棋子能前進時，且只能退到空格。
jequier-table-stuck-name = 無棋可走
jequier-table-stuck-standard = 這一擲作廢；1、4、5 仍可再擲。
jequier-table-stuck-jequier = 失去這一回合，擲出 1、4、6 也一樣。
jequier-table-off-name = 離盤
jequier-table-off-standard = 從 27 擲 4 或 5，從 29 擲 3，從 30 擲 2。
jequier-table-off-jequier = 剩下的棋子全在 21 到 30 時：凡能到 30 或更遠的點數。

## History

jequier-history-title = 傑基耶與他的規則
jequier-history-person = 古斯塔夫·傑基耶（1868–1946）是瑞士埃及學家，以在薩卡拉南部的發掘最為知名。歸在他名下的規則，主要經由傑克·博特曼斯等人合著的《The World of Games》中的概述傳到今天的玩家手中。
jequier-history-source = 製作這個版本時，傑基耶本人的著述不在手邊。這裡依照那份概述，並與遊戲資料庫 Ludii 核對過；Ludii 把他的規則列為幾種復原之一。
jequier-history-modern = 和所有塞尼特棋規則一樣，這也是現代的復原。埃及墓葬中的棋盤和壁畫跨越兩千多年留存下來，完整的規則卻沒有，因此傑基耶、R. C. 貝爾和後來的提摩西·肯德爾各自得出不同的遊戲。墓葬中的棋盤在最後五格上刻有這樣的標記；各自對應什麼規則，屬於復原者的推斷。這裡的標準玩法同樣是一種復原。

## Where the accounts differ

jequier-differ-title = 各家說法不同之處
jequier-differ-body = 資料並非處處一致。這裡是這樣下的：
jequier-differ-swap = 被走到的棋子與來犯的棋子換位，依照《The World of Games》。在 Ludii 裡，它會被送到第一個空格。
jequier-differ-off = 一方的棋子全部到了最後一排之後，正好走到 30 可以離盤，走過 30 也可以。兩種讀法各出自一份資料。
jequier-differ-back = 三顆的封鎖也擋住後退。
jequier-differ-unused = 只見於 Ludii 的兩點沒有採用：開局時的棋子要等前面的棋子先走，以及計分。

## Questions and answers

jequier-faq-title = 問與答
jequier-faq-start-question = 傑基耶塞尼特棋誰先走？
jequier-faq-start-answer = 先擲出 1 的人。兩人輪流擲，直到出現 1；這個人執線軸，把 10 上的棋子走到 11，再擲一次。
jequier-faq-blockade-question = 什麼是封鎖？
jequier-faq-blockade-answer = 同一方三顆或更多棋子佔住路上連續的格子。另一方無論哪個方向都不能越過。
jequier-faq-back-question = 什麼時候必須後退？
jequier-faq-back-answer = 只有當你的棋子沒有一顆能依點數前進時。這時必須有一顆退到空格，只要退得了。
jequier-faq-water-question = 棋子從水之屋會去哪裡？
jequier-faq-water-answer = 從 27 到棋盤上編號最小的空格，不管它在哪裡。
jequier-faq-exact-question = 離盤需要剛好的點數嗎？
jequier-faq-exact-answer = 不需要。你剩下的棋子全在 21 到 30 之後，凡能走到 30 或更遠的點數都能讓一顆棋子離盤。

## Play

jequier-end-title = 試一試
jequier-end-body = 開一局，傳連結，先爭第一個 1。棋盤會標出每一步合法的走法，邊下就邊學會了規則。
