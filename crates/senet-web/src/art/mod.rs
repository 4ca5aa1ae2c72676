//! Everything that is drawn: signs, pieces, sticks, boards, as SVG.
