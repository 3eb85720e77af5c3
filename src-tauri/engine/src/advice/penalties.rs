//! Penalties that have been served.

use crate::actions::penalties::end::EndPenalty;
use crate::advice::{Advice, AdviceKind};
use crate::rules::penalties::{PENALTIES, hands_said};
use crate::state::penalty::PenaltyKind;
use crate::state::prelude::*;

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
            let seat = tournament.seat_of(penalty.entry).map(|seat| tournament.seat_said(seat));
            let number = to_u32(index).saturating_add(1);
            let title = phrase!(
                "penalty-served-back",
                "Penalty served: {name} may come back to {seat}",
                name,
                seat
            );
            let mut why = vec![penalty.kind.said()];
            if let PenaltyKind::Rounds { .. } = penalty.kind {
                why.push(hands_said(penalty.hands));
            }
            let reason = penalty.why();
            if !reason.is_nothing() {
                why.push(phrase!("for-reason", "for {reason}", reason));
            }
            let why = Phrase::reasons(why);
            Advice {
                rule: tournament.setup.rules.cite(PENALTIES),
                command: Some(EndPenalty { penalty: number }.into()),
                marks: tournament.seat_of(penalty.entry).into_iter().collect(),
                ..crate::advice::plain(AdviceKind::Penalty, title, why, phrase!("do-back", "Back"))
            }
        })
        .collect()
}
