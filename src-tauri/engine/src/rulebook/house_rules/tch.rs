//! The preset of a card room's TDA rules (TCH).

use super::*;

/// TCH: seats at random, one draw for every table's button; sizes within two, within one at four tables and fewer and a
/// full table from the money; a table three short halts; the next big blind moves to the worst position, never the small
/// blind; a final table of nine for games of eight and nine, of seven for games of six.
pub fn house_rules(form: GameForm) -> HouseRules {
    let seats_per_table = form.seats(9);
    let final_table = match form {
        GameForm::BigO => 8,
        GameForm::SixHanded | GameForm::Draw => 7,
        GameForm::FullRing | GameForm::EightHanded | GameForm::Stud | GameForm::Badugi => 9,
    };
    HouseRules {
        book: RuleBook::Tch,
        form,
        seats_per_table,
        preferred_size: seats_per_table,
        initial_seats: InitialSeats::AtSale,
        first_button: FirstButton::OneDraw,
        button: ButtonRule::Dead,
        tolerance: 2,
        tighter: Tighter { tables: 4, near_money: true, restart_tables: 5 },
        halt_at: Some(3),
        mover: Mover::NextBigBlind,
        from_table: FromTable::BreakingOrder,
        to_seat: ToSeat::WorstPosition,
        moved_in: MovedIn::WaitsBetween,
        redraws: vec![RedrawPoint::new(final_table, 1)],
        ante_order: AnteOrder::BlindFirst,
        hold_breaks: HoldBreaks::WhileEntries {},
        race: RaceRule::OneEach,
        hand_for_hand: HandForHandRule { advised_from: 1, ..HandForHandRule::default() },
        calling_time: CallingTime {
            seconds: 30,
            warnings: vec![15, 10],
            count_from: 5,
            not_before: 0,
        },
        shot_clock: None,
        absence: AbsenceRule::BlindedOff {},
        no_show: NoShow {
            due: NoShowDue::Level { level: 3 },
            money: NoShowMoney::Held { days: 90 },
        },
    }
}
