//! The whole house as one file: tournaments, templates and settings, players with their photos, seasons, sounds and the logo. Taken
//! in on another computer, it brings what is not there yet and changes nothing that is.

use super::announcements::Announcements;
use super::archive::{Archived, archived_there};
use super::card_room::ReadCardRoom;
use super::cash::ReadCashGame;
use super::known::know_strangers;
use super::look::Look;
use super::prelude::*;
use super::room_map::RoomMap;
use super::series::ReadSeries;
use super::settings::Settings;
use super::settings_file::{self, ReadSettings};
use super::staff::ReadStaff;
use super::stored::Stored as _;
use super::transfer::{CameIn, ReadTournament, TakenIn, take_in_read};
use chrono::Local;
use shuffle_up_journal::{Copied, HouseFile, TournamentFile, WholeFile};
use shuffle_up_players::{PlayerList, WholeList};
use std::ops::DerefMut;

/// The parts of the file.
pub(super) const TOURNAMENTS: &str = "tournaments";
const PLAYERS: &str = "players";
const SETTINGS: &str = "settings";

/// What was taken in of a whole house beside its tournaments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct TakenBeside {
    /// Players who are new on the list.
    pub players: u32,
    /// Players who got something that they lacked.
    pub completed: u32,
    /// Players whom the list refuses, such as one whose membership number somebody else has.
    pub left_out: u32,
    /// Templates that are new.
    pub templates: u32,
    /// Seasons that are new.
    pub seasons: u32,
    /// The settings, with logo and sounds, are those of the file; they were as they come.
    pub settings: bool,
}

/// The house as it stood when it was asked for. To write it to the disk takes its time, and needs the house no more.
pub struct ToMakeWhole {
    file: Copied,
    settings: String,
}

impl Office {
    /// Copies the house into memory.
    ///
    /// # Errors
    /// The journal's: a file that can only be read. Sounds that are too large together.
    pub fn to_make_whole(&mut self) -> Result<ToMakeWhole, Problem> {
        self.keep_summaries();
        let settings = self.settings_text()?;
        Ok(ToMakeWhole { file: self.journal()?.copied()?, settings })
    }

    /// Takes the settings of another house where nobody has chosen any here; answers whether it did.
    fn take_settings_where_none(&mut self, read: ReadSettings) -> Result<bool, Problem> {
        let chosen = Settings { hints: BTreeMap::new(), ..self.settings.clone() };
        let as_it_comes = chosen == Settings::default()
            && self.look == Look::default()
            && self.announcements == Announcements::default()
            && self.room_map == RoomMap::default()
            && self.unread.is_empty();
        if as_it_comes {
            self.take_settings(read)?;
        }
        Ok(as_it_comes)
    }
}

impl ToMakeWhole {
    /// Writes the file into this folder, reads it back, and answers where it is. The time is part of its name, so that no earlier
    /// one is written over.
    ///
    /// # Errors
    /// A list of players that cannot be read; the journal's: a full disk, a folder that cannot be written.
    pub fn write(self, players: Vec<u8>, folder: &Path) -> Result<PathBuf, Problem> {
        let time = Local::now().format("%Y-%m-%d %H-%M-%S");
        let path = folder.join(format!("House {time}.shuffle-up"));
        let whole = WholeFile::default()
            .with(TOURNAMENTS, self.file.bytes(None)?)
            .with(PLAYERS, players)
            .with(SETTINGS, self.settings.into_bytes());
        whole.write(&path)?;
        tracing::info!(path = %path.display(), "the whole house was written");
        Ok(path)
    }
}

/// Takes in a whole house's file. All of it is read and understood before any of it is taken in.
///
/// # Errors
/// A file that is damaged, cut short, of a newer version or not understood, before anything is taken in; afterwards the journal's,
/// when `taken` says how far it came.
pub fn take_in_whole<H: DerefMut<Target = Office>>(
    path: &Path,
    office: impl Fn() -> H,
    taken: &mut TakenIn,
) -> Result<(), Problem> {
    let mut whole = WholeFile::read(path)?;
    let (mut tournaments, mut templates, mut put_away) = (Vec::new(), None, BTreeSet::new());
    let (mut series, mut cash_games, mut staff) = (Vec::new(), Vec::new(), Vec::new());
    let mut card_rooms = Vec::new();
    if let Some(bytes) = whole.take(TOURNAMENTS) {
        let HouseFile {
            tournaments: files,
            mut settings,
            series: of_series,
            cash_games: games,
            staff: evenings,
            card_rooms: rooms,
        } = TournamentFile::all_of_house(path, &bytes)?;
        staff = evenings.into_iter().map(ReadStaff::of).collect::<Result<_, Problem>>()?;
        card_rooms = rooms.into_iter().map(ReadCardRoom::of).collect::<Result<_, Problem>>()?;
        cash_games = games.into_iter().map(ReadCashGame::of).collect::<Result<_, Problem>>()?;
        series = of_series.into_iter().map(ReadSeries::of).collect::<Result<_, Problem>>()?;
        tournaments =
            files.into_iter().map(ReadTournament::played).collect::<Result<_, Problem>>()?;
        templates = settings.remove(super::templates::KEY);
        put_away =
            settings.remove(Archived::KEY).map(|text| archived_there(&text)).unwrap_or_default();
    }
    let players = whole.take(PLAYERS).map(|bytes| WholeList::read(&bytes)).transpose()?;
    let settings = whole
        .take(SETTINGS)
        .map(|bytes| settings_file::read(&String::from_utf8_lossy(&bytes)))
        .transpose()?;
    let alone = players.is_none() && settings.is_none() && templates.is_none();
    let mut beside = TakenBeside::default();
    let CameIn { numbers, new } = take_in_read(tournaments, &office, taken)?;
    // What is off the list there does not fill the one here.
    let came: BTreeSet<TournamentId> = taken.imported.iter().map(|one| one.id).collect();
    let off =
        put_away.iter().filter_map(|theirs| numbers.get(theirs)).filter(|id| came.contains(id));
    office().keep_archived(|archived| archived.extend(off))?;
    for one in series {
        office().take_in_series(one, &numbers)?;
    }
    let list = Arc::clone(&office().players);
    let mut here = BTreeMap::new();
    if let Some(players) = players {
        let numbers = numbers.iter().map(|(theirs, ours)| (theirs.0, ours.0)).collect();
        let came = list.with(|list: &mut PlayerList| list.take_whole(players, &numbers))?;
        (beside.players, beside.completed) = (came.added, came.completed);
        (beside.left_out, beside.seasons) = (came.left_out, came.seasons);
        here = came.numbers;
    }
    for one in cash_games {
        office().take_in_cash_game(one, &here)?;
    }
    for one in staff {
        office().take_in_staff(one)?;
    }
    for one in card_rooms {
        office().take_in_card_room(one, &here)?;
    }
    for tournament in new {
        know_strangers(&office, &list, tournament, &here)?;
    }
    if let Some(settings) = settings {
        beside.settings = office().take_settings_where_none(settings)?;
    }
    if let Some(templates) = templates {
        beside.templates = office().take_templates(&templates)?;
    }
    taken.beside = (!alone).then_some(beside);
    Ok(())
}
