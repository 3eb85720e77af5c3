//! Buying chips beside the stack in play, at the point of the evening that the set-up names.

use crate::actions::prelude::*;
use crate::base::wording::few;
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

/// Takes an add-on for everybody in play who may take one and has none: most take it at the break.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddOns {
    /// By what they are paid.
    #[serde(default)]
    pub payment: Payment,
    /// At this table alone; absent for the whole room.
    #[serde(default)]
    pub table: Option<TableNumber>,
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

/// Who takes one where everybody does, and by which rule.
///
/// # Errors
/// Refused where nobody is seated, where nobody may take one now, for the reason of the first, and where everybody has one.
pub fn everybody_adds_on(
    tournament: &Tournament,
    table: Option<TableNumber>,
    now: Millis,
) -> Result<(Vec<EntryId>, AddOnRule), Refusal> {
    if let Some(number) = table {
        tournament.open_table(number)?;
    }
    let tables =
        tournament.room.tables().filter(|(number, _)| table.is_none_or(|one| one == *number));
    let seated = tables.flat_map(|(_, table)| table.seats().filter_map(|(_, entry)| entry));
    let (mut takers, mut rule, mut why) = (Vec::new(), None, None);
    for entry in seated {
        if tournament.entries.get(&entry).is_none_or(|one| one.add_ons() > 0) {
            continue;
        }
        match may_add_on(tournament, entry, now) {
            Ok(found) => {
                rule = Some(found);
                takers.push(entry);
            }
            Err(refusal) => why = why.or(Some(refusal)),
        }
    }
    match (rule, why) {
        (Some(rule), _) => Ok((takers, rule)),
        (None, Some(why)) => Err(why),
        (None, None) => {
            let rule = tournament.setup.add_on.ok_or_else(|| {
                refuse!(HouseRule, "tournament-no-add-ons", "This tournament has no add-ons.")
            });
            rule.and(Err(refuse!(
                NotNow,
                "everybody-has-an-add-on",
                "Nobody is left without an add-on."
            )))
        }
    }
}

impl Action for AddOns {
    /// # Errors
    /// The refusals of [`everybody_adds_on`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let (takers, rule) = everybody_adds_on(tournament, self.table, context.now)?;
        let (at, payment) = (context.now, self.payment);
        let bought = takers.into_iter().map(|entry| {
            AddedOn { at, entry, price: rule.price, chips: rule.chips, payment }.into()
        });
        Ok(bought.collect())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let bought: Vec<&AddedOn> = effect.all().collect();
        let names: Vec<String> = bought.iter().map(|one| effect.name(one.entry)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let sum: Money = bought.iter().map(|one| one.price.total()).sum();
        let who = few(&names, "player", "players");
        log_label(phrase!("log-add-on", "Add-on"), beside(who, effect.money(sum)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::closing::Closing;
    use crate::rulebook::templates;

    /// Twelve at two tables, with an add-on of $10 for 500 chips from the start on.
    fn adding_on() -> Bench {
        let mut setup = templates::t1000();
        let price = Price { prize: Money(1_000), ..Price::default() };
        let (from, until) = (AddOnsFrom::Start {}, Closing::Level { level: 9 });
        setup.add_on = Some(AddOnRule { price, chips: 500, limit: 2, from, until });
        let mut bench = Bench::of(setup);
        let names = (1..=12).map(|number| format!("Player {number}")).collect();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        bench.say(StartClock {}).unwrap();
        bench
    }

    #[test]
    fn one_line_sells_an_add_on_to_everybody_who_has_none() {
        let mut bench = adding_on();
        let one = bench.at(1, 1);
        bench.say(AddOn { entry: one, payment: Payment::Cash }).unwrap();
        let table = bench.floor("a table 1");
        assert_eq!(table.says.english, "5 players \u{b7} $10 each, $50 in all");
        bench.say(table.command.unwrap()).unwrap();
        let rest = bench.floor("a all card");
        assert_eq!(rest.says.english, "6 players \u{b7} $10 each, $60 in all \u{b7} card");
        bench.say(rest.command.unwrap()).unwrap();
        assert_eq!(bench.label(), "Add-on: 6 players, $60");
        let tournament = bench.log.tournament();
        assert!(tournament.entries.values().all(|entry| entry.add_ons() == 1));
        let last = tournament.ledger.last().unwrap();
        assert_eq!(last.payment, Payment::Card);
        let again = bench.say(AddOns::default()).unwrap_err();
        assert_eq!(again.named(), "NotNow everybody-has-an-add-on");
        bench.undo();
        let left = bench.log.tournament().entries.values().filter(|entry| entry.add_ons() == 0);
        assert_eq!(left.count(), 6, "one undo takes back what one line sold");
    }
}
