//! What must be true of a tournament after every line, worked out anew from the log or by a plain count.

use crate::support::plain_fold;
use shuffle_up_engine::actions::chips::adjust_stack::ChipsWay;
use shuffle_up_engine::base::ids::{EntryId, Millis, Seat, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::log::invariants::broken;
use shuffle_up_engine::rulebook::prize_structure::Shares;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rules::prizes::accounts::{Accounts, accounts};
use shuffle_up_engine::rules::prizes::paid_to::prize_paid;
use shuffle_up_engine::rules::prizes::paid_too_much::{PaidFor, paid_too_much, to_come_back};
use shuffle_up_engine::rules::prizes::payouts::{payouts, places_paid};
use shuffle_up_engine::rules::prizes::places::finishes;
use shuffle_up_engine::rules::prizes::pool::pool;
use shuffle_up_engine::rules::prizes::pool::pool as pool_of;
use shuffle_up_engine::rules::prizes::tickets::tickets;
use shuffle_up_engine::rules::prizes::won::Won;
use shuffle_up_engine::state::called_off::MoneyBack;
use shuffle_up_engine::state::draw::DrawKind;
use shuffle_up_engine::state::ended_here::PlacedBy;
use shuffle_up_engine::state::entry::{PurchaseKind, Standing};
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::paid_out::Purpose;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::tournament::Tournament;
use shuffle_up_engine::views::bounties::bounties_view;
use shuffle_up_engine::views::counts::{counts_view, leaders_view};
use shuffle_up_engine::views::drawers::drawers_view;
use shuffle_up_engine::views::ledger::{LedgerFilter, cash_report};
use shuffle_up_engine::views::log::LineFilter;
use shuffle_up_engine::views::players::{PlayerFilter, PlayerOrder};
use shuffle_up_engine::views::possible::{Possible, possible};
use shuffle_up_engine::views::prizes::prizes_view;
use shuffle_up_engine::views::prizes::standings;
use shuffle_up_engine::{Answer, Command, Event, Log, Query};
use std::collections::{BTreeMap, BTreeSet};

/// Fails with a message naming what does not hold.
pub fn check(log: &Log) {
    assert_eq!(broken(log.tournament()), None);
    chips_and_money(log);
    seats(log.tournament());
    waiting(log.tournament());
    expected(log.tournament());
    guests(log.tournament());
    day(log.tournament());
    places(log.tournament());
    prizes(log.tournament());
    labels(log);
}

/// Nobody is two guests, each guest who came has an entry, and nobody brings more than were expected.
fn guests(tournament: &Tournament) {
    let mut seen = BTreeSet::new();
    for guest in tournament.guests.iter() {
        let there = guest.entries.iter().chain(&guest.brought);
        for entry in there.filter(|entry| tournament.is_entered(**entry)) {
            assert!(seen.insert(*entry), "entry {entry} is two guests");
        }
        assert!(tournament.still_brought(guest) <= guest.expected.plus, "brought");
    }
}

/// Every bag holds chips and has a number of its own; of a closed day everybody who is left has one.
fn day(tournament: &Tournament) {
    let mut numbers = BTreeSet::new();
    for (entry, bag) in tournament.day.bags.iter() {
        assert!(bag.chips > 0 && bag.again != Some(0), "an empty bag");
        let in_use = tournament.is_in(*entry) && !bag.number.is_empty();
        assert!(!in_use || numbers.insert(&bag.number), "bag {} twice", bag.number);
    }
    if tournament.day.closed.is_none() {
        return;
    }
    assert!(tournament.day.ended.is_some(), "closed before it ended");
    let left = tournament.entries.keys().filter(|entry| tournament.is_in(**entry));
    for entry in left.filter(|_| tournament.called_off.is_none()) {
        assert!(tournament.bag_of(*entry).is_some(), "entry {entry} has no bag");
    }
}

/// What is expected at the tables, where it is known of all and nobody waits, is what is in play without the stacks set out;
/// every count is one of some chips, and a room that agrees is one where all were counted.
fn expected(tournament: &Tournament) {
    let view = counts_view(tournament, 0, 200);
    let whole = u32::try_from(view.rows.len()).unwrap() == view.tables;
    let known: Option<Vec<u64>> = view.rows.iter().map(|row| row.sum.expected).collect();
    if let Some(known) = known.filter(|_| whole && view.open && tournament.alternates.is_empty()) {
        let unsold: u64 = tournament.set_out.values().map(|stack| stack.chips).sum();
        let at_tables = known.iter().sum::<u64>() + unsold;
        assert_eq!(at_tables, tournament.chips_in_play, "expected at the tables");
    }
    let counted = view.rows.iter().flat_map(|row| &row.seats).chain(&view.waiting);
    assert!(counted.into_iter().all(|seat| seat.chips != Some(0)));
    let agrees = tournament.everybody_is_counted()
        && tournament.set_out.is_empty()
        && view.room.counted == tournament.chips_in_play;
    assert_eq!(view.room.agrees, view.open && agrees && view.room.stacks > 0);
    let leaders = leaders_view(tournament, 0, 500, 0);
    let left = u64::from(leaders.total) + u64::from(leaders.uncounted);
    assert!(left == u64::from(view.room.stacks) || !view.open, "everybody is counted or not");
}

/// What a purchase was, counted anew.
#[derive(Clone, Copy)]
struct Bought {
    kind: PurchaseKind,
    chips: u64,
    price: Price,
    payment: Payment,
    /// What a ticket pays of it that is worth less.
    by_ticket: Money,
    cancelled: bool,
}

impl Bought {
    fn unpaid(&self) -> Money {
        if self.payment == Payment::Unpaid {
            self.price.total().minus(self.by_ticket)
        } else {
            Money::ZERO
        }
    }

    fn paid(&self) -> Money {
        self.price.total().minus(self.unpaid())
    }
}

/// Chips and money counted from the lines in force: all that was issued less what was taken back or taken out.
fn chips_and_money(log: &Log) {
    let mut setup = None;
    let mut rounding = 0;
    // Chips of stacks that left play.
    // Chips taken out of play without a purchase being taken back.
    let mut removed = 0;
    let mut entries: BTreeMap<EntryId, Vec<Bought>> = BTreeMap::new();
    let mut early: BTreeMap<EntryId, (u32, u64)> = BTreeMap::new();
    let mut gone: BTreeSet<EntryId> = BTreeSet::new();
    // The chips of purchases taken back that stayed in play.
    let mut stayed = 0;
    // The stacks set out that nobody has bought.
    let mut unsold: BTreeMap<Seat, u64> = BTreeMap::new();
    let (mut handed, mut held, mut lapsed) = (Money::ZERO, Money::ZERO, Money::ZERO);
    let (mut bounties_paid, mut put_in) = (Money::ZERO, Money::ZERO);
    let mut held_for: BTreeMap<EntryId, Money> = BTreeMap::new();
    // Fees, staff's and league's shares that stayed of purchases taken back; negative where they went back alone.
    let mut kept = Price::default();
    let mut paid_out: BTreeMap<Purpose, Money> = BTreeMap::new();
    let mut handed_by_name: BTreeMap<String, Money> = BTreeMap::new();
    for line in log.lines().iter().filter(|line| !log.is_struck(line.number)) {
        let Some(act) = line.applied() else { continue };
        for event in act.events {
            match event {
                Event::SetUpMade(made) => {
                    for (entry, bought) in &mut entries {
                        let (buy_in, early) = early[entry];
                        if bought[0].kind == PurchaseKind::Entry && !gone.contains(entry) {
                            bought[0].chips = made.setup.stack_of(buy_in) + early;
                        }
                    }
                    setup = Some(made.setup.clone());
                }
                Event::Entered(entered) => {
                    let setup = setup.as_ref().unwrap();
                    assert_eq!(entered.chips, setup.stack_of(entered.buy_in) + entered.early);
                    for (entry, _) in entered.numbered() {
                        let bought = Bought {
                            kind: PurchaseKind::Entry,
                            chips: entered.chips,
                            price: entered.price,
                            payment: entered.payment,
                            by_ticket: Money::ZERO,
                            cancelled: false,
                        };
                        assert!(entries.insert(entry, vec![bought]).is_none());
                        early.insert(entry, (entered.buy_in, entered.early));
                    }
                }
                Event::ReEntered(again) => {
                    let bought = Bought {
                        kind: PurchaseKind::ReEntry,
                        chips: again.chips,
                        price: again.price,
                        payment: again.payment,
                        by_ticket: Money::ZERO,
                        cancelled: false,
                    };
                    assert!(entries.insert(again.entry, vec![bought]).is_none());
                    early.insert(again.entry, (0, 0));
                    removed += again.forfeited.unwrap_or(0);
                }
                Event::Rebought(bought) => entries.get_mut(&bought.entry).unwrap().push(Bought {
                    kind: PurchaseKind::Rebuy,
                    chips: bought.chips,
                    price: bought.price,
                    payment: bought.payment,
                    by_ticket: Money::ZERO,
                    cancelled: false,
                }),
                Event::AddedOn(bought) => entries.get_mut(&bought.entry).unwrap().push(Bought {
                    kind: PurchaseKind::AddOn,
                    chips: bought.chips,
                    price: bought.price,
                    payment: bought.payment,
                    by_ticket: Money::ZERO,
                    cancelled: false,
                }),
                Event::Settled(settled) => {
                    let bought = entries.get_mut(&settled.entry).unwrap();
                    for number in &settled.purchases {
                        bought[usize::try_from(*number).unwrap()].payment = settled.payment;
                    }
                }
                Event::PaymentNoted(noted) => {
                    let bought = entries.get_mut(&noted.entry).unwrap();
                    let bought = &mut bought[usize::try_from(noted.purchase).unwrap()];
                    let worth = noted.worth.filter(|worth| *worth > Money::ZERO);
                    if let Some(worth) = worth.filter(|worth| *worth < bought.price.total())
                        && bought.payment == Payment::Ticket
                    {
                        (bought.payment, bought.by_ticket) = (Payment::Unpaid, worth);
                    }
                }
                Event::PurchaseCancelled(cancelled) => {
                    let bought = entries.get_mut(&cancelled.entry).unwrap();
                    bought[usize::try_from(cancelled.purchase).unwrap()].cancelled = true;
                }
                Event::StackSplit(split) => {
                    assert!(split.bank < split.chips.max(1) || split.each == 0);
                    removed += split.bank;
                }
                Event::StackRemoved(gone) => removed += gone.chips,
                Event::StacksSetOut(out) => {
                    for seat in &out.seats {
                        assert!(unsold.insert(*seat, out.chips).is_none(), "two stacks at {seat}");
                    }
                }
                // From now on these chips belong to the entry that bought them.
                Event::SetOutStacksSold(sold) => {
                    for seat in &sold.seats {
                        assert!(unsold.remove(seat).is_some(), "no stack to sell at {seat}");
                    }
                }
                // The blinds took the others.
                Event::UnsoldStackRemoved(gone) => {
                    if let Some(chips) = unsold.remove(&gone.seat) {
                        stayed += chips - gone.chips;
                    }
                }
                Event::Withdrawn(withdrawn) => {
                    let back = entries.get_mut(&withdrawn.entry).unwrap();
                    let paid: Money = back.iter().map(Bought::paid).sum();
                    assert_eq!(withdrawn.refund, paid);
                    back.iter_mut().for_each(|bought| bought.cancelled = true);
                    assert!(gone.insert(withdrawn.entry));
                }
                Event::ChipsRacedOff(raced) => {
                    rounding += raced.tables.iter().map(|table| table.change).sum::<i64>();
                }
                Event::FoundChipsExchanged(found) => removed += found.removed(),
                Event::StackAdjusted(adjusted) => match adjusted.way {
                    ChipsWay::In => stayed += adjusted.chips,
                    ChipsWay::Out => removed += adjusted.chips,
                },
                Event::NoShowRemoved(gone_away) => {
                    removed += gone_away.chips;
                    if gone_away.held_until.is_some() {
                        let bought = entries.get_mut(&gone_away.entry).unwrap();
                        for bought in bought.iter_mut().filter(|bought| !bought.cancelled) {
                            bought.cancelled = true;
                            stayed += bought.chips;
                            let before = held_for.entry(gone_away.entry).or_default();
                            *before = before.plus(bought.paid());
                            held = held.plus(bought.paid());
                        }
                        gone.insert(gone_away.entry);
                    }
                }
                Event::HeldMoneyClosed(closed) => {
                    let amount = held_for.get(&closed.entry).copied().unwrap_or_default();
                    held = held.minus(amount);
                    if !closed.collected {
                        lapsed = lapsed.plus(amount);
                    }
                }
                Event::CalledOff(off) if off.is_in_full() => {
                    for (entry, bought) in &mut entries {
                        for bought in bought.iter_mut().filter(|bought| !bought.cancelled) {
                            bought.cancelled = true;
                            if bought.payment != Payment::Unpaid && !off.fees {
                                kept = kept.plus(only_fees(&bought.price));
                            }
                        }
                        gone.insert(*entry);
                    }
                    (removed, stayed, rounding) = (0, 0, 0);
                    unsold.clear();
                }
                Event::CalledOff(off) if off.fees => {
                    let left: BTreeSet<EntryId> =
                        log.tournament().refunds.iter().map(|refund| refund.entry).collect();
                    for bought in left.iter().flat_map(|entry| &entries[entry]) {
                        if !bought.cancelled && bought.payment != Payment::Unpaid {
                            kept = kept.plus(only_fees(&bought.price).negated());
                        }
                    }
                }
                Event::PrizePaid(over) => handed = handed.plus(over.amount),
                Event::BountiesPaid(paid) => bounties_paid = bounties_paid.plus(paid.amount),
                Event::HouseSettled(settled) => put_in = put_in.plus(settled.amount),
                Event::PaidOut(handed) => {
                    let before = paid_out.entry(handed.purpose).or_default();
                    *before = before.plus(handed.amount);
                    if handed.purpose == Purpose::Withheld {
                        let before = handed_by_name.entry(handed.name.clone()).or_default();
                        *before = before.plus(handed.amount);
                    }
                }
                _ => {}
            }
        }
    }
    let tournament = log.tournament();
    let bought = || entries.values().flatten().filter(|bought| !bought.cancelled);
    assert_eq!(
        tournament.chips_in_play,
        (bought().map(|bought| bought.chips).sum::<u64>() + unsold.values().sum::<u64>() + stayed)
            .checked_add_signed(rounding)
            .unwrap()
            - removed,
        "chips in play"
    );
    let sum = |part: fn(&Price) -> Money| bought().map(|bought| part(&bought.price)).sum::<Money>();
    let pool = sum(|price| price.prize);
    assert_eq!(tournament.prize_pool, pool, "prize pool");
    bounties(tournament, sum(|price| price.bounty));
    let in_it = entries.keys().filter(|entry| !gone.contains(entry)).count();
    assert_eq!(usize::try_from(tournament.counted_entries).unwrap(), in_it, "entries");
    let rebuys = bought().filter(|bought| bought.kind == PurchaseKind::Rebuy).count();
    assert_eq!(usize::try_from(tournament.rebuys).unwrap(), rebuys, "rebuys");
    let accounts = accounts(tournament);
    assert_eq!(accounts.balance(), Money::ZERO, "{accounts:?}");
    let played_for = pool_of(tournament);
    let above = to_come_back(tournament);
    let left = played_for.total.minus(handed).plus(above.prizes);
    assert_eq!(accounts.prizes, left, "prizes in the ledger");
    let given = played_for.added.plus(played_for.overlay);
    assert_eq!(accounts.house, given.minus(put_in), "owed by the house");
    let out = |purpose: Purpose| paid_out.get(&purpose).copied().unwrap_or_default();
    let left = |all: Money, purpose: Purpose| all.minus(out(purpose));
    assert_eq!(
        accounts.withheld,
        left(pool.plus(given).minus(played_for.total), Purpose::Withheld),
        "taken out of the pool by name"
    );
    let fees = sum(|price| price.fee).plus(kept.fee).plus(lapsed);
    assert_eq!(accounts.fees, left(fees, Purpose::Fees), "fees in the ledger");
    let bounties = sum(|price| price.bounty).minus(bounties_paid).plus(above.bounties);
    assert_eq!(accounts.bounties, bounties, "bounties in the ledger");
    let staff = left(sum(|price| price.staff).plus(kept.staff), Purpose::Staff);
    assert_eq!(accounts.staff, staff, "staff in the ledger");
    let league = left(sum(|price| price.league).plus(kept.league), Purpose::League);
    assert_eq!(accounts.league, league, "league in the ledger");
    assert_eq!(accounts.held, held, "held in the ledger");
    let owed: Money = bought().map(Bought::unpaid).sum();
    let owed = owed.plus(above.prizes).plus(above.bounties);
    assert_eq!(accounts.owed, owed, "owed in the ledger");
    let report = cash_report(tournament);
    assert_eq!((report.balance, report.accounts), (Money::ZERO, accounts));
    assert_eq!(report.came_in.plus(report.went_out), report.tills, "in and out");
    drawers(tournament, accounts.cash);
    numbered_tickets(tournament);
    for purpose in Purpose::ALL {
        let mine = || report.to_pay_out.iter().filter(move |one| one.purpose == purpose);
        let held: Money = mine().map(|one| one.held).sum();
        assert_eq!(held, purpose.of(&accounts), "held for others");
        assert_eq!(mine().map(|one| one.paid_out).sum::<Money>(), out(purpose), "paid out");
        assert!(mine().all(|one| one.collected == one.held.plus(one.paid_out)), "collected");
    }
    for one in report.to_pay_out.iter().filter(|one| one.purpose == Purpose::Withheld) {
        let kept = played_for.withheld.iter().filter(|line| line.name == one.name);
        assert_eq!(one.collected, kept.map(|line| line.amount).sum(), "collected for a name");
        let mine = handed_by_name.get(&one.name).copied().unwrap_or_default();
        assert_eq!(one.paid_out, mine, "paid out for a name");
    }
    for row in &report.rows {
        assert_eq!(row.accounts.balance(), Money::ZERO, "{}", row.what);
    }
    let parts: [fn(&Accounts) -> Money; 15] = [
        |all| all.cash,
        |all| all.card,
        |all| all.transfer,
        |all| all.voucher,
        |all| all.ticket,
        |all| all.comp,
        |all| all.other,
        |all| all.owed,
        |all| all.house,
        |all| all.prizes,
        |all| all.fees,
        |all| all.bounties,
        |all| all.staff.plus(all.league),
        |all| all.held,
        |all| all.withheld,
    ];
    for part in parts {
        let rows: Money = report.rows.iter().map(|row| part(&row.accounts)).sum();
        assert_eq!(rows, part(&accounts), "the rows of the cash report");
    }
}

/// Each ticket is one seat of one player who is due as much, with a number of its own, and all of them are in the pool.
fn numbered_tickets(tournament: &Tournament) {
    let (tickets, due) = (tickets(tournament), Won::of(tournament).each());
    let numbers: BTreeSet<u32> = tickets.iter().map(|ticket| ticket.number).collect();
    let winners: BTreeSet<EntryId> = tickets.iter().map(|ticket| ticket.entry).collect();
    assert_eq!((numbers.len(), winners.len()), (tickets.len(), tickets.len()), "{tickets:?}");
    assert!(tickets.iter().all(|ticket| due.get(&ticket.entry) >= Some(&ticket.value)));
    let worth: Money = tickets.iter().map(|ticket| ticket.value).sum();
    assert!(worth <= pool(tournament).total, "tickets worth {worth:?}");
}

/// What of a price is no player's.
fn only_fees(price: &Price) -> Price {
    Price { prize: Money::ZERO, bounty: Money::ZERO, ..*price }
}

/// Every line of the ledger is in one drawer at most, and the cash in and outside of the drawers is what the till holds.
fn drawers(tournament: &Tournament, cash: Money) {
    let mut seen = BTreeSet::new();
    for line in tournament.drawers.iter().flat_map(|drawer| drawer.lines.iter()) {
        assert!(seen.insert(*line), "line {line} is in two drawers");
    }
    let mut in_use = BTreeSet::new();
    for drawer in tournament.drawers.iter().filter(|drawer| drawer.closed.is_none()) {
        let at = drawer.in_use_at.as_ref();
        assert!(at.is_none_or(|at| in_use.insert(at)), "two drawers are in use at one device");
    }
    let all = drawers_view(tournament).all;
    assert_eq!(all.came_in.minus(all.went_out), cash, "cash in all drawers");
    let moved = all.float.plus(all.filled).minus(all.dropped);
    assert_eq!(all.expected, cash.plus(moved), "what the drawers should hold");
}

/// What was collected for bounties has been won, is still on the heads of players in play or waiting, or is not
/// assigned; after the last hand nothing is on a head.
fn bounties(tournament: &Tournament, collected: Money) {
    let Some(view) = bounties_view(tournament, 0) else {
        assert_eq!(collected, Money::ZERO);
        return;
    };
    assert_eq!(view.collected, collected, "bounties collected");
    assert_eq!(
        view.won.plus(view.on_heads).plus(view.not_assigned).plus(view.in_envelopes),
        collected,
        "{view:?}"
    );
    assert!(view.in_envelopes >= Money::ZERO && view.not_assigned >= Money::ZERO, "{view:?}");
    let listed = paid_too_much(tournament);
    for row in &view.rows {
        assert_eq!(row.paid.plus(row.owed).minus(row.too_much), row.amount, "{row:?}");
        let mut mine = listed.iter().filter(|one| one.of == PaidFor::Bounties);
        let mine = mine.find(|one| one.entry == row.entry).map(|one| one.too_much);
        assert_eq!(mine.unwrap_or_default(), row.too_much, "{row:?}");
    }
    let out = tournament.entries.values().filter(|entry| entry.standing == Standing::Out);
    assert!(out.into_iter().all(|entry| entry.bounty == Money::ZERO), "nobody out has a bounty");
    if tournament.phase() == Phase::Finished && tournament.left() == 1 {
        assert_eq!(view.on_heads, Money::ZERO, "the winner keeps the own bounty");
    }
}

/// One player a seat, one seat a player, nobody at a closed table, and the room's counts as a plain count gives them.
fn seats(tournament: &Tournament) {
    let room = &tournament.room;
    let mut on_chairs: BTreeMap<EntryId, Seat> = BTreeMap::new();
    let mut by_size: BTreeMap<usize, BTreeSet<_>> = BTreeMap::new();
    for (number, table) in room.tables() {
        let mut players = 0;
        for (seat, who) in table.seats() {
            let chair = Seat { table: number, seat };
            if let Some(who) = who {
                players += 1;
                assert_eq!(on_chairs.insert(who, chair), None, "{who} sits twice");
            }
        }
        assert_eq!(table.players(), players, "players of table {number}");
        assert!(table.capacity() <= usize::from(tournament.setup.rules.seats_per_table).max(12));
        by_size.entry(players).or_default().insert(number);
    }
    let said: BTreeMap<EntryId, Seat> = tournament
        .entries
        .iter()
        .filter_map(|(id, entry)| match entry.standing {
            Standing::Seated { seat } => Some((*id, seat)),
            _ => None,
        })
        .collect();
    assert_eq!(said, on_chairs, "what the entries say and who sits on the chairs");
    assert_eq!(usize::try_from(room.seated()).unwrap(), on_chairs.len(), "seated");
    let sizes: Vec<_> = by_size.iter().map(|(size, tables)| (*size, tables.len())).collect();
    assert_eq!(room.sizes().collect::<Vec<_>>(), sizes);
    let places = room.tables().map(|(_, table)| table.places());
    assert_eq!(room.fewest_places(), places.min().unwrap_or(0), "the fewest places");
    assert_eq!(room.fullest(), by_size.last_key_value().map(|(size, tables)| (*size, tables)));
    assert_eq!(room.shortest(), by_size.first_key_value().map(|(size, tables)| (*size, tables)));
}

/// Nobody sits on a blocked seat; those who wait are on the list, once each, and nobody else is.
fn waiting(tournament: &Tournament) {
    for seat in tournament.room.blocked() {
        assert_eq!(tournament.room.at(seat), None, "somebody sits on the blocked seat {seat}");
    }
    let waits = |standing| standing == Standing::Waiting;
    let waiting: BTreeSet<EntryId> = tournament
        .entries
        .iter()
        .filter(|(_, entry)| waits(entry.standing))
        .map(|(id, _)| *id)
        .collect();
    let listed: BTreeSet<EntryId> = tournament.alternates.iter().copied().collect();
    assert_eq!(listed.len(), tournament.alternates.len(), "nobody waits twice");
    if !tournament.room.is_empty() {
        assert_eq!(listed, waiting, "alternates");
    }
}

/// What was arranged is kept by every draw of the lines from this one on, or its sentence names who.
pub fn check_draws(log: &Log, from: usize) {
    let tournament = log.tournament();
    for line in log.lines().iter().skip(from) {
        let Some(act) = line.applied() else { continue };
        for event in act.events {
            let Event::SeatsDrawn(drawn) = event else { continue };
            let of_all = matches!(drawn.kind, DrawKind::Initial {} | DrawKind::Redraw { .. });
            let seats: BTreeMap<EntryId, Seat> = drawn.seats.iter().copied().collect();
            assert_eq!(seats.len(), drawn.seats.len(), "one seat a player");
            let chairs: BTreeSet<Seat> = seats.values().copied().collect();
            assert_eq!(chairs.len(), seats.len(), "one player a seat");
            let named = |entry: EntryId| {
                let name = tournament.name(entry);
                drawn.not_kept.iter().any(|one| one.said(tournament).english.contains(name))
            };
            let arranged = &tournament.arrangements;
            let live =
                |player| tournament.live_entry(player).filter(|entry| seats.contains_key(entry));
            for (player, seat) in arranged.locked.iter() {
                let Some(entry) = live(*player) else { continue };
                let late =
                    matches!(drawn.kind, DrawKind::LateRegistration {} | DrawKind::Alternates {});
                assert!(
                    seats[&entry] == *seat || named(entry) || !(of_all || late),
                    "{seat} is locked for {entry}: {drawn:?}"
                );
            }
            for (one, other) in arranged.apart.iter() {
                let (Some(one), Some(other)) = (live(*one), live(*other)) else { continue };
                let apart = seats[&one].table != seats[&other].table;
                let cards = matches!(drawn.kind, DrawKind::Cards {} | DrawKind::RedrawCards { .. });
                assert!(
                    apart || (named(one) && named(other)) || cards,
                    "{one} and {other}: {drawn:?}"
                );
            }
            let mut dealt: BTreeMap<TableNumber, u32> = BTreeMap::new();
            for entry in arranged.dealers.keys().filter_map(|player| live(*player)) {
                if of_all && !named(entry) {
                    *dealt.entry(seats[&entry].table).or_default() += 1;
                }
            }
            assert!(dealt.values().all(|dealers| *dealers == 1), "one dealer a table: {drawn:?}");
            if of_all && tournament.room.blocked().next().is_none() {
                let mut sizes: BTreeMap<TableNumber, usize> = BTreeMap::new();
                seats.values().for_each(|seat| *sizes.entry(seat.table).or_default() += 1);
                let most = sizes.values().max().unwrap();
                let full = |table: &TableNumber, size: usize| {
                    tournament.room.table(*table).is_none_or(|table| table.seats().count() == size)
                };
                // A table with fewer chairs than the others stays behind them once it is full.
                assert!(
                    sizes.iter().all(|(table, size)| size + 1 >= *most || full(table, *size)),
                    "{sizes:?}"
                );
            }
        }
    }
}

/// The places so far follow each other without a gap from the last one up; once there is a winner they are all
/// the places there are, each covered once.
fn places(tournament: &Tournament) {
    let mut next = match tournament.phase() {
        Phase::Registering | Phase::Drawn => tournament.counted_entries,
        Phase::Playing | Phase::Bagging | Phase::Closed => tournament.left(),
        Phase::Finished => 0,
    };
    let mut seen = BTreeSet::new();
    for finish in finishes(tournament) {
        assert_eq!(finish.place, next + 1, "{finish:?}");
        assert_eq!(
            finish.place_to,
            next + u32::try_from(finish.entries.len()).unwrap(),
            "{finish:?}"
        );
        next = finish.place_to;
        for entry in finish.entries {
            assert!(seen.insert(entry), "{entry} finishes twice");
        }
    }
    assert_eq!(next, tournament.counted_entries, "the last place");
    let out = tournament.entries.iter().filter(|(_, entry)| entry.standing == Standing::Out);
    assert!(out.map(|(id, _)| *id).all(|id| seen.contains(&id)), "everybody out has a place");
}

/// Prizes sum to the pool, never rise down the places, respect the unit except the first, and reach the finishers
/// to the last minor unit.
fn prizes(tournament: &Tournament) {
    let prizes = payouts(tournament);
    // Added or guaranteed money alone waits for somebody to win it, unless the places that are paid were said beforehand.
    let waits = tournament.counted_entries == 0 && prizes.is_empty();
    let pool = if waits { Money::ZERO } else { pool(tournament).total };
    assert_eq!(prizes.iter().copied().sum::<Money>(), pool, "prizes sum to the pool");
    assert!(prizes.is_sorted_by(|a, b| a >= b), "{prizes:?}");
    assert!(prizes.iter().all(|prize| prize.0 >= 0), "{prizes:?}");
    let unit = match tournament.setup.prizes.shares {
        // Amounts that were fixed for another pool are cut where it has become smaller.
        Shares::Seats { .. } | Shares::Amounts { .. } => 1,
        _ => tournament.setup.prizes.unit.0.max(1),
    };
    assert!(prizes.iter().skip(1).all(|prize| prize.0 % unit == 0), "{prizes:?} in {unit}");
    assert_eq!(prizes.len(), usize::try_from(places_paid(tournament)).unwrap());
    let standings = standings(tournament);
    let won = standings.rows.iter().map(|row| row.prize).sum::<Money>();
    assert!(won <= pool, "{won:?} won of {pool:?}");
    let ended_here = tournament.ended_here.as_ref();
    if standings.is_final && (tournament.left() == 1 || ended_here.is_some()) {
        assert_eq!(won, pool, "all that was paid in is paid out");
        assert_eq!(standings.rows.len(), usize::try_from(tournament.counted_entries).unwrap());
    }
    due_and_paid(tournament, pool);
    // A deal is not by place.
    if tournament.deal.is_some() {
        return;
    }
    let unit = ended_here.map_or(1, |ended| ended.unit.0.max(1));
    for rows in standings.rows.windows(2) {
        let together = rows[0].place == rows[1].place;
        assert!(rows[0].prize >= rows[1].prize, "{rows:?}");
        // The first of them has what is less than a unit as well.
        assert!(
            !together || rows[0].prize.0 - rows[1].prize.0 < unit * 2,
            "a shared place differs by a unit: {rows:?}"
        );
    }
}

/// What is due is never more than the pool; what a deal shares and leaves is the pool but for the places before it; and
/// whatever was paid is due, or on the list of what was too much.
fn due_and_paid(tournament: &Tournament, pool: Money) {
    let won = Won::of(tournament);
    let due = won.each();
    let all: Money = due.values().copied().sum();
    assert!(all <= pool && due.values().all(|due| *due >= Money::ZERO), "{due:?} of {pool:?}");
    if let Some(deal) = &won.deal {
        let shares: Money = deal.shares.values().copied().sum();
        let placed = won.finishes.iter().flat_map(|one| one.entries.iter().zip(won.by(one)));
        let others = placed
            .filter(|(entry, _)| !deal.shares.contains_key(entry) && !deal.without.contains(entry));
        let others: Money = others.map(|(_, prize)| prize).sum();
        assert_eq!(shares.plus(deal.rest).plus(others), pool, "{deal:?}");
    }
    let view = prizes_view(tournament, 0);
    let above = view.too_much.iter().filter(|one| one.of == PaidFor::Prize);
    let above: Money = above.map(|one| one.too_much).sum();
    assert_eq!(view.paid_out.plus(view.owed).minus(above), all, "{view:?}");
    assert_eq!(view.open, pool_of(tournament).total.minus(all));
    for entry in tournament.entries.keys() {
        let (paid, due) = (prize_paid(tournament, *entry), due.get(entry).copied());
        let due = due.unwrap_or_default();
        let listed =
            view.too_much.iter().any(|one| one.entry == *entry && one.of == PaidFor::Prize);
        assert_eq!(paid > due, listed, "{entry} was paid {paid:?} of {due:?}");
        assert!(paid >= Money::ZERO);
    }
}

/// Every line has words, without anything that a screen or a sheet could not show, and no comma with nothing behind it but a name's.
fn labels(log: &Log) {
    let label = log.label(log.revision()).expect("the last line has a label").to_string();
    assert!(!label.is_empty());
    assert!(label.chars().all(|c| !unprintable(c)), "{label:?}");
    let named = log.tournament().players.values().any(|one| one.name.contains(','));
    let empty = label.trim_end().ends_with(',') || label.contains(", , ");
    assert!(named || !empty, "{label:?}");
}

/// Control characters and the marks that turn the direction of text.
pub fn unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The log's state is the plain fold of its lines, and opening the log again gives the same log.
pub fn check_replay(log: &Log) {
    assert_eq!(
        *log.tournament(),
        plain_fold(&log.lines().to_vec()),
        "the state is the fold of the lines in force"
    );
    let again = Log::replay(log.lines().to_vec());
    assert_eq!(again.tournament(), log.tournament());
    assert_eq!((again.undoable(), again.redoable()), (log.undoable(), log.redoable()));
    for number in 1..=log.revision() {
        assert_eq!(again.label(number), log.label(number));
        assert_eq!(again.is_struck(number), log.is_struck(number));
    }
}

/// Every line survives being written down and read.
pub fn check_written(log: &Log, from: usize) {
    for line in log.lines().iter().skip(from) {
        let written = serde_json::to_string(line).unwrap();
        let read: shuffle_up_engine::log::Line = serde_json::from_str(&written).unwrap();
        assert_eq!(read, *line);
    }
}

/// Whatever the director could say now that names nobody is offered.
pub fn check_possible(log: &Log, now: Millis) {
    use serde_json::{from_value, json};
    use shuffle_up_engine::views::clock::clock_view;
    let tournament = log.tournament();
    let offered = possible(tournament, &clock_view(tournament, now));
    for (what, command) in [
        (Possible::Draw, json!({"type": "draw_seats"})),
        (Possible::CancelStart, json!({"type": "plan_start", "at": null})),
        (Possible::Pause, json!({"type": "pause_clock"})),
        (Possible::HandForHand, json!({"type": "go_hand_for_hand", "until": {"type": "money"}})),
        (Possible::EndHandForHand, json!({"type": "end_hand_for_hand"})),
        (Possible::CountHand, json!({"type": "count_hands", "hands": 1})),
        (Possible::SetTimeLeft, json!({"type": "adjust_clock", "by_ms": 60_000})),
        (Possible::DealAll, json!({"type": "deal_hands", "tables": []})),
        (Possible::Restart, json!({"type": "prepare_restart"})),
        (Possible::LastHands, json!({"type": "announce_last_hands"})),
        (Possible::EndDay, json!({"type": "end_day"})),
        (Possible::Bag, json!({"type": "close_day", "why": "test"})),
    ] {
        let command: Command = from_value(command).expect("a command");
        let said = log.prepare(command, now, 7, "test");
        let again = what == Possible::Draw && offered.contains(&Possible::DrawAgain);
        assert!(said.is_err() || again || offered.contains(&what), "{what:?} is not offered");
    }
    let starts: Command = from_value(json!({"type": "start_clock"})).expect("a command");
    let started = log.prepare(starts, now, 7, "test").is_ok();
    let start = offered.contains(&Possible::Deal) || offered.contains(&Possible::Start);
    assert!(!started || start, "the clock can start, and is not offered");
}

/// Every question has an answer, and every answer survives the way to a window.
pub fn ask_everything(log: &Log, now: Millis, text: &str) -> Vec<Answer> {
    let text = text.to_string();
    let orders = [PlayerOrder::Entry, PlayerOrder::Name, PlayerOrder::Seat, PlayerOrder::Place];
    let mut queries: Vec<Query> = orders
        .into_iter()
        .map(|order| Query::Players {
            search: String::new(),
            filter: PlayerFilter::All,
            order,
            from: 0,
            count: 500,
        })
        .collect();
    queries.extend((1..=log.revision()).map(|line| Query::FloorCorrections { line }));
    queries.extend([
        Query::Desk {},
        Query::Clock {},
        Query::Projector { moves_ms: None },
        Query::Tables { from: 0, count: 200 },
        Query::Players {
            search: text.clone(),
            filter: PlayerFilter::Unpaid,
            order: PlayerOrder::Name,
            from: u32::MAX,
            count: u32::MAX,
        },
        Query::Ledger { filter: LedgerFilter::All, search: text.clone(), from: 0, count: u32::MAX },
        Query::Newcomer { name: text.clone(), listed: vec![1, u32::MAX] },
        Query::CashReport {},
        Query::Drawers {},
        Query::Guests { search: text.clone(), from: 0, count: u32::MAX },
        Query::Receipt { number: 1 },
        Query::Prizes { page: None },
        Query::Standings { page: None },
        Query::Log { before: 0, count: u32::MAX },
        Query::SetUp {},
        Query::HouseRules { draft: None },
        Query::Schedule {},
        Query::ScheduleCurve {},
        Query::WishStart {},
        Query::DrawPlan {},
        Query::Draw { number: 0 },
        Query::DrawCheck { number: 0 },
        Query::FloorCorrections { line: u32::MAX },
        Query::CardDraw {},
        Query::Alternates { from: 0, count: u32::MAX },
        Query::Draw { number: u32::MAX },
        Query::TablesNumbered { tables: vec![TableNumber(1), TableNumber(u32::MAX)] },
        Query::RoomMap {},
        Query::FindTables { search: text.clone(), from: 0, count: u32::MAX },
        Query::Moves { search: text.clone() },
        Query::Payouts { from: 0, count: u32::MAX },
        Query::AnnouncedMoves { from: 0, count: u32::MAX, moves_ms: Some(600_000) },
        Query::Seating { from: 0, count: u32::MAX },
        Query::PrizeDraft {
            prizes: log.tournament().setup.prizes.clone(),
            terms: None,
            held: Vec::new(),
            pull: None,
        },
        Query::Deal {
            stacks: Vec::new(),
            left: Money::ZERO,
            unit: Money::ZERO,
            shares: Vec::new(),
        },
        Query::EndHere { by: Some(PlacedBy::Shared), stacks: Vec::new() },
        Query::CallOff { back: MoneyBack::Evenly, fees: true, stacks: Vec::new() },
        Query::Payments { search: text.clone(), from: 0, count: u32::MAX },
        Query::FindLines {
            filter: LineFilter { search: text.clone(), ..LineFilter::default() },
            from: 0,
            count: u32::MAX,
        },
        Query::Correction { correction: Correction { strike: vec![2], ..Correction::default() } },
        Query::FloorLineAt { line: log.revision(), text: text.clone() },
        Query::Chips { draft: None },
        Query::NextDay {},
        Query::Day { table: None, from: 0, count: u32::MAX },
        Query::Race { chip: None, from: 0, count: u32::MAX },
        Query::ScheduleDraft { schedule: log.tournament().setup.schedule.clone() },
        Query::FloorClocks {},
        Query::FloorLine { text },
    ]);
    let seen_at = now.checked_sub(30_000);
    let answers: Vec<Answer> =
        queries.iter().map(|query| query.answer(log, now, seen_at)).collect();
    for answer in &answers {
        let written = serde_json::to_string(answer).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&written).unwrap(), *answer);
    }
    answers
}

/// The answers without the revision, which every line moves on.
pub fn without_revision(log: &Log, now: Millis) -> Vec<Answer> {
    let mut answers = ask_everything(log, now, "1.1");
    answers.retain(|answer| {
        !matches!(
            answer,
            Answer::Log(_)
                | Answer::FindLines(_)
                | Answer::FloorCorrections(_)
                | Answer::Correction(_)
                | Answer::FloorLineAt(_)
        )
    });
    for answer in &mut answers {
        match answer {
            Answer::Desk(desk) => desk.revision = 0,
            Answer::Projector(projector) => projector.revision = 0,
            _ => {}
        }
    }
    answers
}
