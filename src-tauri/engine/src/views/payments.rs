//! The list of payments: who is still to be paid, who still owes, and whether the cash balances.

use crate::actions::command::{Command, Context};
use crate::advice::open_money::{OpenMoney, open_money};
use crate::advice::payments::{Open, collects, open};
use crate::base::finding::Wanted;
use crate::rules::prizes::accounts::accounts;
use crate::rules::prizes::paid_too_much::paid_too_much;
use crate::rules::prizes::won::Won;
use crate::state::prelude::*;
use crate::views::page::page;
use crate::views::players::Allowed;

/// A player with whom something is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PaymentRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The place, once the player has one.
    pub place: Option<u32>,
    /// The last of the places shared; equal to `place` where it is not shared.
    pub place_to: Option<u32>,
    /// Of the prize, to be paid out.
    pub prize: Money,
    /// What the place wins beside money, to be paid out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub goods: Vec<String>,
    /// Of the bounties, to be paid out.
    pub bounties: Money,
    /// What the player owes for entries, rebuys and add-ons.
    pub owes: Money,
    /// What was paid out to the player and is not due; nothing while the player is still in.
    pub too_much: Money,
    /// What pays out the next part of it in cash; absent where nothing is to be paid out.
    pub pay: Option<Command>,
    /// Whether it may be paid out now, and why not.
    pub allowed: Allowed,
    /// What notes that everything owed was paid in cash; absent where nothing is owed.
    pub collect: Option<Command>,
}

/// The list of payments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PaymentsView {
    /// How many rows answer to the search.
    pub total: u32,
    /// How many rows there are without it.
    pub of: u32,
    /// The rows asked for, by name.
    pub rows: Vec<PaymentRow>,
    /// Whether the cash balances, or what is still open, in one line.
    pub says: Phrase,
    /// Nothing is open.
    pub balances: bool,
}

/// A page of the list of payments at `now`.
pub fn payments_view(
    tournament: &Tournament,
    search: &str,
    from: u32,
    rows: u32,
    now: Millis,
) -> PaymentsView {
    let open = open(tournament);
    let wanted = Wanted::of(search);
    let all = search.trim().is_empty();
    let mut found: Vec<(EntryId, &Open)> = open
        .iter()
        .map(|(entry, open)| (*entry, open))
        .filter(|(entry, _)| all || tournament.answers(*entry, &wanted).is_some())
        .collect();
    found.sort_by_cached_key(|(entry, _)| (tournament.sorted_name(*entry), *entry));
    let balance = accounts(tournament).balance();
    let besides = open_money(tournament, now);
    let parts = parts(tournament, open.values(), &besides);
    let facts = facts(tournament, &besides);
    let shown = page(&found, from, rows);
    let won = Won::of(tournament);
    let places: BTreeMap<EntryId, (u32, u32)> =
        won.placed().map(|(finish, who, _)| (who, (finish.place, finish.place_to))).collect();
    PaymentsView {
        total: to_u32(found.len()),
        of: to_u32(open.len()),
        rows: shown
            .map(|(entry, open)| row(tournament, *entry, open, places.get(entry), now))
            .collect(),
        balances: parts.is_empty() && facts.is_empty() && balance == Money::ZERO,
        says: says(tournament, parts, facts, balance),
    }
}

fn row(
    tournament: &Tournament,
    entry: EntryId,
    open: &Open,
    places: Option<&(u32, u32)>,
    now: Millis,
) -> PaymentRow {
    let Open { prize, goods, bounties, owes, too_much, .. } = open.clone();
    let pay = open.pays(entry, open.usual());
    let context = Context { now, seed: 0, next_entry: EntryId(0), device: "" };
    let verdict = pay.as_ref().map_or(Ok(()), |pay| pay.decide(tournament, &context).map(|_| ()));
    let allowed = Allowed::from_verdict(verdict);
    let name = tournament.name(entry).to_string();
    let collect = collects(tournament, entry).map(Command::from);
    PaymentRow {
        entry,
        name,
        place: places.map(|(place, _)| *place),
        place_to: places.map(|(_, place_to)| *place_to),
        prize,
        goods,
        bounties,
        owes,
        too_much,
        pay,
        allowed,
        collect,
    }
}

/// "Everybody is paid. The money adds up.", or what is still open.
fn says(tournament: &Tournament, parts: Vec<Phrase>, facts: Vec<Phrase>, balance: Money) -> Phrase {
    if balance != Money::ZERO {
        return phrase!(
            "accounts-are-off",
            "The accounts are off by {amount}.",
            amount = tournament.money(balance),
        );
    }
    let to_do =
        (!parts.is_empty()).then(|| phrase!("as-a-sentence", "{words}.", words = parts).capital());
    let said: Vec<Phrase> = to_do.into_iter().chain(facts).collect();
    if said.is_empty() {
        return phrase!("cash-balances", "Everybody is paid. The money adds up.");
    }
    Phrase::one_after_the_other(said)
}

/// What is still open, each part as a clause: what is paid out, what is collected, what is to be said first.
fn parts<'a>(
    tournament: &Tournament,
    open: impl Iterator<Item = &'a Open> + Clone,
    besides: &OpenMoney,
) -> Vec<Phrase> {
    let money = |amount| tournament.money(amount);
    let back = |amount| money(Money::ZERO.minus(amount));
    let pay_out = |sum: String, to: Phrase| {
        phrase!("to-pay-out", "pay out {sum} ({players})", sum, players = to)
    };
    let collect_overpaid = |sum: String, from: Phrase| {
        phrase!(
            "to-collect-overpaid",
            "collect {sum} paid too much ({players})",
            sum,
            players = from
        )
    };
    let sum = |of: fn(&Open) -> Money| {
        let some: Vec<Money> =
            open.clone().map(of).filter(|amount| *amount > Money::ZERO).collect();
        let sum = tournament.money(some.iter().copied().sum());
        (!some.is_empty()).then(|| (sum, Phrase::count(some.len(), "player", "players")))
    };
    let mut parts = Vec::new();
    if besides.house > Money::ZERO {
        let sum = money(besides.house);
        parts.push(phrase!("of-the-house", "put in {sum} from the house", sum));
    }
    parts.extend(sum(|open| open.prize.plus(open.bounties)).map(|(sum, to)| pay_out(sum, to)));
    let goods: Vec<&str> = open.clone().flat_map(|open| &open.goods).map(String::as_str).collect();
    if !goods.is_empty() {
        parts.push(phrase!("to-give-goods", "hand over {goods}", goods));
    }
    let (too_much, held): (Vec<_>, Vec<_>) =
        besides.others.iter().partition(|line| line.held < Money::ZERO);
    parts.extend(held.iter().map(|line| pay_out(money(line.held), line.heading())));
    parts
        .extend(sum(|open| open.owes).map(|(sum, players)| {
            phrase!("to-collect", "collect {sum} ({players})", sum, players)
        }));
    parts.extend(sum(|open| open.too_much).map(|(sum, from)| collect_overpaid(sum, from)));
    parts.extend(too_much.iter().map(|line| collect_overpaid(back(line.held), line.heading())));
    if besides.house < Money::ZERO {
        let sum = back(besides.house);
        parts.push(phrase!("back-to-the-house", "take out {sum} for the house", sum));
    }
    if !besides.not_won.is_empty() {
        let amounts = besides.not_won.iter().map(|(_, amount)| *amount);
        parts.push(phrase!(
            "bounties-not-won",
            "say who won {bounties} ({sum})",
            bounties = Phrase::count(besides.not_won.len(), "bounty", "bounties"),
            sum = money(amounts.sum()),
        ));
    }
    if !besides.closed.is_empty() {
        let envelopes = Phrase::count(besides.closed.len(), "envelope", "envelopes");
        parts.push(phrase!("envelopes-to-open", "open {envelopes}", envelopes));
    }
    parts
}

/// What is open and nobody is to do anything about now, each as a sentence.
fn facts(tournament: &Tournament, besides: &OpenMoney) -> Vec<Phrase> {
    let in_no_envelope = (besides.in_no_envelope > Money::ZERO).then(|| {
        phrase!(
            "bounties-in-no-envelope",
            "{sum} for bounties was never put into envelopes.",
            sum = tournament.money(besides.in_no_envelope)
        )
    });
    in_no_envelope.into_iter().chain(too_much_of_those_in(tournament)).collect()
}

/// What players who are still in were paid too much. They are not asked for it: the place may yet be worth it.
fn too_much_of_those_in(tournament: &Tournament) -> Option<Phrase> {
    if tournament.phase() == Phase::Finished {
        return None;
    }
    let all = paid_too_much(tournament).into_iter();
    let those_in: Vec<_> = all.filter(|one| tournament.is_in(one.entry)).collect();
    let players: BTreeSet<EntryId> = those_in.iter().map(|one| one.entry).collect();
    (!players.is_empty()).then(|| {
        phrase!(
            "paid-too-much-still-in",
            "For now, {sum} too much was paid to {players} still in.",
            sum = tournament.money(those_in.iter().map(|one| one.too_much).sum()),
            players = Phrase::count(players.len(), "player", "players"),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::cancel_purchase::CancelPurchase;
    use crate::actions::entries::pay_out::PayOut;
    use crate::actions::entries::rebuy::Rebuy;
    use crate::actions::prizes::deal::MakeDeal;
    use crate::actions::prizes::mystery::SealMystery;
    use crate::actions::prizes::pay_prize::PayPrize;
    use crate::actions::prizes::pool::SetPool;
    use crate::actions::tables::bench::Bench;
    use crate::advice::advice_at;
    use crate::rulebook::bounty_kind::BountyKind;
    use crate::rulebook::pool_terms::{Good, PoolTerms, Withheld};
    use crate::rulebook::prize_structure::{PrizeStructure, Shares};
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::price::Price;
    use crate::rulebook::templates;
    use crate::rules::prizes::places::everybody_left;
    use crate::state::deal::{Counted, DealKind};
    use crate::state::paid_out::Purpose;

    /// 25 each, all of it for first place, and no entries after the start.
    fn plain() -> SetUp {
        let shares = Shares::Percentages { hundredths: vec![10_000] };
        let prizes = PrizeStructure { shares, unit: Money::ZERO };
        let rebuy = None;
        SetUp {
            late_registration_until: None,
            rebuy,
            prizes,
            re_entry: None,
            add_on: None,
            ..templates::t1000()
        }
    }

    fn playing(setup: SetUp, players: usize) -> Bench {
        let mut bench = Bench::of(setup);
        bench.seat(players);
        bench
    }

    fn says(bench: &Bench) -> String {
        let view = payments_view(bench.log.tournament(), "", 0, 99, bench.now());
        assert_eq!(view.balances, view.says.english == "Everybody is paid. The money adds up.");
        view.says.to_string()
    }

    fn titles(bench: &Bench) -> Vec<String> {
        let all = advice_at(bench.log.tournament(), bench.now());
        all.into_iter().map(|one| one.title.to_string()).collect()
    }

    /// Does what is advised first.
    fn accept(bench: &mut Bench) {
        let first = advice_at(bench.log.tournament(), bench.now()).remove(0);
        assert!(first.own_key, "{}", first.title);
        bench.say(first.command.unwrap()).unwrap();
    }

    fn until_one_is_left(bench: &mut Bench) {
        let mut all: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        all.sort();
        for entry in &all[..all.len() - 1] {
            bench.bust(*entry);
        }
    }

    /// Three play for 50, 30 and 20 per cent: who is out has a place in the list, who still owes and plays has none.
    #[test]
    fn a_row_of_the_payments_has_the_place() {
        let mut bench = playing(templates::t1000(), 3);
        bench.bust(EntryId(2));
        let rebuy = Rebuy { entry: EntryId(1), last_hand: false, payment: Payment::Unpaid };
        bench.say(rebuy).unwrap();
        let view = payments_view(bench.log.tournament(), "", 0, 99, bench.now());
        let rows: Vec<_> =
            view.rows.iter().map(|row| (row.entry, row.place, row.place_to)).collect();
        assert_eq!(rows, [(EntryId(1), None, None), (EntryId(2), Some(3), Some(3))]);
    }

    #[test]
    fn an_overlay_is_open_until_the_house_has_put_it_in() {
        let pool = PoolTerms { guarantee: Money(50_000), ..PoolTerms::default() };
        let mut bench = playing(SetUp { pool, ..plain() }, 4);
        assert_eq!(says(&bench), "Put in $400 from the house.");
        until_one_is_left(&mut bench);
        assert_eq!(titles(&bench)[0], "The house puts in $400");
        accept(&mut bench);
        assert_eq!(says(&bench), "Pay out $500 (1 player).");
        accept(&mut bench);
        assert_eq!(
            (says(&bench), titles(&bench)),
            ("Everybody is paid. The money adds up.".into(), Vec::new())
        );
    }

    #[test]
    fn goods_are_advised_and_handed_over_like_money() {
        let good = |place: u32, name: &str| Good { place, name: name.into() };
        let goods = vec![good(1, "Trophy"), good(2, "Ham")];
        let pool = PoolTerms { goods, ..PoolTerms::default() };
        let mut bench = playing(SetUp { pool, ..plain() }, 3);
        until_one_is_left(&mut bench);
        assert_eq!(says(&bench), "Pay out $75 (1 player) and hand over Ham and Trophy.");
        assert_eq!(
            titles(&bench),
            ["Pay 1st: $75 and Trophy to Player 3", "Pay 2nd: Ham to Player 2"]
        );
        let third = PayPrize { entry: EntryId(1), payment: Payment::Cash, less_owed: false };
        assert_eq!(bench.say(third).unwrap_err().key, "has-not-won-a-prize");
        accept(&mut bench);
        assert_eq!(bench.label(), "Paid: Player 3 $75 and Trophy");
        let typed = bench.floor("pay Player 2");
        assert_eq!(typed.says.english, "Player 2 \u{b7} Ham");
        let ham = typed.command.unwrap();
        let lines = bench.log.tournament().ledger.len();
        bench.say(ham.clone()).unwrap();
        assert_eq!(bench.label(), "Paid: Player 2 Ham");
        assert_eq!(bench.log.tournament().ledger.len(), lines, "goods move no money");
        assert_eq!(bench.say(ham).unwrap_err().key, "prize-received-already");
        assert_eq!(
            (says(&bench), titles(&bench)),
            ("Everybody is paid. The money adds up.".into(), Vec::new())
        );
        bench.undo();
        assert_eq!(says(&bench), "Hand over Ham.");
    }

    #[test]
    fn what_was_paid_out_for_nothing_any_more_is_open_until_it_is_collected() {
        let withheld = vec![Withheld { name: "Charity".into(), amount: Money(3_000) }];
        let pool = PoolTerms { withheld, ..PoolTerms::default() };
        let mut bench = playing(SetUp { pool, ..plain() }, 4);
        let charity = PayOut {
            purpose: Purpose::Withheld,
            name: "Charity".into(),
            amount: None,
            to: String::new(),
            payment: Payment::Cash,
        };
        bench.say(charity).unwrap();
        assert_eq!(says(&bench), "Everybody is paid. The money adds up.");
        bench.say(SetPool { terms: PoolTerms::default() }).unwrap();
        assert_eq!(says(&bench), "Collect $30 paid too much (Charity).");
        until_one_is_left(&mut bench);
        accept(&mut bench);
        assert_eq!(titles(&bench), ["Collect $30 paid too much: Charity"]);
        accept(&mut bench);
        assert_eq!(
            (says(&bench), bench.label()),
            (
                "Everybody is paid. The money adds up.".into(),
                "Collected: $30 of the money for \u{201c}Charity\u{201d}".into(),
            )
        );
    }

    #[test]
    fn fees_of_a_rebuy_that_was_cancelled_are_open_until_they_are_collected() {
        let rebuy = templates::all().into_iter().find_map(|one| one.setup.rebuy);
        let rebuy = rebuy.map(|mut rule| {
            rule.price = Price { fee: Money(500), ..rule.price };
            rule
        });
        let mut bench = playing(SetUp { rebuy, ..plain() }, 4);
        let entry = everybody_left(bench.log.tournament()).next().unwrap();
        bench.say(Rebuy { entry, ..serde_json::from_str(r#"{"entry":1}"#).unwrap() }).unwrap();
        let fees = PayOut {
            purpose: Purpose::Fees,
            name: String::new(),
            amount: None,
            to: String::new(),
            payment: Payment::Cash,
        };
        assert_eq!(
            says(&bench),
            "Everybody is paid. The money adds up.",
            "the house may leave its fees in its till"
        );
        bench.say(fees).unwrap();
        bench.say(CancelPurchase { entry, purchase: 1 }).unwrap();
        assert_eq!(says(&bench), "Collect $5 paid too much (House fees).");
    }

    #[test]
    fn a_bounty_that_nobody_won_is_open_until_it_is_said() {
        let price = Price { bounty: Money(1_000), ..plain().price };
        let mut bench = playing(SetUp { price, bounty: BountyKind::Fixed, ..plain() }, 2);
        until_one_is_left(&mut bench);
        accept(&mut bench);
        assert_eq!(says(&bench), "Pay out $10 (1 player) and say who won 1 bounty ($10).");
        let all = advice_at(bench.log.tournament(), bench.now());
        let told: Vec<(&str, &str)> =
            all.iter().map(|one| (&*one.title.english, one.begins.as_str())).collect();
        assert_eq!(
            told,
            [
                ("Say who won the bounty of Player 1: $10", "bounty Player 1 by "),
                ("Pay bounties: $10 to Player 2", ""),
            ]
        );
        let typed = bench.floor("bounty Player 1 by Player 2").command.unwrap();
        bench.say(typed).unwrap();
        assert_eq!(titles(&bench), ["Pay bounties: $20 to Player 2"]);
        accept(&mut bench);
        assert_eq!(
            (says(&bench), titles(&bench)),
            ("Everybody is paid. The money adds up.".into(), Vec::new())
        );
    }

    #[test]
    fn an_envelope_is_open_until_it_is_opened() {
        let price = Price { bounty: Money(1_000), ..plain().price };
        let setup = || SetUp { price, bounty: BountyKind::Mystery, ..plain() };
        let mut bench = playing(setup(), 2);
        bench.say(SealMystery { envelopes: None }).unwrap();
        until_one_is_left(&mut bench);
        accept(&mut bench);
        assert_eq!(says(&bench), "Open 1 envelope.");
        assert_eq!(titles(&bench), ["Say who knocked out Player 1"]);
        let typed = bench.floor("bounty Player 1 by Player 2").command.unwrap();
        bench.say(typed).unwrap();
        let open = advice_at(bench.log.tournament(), bench.now()).remove(0);
        assert_eq!(open.title.english, "Open the envelope for Player 1");
        bench.say(open.command.unwrap()).unwrap();
        assert_eq!(titles(&bench), ["Pay bounties: $20 to Player 2"]);

        let mut bench = playing(setup(), 2);
        until_one_is_left(&mut bench);
        accept(&mut bench);
        assert_eq!(says(&bench), "$20 for bounties was never put into envelopes.");
    }

    /// Three share 75 and are paid. Their deal is struck: nobody has won anything yet, and nobody still in is asked.
    #[test]
    fn nobody_who_is_still_in_is_asked_for_what_was_paid_too_much() {
        let mut bench = playing(plain(), 3);
        let all: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        let stacks: Vec<Counted> =
            all.iter().map(|entry| Counted { entry: *entry, chips: 1 }).collect();
        let deal = MakeDeal {
            kind: DealKind::Even,
            stacks,
            left: Money::ZERO,
            as_counted: true,
            unit: Money::ZERO,
            shares: Vec::new(),
        };
        bench.say(deal).unwrap();
        for entry in &all[..2] {
            let (payment, less_owed) = (Payment::Cash, false);
            bench.say(PayPrize { entry: *entry, payment, less_owed }).unwrap();
        }
        let mut struck = bench.log.tournament().clone();
        struck.deal = None;
        let view = payments_view(&struck, "", 0, 9, bench.now());
        assert_eq!(view.says.english, "For now, $50 too much was paid to 2 players still in.");
        assert_eq!((view.balances, view.of), (false, 0));
        assert!(
            advice_at(&struck, bench.now())
                .iter()
                .all(|one| !one.title.english.contains("Collect"))
        );
    }
}
