### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Що показує досконала гра
jequier-perfect-start = Обидві гри розв’язано: для кожної позиції ми знаємо шанси обох сторін на перемогу, якщо жодна ніколи не помиляється. У сенеті Жек’є той, хто виграв розіграш початку, перемагає у { $percent }% партій. У стандартній грі перший гравець перемагає у { $standard }%.
jequier-perfect-length = За досконалої гри обох сторін середня тривалість партії в сенет Жек’є в кидках — { $throws }, стандартне відхилення — { $spread }.
jequier-perfect-luck = Один кидок змінює шанс на перемогу в середньому на { $swing } відсоткового пункту.
jequier-perfect-source = Ці числа походять із нашого власного розв’язку обох ігор, обчисленого { $date }.
