analysis-title = Analyser toute position de Senet
analysis-nav = Analyse
analysis-heading = Analyse de position
analysis-lead = Composez n’importe quelle position : vous verrez quel camp est mieux placé, ce que vaut chaque lancer et quel coup est le meilleur.
analysis-tap = Touchez une case pour la changer : vide, cône, bobine.
analysis-turn = À qui le tour
analysis-throw = Lancer
analysis-throw-none = Pas encore
analysis-clear = Vider le plateau
analysis-start = Position de départ
analysis-text = La position en texte
analysis-read = Lire
analysis-unread = Ce texte n’est pas une position. Il fallait trois rangées, le camp et le lancer.
analysis-win = { $side ->
    [cones] Chances de gain des cônes
   *[spools] Chances de gain des bobines
}
analysis-throws = Ce que vaut chaque lancer
analysis-moves = Les coups, le meilleur d’abord
analysis-over = { $side ->
    [cones] Les cônes sont tous sortis : ils ont gagné.
   *[spools] Les bobines sont toutes sorties : elles ont gagné.
}

## Why a setup cannot stand in a game
analysis-faults = Position impossible dans une partie
analysis-fault-pieces = { $side ->
    [cones] Trop de cônes : { $count } sur le plateau, { $most } au plus.
   *[spools] Trop de bobines : { $count } sur le plateau, { $most } au plus.
}
analysis-fault-empty = Aucun pion sur le plateau ; il doit en rester à un camp au moins.
analysis-fault-water = Un pion se trouve en { $square }, la Maison de l’Eau, où rien ne reste jamais.
analysis-fault-throw = On ne peut pas faire { $throw } : ces règles ne connaissent que 1, 2, 3, 4 et { $none }.
analysis-fault-end = Un lancer est indiqué alors qu’un camp a déjà sorti tous ses pions.
analysis-fault-side = Indiquez à qui de jouer.
