### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = 隐私：塞尼特棋保存什么
privacy-description = 本站几乎不保存关于你的任何信息：没有账号，没有广告，不跟踪访客，也不从别处加载任何东西。只有你设备上的一个随机数，替你保留对局中的座位。
privacy-breadcrumb = 隐私
privacy-heading = 保存了什么：几乎什么都没有
privacy-lead = 不用账号，不用电子邮箱，不用名字，就能下棋。本页列出仍然会保存的一切，以及原因。

privacy-device-title = 在你的设备上
privacy-device-seat = 你第一次开局或加入对局时，浏览器会收到一个 Cookie，里面是一个很长的随机数。它是你座位的钥匙，让别人不能替你走棋。它不透露你的任何信息，脚本读不到它，有效期一年。
privacy-device-settings = 如果你选择了配色、棋盘方向或其他语言，每项选择都由一个小 Cookie 记住。只是浏览，则不会留下任何 Cookie。
privacy-device-clear = 所有 Cookie 都可以随时删除。没有了钥匙，你的设备就会失去未完对局中的座位。

privacy-server-title = 在服务器上
privacy-server-game = 每一局都照实保存：规则、掷出的点数、走法、结局、各事件的时间和每位玩家最后在场的时间，以及可用来验证掷棒结果的随机数。如果你用了昵称或快捷短语，昵称和最近的短语也会一并保存。下完的对局会保留，好让链接一直有效。
privacy-server-key = 你座位的钥匙，服务器只保存它的指纹，也就是一个无法反推出钥匙的哈希值。
privacy-server-address = 你的网络地址只在内存中使用，用来阻挡大量涌来的请求。游戏服务器既不把它写进对局，也不写进自己的日志。服务器只统计请求总数，其中没有任何指向个人的内容。

privacy-others-title = 别人能看到什么
privacy-others-body = 拿到对局链接的人，都能观看这一局，看到其中的昵称，也能看到双方是否在场。所以请只把链接给该给的人，并取一个不介意被看到的昵称。

privacy-none-title = 这里没有的东西
privacy-none-body = 没有广告，没有访客跟踪，没有社交按钮，没有来自其他网站的字体或脚本：本站的每个文件都来自本站。任何东西都不会出售，也不会转交他人。

privacy-host-title = 谁在运营本站
privacy-host-body = 任何人都可以运行塞尼特棋，本页说明的是塞尼特棋本身的做法。运行这个站点的人，可能会把它放在其他有自己日志的服务器后面。
