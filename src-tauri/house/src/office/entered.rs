//! What the house's list of players hears of a tournament: who was entered, and who was not after all.

use super::players::{Players, Told};
use super::prelude::*;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::base::numbers::to_usize;
use shuffle_up_engine::base::words::clean_name;
use shuffle_up_engine::log::{Inserted, Line, LineKind};
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_players::Barred;

/// Those who are entered, each with the number on the house's list, where the tournament knows it, and the name.
pub(super) type Entered = BTreeMap<PlayerId, (Option<u32>, String)>;

/// Everybody with an entry that was not taken back.
fn entered(tournament: &Tournament) -> Entered {
    let taken_back = |entry| {
        tournament.entries.get(entry).is_none_or(|entry| entry.standing == Standing::Withdrawn)
    };
    tournament
        .players
        .iter()
        .filter(|(_, player)| !player.entries.iter().all(taken_back))
        .map(|(id, player)| (*id, (player.listed, player.name.clone())))
        .collect()
}

/// Whether a line can change who is entered. Most cannot, and looking through ten thousand entries for each of them
/// would be felt.
fn concerns_entries(log: &Log, line: &Line) -> bool {
    let by_command =
        |command: &Command| matches!(command, Command::Enter(_) | Command::Withdraw(_));
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

impl Office {
    /// Who is entered before a line that can change it.
    pub(super) fn entered_before(&self, tournament: u32, line: &Line) -> Option<Entered> {
        let log = &self.open_tournaments.get(&tournament)?.log;
        concerns_entries(log, line).then(|| entered(log.tournament()))
    }

    /// Tells the list who came and who went with a line.
    pub(super) fn note_entered(&self, tournament: u32, before: &Entered, at: i64) {
        let Some(open) = self.open_tournaments.get(&tournament) else { return };
        let event = open.log.tournament().setup.name.clone();
        let after = entered(open.log.tournament());
        let numbers = |some: &Entered, but: &Entered| -> BTreeSet<u32> {
            some.iter()
                .filter(|(id, _)| !but.contains_key(id))
                .filter_map(|(_, (listed, name))| listed.or_else(|| self.known(name)))
                .collect()
        };
        let came = numbers(&after, before);
        // Somebody may be entered twice, and only once by mistake.
        let there: BTreeSet<u32> = after.values().filter_map(|(listed, _)| *listed).collect();
        let went: Vec<u32> = numbers(before, &after)
            .difference(&there)
            .filter(|one| !came.contains(one))
            .copied()
            .collect();
        if !went.is_empty() || !came.is_empty() {
            let came = came.into_iter().collect();
            self.players.note(Told { came, went, tournament, event, at });
        }
    }

    /// The number of the one player of the list with exactly this name.
    fn known(&self, name: &str) -> Option<u32> {
        self.players.look(|list| list.known(name))
    }

    /// An entry with the numbers of those who are on the house's list, found by their exact names.
    pub(super) fn with_known_players(&self, command: Command) -> Command {
        let Command::Enter(mut enter) = command else { return command };
        if enter.listed.is_empty() {
            let known = |name: &String| self.known(&clean_name(name)).unwrap_or(0);
            enter.listed = enter.names.iter().map(known).collect();
            if enter.listed.iter().all(|number| *number == 0) {
                enter.listed.clear();
            }
        }
        enter.into()
    }

    /// Goes on only where nobody is let in who may not play: by an entry, a re-entry or a rebuy, said anywhere. The list is the
    /// house's and changes; the tournament's own log knows nothing of it, and reads the same for ever.
    ///
    /// # Errors
    /// Refused with what may be said at the till.
    pub(super) fn may_play(&self, command: &Command, log: Option<&Log>) -> Result<(), Problem> {
        let again = |entry: EntryId| {
            let tournament = log?.tournament();
            let player = tournament.players.get(&tournament.entries.get(&entry)?.player)?;
            Some((player.listed, player.name.clone(), player.card.clone()))
        };
        let come: Vec<(Option<u32>, String, String)> = match command {
            Command::Enter(enter) => {
                let card = |at: usize| enter.cards.get(at).cloned().unwrap_or_default();
                let number = |at: usize| enter.listed.get(at).copied().filter(|one| *one > 0);
                let names = enter.names.iter().enumerate();
                names.map(|(at, name)| (number(at), name.clone(), card(at))).collect()
            }
            Command::ReEnter(again_in) => again(again_in.entry).into_iter().collect(),
            Command::Rebuy(rebuy) => again(rebuy.entry).into_iter().collect(),
            _ => return Ok(()),
        };
        let today = chrono::Local::now().format("%Y-%m-%d").to_string();
        // A list that cannot be read keeps nobody from playing: the desk says that it cannot be.
        let barred = self.players.look(|list| list.barred_on(&today)).unwrap_or_default();
        for (number, name, card) in come {
            let found = barred.iter().find(|barred| match number {
                Some(number) => barred.bar.player == number,
                None => barred.is_called(&name, &card),
            });
            let Some(Barred { bar, name, .. }) = found else { continue };
            let says = match bar.says.as_str() {
                "" => phrase!("ask-the-director", "Ask the director."),
                says => Phrase::own(says),
            };
            return Err(if bar.until.is_empty() {
                problem!(barred, "may-not-play", "{name} may not play. {says}", name, says)
            } else {
                problem!(
                    barred,
                    "may-not-play-until",
                    "{name} may not play until {day}. {says}",
                    name,
                    day = bar.until.clone(),
                    says
                )
            });
        }
        Ok(())
    }

    /// As [`Office::may_play`], in a tournament that is not open yet, too.
    ///
    /// # Errors
    /// As there, and a log that cannot be read.
    pub fn may_play_in(&mut self, tournament: u32, command: &Command) -> Result<(), Problem> {
        self.log(tournament)?;
        let open = self.open_tournaments.get(&tournament);
        self.may_play(command, open.map(|open| &*open.log))
    }

    /// Those who are entered in a tournament without a number of the list, for [`Players::enlist`].
    ///
    /// # Errors
    /// An unknown tournament.
    pub fn unlisted(&mut self, tournament: u32) -> Result<Unlisted, Problem> {
        let at = self.now();
        let of = self.log(tournament)?.log.tournament();
        let event = of.setup.name.clone();
        let names = entered(of)
            .into_values()
            .filter_map(|(listed, name)| listed.is_none().then_some(name))
            .collect();
        Ok(Unlisted { names, tournament, event, at })
    }
}

/// Who is entered in a tournament and has no number of the list.
#[derive(Debug)]
pub struct Unlisted {
    names: Vec<String>,
    tournament: u32,
    event: String,
    at: i64,
}

impl Unlisted {
    /// Their names.
    pub fn names(&self) -> &[String] {
        &self.names
    }
}

impl Players {
    /// Puts those who are not on the list onto it, and notes the tournament for all of them. Answers how many are new.
    ///
    /// # Errors
    /// A list that cannot be written.
    pub fn enlist(&self, who: &Unlisted) -> Result<u32, Problem> {
        let Unlisted { names, tournament, event, at } = who;
        Ok(self.with(|list| list.enlist(names, *tournament, event, *at))?)
    }
}
