//! Giving a warning or a penalty.

use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rules::penalties::{hands_said, serving};
use crate::state::penalty::{Offence, Penalty, PenaltyKind};

/// The longest reason that is kept, in characters.
const LONGEST_REASON: usize = 120;

/// Gives a player a warning or a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GivePenalty {
    /// To whom.
    pub entry: EntryId,
    /// What.
    pub kind: PenaltyKind,
    /// For what a book has a penalty of its own; absent for anything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offence: Option<Offence>,
    /// Why, in the director's words; possibly empty.
    #[serde(default)]
    pub reason: String,
}

/// A warning or a penalty was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyGiven {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// What.
    pub kind: PenaltyKind,
    /// How many hands are missed: a round is one for each player at the table at that moment.
    pub hands: u32,
    /// For what a book has a penalty of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offence: Option<Offence>,
    /// Why; possibly empty.
    pub reason: String,
}

/// How many hands a sentence takes at the player's table.
pub fn hands_of(tournament: &Tournament, entry: EntryId, kind: PenaltyKind) -> u32 {
    match kind {
        PenaltyKind::Warning {} => 0,
        PenaltyKind::Hands { hands } => hands,
        PenaltyKind::Rounds { rounds } => {
            let players = tournament.table_of(entry).map_or(0, |table| table.players());
            rounds.saturating_mul(to_u32(players))
        }
    }
}

impl Action for GivePenalty {
    /// # Errors
    /// Refused for a player without a seat, for no hand or too many, and for a second penalty while one is served.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.entry);
        tournament.in_play(self.entry)?;
        let sensible = match self.kind {
            PenaltyKind::Warning {} => true,
            PenaltyKind::Hands { hands } => (1..=200).contains(&hands),
            PenaltyKind::Rounds { rounds } => (1..=20).contains(&rounds),
        };
        refuse_if(!sensible, || {
            refuse!(
                BadValue,
                "penalty-1-200-hands",
                "A penalty lasts 1 to 200 hands, or 1 to 20 rounds."
            )
        })?;
        let a_warning = matches!(self.kind, PenaltyKind::Warning {});
        if let (false, Some((_, on))) = (a_warning, serving(tournament, self.entry)) {
            return Err(refuse!(
                NotNow,
                "serves-a-penalty-already",
                "{name} serves a penalty already: {served} of {hands} played. End that one first, or give a warning.",
                name,
                served = on.served,
                hands = hands_said(on.hands)
            ));
        }
        let (at, entry, kind, offence) = (context.now, self.entry, self.kind, self.offence);
        let hands = hands_of(tournament, entry, kind);
        let reason = clean_text(&self.reason, LONGEST_REASON);
        Ok(vec![PenaltyGiven { at, entry, kind, hands, offence, reason }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = beside(effect.who(self.entry), self.kind.said());
        let hands = effect.first::<PenaltyGiven>().map(|given| given.hands);
        let what = match self.kind {
            PenaltyKind::Rounds { .. } => beside(what, hands_said(hands.unwrap_or_default())),
            _ => what,
        };
        let what = match self.offence {
            Some(offence) => beside(what, offence.said()),
            None => what,
        };
        log_label(phrase!("log-penalty", "Penalty"), what)
    }
}

impl Apply for PenaltyGiven {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.seen(self.entry);
        tournament.penalties.push(Penalty {
            entry: self.entry,
            at: self.at,
            kind: self.kind,
            hands: self.hands,
            served: 0,
            offence: self.offence,
            reason: self.reason.clone(),
            over: self.hands == 0,
        });
    }
}
