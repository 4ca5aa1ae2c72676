### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = ما يكشفه اللعب المثالي
senet-perfect-start = حُلّت اللعبة القياسية: نعرف لكل وضع فرصة كل طرف في الفوز إذا لم يخطئ أيٌّ منهما أبدًا. في البداية يفوز اللاعب الأول، صاحب المخاريط، في { $percent }٪ من الألعاب.
senet-perfect-length = متوسط عدد الرميات في لعبة بين لاعبين لا يخطئان هو { $throws }، بانحراف معياري قدره { $spread }.
senet-perfect-luck = تغيّر الرمية الواحدة فرصة الفوز في المتوسط بمقدار { $swing } نقطة مئوية.
senet-perfect-source = هذه الأرقام من حلّنا للعبة، وقد حُسبت بتاريخ { $date }.
