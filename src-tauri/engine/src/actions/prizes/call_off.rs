//! Calling an event off, before it runs or while it does: the house may cancel any event (RRoP and LR 39, TCH General 1a), and the
//! money goes back in full, evenly, or by chips and places.

use crate::actions::prelude::*;
use crate::actions::prizes::deal::MakeDeal;
use crate::actions::prizes::end_here::{EndHere, may_end_here};
use crate::base::sharing::SharedList;
use crate::base::words::clean_text;
use crate::rulebook::setup::price::Price;
use crate::rules::prizes::places::everybody_left;
use crate::state::called_off::{CalledOff, MoneyBack, Refund};
use crate::state::deal::{Counted, DealKind};
use crate::state::ended_here::PlacedBy;
use crate::state::entry::Purchase;
use crate::state::ledger::{LedgerKind, Payment};
use std::sync::Arc;

/// Calls the event off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallOff {
    /// How the money goes back.
    pub back: MoneyBack,
    /// The house gives its fees back, and what was paid for staff and league: to everybody where all the money goes back, else to
    /// the players who are left.
    #[serde(default)]
    pub fees: bool,
    /// The director's reason, at most 200 characters; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// The stacks of everybody left, where the money goes back by chips.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stacks: Vec<Counted>,
    /// The count stands although it is not the chips in play.
    #[serde(default)]
    pub as_counted: bool,
}

/// The most characters of a reason.
const LONGEST_REASON: usize = 200;

/// Whether the event may be called off now, with the money going back this way.
///
/// # Errors
/// Refused without an entry, and at the end. In full is possible at any time before; the other ways share prizes, so they need
/// players in play and follow [`may_end_here`].
pub fn may_call_off(tournament: &Tournament, back: MoneyBack) -> Result<(), Refusal> {
    refuse_if(tournament.phase() == Phase::Finished, || {
        refuse!(NotNow, "call-off-over", "The tournament is over. Undo its end first.")
    })?;
    refuse_if(tournament.counted_entries == 0, || {
        refuse!(NotNow, "call-off-nobody", "Nobody has entered, so there is no money to give back.")
    })?;
    if back == MoneyBack::InFull {
        return Ok(());
    }
    refuse_if(tournament.phase() != Phase::Playing, || {
        refuse!(NotNow, "call-off-not-begun", "Play has not begun. Give everything back in full.")
    })?;
    refuse_if(tournament.deal.is_some(), || {
        refuse!(NotNow, "call-off-after-deal", "A deal is made. End here by the deal instead.")
    })?;
    may_end_here(tournament)
}

impl CalledOff {
    /// What goes back of a purchase beside the prizes that are shared. In full a debt falls whole, and the house may keep its
    /// fees of what was paid.
    fn back_of(&self, purchase: &Purchase) -> Price {
        let (price, unpaid) = (purchase.price, purchase.payment == Payment::Unpaid);
        match self.back {
            MoneyBack::InFull if self.fees || unpaid => price,
            MoneyBack::InFull => {
                Price { prize: price.prize, bounty: price.bounty, ..Price::default() }
            }
            _ if self.fees && !unpaid => Price { prize: Money::ZERO, bounty: Money::ZERO, ..price },
            _ => Price::default(),
        }
    }

    /// What goes back to whom: to everybody in full, else to the players who are left.
    fn refunds(&self, tournament: &Tournament) -> Vec<Refund> {
        let left: BTreeSet<EntryId> = everybody_left(tournament).collect();
        let gets = |entry: &EntryId| self.is_in_full() || left.contains(entry);
        let entries = tournament.entries.iter().filter(|(entry, _)| gets(entry));
        let all = entries.flat_map(|(entry, bought)| {
            bought.standing_purchases().map(|(purchase, bought)| Refund {
                entry: *entry,
                purchase,
                price: self.back_of(bought),
            })
        });
        all.filter(|refund| self.is_in_full() || refund.price != Price::default()).collect()
    }
}

impl Action for CallOff {
    /// # Errors
    /// The refusals of [`may_call_off`]; by chips those of a deal by chips, unless the count stands.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_call_off(tournament, self.back)?;
        refuse_if(self.back != MoneyBack::ByChips && !self.stacks.is_empty(), || {
            refuse!(
                BadValue,
                "call-off-stacks-by-chips",
                "Count stacks only where the money goes back by chips."
            )
        })?;
        let end = |by| EndHere { by, stacks: Vec::new(), as_counted: false };
        let mut events = match self.back {
            MoneyBack::InFull => Vec::new(),
            MoneyBack::Evenly => end(PlacedBy::Shared).decide(tournament, context)?,
            MoneyBack::ByChips => {
                let (stacks, as_counted) = (self.stacks.clone(), self.as_counted);
                let unit = tournament.setup.prizes.unit;
                let (kind, left) = (DealKind::Chips, Money::ZERO);
                let deal = MakeDeal { kind, stacks, left, as_counted, unit, shares: Vec::new() };
                let mut events = deal.decide(tournament, context)?;
                let mut after = tournament.clone();
                events.iter().for_each(|event| event.apply(&mut after));
                events.extend(end(PlacedBy::Deal).decide(&after, context)?);
                events
            }
        };
        let why = clean_text(&self.why, LONGEST_REASON);
        events.push(CalledOff { at: context.now, back: self.back, fees: self.fees, why }.into());
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let how = match self.back {
            MoneyBack::InFull => phrase!("log-back-in-full", "everything back"),
            MoneyBack::Evenly => phrase!("log-back-evenly", "the prizes shared evenly"),
            MoneyBack::ByChips => phrase!("log-back-by-chips", "the prizes shared by chips"),
        };
        let mut what = how.into_argument();
        if self.fees {
            what = beside(what, phrase!("log-fees-back", "fees back"));
        }
        if let Some(off) = effect.first::<CalledOff>().filter(|off| !off.why.is_empty()) {
            what = beside(what, Phrase::own(off.why.clone()));
        }
        log_label(phrase!("log-called-off", "Called off"), what)
    }
}

impl Apply for CalledOff {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.called_off.is_some() {
            return;
        }
        for refund in self.refunds(tournament) {
            let Refund { entry, purchase, price } = refund;
            if self.is_in_full() {
                tournament.give_back(entry, purchase, price, LedgerKind::Refund, self.at);
            } else {
                tournament.give_back_part(entry, purchase, price, self.at);
            }
            tournament.refunds.push(refund);
        }
        if self.is_in_full() {
            nobody_played(tournament);
        }
        tournament.called_off = Some(Arc::new(self.clone()));
    }
}

/// Everybody leaves, with all chips; no place, no bounty and no deal is left.
fn nobody_played(tournament: &mut Tournament) {
    let all = tournament.entries.iter();
    let counted = all.filter(|(_, entry)| entry.standing != Standing::Withdrawn);
    let everybody: Vec<EntryId> = counted.map(|(entry, _)| *entry).collect();
    for entry in everybody {
        tournament.stand_up(entry);
        tournament.end_conduct(entry);
        if let Some(entry) = tournament.entries.get_mut(&entry) {
            entry.standing = Standing::Withdrawn;
            entry.bounty = Money::ZERO;
            entry.absent_since = None;
        }
    }
    tournament.counted_entries = 0;
    tournament.alternates.clear();
    tournament.hand_for_hand = None;
    tournament.bust_hands = SharedList::default();
    tournament.bounties = SharedList::default();
    tournament.bounties_assigned.clear();
    tournament.mystery = None;
    (tournament.deal, tournament.deal_discussion) = (None, None);
    (tournament.seats_won, tournament.ended_here) = (None, None);
    tournament.put_off.clear();
    tournament.nobody_has_chips();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::prizes::deal::MakeDeal;
    use crate::actions::prizes::pay_prize::PayPrize;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::templates;
    use crate::rules::prizes::accounts::accounts;
    use crate::rules::prizes::places::finishes;
    use crate::rules::prizes::refunds::refund_rows;
    use crate::rules::prizes::won::Won;

    fn off(back: MoneyBack, fees: bool) -> CallOff {
        CallOff { back, fees, why: String::new(), stacks: Vec::new(), as_counted: false }
    }

    /// Ten who paid $20 and a fee of $5, one of them not yet; three are out. HPT pays 50, 30 and 20 per cent of $200.
    fn three_out() -> (Bench, Vec<EntryId>) {
        let price = Price { prize: Money(2_000), fee: Money(500), ..Price::default() };
        let mut bench = Bench::of(SetUp { price, ..templates::t1000() });
        let names = |range: std::ops::Range<u32>| range.map(|n| format!("P{n}")).collect();
        bench.say(Enter { names: names(1..10), ..Enter::default() }).unwrap();
        let payment = Payment::Unpaid;
        bench.say(Enter { names: names(10..11), payment, ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        bench.say(StartClock {}).unwrap();
        let all: Vec<EntryId> = (1..=10).map(EntryId).collect();
        for entry in &all[..3] {
            bench.bust(*entry);
        }
        (bench, all)
    }

    fn back(bench: &Bench) -> Vec<(u32, i64)> {
        let rows = refund_rows(bench.log.tournament());
        let mut rows: Vec<_> = rows.iter().map(|row| (row.entry.0, row.total.0)).collect();
        rows.sort_unstable();
        rows
    }

    #[test]
    fn in_full_everybody_gets_back_what_was_paid_and_nobody_has_a_place() {
        let (mut bench, _) = three_out();
        bench.say(off(MoneyBack::InFull, true)).unwrap();
        let tournament = bench.log.tournament();
        // The tenth has not paid: the debt falls.
        assert_eq!(back(&bench), (1..10).map(|entry| (entry, 2_500)).collect::<Vec<_>>());
        assert_eq!((tournament.phase(), tournament.counted_entries), (Phase::Finished, 0));
        assert_eq!((tournament.chips_in_play, tournament.prize_pool), (0, Money::ZERO));
        assert!(finishes(tournament).is_empty() && Won::of(tournament).each().is_empty());
        let accounts = accounts(tournament);
        assert_eq!((accounts.tills(), accounts.owed), (Money::ZERO, Money::ZERO));
        assert_eq!(bench.label(), "Called off: everything back, fees back");
        // Nobody comes after it, and one undo brings all of it back.
        assert!(bench.say(Enter { names: vec!["Late".into()], ..Enter::default() }).is_err());
        assert!(bench.say(off(MoneyBack::InFull, true)).is_err());
        bench.undo();
        assert_eq!(bench.log.tournament().left(), 7);
    }

    #[test]
    fn in_full_without_fees_the_house_keeps_them() {
        let (mut bench, _) = three_out();
        bench.say(off(MoneyBack::InFull, false)).unwrap();
        assert_eq!(back(&bench), (1..10).map(|entry| (entry, 2_000)).collect::<Vec<_>>());
        let accounts = accounts(bench.log.tournament());
        assert_eq!((accounts.fees, accounts.cash), (Money(9 * 500), Money(9 * 500)));
    }

    /// $200 between seven.
    #[test]
    fn evenly_the_players_who_are_left_share_the_prizes_that_are_left() {
        let (mut bench, all) = three_out();
        bench.say(off(MoneyBack::Evenly, true)).unwrap();
        let rows = back(&bench);
        assert_eq!(rows.iter().map(|(_, amount)| amount).sum::<i64>(), 20_000 + 6 * 500);
        let left: Vec<u32> = all[3..].iter().map(|entry| entry.0).collect();
        assert_eq!(rows.iter().map(|(entry, _)| *entry).collect::<Vec<_>>(), left);
        let prizes: Vec<i64> =
            Won::of(bench.log.tournament()).each().values().map(|m| m.0).collect();
        let paid: Vec<i64> = prizes.into_iter().filter(|prize| *prize > 0).collect();
        let (least, most) = (paid.iter().min().unwrap(), paid.iter().max().unwrap());
        assert!(most - least <= 1 && paid.len() == 7, "{paid:?}");
        let mut finishes = finishes(bench.log.tournament()).into_iter();
        assert_eq!(finishes.next().map(|one| (one.place, one.place_to)), Some((1, 7)));
        assert_eq!(finishes.next().map(|one| (one.place, one.entries)), Some((8, vec![all[2]])));
        // Only the fees of those who paid and are left went back; prizes are paid out as always.
        assert_eq!(accounts(bench.log.tournament()).fees, Money(10 * 500 - 6 * 500));
        let pay = PayPrize { entry: all[3], payment: Payment::Cash, less_owed: false };
        bench.say(pay).unwrap();
    }

    /// In the money each gets the lowest prize that is left, and the rest by chips: $40 each, and $80 by 3 to 1 of 10,000.
    #[test]
    fn by_chips_each_gets_the_lowest_prize_and_the_rest_by_the_stacks() {
        let (mut bench, all) = three_out();
        for entry in &all[3..7] {
            bench.bust(*entry);
        }
        let chips = [5_000, 3_000, 2_000];
        let in_play = bench.log.tournament().chips_in_play;
        let scale = in_play / 10_000;
        let stacks: Vec<Counted> = all[7..]
            .iter()
            .zip(chips)
            .map(|(entry, chips)| Counted { entry: *entry, chips: chips * scale })
            .collect();
        let by_chips = CallOff { stacks, ..off(MoneyBack::ByChips, false) };
        assert!(bench.say(CallOff { stacks: Vec::new(), ..by_chips.clone() }).is_err());
        bench.say(by_chips).unwrap();
        let rows = back(&bench);
        assert_eq!(rows.iter().map(|(_, amount)| amount).sum::<i64>(), 20_000);
        let lowest = 4_000;
        let rest = 20_000 - 3 * lowest;
        let exact: Vec<i64> =
            chips.iter().map(|chips| lowest + rest * *chips as i64 / 10_000).collect();
        for ((_, amount), exact) in rows.iter().zip(exact) {
            assert!((amount - exact).abs() <= 500, "{rows:?}");
        }
    }

    #[test]
    fn before_play_only_in_full_and_never_without_an_entry() {
        let mut bench = Bench::registering();
        assert!(bench.say(off(MoneyBack::InFull, true)).is_err());
        bench.say(Enter { names: vec!["Ann".into(), "Bo".into()], ..Enter::default() }).unwrap();
        for back in [MoneyBack::Evenly, MoneyBack::ByChips] {
            let refusal = bench.say(off(back, true)).unwrap_err();
            assert_eq!(refusal.message, "Play has not begun. Give everything back in full.");
        }
        let why = CallOff { why: "No power".into(), ..off(MoneyBack::InFull, false) };
        bench.say(why).unwrap();
        assert_eq!(bench.label(), "Called off: everything back, No power");
        assert_eq!(bench.log.tournament().phase(), Phase::Finished);
    }

    #[test]
    fn a_deal_that_was_made_ends_by_the_deal() {
        let (mut bench, all) = three_out();
        let stacks = all[3..].iter().map(|entry| Counted { entry: *entry, chips: 1 }).collect();
        let deal = MakeDeal {
            kind: DealKind::Even,
            stacks,
            left: Money::ZERO,
            as_counted: true,
            unit: Money::ZERO,
            shares: Vec::new(),
        };
        bench.say(deal).unwrap();
        assert!(bench.say(off(MoneyBack::Evenly, false)).is_err());
        bench.say(off(MoneyBack::InFull, true)).unwrap();
        assert!(bench.log.tournament().deal.is_none());
    }

    /// The event takes six, and does not run with fewer than four.
    #[test]
    fn the_smallest_and_the_largest_field() {
        let (smallest_field, most_entries) = (Some(4), Some(6));
        let mut bench = Bench::of(SetUp { smallest_field, most_entries, ..templates::t1000() });
        let enter = |names: &[&str]| Enter {
            names: names.iter().map(ToString::to_string).collect(),
            ..Enter::default()
        };
        bench.say(enter(&["Ann", "Bo", "Cy"])).unwrap();
        let first =
            |bench: &Bench| crate::advice::advice_at(bench.log.tournament(), bench.now()).remove(0);
        let advised = first(&bench);
        assert_eq!(
            (&*advised.title.english, advised.own_key),
            ("Call the event off", true),
            "{advised:?}"
        );
        assert!(advised.why.english.starts_with("3 entries of the 4 that it needs"), "{advised:?}");
        let refusal = bench.say(enter(&["Di", "Ed", "Flo", "Gus"])).unwrap_err();
        assert_eq!(refusal.message, "The event takes at most 6 entries and has 3.");
        bench.say(enter(&["Di", "Ed", "Flo"])).unwrap();
        assert_ne!(first(&bench).title.english, "Call the event off");
        assert!(bench.say(enter(&["Gus"])).is_err());
    }
}
