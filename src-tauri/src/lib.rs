//! The desktop shell: windows, devices, and the house served to its room. It holds no rule of poker, and no call of its own: what a
//! window or a browser calls goes to the house.

mod arguments;
mod desk_closing;
mod desktop;
mod desktop_window;
pub mod devices;
#[cfg(target_os = "linux")]
mod folder_chooser;
mod given;
mod labels;
mod logging;
mod network;
mod opening;
mod prelude;
mod projector;
mod published_folder;
#[cfg(test)]
mod tests;
#[cfg(target_os = "linux")]
mod web_process;
mod window_calls;

use arguments::Arguments;
use desktop::tell_house;
use labels::DESK;
use network::Network;
use opening::Opening;
use shuffle_up_house::happened::Happened;
use shuffle_up_house::house::House;
use shuffle_up_house::office::Office;
use shuffle_up_house::office::in_play::open_those_in_play;
use shuffle_up_house::published;
use shuffle_up_house::sample;
use shuffle_up_house::tournament_time::TournamentTime;
use shuffle_up_journal::TournamentId;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use tauri::{Emitter, Manager, RunEvent, Runtime};

/// Opens the desk and runs until its window is closed.
pub fn desk(words: Vec<OsString>) -> ExitCode {
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{}", arguments::USAGE);
        return ExitCode::SUCCESS;
    }
    if words.iter().any(|word| word == "--version") {
        println!("shuffle-up {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    let folder = std::env::current_dir().unwrap_or_default();
    let arguments = match Arguments::read(words, &folder) {
        Ok(arguments) => arguments,
        Err(slip) => {
            eprintln!("{slip}");
            return ExitCode::from(2);
        }
    };
    #[cfg(target_os = "linux")]
    if let Err(missing) = prepare_linux() {
        eprintln!("{missing}");
        return ExitCode::from(3);
    }
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Shuffle Up could not start: {error}");
            tracing::error!(%error, "the program could not start");
            ExitCode::FAILURE
        }
    }
}

/// What WebKitGTK is told before it starts, unless somebody has said otherwise: to keep off a renderer that shows nothing on
/// many drivers, and to interpret the pages' scripts. They run for milliseconds between two keys; compiled, they take a tenth of
/// each page's memory, more as the evening goes on, and pages of code that can be written to (DESIGN.md).
#[cfg(target_os = "linux")]
const WEBKIT: [(&str, &str); 2] = [(RENDERER, "1"), ("JSC_useJIT", "false")];

#[cfg(target_os = "linux")]
const RENDERER: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// What GTK is told where nobody has chosen the renderer: not to look for GL, which only that renderer needs. It would read the
/// whole driver before the window is made, up to a fifth of the start.
#[cfg(target_os = "linux")]
const GTK: (&str, &str) = ("GDK_GL", "disable");

/// Says plainly that there is no screen, and prepares GTK and the webview.
#[cfg(target_os = "linux")]
fn prepare_linux() -> Result<(), String> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Err("There is no display here: Shuffle Up needs a screen for its desk. \
             Start it from a desktop session, or run scripts with: shuffle-up headless"
            .into());
    }
    let gtk = (!set(RENDERER)).then_some(GTK);
    for (name, value) in WEBKIT.into_iter().chain(gtk).filter(|(name, _)| !set(name)) {
        // No other thread has been started yet, which is what makes this safe.
        #[allow(unsafe_code)]
        unsafe {
            std::env::set_var(name, value);
        }
    }
    Ok(())
}

/// A blinking caret makes a window paint twice a second for as long as the floor line waits, which costs more than the
/// clock. Not to blink at all is what WebKitGTK 2.50 takes for blinking without a pause; so it blinks once in days.
#[cfg(target_os = "linux")]
fn hold_the_caret() {
    use gtk::prelude::GtkSettingsExt;
    if let Some(settings) = gtk::Settings::default() {
        settings.set_gtk_cursor_blink_time(i32::MAX);
    }
}

/// Who logs out, shuts the computer down or presses Ctrl-C ends the program as by closing its window: the file is closed too, and the
/// next start does not say that it was cut off.
#[cfg(target_os = "linux")]
fn end_when_told<R: Runtime>(app: &tauri::AppHandle<R>) {
    let (hang_up, interrupt, terminate) = (1, 2, 15);
    for signal in [hang_up, interrupt, terminate] {
        let app = app.clone();
        gtk::glib::unix_signal_add(signal, move || {
            app.exit(0);
            gtk::glib::ControlFlow::Continue
        });
    }
}

fn run(arguments: Arguments) -> tauri::Result<()> {
    let app = builder(tauri::Builder::default(), &arguments).build(tauri::generate_context!())?;
    app.run(|app, event| {
        // A Mac does not start a program with a file: it opens the file with the program, at the start or later.
        #[cfg(target_os = "macos")]
        if let RunEvent::Opened { urls } = &event {
            given::take_in(app, urls.iter().filter_map(|url| url.to_file_path().ok()).collect());
        }
        if let RunEvent::Exit = event
            && let Some(house) = app.try_state::<Arc<House>>()
        {
            app.state::<Arc<Network>>().turn_off();
            published::publish_last(&house);
            let mut office = house.office();
            office.note_alive();
            office.keep_summaries();
            office.players.with(|_| ());
            office.close();
        }
    });
    Ok(())
}

/// The program on any runtime: the real one, or the one of the tests that checks what a window may call.
fn builder<R: Runtime>(builder: tauri::Builder<R>, arguments: &Arguments) -> tauri::Builder<R> {
    let chosen = arguments.clone();
    let builder = if arguments.data.is_none() {
        // Two programs never write one file; a second start brings the first desk to the front, with the files that it was given.
        builder.plugin(tauri_plugin_single_instance::init(|app, words, folder| {
            if let Some(window) = app.get_webview_window(DESK) {
                let _ = window.unminimize();
                let _ = window.set_focus();
            }
            // The second start has read its words already, and said what is wrong with them.
            let words = words.into_iter().skip(1).map(OsString::from);
            if let Ok(arguments) = Arguments::read(words, Path::new(&folder)) {
                given::take_in(app, arguments.files);
            }
        }))
    } else {
        builder
    };
    let builder = builder
        .plugin(tauri_plugin_opener::init())
        .manage(given::GivenFiles::default())
        .manage(desk_closing::DeskClosing::default())
        .manage(Opening::default());
    builder
        .invoke_handler(|invoke| {
            window_calls::answer(invoke);
            true
        })
        .setup(move |app| {
            #[cfg(target_os = "linux")]
            hold_the_caret();
            let app = app.handle();
            #[cfg(target_os = "linux")]
            end_when_told(app);
            let data = open_folder(app, &chosen)?;
            // The file is read while the window is made and its page is loaded. With the sample the page is told which tournament
            // to show, and that is known only afterwards.
            if !chosen.sample {
                desktop_window::open(app, "index.html".into())?;
            }
            app.state::<Opening>().begin(app, move |app| open(app, chosen, &data))?;
            Ok(())
        })
        .on_window_event(|window, event| {
            if let (tauri::WindowEvent::CloseRequested { .. }, Some(id)) =
                (event, labels::number(window.label()))
            {
                // Closed by hand, the window is not wanted any more. On a thread of its own, since this one draws.
                let app = window.app_handle().clone();
                tauri::async_runtime::spawn_blocking(move || {
                    if let Some(house) = app.try_state::<Arc<House>>() {
                        house.close_projector(id);
                    }
                });
                return;
            }
            if let tauri::WindowEvent::CloseRequested { api, .. } = event
                && window.label() == DESK
                && !window
                    .app_handle()
                    .state::<desk_closing::DeskClosing>()
                    .may_close(Instant::now())
            {
                api.prevent_close();
                if let Err(error) = window.emit("closing", ()) {
                    tracing::error!(%error, "the desk could not be asked");
                }
                return;
            }
            // The program takes files that are dropped; a webview would leave the desk's page for them.
            if let tauri::WindowEvent::DragDrop(tauri::DragDropEvent::Drop { paths, .. }) = event
                && window.label() == DESK
            {
                given::dropped(window.app_handle(), paths.clone());
                return;
            }
            if !matches!(event, tauri::WindowEvent::Destroyed) {
                return;
            }
            // The room's windows go with the desk: nobody could act from them.
            if window.label() == DESK {
                window.app_handle().exit(0);
            } else {
                tell_house(window.app_handle());
            }
        })
}

/// Finds the folder in which everything is kept, and begins its log.
fn open_folder<R: Runtime>(
    app: &tauri::AppHandle<R>,
    arguments: &Arguments,
) -> tauri::Result<PathBuf> {
    let data = match &arguments.data {
        Some(folder) => folder.clone(),
        None => app.path().app_data_dir()?,
    };
    if let Some(guard) = logging::start(&data) {
        app.manage(guard);
    }
    tracing::info!(version = env!("CARGO_PKG_VERSION"), data = %data.display(), "Shuffle Up starts");
    Ok(data)
}

/// Opens the file, then the desk, and then, aside, what takes its time: the page can ask already.
fn open<R: Runtime>(
    app: &tauri::AppHandle<R>,
    arguments: Arguments,
    data: &Path,
) -> tauri::Result<()> {
    let office = Office::open_house(data, TournamentTime::start(), arguments.house.clone());
    let sample = open_desk(app, &arguments, data, office)?;
    if arguments.sample {
        let shown = sample.map_or_else(String::new, |id| format!("?tournament={id}"));
        desktop_window::open(app, format!("index.html{shown}"))?;
    }
    let (app, data) = (app.clone(), data.to_path_buf());
    tauri::async_runtime::spawn_blocking(move || {
        let house = app.state::<Arc<House>>();
        open_those_in_play(|| house.office());
        house.announce(Happened::Clocks);
        open_projectors(&app, &house);
        match arguments.network {
            Some(at) => network::start_at(&app, &data, at),
            None => network::resume(&app, &data),
        }
        if let Err(problem) = house.know_everybody() {
            tracing::error!(message = %problem.sentence, "the list of players does not know everybody");
        }
        given::take_in(&app, arguments.files);
        if let Err(error) = published::start(&house) {
            tracing::error!(%error, "nothing is published");
        }
    });
    Ok(())
}

/// Opens the devices, and the house to the windows. Answers the sample's tournament where it was asked for.
fn open_desk<R: Runtime>(
    app: &tauri::AppHandle<R>,
    arguments: &Arguments,
    data: &Path,
    mut office: Office,
) -> tauri::Result<Option<TournamentId>> {
    let papers = match &arguments.data {
        Some(folder) => folder.join("papers"),
        None => app.path().document_dir().map_or_else(
            |_| data.join("papers"),
            |documents: PathBuf| documents.join("Shuffle Up"),
        ),
    };
    let sample = arguments.sample.then(|| sample::open(&mut office));
    if let Some(Err(problem)) = &sample {
        tracing::error!(message = %problem.sentence, "the sample did not open");
    }
    desktop::open(app, office, papers)?;
    Ok(sample.and_then(Result::ok))
}

/// What the room saw when the program ended it sees again, and a tournament in play at least on a second monitor.
fn open_projectors<R: Runtime>(app: &tauri::AppHandle<R>, house: &House) {
    for monitor in devices::monitors::monitors(app) {
        tracing::info!(?monitor, "a monitor");
    }
    house.announce(Happened::Windows);
    let latest = house.office().in_play().into_iter().next();
    if let Some((tournament, _)) = latest {
        house.open_by_itself(tournament);
    }
}
