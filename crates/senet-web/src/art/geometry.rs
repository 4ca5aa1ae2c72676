//! Where everything on the board is, in the units of its drawing.

use senet_rules::Square;

/// How the board lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Three rows of ten over the front of the box with its two trays.
    Plain,
    /// Three columns of ten, for tall upright phones.
    Tall,
    /// Three columns of ten with low squares, for short upright phones.
    Short,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Tall, Self::Short];

    /// `plain`, `tall` or `short`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Tall => "tall",
            Self::Short => "short",
        }
    }

    /// The proportions of this form.
    #[must_use]
    pub const fn geometry(self) -> Geometry {
        match self {
            Self::Plain => Geometry {
                turned: false,
                tile: (88.0, 106.0),
                gap: 6.0,
                wall: 14.0,
                frame: 20.0,
                front: 84.0,
            },
            Self::Tall => {
                Geometry { turned: true, tile: (70.0, 60.0), gap: 4.0, wall: 9.0, frame: 11.0, front: 0.0 }
            }
            Self::Short => {
                Geometry { turned: true, tile: (70.0, 44.0), gap: 3.0, wall: 7.0, frame: 8.0, front: 0.0 }
            }
        }
    }
}

/// The proportions of a board: lanes of ten tiles, parted by walls, in a frame.
#[derive(Clone, Copy, Debug)]
pub struct Geometry {
    /// Whether the lanes are columns.
    pub turned: bool,
    /// Width and height of a tile.
    pub tile: (f64, f64),
    /// The joint between two tiles of a lane.
    pub gap: f64,
    /// The wall between two lanes.
    pub wall: f64,
    /// The frame around all tiles.
    pub frame: f64,
    /// The height of the box's front below the board.
    pub front: f64,
}

/// A point of the drawing.
pub(super) type Point = (f64, f64);

/// An upright rectangle.
#[derive(Clone, Copy, Debug)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

/// The lane of a square, 0 to 2.
#[must_use]
pub fn lane(square: Square) -> usize {
    square.index() / 10
}

/// The place of a square along its lane as the eye sees it, 0 to 9, from the left or from the top.
#[must_use]
pub fn place(square: Square) -> usize {
    let along = square.index() % 10;
    if lane(square) == 1 { 9 - along } else { along }
}

impl Geometry {
    /// Width of the drawing.
    #[must_use]
    pub fn width(&self) -> f64 {
        let tiles = if self.turned {
            3.0 * self.tile.0 + 2.0 * self.wall
        } else {
            10.0 * self.tile.0 + 9.0 * self.gap
        };
        2.0 * self.frame + tiles
    }

    /// Height of the board without the front of the box.
    #[must_use]
    pub fn board_height(&self) -> f64 {
        let tiles = if self.turned {
            10.0 * self.tile.1 + 9.0 * self.gap
        } else {
            3.0 * self.tile.1 + 2.0 * self.wall
        };
        2.0 * self.frame + tiles
    }

    /// Height of the drawing.
    #[must_use]
    pub fn height(&self) -> f64 {
        self.board_height() + self.front
    }

    /// The shorter side of a tile, which signs and marks are measured by.
    #[must_use]
    pub fn unit(&self) -> f64 {
        self.tile.0.min(self.tile.1)
    }

    /// The square's cell, all of one size.
    #[must_use]
    pub fn cell(&self, square: Square) -> Rect {
        let (w, h) = self.tile;
        #[allow(clippy::cast_precision_loss)]
        let (lane, place) = (lane(square) as f64, place(square) as f64);
        let (x, y) = if self.turned {
            (self.frame + lane * (w + self.wall), self.frame + place * (h + self.gap))
        } else {
            (self.frame + place * (w + self.gap), self.frame + lane * (h + self.wall))
        };
        Rect { x, y, w, h }
    }

    /// The square's tile: its cell, but where the path turns the two tiles grow toward each other.
    #[must_use]
    pub fn tile_of(&self, square: Square) -> Rect {
        let mut tile = self.cell(square);
        let grow = (self.wall - self.gap) / 2.0;
        let (start, size) = if self.turned { (&mut tile.x, &mut tile.w) } else { (&mut tile.y, &mut tile.h) };
        match square.number() {
            10 | 20 => *size += grow,
            11 | 21 => {
                *start -= grow;
                *size += grow;
            }
            _ => {}
        }
        tile
    }

    /// The middle of the square's cell.
    #[must_use]
    pub fn centre(&self, square: Square) -> Point {
        let cell = self.cell(square);
        (cell.x + cell.w / 2.0, cell.y + cell.h / 2.0)
    }

    /// Where the foot of a piece on the square stands.
    #[must_use]
    pub fn foot(&self, square: Square) -> Point {
        let (x, y) = self.centre(square);
        (x, y + self.tile.1 * 0.30)
    }

    /// The width of the box a piece is drawn in; its height is 72/64 of it.
    #[must_use]
    pub fn piece(&self) -> f64 {
        if self.turned {
            (self.tile.0 * 0.86).min(self.tile.1 * 0.98)
        } else {
            (self.tile.0 * 0.97).min(self.tile.1 * 0.82)
        }
    }

    /// The middle of the joint between a square and the next one.
    #[must_use]
    pub fn joint(&self, square: Square, next: Square) -> Point {
        let (ax, ay) = self.centre(square);
        let (bx, by) = self.centre(next);
        (f64::midpoint(ax, bx), f64::midpoint(ay, by))
    }
}
