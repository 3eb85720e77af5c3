//! A finished evening of a file, as results that count for seasons and statistics.

use crate::deal::won;
use crate::reading::{BuyIn, MOST_REMARKS, Player, Prize, TdtFile, Tournament};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_seasons::evening::Collected;
use shuffle_up_seasons::{Entry, Evening, Knockout};
use std::collections::{BTreeMap, BTreeSet};

impl TdtFile {
    /// The results as an evening of a house, which knows it by the tournament's own number; `file` is the name of one without a title.
    ///
    /// # Errors
    /// As [`TdtFile::evening`], and a file without a number of its own.
    pub fn counts(&self, currency: &str, decimals: u8, file: &str) -> Result<Evening, Vec<Phrase>> {
        let evening = self.evening(currency, decimals)?;
        if evening.id.is_empty() {
            return Err(vec![phrase!(
                "past-no-number",
                "The file has no number of its own. Its results could count twice."
            )]);
        }
        let called = [evening.name.trim(), file.trim()].map(ToString::to_string);
        let name = called.into_iter().find(|name| !name.is_empty()).unwrap_or_default();
        Ok(Evening { id: format!("tdt-{}", evening.id), name, ..evening })
    }

    /// The results, where the file leaves no doubt of them.
    ///
    /// What a player paid is taken to have the rake in it, as The Tournament Director counts. `decimals` are those of the currency.
    ///
    /// # Errors
    /// What is missing or contradicts itself, in sentences: nothing is decided for the host.
    pub fn evening(&self, currency: &str, decimals: u8) -> Result<Evening, Vec<Phrase>> {
        let mut against = self.contradictions.clone();
        let tournament = &self.tournament;
        let placed = &tournament.places;
        if placed.is_empty() && tournament.unnamed > 0 {
            against.push(phrase!(
                "tdt-nobody-named",
                "The file counts {entries} and names nobody.",
                entries = Phrase::count(tournament.unnamed, "entry", "entries")
            ));
        } else if placed.is_empty() {
            against.push(phrase!("tdt-nobody-played", "Nobody played."));
        }
        if placed.iter().any(|one| one.place.is_none()) {
            against.push(phrase!("tdt-places-missing", "Not everybody has a place."));
        }
        let numbers: BTreeMap<&str, u32> = (1u32..)
            .zip(&tournament.players)
            .map(|(number, one)| (one.uuid.as_str(), number))
            .collect();
        if numbers.len() < tournament.players.len() {
            against.push(phrase!("tdt-same-number", "Two players have the same number."));
        }
        let bought =
            || tournament.players.iter().flat_map(|one| one.buy_ins.iter().chain(&one.add_ons));
        if bought().any(|one| one.amount.is_none_or(|amount| amount < 0)) {
            against.push(phrase!(
                "tdt-amounts-missing",
                "Not everything that was bought has an amount."
            ));
        }
        let won = won(tournament);
        if won.unknown_share {
            against.push(phrase!(
                "tdt-prize-of-several",
                "A prize went to several players. How they shared it is not known."
            ));
        }
        let given = |prize: &&Prize| !prize.goods && !prize.given_to.is_empty();
        if tournament.prizes.iter().filter(given).any(|prize| prize.amount.is_none()) {
            against.push(phrase!("tdt-prize-amount", "A prize has no amount."));
        }
        let in_deal = won.in_deal;
        let mut prizes = won.prizes;
        for player in tournament.players.iter().filter(|one| one.cash_by_hand != 0) {
            let prize = prizes.entry(&player.uuid).or_default();
            *prize = prize.saturating_add(player.cash_by_hand);
        }
        if prizes.values().any(|prize| *prize < 0) {
            against.push(phrase!("tdt-prize-below-zero", "A prize is below zero."));
        }
        // An evening that does not say when it began did so when the first entry was bought.
        let first = || bought().filter_map(|one| one.at).min();
        let Some(at) = tournament.started_at.or_else(first) else {
            against.push(phrase!("tdt-no-date", "The file does not say when it was played."));
            return Err(against);
        };
        if !against.is_empty() {
            return Err(against);
        }
        let bounties = bounties(tournament);
        let sum = |amounts: &[BuyIn]| {
            let of = |one: &BuyIn| Some(one.amount?.saturating_add(tournament.bounty_of(one)));
            amounts.iter().filter_map(of).fold(0, i64::saturating_add)
        };
        let number = |uuid: &str| numbers.get(uuid).copied();
        let by_uuid: BTreeMap<&str, _> =
            tournament.players.iter().map(|player| (player.uuid.as_str(), player)).collect();
        let entries = placed.iter().filter_map(|one| {
            let player = by_uuid.get(one.uuid.as_str())?;
            let last = player.buy_ins.iter().rev().find_map(|bought| bought.bust.as_ref());
            Some(Entry {
                player: number(&one.uuid)?,
                name: player.name(),
                place: one.place,
                place_to: one.place_to,
                paid: sum(&player.buy_ins).saturating_add(sum(&player.add_ons)),
                prize: prizes.get(one.uuid.as_str()).copied().unwrap_or(0),
                bounties: bounties.get(one.uuid.as_str()).copied().unwrap_or(0),
                // A second buy-in is a rebuy or a re-entry; which of the two, the file does not say.
                rebuys: to_u32(player.buy_ins.len()).saturating_sub(1),
                add_ons: to_u32(player.add_ons.len()),
                out_at: one.out_at,
                out_level: last.filter(|_| one.out_at.is_some()).and_then(|bust| bust.level),
                ..Entry::default()
            })
        });
        let knockouts = tournament.players.iter().flat_map(|player| {
            let busts = player.buy_ins.iter().filter_map(|bought| bought.bust.as_ref());
            busts.map(|bust| Knockout {
                whom: number(&player.uuid),
                by: bust.by.iter().filter_map(|by| number(by)).collect(),
            })
        });
        // A knockout that was given by hand says nothing of whom.
        let by_hand = tournament.players.iter().flat_map(|player| {
            let more = usize::try_from(player.hits_by_hand).unwrap_or(0);
            let by: Vec<u32> = number(&player.uuid).into_iter().collect();
            std::iter::repeat_n(Knockout { whom: None, by }, more)
        });
        let by_hand = by_hand.take(MOST_BY_HAND);
        let first = tournament.buy_ins.first();
        let buy_in = first.map_or(0, |price| {
            let bounty = price.bounty.filter(|_| tournament.bounties).unwrap_or(0);
            price.fee.unwrap_or(0).saturating_sub(price.rake).saturating_add(bounty)
        });
        let pool = bought()
            .filter_map(|one| Some(one.amount?.saturating_sub(one.rake)))
            .fold(tournament.house_adds.unwrap_or(0), i64::saturating_add);
        let lasted = tournament.started_at.zip(tournament.ended_at);
        let minutes = lasted.map(|(start, end)| end.saturating_sub(start).div_euclid(60_000));
        let paid =
            tournament.prizes.iter().filter(|prize| !prize.goods && !prize.given_to.is_empty());
        let evening = Evening {
            id: tournament.uuid.clone(),
            name: tournament.title.clone(),
            at,
            is_final: true,
            currency: currency.into(),
            decimals,
            buy_in,
            pool,
            places_paid: paid.filter_map(|prize| prize.place).max(),
            deal: to_u32(in_deal),
            final_table: tournament.seats,
            minutes: minutes.and_then(|minutes| u32::try_from(minutes).ok()),
            entries: entries.collect(),
            knockouts: knockouts.chain(by_hand).collect(),
            collected: collected(&tournament.players),
            ..Evening::default()
        };
        in_units(evening, decimals).ok_or_else(|| {
            vec![phrase!("tdt-not-in-currency", "An amount cannot be paid in this currency.")]
        })
    }
}

impl TdtFile {
    /// What was understood of deals, bounties and what was done by hand, and what was not.
    pub(crate) fn say_money(&mut self) {
        let tournament = &self.tournament;
        let won = won(tournament);
        let (in_deal, points, only_opened) = (won.in_deal, won.points, won.only_opened);
        let paid = tournament.players.iter().flat_map(|player| &player.buy_ins);
        let heads = paid.filter(|bought| tournament.bounty_of(bought) > 0).count();
        let unpaid = tournament.bounties && heads == 0 && !tournament.places.is_empty();
        let taken = tournament.players.iter().filter(|player| player.hits_by_hand < 0);
        let taken: Vec<String> = taken.map(Player::name).take(MOST_REMARKS).collect();
        let cash = tournament.players.iter().filter(|one| one.cash_by_hand != 0).count();
        if in_deal > 0 {
            let players = Phrase::count(in_deal, "player", "players");
            self.understood.push(phrase!(
                "tdt-deal-shared",
                "A deal: {players} shared their prizes, each as the file says.",
                players
            ));
        }
        if points {
            self.not(|| {
                phrase!(
                    "tdt-deal-points",
                    "The deal shared points, too. The rules of the season say how a deal gives points."
                )
            });
        }
        if only_opened {
            self.not(|| {
                phrase!(
                    "tdt-deal-opened",
                    "A deal was opened and not carried out. The prizes count as they were given."
                )
            });
        }
        if heads > 0 {
            self.understood.push(Phrase::count(heads, "bounty", "bounties"));
        }
        if unpaid {
            self.not(|| {
                phrase!("tdt-bounties-unpaid", "The file has bounties, and nobody paid for one.")
            });
        }
        if cash > 0 {
            self.understood.push(Phrase::count(cash, "cash adjustment", "cash adjustments"));
        }
        for name in taken {
            self.not(|| {
                phrase!(
                    "tdt-hits-taken",
                    "Knockouts of {name} were taken away by hand. Here they count.",
                    name
                )
            });
        }
    }
}

/// The most knockouts that are given by hand.
const MOST_BY_HAND: usize = 1_000;

impl Tournament {
    /// What was paid for a bounty with this; nothing where the event has none.
    const fn bounty_of(&self, bought: &BuyIn) -> i64 {
        if self.bounties && bought.bounty > 0 { bought.bounty } else { 0 }
    }
}

/// What bounties each player has won: that of everybody whom he or she knocked out, in equal parts where several did; the winner
/// keeps the own one. A unit that cannot be shared goes to the first who is named.
pub(crate) fn bounties(tournament: &Tournament) -> BTreeMap<&str, i64> {
    let mut won: BTreeMap<&str, i64> =
        tournament.players.iter().map(|player| (player.uuid.as_str(), 0)).collect();
    let mut give = |whose: &str, amount: i64| {
        if let Some(sum) = won.get_mut(whose) {
            *sum = sum.saturating_add(amount);
        }
    };
    let first = tournament.places.iter().filter(|one| one.place == Some(1));
    let first: BTreeSet<&str> = first.map(|one| one.uuid.as_str()).collect();
    for player in &tournament.players {
        // What was on the head when nobody was named stays there, for whoever knocks the player out next.
        let mut head = 0_i64;
        for bought in &player.buy_ins {
            head = head.saturating_add(tournament.bounty_of(bought));
            let by = bought.bust.as_ref().map(|bust| bust.by.as_slice()).unwrap_or_default();
            let shared = i64::try_from(by.len()).unwrap_or(i64::MAX);
            let Some(each) = head.checked_div(shared) else { continue };
            let odd = head.saturating_sub(each.saturating_mul(shared));
            for (which, whose) in by.iter().enumerate() {
                give(whose, if which == 0 { each.saturating_add(odd) } else { each });
            }
            head = 0;
        }
        if first.contains(player.uuid.as_str()) {
            give(&player.uuid, head);
        }
    }
    won
}

/// What was collected: the first thing that a player bought is the entry, all later ones are rebuys.
fn collected(players: &[Player]) -> Collected {
    let sum =
        |bought: &[BuyIn]| bought.iter().filter_map(|one| one.amount).fold(0, i64::saturating_add);
    let mut all = Collected::default();
    for player in players {
        let (entry, rebuys) = player.buy_ins.split_at(player.buy_ins.len().min(1));
        all.buy_ins = all.buy_ins.saturating_add(sum(entry));
        all.rebuys = all.rebuys.saturating_add(sum(rebuys));
        all.add_ons = all.add_ons.saturating_add(sum(&player.add_ons));
    }
    all
}

/// The evening with its amounts, which a file has in hundredths, in the minor units of its currency; none where one is no whole
/// number of them.
fn in_units(mut evening: Evening, decimals: u8) -> Option<Evening> {
    let unit = 10_i64.checked_pow(u32::from(decimals))?;
    let whole = |hundredths: i64| {
        let units = hundredths.checked_mul(unit)?;
        (units.checked_rem(100)? == 0).then(|| units.div_euclid(100))
    };
    evening.buy_in = whole(evening.buy_in)?;
    evening.pool = whole(evening.pool)?;
    for amount in [
        &mut evening.collected.buy_ins,
        &mut evening.collected.rebuys,
        &mut evening.collected.add_ons,
    ] {
        *amount = whole(*amount)?;
    }
    for entry in &mut evening.entries {
        for amount in [&mut entry.paid, &mut entry.prize, &mut entry.bounties] {
            *amount = whole(*amount)?;
        }
    }
    evening.decimals = decimals;
    Some(evening)
}
