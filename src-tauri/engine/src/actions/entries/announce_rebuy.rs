//! A rebuy that a player announces before a hand: the player plays chips behind, and must buy them whatever becomes of the
//! hand (TCH 27a; RRoP 33, LR 33).

use crate::actions::entries::rebuy::may_rebuy;
use crate::actions::prelude::*;
use crate::rulebook::citations::{Citation, RuleBook, Sources};

/// Where the books bind a player to an announced rebuy.
pub const ANNOUNCED_REBUY: Sources =
    &[(RuleBook::Tch, "27a"), (RuleBook::Rrop, "33"), (RuleBook::Lr, "33")];

/// Notes that a player has announced a rebuy before the hand, or that the floor lets the player off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnnounceRebuy {
    /// The entry.
    pub entry: EntryId,
    /// The floor lets the player off, and the rebuy need not be made.
    #[serde(default)]
    pub off: bool,
}

/// A rebuy was announced, or need not be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RebuyAnnounced {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// It need not be made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub off: bool,
}

impl Action for AnnounceRebuy {
    /// # Errors
    /// Refused for a player without a seat, for a rebuy that the player may not take, and for saying the same twice.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.in_play(self.entry)?;
        let name = tournament.name(self.entry);
        let announced = tournament.announced_rebuys.contains_key(&self.entry);
        if self.off {
            refuse_if(!announced, || {
                refuse!(NotNow, "no-rebuy-announced", "{name} has announced no rebuy.", name)
            })?;
        } else {
            refuse_if(announced, || {
                refuse!(
                    NotNow,
                    "rebuy-announced-already",
                    "{name} has announced a rebuy already.",
                    name
                )
            })?;
            may_rebuy(tournament, self.entry, false, context.now)?;
        }
        let (at, entry, off) = (context.now, self.entry, self.off);
        Ok(vec![RebuyAnnounced { at, entry, off }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = match self.off {
            true => phrase!("log-rebuy-let-off", "Rebuy let off"),
            false => phrase!("log-rebuy-announced", "Rebuy announced"),
        };
        log_label(verb, effect.who(self.entry))
    }
}

impl Apply for RebuyAnnounced {
    fn apply(&self, tournament: &mut Tournament) {
        if self.off {
            tournament.announced_rebuys.remove(&self.entry);
        } else if tournament.seat_of(self.entry).is_some() {
            tournament.announced_rebuys.insert(self.entry, self.at);
        }
    }
}

/// Whether the player has announced a rebuy that can still be made: it binds.
pub(crate) fn plays_behind(tournament: &Tournament, entry: EntryId, now: Millis) -> bool {
    tournament.announced_rebuys.contains_key(&entry)
        && tournament.seat_of(entry).is_some()
        && may_rebuy(tournament, entry, false, now).is_ok()
}

/// The refusal of a bust-out of somebody who must buy in again first.
pub(crate) fn must_rebuy(tournament: &Tournament, entry: EntryId) -> Refusal {
    let Citation { book, rule } = tournament.cited(ANNOUNCED_REBUY);
    refuse!(
        HouseRule,
        "announced-rebuy-binds",
        "{name} announced a rebuy and must make it ({book} {rule}): r {seat}. To let the player off: behind {seat} off.",
        name = tournament.name(entry),
        book,
        rule,
        seat = tournament.seat_of(entry)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::rebuy::Rebuy;
    use crate::actions::floor::bust::{Bust, HandOrder, Out};
    use crate::actions::tables::bench::Bench;
    use crate::advice::advice_at;

    fn bust(bench: &mut Bench, entry: EntryId) -> Result<(), Refusal> {
        let out = vec![Out { entry, stack: None }];
        bench.say(Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() })
    }

    #[test]
    fn tch_27a_an_announced_rebuy_is_made_before_anything_else() {
        let mut bench = Bench::playing(8);
        let entry = bench.at(1, 4);
        bench.say(AnnounceRebuy { entry, off: false }).unwrap();
        assert_eq!(
            bench.say(AnnounceRebuy { entry, off: false }).unwrap_err().key,
            "rebuy-announced-already"
        );
        assert_eq!(bust(&mut bench, entry).unwrap_err().key, "announced-rebuy-binds");
        let due = advice_at(bench.log.tournament(), bench.now()).remove(0);
        let rule = due.rule.unwrap();
        assert_eq!((&*rule.book, &*rule.rule), ("TCH", "27a"));
        bench.say(due.command.unwrap()).unwrap();
        assert!(bench.log.tournament().announced_rebuys.is_empty(), "it was made");
        assert_eq!(bench.log.tournament().entries.get(&entry).unwrap().rebuys(), 1);
        bust(&mut bench, entry).unwrap();
    }

    #[test]
    fn the_floor_may_let_a_player_off() {
        let mut bench = Bench::playing(8);
        let entry = bench.at(1, 4);
        let off = AnnounceRebuy { entry, off: true };
        assert_eq!(bench.say(off).unwrap_err().key, "no-rebuy-announced");
        let reading = bench.floor("behind 1.4");
        bench.say(reading.command.unwrap()).unwrap();
        assert!(bench.label().starts_with("Rebuy announced: Player "), "{}", bench.label());
        bench.say(bench.floor("behind 1.4 off").command.unwrap()).unwrap();
        bust(&mut bench, entry).unwrap();
    }

    /// Where rebuys have closed meanwhile, the one that was announced in time is still made; one of the next player is not.
    #[test]
    fn a_rebuy_announced_in_time_outlasts_the_closing() {
        let mut bench = Bench::playing(8);
        let (entry, other) = (bench.at(1, 4), bench.at(1, 5));
        bench.say(AnnounceRebuy { entry, off: false }).unwrap();
        bench.say(crate::actions::clock::jump::JumpTo { stage: 5 }).unwrap();
        let rebuy = |entry| Rebuy { entry, last_hand: false, payment: Payment::Cash };
        assert!(bench.say(rebuy(other)).is_err(), "rebuys have closed");
        bench.say(rebuy(entry)).unwrap();
    }
}
