//! Who came where: by the times at which players went out, held against the prizes that were given.

use crate::reading::{MOST_REMARKS, Player, Prize, TdtFile, Tournament};
use serde::Serialize;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Who came where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Placed {
    /// Who.
    pub uuid: String,
    /// The place; absent for one who is in play, or whose time is not known.
    pub place: Option<u32>,
    /// The last of the places that are shared.
    pub place_to: Option<u32>,
    /// When the player went out for good; absent for the winner.
    pub out_at: Option<i64>,
}

/// How a player stands.
enum Stands {
    In,
    Out(i64),
    /// Out, and nobody knows when.
    Unknown,
}

fn stands(player: &Player) -> Option<Stands> {
    // Of several entries the last one decides, which one that was bought later cannot precede. Where one does not say when it was
    // bought, they stand in the order in which they were.
    let timed = player.buy_ins.iter().all(|bought| bought.at.is_some());
    let bought = player.buy_ins.iter().enumerate();
    let last = bought.max_by_key(|(which, bought)| (bought.at.filter(|_| timed), *which));
    let (_, last) = last?;
    let Some(bust) = &last.bust else { return Some(Stands::In) };
    Some(bust.at.map_or(Stands::Unknown, Stands::Out))
}

/// Works out the places, and lists what contradicts them.
pub(crate) fn places(file: &mut TdtFile) {
    let tournament = &file.tournament;
    let mut standing: Vec<(&Player, Stands)> = Vec::new();
    for player in &tournament.players {
        standing.extend(stands(player).map(|stands| (player, stands)));
    }
    let count = |which: fn(&Stands) -> bool| standing.iter().filter(|(_, one)| which(one)).count();
    let (still_in, unknown) =
        (count(|one| matches!(one, Stands::In)), count(|one| matches!(one, Stands::Unknown)));
    let mut placed: Vec<Placed> = standing
        .iter()
        .map(|(player, stands)| Placed {
            uuid: player.uuid.clone(),
            place: None,
            place_to: None,
            out_at: match stands {
                Stands::Out(at) => Some(*at),
                Stands::In | Stands::Unknown => None,
            },
        })
        .collect();
    // Whoever is out at a time that nobody knows may stand anywhere below those who are in.
    if unknown == 0 {
        let mut times: BTreeMap<Reverse<i64>, usize> = BTreeMap::new();
        for at in placed.iter().filter_map(|one| one.out_at) {
            let count = times.entry(Reverse(at)).or_default();
            *count = count.saturating_add(1);
        }
        let mut next = still_in.saturating_add(1);
        let mut by_time: BTreeMap<i64, (u32, u32)> = BTreeMap::new();
        for (Reverse(at), count) in times {
            let last = next.saturating_add(count).saturating_sub(1);
            by_time.insert(at, (to_u32(next), to_u32(last)));
            next = last.saturating_add(1);
        }
        let decided = still_in == 1 && placed.len() > 1;
        for one in &mut placed {
            let place = match one.out_at {
                Some(at) => by_time.get(&at).copied(),
                None => decided.then_some((1, 1)),
            };
            (one.place, one.place_to) = place.unzip();
        }
    }
    let has_ended = tournament.ended_at.is_some();
    let players = placed.len();
    file.tournament.places = placed;
    if unknown > 0 {
        file.not(|| {
            phrase!(
                "tdt-times-unknown",
                "{players} busted at an unknown time. Without it nobody has a place.",
                players = Phrase::count(unknown, "player", "players")
            )
        });
    }
    if still_in > 1 && has_ended {
        file.not(|| {
            phrase!(
                "tdt-still-in-play",
                "The tournament ended with {players} still in play. They have no place.",
                players = Phrase::count(still_in, "player", "players")
            )
        });
    }
    if still_in == 0 && players > 0 {
        file.contradiction(|| phrase!("tdt-nobody-won", "Everybody busted and nobody won."));
    }
    hitmen(file);
    early(file);
    prizes(file);
}

/// Names the players who went out before they bought in: one of these times is wrong.
fn early(file: &mut TdtFile) {
    let went = |player: &&Player| {
        player.buy_ins.iter().any(|bought| {
            let out = bought.bust.as_ref().and_then(|bust| bust.at);
            out.zip(bought.at).is_some_and(|(out, at)| out < at)
        })
    };
    let early = file.tournament.players.iter().filter(went).take(MOST_REMARKS);
    let early: Vec<String> = early.map(Player::name).collect();
    for name in early {
        file.not(|| {
            phrase!(
                "tdt-out-before-in",
                "{name} went out before buying in, by the times. The place may be wrong.",
                name
            )
        });
    }
}

fn by_uuid(tournament: &Tournament) -> BTreeMap<String, String> {
    let players = tournament.players.iter();
    players.map(|player| (player.uuid.clone(), player.name())).collect()
}

/// Whoever knocked somebody out is in the tournament, and somebody else.
fn hitmen(file: &mut TdtFile) {
    let names = by_uuid(&file.tournament);
    let knockouts = file.tournament.players.iter().flat_map(|player| {
        let busts = player.buy_ins.iter().filter_map(|bought| bought.bust.as_ref());
        busts.flat_map(|bust| &bust.by).map(move |by| (player, by))
    });
    let wrong = knockouts.filter_map(|(player, by)| {
        if !names.contains_key(by) {
            return Some(phrase!(
                "tdt-hitman-unknown",
                "{name} was knocked out by {by}, who is not in the file.",
                name = player.name(),
                by
            ));
        }
        (*by == player.uuid).then(|| {
            phrase!(
                "tdt-hitman-self",
                "The file says that {name} knocked out {name}.",
                name = player.name()
            )
        })
    });
    // No more are made than are kept: a hostile file has one long name a hundred thousand times.
    let wrong: Vec<Phrase> = wrong.take(MOST_REMARKS).collect();
    wrong.into_iter().for_each(|line| file.contradiction(|| line));
}

/// Whoever was given the prize of a place has that place.
fn prizes(file: &mut TdtFile) {
    let names = by_uuid(&file.tournament);
    let places: BTreeMap<&str, (Option<u32>, Option<u32>)> = file
        .tournament
        .places
        .iter()
        .map(|one| (one.uuid.as_str(), (one.place, one.place_to)))
        .collect();
    let given = file.tournament.prizes.iter().flat_map(|prize| {
        let of = prize.place;
        prize.given_to.iter().filter_map(move |uuid| Some((of?, uuid)))
    });
    let wrong = given.filter_map(|(of, uuid)| {
        let Some(name) = names.get(uuid) else {
            return Some(phrase!(
                "tdt-prize-unknown-player",
                "The prize for {place} place went to {player}, who is not in the file.",
                place = Phrase::places(of, of),
                player = uuid
            ));
        };
        match places.get(uuid.as_str()) {
            Some((Some(first), Some(last))) if !(*first..=*last).contains(&of) => Some(phrase!(
                "tdt-prize-other-place",
                "The prize for {place} place went to {name}. By the times, {name} came in {other} place.",
                place = Phrase::places(of, of),
                name,
                other = Phrase::places(*first, *last)
            )),
            None => Some(phrase!(
                "tdt-prize-no-entry",
                "The prize for {place} place went to {name}, who bought no entry.",
                place = Phrase::places(of, of),
                name
            )),
            _ => None,
        }
    });
    let wrong: Vec<Phrase> = wrong.take(MOST_REMARKS).collect();
    let players = file.tournament.places.len();
    let decided = file.tournament.places.iter().all(|one| one.place.is_some());
    let kept = |prize: &&Prize| {
        prize.given_to.is_empty()
            && prize.amount.is_some_and(|amount| amount > 0)
            && prize.place.is_some_and(|place| place <= to_u32(players))
    };
    let kept = file.tournament.prizes.iter().filter(|_| decided).filter(kept);
    let kept: Vec<u32> = kept.filter_map(|prize| prize.place).collect();
    wrong.into_iter().for_each(|line| file.contradiction(|| line));
    for place in kept {
        file.not(|| {
            phrase!(
                "tdt-prize-not-given",
                "The prize for {place} place was given to nobody. It counts for nobody.",
                place = Phrase::places(place, place)
            )
        });
    }
}
