//! The calls about the house's own list of players.

use super::path;
use crate::files::write_whole;
use crate::house::House;
use crate::office::people::{self, PeopleView};
use crate::prelude::*;
use shuffle_up_players::{Bar, Duplicate, Imported, ListedPage, ListedPlayer, Photo, PlayerList};
use shuffle_up_seasons::Evening;

pub fn find_listed(
    house: &House,
    search: String,
    from: u32,
    count: u32,
) -> Result<ListedPage, Problem> {
    Ok(house.players.with(|list| list.find(&search, from, count))?)
}

pub fn keep_listed(house: &House, player: ListedPlayer) -> Result<u32, Problem> {
    Ok(house.players.with(|list| list.keep(&player))?)
}

pub fn bar_listed(house: &House, bar: Bar) -> Result<(), Problem> {
    Ok(house.players.with(|list| list.bar(&bar))?)
}

pub fn unbar_listed(house: &House, player: u32) -> Result<(), Problem> {
    Ok(house.players.with(|list| list.unbar(player))?)
}

pub fn bars_listed(house: &House) -> Result<Vec<Bar>, Problem> {
    Ok(house.players.look(PlayerList::bars)?)
}

pub fn delete_listed(house: &House, numbers: Vec<u32>) -> Result<(), Problem> {
    let now = house.office().now();
    Ok(house.players.with(|list| list.delete(&numbers, now))?)
}

pub fn restore_listed(house: &House, numbers: Vec<u32>) -> Result<(), Problem> {
    Ok(house.players.with(|list| list.restore(&numbers))?)
}

pub fn merge_listed(house: &House, into: u32, other: u32) -> Result<(), Problem> {
    Ok(house.players.with(|list| list.merge(into, other))?)
}

pub fn part_listed(house: &House, other: u32) -> Result<(), Problem> {
    Ok(house.players.with(|list| list.part(other))?)
}

pub fn duplicates_listed(house: &House) -> Result<Vec<Duplicate>, Problem> {
    Ok(house.players.with(PlayerList::duplicates)?)
}

pub fn import_listed(house: &House, base64: String) -> Result<Imported, Problem> {
    Ok(house.players.with(|list| list.import(&base64))?)
}

pub fn take_back_import(
    house: &House,
    added: Vec<u32>,
    before: Vec<ListedPlayer>,
) -> Result<(), Problem> {
    let now = house.office().now();
    Ok(house.players.with(|list| list.take_back(&added, &before, now))?)
}

pub fn take_photo(house: &House, base64: String) -> Result<u32, Problem> {
    // Made small before the list is asked for, which others wait for meanwhile.
    let photo = Photo::read(&base64)?;
    Ok(house.players.with(|list| list.take_photo(&photo))?)
}

pub fn photo(house: &House, number: u32) -> Result<Option<String>, Problem> {
    Ok(house.players.look(|list| list.photo(number))?)
}

pub fn portrait(house: &House, player: u32) -> Result<Option<String>, Problem> {
    Ok(house.players.look(|list| list.portrait(player))?)
}

pub fn export_listed(house: &House) -> Result<String, Problem> {
    let text = house.players.with(PlayerList::export)?;
    write_whole(house.papers.join("Players.csv"), text.as_bytes()).map(path)
}

pub fn people(house: &House, search: String) -> Result<PeopleView, Problem> {
    let evenings = house.evenings()?;
    house.players.with(|list| people::people(list, &evenings, &search))
}

/// Does something to who is who in an evening, and has the list know who has played it after that.
fn saying_who<T>(
    house: &House,
    evening: &str,
    says: impl FnOnce(&mut PlayerList, &Evening, i64) -> Result<T, Problem>,
) -> Result<T, Problem> {
    house.showing(|| {
        let now = house.office().now();
        let before = people::evening(&house.evenings()?, evening)?;
        let done = house.players.with(|list| says(list, &before, now))?;
        let after = people::evening(&house.evenings()?, evening)?;
        house.players.with(|list| people::note(list, &before, &after, now));
        Ok(done)
    })
}

pub fn say_who(
    house: &House,
    evening: String,
    player: u32,
    listed: Option<u32>,
) -> Result<u32, Problem> {
    house.office().may_be(&evening, player, listed)?;
    saying_who(house, &evening, |list, there, now| {
        let name = people::name_in(there, player)?;
        Ok(list.join(&evening, (player, &name), listed, now)?)
    })
}

pub fn take_back_who(
    house: &House,
    evening: String,
    line: u32,
    struck: bool,
) -> Result<(), Problem> {
    let count = |struck: bool| {
        saying_who(house, &evening, |list, _, now| {
            Ok(if struck {
                list.strike_joining(line, now)
            } else {
                list.restore_joining(line, now)
            }?)
        })
    };
    let before = house.office().barred_in_play(&evening);
    count(struck)?;
    // The list may have barred somebody since, who would have a stack in play now.
    let mut after = house.office().barred_in_play(&evening);
    after.retain(|entry, _| !before.contains_key(entry));
    match after.pop_first() {
        Some((_, why)) => count(!struck).and(Err(why)),
        None => Ok(()),
    }
}

pub fn played_as(house: &House, tournament: TournamentId) -> Result<BTreeMap<u32, u32>, Problem> {
    let evenings = house.evenings()?;
    let of = evenings.iter().find(|one| one.tournament == Some(tournament));
    let entries = of.into_iter().flat_map(|one| &one.now.entries);
    Ok(entries.filter_map(|entry| Some((entry.player, entry.listed?))).collect())
}

pub fn list_entered(house: &House, tournament: TournamentId) -> Result<u32, Problem> {
    let who = house.office().unlisted(tournament)?;
    house.players.enlist(&who)
}
