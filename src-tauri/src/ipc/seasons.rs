//! The calls about seasons, statistics and evenings that came in from elsewhere.

use super::{Answer, answer, change, in_words, saved, show};
use crate::asked::Asked;
use crate::house::past::{self, PastFile, UndoTaken};
use crate::house::seasons::{self, SeasonDraft, SeasonOnWall, SeasonSaid, SeasonView};
use crate::house::statistics::{self, Over};
use crate::papers::season_files::{self, SeasonForm};
use crate::prelude::*;
use shuffle_up_players::{KeptSeason, PlayerList};
use shuffle_up_seasons::finale::Stacks;
use shuffle_up_seasons::formula::Numbers;
use shuffle_up_seasons::head_to_head::head_to_head;
use shuffle_up_seasons::points::sample;
use shuffle_up_seasons::why::why;
use shuffle_up_seasons::{Season, Who};

/// The seasons of the house.
#[tauri::command]
pub fn seasons<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| {
        let kept = desk.players.with(PlayerList::seasons)?;
        Ok(seasons::lines(&kept, &desk.evenings()?))
    })
}

/// A season with its table; one that is to be made where the number is 0.
#[tauri::command]
pub fn season<R: Runtime>(
    app: AppHandle<R>,
    number: u32,
    running: bool,
    shown: Option<String>,
) -> Answer {
    answer(&app, |desk| {
        let language = desk.house().language();
        let season = viewed(desk, number, running, language)?;
        Ok(Asked::new(in_words(&season, language)?, shown.as_deref()))
    })
}

fn viewed(
    desk: &Desk,
    number: u32,
    running: bool,
    language: Language,
) -> Result<SeasonView, Problem> {
    let kept = match number {
        // One that is to be made shows the evenings and the rules that it would begin with.
        0 => KeptSeason { number, season: Season::default() },
        _ => desk.players.with(|list| seasons::of(list, number))?,
    };
    let (faces, public) =
        desk.players.with(|list| list.faces().and_then(|faces| Ok((faces, list.in_public()?))))?;
    Ok(seasons::view(kept, &desk.evenings()?, running, &faces, &public, language))
}

/// Keeps a season as it was typed; answers its number.
#[tauri::command]
pub fn keep_season<R: Runtime>(app: AppHandle<R>, number: u32, draft: SeasonDraft) -> Answer {
    show(&app, |desk| desk.players.with(|list| seasons::keep(list, number, draft)))
}

/// Says something to a season, as a line of it.
#[tauri::command]
pub fn say_to_season<R: Runtime>(app: AppHandle<R>, number: u32, said: SeasonSaid) -> Answer {
    show(&app, |desk| {
        let (evenings, at) = (desk.evenings()?, desk.house().now());
        desk.players.with(|list| seasons::say(list, number, said, &evenings, at))
    })
}

/// Deletes a season, or puts it back.
#[tauri::command]
pub fn delete_season<R: Runtime>(app: AppHandle<R>, number: u32, deleted: bool) -> Answer {
    show(&app, |desk| {
        let now = desk.house().now();
        Ok(desk.players.with(|list| {
            if deleted { list.delete_season(number, now) } else { list.restore_season(number) }
        })?)
    })
}

/// What a formula comes to with the numbers of a sample; the refusal says why it is none.
#[tauri::command]
pub fn try_formula<R: Runtime>(app: AppHandle<R>, text: String) -> Answer {
    answer(&app, |_| sample(&text, &Numbers::SAMPLE).map_err(|why| Problem::of("bad_value", why)))
}

/// Why a player has these points of an evening.
#[tauri::command]
pub fn season_why<R: Runtime>(app: AppHandle<R>, number: u32, evening: String, who: Who) -> Answer {
    answer(&app, |desk| {
        let season = desk.players.with(|list| seasons::of(list, number))?.season;
        let evenings = desk.evenings()?;
        // A closed season keeps the evenings as they were accepted.
        let kept = season.closed.iter().flat_map(|closed| &closed.evenings);
        let now = evenings.iter().map(|one| &*one.now);
        let of = kept.chain(now).find(|one| one.id == evening);
        Ok(of.and_then(|of| why(&season, of, &who)))
    })
}

/// Two players of a season against each other.
#[tauri::command]
pub fn season_head_to_head<R: Runtime>(
    app: AppHandle<R>,
    number: u32,
    one: Who,
    other: Who,
) -> Answer {
    answer(&app, |desk| {
        let season = desk.players.with(|list| seasons::of(list, number))?.season;
        let evenings = desk.evenings()?;
        Ok(head_to_head(&season, evenings.iter().map(|one| &*one.now), &one, &other))
    })
}

/// The stacks with which a finale begins.
#[tauri::command]
pub fn season_finale<R: Runtime>(
    app: AppHandle<R>,
    number: u32,
    stacks: Stacks,
    places: Option<u32>,
    smallest_chip: i64,
) -> Answer {
    answer(&app, |desk| {
        let season = desk.players.with(|list| seasons::of(list, number))?.season;
        Ok(seasons::finale(&season, &desk.evenings()?, stacks, places, smallest_chip))
    })
}

/// Writes the table of a season as a file; answers where it is.
#[tauri::command]
pub fn export_season<R: Runtime>(app: AppHandle<R>, number: u32, form: SeasonForm) -> Answer {
    saved(&app, |desk| {
        let (paper, now, language) = {
            let house = desk.house();
            (house.settings.paper, house.now(), house.room_language())
        };
        let view = viewed(desk, number, false, language)?;
        season_files::save(view, &desk.papers, form, (paper, now, language))
    })
}

/// The season that a tournament counts for, as the room sees it; nothing where there is none.
#[tauri::command]
pub fn season_on_wall<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    answer(&app, |desk| on_wall(desk, tournament))
}

/// The season that a tournament counts for, for whoever may see all names.
///
/// # Errors
/// A list or an evening that cannot be read.
pub fn on_wall(desk: &Desk, tournament: u32) -> Result<Option<SeasonOnWall>, Problem> {
    let kept = desk.players.look(PlayerList::seasons)?;
    let public = desk.players.look(PlayerList::in_public)?;
    Ok(seasons::on_wall(&kept, &desk.evenings()?, tournament, &public))
}

/// What the house and its players have done.
#[tauri::command]
pub fn statistics<R: Runtime>(app: AppHandle<R>, over: Over) -> Answer {
    answer(&app, |desk| {
        let kept = desk.players.with(PlayerList::seasons)?;
        Ok(statistics::view(over, &kept, &desk.evenings()?))
    })
}

/// What a player has done.
#[tauri::command]
pub fn player_page<R: Runtime>(app: AppHandle<R>, over: Over, who: Who) -> Answer {
    answer(&app, |desk| {
        let kept = desk.players.with(PlayerList::seasons)?;
        let faces = desk.players.with(PlayerList::faces)?;
        let public = desk.players.with(PlayerList::in_public)?;
        Ok(statistics::page(over, &who, &kept, &desk.evenings()?, &faces, &public))
    })
}

/// Takes in a file of another program, or the results of a past evening.
#[tauri::command]
pub fn import_past<R: Runtime>(app: AppHandle<R>, file: PastFile) -> Answer {
    change(&app, |desk| past::take(&file, || desk.house(), &desk.players))
}

/// The names of past evenings that are nobody on the list.
#[tauri::command]
pub fn past_names<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| desk.players.with(past::unlisted))
}

/// Puts those names onto the list; answers what takes that back.
#[tauri::command]
pub fn enlist_past<R: Runtime>(app: AppHandle<R>) -> Answer {
    show(&app, |desk| desk.players.with(past::enlist))
}

/// Every file that came in, the newest first.
#[tauri::command]
pub fn past_imports<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| desk.players.with(past::imports))
}

/// Takes files back that came in at any time.
#[tauri::command]
pub fn take_imports_back<R: Runtime>(
    app: AppHandle<R>,
    numbers: Vec<u32>,
    evenings: Vec<String>,
) -> Answer {
    show(&app, |desk| past::take_imports_back(&numbers, &evenings, || desk.house(), &desk.players))
}

/// Takes the names of past evenings off the list again.
#[tauri::command]
pub fn take_back_past<R: Runtime>(app: AppHandle<R>, undo: UndoTaken) -> Answer {
    show(&app, |desk| past::take_back(&undo, || desk.house(), &desk.players))
}
