//! A finished evening of a file, as results that count for seasons and statistics.

use crate::reading::{BuyIn, TdtFile, deal};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_seasons::{Entry, Evening, Knockout};
use std::collections::BTreeMap;

impl TdtFile {
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
        if placed.is_empty() {
            against.push(phrase!("tdt-nobody-played", "Nobody played."));
        }
        if placed.iter().any(|one| one.place.is_none()) {
            against.push(phrase!("tdt-places-missing", "Not everybody has a place."));
        }
        if tournament.chops > 0 {
            against.push(deal());
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
        let mut prizes: BTreeMap<&str, i64> = BTreeMap::new();
        for prize in tournament.prizes.iter().filter(|prize| !prize.goods) {
            match (prize.amount, prize.given_to.as_slice()) {
                (_, []) => {}
                (Some(amount), [one]) => {
                    let won = prizes.entry(one).or_default();
                    *won = won.saturating_add(amount);
                }
                (Some(_), _) => against.push(phrase!(
                    "tdt-prize-of-several",
                    "A prize went to several players. How they shared it is not known."
                )),
                (None, _) => {
                    against.push(phrase!("tdt-prize-amount", "A prize has no amount."));
                }
            }
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
        let sum = |amounts: &[BuyIn]| {
            amounts.iter().filter_map(|one| one.amount).fold(0, i64::saturating_add)
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
        let first = tournament.buy_ins.first();
        let buy_in = first.map_or(0, |price| price.fee.unwrap_or(0).saturating_sub(price.rake));
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
            minutes: minutes.and_then(|minutes| u32::try_from(minutes).ok()),
            entries: entries.collect(),
            knockouts: knockouts.collect(),
            ..Evening::default()
        };
        in_units(evening, decimals).ok_or_else(|| {
            vec![phrase!("tdt-not-in-currency", "An amount cannot be paid in this currency.")]
        })
    }
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
    for entry in &mut evening.entries {
        entry.paid = whole(entry.paid)?;
        entry.prize = whole(entry.prize)?;
    }
    evening.decimals = decimals;
    Some(evening)
}
