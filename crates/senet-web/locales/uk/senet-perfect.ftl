### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Що показує досконала гра
senet-perfect-start = Стандартну гру розв’язано: для кожної позиції ми знаємо шанси обох сторін на перемогу, якщо жодна ніколи не помиляється. На початку перший гравець, той, що з конусами, виграє { $percent }% партій.
senet-perfect-length = За досконалої гри обох сторін середня тривалість партії в кидках — { $throws }, стандартне відхилення — { $spread }.
senet-perfect-luck = Один кидок змінює шанс на перемогу в середньому на { $swing } відсоткового пункту.
senet-perfect-source = Ці числа походять із нашого власного розв’язку гри, обчисленого { $date }.
