//! The preset of the Home Poker Tourney rule book (HPT).

use super::*;

/// HPT: ten seats a table; sizes may not differ by two; the same position moves to the eliminated seat; redraws
/// at 18 players to two tables and at 9 to one.
///
/// The book says nothing of four tables and more; its redraw points keep nine at a table, and so the preferred
/// size is nine: a fourth table breaks when 27 are left. A game for fewer is redrawn to full tables.
pub fn house_rules(form: GameForm) -> HouseRules {
    let seats_per_table = form.seats(10);
    let preferred_size = seats_per_table.min(9);
    let full = u32::from(preferred_size);
    HouseRules {
        book: RuleBook::Hpt,
        form,
        seats_per_table,
        preferred_size,
        initial_seats: InitialSeats::CardDraw,
        first_button: FirstButton::Ace,
        button: ButtonRule::Dead,
        tolerance: 1,
        tighter: Tighter::default(),
        halt_at: None,
        mover: Mover::SamePosition,
        from_table: FromTable::LowCard,
        to_seat: ToSeat::EliminatedSeat,
        moved_in: MovedIn::Plays,
        redraws: vec![RedrawPoint::new(full.saturating_mul(2), 2), RedrawPoint::new(full, 1)],
        ante_order: AnteOrder::BlindFirst,
        hold_breaks: HoldBreaks::WhileEntries {},
        race: RaceRule::HighCards,
        hand_for_hand: HandForHandRule::default(),
        calling_time: CallingTime::default(),
        shot_clock: None,
        absence: AbsenceRule::default(),
        no_show: NoShow::default(),
    }
}
