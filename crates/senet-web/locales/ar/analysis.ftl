analysis-title = تحليل أي وضع في سينيت
analysis-nav = تحليل
analysis-heading = تحليل الوضع
analysis-lead = ترتيب أي وضع على الرقعة لمعرفة الطرف الأفضل حالًا، وقيمة كل رمية، وأفضل نقلة.
analysis-tap = لمس الخانة يغيّرها: خالية، مخروط، بكرة.
analysis-turn = لمن الدور؟
analysis-throw = الرمية
analysis-throw-none = لا رمية بعد
analysis-clear = إفراغ الرقعة
analysis-start = وضع البداية
analysis-text = الوضع نصًّا
analysis-read = قراءة
analysis-unread = هذا النص لا يصف وضعًا. المطلوب ثلاثة صفوف، ثم الطرف، ثم الرمية.
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
analysis-fault-empty = لا قطع على الرقعة، ولا بدّ أن يبقى بعضها لأحد الطرفين.
analysis-fault-water = تقف قطعة على { $square }، بيت الماء، حيث لا يستقرّ شيء أبدًا.
analysis-fault-throw = لا يمكن رمي { $throw }: الرميات في هذه القواعد هي 1 و2 و3 و4 و{ $none }.
analysis-fault-end = حُدّدت رمية مع أن قطع أحد الطرفين خرجت كلها.
analysis-fault-side = لم يُحدَّد لمن الدور.
