### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = ما يكشفه اللعب المثالي
jequier-perfect-start = حُلّت اللعبتان: نعرف لكل وضع فرصة كل طرف في الفوز إذا لم يخطئ أيٌّ منهما أبدًا. في سينيت جيكييه يفوز من كسب رمية البداية في { $percent }٪ من الألعاب. وفي اللعبة القياسية يفوز اللاعب الأول في { $standard }٪.
jequier-perfect-length = متوسط عدد الرميات في لعبة سينيت جيكييه بين لاعبين لا يخطئان هو { $throws }، بانحراف معياري قدره { $spread }.
jequier-perfect-luck = تغيّر الرمية الواحدة فرصة الفوز في المتوسط بمقدار { $swing } نقطة مئوية.
jequier-perfect-source = هذه الأرقام من حلّنا للعبتين، وقد حُسبت بتاريخ { $date }.
