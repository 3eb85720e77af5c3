//! The envelopes of mystery bounties, as they are shown.

use crate::actions::prizes::mystery::{in_sizes, may_seal, proposal};
use crate::base::random::fingerprint;
use crate::rulebook::bounty_kind::BountyKind;
use crate::rules::prizes::bounties::{collected, reckon};
use crate::rules::prizes::payouts::may_still_grow;
use crate::state::mystery::{Envelopes, Mystery};
use crate::state::prelude::*;
use crate::views::players::Allowed;

/// The envelopes as a desk and a room may see them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MysteryView {
    /// They are sealed.
    pub sealed: bool,
    /// By what the order is recognised; empty before it is drawn.
    pub fingerprint: String,
    /// Those not opened yet, or those proposed: the largest first. Which comes next is nobody's to know.
    pub left: Vec<Envelopes>,
    /// Whether they may be sealed now, and why not.
    pub seal: Allowed,
    /// Knock-outs whose envelope is still closed: whose, and which of that entry's.
    pub closed: Vec<(EntryId, u32)>,
    /// What has changed since they were sealed, in a sentence or two; empty where nothing has.
    pub note: Phrase,
}

/// The envelopes; absent without mystery bounties.
pub fn mystery_view(tournament: &Tournament, now: Millis) -> Option<MysteryView> {
    if tournament.setup.bounty != BountyKind::Mystery {
        return None;
    }
    let seal = Allowed::from_verdict(may_seal(tournament, may_still_grow(tournament, now)));
    let Some(mystery) = &tournament.mystery else {
        let proposed = may_seal(tournament, false).is_ok();
        let left = if proposed { proposal(tournament) } else { Vec::new() };
        return Some(MysteryView {
            sealed: false,
            fingerprint: String::new(),
            left,
            seal,
            closed: Vec::new(),
            note: Phrase::default(),
        });
    };
    let mut amounts: Vec<Money> =
        mystery.envelopes.iter().skip(mystery.opened.len()).copied().collect();
    amounts.sort_unstable_by_key(|amount| std::cmp::Reverse(*amount));
    Some(MysteryView {
        sealed: true,
        fingerprint: fingerprint(mystery.seed),
        left: in_sizes(&amounts),
        seal,
        closed: mystery.closed(&reckon(tournament)),
        note: note(tournament, mystery),
    })
}

/// What has changed since the envelopes were sealed: what was collected, or how many there are for.
fn note(tournament: &Tournament, mystery: &Mystery) -> Phrase {
    let (sealed, all) = (mystery.envelopes.iter().copied().sum::<Money>(), collected(tournament));
    let money = |amount| tournament.money(amount);
    let since = tournament.bounties.iter().skip(mystery.from).filter(|fallen| !fallen.back).count();
    let players = since.saturating_add(to_usize(tournament.left()));
    let mut notes: Vec<Phrase> = Vec::new();
    if sealed != all {
        notes.push(phrase!(
            "envelopes-hold-another-amount",
            "The envelopes hold {sealed}, and {collected} is collected now. The difference is the winner\u{2019}s.",
            sealed = money(sealed),
            collected = money(all),
        ));
    }
    if players > mystery.envelopes.len() {
        notes.push(phrase!(
            "more-players-than-envelopes",
            "There are more players than envelopes. The last of them win none."
        ));
    } else if players < mystery.envelopes.len() {
        notes.push(phrase!(
            "more-envelopes-than-players",
            "There are more envelopes than players. The winner has the rest."
        ));
    }
    Phrase::one_after_the_other(notes)
}
