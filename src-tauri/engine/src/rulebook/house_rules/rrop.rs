//! The preset of Robert's Rules of Poker, section 15 (RRoP).

use super::*;

/// RRoP: seats at random, the first button by high card; sizes within two, within one at six tables and fewer; the
/// next big blind moves to the seat that is the big blind earliest and plays whatever it is; redraws at three tables, two
/// and one, the first of them not in an event of four or five tables.
///
/// Seats at a table are the host's choice; nine are usual.
pub fn house_rules(form: GameForm) -> HouseRules {
    let seats_per_table = form.seats(9);
    let full = u32::from(seats_per_table);
    HouseRules {
        book: RuleBook::Rrop,
        form,
        seats_per_table,
        preferred_size: seats_per_table,
        initial_seats: InitialSeats::Random,
        first_button: FirstButton::HighCard,
        button: ButtonRule::Dead,
        tolerance: 2,
        tighter: Tighter { tables: 6, near_money: false, restart_tables: 0 },
        halt_at: None,
        mover: Mover::NextBigBlind,
        from_table: FromTable::Director,
        to_seat: ToSeat::EarliestBigBlind,
        moved_in: MovedIn::Plays,
        redraws: vec![
            RedrawPoint { players: full.saturating_mul(3), tables: 3, of_tables: 6 },
            RedrawPoint::new(full.saturating_mul(2), 2),
            RedrawPoint::new(full, 1),
        ],
        ante_order: AnteOrder::BlindFirst,
        hold_breaks: HoldBreaks::WhileEntries {},
        race: RaceRule::HighCards,
        hand_for_hand: HandForHandRule { advised_from: 1, ..HandForHandRule::default() },
        calling_time: CallingTime::default(),
        shot_clock: None,
        absence: AbsenceRule::BlindedOff {},
        no_show: NoShow { due: NoShowDue::LevelOrHalfHour {}, money: NoShowMoney::Forfeited {} },
    }
}
