//! The sheets about money that is won: payouts, the prize structure for the wall, a deal, bounties.

use super::prelude::*;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::bounty_kind::BountyKind;
use shuffle_up_engine::rulebook::citations::Citation;
use shuffle_up_engine::rules::prizes::goods::goods_won;
use shuffle_up_engine::rules::prizes::paid_too_much::PaidFor;
use shuffle_up_engine::rules::prizes::pool::{has_tax_papers, withheld_from_abroad};
use shuffle_up_engine::rules::prizes::refunds::{RefundRow, refund_rows};
use shuffle_up_engine::state::entry::Player;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::of_series::SeriesFigures;
use shuffle_up_engine::views::bounties::bounties_view;
use shuffle_up_engine::views::call_off::called_off_view;
use shuffle_up_engine::views::deals::{DealInForce, deal_discussion, deal_in_force};
use shuffle_up_engine::views::prizes::{
    PrizeHolder, PrizesView, payouts_view, prizes_view, standings,
};
use shuffle_up_paper::{
    Certificate, Certificates, PayoutRow, PayoutSheet, PayoutSlip, PayoutSlips, PrizeLine,
    PrizePoster,
};

fn remarks(parts: &[String]) -> String {
    joined(parts, " · ")
}

fn flag(said: String) -> Option<String> {
    (!said.is_empty()).then_some(said)
}

fn cited(said: Phrase, rule: Option<&Citation>, customs: &Customs) -> String {
    let source = rule.map_or_else(String::new, |rule| format!(" ({}, {})", rule.book, rule.rule));
    format!("{}{source}", customs.say(said))
}

fn numbered(index: usize) -> u32 {
    to_u32(index + 1)
}

fn no_pool() -> Problem {
    problem!(not_now, "no-pool-yet", "There is no prize pool yet: enter players first.")
}

fn series_pays(series: &SeriesFigures) -> Problem {
    problem!(
        not_now,
        "paper-series-pays",
        "{name} pays over all flights. This one pays nobody itself.",
        name = series.name.as_str()
    )
}

/// "Spring Open: 3,400 entries over all flights, pool €1,700,000. Guaranteed: €1,500,000, of it by the house: €0. Places paid: 342."
pub(super) fn series_said(series: &SeriesFigures, customs: &Customs) -> String {
    let count = |number: u32| customs.count(u64::from(number));
    let said = word!(
        customs,
        "paper-of-series",
        "{name}: {entries} over all flights, pool {pool}.",
        name = series.name.as_str(),
        entries = entries(series.entries, customs),
        pool = customs.money(series.pool)
    );
    let guarantee = (series.guarantee > Money::ZERO).then(|| {
        word!(
            customs,
            "paper-series-guarantee",
            "Guaranteed: {guarantee}, of it by the house: {overlay}.",
            guarantee = customs.money(series.guarantee),
            overlay = customs.money(series.overlay)
        )
    });
    let places = (series.places > 0).then(|| {
        word!(
            customs,
            "paper-series-places",
            "Places paid: {places}.",
            places = count(series.places)
        )
    });
    joined(&[Some(said), guarantee, places].into_iter().flatten().collect::<Vec<_>>(), " ")
}

/// The prizes as they stand: won, handed over, still open.
///
/// # Errors
/// Refused without a prize pool.
pub(super) fn payouts_of(of: &Source<'_>) -> Result<PayoutSheet, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let prizes = prizes_view(tournament, of.now);
    if prizes.rows.is_empty() && prizes.deal.is_none() {
        return Err(match &prizes.series {
            Some(series) if series.flight > 0 => series_pays(series),
            _ => no_pool(),
        });
    }
    let money = |amount: Money| customs.money(amount);
    let goods = goods_won(tournament);
    let mut rows = Vec::new();
    for row in &prizes.rows {
        let shared_to = (row.place_to > row.place).then_some(row.place_to);
        let beside = |goods: &[String]| remarks(&[customs.say(row.what.clone()), goods.join(", ")]);
        let line = |player: Option<String>, prize: Money, said: String| PayoutRow {
            place: row.place,
            shared_to,
            player,
            prize: money(prize),
            flag: flag(said),
        };
        if row.holders.is_empty() {
            rows.push(line(None, row.amount, beside(&row.goods)));
        }
        rows.extend(row.holders.iter().map(|holder| {
            // Of places that are shared each thing is one player's (RRoP 35).
            let mine = goods.get(&holder.entry).map(Vec::as_slice).unwrap_or_default();
            let said = remarks(&[beside(mine), said_of(holder, of)]);
            line(Some(holder.name.clone()), holder.amount, said)
        }));
    }
    if let Some(deal) = &prizes.deal {
        let last = u32::try_from(deal.rows.len()).ok();
        rows.extend(deal.rows.iter().filter(|row| row.place.is_none()).map(|row| {
            let net = row.reportable.map(|net| reportable(net, of)).unwrap_or_default();
            let paid = match (row.paid_at, row.owed) {
                _ if row.too_much > Money::ZERO => {
                    word!(
                        customs,
                        "paper-too-much",
                        "{amount} too much",
                        amount = money(row.too_much)
                    )
                }
                (Some(_), Money::ZERO) => prize_paid(row.paid_by, customs),
                _ => owes(row.owes, customs),
            };
            PayoutRow {
                place: 1,
                shared_to: last,
                player: Some(row.name.clone()),
                prize: money(row.share),
                flag: Some(remarks(&[
                    word!(customs, "paper-deal-share-in-play", "share of the deal, still in play"),
                    paid,
                    net,
                ])),
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
        flag: Some(customs.say(one.says.clone())),
        ..PayoutRow::default()
    }));
    let setup = &tournament.setup;
    let bought = word!(
        customs,
        "paper-entries-at",
        "{entries} at {price}, {rebuys}",
        entries = entries(tournament.counted_entries, customs),
        price = customs.money(setup.price.total()),
        rebuys = match tournament.rebuys {
            0 => phrase!("paper-no-rebuys", "no rebuys"),
            1 => phrase!("paper-one-rebuy", "1 rebuy"),
            many => phrase!(
                "paper-many-rebuys",
                "{rebuys} rebuys",
                rebuys = customs.count(u64::from(many))
            ),
        }
    );
    // A deal is what the players will look for.
    let mut said: Vec<String> = prizes.deal.iter().map(|deal| deal_words(deal, customs)).collect();
    said.push(cited(prizes.how.clone(), prizes.rule.as_ref(), customs));
    match &prizes.series {
        Some(series) => said.push(series_said(series, customs)),
        None => said.push(made_of(&prizes, customs)),
    }
    said.extend(prizes.notes.iter().map(|note| customs.say(note.clone())));
    said.extend(tax_papers(of, &prizes));
    let figures = vec![
        figure(word!(customs, "paper-prize-pool", "Prize pool"), money(prizes.pool)),
        figure(word!(customs, "paper-paid-out", "Paid out"), money(prizes.paid_out)),
        figure(word!(customs, "paper-owed-now", "Owed now"), money(prizes.owed)),
        figure(word!(customs, "paper-still-open", "Still to be won"), money(prizes.open)),
    ];
    Ok(PayoutSheet {
        rows,
        total: customs.money(prizes.pool),
        remark: joined(&said, " "),
        ends: Ends {
            event: format!("{} · {bought}", of.event_and_day()),
            ..of.ends(payouts_title(customs), figures)
        },
        ..blank(customs)
    })
}

fn entries(count: u32, customs: &Customs) -> Phrase {
    match count {
        1 => phrase!("paper-one-entry", "1 entry"),
        many => phrase!(
            "paper-many-entries",
            "{entries} entries",
            entries = customs.count(u64::from(many))
        ),
    }
}

/// Who gets what back of an event that was called off, the most first: a share of the prizes, a refund, or both.
///
/// # Errors
/// Refused where the event was not called off.
pub(super) fn refunds_of(of: &Source<'_>) -> Result<PayoutSheet, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let Some(off) = called_off_view(tournament) else {
        return Err(problem!(not_now, "nothing-called-off", "The event was not called off."));
    };
    let back = refund_rows(tournament);
    let both = |row: &&RefundRow| row.prize > Money::ZERO && row.refund > Money::ZERO;
    let rows = back.iter().map(|row| PayoutRow {
        player: Some(row.name.clone()),
        prize: customs.money(row.total),
        flag: Some(row).filter(both).map(|row| {
            word!(
                customs,
                "paper-prize-and-refund",
                "{prize} of the prizes, {refund} refund",
                prize = customs.money(row.prize),
                refund = customs.money(row.refund)
            )
        }),
        ..PayoutRow::default()
    });
    let total = back.iter().map(|row| row.total).sum();
    let title = word!(customs, "paper-refunds", "Refunds");
    let [place, player, _, received] = blank(customs).heads;
    Ok(PayoutSheet {
        ends: of.ends(title, Vec::new()),
        rows: rows.collect(),
        total: customs.money(total),
        remark: off.why,
        heads: [place, player, word!(customs, "paper-gets-back", "Gets back"), received],
        ..blank(customs)
    })
}

fn payouts_title(customs: &Customs) -> String {
    word!(customs, "paper-payouts", "Payouts")
}

/// A payout sheet with nothing on it yet.
fn blank(customs: &Customs) -> PayoutSheet {
    PayoutSheet {
        heads: [
            word!(customs, "paper-place", "Place"),
            customs.player(),
            word!(customs, "paper-prize", "Prize"),
            word!(customs, "paper-received", "Received (signature)"),
        ],
        total_label: customs.total(),
        director: word!(customs, "paper-director", "Tournament director"),
        ..PayoutSheet::default()
    }
}

/// The deal that was made: who gets what of it, and what is left to play for.
fn deal_words(deal: &DealInForce, customs: &Customs) -> String {
    let shares: Vec<String> =
        deal.rows.iter().map(|row| format!("{} {}", row.name, customs.money(row.share))).collect();
    let played = deal.rows.iter().any(|row| row.place == Some(1));
    let left = customs.money(deal.left);
    let left = match (deal.left > Money::ZERO, played) {
        (false, _) => phrase!("paper-nothing-left", "Nothing was left to play for."),
        (true, true) => {
            phrase!("paper-was-left", "{amount} was left to play for.", amount = left)
        }
        (true, false) => {
            phrase!("paper-is-left", "{amount} is left to play for.", amount = left)
        }
    };
    let deal = word!(
        customs,
        "paper-the-deal",
        "The deal, {kind}: {shares}.",
        kind = deal.kind.said(),
        shares = shares.join(", ")
    );
    format!("{deal} {}", customs.say(left))
}

/// A slip for everybody who has a prize, or for one player: what it is, what was paid out before, what is to be reported, and what
/// the player owes: whether that is kept back is decided at the desk.
///
/// # Errors
/// Refused while nobody has won a prize, and for a player who has none.
pub(super) fn slips_of(of: &Source<'_>, part: &SheetPart) -> Result<PayoutSlips, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let prizes = prizes_view(tournament, of.now);
    let line = |label: String, amount: Money| ReceiptLine { label, amount: customs.money(amount) };
    let slip = |place: String, holder: &Paid, remark: String| {
        let Paid { entry, name, amount, owed, owes, reportable: net } = holder;
        let (amount, owed) = (*amount, *owed);
        let card = tournament.player_of(*entry).map(|Player { card, .. }| card.as_str());
        let card = card
            .filter(|card| !card.is_empty())
            .map(|card| word!(customs, "paper-card-number", "card {card}", card = card));
        let number = word!(customs, "paper-slip-number", "Slip {number}", number = entry.0);
        let net = net.map(|net| reportable(net, of)).unwrap_or_default();
        let before = amount.minus(owed);
        let mut lines = vec![line(word!(customs, "paper-prize", "Prize"), amount)];
        if owed > Money::ZERO && before > Money::ZERO {
            let label = word!(customs, "paper-paid-before", "Paid out before");
            lines.push(line(label, Money::ZERO.minus(before)));
        }
        let total = if owed > Money::ZERO {
            line(word!(customs, "paper-to-be-paid", "To be paid"), owed)
        } else {
            line(word!(customs, "paper-paid", "Paid"), amount)
        };
        let owes = if *owes > Money::ZERO {
            let amount = customs.money(*owes);
            word!(customs, "paper-owes-for-entries", "Owes {amount} for entries.", amount = amount)
        } else {
            String::new()
        };
        let remark = remarks(&[remark, net, owes]);
        let place = remarks(&[place, card.unwrap_or_default()]);
        PayoutSlip { number, player: (*name).into(), place, lines, total, remark, code: None }
    };
    let wanted = |entry: EntryId| match part {
        SheetPart::Prize { entry: one } => *one == entry,
        _ => true,
    };
    let goods = goods_won(tournament);
    let mut slips = Vec::new();
    for row in &prizes.rows {
        let place = place(row.place, row.place_to, customs);
        let holders = row.holders.iter().filter(|holder| wanted(holder.entry));
        slips.extend(holders.map(|holder| {
            let PrizeHolder { entry, name, amount, owed, owes, reportable, .. } = holder;
            let (entry, amount, owed, owes) = (*entry, *amount, *owed, *owes);
            let paid = Paid { entry, name, amount, owed, owes, reportable: *reportable };
            let mine = goods.get(&entry).map(|goods| goods.join(", ")).unwrap_or_default();
            slip(place.clone(), &paid, remarks(&[customs.say(row.what.clone()), mine]))
        }));
    }
    let agreed = prizes.deal.iter().flat_map(|deal| &deal.rows).filter(|row| row.place.is_none());
    slips.extend(agreed.filter(|row| wanted(row.entry)).map(|row| {
        let paid = Paid {
            entry: row.entry,
            name: &row.name,
            amount: row.share,
            owed: row.owed,
            owes: row.owes,
            reportable: row.reportable,
        };
        slip(
            word!(customs, "paper-deal-share", "Share of the deal"),
            &paid,
            word!(customs, "paper-still-in-play", "Still in play."),
        )
    }));
    if slips.is_empty() {
        return Err(match part {
            SheetPart::Prize { entry } => problem!(
                not_now,
                "player-no-prize",
                "{name} has won no prize.",
                name = tournament.name(*entry)
            ),
            _ => problem!(not_now, "no-prize-yet", "Nobody has won a prize yet."),
        });
    }
    Ok(PayoutSlips {
        title: word!(customs, "paper-payout", "Payout"),
        event: of.event_and_day(),
        slips,
        received: word!(customs, "paper-received-date", "Received, date and signature"),
        paid_by: word!(customs, "paper-paid-out-signature", "Paid out, cashier's signature"),
        imprint: of.imprint(),
    })
}

/// "4th place", "4th-5th place".
fn place(from: u32, to: u32, customs: &Customs) -> String {
    word!(customs, "paper-nth-place", "{nth} place", nth = Phrase::places(from, to))
}

/// What a player has won and is still to get.
struct Paid<'a> {
    entry: EntryId,
    name: &'a str,
    amount: Money,
    owed: Money,
    owes: Money,
    reportable: Option<Money>,
}

/// The winner's certificate; where it ended with several, one for each who shares the first place.
///
/// # Errors
/// Refused before there is a winner.
pub(super) fn certificates_of(of: &Source<'_>, part: &SheetPart) -> Result<Certificates, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let standings = standings(tournament);
    if !standings.is_final {
        return Err(problem!(
            not_now,
            "no-winner-yet",
            "The certificate is for the winner; play goes on."
        ));
    }
    let setup = &tournament.setup;
    let said = |prize: Money| match part {
        SheetPart::WithPrize if prize > Money::ZERO => customs.money(prize),
        _ => String::new(),
    };
    let winners = standings.rows.iter().filter(|row| row.place == 1);
    let certificates = winners.map(|row| Certificate {
        event: setup.name.clone(),
        place: if row.place_to == 1 {
            word!(customs, "paper-winner", "Winner")
        } else {
            place(row.place, row.place_to, customs)
        },
        player: row.name.clone(),
        field: word!(
            customs,
            "paper-of-entries",
            "of {entries}",
            entries = entries(tournament.counted_entries, customs)
        ),
        prize: said(row.prize),
        date: customs.day(of.starts()),
    });
    Ok(Certificates {
        title: word!(customs, "paper-certificate", "Certificate"),
        certificates: certificates.collect(),
        director: word!(customs, "paper-director", "Tournament director"),
    })
}

/// What the pool is made of, where it is more than what was paid in.
fn made_of(prizes: &PrizesView, customs: &Customs) -> String {
    let money = |amount: Money| customs.money(amount);
    let pool = &prizes.made_of;
    let mut parts =
        vec![word!(customs, "paper-paid-in", "paid in {amount}", amount = money(pool.paid_in))];
    if pool.added > Money::ZERO {
        let added = money(pool.added);
        parts.push(word!(customs, "paper-added", "added by the house {amount}", amount = added));
    }
    for line in &pool.withheld {
        parts.push(word!(
            customs,
            "paper-less",
            "less {amount} for {what}",
            amount = money(line.amount),
            what = line.name.as_str()
        ));
    }
    if pool.overlay > Money::ZERO {
        parts.push(word!(
            customs,
            "paper-overlay",
            "overlay {overlay} up to the guarantee of {guarantee}",
            overlay = money(pool.overlay),
            guarantee = money(pool.guarantee)
        ));
    }
    if parts.len() == 1 {
        return String::new();
    }
    word!(customs, "paper-pool-made-of", "The pool: {parts}.", parts = parts.join(", "))
}

/// That a prize was paid out, and by what, where that is not cash.
fn prize_paid(payment: Option<Payment>, customs: &Customs) -> String {
    customs.say(match payment {
        None | Some(Payment::Cash) => phrase!("paper-prize-paid", "paid out"),
        Some(Payment::Other) => {
            phrase!("paper-prize-paid-otherwise", "paid out otherwise than in cash")
        }
        Some(by) => {
            phrase!("paper-prize-paid-by", "paid out by {means}", means = by.said())
        }
    })
}

/// What is to be reported, on which form, and how much may be withheld of it.
fn reportable(net: Money, of: &Source<'_>) -> String {
    let customs = &of.customs;
    let amount = customs.money(net);
    if !has_tax_papers(of.tournament()) {
        return word!(
            customs,
            "paper-reportable",
            "net {amount}: to be reported (TCH 6b)",
            amount = amount
        );
    }
    word!(
        customs,
        "paper-tax-forms",
        "net {amount}: W-2G; from abroad 1042-S, {withheld} may be withheld (TCH 6b)",
        amount = amount,
        withheld = customs.money(withheld_from_abroad(net))
    )
}

/// Which papers a player must show before a prize that is reported is paid; nothing where none is.
fn tax_papers(of: &Source<'_>, prizes: &PrizesView) -> Option<String> {
    let of_places = prizes.rows.iter().flat_map(|row| &row.holders).map(|one| one.reportable);
    let of_a_deal = prizes.deal.iter().flat_map(|deal| &deal.rows).map(|row| row.reportable);
    let any = of_places.chain(of_a_deal).any(|net| net.is_some());
    (any && has_tax_papers(of.tournament())).then(|| {
        word!(
            &of.customs,
            "paper-tax-papers",
            "Reported prizes are paid on a photo identification and a Social Security card or form W-9; from abroad an ITIN card or form W-8BEN. Without them the prize is kept (TCH 6b, 6c)."
        )
    })
}

/// What a holder's line says beside the prize.
fn said_of(holder: &PrizeHolder, of: &Source<'_>) -> String {
    let customs = &of.customs;
    let money = |amount: Money| customs.money(amount);
    let handed = if holder.paid == Money::ZERO {
        String::new()
    } else if holder.too_much > Money::ZERO {
        word!(
            customs,
            "paper-prize-paid-too-much",
            "{amount} was paid out before a correction, {over} too much",
            amount = money(holder.paid),
            over = money(holder.too_much)
        )
    } else if holder.owed > Money::ZERO {
        word!(
            customs,
            "paper-prize-paid-and-owed",
            "{amount} paid out, {owed} owed",
            amount = money(holder.paid),
            owed = money(holder.owed)
        )
    } else {
        prize_paid(holder.paid_by, customs)
    };
    let net = holder.reportable.map(|net| reportable(net, of)).unwrap_or_default();
    remarks(&[handed, owes(holder.owes, customs), net])
}

/// What a player has not paid yet.
fn owes(owed: Money, customs: &Customs) -> String {
    if owed <= Money::ZERO {
        return String::new();
    }
    word!(customs, "paper-owes", "owes {amount}", amount = customs.money(owed))
}

/// What every place gets.
///
/// # Errors
/// Refused without a prize pool.
pub(super) fn poster_of(of: &Source<'_>) -> Result<PrizePoster, Problem> {
    let (tournament, customs, now) = (of.tournament(), &of.customs, of.now);
    let prizes = prizes_view(tournament, now);
    let money = |amount: Money| customs.money(amount);
    let goods_of = |from: u32, to: u32| {
        let goods = tournament.setup.pool.goods.iter();
        let goods = goods.filter(|good| (from..=to).contains(&good.place));
        goods.map(|good| good.name.as_str()).collect::<Vec<_>>().join(", ")
    };
    // Neighbours that get the same are one line, whether somebody has won one of them or not.
    let mut tiers: Vec<(u32, u32, Money, String)> = Vec::new();
    for row in every_page(|from| payouts_view(tournament, from, 500, now).rows) {
        let beside = remarks(&[customs.say(row.what), goods_of(row.place, row.place_to)]);
        match tiers.last_mut() {
            Some((_, to, amount, said)) if *amount == row.amount && *said == beside => {
                *to = row.place_to;
            }
            _ => tiers.push((row.place, row.place_to, row.amount, beside)),
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
        return Err(match &prizes.series {
            Some(series) if series.flight > 0 => series_pays(series),
            _ => no_pool(),
        });
    }
    let paid = shuffle_up_engine::rules::prizes::payouts::places_paid(tournament);
    let mut figures = vec![
        figure(word!(customs, "paper-prize-pool", "Prize pool"), money(prizes.pool)),
        figure(
            word!(customs, "paper-entries", "Entries"),
            customs.count(u64::from(tournament.counted_entries)),
        ),
        figure(word!(customs, "paper-places-paid", "Places paid"), customs.count(u64::from(paid))),
    ];
    if prizes.made_of.guarantee > Money::ZERO {
        let guarantee = money(prizes.made_of.guarantee);
        figures.push(figure(word!(customs, "paper-guaranteed", "Guaranteed"), guarantee));
    }
    let growing = word!(
        customs,
        "paper-still-growing",
        "Entries and rebuys still count; the prizes are final once they close."
    );
    let stands = if prizes.may_still_grow { growing } else { customs.say(prizes.how) };
    let of_series = prizes.series.as_ref().map(|series| series_said(series, customs));
    Ok(PrizePoster {
        ends: of.ends(word!(customs, "paper-prizes", "Prizes"), figures),
        rows,
        remark: joined(&[stands, of_series.unwrap_or_default()], " "),
        code: of.phone_code(),
    })
}

/// A deal with a line for each signature: the one in force, else the one that is talked about, side by side.
///
/// # Errors
/// Refused without either.
pub(super) fn deal_of(of: &Source<'_>) -> Result<PayoutSheet, Problem> {
    let (tournament, customs, now) = (of.tournament(), &of.customs, of.now);
    let money = |amount: Money| customs.money(amount);
    let sheet = |prize: String, shared: Money, figures, rows, remark| PayoutSheet {
        rows,
        total: customs.money(shared),
        remark,
        ends: of.ends(word!(customs, "paper-deal", "Deal"), figures),
        heads: [
            word!(customs, "paper-no", "No."),
            customs.player(),
            prize,
            word!(customs, "paper-agreed", "Agreed (signature)"),
        ],
        ..blank(customs)
    };
    let line = |index: usize, name: &str, amount: Money, said: String| PayoutRow {
        place: numbered(index),
        player: Some(name.into()),
        prize: money(amount),
        flag: flag(said),
        ..PayoutRow::default()
    };
    let for_winner = word!(customs, "paper-left-for-winner", "Left for the winner");
    if let Some(deal) = deal_in_force(tournament, now) {
        let rows = deal.rows.iter().enumerate().map(|(index, row)| {
            let chips = customs.count(row.chips);
            let said = word!(customs, "paper-so-many-chips", "{chips} chips", chips = chips);
            line(index, &row.name, row.share, said)
        });
        let figures = vec![
            figure(word!(customs, "paper-shared", "Shared"), money(deal.shared)),
            figure(for_winner, money(deal.left)),
            figure(word!(customs, "paper-players", "Players"), deal.rows.len().to_string()),
            figure(word!(customs, "paper-reckoned", "Calculated"), customs.say(deal.kind.said())),
        ];
        let remark = with_notes(deal.position, deal.rule.as_ref(), deal.notes, customs);
        let share = word!(customs, "paper-share", "Share");
        return Ok(sheet(share, deal.shared, figures, rows.collect(), remark));
    }
    let talk = deal_discussion(tournament, now).ok_or_else(|| {
        problem!(
            not_now,
            "no-deal-yet",
            "No deal is discussed: count the stacks first, under Prizes."
        )
    })?;
    let rows = talk.rows.iter().enumerate().map(|(index, row)| {
        let (even, chips) = (money(row.even), money(row.by_chips));
        let said = word!(
            customs,
            "paper-ways-of-deal",
            "{stack} chips · evenly {even} · by chips {by_chips}",
            stack = customs.count(row.chips),
            even = even,
            by_chips = chips
        );
        line(index, &row.name, row.icm, said)
    });
    let figures = vec![
        figure(word!(customs, "paper-to-be-shared", "To be shared"), money(talk.shared)),
        figure(for_winner, money(talk.left)),
        figure(word!(customs, "paper-chips-counted", "Chips counted"), customs.count(talk.counted)),
        figure(word!(customs, "paper-chips-in-play", "Chips in play"), customs.count(talk.in_play)),
    ];
    let remark = with_notes(talk.position, talk.rule.as_ref(), talk.notes, customs);
    Ok(sheet(
        word!(customs, "paper-by-icm", "By ICM"),
        talk.shared,
        figures,
        rows.collect(),
        remark,
    ))
}

fn with_notes(
    position: Phrase,
    rule: Option<&Citation>,
    notes: Vec<Phrase>,
    customs: &Customs,
) -> String {
    let notes = notes.into_iter().map(|note| customs.say(note));
    let said: Vec<String> = std::iter::once(cited(position, rule, customs)).chain(notes).collect();
    joined(&said, " ")
}

/// Who has won which bounties.
///
/// # Errors
/// Refused without bounties.
pub(super) fn bounties_of(of: &Source<'_>) -> Result<PayoutSheet, Problem> {
    let customs = &of.customs;
    let money = |amount: Money| customs.money(amount);
    let view = bounties_view(of.tournament(), of.now)
        .ok_or_else(|| problem!(not_now, "no-bounties", "This event has no bounties."))?;
    let rows = view.rows.iter().enumerate().map(|(index, row)| {
        let head = (row.on_head > Money::ZERO).then(|| {
            let amount = money(row.on_head);
            word!(customs, "paper-on-own-head", "{amount} on own head", amount = amount)
        });
        let paid = if row.paid == Money::ZERO {
            String::new()
        } else if row.too_much > Money::ZERO {
            word!(
                customs,
                "paper-paid-too-much",
                "{amount} was paid before a correction, {over} too much",
                amount = money(row.paid),
                over = money(row.too_much)
            )
        } else if row.owed > Money::ZERO {
            word!(
                customs,
                "paper-paid-and-owed",
                "{amount} paid, {owed} owed",
                amount = money(row.paid),
                owed = money(row.owed)
            )
        } else {
            customs.say(match row.paid_by {
                None | Some(Payment::Cash) => phrase!("paper-bounty-paid", "paid"),
                Some(Payment::Other) => {
                    phrase!("paper-bounty-paid-otherwise", "paid otherwise than in cash")
                }
                Some(by) => {
                    phrase!("paper-bounty-paid-by", "paid by {means}", means = by.said())
                }
            })
        };
        PayoutRow {
            place: numbered(index),
            player: Some(row.name.clone()),
            prize: money(row.amount),
            flag: Some(remarks(&[
                customs.say(Phrase::count(row.count, "bounty", "bounties")),
                head.unwrap_or_default(),
                paid,
            ])),
            ..PayoutRow::default()
        }
    });
    let on_heads = figure(word!(customs, "paper-on-heads", "On heads"), money(view.on_heads));
    let (how, open) = match view.kind {
        BountyKind::Fixed => (
            word!(
                customs,
                "paper-bounty-fixed",
                "A bounty goes to whoever knocks the player out; the winner keeps their own."
            ),
            on_heads,
        ),
        BountyKind::Progressive => (
            word!(
                customs,
                "paper-bounty-progressive",
                "Half of a bounty is paid, half goes onto the head of whoever knocked the player out; an odd unit is paid. The winner keeps the bounty on their own head."
            ),
            on_heads,
        ),
        BountyKind::Mystery => (
            word!(
                customs,
                "paper-bounty-mystery",
                "The envelopes were sealed in an order that was drawn once; each is opened once, the last is the winner's."
            ),
            figure(word!(customs, "paper-in-envelopes", "In envelopes"), money(view.in_envelopes)),
        ),
    };
    let unassigned = if view.not_assigned > Money::ZERO {
        word!(
            customs,
            "paper-bounties-open",
            "Fallen, but nobody has said who won them: {amount}.",
            amount = money(view.not_assigned)
        )
    } else {
        String::new()
    };
    let figures = vec![
        figure(word!(customs, "paper-collected", "Collected"), money(view.collected)),
        figure(word!(customs, "paper-paid", "Paid"), money(view.paid)),
        figure(word!(customs, "paper-owed-now", "Owed now"), money(view.owed)),
        open,
    ];
    let mut sheet = PayoutSheet {
        rows: rows.collect(),
        total: customs.money(view.won),
        remark: joined(&[how, unassigned], " "),
        ends: of.ends(word!(customs, "paper-bounties", "Bounties"), figures),
        ..blank(customs)
    };
    sheet.heads[0] = word!(customs, "paper-no", "No.");
    sheet.heads[2] = word!(customs, "paper-won", "Won");
    Ok(sheet)
}
