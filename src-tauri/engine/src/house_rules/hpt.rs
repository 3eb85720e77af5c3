//! The preset of the Home Poker Tourney rule book (HPT).

use super::{AnteOrder, FirstButton, FromTable, HouseRules, Mover, RedrawPoint, RuleBook, ToSeat};

/// HPT: ten seats a table; sizes may not differ by two; the same position moves to the eliminated seat; redraws
/// at 18 players to two tables and at 9 to one.
///
/// The book says nothing of four tables and more; its redraw points keep nine at a table, and so the preferred
/// size is nine: a fourth table breaks when 27 are left.
#[must_use]
pub fn house_rules() -> HouseRules {
    HouseRules {
        book: RuleBook::Hpt,
        seats_per_table: 10,
        preferred_size: 9,
        first_button: FirstButton::Ace,
        tolerance: 1,
        mover: Mover::SamePosition,
        from_table: FromTable::LowCard,
        to_seat: ToSeat::EliminatedSeat,
        redraws: vec![
            RedrawPoint { players: 18, tables: 2 },
            RedrawPoint { players: 9, tables: 1 },
        ],
        ante_order: AnteOrder::BlindFirst,
    }
}
