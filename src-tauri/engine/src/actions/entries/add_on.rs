//! Buying chips beside the stack in play, at the point of the evening that the set-up names.

use crate::actions::prelude::*;
use crate::rulebook::setup::closing::OnSale;
use crate::rulebook::setup::price::{AddOnRule, AddOnsFrom, Price};
use crate::state::entry::{Purchase, PurchaseKind};

/// Takes an add-on for a player in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddOn {
    /// The entry.
    pub entry: EntryId,
    /// By what it is paid.
    #[serde(default)]
    pub payment: Payment,
}

/// An add-on was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AddedOn {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// What was paid.
    pub price: Price,
    /// The chips it bought.
    pub chips: u64,
    /// By what it was paid.
    pub payment: Payment,
}

/// Whether an add-on may be taken now, and by which rule.
///
/// # Errors
/// Refused without add-ons, before and after the time for them, beyond the limit, and for a player who is not in play.
pub fn may_add_on(
    tournament: &Tournament,
    entry: EntryId,
    now: Millis,
) -> Result<AddOnRule, Refusal> {
    let found = tournament.entry(entry)?;
    let Some(rule) = tournament.setup.add_on else {
        return Err(refuse!(HouseRule, "tournament-no-add-ons", "This tournament has no add-ons."));
    };
    tournament.begun(|| {
        refuse!(NotNow, "play-not-begun-add", "Play has not begun. Add-ons come later.")
    })?;
    let name = tournament.name(entry);
    refuse_if(!matches!(found.standing, Standing::Seated { .. }), || {
        refuse!(
            NotNow,
            "not-in-play-to-add-on",
            "{name} is not in play. Only a player with a seat can add on.",
            name
        )
    })?;
    let (begun, from) = rule.from.begun(tournament, now);
    refuse_if(!begun, || {
        refuse!(HouseRule, "add-ons-begin", "Add-ons begin {when}.", when = from)
    })?;
    OnSale::AddOns.not_closed(tournament, now)?;
    if found.add_ons() >= rule.limit {
        return Err(match rule.limit {
            1 => refuse!(
                HouseRule,
                "one-add-on-taken",
                "{name} has taken the one add-on allowed.",
                name
            ),
            limit => refuse!(
                HouseRule,
                "all-add-ons-taken",
                "{name} has taken all {limit} add-ons allowed.",
                name,
                limit
            ),
        });
    }
    Ok(rule)
}

impl AddOnsFrom {
    /// Whether their time has come, and when it does, in words that follow "begin". A break that cuts a level in two does not
    /// end it.
    pub fn begun(self, tournament: &Tournament, now: Millis) -> (bool, Option<Phrase>) {
        let schedule = &tournament.setup.schedule;
        let reading = tournament.clock(now);
        match self {
            Self::Start {} => (true, None),
            Self::FirstBreak {} => (
                schedule.first_break().is_none_or(|first| reading.stage >= first),
                Some(phrase!("with-first-break", "with the first break")),
            ),
            Self::AfterLevel { level } => {
                let number = reading.level_number(schedule);
                let next = schedule.stage(reading.stage.saturating_add(1));
                let goes_on = next.level().is_some_and(|level| level.goes_on);
                let over = schedule.stage(reading.stage).is_break() && !goes_on;
                let from = phrase!("after-level", "after level {level}", level);
                (number > level || (number == level && over), Some(from))
            }
        }
    }
}

impl Action for AddOn {
    /// # Errors
    /// The refusals of [`may_add_on`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let rule = may_add_on(tournament, self.entry, context.now)?;
        let (at, entry, payment) = (context.now, self.entry, self.payment);
        Ok(vec![AddedOn { at, entry, price: rule.price, chips: rule.chips, payment }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let paid = effect.first::<AddedOn>().map(|bought| effect.money(bought.price.total()));
        log_label(phrase!("log-add-on", "Add-on"), beside(effect.who(self.entry), paid))
    }
}

impl Apply for AddedOn {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        entry.bounty = entry.bounty.plus(self.price.bounty);
        let bought = Purchase {
            payment: self.payment,
            ..Purchase::new(PurchaseKind::AddOn, self.at, self.price, self.chips)
        };
        tournament.buy(self.entry, bought);
    }
}
