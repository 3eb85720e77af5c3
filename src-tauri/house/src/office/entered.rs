//! What the house's list of players hears of a tournament: who was entered, and who was not after all. And what a tournament hears of
//! the list: which player of it somebody is who enters.

use super::players::{Players, Told};
use super::prelude::*;
use super::summary::is_sample;
use shuffle_up_engine::actions::guests::KeepGuests;
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::ids::PlayerId;
use shuffle_up_engine::base::numbers::{to_u32, to_usize};
use shuffle_up_engine::log::{Inserted, Line, LineKind};
use shuffle_up_engine::state::entry::{Player, Standing};
use shuffle_up_engine::state::guest::is_brought_name;
use shuffle_up_players::{Fits, Named, PlayerList, ToMatch, WhoIsWho};

/// Those who are entered, each with the number on the house's list, where the tournament knows it.
pub(super) type Entered = BTreeMap<PlayerId, (Option<u32>, Named)>;

/// Everybody with an entry that was not taken back.
pub(super) fn entered(tournament: &Tournament) -> Entered {
    let taken_back = |entry| {
        tournament.entries.get(entry).is_none_or(|entry| entry.standing == Standing::Withdrawn)
    };
    tournament
        .players
        .iter()
        .filter(|(_, player)| !player.entries.iter().all(taken_back))
        // Somebody whom a guest brings is nobody of the list before somebody says the name.
        .filter(|(_, player)| !player.entries.iter().any(|entry| tournament.is_unnamed(*entry)))
        .map(|(id, player)| (*id, (player.listed, named(*id, player))))
        .collect()
}

fn named(id: PlayerId, player: &Player) -> Named {
    Named {
        player: id.0,
        name: player.name.clone(),
        last_name: player.last_name.clone(),
        card: player.card.clone(),
        somebody_new: false,
    }
}

/// Those of a line of whom somebody said that they are nobody of the list.
fn said_to_be_new(line: Option<&Line>) -> BTreeSet<&str> {
    let Some(LineKind::Command { command: Command::Enter(enter), .. }) =
        line.map(|line| &line.kind)
    else {
        return BTreeSet::new();
    };
    let names = enter.somebody_new.iter().filter_map(|index| enter.names.get(to_usize(*index)));
    names.map(String::as_str).collect()
}

/// Whether a line can change who is entered, or what anybody is called. Most cannot, and looking through ten thousand entries for
/// each of them would be felt.
fn concerns_entries(log: &Log, line: &Line) -> bool {
    let by_command = |command: &Command| {
        matches!(command, Command::Enter(_) | Command::Withdraw(_) | Command::Rename(_))
    };
    let by_number = |number: &u32| {
        let index = to_usize(number.saturating_sub(1));
        log.lines().get(index).is_some_and(|line| match &line.kind {
            LineKind::Command { command, .. } => by_command(command),
            // A correction may have struck and restored anything.
            LineKind::Correct { .. } | LineKind::Strike { .. } | LineKind::Restore { .. } => true,
        })
    };
    match &line.kind {
        LineKind::Command { command, .. } => by_command(command),
        LineKind::Strike { lines } | LineKind::Restore { lines, .. } => lines.iter().any(by_number),
        LineKind::Correct { strike, restore, inserted } => {
            strike.iter().chain(restore).any(by_number)
                || inserted.as_deref().is_some_and(|one: &Inserted| by_command(&one.command))
        }
    }
}

/// A command of which everything is known but the numbers of those who are new on the list.
#[derive(Debug)]
pub(super) struct Known {
    /// It, with nobody new on the list.
    pub command: Command,
    /// The places of those who are new, and who they are.
    new: Vec<(usize, Named)>,
}

impl Office {
    /// Who is entered before a line that can change it.
    pub(super) fn entered_before(&self, tournament: TournamentId, line: &Line) -> Option<Entered> {
        let log = &self.open_tournaments.get(&tournament)?.log;
        concerns_entries(log, line).then(|| entered(log.tournament()))
    }

    /// Tells the list who came and who went with a line, and who is called otherwise.
    pub(super) fn note_entered(&self, tournament: TournamentId, before: &Entered, at: i64) {
        let Some(open) = self.open_tournaments.get(&tournament) else { return };
        if is_sample(&open.log) {
            return;
        }
        let of = open.log.tournament();
        let mut after = entered(of);
        let new = said_to_be_new(open.log.lines().iter().next_back());
        for (_, who) in after.values_mut() {
            who.somebody_new = new.contains(who.name.as_str());
        }
        let but = |some: &Entered, but: &Entered| -> Vec<(Option<u32>, Named)> {
            some.iter()
                .filter(|(id, _)| !but.contains_key(id))
                .map(|(_, one)| one.clone())
                .collect()
        };
        let renamed = before.iter().filter_map(|(id, (listed, was))| {
            let (_, now) = after.get(id)?;
            (now.name != was.name).then(|| (*listed, now.clone(), was.name.clone()))
        });
        let told = Told {
            renamed: renamed.collect(),
            came: but(&after, before),
            went: but(before, &after),
            // Somebody may be entered twice, and only once by mistake.
            there: after.values().filter_map(|(listed, _)| *listed).collect(),
            remember: self.settings.remember_players,
            tournament,
            event: of.setup.name.clone(),
            at,
        };
        if !(told.came.is_empty() && told.went.is_empty() && told.renamed.is_empty()) {
            self.players.note(told);
        }
    }

    /// An entry with the numbers of those who are on the house's list. A name typed again is that player, under the name that the
    /// list has. Whoever is said to be somebody new is, and so is a name that nobody has; where several fit it is left open.
    pub(super) fn with_known_players(&self, command: Command, remember: bool) -> Known {
        let mut enter = match command {
            Command::Enter(enter) => enter,
            Command::KeepGuests(guests) if !self.is_shared() => {
                return Known { command: self.with_known_guests(guests).into(), new: Vec::new() };
            }
            command => return Known { command, new: Vec::new() },
        };
        // The numbers of this desk's list are other people on the next desk's.
        if self.is_shared() {
            enter.listed = vec![0; enter.names.len()];
            return Known { command: enter.into(), new: Vec::new() };
        }
        let said = |list: &[String], index: usize| list.get(index).cloned().unwrap_or_default();
        let people: Vec<Named> = (0..)
            .zip(&enter.names)
            .map(|(index, name)| Named {
                player: 0,
                name: name.clone(),
                last_name: said(&enter.last_names, index),
                card: said(&enter.cards, index),
                somebody_new: enter.somebody_new.contains(&to_u32(index)),
            })
            .collect();
        enter.listed.resize(people.len(), 0);
        let mut new = Vec::new();
        let mut last_names = enter.last_names.clone();
        last_names.resize(people.len(), String::new());
        self.players.look(|list| {
            let merged = list.merged().unwrap_or_default();
            let mut times: BTreeMap<String, u32> = BTreeMap::new();
            for one in &people {
                *times.entry(fold(&one.name)).or_default() += 1;
            }
            let places = enter.listed.iter_mut().zip(&mut enter.names).zip(&mut last_names);
            for (index, (one, ((listed, name), last_name))) in people.iter().zip(places).enumerate()
            {
                if *listed > 0 {
                    *listed = merged.get(listed).copied().unwrap_or(*listed);
                    continue;
                }
                if enter.guests.get(index).is_some_and(|guest| guest.brought)
                    && is_brought_name(name)
                {
                    continue;
                }
                match list.fits(one) {
                    // Of two of one name tonight either may be the one of the list.
                    Ok(Fits::One(_)) if times.get(&fold(&one.name)).copied() > Some(1) => {}
                    Ok(Fits::One(player)) => {
                        *listed = player.number;
                        *name = player.name;
                        if last_name.is_empty() {
                            *last_name = player.last_name;
                        }
                    }
                    Ok(Fits::Nobody) if remember => new.push((index, one.clone())),
                    Ok(Fits::Nobody | Fits::Several(_)) | Err(_) => {}
                }
            }
        });
        while last_names.last().is_some_and(String::is_empty) {
            last_names.pop();
        }
        enter.last_names = last_names;
        without_zeros(&mut enter.listed);
        Known { command: enter.into(), new }
    }

    /// Guests with the numbers of those who are on the house's list, under the names that it has. A guest who never came is not put
    /// onto it.
    fn with_known_guests(&self, mut said: KeepGuests) -> KeepGuests {
        self.players.look(|list| {
            for guest in said.guests.iter_mut().filter(|guest| guest.listed == 0) {
                let named = Named {
                    name: guest.name.clone(),
                    last_name: guest.last_name.clone(),
                    card: guest.card.clone(),
                    ..Named::default()
                };
                if guest.name.is_empty() {
                    continue;
                }
                if let Ok(Fits::One(player)) = list.fits(&named) {
                    guest.listed = player.number;
                    guest.name = player.name;
                    guest.last_name = player.last_name;
                }
            }
        });
        said
    }

    /// The command with the numbers of those who are new on the list: they are put onto it, unless somebody is at work on it, who
    /// then does so.
    pub(super) fn with_new_players(&self, Known { command, new }: Known) -> Command {
        let Command::Enter(mut enter) = command else { return command };
        let people: Vec<Named> = new.iter().map(|(_, who)| who.clone()).collect();
        let numbers = if people.is_empty() {
            Vec::new()
        } else {
            self.players.at_once(|list| list.grow(&people)).and_then(Result::ok).unwrap_or_default()
        };
        enter.listed.resize(enter.names.len(), 0);
        for ((index, _), number) in new.iter().zip(numbers) {
            if let Some(listed) = enter.listed.get_mut(*index) {
                *listed = number;
            }
        }
        without_zeros(&mut enter.listed);
        enter.into()
    }

    /// Everybody in a tournament, for [`Players::enlist`].
    ///
    /// # Errors
    /// An unknown tournament.
    pub fn unlisted(&mut self, tournament: TournamentId) -> Result<Unlisted, Problem> {
        let now = self.now();
        let who = self.players.look(PlayerList::who_is_who)?;
        let log = &self.log(tournament)?.log;
        Ok(Unlisted { asked: to_match(tournament, log, &who), now })
    }
}

fn without_zeros(listed: &mut Vec<u32>) {
    while listed.last() == Some(&0) {
        listed.pop();
    }
}

/// Everybody in a tournament, those apart of whom a number of the list is known.
pub(super) fn to_match(id: TournamentId, log: &Log, who: &WhoIsWho) -> ToMatch {
    let (evening, tournament) = (id.to_string(), log.tournament());
    let mut asked = ToMatch {
        event: tournament.setup.name.clone(),
        at: log.lines().iter().next().map_or(0, |line| line.at),
        ..ToMatch::default()
    };
    for (listed, one) in entered(tournament).into_values() {
        match who.of(&evening, one.player, &one.name, listed) {
            Some(number) => {
                asked.there.insert(number);
            }
            None => asked.people.push(one),
        }
    }
    ToMatch { evening, ..asked }
}

/// Who is entered in a tournament and has no number of the list.
#[derive(Debug)]
pub struct Unlisted {
    asked: ToMatch,
    now: i64,
}

impl Unlisted {
    /// Their names.
    pub fn names(&self) -> Vec<&str> {
        self.asked.people.iter().map(|who| who.name.as_str()).collect()
    }
}

impl Players {
    /// Puts those who are not on the list onto it, and notes the tournament for all of them. Answers how many are new.
    ///
    /// # Errors
    /// A list that cannot be written.
    pub fn enlist(&self, Unlisted { asked, now }: &Unlisted) -> Result<u32, Problem> {
        Ok(self.with(|list| list.match_evening(asked, true, *now))?)
    }
}
