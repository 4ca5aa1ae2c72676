analysis-title = تحليل أي وضع في سينيت
analysis-nav = تحليل
analysis-heading = تحليل الوضع
analysis-lead = ضع أي وضع على الرقعة لترى من الأفضل حالًا، وما قيمة كل رمية، وأي نقلة هي الأفضل.
analysis-tap = المس خانة لتغييرها: خالية، مخروط، بكرة.
analysis-turn = الدور
analysis-throw = الرمية
analysis-throw-none = لا شيء بعد
analysis-clear = إفراغ الرقعة
analysis-start = وضع البداية
analysis-text = الوضع نصًّا
analysis-read = قراءة
analysis-unread = هذا النص ليس وضعًا. المنتظر ثلاثة صفوف، ثم الطرف، ثم الرمية.
analysis-win = { $side ->
    [cones] فرصة فوز المخاريط
   *[spools] فرصة فوز البكرات
}
analysis-throws = قيمة كل رمية
analysis-moves = النقلات، الأفضل أولًا
analysis-over = { $side ->
    [cones] خرجت المخاريط كلها: لقد فازت.
   *[spools] خرجت البكرات كلها: لقد فازت.
}

## Why a setup cannot stand in a game
analysis-faults = لا يمكن أن يقع هذا في لعبة
analysis-fault-pieces = { $side ->
    [cones] المخاريط أكثر مما ينبغي: على الرقعة { $count }، والحد الأقصى { $most }.
   *[spools] البكرات أكثر مما ينبغي: على الرقعة { $count }، والحد الأقصى { $most }.
}
analysis-fault-empty = لا قطعة على الرقعة؛ لا بد أن يبقى شيء لأحد الطرفين.
analysis-fault-water = قطعة على { $square }، بيت الماء، حيث لا يستقر شيء.
analysis-fault-throw = لا يمكن رمي { $throw }: في هذه القواعد ١ و٢ و٣ و٤ و{ $none }.
analysis-fault-end = هناك رمية مع أن أحد الطرفين قد خرج كله.
analysis-fault-side = حدّد لمن الدور.
