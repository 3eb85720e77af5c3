//! The calls that a window may make. What each window is granted stands in `capabilities/`.

pub mod seasons;

use crate::asked::{Asked, Question, Reply};
use crate::desk::{Desk, read_sounds, tell_house};
use crate::devices::printers::{Cups, Printers};
use crate::given::{Given, GivenFiles};
use crate::house::announcements::{AnnouncementChange, OwnSound};
use crate::house::backups::BackupContents;
use crate::house::look::Look;
use crate::house::room_map::TablePlace;
use crate::house::screens::Layout;
use crate::house::settings::Setting;
use crate::house::templates::TemplatesView;
use crate::house::transfer::{ImportedTournament, ReadTournament};
use crate::house::view::{HouseView, ScreenView};
use crate::house::{Written, background, logo, settings_file};
use crate::network::NetworkChange;
use crate::network::view::{NetworkView, view as network_view};
use crate::papers::by_itself::{Before, coming};
use crate::papers::{self, Filled, Preview, Printed, SheetWish};
use crate::problem::Problem;
use crate::{caller, projector, sample};
use serde::Serialize;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::results::ResultsForm;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::clock::announcement::{announce, example};
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_engine::rules::clock::generator::ScheduleWish;
use shuffle_up_engine::views::house_rules::{HouseRulesView, house_rules_view};
use shuffle_up_engine::views::log::LineFilter;
use shuffle_up_engine::views::schedule_curve::{Generated, generated};
use shuffle_up_engine::{Command, Tournament};
use shuffle_up_players::{
    Duplicate, Imported, ListProblem, ListedPage, ListedPlayer, Photo, PlayerList,
};
use shuffle_up_words::answered;
use tauri::async_runtime::spawn_blocking;
use tauri::{AppHandle, Manager, Runtime, State, WebviewWindow};
use tauri_plugin_opener::OpenerExt;

/// What a window hears back from a change.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Done {
    revision: u32,
}

pub fn told<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    written: Written,
) -> Done {
    desk.tell(app, tournament, written.revision);
    desk.players.catch_up();
    Done { revision: written.revision }
}

/// Says a command to a tournament.
#[tauri::command(async)]
pub fn act<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
    command: Command,
) -> Result<Done, Problem> {
    say(&app, &desk, tournament, command, None)
}

/// Says a command; from a paired device with the line that it had seen as the last one, and its name.
pub fn say<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    command: Command,
    device: Option<(u32, &str)>,
) -> Result<Done, Problem> {
    let starts = matches!(command, Command::StartClock(_));
    let (written, cues, slips) = {
        let mut house = desk.house();
        let now = house.now();
        let before = house.look(tournament)?.tournament();
        let (stage, printed) = (before.clock(now).stage, Before::of(before));
        let language = house.language();
        let written = match device {
            None => house.act(tournament, command.clone()),
            Some((seen, name)) => house
                .still_means(tournament, &command, seen)
                .and_then(|()| house.act_from(tournament, command.clone(), name)),
        }
        .map_err(|problem| problem.said(language))?;
        let slips = coming(&mut house, tournament, printed)?;
        (written, house.cues_of(tournament, &command, stage), slips)
    };
    for slip in slips {
        let folder = desk.papers.clone();
        desk.spooler.print(Box::new(move || slip.print(&folder, &Cups::default()).map(drop)));
    }
    if !cues.is_empty() {
        caller::call_out(app, desk, tournament, &cues);
    }
    // With a monitor for the room the projector opens by itself, at the latest when the clock starts.
    if starts {
        projector::open_by_itself(app, tournament);
        tell_house(app);
    }
    Ok(told(app, desk, tournament, written))
}

/// Asks a tournament whatever a window wants to know; the replies are in the order of the questions.
#[tauri::command]
pub async fn ask<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    questions: Vec<Question>,
) -> Result<Vec<Reply<serde_json::Value>>, Problem> {
    aside(app, move |_, desk| {
        let language = desk.house().language();
        let replies = questions.into_iter().map(|Question { query, shown }| {
            // The house is let go of before the answer is worked out: no action waits for it.
            let taken = desk.house().snapshot(tournament);
            match taken {
                Ok(taken) => {
                    let answer = answered(serde_json::json!(taken.reply(&query)), language);
                    Reply::Asked(Asked::new(answer, shown.as_deref()))
                }
                Err(refusal) => Reply::Refused { refusal },
            }
        });
        Ok(replies.collect())
    })
    .await
}

/// Puts lines further back right.
#[tauri::command]
pub async fn correct<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    correction: Correction,
) -> Result<Done, Problem> {
    aside(app, move |app, desk| {
        let written = corrected(desk, tournament, &correction)?;
        Ok(told(app, desk, tournament, written))
    })
    .await
}

/// Tries a correction out without the house, and writes it down if nothing was said meanwhile. Where something always is, the
/// house waits for it at last.
fn corrected(desk: &Desk, tournament: u32, correction: &Correction) -> Result<Written, Problem> {
    for _ in 0..3 {
        let taken = desk.house().snapshot(tournament)?;
        let line = taken.correction(correction)?;
        if let Some(written) = desk.house().take_correction(&taken, line)? {
            return Ok(written);
        }
    }
    desk.house().correct(tournament, correction)
}

/// Undoes the last line in force.
#[tauri::command(async)]
pub fn undo<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
) -> Result<Done, Problem> {
    let mut house = desk.house();
    let language = house.language();
    let written = house.undo(tournament).map_err(|problem| problem.said(language))?;
    drop(house);
    Ok(told(&app, &desk, tournament, written))
}

/// Restores what was undone last.
#[tauri::command(async)]
pub fn redo<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
) -> Result<Done, Problem> {
    let mut house = desk.house();
    let language = house.language();
    let written = house.redo(tournament).map_err(|problem| problem.said(language))?;
    drop(house);
    Ok(told(&app, &desk, tournament, written))
}

/// The house as a whole.
#[tauri::command(async)]
pub fn house<R: Runtime>(app: AppHandle<R>, desk: State<'_, Desk>) -> HouseView {
    desk.view(&app)
}

/// Opens a new tournament.
#[tauri::command(async)]
pub fn new_tournament<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    setup: SetUp,
    enter: Option<Enter>,
) -> Result<u32, Problem> {
    let id = desk.house().new_tournament_with(setup, enter)?;
    desk.players.catch_up();
    tell_house(&app);
    Ok(id)
}

/// Makes a schedule from a wish, before there is a tournament to ask; numbers are written by this language tag.
#[tauri::command(async)]
pub fn generate_schedule(wish: ScheduleWish, locale: Option<String>) -> Generated {
    generated(&wish, &Customs::of_numbers(locale.as_deref()))
}

/// The house rules of a set-up line by line, before there is a tournament to ask.
#[tauri::command(async)]
pub fn house_rules_of(setup: SetUp) -> HouseRulesView {
    house_rules_view(&Tournament::new(setup), None)
}

/// What a new tournament can start from.
#[tauri::command(async)]
pub fn templates(desk: State<'_, Desk>) -> TemplatesView {
    desk.house().templates()
}

/// Saves a tournament's set-up as a template; answers its id.
#[tauri::command(async)]
pub fn save_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
    name: String,
    about: String,
) -> Result<String, Problem> {
    let id = desk.house().save_template(tournament, &name, &about)?;
    tell_house(&app);
    Ok(id)
}

/// Gives a template of the host's another name and other words.
#[tauri::command(async)]
pub fn rename_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    id: String,
    name: String,
    about: String,
) -> Result<(), Problem> {
    desk.house().rename_template(&id, &name, &about)?;
    tell_house(&app);
    Ok(())
}

/// Hides a template of the host's from the list.
#[tauri::command(async)]
pub fn delete_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    id: String,
) -> Result<(), Problem> {
    desk.house().delete_template(&id, true)?;
    tell_house(&app);
    Ok(())
}

/// Puts a template that was deleted back.
#[tauri::command(async)]
pub fn restore_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    id: String,
) -> Result<(), Problem> {
    desk.house().delete_template(&id, false)?;
    tell_house(&app);
    Ok(())
}

/// Writes a template as a file; answers where it is.
#[tauri::command(async)]
pub fn export_template(desk: State<'_, Desk>, id: String) -> Result<String, Problem> {
    let path = desk.house().export_template(&desk.papers.join("Templates"), &id)?;
    Ok(path.display().to_string())
}

/// Takes in a template's file; answers its id.
#[tauri::command(async)]
pub fn import_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    text: String,
) -> Result<String, Problem> {
    let id = desk.house().import_template(&text)?;
    tell_house(&app);
    Ok(id)
}

/// Hides a tournament from the list.
#[tauri::command(async)]
pub fn delete_tournament<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
) -> Result<(), Problem> {
    {
        let mut house = desk.house();
        house.delete(tournament, true)?;
        house.change_screens(|screens| {
            screens.rest(|over| over == tournament);
            Ok(())
        })?;
    }
    projector::agree(&app);
    tell_house(&app);
    Ok(())
}

/// Shows a hidden tournament again.
#[tauri::command(async)]
pub fn restore_tournament<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
) -> Result<(), Problem> {
    desk.house().delete(tournament, false)?;
    tell_house(&app);
    Ok(())
}

/// Opens a tournament in full swing.
#[tauri::command]
pub async fn open_sample<R: Runtime>(app: AppHandle<R>) -> Result<u32, Problem> {
    aside(app, move |app, desk| {
        let id = sample::open(&mut desk.house())?;
        desk.wake_up();
        tell_house(app);
        Ok(id)
    })
    .await
}

/// Writes a sheet as PDF.
#[tauri::command]
pub async fn print_paper<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    wish: SheetWish,
) -> Result<Printed, Problem> {
    aside(app, move |_, desk| filled(desk, tournament, &wish)?.print(&desk.papers)).await
}

/// The printers of this computer; none where it has no printing system.
#[tauri::command]
pub async fn printers<R: Runtime>(app: AppHandle<R>) -> Result<Printers, Problem> {
    aside(app, |_, _| Ok(Cups::default().printers())).await
}

/// Writes a sheet as PDF and sends it to a printer.
#[tauri::command]
pub async fn print_on<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    wish: SheetWish,
    printer: String,
) -> Result<Printed, Problem> {
    aside(app, move |_, desk| {
        let sheet = filled(desk, tournament, &wish)?;
        sheet.print_on(&desk.papers, &Cups::default(), (&printer, wish.paper))
    })
    .await
}

/// Fills a sheet. The house is let go of before: ten thousand cards take a second.
fn filled(desk: &Desk, tournament: u32, wish: &SheetWish) -> Result<Filled, Problem> {
    let (taken, arranged) = {
        let mut house = desk.house();
        (house.snapshot(tournament)?, house.room_map.places.clone())
    };
    papers::fill_of(&taken, &arranged, wish)
}

/// Writes the results, or the standings so far, as a file; answers where it is.
#[tauri::command]
pub async fn export_results<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    form: ResultsForm,
) -> Result<String, Problem> {
    aside(app, move |_, desk| {
        let taken = desk.house().snapshot(tournament)?;
        Ok(papers::results::save(&taken, &desk.papers, form)?.display().to_string())
    })
    .await
}

/// Writes lines of the log as CSV; answers where they are.
#[tauri::command]
pub async fn export_log<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    filter: LineFilter,
) -> Result<String, Problem> {
    aside(app, move |_, desk| {
        let taken = desk.house().snapshot(tournament)?;
        Ok(papers::log::save(&taken, &desk.papers, &filter)?.display().to_string())
    })
    .await
}

/// Lays a sheet out and gives one of its pages to be looked at; `shown` is the mark of the page that the window has.
#[tauri::command]
pub async fn preview_paper<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    wish: SheetWish,
    page: u32,
    shown: Option<String>,
) -> Result<Asked<Preview>, Problem> {
    aside(app, move |_, desk| {
        let preview = filled(desk, tournament, &wish)?.preview(page);
        Ok(Asked::new(preview, shown.as_deref()))
    })
    .await
}

/// Opens a sheet that was written with the system's viewer; shows a template in its folder.
#[tauri::command(async)]
pub fn show_paper<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    path: String,
) -> Result<(), Problem> {
    // Only what the program wrote itself is opened, whatever a window asks for.
    let asked = std::path::Path::new(&path).canonicalize();
    let ours = desk.papers.canonicalize();
    let inside = matches!((&asked, &ours), (Ok(asked), Ok(ours)) if asked.starts_with(ours) && asked.is_file());
    if !inside {
        return Err(Problem::new("unknown", "This sheet is no longer there. Save it again."));
    }
    // A template or a tournament is no sheet to look at: it is shown in its folder, to be sent or copied. So is what the program
    // did not write, which would be run and not looked at.
    let shown = if [".pdf", ".csv", ".html"].iter().any(|ending| path.ends_with(ending)) {
        app.opener().open_path(&path, None::<&str>)
    } else {
        app.opener().reveal_item_in_dir(&path)
    };
    shown.map_err(|error| {
        tracing::warn!(%error, "the sheet could not be opened");
        Problem::new("viewer", "No program for PDF files answered. Open the file from its folder.")
    })
}

/// Shows a tournament to the room, on this monitor or on the next free one.
#[tauri::command(async)]
pub fn open_projector<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    monitor: Option<String>,
    layout: Option<Layout>,
) -> Result<(), Problem> {
    projector::open(&app, tournament, monitor.as_deref(), layout)?;
    tell_house(&app);
    Ok(())
}

/// Changes what a projector window shows, of which tournament and on which monitor.
#[tauri::command(async)]
pub fn change_projector<R: Runtime>(
    app: AppHandle<R>,
    id: u32,
    tournament: u32,
    layout: Layout,
    monitor: Option<String>,
) -> Result<(), Problem> {
    projector::change(&app, id, tournament, layout, monitor.as_deref())?;
    tell_house(&app);
    Ok(())
}

/// Closes a projector window and forgets it.
#[tauri::command(async)]
pub fn close_projector<R: Runtime>(app: AppHandle<R>, id: u32) -> Result<(), Problem> {
    projector::close(&app, id)?;
    tell_house(&app);
    Ok(())
}

/// What the calling window of the room is to show; the desk says which window it means.
#[tauri::command(async)]
pub fn screen<R: Runtime>(
    window: WebviewWindow<R>,
    desk: State<'_, Desk>,
    id: Option<u32>,
) -> Result<ScreenView, Problem> {
    let id = projector::number(window.label())
        .or(id)
        .ok_or_else(|| Problem::new("unknown", "This is no window of the room."))?;
    desk.house().screen(id)
}

/// The logo as a page can show it; nothing without one.
#[tauri::command(async)]
pub fn logo(desk: State<'_, Desk>) -> Option<String> {
    let (folder, name) = {
        let house = desk.house();
        (house.folder().to_path_buf(), house.look.logo.clone()?)
    };
    logo::as_address(&folder, &name)
}

/// Takes a new logo, or none.
#[tauri::command]
pub async fn set_logo<R: Runtime>(
    app: AppHandle<R>,
    base64: Option<String>,
) -> Result<(), Problem> {
    aside(app, move |app, desk| {
        let picture = base64.map(|picture| logo::look_at(&picture)).transpose()?;
        {
            let mut house = desk.house();
            let logo = house.keep_logo(picture.as_ref())?;
            house.change_look(|look| {
                look.logo = logo;
                Ok(())
            })?;
        }
        projector::tell_screens(app);
        tell_house(app);
        Ok(())
    })
    .await
}

/// The picture behind every scene as a page can show it; nothing without one.
#[tauri::command(async)]
pub fn background(desk: State<'_, Desk>) -> Option<String> {
    let (folder, name) = {
        let house = desk.house();
        (house.folder().to_path_buf(), house.look.background.clone()?.file)
    };
    background::as_address(&folder, &name)
}

/// Takes a new picture to stand behind every scene, or none.
#[tauri::command]
pub async fn set_background<R: Runtime>(
    app: AppHandle<R>,
    base64: Option<String>,
) -> Result<(), Problem> {
    aside(app, move |app, desk| {
        let picture = base64.map(|picture| background::look_at(&picture)).transpose()?;
        {
            let mut house = desk.house();
            let background = house.keep_background(picture.as_ref())?;
            house.change_look(|look| {
                look.background = background;
                Ok(())
            })?;
        }
        projector::tell_screens(app);
        tell_house(app);
        Ok(())
    })
    .await
}

/// Changes the look of the screens.
#[tauri::command(async)]
pub fn set_look<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    look: Look,
) -> Result<(), Problem> {
    desk.house().change_look(|kept| kept.change(look))?;
    projector::tell_screens(&app);
    tell_house(&app);
    Ok(())
}

/// Sets the message on a tournament's screens; an empty one takes it away.
#[tauri::command(async)]
pub fn set_message<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
    message: String,
) -> Result<(), Problem> {
    desk.house().change_screens(|screens| screens.say(tournament, &message))?;
    projector::tell_screens(&app);
    tell_house(&app);
    Ok(())
}

/// Changes a setting of the house.
#[tauri::command(async)]
pub fn set_setting<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    setting: Setting,
) -> Result<HouseView, Problem> {
    let of_the_screens = matches!(setting, Setting::RoomLanguage(_));
    {
        let mut house = desk.house();
        house.change_setting(setting);
        desk.set_loudness(house.settings.muted, house.settings.volume);
    }
    if of_the_screens {
        projector::tell_screens(&app);
    }
    tell_house(&app);
    Ok(desk.view(&app))
}

/// Puts what holds now in the place of settings in the file that cannot be read.
#[tauri::command(async)]
pub fn replace_unread<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    key: String,
) -> Result<HouseView, Problem> {
    desk.house().replace_unread(&key)?;
    tell_house(&app);
    Ok(desk.view(&app))
}

/// Writes the settings of the house as a file; answers where it is.
#[tauri::command]
pub async fn export_settings<R: Runtime>(app: AppHandle<R>) -> Result<String, Problem> {
    aside(app, move |_, desk| {
        let text = desk.house().settings_text()?;
        let path = papers::write_whole(
            desk.papers.join("Settings.json"),
            text.as_bytes(),
            "settings file",
        )?;
        Ok(path.display().to_string())
    })
    .await
}

/// Takes settings out of a file; answers the text of those before, which takes it back.
#[tauri::command]
pub async fn import_settings<R: Runtime>(
    app: AppHandle<R>,
    text: String,
) -> Result<String, Problem> {
    aside(app, move |app, desk| {
        // Sounds are decoded before the house is asked for, which others wait for meanwhile.
        let read = settings_file::read(&text)?;
        let (before, settings) = {
            let mut house = desk.house();
            (house.take_settings(read)?, house.settings.clone())
        };
        desk.set_loudness(settings.muted, settings.volume);
        desk.wake_up();
        projector::tell_screens(app);
        tell_house(app);
        Ok(before)
    })
    .await
}

/// Where the tables stand; nothing where nobody has arranged them.
#[tauri::command(async)]
pub fn room_map(desk: State<'_, Desk>) -> Vec<TablePlace> {
    desk.house().room_map.places.clone()
}

/// Puts every table in its place; no places at all take the arrangement away.
#[tauri::command(async)]
pub fn arrange_room<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    places: Vec<TablePlace>,
) -> Result<(), Problem> {
    desk.house().arrange_room(places)?;
    projector::tell_screens(&app);
    Ok(())
}

/// Changes how cues are called.
#[tauri::command]
pub async fn change_announcements<R: Runtime>(
    app: AppHandle<R>,
    change: AnnouncementChange,
) -> Result<HouseView, Problem> {
    aside(app, move |app, desk| {
        match change {
            AnnouncementChange::Speech { on } => desk.house().set_speech(on),
            AnnouncementChange::Line { cue, line } => desk.house().set_cue_line(cue, line)?,
            AnnouncementChange::BundledSound { cue } => desk.house().set_bundled_sound(cue),
            AnnouncementChange::OwnSound { cue, name, base64 } => {
                // Decoded before the house is asked for, which others wait for meanwhile.
                let sound = OwnSound::read(name, &base64)?;
                desk.house().set_own_sound(cue, sound)?;
            }
        }
        desk.wake_up();
        tell_house(app);
        Ok(desk.view(app))
    })
    .await
}

/// Has a cue heard as it would be called now, with the sound and the words that the house has chosen for it.
#[tauri::command(async)]
pub fn try_cue(desk: State<'_, Desk>, tournament: u32, cue: Cue) -> Result<(), Problem> {
    let (tunes, words) = {
        let mut house = desk.house();
        let (now, sheet) = (house.now(), house.announcements.cues.clone());
        let of = house.look(tournament)?.tournament();
        let said = announce(of, &sheet, &example(of, cue, now));
        let line = sheet.line(cue);
        let spoken = line.speech && house.announcements.speech;
        (
            line.sound.then(|| house.tune(cue)).into_iter().collect(),
            if spoken { said.spoken } else { String::new() },
        )
    };
    desk.call_out(tunes, words);
    Ok(())
}

/// Every backup with what is in it.
#[tauri::command]
pub async fn backups<R: Runtime>(app: AppHandle<R>) -> Result<Vec<BackupContents>, Problem> {
    aside(app, |_, desk| {
        let file = desk.house().to_compare();
        file.contents()
    })
    .await
}

/// Makes a backup now.
#[tauri::command]
pub async fn back_up<R: Runtime>(app: AppHandle<R>) -> Result<(), Problem> {
    aside(app, |app, desk| {
        let file = desk.house().to_back_up()?;
        file.write()?;
        tell_house(app);
        Ok(())
    })
    .await
}

/// Writes a tournament as a file of its own; answers where it is.
#[tauri::command]
pub async fn export_tournament<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
) -> Result<String, Problem> {
    aside(app, move |_, desk| {
        let path = desk.house().export_tournament(&desk.papers.join("Tournaments"), tournament)?;
        Ok(path.display().to_string())
    })
    .await
}

/// Writes the whole house as one file; answers where it is.
#[tauri::command]
pub async fn export_house<R: Runtime>(app: AppHandle<R>) -> Result<String, Problem> {
    aside(app, move |_, desk| {
        let players = desk.players.with(PlayerList::whole)?;
        let house = desk.house().to_make_whole()?;
        Ok(house.write(players, &desk.papers.join("House"))?.display().to_string())
    })
    .await
}

/// Writes the tournaments of a year that are over as one file and takes them off the list; answers where it is.
#[tauri::command]
pub async fn archive_year<R: Runtime>(app: AppHandle<R>, year: i32) -> Result<String, Problem> {
    aside(app, move |app, desk| {
        let asked = desk.house().to_archive(year)?;
        let file = asked.write(&desk.papers.join("House"))?;
        {
            let mut house = desk.house();
            let off = house.take_off(&file)?;
            house.change_screens(|screens| {
                screens.rest(|tournament| off.contains(&tournament));
                Ok(())
            })?;
        }
        projector::agree(app);
        tell_house(app);
        Ok(file.path.display().to_string())
    })
    .await
}

/// Puts the tournaments of a year on the list again.
#[tauri::command(async)]
pub fn bring_back_year<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    year: i32,
) -> Result<(), Problem> {
    desk.house().bring_back(year)?;
    tell_house(&app);
    Ok(())
}

/// Takes in a tournament's file as a new tournament.
#[tauri::command]
pub async fn import_tournament<R: Runtime>(
    app: AppHandle<R>,
    name: String,
    base64: String,
) -> Result<ImportedTournament, Problem> {
    aside(app, move |app, desk| {
        let read = ReadTournament::read(&name, &base64)?;
        let imported = desk.house().take_in_file(read)?;
        desk.wake_up();
        tell_house(app);
        Ok(imported)
    })
    .await
}

/// What became of the files that the program was opened with, since this was asked last.
#[tauri::command]
pub fn given(files: State<'_, GivenFiles>) -> Vec<Given> {
    files.told()
}

/// Writes what helps whoever is to help; answers where it is.
#[tauri::command]
pub async fn save_diagnostics<R: Runtime>(
    app: AppHandle<R>,
    names: bool,
) -> Result<String, Problem> {
    aside(app, move |app, desk| {
        let view = desk.view(app);
        let path = desk.house().save_diagnostics(&desk.papers, &view, names)?;
        Ok(path.display().to_string())
    })
    .await
}

/// Puts a backup in the place of the file.
#[tauri::command]
pub async fn restore_backup<R: Runtime>(
    app: AppHandle<R>,
    path: String,
) -> Result<HouseView, Problem> {
    aside(app, move |app, desk| {
        desk.house().restore(std::path::Path::new(&path))?;
        read_sounds(app);
        tell_house(app);
        Ok(desk.view(app))
    })
    .await
}

/// Goes on with what can be read of a damaged file.
#[tauri::command]
pub async fn salvage<R: Runtime>(app: AppHandle<R>) -> Result<HouseView, Problem> {
    aside(app, move |app, desk| {
        desk.house().salvage()?;
        read_sounds(app);
        tell_house(app);
        Ok(desk.view(app))
    })
    .await
}

/// The house on its own network.
#[tauri::command]
pub async fn network<R: Runtime>(app: AppHandle<R>) -> Result<NetworkView, Problem> {
    aside(app, |_, desk| Ok(network_view(desk))).await
}

/// Changes how the house is served to its room.
#[tauri::command]
pub async fn change_network<R: Runtime>(
    app: AppHandle<R>,
    change: NetworkChange,
) -> Result<NetworkView, Problem> {
    aside(app, move |app, desk| {
        crate::network::change(app, change)?;
        Ok(network_view(desk))
    })
    .await
}

/// A page of the house's own list of players.
#[tauri::command]
pub async fn find_listed<R: Runtime>(
    app: AppHandle<R>,
    search: String,
    from: u32,
    count: u32,
) -> Result<ListedPage, Problem> {
    listed(app, move |list| list.find(&search, from, count)).await
}

/// Keeps a player on the house's list; answers the number.
#[tauri::command]
pub async fn keep_listed<R: Runtime>(
    app: AppHandle<R>,
    player: ListedPlayer,
) -> Result<u32, Problem> {
    listed(app, move |list| list.keep(&player)).await
}

/// Deletes players of the house's list.
#[tauri::command]
pub async fn delete_listed<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    numbers: Vec<u32>,
) -> Result<(), Problem> {
    let now = desk.house().now();
    listed(app, move |list| list.delete(&numbers, now)).await
}

/// Puts deleted players back on the house's list.
#[tauri::command]
pub async fn restore_listed<R: Runtime>(
    app: AppHandle<R>,
    numbers: Vec<u32>,
) -> Result<(), Problem> {
    listed(app, move |list| list.restore(&numbers)).await
}

/// Makes two players of the house's list one.
#[tauri::command]
pub async fn merge_listed<R: Runtime>(
    app: AppHandle<R>,
    into: u32,
    other: u32,
) -> Result<(), Problem> {
    listed(app, move |list| list.merge(into, other)).await
}

/// Parts two players who were made one.
#[tauri::command]
pub async fn part_listed<R: Runtime>(app: AppHandle<R>, other: u32) -> Result<(), Problem> {
    listed(app, move |list| list.part(other)).await
}

/// Who may be on the house's list twice.
#[tauri::command]
pub async fn duplicates_listed<R: Runtime>(app: AppHandle<R>) -> Result<Vec<Duplicate>, Problem> {
    listed(app, PlayerList::duplicates).await
}

/// Takes a CSV file into the house's list.
#[tauri::command]
pub async fn import_listed<R: Runtime>(
    app: AppHandle<R>,
    base64: String,
) -> Result<Imported, Problem> {
    listed(app, move |list| list.import(&base64)).await
}

/// Takes an import back: those it added go, those it completed are as they were.
#[tauri::command]
pub async fn take_back_import<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    added: Vec<u32>,
    before: Vec<ListedPlayer>,
) -> Result<(), Problem> {
    let now = desk.house().now();
    listed(app, move |list| list.take_back(&added, &before, now)).await
}

/// Takes a photo of a player, its file in base64; answers the number to keep the player with.
#[tauri::command]
pub async fn take_photo<R: Runtime>(app: AppHandle<R>, base64: String) -> Result<u32, Problem> {
    // Made small before the list is asked for, which others wait for meanwhile.
    let photo = aside(app.clone(), move |_, _| Ok(Photo::read(&base64)?)).await?;
    listed(app, move |list| list.take_photo(&photo)).await
}

/// A player's photo as a page can show it; nothing where there is none.
#[tauri::command]
pub async fn photo<R: Runtime>(app: AppHandle<R>, number: u32) -> Result<Option<String>, Problem> {
    aside(app, move |_, desk| Ok(desk.players.look(|list| list.photo(number))?)).await
}

/// The largest photo of a player of the house's list as a page can show it; nothing where there is none.
#[tauri::command]
pub async fn portrait<R: Runtime>(
    app: AppHandle<R>,
    player: u32,
) -> Result<Option<String>, Problem> {
    aside(app, move |_, desk| Ok(desk.players.look(|list| list.portrait(player))?)).await
}

/// Writes the house's list as CSV; answers where it is.
#[tauri::command]
pub async fn export_listed<R: Runtime>(app: AppHandle<R>) -> Result<String, Problem> {
    aside(app, move |_, desk| {
        let text = desk.players.with(PlayerList::export)?;
        let path = desk.papers.join("Players.csv");
        let path = papers::write_whole(path, text.as_bytes(), "list of players")?;
        Ok(path.display().to_string())
    })
    .await
}

/// Puts the players of a tournament onto the house's list; answers how many are new.
#[tauri::command]
pub async fn list_entered<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Result<u32, Problem> {
    aside(app, move |_, desk| {
        let who = desk.house().unlisted(tournament)?;
        desk.players.enlist(&who)
    })
    .await
}

/// Does what takes its time, or may have to wait, on a thread of its own: the few threads that answer the windows are for
/// what is done at once.
async fn aside<R: Runtime, T: Send + 'static>(
    app: AppHandle<R>,
    work: impl FnOnce(&AppHandle<R>, &Desk) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let done = spawn_blocking(move || {
        let desk = app.state::<Desk>();
        work(&app, &desk).map_err(|problem| problem.said(desk.house().language()))
    })
    .await;
    done.unwrap_or_else(|error| {
        tracing::error!(%error, "a call came to no end");
        Err(Problem::new(
            "unexpected",
            "This did not work, and nothing else was touched. Try again.",
        ))
    })
}

/// Works on the house's list of players, aside.
async fn listed<R: Runtime, T: Send + 'static>(
    app: AppHandle<R>,
    work: impl FnOnce(&mut PlayerList) -> Result<T, ListProblem> + Send + 'static,
) -> Result<T, Problem> {
    aside(app, move |_, desk| Ok(desk.players.with(work)?)).await
}
