//! What is published: tonight's page, the results and the season as data, and posters, in a folder of the host's choice. The program
//! sends nothing anywhere; who carries the folder further is the host's business. Off until a folder is chosen.

use crate::happened::Happened;
use crate::house::House;
use crate::office::{Snapshot, seasons};
use crate::papers::evening_page::{MADE_BY, page, time_of_day};
use crate::papers::{SheetKind, SheetPart, SheetWish, fill, results, season_files};
use crate::prelude::*;
use crate::published_files::{LastPublished, PublishedFile, mark_of};
use shuffle_up_engine::base::ids::PlayerId;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::results::{FORMAT, ResultsForm, file};
use shuffle_up_paper::Paper;
use shuffle_up_players::{PlayerList, WhoIsWho};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Two times at which is written are so far apart at the least.
const APART: Duration = Duration::from_secs(5);
/// A folder that could not be written is tried again after so long.
const AGAIN: Duration = Duration::from_secs(30);
/// For so long the end of the program waits for the folder.
const LAST: Duration = Duration::from_secs(2);
/// By this the program knows its own pictures again.
const DRAWN_BY: &str = "<svg data-made-by=\"Shuffle Up\"";
/// The most tournaments of one page.
const MOST: usize = 6;

/// Starts publishing, on a thread of its own.
///
/// # Errors
/// A system that gives no thread.
pub fn start(house: &Arc<House>) -> std::io::Result<()> {
    let (changed, heard) = channel();
    house.subscribe(move |happened| {
        let matters = matches!(
            happened,
            Happened::Line(_)
                | Happened::Over(_)
                | Happened::House
                | Happened::Screens
                | Happened::Names
        );
        if matters {
            // The receiver is gone only at the end of the program.
            let _ = changed.send(());
        }
    });
    let house = Arc::clone(house);
    std::thread::Builder::new()
        .name("published".into())
        .spawn(move || run(&house, &heard, APART))
        .map(drop)
}

/// Publishes until nobody is left who could tell of a change: at once what comes after a silence, and all that comes within so long
/// as one.
pub(crate) fn run(house: &House, heard: &Receiver<()>, apart: Duration) {
    loop {
        let well = publish(house);
        std::thread::sleep(apart);
        let news = match well {
            true => heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
            false => heard.recv_timeout(AGAIN),
        };
        if news == Err(RecvTimeoutError::Disconnected) {
            return;
        }
        while heard.try_recv().is_ok() {}
    }
}

/// Publishes what has changed since, before the program ends. A folder that does not answer is not waited for.
pub fn publish_last(house: &Arc<House>) {
    let (house, (done, waits)) = (Arc::clone(house), channel());
    let last = std::thread::Builder::new().name("last published".into()).spawn(move || {
        publish(&house);
        let _ = done.send(());
    });
    if last.is_ok() {
        let _ = waits.recv_timeout(LAST);
    }
}

/// Writes what has changed; answers whether the folder is as it should be. The desk hears of anything new.
pub fn publish(house: &House) -> bool {
    let Some(folder) = house.office().network.published.clone() else { return true };
    let written =
        files(house).and_then(|files| locked(&house.published_files).put(&folder, &files, is_ours));
    let now = house.office().now();
    let (well, changed) = {
        let mut last = locked(&house.last_published);
        let before = last.clone();
        match written {
            Ok(true) => *last = LastPublished { written_at: Some(now), trouble: Phrase::default() },
            // Whatever was there before is as it should be.
            Ok(false) => {
                last.written_at.get_or_insert(now);
                last.trouble = Phrase::default();
            }
            Err(problem) => last.trouble = problem.sentence,
        }
        (last.trouble == Phrase::default(), *last != before)
    };
    if changed {
        house.announce(Happened::Published);
    }
    well
}

/// Whether this program wrote a text under such a name.
fn is_ours(text: &str) -> bool {
    [MADE_BY, FORMAT, season_files::FORMAT, DRAWN_BY].iter().any(|mark| text.contains(mark))
}

/// Everything that is to be in the folder now.
fn files(house: &House) -> Result<Vec<PublishedFile>, Problem> {
    let (tonight, shown, language, paper) = {
        let mut office = house.office();
        let tonight = office.tonight().into_iter().take(MOST);
        let tonight: Result<Vec<Snapshot>, Problem> =
            tonight.collect::<Vec<_>>().into_iter().map(|id| office.snapshot(id)).collect();
        let paper = if office.settings.paper == Paper::Letter { Paper::Tabloid } else { Paper::A3 };
        (tonight?, office.network.names, office.room_language(), paper)
    };
    let now = tonight.first().map_or(0, |taken| taken.now);
    let going_out: Result<Vec<Snapshot>, Problem> =
        tonight.into_iter().map(|taken| going_out(house, taken, shown, language)).collect();
    let going_out = going_out?;
    let as_of = time_of_day(&going_out, language, now);
    let mut files = vec![PublishedFile {
        name: "index.html".into(),
        // By what happened alone: the time of day makes no other page.
        mark: mark_of(&page(&going_out, language, "")),
        bytes: page(&going_out, language, &as_of).into_bytes(),
    }];
    for (at, taken) in going_out.iter().enumerate() {
        // The first keeps its address from week to week.
        let number = if at == 0 { String::new() } else { format!("-{}", taken.tournament) };
        let mut put = |name: &str, ending: &str, text: String| {
            files.push(PublishedFile::new(format!("{name}{number}.{ending}"), text));
        };
        put("results", "json", results_of(house, taken, shown)?);
        if let Some(season) = season_of(house, taken.tournament, shown, language)? {
            put("season", "json", season);
        }
        // A poster says when it was made: with the last line, so that time alone makes no other one.
        let said_at = taken.log.lines().last().map_or(taken.now, |line| line.at);
        let mut still = taken.clone();
        still.now = said_at;
        for (name, sheet) in
            [("blinds", SheetKind::BlindsPoster), ("prizes", SheetKind::PrizePoster)]
        {
            let wish = SheetWish { sheet, paper, part: SheetPart::Whole };
            // There is none before there is something to play for.
            if let Ok(filled) = fill(&still, &[], &wish) {
                put(name, "svg", filled.preview(0).page.replacen("<svg", DRAWN_BY, 1));
            }
        }
    }
    Ok(files)
}

/// A tournament as it goes out: with no more of a name than the room is shown, without those who are not to be named in public, and
/// without the house's own address.
fn going_out(
    house: &House,
    taken: Snapshot,
    shown: NamesShown,
    language: Language,
) -> Result<Snapshot, Problem> {
    let who = house.players.look(PlayerList::who_is_who)?;
    let unnamed = unnamed(house, &taken, &who)?;
    let named = house.public.with_names(&taken, shown);
    let log = match shown {
        // A number names nobody.
        NamesShown::Hidden => named,
        _ if unnamed.is_empty() => named,
        _ => Arc::new(named.with_unnamed(&unnamed, &season_files::unnamed(language))),
    };
    let mut out = taken.with_log(log).without_list();
    out.phones_at = None;
    Ok(out)
}

/// Who of a tournament is not to be named in public.
fn unnamed(house: &House, taken: &Snapshot, who: &WhoIsWho) -> Result<BTreeSet<PlayerId>, Problem> {
    let public = house.players.look(PlayerList::in_public)?;
    let evening = taken.tournament.to_string();
    let players = taken.log.tournament().players.iter();
    let unnamed = players.filter(|(id, player)| {
        let listed = who.of(&evening, id.0, &player.name, player.listed);
        listed.and_then(|number| public.get(&number)).is_some_and(|public| public.unnamed)
    });
    Ok(unnamed.map(|(id, _)| *id).collect())
}

fn results_of(house: &House, taken: &Snapshot, shown: NamesShown) -> Result<String, Problem> {
    // Where names are not whole, nothing else leads to a player either.
    let who = match shown {
        NamesShown::Whole => house.players.look(PlayerList::who_is_who)?,
        _ => WhoIsWho::default(),
    };
    let public = || Ok(house.players.look(PlayerList::in_public)?);
    let told = results::going_out(taken, &who, public)?;
    Ok(file(&told, ResultsForm::Json, "").text)
}

/// The season that a tournament counts for, as if it ended now.
fn season_of(
    house: &House,
    tournament: TournamentId,
    shown: NamesShown,
    language: Language,
) -> Result<Option<String>, Problem> {
    let Some(on_wall) = house.season_of(tournament)? else { return Ok(None) };
    let kept = house.players.with(|list| seasons::by_now(list, on_wall.number))?;
    Ok(season_files::data(house.season(kept, true, language)?, shown, language))
}
