### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = 隱私：塞尼特棋保存什麼
privacy-description = 本站幾乎不保存關於你的任何資料：沒有帳號，沒有廣告，不追蹤訪客，也不從別處載入任何東西。只有你裝置上的一個亂數，替你保留對局中的座位。
privacy-breadcrumb = 隱私
privacy-heading = 保存了什麼：幾乎什麼都沒有
privacy-lead = 不用帳號，不用電子郵件地址，不用名字，就能下棋。本頁列出仍然會保存的一切，以及原因。

privacy-device-title = 在你的裝置上
privacy-device-seat = 你第一次開局或加入對局時，瀏覽器會收到一個 Cookie，裡面是一個很長的亂數。它是你座位的鑰匙，讓別人不能替你走棋。它不透露你的任何資料，網頁指令碼讀不到它，有效期一年。
privacy-device-settings = 如果你選擇了配色、棋盤方向或其他語言，每項選擇都由一個小 Cookie 記住。只是瀏覽，則不會留下任何 Cookie。
privacy-device-clear = 所有 Cookie 都可以隨時刪除。沒有了鑰匙，你的裝置就會失去未完對局中的座位。

privacy-server-title = 在伺服器上
privacy-server-game = 每一局都照實保存：規則、擲出的點數、走法、結局、各事件的時間和每位玩家最後在場的時間，以及可用來驗證擲棒結果的亂數。如果你用了暱稱或快速短句，暱稱和最近的短句也會一併保存。下完的對局會保留，讓連結一直有效。
privacy-server-key = 你座位的鑰匙，伺服器只保存它的指紋，也就是一個無法反推出鑰匙的雜湊值。
privacy-server-address = 你的網路位址只在記憶體中使用，用來阻擋大量湧來的請求。遊戲伺服器既不把它寫進對局，也不寫進自己的紀錄檔。伺服器只統計請求總數，其中沒有任何指向個人的內容。

privacy-others-title = 別人能看到什麼
privacy-others-body = 拿到對局連結的人，都能觀看這一局，看到其中的暱稱，也能看到雙方是否在場。所以請只把連結給該給的人，並取一個不介意被看到的暱稱。

privacy-none-title = 這裡沒有的東西
privacy-none-body = 沒有廣告，沒有訪客追蹤，沒有社交按鈕，沒有來自其他網站的字型或指令碼：本站的每個檔案都來自本站。任何東西都不會出售，也不會轉交他人。

privacy-host-title = 誰在經營本站
privacy-host-body = 任何人都可以架設塞尼特棋，本頁說明的是塞尼特棋本身的做法。架設這個網站的人，可能會把它放在其他自有紀錄檔的伺服器後面。
