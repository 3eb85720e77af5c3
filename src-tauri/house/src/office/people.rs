//! Who is who over the evenings of the house: whom the list took for one person, and whom it could not tell.

use super::evenings::OneEvening;
use super::prelude::*;
use shuffle_up_engine::base::finding::Wanted;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_players::{Fits, ListedPlayer, Named, PlayerList};
use shuffle_up_seasons::Evening;

/// The most people and the most open names of an answer.
const MOST: usize = 100;

/// Who is who.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PeopleView {
    /// Names that more than one person may be, the latest evening first; at most 100.
    pub open: Vec<OpenName>,
    /// How many people answer.
    pub total: u32,
    /// Those whom the list took for one person by itself, or all who answer to what is searched: who played last first, at most 100.
    pub people: Vec<Person>,
}

/// A name of an evening that more than one person may be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OpenName {
    /// The evening.
    pub evening: String,
    /// Its name.
    pub event: String,
    /// When it began.
    pub at: i64,
    /// The number of the player in it.
    pub player: u32,
    /// The name.
    pub name: String,
    /// Who of the list is called so.
    pub fits: Vec<ListedPlayer>,
}

/// A person with all evenings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Person {
    /// Who.
    pub player: ListedPlayer,
    /// The evenings, the latest first.
    pub evenings: Vec<PersonEvening>,
}

/// An evening of a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PersonEvening {
    /// The evening.
    pub evening: String,
    /// Its name.
    pub event: String,
    /// When it began.
    pub at: i64,
    /// The number of the player in it.
    pub player: u32,
    /// The name there.
    pub name: String,
    /// Whether the list said by itself that this is the person.
    pub by_itself: bool,
}

/// Whom the list took for one person, and whom it could not tell.
///
/// # Errors
/// A list that cannot be read.
pub fn people(
    list: &mut PlayerList,
    evenings: &[OneEvening],
    search: &str,
) -> Result<PeopleView, Problem> {
    let by_itself: BTreeSet<(String, u32)> = list
        .joinings()?
        .into_iter()
        .filter(|line| line.by_itself)
        .map(|line| (line.evening, line.player))
        .collect();
    let mut all: BTreeMap<u32, Vec<PersonEvening>> = BTreeMap::new();
    let mut open = Vec::new();
    for evening in evenings.iter().map(|one| &*one.now) {
        for (player, entry) in everybody(evening) {
            let (event, name) = (evening.name.clone(), entry.name.clone());
            let (evening, at) = (evening.id.clone(), evening.at);
            match entry.listed {
                Some(number) => {
                    let by_itself = by_itself.contains(&(evening.clone(), player));
                    let one = PersonEvening { evening, event, at, player, name, by_itself };
                    all.entry(number).or_default().push(one);
                }
                None => open.push(OpenName { evening, event, at, player, name, fits: Vec::new() }),
            }
        }
    }
    open.sort_by_key(|one| std::cmp::Reverse(one.at));
    let mut asked = Vec::new();
    for one in open {
        let named = Named { name: one.name.clone(), ..Named::default() };
        let numbers = match list.fits(&named)? {
            Fits::Nobody => continue,
            Fits::One(player) => vec![player.number],
            Fits::Several(numbers) => numbers,
        };
        asked.push(OpenName { fits: list.of_numbers(&numbers)?, ..one });
        if asked.len() >= MOST {
            break;
        }
    }
    let wanted = Wanted::of(search);
    let searched = !wanted.is_anybody();
    all.retain(|_, evenings| {
        if searched {
            evenings.iter().any(|one| wanted.found_in_text(&one.name).is_some())
        } else {
            evenings.len() > 1 && evenings.iter().any(|one| one.by_itself)
        }
    });
    let total = to_u32(all.len());
    let mut all: Vec<(u32, Vec<PersonEvening>)> = all.into_iter().collect();
    for (_, evenings) in &mut all {
        evenings.sort_by_key(|one| std::cmp::Reverse(one.at));
    }
    all.sort_by_key(|(_, evenings)| std::cmp::Reverse(evenings.first().map(|one| one.at)));
    all.truncate(MOST);
    let mut people = Vec::new();
    for (number, evenings) in all {
        // One who was deleted since is still the person of these evenings.
        let name = evenings.first().map(|one| one.name.clone()).unwrap_or_default();
        let gone = ListedPlayer { number, name, ..ListedPlayer::default() };
        let player = list.of_numbers(&[number])?.pop().unwrap_or(gone);
        people.push(Person { player, evenings });
    }
    Ok(PeopleView { open: asked, total, people })
}

/// Everybody of an evening once, by the number there.
fn everybody(evening: &Evening) -> BTreeMap<u32, &shuffle_up_seasons::Entry> {
    evening.entries.iter().map(|entry| (entry.player, entry)).collect()
}

/// The evening with this number.
///
/// # Errors
/// There is none.
pub fn evening(evenings: &[OneEvening], id: &str) -> Result<Arc<Evening>, Problem> {
    let found = evenings.iter().find(|one| one.now.id == id).map(|one| Arc::clone(&one.now));
    found.ok_or_else(|| problem!(unknown, "no-such-evening", "There is no such event."))
}

/// The name of somebody in an evening.
///
/// # Errors
/// There is nobody of this number.
pub fn name_in(evening: &Evening, player: u32) -> Result<String, Problem> {
    let found = everybody(evening).get(&player).map(|entry| entry.name.clone());
    found.ok_or_else(|| {
        problem!(unknown, "no-such-player-there", "There is no such player in this event.")
    })
}

/// Has the list know who played an evening and who did not, after somebody said who is who.
pub fn note(list: &mut PlayerList, before: &Evening, after: &Evening, now: i64) {
    let numbers = |evening: &Evening| -> BTreeSet<u32> {
        evening.entries.iter().filter_map(|entry| entry.listed).collect()
    };
    let (was, is) = (numbers(before), numbers(after));
    let gone: Vec<u32> = was.difference(&is).copied().collect();
    let came: Vec<u32> = is.difference(&was).copied().collect();
    let event = (after.id.parse().ok(), after.name.as_str(), after.at);
    list.note_change(event, &gone, &came, now);
}
