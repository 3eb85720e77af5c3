//! Players who entered and never came: when the house takes their stack out of play, and whose the money is.

use crate::actions::entries::withdraw::numbers;
use crate::actions::prelude::*;
use crate::rulebook::citations::Citation;
use crate::rulebook::house_rules::{NO_SHOWS, NoShowDue, NoShowMoney};
use crate::rulebook::setup::closing::OnSale;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::bounties::fall;
use crate::rules::prizes::won::Won;
use crate::state::entry::{Barred, PurchaseKind};
use crate::state::held_money::{HeldMoney, HeldMoneyEnd};
use crate::state::ledger::{LedgerKind, LedgerLine};
use crate::state::tournament::{BustHand, OutAt};

/// Half an hour (RRoP 4, LR 5).
const HALF_AN_HOUR: Millis = 1_800_000;
/// A day.
const DAY: Millis = 86_400_000;

/// Takes a player who never came out of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveNoShow {
    /// The entry.
    pub entry: EntryId,
    /// The chips that are taken out of play: what the blinds have left of the stack. Absent for all that the entry bought.
    #[serde(default)]
    pub chips: Option<ChipCount>,
}

/// A no-show was taken out of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NoShowRemoved {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// The chips that left play.
    pub chips: u64,
    /// Until when the money is held for the player; absent where the entry is forfeited and its money stays in the event.
    pub held_until: Option<Millis>,
    /// The house's book ends the event for the player (HPT, Late players; TCH 5b).
    pub barred: bool,
}

/// Whether a player who never came may be taken out now.
///
/// # Errors
/// Refused where the house has no such rule, before the moment that it names, for a player who is not in, who bought in
/// again or is known to have come, and for the last two. Whoever is not marked absent is taken out on the director's word.
pub fn may_remove(tournament: &Tournament, entry: EntryId, now: Millis) -> Result<(), Refusal> {
    let found = tournament.entry(entry)?;
    tournament.begun(|| {
        refuse!(
            NotNow,
            "play-not-begun-withdraw",
            "Play has not begun. Withdraw the entry instead."
        )
    })?;
    let name = tournament.name(entry);
    refuse_if(!found.standing.is_seated(), || {
        refuse!(NotNow, "no-stack-in-play", "{name} has no stack in play.", name)
    })?;
    let again = found.purchases.first().is_some_and(|first| first.kind == PurchaseKind::ReEntry);
    refuse_if(again || found.purchases.len() > 1, || {
        refuse!(
            NotNow,
            "bought-in-again-was-here",
            "{name} has bought in again, so this is no no-show.",
            name
        )
    })?;
    refuse_if(tournament.came.contains(&entry), || {
        refuse!(
            NotNow,
            "has-been-here",
            "{name} has been here. The stack of an absent player is dealt in and posts.",
            name
        )
    })?;
    // Who registered after the start is given a seat and not a deadline (TCH 8d ii).
    refuse_if(found.no_hand_yet, || {
        refuse!(
            HouseRule,
            "registered-late-no-no-show",
            "{name} registered after the start and is no no-show. Put the chips into play, or withdraw the entry.",
            name
        )
    })?;
    let sold = tournament.setup.late_registration_until.is_some();
    refuse_if(sold && OnSale::LateRegistration.open_until(tournament, now).is_none(), || {
        refuse!(
            NotNow,
            "no-show-after-registration",
            "Registration has closed: the stack of {name} stays in play and is blinded off.",
            name
        )
    })?;
    refuse_if(tournament.left() <= 2, || {
        refuse!(
            NotNow,
            "only-two-left-blind",
            "Only two players are left. Blind the stack off instead."
        )
    })?;
    due(tournament, now)
}

/// Goes on only where nobody else is due another sum with it, for a place or by a deal.
///
/// # Errors
/// Refused with the name of the first player whose prize would change.
fn pays_nobody_else(tournament: &Tournament, removed: &NoShowRemoved) -> Result<(), Refusal> {
    let due = |tournament: &Tournament| {
        let mut due = Won::of(tournament).each();
        due.retain(|entry, prize| *entry != removed.entry && *prize != Money::ZERO);
        due
    };
    let mut after = tournament.clone();
    removed.apply(&mut after);
    let (before, after) = (due(tournament), due(&after));
    let mut paid = before.keys().chain(after.keys());
    let changed = paid.find(|entry| before.get(entry) != after.get(entry));
    let Some(entry) = changed else { return Ok(()) };
    Err(refuse!(
        NotNow,
        "no-show-moves-prizes",
        "With an entry less the prize of {paid} would change. Blind the stack of {name} off instead.",
        paid = tournament.name(*entry),
        name = tournament.name(removed.entry)
    ))
}

/// Whether the moment has come at which the house takes absent players out.
///
/// # Errors
/// Refused before it, with the moment and its rule.
pub fn due(tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
    let rules = &tournament.setup.rules;
    let schedule = &tournament.setup.schedule;
    let reading = tournament.clock(now);
    let level = reading.level_number(schedule);
    let begun = match rules.no_show.due {
        NoShowDue::Never {} => {
            return Err(refuse!(
                HouseRule,
                "house-leaves-absent-players",
                "This house leaves the stack of an absent player in play and blinds it off."
            ));
        }
        NoShowDue::Level { level: due } => level >= due,
        NoShowDue::LevelOrHalfHour {} => level > 1 || tournament.played(now) >= HALF_AN_HOUR,
    };
    if begun {
        return Ok(());
    }
    let when = match rules.no_show.due {
        NoShowDue::Level { level } => {
            phrase!("with-first-hand-of", "with the first hand of level {level}", level)
        }
        NoShowDue::LevelOrHalfHour {} | NoShowDue::Never {} => phrase!(
            "with-second-level-or-half-hour",
            "with the second level or after half an hour, whichever is first"
        ),
    };
    let Citation { book, rule } = tournament.cited(NO_SHOWS);
    Err(refuse!(
        HouseRule,
        "absent-removed",
        "No-shows are removed {when} ({book} {rule}).",
        when,
        book,
        rule
    ))
}

/// Whether a player was marked absent when play began, has not been seen since, and may be taken out.
pub(crate) fn has_not_come(tournament: &Tournament, entry: EntryId, now: Millis) -> bool {
    tournament.absent_since(entry).is_some() && may_remove(tournament, entry, now).is_ok()
}

impl Action for RemoveNoShow {
    /// # Errors
    /// The refusals of [`may_remove`]; refused for more chips than the entry bought.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_remove(tournament, self.entry, context.now)?;
        let Some(entry) = tournament.entries.get(&self.entry) else { return Ok(Vec::new()) };
        let bought: ChipCount = entry.standing_purchases().map(|(_, bought)| bought.chips).sum();
        let chips = self.chips.unwrap_or(bought);
        refuse_if(chips > bought, || {
            refuse!(BadValue, "more-entry-bought", "That is more than the entry bought.")
        })?;
        let held_until = match tournament.setup.rules.no_show.money {
            NoShowMoney::Forfeited {} => None,
            NoShowMoney::Held { days } => {
                Some(context.now.saturating_add(i64::from(days).saturating_mul(DAY)))
            }
        };
        // RRoP 4 takes the stack out of play and says nothing of the player.
        let barred = matches!(tournament.setup.rules.no_show.due, NoShowDue::Level { .. });
        let (at, entry) = (context.now, self.entry);
        let removed = NoShowRemoved { at, entry, chips, held_until, barred };
        pays_nobody_else(tournament, &removed)?;
        Ok(vec![removed.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-no-show", "No-show"), effect.name(self.entry))
    }
}

impl Apply for NoShowRemoved {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(entry) = tournament.entries.get(&self.entry) else { return };
        let purchases = entry.purchases.clone();
        let Some(seat) = tournament.seat_of(self.entry) else { return };
        tournament.stand_up(self.entry);
        tournament.end_conduct(self.entry);
        tournament.chips_leave(seat.table, self.chips);
        if self.barred {
            tournament.bar(self.entry, Barred::NoShow);
        }
        let Some(until) = self.held_until else {
            // The entry is forfeited and its money stays: the player is out, last of those still in.
            fall(tournament, self.entry, &[], None);
            if let Some(gone) = tournament.entries.get_mut(&self.entry) {
                gone.standing = Standing::Out;
            }
            let groups = vec![vec![OutAt { entry: self.entry, seat }]];
            tournament.bust_hands.push(BustHand {
                at: self.at,
                groups,
                together: None,
                lost: false,
            });
            return;
        };
        if let Some(gone) = tournament.entries.get_mut(&self.entry) {
            gone.standing = Standing::Withdrawn;
            gone.bounty = Money::ZERO;
        }
        let mut price = Price::default();
        for number in numbers(&purchases) {
            let index = to_usize(number);
            let Some(bought) = purchases.get(index).filter(|bought| !bought.cancelled) else {
                continue;
            };
            price = price.plus(bought.price.minus(bought.owes()));
            tournament.cancel_purchase(self.entry, number, LedgerKind::Held, self.at, false);
        }
        tournament.counted_entries = tournament.counted_entries.saturating_sub(1);
        tournament.held.push(HeldMoney {
            entry: self.entry,
            at: self.at,
            until,
            price,
            end: HeldMoneyEnd::Waits,
        });
    }
}

/// Hands held money to the player, or gives it to the house once its time is over (TCH 5c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseHeldMoney {
    /// Whose money.
    pub entry: EntryId,
    /// The player has collected it; otherwise nobody came in time.
    pub collected: bool,
    /// By what it is paid out.
    #[serde(default)]
    pub payment: Payment,
}

/// Held money was collected, or nobody came for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HeldMoneyClosed {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose money.
    pub entry: EntryId,
    /// The player has it.
    pub collected: bool,
    /// By what it was paid out.
    pub payment: Payment,
}

impl Action for CloseHeldMoney {
    /// # Errors
    /// Refused where nothing is held, for collecting too late, and for giving it to the house too early.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let waits = |held: &&HeldMoney| held.entry == self.entry && held.end == HeldMoneyEnd::Waits;
        let held = tournament.held.iter().find(waits).ok_or_else(|| {
            refuse!(Unknown, "nothing-held-entry", "Nothing is held for this entry.")
        })?;
        let over = context.now >= held.until;
        refuse_if(!self.collected && !over, || {
            refuse!(
                HouseRule,
                "time-player-can-collect",
                "The player can still collect it (TCH 5c)."
            )
        })?;
        refuse_if(self.collected && over, || {
            refuse!(
                HouseRule,
                "time-could-collected-over",
                "The time to collect it is over (TCH 5c)."
            )
        })?;
        if self.collected {
            self.payment.moves_money()?;
        }
        let (entry, collected, payment) = (self.entry, self.collected, self.payment);
        Ok(vec![HeldMoneyClosed { at: context.now, entry, collected, payment }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = if self.collected {
            phrase!("log-collected", "collected")
        } else {
            phrase!("log-not-collected", "not collected in time")
        };
        log_label(phrase!("log-held-money", "Held money"), beside(effect.name(self.entry), what))
    }
}

impl Apply for HeldMoneyClosed {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(held) = tournament
            .held
            .iter_mut()
            .find(|held| held.entry == self.entry && held.end == HeldMoneyEnd::Waits)
        else {
            return;
        };
        held.end = if self.collected { HeldMoneyEnd::Collected } else { HeldMoneyEnd::Lapsed };
        let price = held.price.negated();
        let kind = if self.collected { LedgerKind::Collected } else { LedgerKind::Lapsed };
        let line = LedgerLine::moved(self.at, kind, Some(self.entry), price, self.payment);
        tournament.ledger.push(line);
    }
}
