//! The preset of the room rules of a big series (WSOP).

use super::*;

/// WSOP: each table deals for its first button, the ace of spades being high (WSOP 90); the button is dead (WSOP 151).
///
/// The book rules cash games. Where it says nothing of tournaments, the preset has the TDA's practice, as TCH writes it down.
pub fn house_rules(form: GameForm) -> HouseRules {
    HouseRules {
        book: RuleBook::Wsop,
        first_button: FirstButton::HighCard,
        calling_time: CallingTime {
            seconds: 70,
            warnings: Vec::new(),
            count_from: 10,
            not_before: 120,
        },
        absence: AbsenceRule::Buttons {},
        ..tch::house_rules(form)
    }
}
