//! The players' list, and what a pasted roster says.

use crate::actions::entries::add_on::may_add_on;
use crate::actions::entries::enter::{early_chips, place_in_line, price_now};
use crate::actions::entries::no_show::may_remove;
use crate::actions::entries::re_enter::may_re_enter;
use crate::actions::entries::rebuy::may_rebuy;
use crate::actions::entries::withdraw::may_withdraw;
use crate::base::finding::{Answers, Wanted};
use crate::floor_line::seat as typed_seat;
use crate::rulebook::setup::price::Price;
use crate::rules::entries::late_registration::late_registration_open;
use crate::rules::prizes::bounties::won;
use crate::rules::prizes::won::Won;
use crate::state::entry::Entry;
use crate::state::held_money::HeldMoneyEnd;
use crate::state::prelude::*;
use crate::views::page::page;

/// Where an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// Entered, no seat yet.
    Waiting,
    /// In play.
    Seated,
    /// Out.
    Out,
    /// Taken back before play, money returned.
    Withdrawn,
}

/// One line of the players' list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayerRow {
    /// The entry.
    pub entry: EntryId,
    /// The player.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The last name in it, as a list said; empty where none did.
    pub last_name: String,
    /// The number of the player's card; empty without one.
    pub card: String,
    /// Where the entry stands.
    pub state: EntryState,
    /// The seat, while seated.
    pub seat: Option<Seat>,
    /// The place on the alternates' list, from 1, while waiting after the draw.
    pub alternate: Option<u32>,
    /// The seat locked for the player.
    pub locked: Option<Seat>,
    /// Who does not sit at the player's table, by name.
    pub apart: Vec<String>,
    /// Deals at a table.
    pub deals: bool,
    /// Since when the player is away from the table, in tournament time.
    pub absent_since: Option<Millis>,
    /// The place, when out or when the winner; with `place_to` for a shared one.
    pub place: Option<u32>,
    /// The last of the places shared; equal to `place` when it is not shared.
    pub place_to: Option<u32>,
    /// The prize won.
    pub prize: Option<Money>,
    /// Bounties won, the winner's own included.
    pub bounties: u32,
    /// What they are together.
    pub bounties_won: Money,
    /// Paid in by this entry, rebuys included.
    pub paid_in: Money,
    /// Rebuys taken.
    pub rebuys: u32,
    /// Add-ons taken.
    pub add_ons: u32,
    /// What of it is not paid yet.
    pub owes: Money,
    /// The number in the house's own list; absent for a player who is not on it.
    pub listed: Option<u32>,
    /// Another player of the tournament is called the same.
    #[serde(default)]
    pub namesake: bool,
    /// The player's entry of this number, from 1: a re-entry is the second or a later one.
    pub entry_of_player: u32,
    /// The ledger's line of the latest purchase, for its receipt; absent where nothing stands.
    pub receipt: Option<u32>,
    /// Whether a rebuy is allowed now.
    pub rebuy: bool,
    /// Whether an add-on is allowed now.
    pub add_on: bool,
    /// Whether the player may enter once more now.
    pub re_enter: bool,
    /// Whether the player may be taken out as a no-show now.
    pub no_show: bool,
    /// Whether the entry may be taken back now.
    pub withdraw: bool,
    /// What became of the money of a no-show that is held; absent for everybody else.
    pub held_money: Option<HeldMoneyEnd>,
    /// When the player went out.
    pub out_at: Option<Millis>,
}

/// Whether something may be done now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Allowed {
    /// It may.
    pub yes: bool,
    /// Why not; empty when it may.
    pub why_not: Phrase,
}

/// A page of players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayersView {
    /// How many match the search.
    pub total: u32,
    /// This page.
    pub rows: Vec<PlayerRow>,
    /// What a rebuy is; absent without rebuys.
    pub rebuy: Option<Offer>,
    /// What an add-on is; absent without add-ons.
    pub add_on: Option<Offer>,
    /// What a re-entry is; absent without re-entries.
    pub re_entry: Option<Offer>,
    /// Whether a new entry may be taken now, or why not.
    pub entry: Allowed,
    /// The place on the alternates' list that a new entry or a re-entry gets now; absent where it gets a seat, at once or with the
    /// draw.
    #[serde(default)]
    pub in_line: Option<u32>,
    /// The ways to buy in now, the usual one first.
    pub buy_ins: Vec<BuyInOffer>,
    /// How many entries still owe something, whatever is searched for.
    #[serde(default)]
    pub unpaid: u32,
    /// How many entries are out, whatever is searched for.
    #[serde(default)]
    pub out: u32,
    /// Some player has a card: the room tells players by numbers, and the list shows those of the entries too.
    #[serde(default)]
    pub numbers: bool,
}

/// Something that a player in the tournament may buy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Offer {
    /// What it costs, all lines together.
    pub price: Money,
    /// The chips that it buys.
    pub chips: u64,
    /// How many each player may take; absent for as many as wanted.
    pub limit: Option<u32>,
}

/// A way to buy in now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BuyInOffer {
    /// Its number: 0 for the usual one.
    pub number: u32,
    /// What it is called; empty for the usual one.
    pub name: String,
    /// What it costs now, all lines together.
    pub price: Money,
    /// The chips that it buys now, those for being early included.
    pub chips: u64,
    /// The chips for being early among them.
    pub early: u64,
}

/// The ways to buy in at this time, the usual one first.
pub fn buy_ins(tournament: &Tournament, now: Millis) -> Vec<BuyInOffer> {
    let early = early_chips(tournament, now);
    let names = std::iter::once("")
        .chain(tournament.setup.buy_ins.iter().map(|buy_in| buy_in.name.as_str()));
    (0_u32..)
        .zip(names)
        .filter_map(|(number, name)| {
            let (price, chips) = price_now(tournament, number).ok()?;
            Some(BuyInOffer {
                number,
                name: name.to_string(),
                price: price.total(),
                chips: chips.saturating_add(early),
                early,
            })
        })
        .collect()
}

/// How the players' list is put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerOrder {
    /// As they entered.
    #[default]
    Entry,
    /// By name.
    Name,
    /// By table and seat, those without a seat last.
    Seat,
    /// By place: those still in first, then the last out, and so on.
    Place,
}

/// Which of the players are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerFilter {
    /// Everybody.
    #[default]
    All,
    /// Who still owes something.
    Unpaid,
    /// Who is out.
    Out,
}

impl PlayerFilter {
    fn lists(self, entry: &Entry) -> bool {
        match self {
            Self::All => true,
            Self::Unpaid => entry.owes() > Money::ZERO,
            Self::Out => entry.standing == Standing::Out,
        }
    }
}

impl Allowed {
    /// Allowed, or the refusal's sentence.
    pub fn from_verdict<T>(verdict: Result<T, Refusal>) -> Self {
        match verdict {
            Ok(_) => Self { yes: true, why_not: Phrase::default() },
            Err(refusal) => Self { yes: false, why_not: refusal.sentence() },
        }
    }
}

/// A page of the players of this filter whose name or card's number answers to `search`, who answers best first, or who sits at the seat that it names, such as `6.4`.
pub fn players_view(
    tournament: &Tournament,
    search: &str,
    filter: PlayerFilter,
    order: PlayerOrder,
    from: u32,
    count: u32,
    now: Millis,
) -> PlayersView {
    let typed = search.trim();
    let wanted = Wanted::of(typed);
    let asked_seat = typed_seat(typed);
    // A scanner types what is on a card: `#` and the entry's number.
    let scanned = typed.strip_prefix('#').and_then(|number| number.parse().ok()).map(EntryId);
    let mut matching: Vec<(Answers, (&EntryId, &Entry))> = tournament
        .entries
        .iter()
        .filter(|(_, entry)| filter.lists(entry))
        .filter_map(|(id, entry)| {
            if let Some(scanned) = scanned {
                return (scanned == *id).then_some((Answers::Whole, (id, entry)));
            }
            let sits_there = asked_seat.is_some() && tournament.seat_of(*id) == asked_seat;
            let answers =
                if sits_there { Some(Answers::Whole) } else { tournament.answers(*id, &wanted) };
            Some((answers?, (id, entry)))
        })
        .collect();
    let prizes = Won::of(tournament);
    let bounties = won(tournament);
    let placed = prizes.placed();
    let placed: BTreeMap<EntryId, (u32, u32, Money)> = placed
        .map(|(finish, entry, prize)| (entry, (finish.place, finish.place_to, prize)))
        .collect();
    let out_at = tournament.out_at();
    let seat = |entry: &EntryId| tournament.seat_of(*entry);
    match order {
        PlayerOrder::Entry => {}
        PlayerOrder::Name => {
            matching.sort_by_cached_key(|(_, (id, _))| tournament.sorted_name(**id))
        }
        PlayerOrder::Seat => matching.sort_by_cached_key(|(_, (id, _))| {
            seat(id).map_or((true, None), |seat| (false, Some(seat)))
        }),
        PlayerOrder::Place => {
            matching.sort_by_key(|(_, (id, entry))| {
                let withdrawn = entry.standing == Standing::Withdrawn;
                (withdrawn, placed.get(id).map_or(0, |(place, _, _)| *place))
            });
        }
    }
    // Who answers best comes first, and among those who answer alike the order is kept.
    matching.sort_by_key(|(answers, _)| *answers);
    let arranged = &tournament.arrangements;
    let waiting: BTreeMap<EntryId, u32> =
        tournament.alternates.iter().copied().zip(1_u32..).collect();
    let receipts: BTreeMap<EntryId, u32> = (1..)
        .zip(tournament.ledger.iter())
        .filter(|(_, line)| line.kind.is_sold())
        .filter_map(|(number, line)| Some((line.entry?, number)))
        .collect();
    let held: BTreeMap<EntryId, HeldMoneyEnd> =
        tournament.held.iter().map(|held| (held.entry, held.end)).collect();
    let person = |entry: &Entry| tournament.players.get(&entry.player);
    let mut called: BTreeMap<String, u32> = BTreeMap::new();
    for player in tournament.players.values() {
        let same = called.entry(player.name.to_lowercase()).or_default();
        *same = same.saturating_add(1);
    }
    let listed = |filter: PlayerFilter| {
        to_u32(tournament.entries.values().filter(|entry| filter.lists(entry)).count())
    };
    let rows = page(&matching, from, count)
        .map(|(_, (id, entry))| {
            let finish = placed.get(id);
            PlayerRow {
                entry: **id,
                player: entry.player,
                name: tournament.name(**id).to_string(),
                last_name: person(entry)
                    .map_or_else(String::new, |player| player.last_name.clone()),
                card: person(entry).map_or_else(String::new, |player| player.card.clone()),
                state: match entry.standing {
                    Standing::Waiting => EntryState::Waiting,
                    Standing::Seated { .. } => EntryState::Seated,
                    Standing::Out => EntryState::Out,
                    Standing::Withdrawn => EntryState::Withdrawn,
                },
                seat: seat(id),
                alternate: waiting.get(id).copied(),
                locked: arranged.locked.get(&entry.player).copied(),
                apart: arranged
                    .kept_from(entry.player)
                    .map(|other| tournament.player_name(other).to_string())
                    .collect(),
                deals: arranged.dealers.contains_key(&entry.player),
                absent_since: tournament.absent_since(**id),
                place: finish.map(|(place, _, _)| *place),
                place_to: finish.map(|(_, place_to, _)| *place_to),
                prize: finish.map(|(_, _, prize)| *prize).filter(|prize| *prize > Money::ZERO),
                bounties: bounties.get(id).map_or(0, |(count, _)| *count),
                bounties_won: bounties.get(id).map_or(Money::ZERO, |(_, amount)| *amount),
                paid_in: entry.paid_in(),
                rebuys: entry.rebuys(),
                add_ons: entry.add_ons(),
                owes: entry.owes(),
                listed: person(entry).and_then(|player| player.listed),
                namesake: person(entry)
                    .and_then(|player| called.get(&player.name.to_lowercase()))
                    .is_some_and(|same| *same > 1),
                entry_of_player: person(entry)
                    .and_then(|player| player.entries.iter().position(|other| other == *id))
                    .and_then(|index| u32::try_from(index.saturating_add(1)).ok())
                    .unwrap_or(1),
                receipt: receipts.get(id).copied(),
                rebuy: may_rebuy(tournament, **id, false, now).is_ok(),
                add_on: may_add_on(tournament, **id, now).is_ok(),
                re_enter: may_re_enter(tournament, **id, now).is_ok(),
                no_show: may_remove(tournament, **id, now).is_ok(),
                withdraw: may_withdraw(tournament, **id).is_ok(),
                held_money: held.get(id).copied(),
                out_at: out_at.get(id).copied(),
            }
        })
        .collect();
    let setup = &tournament.setup;
    let offer = |price: Price, chips, limit| Offer { price: price.total(), chips, limit };
    PlayersView {
        total: to_u32(matching.len()),
        rows,
        rebuy: setup.rebuy.map(|rule| offer(rule.price, rule.chips, rule.limit)),
        add_on: setup.add_on.map(|rule| offer(rule.price, rule.chips, Some(rule.limit))),
        re_entry: setup.re_entry.map(|rule| offer(rule.price, rule.chips, rule.limit)),
        entry: Allowed::from_verdict(late_registration_open(tournament, now)),
        in_line: place_in_line(tournament, now),
        buy_ins: buy_ins(tournament, now),
        unpaid: listed(PlayerFilter::Unpaid),
        out: listed(PlayerFilter::Out),
        numbers: tournament.players.values().any(|player| !player.card.is_empty()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::rename::Rename;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn the_list_has_numbers_where_any_player_has_a_card() {
        let mut bench = Bench::playing(3);
        let numbers = |bench: &Bench| {
            let (filter, order) = (PlayerFilter::All, PlayerOrder::Entry);
            players_view(bench.log.tournament(), "", filter, order, 0, 99, bench.now()).numbers
        };
        assert!(!numbers(&bench));
        let (player, name) = (PlayerId(2), "Player 2".to_string());
        bench.say(Rename { player, name, last_name: None, card: Some("4471".into()) }).unwrap();
        assert!(numbers(&bench));
    }
}
