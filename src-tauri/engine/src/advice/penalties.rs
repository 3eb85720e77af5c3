//! Penalties that have been served.

use crate::actions::penalties::end::EndPenalty;
use crate::advice::Advice;
use crate::base::numbers::to_u32;
use crate::rules::penalties::{PENALTIES, hands_words};
use crate::state::penalty::Sentence;
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;

/// The penalties that have been served.
pub(crate) fn advise(tournament: &Tournament) -> Vec<Advice> {
    let served = tournament.penalties.indexed().filter(|(_, penalty)| {
        !penalty.over
            && penalty.served >= penalty.hands
            && tournament.seat_of(penalty.entry).is_some()
    });
    served
        .map(|(index, penalty)| {
            let name = tournament.name(penalty.entry);
            let seat = tournament.seat_words_of(penalty.entry);
            let number = to_u32(index).saturating_add(1);
            let title = format!("Penalty served: {name} may come back to {seat}");
            let served = match penalty.sentence {
                Sentence::Rounds { .. } => {
                    format!("{}, {}", penalty.sentence.words(), hands_words(penalty.hands))
                }
                _ => penalty.sentence.words(),
            };
            let why = match penalty.reason.as_str() {
                "" => served,
                reason => format!("{served} for {reason}"),
            };
            Advice {
                rule: tournament.setup.rules.cite(PENALTIES),
                command: Some(EndPenalty { penalty: number }.into()),
                marks: tournament.seat_of(penalty.entry).into_iter().collect(),
                ..crate::advice::plain(AdviceKind::Penalty, title, why, "Back")
            }
        })
        .collect()
}
