//! The sheets about money that is won: payouts, the prize structure for the wall, a deal, bounties.

use super::customs::Customs;
use super::{SheetPart, event_and_day, imprint};
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::numbers::{to_u32, to_usize};
use shuffle_up_engine::base::words::{count, ordinals};
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::citations::Citation;
use shuffle_up_engine::rules::prizes::paid_too_much::PaidFor;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::bounties::bounties_view;
use shuffle_up_engine::views::deals::{DealInForce, deal_in_force, deal_talk};
use shuffle_up_engine::views::prizes::{
    PrizeHolder, PrizesView, payouts_view, prizes_view, standings,
};
use shuffle_up_paper::{
    Certificate, Certificates, HeadFigure, PayoutLabels, PayoutRow, PayoutSheet, PayoutSlip,
    PayoutSlips, PrizeLine, PrizePoster, ReceiptLine,
};

fn figure(label: &str, value: String) -> HeadFigure {
    HeadFigure { label: label.into(), value }
}

/// Those that are not empty, one after the other.
fn joined(parts: &[String], between: &str) -> String {
    let said: Vec<&str> =
        parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    said.join(between)
}

fn remarks(parts: &[String]) -> String {
    joined(parts, " · ")
}

fn flag(said: String) -> Option<String> {
    (!said.is_empty()).then_some(said)
}

fn cited(said: &str, rule: Option<&Citation>) -> String {
    let source = rule.map_or_else(String::new, |rule| format!(" ({}, {})", rule.book, rule.rule));
    format!("{said}{source}")
}

fn numbered(index: usize) -> u32 {
    to_u32(index + 1)
}

fn no_pool() -> Problem {
    problem!(not_now, "no-pool-yet", "There is no prize pool yet: enter players first.")
}

/// The prizes as they stand: won, handed over, still open.
///
/// # Errors
/// Refused without a prize pool.
pub(super) fn payouts_of(log: &Log, now: i64) -> Result<PayoutSheet, Problem> {
    let tournament = log.tournament();
    let prizes = prizes_view(tournament, now);
    if prizes.rows.is_empty() && prizes.deal.is_none() {
        return Err(no_pool());
    }
    let customs = Customs::of(tournament);
    let money = |amount: Money| customs.money(amount);
    let mut rows = Vec::new();
    for row in &prizes.rows {
        let shared_to = (row.place_to > row.place).then_some(row.place_to);
        let beside = remarks(&[row.what.clone(), row.goods.join(", ")]);
        let line = |player: Option<String>, prize: Money, said: String| PayoutRow {
            place: row.place,
            shared_to,
            player,
            prize: money(prize),
            flag: flag(said),
        };
        if row.holders.is_empty() {
            rows.push(line(None, row.amount, beside.clone()));
        }
        rows.extend(row.holders.iter().map(|holder| {
            let said = remarks(&[beside.clone(), said_of(holder, &money)]);
            line(Some(holder.name.clone()), holder.amount, said)
        }));
    }
    if let Some(deal) = &prizes.deal {
        let last = u32::try_from(deal.rows.len()).ok();
        rows.extend(deal.rows.iter().filter(|row| row.place.is_none()).map(|row| {
            let net = row.reportable.map(|net| reportable(net, &money)).unwrap_or_default();
            let paid = match (row.paid_at, row.owed) {
                _ if row.too_much > Money::ZERO => format!("{} too much", money(row.too_much)),
                (Some(_), Money::ZERO) => format!("handed over{}", otherwise(row.paid_by)),
                _ => owes(row.owes, &money),
            };
            PayoutRow {
                place: 1,
                shared_to: last,
                player: Some(row.name.clone()),
                prize: money(row.share),
                flag: Some(remarks(&["share of the deal, still in play".into(), paid, net])),
            }
        }));
    }
    // Whoever was paid too much and holds no paid place now signs for giving it back; those who hold one are in its row.
    let holds = |entry: EntryId| {
        let deal = prizes.deal.iter().flat_map(|deal| &deal.rows).any(|row| row.entry == entry);
        deal || prizes.rows.iter().flat_map(|row| &row.holders).any(|one| one.entry == entry)
    };
    let back = prizes.too_much.iter().filter(|one| one.of == PaidFor::Prize && !holds(one.entry));
    rows.extend(back.map(|one| PayoutRow {
        player: Some(one.name.clone()),
        prize: money(Money::ZERO.minus(one.too_much)),
        flag: Some(one.says.to_string()),
        ..PayoutRow::default()
    }));
    let setup = &tournament.setup;
    let count_of = |entries: u32| {
        let word = if entries == 1 { "entry" } else { "entries" };
        format!("{} {word}", customs.count(u64::from(entries)))
    };
    let rebuys = match tournament.rebuys {
        0 => "no rebuys".to_string(),
        many => count(to_usize(many), "rebuy", "rebuys"),
    };
    // A deal is what the players will look for.
    let mut said: Vec<String> = prizes
        .deal
        .iter()
        .map(|deal| deal_words(deal, &|amount| tournament.money(amount)))
        .collect();
    said.push(cited(&prizes.how, prizes.rule.as_ref()));
    said.push(made_of(&prizes, &|amount| tournament.money(amount)));
    said.extend(prizes.notes.iter().cloned());
    Ok(PayoutSheet {
        event: format!(
            "{} · {} · {} at {}, {rebuys}",
            setup.name,
            customs.day(setup.starts_at.unwrap_or(now)),
            count_of(tournament.counted_entries),
            customs.money(setup.price.total()),
        ),
        figures: vec![
            figure("Prize pool", money(prizes.pool)),
            figure("Paid out", money(prizes.paid_out)),
            figure("Owed now", money(prizes.owed)),
            figure("Still to be won", money(prizes.open)),
        ],
        rows,
        total: customs.money(prizes.pool),
        remark: joined(&said, " "),
        imprint: imprint(log, now),
        ..PayoutSheet::default()
    })
}

/// The deal that was made: who gets what of it, and what is left to play for.
fn deal_words(deal: &DealInForce, money: &dyn Fn(Money) -> String) -> String {
    let shares: Vec<String> =
        deal.rows.iter().map(|row| format!("{} {}", row.name, money(row.share))).collect();
    let played = deal.rows.iter().any(|row| row.place == Some(1));
    let left = match (deal.left > Money::ZERO, played) {
        (false, _) => "Nothing was left to play for.".to_string(),
        (true, true) => format!("{} was left to play for.", money(deal.left)),
        (true, false) => format!("{} is left to play for.", money(deal.left)),
    };
    format!("The deal, {}: {}. {left}", deal.kind.words(), shares.join(", "))
}

/// A slip for everybody who has a prize: what it is, what was handed over before, and what the player owes: whether that is kept
/// back is decided at the desk.
///
/// # Errors
/// Refused while nobody has won a prize.
pub(super) fn slips_of(log: &Log, now: i64) -> Result<PayoutSlips, Problem> {
    let tournament = log.tournament();
    let prizes = prizes_view(tournament, now);
    let customs = Customs::of(tournament);
    let line = |label: &str, amount: Money| ReceiptLine {
        label: label.into(),
        amount: customs.money(amount),
    };
    let slip = |place: String, holder: &Paid, remark: String| {
        let Paid { name, amount, owed, owes } = holder;
        let (amount, owed) = (*amount, *owed);
        let before = amount.minus(owed);
        let mut lines = vec![line("Prize", amount)];
        if owed > Money::ZERO && before > Money::ZERO {
            lines.push(line("Handed over before", Money::ZERO.minus(before)));
        }
        let (label, total) =
            if owed > Money::ZERO { ("To be paid", owed) } else { ("Paid", amount) };
        let owes = if *owes > Money::ZERO {
            format!("Owes {} for entries.", customs.money(*owes))
        } else {
            String::new()
        };
        let remark = remarks(&[remark, owes]);
        PayoutSlip {
            player: (*name).into(),
            place,
            lines,
            total: ReceiptLine { label: label.into(), amount: customs.money(total) },
            remark,
        }
    };
    let mut slips = Vec::new();
    for row in &prizes.rows {
        let place = format!("{} place", ordinals(row.place, row.place_to));
        slips.extend(row.holders.iter().map(|holder| {
            let PrizeHolder { name, amount, owed, owes, .. } = holder;
            let paid = Paid { name, amount: *amount, owed: *owed, owes: *owes };
            slip(place.clone(), &paid, remarks(&[row.what.clone(), row.goods.join(", ")]))
        }));
    }
    let agreed = prizes.deal.iter().flat_map(|deal| &deal.rows).filter(|row| row.place.is_none());
    slips.extend(agreed.map(|row| {
        let paid = Paid { name: &row.name, amount: row.share, owed: row.owed, owes: row.owes };
        slip("Share of the deal".into(), &paid, "Still in play.".into())
    }));
    if slips.is_empty() {
        return Err(problem!(not_now, "no-prize-yet", "Nobody has won a prize yet."));
    }
    Ok(PayoutSlips {
        title: "Payout".into(),
        event: event_and_day(log, now),
        slips,
        received: "Received, date and signature".into(),
        imprint: imprint(log, now),
    })
}

/// What a player has won and is still to get.
struct Paid<'a> {
    name: &'a str,
    amount: Money,
    owed: Money,
    owes: Money,
}

/// The winner's certificate; where it ended with several, one for each who shares the first place.
///
/// # Errors
/// Refused before there is a winner.
pub(super) fn certificates_of(
    log: &Log,
    now: i64,
    part: &SheetPart,
) -> Result<Certificates, Problem> {
    let tournament = log.tournament();
    let standings = standings(tournament);
    if !standings.is_final {
        return Err(problem!(
            not_now,
            "no-winner-yet",
            "The certificate is for the winner; play goes on."
        ));
    }
    let customs = Customs::of(tournament);
    let setup = &tournament.setup;
    let entries = tournament.counted_entries;
    let of = |prize: Money| match part {
        SheetPart::WithPrize if prize > Money::ZERO => tournament.money(prize),
        _ => String::new(),
    };
    let winners = standings.rows.iter().filter(|row| row.place == 1);
    let certificates = winners.map(|row| Certificate {
        event: setup.name.clone(),
        place: if row.place_to == 1 {
            "Winner".into()
        } else {
            format!("{} place", ordinals(row.place, row.place_to))
        },
        player: row.name.clone(),
        field: format!(
            "of {} {}",
            customs.count(u64::from(entries)),
            if entries == 1 { "entry" } else { "entries" }
        ),
        prize: of(row.prize),
        date: customs.day(setup.starts_at.unwrap_or(now)),
    });
    Ok(Certificates {
        title: "Certificate".into(),
        certificates: certificates.collect(),
        director: "Tournament director".into(),
    })
}

/// What the pool is made of, where it is more than what was paid in.
fn made_of(prizes: &PrizesView, money: &dyn Fn(Money) -> String) -> String {
    let pool = &prizes.made_of;
    let mut parts = vec![format!("paid in {}", money(pool.paid_in))];
    if pool.added > Money::ZERO {
        parts.push(format!("added by the house {}", money(pool.added)));
    }
    for line in &pool.withheld {
        parts.push(format!("less {} for {}", money(line.amount), line.name));
    }
    if pool.overlay > Money::ZERO {
        let (overlay, guarantee) = (money(pool.overlay), money(pool.guarantee));
        parts.push(format!("overlay {overlay} up to the guarantee of {guarantee}"));
    }
    if parts.len() == 1 { String::new() } else { format!("The pool: {}.", parts.join(", ")) }
}

/// By what it was paid, where that is not cash.
fn otherwise(payment: Option<Payment>) -> String {
    match payment {
        None | Some(Payment::Cash) => String::new(),
        Some(Payment::Other) => " otherwise than in cash".into(),
        Some(other) => format!(" by {}", other.words()),
    }
}

fn reportable(net: Money, money: &dyn Fn(Money) -> String) -> String {
    format!("net {}: to be reported (TCH 6b)", money(net))
}

/// What a holder's line says beside the prize.
fn said_of(holder: &PrizeHolder, money: &dyn Fn(Money) -> String) -> String {
    let handed = if holder.handed == Money::ZERO {
        String::new()
    } else if holder.too_much > Money::ZERO {
        let (handed, over) = (money(holder.handed), money(holder.too_much));
        format!("{handed} was handed over before a correction, {over} too much")
    } else if holder.owed > Money::ZERO {
        format!("{} handed over, {} owed", money(holder.handed), money(holder.owed))
    } else {
        format!("handed over{}", otherwise(holder.paid_by))
    };
    let net = holder.reportable.map(|net| reportable(net, money)).unwrap_or_default();
    remarks(&[handed, owes(holder.owes, money), net])
}

/// What a player has not paid yet.
fn owes(owed: Money, money: &dyn Fn(Money) -> String) -> String {
    if owed > Money::ZERO { format!("owes {}", money(owed)) } else { String::new() }
}

/// What every place gets.
///
/// # Errors
/// Refused without a prize pool.
pub(super) fn poster_of(log: &Log, now: i64) -> Result<PrizePoster, Problem> {
    let tournament = log.tournament();
    let prizes = prizes_view(tournament, now);
    let customs = Customs::of(tournament);
    let money = |amount: Money| customs.money(amount);
    let goods_of = |from: u32, to: u32| {
        let goods = tournament.setup.pool.goods.iter();
        let goods = goods.filter(|good| (from..=to).contains(&good.place));
        goods.map(|good| good.name.as_str()).collect::<Vec<_>>().join(", ")
    };
    // Neighbours that get the same are one line, whether somebody has won one of them or not.
    let mut tiers: Vec<(u32, u32, Money, String)> = Vec::new();
    let mut from = 0;
    loop {
        let page = payouts_view(tournament, from, 500, now).rows;
        if page.is_empty() {
            break;
        }
        from = from.saturating_add(to_u32(page.len()));
        for row in page {
            let beside = remarks(&[row.what, goods_of(row.place, row.place_to)]);
            match tiers.last_mut() {
                Some((_, to, amount, said)) if *amount == row.amount && *said == beside => {
                    *to = row.place_to;
                }
                _ => tiers.push((row.place, row.place_to, row.amount, beside)),
            }
        }
    }
    let rows: Vec<PrizeLine> = tiers
        .into_iter()
        .map(|(from, to, amount, beside)| PrizeLine {
            place: if from == to { from.to_string() } else { format!("{from}–{to}") },
            prize: money(amount),
            beside,
        })
        .collect();
    if rows.is_empty() {
        return Err(no_pool());
    }
    let paid = shuffle_up_engine::rules::prizes::payouts::places_paid(tournament);
    let mut figures = vec![
        figure("Prize pool", customs.money(prizes.pool)),
        figure("Entries", customs.count(u64::from(tournament.counted_entries))),
        figure("Places paid", customs.count(u64::from(paid))),
    ];
    if prizes.made_of.guarantee > Money::ZERO {
        figures.push(figure("Guaranteed", customs.money(prizes.made_of.guarantee)));
    }
    let growing = "Entries and rebuys still count; the prizes are final once they close.";
    Ok(PrizePoster {
        title: "Prizes".into(),
        event: event_and_day(log, now),
        figures,
        rows,
        remark: if prizes.may_still_grow { growing.into() } else { prizes.how },
        imprint: imprint(log, now),
        page: "page {page} of {pages}".into(),
    })
}

/// A deal with a line for each signature: the one in force, else the one that is talked about, side by side.
///
/// # Errors
/// Refused without either.
pub(super) fn deal_of(log: &Log, now: i64) -> Result<PayoutSheet, Problem> {
    let tournament = log.tournament();
    let customs = Customs::of(tournament);
    let money = |amount: Money| customs.money(amount);
    let sheet = |prize: &str, shared: Money, figures, rows, remark| PayoutSheet {
        event: event_and_day(log, now),
        figures,
        rows,
        total: customs.money(shared),
        remark,
        imprint: imprint(log, now),
        labels: PayoutLabels {
            title: "Deal".into(),
            place: "No.".into(),
            prize: prize.into(),
            received: "Agreed (signature)".into(),
            ..PayoutLabels::default()
        },
    };
    let line = |index: usize, name: &str, amount: Money, said: String| PayoutRow {
        place: numbered(index),
        player: Some(name.into()),
        prize: money(amount),
        flag: flag(said),
        ..PayoutRow::default()
    };
    if let Some(deal) = deal_in_force(tournament, now) {
        let rows = deal.rows.iter().enumerate().map(|(index, row)| {
            line(index, &row.name, row.share, format!("{} chips", customs.count(row.chips)))
        });
        let figures = vec![
            figure("Shared", money(deal.shared)),
            figure("Left for the winner", money(deal.left)),
            figure("Players", deal.rows.len().to_string()),
            figure("Reckoned", deal.kind.words().into()),
        ];
        let remark = with_notes(&cited(&deal.position, deal.rule.as_ref()), &deal.notes);
        return Ok(sheet("Share", deal.shared, figures, rows.collect(), remark));
    }
    let talk = deal_talk(tournament, now).ok_or_else(|| {
        problem!(
            not_now,
            "no-deal-yet",
            "No deal is discussed: count the stacks first, under Prizes."
        )
    })?;
    let rows = talk.rows.iter().enumerate().map(|(index, row)| {
        let (even, chips) = (money(row.even), money(row.by_chips));
        let said = format!("{} chips · evenly {even} · by chips {chips}", customs.count(row.chips));
        line(index, &row.name, row.icm, said)
    });
    let figures = vec![
        figure("To be shared", money(talk.shared)),
        figure("Left for the winner", money(talk.left)),
        figure("Chips counted", customs.count(talk.counted)),
        figure("Chips in play", customs.count(talk.in_play)),
    ];
    let remark = with_notes(&cited(&talk.position, talk.rule.as_ref()), &talk.notes);
    Ok(sheet("By ICM", talk.shared, figures, rows.collect(), remark))
}

fn with_notes(position: &str, notes: &[String]) -> String {
    let said: Vec<String> =
        std::iter::once(position.to_string()).chain(notes.iter().cloned()).collect();
    joined(&said, " ")
}

/// Who has won which bounties.
///
/// # Errors
/// Refused without bounties.
pub(super) fn bounties_of(log: &Log, now: i64) -> Result<PayoutSheet, Problem> {
    let tournament = log.tournament();
    let customs = Customs::of(tournament);
    let money = |amount: Money| customs.money(amount);
    let view = bounties_view(tournament, now)
        .ok_or_else(|| problem!(not_now, "no-bounties", "This event has no bounties."))?;
    let rows = view.rows.iter().enumerate().map(|(index, row)| {
        let won = to_usize(row.count);
        let head =
            (row.on_head > Money::ZERO).then(|| format!("{} on the own head", money(row.on_head)));
        let paid = if row.paid == Money::ZERO {
            String::new()
        } else if row.too_much > Money::ZERO {
            let (paid, over) = (money(row.paid), money(row.too_much));
            format!("{paid} was paid before a correction, {over} too much")
        } else if row.owed > Money::ZERO {
            format!("{} paid, {} owed", money(row.paid), money(row.owed))
        } else {
            format!("paid{}", otherwise(row.paid_by))
        };
        PayoutRow {
            place: numbered(index),
            player: Some(row.name.clone()),
            prize: money(row.amount),
            flag: Some(remarks(&[
                count(won, "bounty", "bounties"),
                head.unwrap_or_default(),
                paid,
            ])),
            ..PayoutRow::default()
        }
    });
    let on_heads = figure("On heads", money(view.on_heads));
    let (how, open) = match view.kind {
        BountyKind::Fixed => (
            "A bounty goes to whoever knocks the player out; the winner keeps the own one.",
            on_heads,
        ),
        BountyKind::Progressive => (
            "Half of a bounty is paid, half goes onto the head of whoever knocked the player out; an odd unit is paid. The winner keeps the own head.",
            on_heads,
        ),
        BountyKind::Mystery => (
            "The envelopes were sealed in an order that was drawn once; each is opened once, the last is the winner's.",
            figure("In envelopes", money(view.in_envelopes)),
        ),
    };
    let unassigned = if view.not_assigned > Money::ZERO {
        format!(
            "Fallen on hands of which nobody has said who won them: {}.",
            money(view.not_assigned)
        )
    } else {
        String::new()
    };
    Ok(PayoutSheet {
        event: event_and_day(log, now),
        figures: vec![
            figure("Collected", money(view.collected)),
            figure("Paid", money(view.paid)),
            figure("Owed now", money(view.owed)),
            open,
        ],
        rows: rows.collect(),
        total: customs.money(view.won),
        remark: joined(&[how.into(), unassigned], " "),
        imprint: imprint(log, now),
        labels: PayoutLabels {
            title: "Bounties".into(),
            place: "No.".into(),
            prize: "Won".into(),
            ..PayoutLabels::default()
        },
    })
}
