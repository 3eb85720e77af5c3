//! Has the player list know everybody: in evenings from before it knew who is who, in those that came in since, and in tournaments
//! from another house.

use super::entered::{entered, to_match};
use super::evenings::ToRead;
use super::players::Players;
use super::prelude::*;
use super::summary::is_sample;
use shuffle_up_players::{Named, PlayerList, ToMatch, WhoIsWho};
use std::ops::DerefMut;

/// Has the list know everybody in the evenings that it has not looked through yet: those from before it knew who is who, and those
/// that came in since. A tournament in play is looked through again until it is over.
///
/// # Errors
/// A file or a list that cannot be read.
pub fn know_everybody<H: DerefMut<Target = Office>>(
    office: impl Fn() -> H,
    players: &Players,
) -> Result<(), Problem> {
    let (rows, now, remember) = {
        let mut office = office();
        (office.to_read()?, office.now(), office.settings.remember_players)
    };
    let (matched, who, known) = players.with(|list| -> Result<_, Problem> {
        Ok((list.matched()?, list.who_is_who()?, said_by_seasons(list)?))
    })?;
    for (id, ..) in rows {
        if matched.contains(&id.to_string()) {
            continue;
        }
        let read = office().read_aside(id)?;
        // One whose log cannot be read says so when it is opened.
        let Ok(log) = ToRead::log(read) else { continue };
        let of = log.tournament();
        let asked = ToMatch { known: known.clone(), ..to_match(id, &log, &who) };
        players.with(|list| -> Result<(), Problem> {
            if !is_sample(&log) {
                list.match_evening(&asked, remember, now)?;
            }
            if of.phase() == Phase::Finished && (remember || is_sample(&log)) {
                list.note_matched(&asked.evening)?;
            }
            Ok(())
        })?;
    }
    know_past(remember, now, players)
}

/// Whom names were matched to in seasons; a name that two seasons match to two players is nobody's.
fn said_by_seasons(list: &mut PlayerList) -> Result<BTreeMap<String, Option<u32>>, Problem> {
    let mut known: BTreeMap<String, Option<u32>> = BTreeMap::new();
    for (name, number) in list.seasons()?.into_iter().flat_map(|kept| kept.season.matches) {
        known
            .entry(name)
            .and_modify(|said| *said = said.filter(|one| *one == number))
            .or_insert(Some(number));
    }
    Ok(known)
}

/// As [`know_everybody`], of the evenings that came in from elsewhere alone.
///
/// # Errors
/// A list that cannot be read.
pub fn know_past(remember: bool, now: i64, players: &Players) -> Result<(), Problem> {
    players.with(|list| -> Result<(), Problem> {
        let (matched, who) = (list.matched()?, list.who_is_who()?);
        let known = said_by_seasons(list)?;
        for evening in list.past_evenings()? {
            if matched.contains(&evening.id) {
                continue;
            }
            let mut asked = ToMatch {
                evening: evening.id.clone(),
                event: evening.name.clone(),
                at: evening.at,
                known: known.clone(),
                ..ToMatch::default()
            };
            let mut seen = BTreeSet::new();
            for entry in evening.entries.iter().filter(|entry| seen.insert(entry.player)) {
                match who.of(&evening.id, entry.player, &entry.name, entry.listed) {
                    Some(number) => {
                        asked.there.insert(number);
                    }
                    None => asked.people.push(Named {
                        player: entry.player,
                        name: entry.name.clone(),
                        ..Named::default()
                    }),
                }
            }
            list.match_evening(&asked, remember, now)?;
            if remember {
                list.note_matched(&evening.id)?;
            }
        }
        Ok(())
    })
}

/// Says of everybody in a tournament that came in from another house who the person is here: the numbers in its log are those of
/// that house's list. `here` knows some of them by their numbers there; the others are known by their names.
///
/// # Errors
/// A file or a list that cannot be read.
pub fn know_strangers<H: DerefMut<Target = Office>>(
    office: impl Fn() -> H,
    players: &Players,
    tournament: TournamentId,
    here: &BTreeMap<u32, u32>,
) -> Result<(), Problem> {
    let (read, now, remember) = {
        let mut office = office();
        (office.read_aside(tournament)?, office.now(), office.settings.remember_players)
    };
    let log = ToRead::log(read)?;
    let all = entered(log.tournament());
    let mut known: Vec<(Named, Option<u32>)> = Vec::new();
    let mut strangers: Vec<Named> = Vec::new();
    let mut asked = to_match(tournament, &log, &WhoIsWho::default());
    asked.there.clear();
    for (listed, who) in all.into_values() {
        let Some(theirs) = listed else { continue };
        match here.get(&theirs) {
            Some(ours) => {
                asked.there.insert(*ours);
                if *ours != theirs {
                    known.push((who, Some(*ours)));
                }
            }
            None => {
                strangers.push(who.clone());
                asked.people.push(who);
            }
        }
    }
    players.with(|list: &mut PlayerList| -> Result<(), Problem> {
        list.join_by_itself(&asked.evening, &known, now)?;
        list.match_evening(&asked, remember, now)?;
        // Of whom nothing is known here, nothing holds that the log says.
        let who = list.who_is_who()?;
        let unknown: Vec<(Named, Option<u32>)> = strangers
            .into_iter()
            .filter(|one| who.of(&asked.evening, one.player, &one.name, Some(0)) == Some(0))
            .map(|one| (one, None))
            .collect();
        Ok(list.join_by_itself(&asked.evening, &unknown, now)?)
    })
}
