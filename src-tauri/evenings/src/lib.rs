//! A tournament as an evening of a season: its results and who knocked out whom.
//!
//! The desk and the headless program both make evenings of the logs that they keep; a season knows nothing of a log.

use shuffle_up_engine::Log;
use shuffle_up_engine::actions::entries::no_show::NoShowRemoved;
use shuffle_up_engine::actions::event::{Event, first};
use shuffle_up_engine::actions::floor::bust::Busted;
use shuffle_up_engine::actions::floor::wrong_bust::{BustCorrected, PlayerBackIn};
use shuffle_up_engine::actions::hand_for_hand::out::BustedTogether;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::log::Line;
use shuffle_up_engine::log::line::Applied;
use shuffle_up_engine::results::{ResultRow, results};
use shuffle_up_engine::rules::clock::predicted_end::predicted_length;
use shuffle_up_engine::rules::prizes::payouts::places_paid;
use shuffle_up_engine::state::entry::{PurchaseKind, Standing};
use shuffle_up_engine::state::ledger::LedgerKind;
use shuffle_up_engine::state::tournament::Tournament;
use shuffle_up_seasons::evening::Collected;
use shuffle_up_seasons::{Entry, Evening, Knockout};
use std::collections::BTreeMap;

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;

/// The evening that a tournament is, or has been so far. `id` tells it from all others.
pub fn evening(id: &str, log: &Log) -> Evening {
    let tournament = log.tournament();
    let results = results(log);
    let collected = tournament.ledger.iter().filter(|line| line.kind != LedgerKind::PaidOut);
    let price = tournament.setup.price;
    let bought = |kinds: &[PurchaseKind]| {
        let bought = tournament.entries.values().flat_map(|entry| &entry.purchases);
        let bought = bought.filter(|one| !one.cancelled && kinds.contains(&one.kind));
        bought.map(|one| one.price.total().minus(one.price.bounty).0).fold(0, i64::saturating_add)
    };
    let minutes = |length: i64| u32::try_from(length / MINUTE).ok();
    let lasted = results.started_at.zip(results.ended_at);
    let out = results.rows.iter().filter_map(|row| row.out_at);
    let levels = levels_at(log, out.collect());
    let expected = predicted_length(&tournament.setup.schedule, tournament.chips_in_play);
    Evening {
        id: id.into(),
        name: results.event.clone(),
        at: results.started_at.or(tournament.setup.starts_at).unwrap_or(0),
        template: tournament.setup.template.clone(),
        // Nobody played where everybody got the money back: no season counts it.
        is_final: results.is_final && !tournament.is_given_back(),
        currency: results.currency.code.clone(),
        decimals: results.currency.decimals,
        buy_in: price.prize.plus(price.bounty).0,
        pool: results.pool.total.0,
        league: collected.map(|line| line.price.league.0).fold(0, i64::saturating_add),
        collected: Collected {
            buy_ins: bought(&[PurchaseKind::Entry]),
            rebuys: bought(&[PurchaseKind::Rebuy, PurchaseKind::ReEntry]),
            add_ons: bought(&[PurchaseKind::AddOn]),
        },
        places_paid: Some(places_paid(tournament)),
        deal: tournament.deal.as_ref().map_or(0, |deal| to_u32(deal.shares.len())),
        final_table: tournament.setup.rules.seats_after_redraw(1).into(),
        minutes: lasted.and_then(|(start, end)| minutes(end.saturating_sub(start))),
        // The middle of what the schedule and the chips let one expect.
        expected_minutes: expected
            .and_then(|(from, to)| minutes(from.saturating_add(to.saturating_sub(from) / 2))),
        entries: results.rows.into_iter().map(|row| entry(row, &levels)).collect(),
        no_shows: no_shows(log),
        knockouts: knockouts(log),
    }
}

fn entry(row: ResultRow, levels: &BTreeMap<i64, u32>) -> Entry {
    Entry {
        player: row.player.0,
        listed: row.listed,
        name: row.name,
        place: row.place,
        place_to: row.place_to,
        paid: row.paid_in.0,
        prize: row.prize.0,
        bounties: row.bounties_won.0,
        rebuys: row.rebuys,
        add_ons: row.add_ons,
        out_at: row.out_at,
        out_level: row.out_at.and_then(|at| levels.get(&at).copied()),
    }
}

/// Who was taken out as somebody who never came, whether the money was held or forfeited.
fn no_shows(log: &Log) -> Vec<Entry> {
    let tournament = log.tournament();
    let removed =
        in_order(log).into_iter().filter_map(|applied| first::<NoShowRemoved>(applied.events));
    let entries = removed.filter_map(|gone| {
        let player = tournament.entries.get(&gone.entry)?.player;
        let found = tournament.players.get(&player)?;
        let (name, listed) = (found.name.clone(), found.listed);
        Some(Entry { player: player.0, listed, name, ..Entry::default() })
    });
    entries.collect()
}

/// What the lines in force do, as it happened.
fn in_order(log: &Log) -> Vec<Applied<'_>> {
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    let mut said: Vec<Applied<'_>> = in_force.filter_map(Line::applied).collect();
    said.sort_by_key(|applied| applied.at);
    said
}

/// Which level was in force at each of these times. The log knows the clock of now, so that the evening is played once more.
fn levels_at(log: &Log, mut times: Vec<i64>) -> BTreeMap<i64, u32> {
    times.sort_unstable();
    times.dedup();
    let mut played = Tournament::default();
    let mut said = in_order(log).into_iter().peekable();
    let mut levels = BTreeMap::new();
    for at in times {
        while let Some(applied) = said.next_if(|applied| applied.at <= at) {
            applied.events.iter().for_each(|event| event.apply(&mut played));
        }
        levels.insert(at, played.clock(at).level_number(&played.setup.schedule));
    }
    levels
}

/// A knockout as it was said, and the bounty that fell with it.
struct Said {
    whom: EntryId,
    by: Vec<EntryId>,
    /// Its place on the tournament's list of bounties that fell; none where there was nothing to win.
    bounty: Option<usize>,
}

/// Who knocked out whom, each time: a player who bought in again was knocked out before that, too. The evening is played once more,
/// for a rebuy takes the bust-out before it off the tournament's own list.
fn knockouts(log: &Log) -> Vec<Knockout> {
    let mut played = Tournament::default();
    let mut said: Vec<Said> = Vec::new();
    for applied in in_order(log) {
        for event in applied.events.iter() {
            note(&mut said, &mut played, event);
        }
    }
    let mut turns: BTreeMap<EntryId, u32> = BTreeMap::new();
    let turns: Vec<u32> =
        played.bounties.iter().map(|fallen| turn(&mut turns, fallen.of)).collect();
    let known = said.into_iter().filter_map(|one| {
        let Some(index) = one.bounty else {
            // Nobody said by whom, and nothing was won by it.
            return (!one.by.is_empty()).then_some((one.whom, one.by));
        };
        let (fallen, turn) = (played.bounties.get(index)?, *turns.get(index)?);
        let mut assigned = played.bounties_assigned.iter().rev();
        let assigned = assigned.find(|later| (later.of, later.turn) == (fallen.of, turn));
        let by = assigned.map_or_else(|| fallen.by.clone(), |later| later.by.clone());
        (!fallen.back).then_some((fallen.of, by))
    });
    let tournament = log.tournament();
    known.map(|(whom, by)| knockout(tournament, whom, &by)).collect()
}

/// Which of this entry's bounties the next one is.
fn turn(next: &mut BTreeMap<EntryId, u32>, of: EntryId) -> u32 {
    let next = next.entry(of).or_default();
    let this = *next;
    *next = next.saturating_add(1);
    this
}

/// Plays an event, and notes what it says of knockouts.
fn note(said: &mut Vec<Said>, played: &mut Tournament, event: &Event) {
    let mut out: Vec<(EntryId, Vec<EntryId>)> = Vec::new();
    let alone =
        first::<Busted>(std::slice::from_ref(event)).map(|one| (&one.groups, one.by, &one.also));
    let together = first::<BustedTogether>(std::slice::from_ref(event))
        .map(|one| (&one.groups, one.by, &one.also));
    if let Some((groups, by, also)) = alone.or(together) {
        let by: Vec<EntryId> = by.into_iter().chain(also.iter().copied()).collect();
        let seated = groups.iter().flatten().filter(|whom| played.seat_of(**whom).is_some());
        out.extend(seated.map(|whom| (*whom, by.clone())));
    }
    let is_out = |entry: EntryId| played.standing_of(entry) == Some(Standing::Out);
    if let Some(one) = first::<BustCorrected>(std::slice::from_ref(event))
        && is_out(one.recorded)
        && !is_out(one.out)
    {
        another(said, one.recorded, one.out);
    }
    if let Some(one) = first::<PlayerBackIn>(std::slice::from_ref(event))
        && is_out(one.entry)
        && let Some(index) = said.iter().rposition(|knocked| knocked.whom == one.entry)
    {
        said.remove(index);
    }
    let before = played.bounties.len();
    event.apply(played);
    let mut fallen: Vec<usize> = (before..played.bounties.len()).collect();
    for (whom, by) in out {
        let of_whom = |index: &usize| played.bounties.get(*index).is_some_and(|one| one.of == whom);
        let bounty = fallen.iter().position(of_whom).map(|at| fallen.remove(at));
        said.push(Said { whom, by, bounty });
    }
    // What fell without a bust-out, as with a rebuy at the seat.
    for index in fallen {
        let Some(one) = played.bounties.get(index) else { continue };
        said.push(Said { whom: one.of, by: one.by.clone(), bounty: Some(index) });
    }
}

/// It was another player who went out, and whatever was said of that one since was about the first.
fn another(said: &mut [Said], recorded: EntryId, out: EntryId) {
    let Some(index) = said.iter().rposition(|one| one.whom == recorded) else { return };
    let (_, since) = said.split_at_mut(index);
    for (after, one) in since.iter_mut().enumerate() {
        if after == 0 {
            one.whom = out;
        } else {
            one.by.iter_mut().filter(|by| **by == out).for_each(|by| *by = recorded);
        }
    }
}

fn knockout(tournament: &Tournament, whom: EntryId, by: &[EntryId]) -> Knockout {
    let player = |entry: EntryId| tournament.entries.get(&entry).map(|entry| entry.player.0);
    Knockout { whom: player(whom), by: by.iter().filter_map(|entry| player(*entry)).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::actions::clock::jump::JumpTo;
    use shuffle_up_engine::actions::clock::start::StartClock;
    use shuffle_up_engine::actions::command::Command;
    use shuffle_up_engine::actions::entries::enter::Enter;
    use shuffle_up_engine::actions::entries::no_show::RemoveNoShow;
    use shuffle_up_engine::actions::entries::rebuy::Rebuy;
    use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
    use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
    use shuffle_up_engine::actions::prizes::call_off::CallOff;
    use shuffle_up_engine::actions::seating::draw::DrawSeats;
    use shuffle_up_engine::actions::setup::change_house_rules::ChangeHouseRules;
    use shuffle_up_engine::actions::setup::open::OpenTournament;
    use shuffle_up_engine::base::money::Money;
    use shuffle_up_engine::rulebook::citations::RuleBook;
    use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
    use shuffle_up_engine::rulebook::templates;
    use shuffle_up_engine::state::called_off::MoneyBack;
    use shuffle_up_engine::state::ledger::Payment;

    /// An evening of five, Anna to Ed, with rebuys.
    struct Played(Log);

    impl Played {
        fn new(bounties: [i64; 2]) -> Self {
            let mut setup = templates::all().remove(0).setup;
            setup.price.bounty = Money(bounties[0]);
            let rebuy = setup.rebuy.as_mut().unwrap();
            (rebuy.limit, rebuy.price.bounty) = (None, Money(bounties[1]));
            let mut played = Self(Log::new());
            played.say(OpenTournament { setup: Box::new(setup) });
            let names = ["Anna", "Bo", "Cy", "Di", "Ed"].map(str::to_string).to_vec();
            played.say(Enter { names, ..Enter::default() });
            played.say(DrawSeats {});
            played.say(StartClock {});
            played
        }

        fn say(&mut self, command: impl Into<Command>) {
            let at = i64::try_from(self.0.lines().len()).unwrap() * 1_000;
            let line = self.0.prepare(command.into(), at, 7, "desk").unwrap();
            self.0.commit(line);
        }

        fn bust(&mut self, out: u32, by: u32) {
            let out = vec![Out { entry: EntryId(out), stack: None }];
            let (order, also) = (HandOrder::Equal, Vec::new());
            self.say(Bust { out, order, by: Some(EntryId(by)), also });
        }

        fn rebuy(&mut self, entry: u32) {
            self.say(Rebuy {
                entry: EntryId(entry),
                last_hand: false,
                payment: Payment::default(),
            });
        }

        fn undo(&mut self) {
            let line = self.0.prepare_undo(90_000, "desk").unwrap();
            self.0.commit(line);
        }

        /// Who knocked out whom, by their numbers.
        fn knockouts(&self) -> Vec<(u32, Vec<u32>)> {
            let said = evening("1", &self.0).knockouts.into_iter();
            said.map(|one| (one.whom.unwrap_or(0), one.by)).collect()
        }
    }

    const ANNA: u32 = 1;
    const BO: u32 = 2;
    const CY: u32 = 3;

    /// Called off with everything given back, an evening counts nowhere; with the prizes shared it counts.
    /// TCH 5c i: who never came is told from who played, though the money is held and the entry no longer counts.
    #[test]
    fn a_player_who_never_came_is_no_show_of_the_evening() {
        let mut played = Played::new([0, 0]);
        let mut rules = played.0.tournament().setup.rules.clone();
        rules.no_show = preset(RuleBook::Tch, GameForm::FullRing).no_show;
        played.say(ChangeHouseRules { rules: Box::new(rules) });
        played.say(JumpTo { stage: 3 });
        played.say(RemoveNoShow { entry: EntryId(2), chips: None });
        let seen = evening("1", &played.0);
        assert_eq!(seen.no_shows.iter().map(|one| &*one.name).collect::<Vec<_>>(), ["Bo"]);
        assert!(seen.entries.iter().all(|entry| entry.name != "Bo"));
        played.undo();
        assert!(evening("1", &played.0).no_shows.is_empty());
    }

    #[test]
    fn an_event_that_was_given_back_is_no_evening_of_a_season() {
        for (back, counts) in [(MoneyBack::InFull, false), (MoneyBack::Evenly, true)] {
            let mut played = Played::new([0, 0]);
            let (why, stacks) = (String::new(), Vec::new());
            played.say(CallOff { back, fees: true, why, stacks, as_counted: false });
            assert_eq!(evening("1", &played.0).is_final, counts, "{back:?}");
        }
    }

    #[test]
    fn whoever_buys_in_again_was_knocked_out_before_that_too() {
        // Without bounties, with one for the entry alone, and with one for each.
        for bounties in [[0, 0], [500, 0], [500, 500]] {
            let mut played = Played::new(bounties);
            played.bust(BO, ANNA);
            played.rebuy(BO);
            assert_eq!(played.knockouts(), [(BO, vec![ANNA])], "{bounties:?}");
            played.bust(CY, BO);
            played.bust(BO, ANNA);
            let all = [(BO, vec![ANNA]), (CY, vec![BO]), (BO, vec![ANNA])];
            assert_eq!(played.knockouts(), all, "{bounties:?}");
            played.undo();
            assert_eq!(played.knockouts(), all[..2], "{bounties:?}");
        }
    }

    #[test]
    fn a_wrong_bust_is_nobodys_knockout_or_anothers() {
        for bounties in [[0, 0], [500, 500]] {
            let mut played = Played::new(bounties);
            played.bust(BO, ANNA);
            played.rebuy(BO);
            played.bust(BO, ANNA);
            played.say(CorrectBust { recorded: EntryId(BO), out: EntryId(CY) });
            let all = [(BO, vec![ANNA]), (CY, vec![ANNA])];
            assert_eq!(played.knockouts(), all, "{bounties:?}");
            played.say(BackIn { entry: EntryId(CY) });
            assert_eq!(played.knockouts(), all[..1], "{bounties:?}");
        }
    }
}
