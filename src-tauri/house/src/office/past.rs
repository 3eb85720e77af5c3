//! What comes in from elsewhere: files of The Tournament Director, and results of past evenings from a spreadsheet.

use super::players::Players;
use super::prelude::*;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{Datelike as _, Local, NaiveDate, TimeZone as _};
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::base::refusal::{Refusal, RefusalCode};
use shuffle_up_engine::rulebook::templates::Template;
pub use shuffle_up_players::UndoTaken;
use shuffle_up_players::{
    FromElsewhere, KeptImport, KeptSeason, ListedPlayer, PlayerList, Replaced,
};
use shuffle_up_readers::past_results::{self, PastResults};
use shuffle_up_readers::{Answers, Sheet, SheetQuestion};
use shuffle_up_seasons::points::Preset;
use shuffle_up_seasons::{Entry, Evening, Season, name_date};
use shuffle_up_tdt::TdtFile;
use shuffle_up_tdt::reading::Player;
use shuffle_up_tdt::set_up::ReadSetUp;
use std::ops::DerefMut;

/// The largest file, in bytes.
pub const LARGEST: usize = shuffle_up_tdt::LARGEST;

/// What the numbers of evenings and of names from spreadsheets begin with.
const SPREADSHEET: &str = "csv-";
/// How the names of spreadsheets, tables and lists end.
const SPREADSHEETS: [&str; 8] = ["csv", "txt", "tsv", "md", "htm", "html", "xlsx", "ods"];

/// Whether a file comes in with its folder; a text may be anything, and is chosen by itself.
#[must_use]
pub fn is_of_a_folder(file: &Path) -> bool {
    let ending = file.extension().unwrap_or_default().to_ascii_lowercase();
    ["tdt", "csv", "tsv", "xlsx", "ods"].iter().any(|known| ending == *known)
}

/// A file that the host chose.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct PastFile {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub base64: String,
    /// When it was last changed: the date of a spreadsheet that has none in its name.
    pub changed_at: i64,
    /// The currency of its amounts.
    pub currency: Currency,
    /// Answers to what an earlier reading asked.
    #[serde(default)]
    pub answers: Answers,
}

/// What became of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct TakenFile {
    /// Its name.
    pub name: String,
    /// The version of the program that wrote it; empty for a spreadsheet.
    pub version: String,
    /// What it is, in a line; empty for a spreadsheet.
    #[ts(type = "string")]
    pub summary: Phrase,
    /// The number by which all of it can be taken back; 0 where it has brought nothing.
    pub import: u32,
    /// What was understood, in sentences.
    #[ts(type = "Array<string>")]
    pub understood: Vec<Phrase>,
    /// What was not, and why.
    #[ts(type = "Array<string>")]
    pub not_understood: Vec<Phrase>,
    /// Why its results do not count: where the file contradicts itself or does not say enough. Empty where they do.
    #[ts(type = "Array<string>")]
    pub against: Vec<Phrase>,
    /// The evening whose results count now; absent where none do.
    pub evening: Option<String>,
    /// What its amounts do not decide. While one is open, nothing of the file is taken.
    pub questions: Vec<SheetQuestion>,
    /// Whether it had come in before, and is as it came in now.
    pub known: bool,
    /// What takes it back.
    pub undo: UndoTaken,
}

/// A file that came in, as it stands in the list of all of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PastImport {
    /// Its number; 0 for an evening of which nobody kept what brought it.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// When it came in; absent where nobody knows.
    pub at: Option<i64>,
    /// The evenings that it brought.
    pub evenings: Vec<String>,
}

/// Every file that came in, the newest first.
///
/// # Errors
/// A list of players that cannot be read.
pub fn imports(list: &mut PlayerList) -> Result<Vec<PastImport>, Problem> {
    let one = |kept: KeptImport| PastImport {
        number: kept.number,
        name: kept.name,
        at: kept.at,
        evenings: kept.brought.evenings,
    };
    Ok(list.imports()?.into_iter().map(one).collect())
}

/// Takes a file in. A second time it brings nothing new.
///
/// # Errors
/// A file that is neither, in a sentence; a list of players or a file of tournaments that cannot be written.
pub fn take<H: DerefMut<Target = Office>>(
    asked: &PastFile,
    office: impl Fn() -> H,
    players: &Players,
) -> Result<TakenFile, Problem> {
    let bytes =
        STANDARD.decode(&asked.base64).ok().filter(|bytes| bytes.len() <= LARGEST).ok_or_else(
            || problem!(bad_value, "past-too-large", "The file is larger than 16 MB."),
        )?;
    let ending = asked.name.rsplit('.').next().unwrap_or_default().to_lowercase();
    let mut taken = if SPREADSHEETS.contains(&ending.as_str()) {
        spreadsheet(asked, &bytes, players, office().language())?
    } else {
        let read = shuffle_up_tdt::read(&bytes)?;
        tournament_director(asked, &read, &office, players)?
    };
    let now = office().now();
    taken.import = players.with(|list| list.keep_import(&asked.name, now, &mut taken.undo))?;
    Ok(taken)
}

/// Takes files back that came in at any time, and evenings of which nobody kept what brought them.
///
/// # Errors
/// A list of players or a file of tournaments that cannot be written.
pub fn take_imports_back<H: DerefMut<Target = Office>>(
    numbers: &[u32],
    evenings: &[String],
    office: impl Fn() -> H,
    players: &Players,
) -> Result<(), Problem> {
    let now = office().now();
    let names: BTreeMap<String, String> = office()
        .own_templates()
        .into_iter()
        .map(|own| (own.template.id, own.template.name))
        .collect();
    let called = |id: &str| names.get(id).cloned();
    let templates = players.with(|list| list.take_imports_back(numbers, evenings, called, now))?;
    for template in &templates {
        office().delete_template(template, true)?;
    }
    Ok(())
}

/// Takes the names of spreadsheets off the list again.
///
/// # Errors
/// A list of players that cannot be written.
pub fn take_back<H: DerefMut<Target = Office>>(
    undo: &UndoTaken,
    office: impl Fn() -> H,
    players: &Players,
) -> Result<(), Problem> {
    let now = office().now();
    players.with(|list| -> Result<(), Problem> {
        let named: Vec<String> = undo.named.iter().map(|name| known_by(name)).collect();
        list.forget_elsewhere(&named)?;
        rename(list, |name| undo.named.iter().any(|one| one == name).then_some(None))?;
        Ok(list.take_back(&undo.added, &undo.completed, now)?)
    })
}

/// The names in spreadsheets of past evenings that are nobody on the list, each once, in the order of the alphabet.
///
/// # Errors
/// A list of players that cannot be read.
pub fn unlisted(list: &mut PlayerList) -> Result<BTreeSet<String>, Problem> {
    let who = list.who_is_who()?;
    let mut names = BTreeSet::new();
    for evening in list.past_evenings()?.into_iter().filter(from_spreadsheet) {
        // Of whom a line says something, nobody has to be asked here.
        let unsaid = evening.entries.into_iter().filter(|entry| {
            let Entry { player, name, listed, .. } = entry;
            listed.is_none() && who.of(&evening.id, *player, name, Some(0)) == Some(0)
        });
        names.extend(unsaid.map(|entry| entry.name));
    }
    Ok(names)
}

/// Puts the names of all spreadsheets onto the list, by the host's word that a name is one player: that of the list where it
/// stands there once, else a new one. Spreadsheets that come in later know them.
///
/// # Errors
/// A list of players that cannot be written.
pub fn enlist(list: &mut PlayerList) -> Result<UndoTaken, Problem> {
    let names: Vec<String> = unlisted(list)?.into_iter().collect();
    let players: Vec<FromElsewhere> = names
        .iter()
        .map(|name| FromElsewhere {
            id: known_by(name),
            player: ListedPlayer { name: name.clone(), ..ListedPlayer::default() },
        })
        .collect();
    let known = list.take_from_elsewhere(&players)?;
    let numbers: BTreeMap<&str, u32> = names
        .iter()
        .zip(&known.numbers)
        .filter_map(|(name, number)| Some((name.as_str(), (*number)?)))
        .collect();
    rename(list, |name| numbers.get(name).map(|number| Some(*number)))?;
    let named = numbers.keys().map(ToString::to_string).collect();
    Ok(UndoTaken { added: known.imported.added, named, ..UndoTaken::default() })
}

/// Says anew who on the list is meant by a name in spreadsheets, where there is something to say.
fn rename(
    list: &mut PlayerList,
    listed: impl Fn(&str) -> Option<Option<u32>>,
) -> Result<(), Problem> {
    let mut evenings = list.past_evenings()?;
    evenings.retain(from_spreadsheet);
    for entry in evenings.iter_mut().flat_map(|evening| &mut evening.entries) {
        entry.listed = listed(&entry.name).unwrap_or(entry.listed);
    }
    Ok(list.keep_past_evenings(&evenings)?)
}

/// What tells a name of a spreadsheet from the players of other programs.
fn known_by(name: &str) -> String {
    format!("{SPREADSHEET}{name}")
}

fn from_spreadsheet(evening: &Evening) -> bool {
    evening.id.starts_with(SPREADSHEET)
}

fn spreadsheet(
    asked: &PastFile,
    bytes: &[u8],
    players: &Players,
    language: Language,
) -> Result<TakenFile, Problem> {
    let (text, remark) =
        Sheet::text_of(bytes).map_err(|why| Refusal::of(RefusalCode::BadValue, why))?;
    let customs = Customs::new(&asked.currency, Some(language.tag()));
    let read = |answers: &Answers| past_results::read(&text, delimiter(&text), &customs, answers);
    let open = |past: &PastResults| past.questions.iter().any(|question| question.chosen.is_none());
    let first = read(&asked.answers)?;
    let mut taken = TakenFile { name: asked.name.clone(), ..TakenFile::default() };
    if !remark.is_nothing() {
        taken.not_understood.push(remark);
    }
    let all = first.questions.iter().find_map(past_results::all_of);
    let mut evenings = Vec::new();
    for event in 0..all.unwrap_or(1) {
        let mut answers = asked.answers.clone();
        if all.is_some() {
            answers.insert(past_results::EVENT.to_string(), event);
        }
        let mut past = read(&answers)?;
        // The answer stays what it was: all of them.
        for question in &mut past.questions {
            if let Some(all) = all.filter(|_| question.key == past_results::EVENT) {
                question.chosen = Some(all);
            }
        }
        if open(&past) {
            let (name, questions) = (asked.name.clone(), past.questions);
            return Ok(TakenFile { name, questions, ..TakenFile::default() });
        }
        let number = answers.get(past_results::EVENT).copied();
        let several = past.questions.iter().any(|question| question.key == past_results::EVENT);
        evenings.push(past_evening(asked, &text, &past, number.filter(|_| several), &mut taken));
        taken.questions = past.questions;
    }
    evenings.retain(|evening| !evening.entries.is_empty());
    if evenings.is_empty() {
        taken.against.push(phrase!("past-no-results", "No line has a name and a place."));
        return Ok(taken);
    }
    players.with(|list| -> Result<(), Problem> {
        let mut known = true;
        for evening in &mut evenings {
            for entry in &mut evening.entries {
                entry.listed = list.known_elsewhere(&known_by(&entry.name))?;
            }
            taken.known = false;
            keep_evening(list, evening, &mut taken)?;
            known &= taken.known;
        }
        taken.known = known;
        Ok(())
    })?;
    Ok(taken)
}

/// The evening of these results, which stand in the file under this number where it has several. What was understood, and what was
/// not, goes to the file.
fn past_evening(
    asked: &PastFile,
    text: &str,
    past: &PastResults,
    number: Option<u32>,
    taken: &mut TakenFile,
) -> Evening {
    let (name, _) = asked.name.rsplit_once('.').unwrap_or((&asked.name, ""));
    let called = number.filter(|_| !past.title.is_empty()).map(|_| past.title.as_str());
    let dated = called
        .and_then(|title| date_in(title, asked.changed_at))
        .or_else(|| date_in(name, asked.changed_at));
    let named = called
        .map_or_else(|| name.trim().to_string(), |title| format!("{} \u{b7} {title}", name.trim()));
    let event = number.map_or_else(String::new, |number| format!("-{number}"));
    let evening = Evening {
        // The same results under another name are the same evening. A text may hold several.
        id: format!("{SPREADSHEET}{:016x}{event}", fingerprint(text)),
        name: named,
        at: dated.unwrap_or(asked.changed_at),
        is_final: true,
        currency: asked.currency.code.clone(),
        decimals: asked.currency.decimals,
        pool: past.entries.iter().map(|entry| entry.prize).fold(0, i64::saturating_add),
        entries: past.entries.clone(),
        knockouts: past.knockouts.clone(),
        ..Evening::default()
    };
    let whose = |said: Phrase| match called {
        Some(title) => phrase!("past-of-event", "{event}: {said}", event = title, said = said),
        None => said,
    };
    taken.understood.push(whose(Phrase::count(evening.entries.len(), "result", "results")));
    if !evening.knockouts.is_empty() {
        let knockouts = Phrase::count(evening.knockouts.len(), "knockout", "knockouts");
        taken.understood.push(whose(knockouts));
    }
    let mut unread = Vec::new();
    if dated.is_none() {
        unread.push(match called {
            Some(title) => phrase!(
                "past-no-date-of-event",
                "“{event}” has no day, month and year such as 2026-03-14. The day of the file's last change counts.",
                event = title
            ),
            None => phrase!(
                "past-no-date",
                "The file name has no date such as 2026-03-14. The day of its last change counts."
            ),
        });
    }
    unread.extend(past.not_understood.iter().map(|head| {
        phrase!("past-column-not-read", "The column “{column}” is not read.", column = head)
    }));
    unread.extend(past.left_out.iter().cloned().map(|(line, why)| match line {
        0 => why,
        line => phrase!("past-line-left-out", "Line {line}: {why}", line = line, why = why),
    }));
    for said in unread {
        if !taken.not_understood.contains(&said) {
            taken.not_understood.push(said);
        }
    }
    evening
}

/// Keeps an evening, and says whether it was there before.
fn keep_evening(
    list: &mut PlayerList,
    evening: &Evening,
    taken: &mut TakenFile,
) -> Result<(), Problem> {
    let there = list.past_evening(&evening.id)?;
    list.keep_past_evenings(std::slice::from_ref(evening))?;
    match there {
        None => taken.undo.evenings.push(evening.id.clone()),
        // The same results under another name of the file are nothing new.
        Some(there) => {
            let (name, template) = (there.name.clone(), there.template.clone());
            taken.known = there == Evening { name, template, at: there.at, ..evening.clone() };
            if !taken.known {
                taken.understood.push(phrase!(
                    "past-replaced",
                    "These results replace the ones that were imported before."
                ));
                taken.undo.replaced.push(Replaced { evening: there, ..Replaced::default() });
            }
        }
    }
    taken.evening = Some(evening.id.clone());
    Ok(())
}

/// The date in a name, at eight in the evening. Without a year it is the last such day before the file was last changed.
fn date_in(name: &str, changed_at: i64) -> Option<i64> {
    let changed = Local.timestamp_millis_opt(changed_at).earliest()?.date_naive();
    let latest = (u32::try_from(changed.year()).ok()?, changed.month(), changed.day());
    let (year, month, day) = name_date::date_in(name, latest)?;
    let date = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?;
    Some(Local.from_local_datetime(&date.and_hms_opt(20, 0, 0)?).earliest()?.timestamp_millis())
}

/// A number by which a text is known again, the same in every version (FNV-1a).
fn fingerprint(text: &str) -> u64 {
    text.trim().bytes().filter(|byte| *byte != b'\r').fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn tournament_director<H: DerefMut<Target = Office>>(
    asked: &PastFile,
    read: &TdtFile,
    office: &impl Fn() -> H,
    players: &Players,
) -> Result<TakenFile, Problem> {
    let theirs = &read.tournament;
    let mut taken = TakenFile {
        name: asked.name.clone(),
        version: read.version.clone(),
        summary: read.summary(),
        understood: read.understood.clone(),
        not_understood: read.not_understood.clone(),
        ..TakenFile::default()
    };
    let language = office().language();
    let template = template_of(read, &asked.currency, language, &mut taken);
    let name = match template {
        Ok(template) => match office().take_setup_once(template) {
            Ok((name, Some(id))) => {
                let new = phrase!("past-template-new", "The set-up is now one of your templates.");
                taken.understood.push(new);
                taken.undo.templates.push(id);
                name
            }
            Ok((name, None)) => {
                taken.understood.push(phrase!(
                    "past-template-known",
                    "The set-up was among your templates already."
                ));
                name
            }
            // Such as a list of templates that is full: the results come in all the same.
            Err(problem) => {
                taken.not_understood.push(problem.sentence);
                String::new()
            }
        },
        Err(why) => {
            taken.not_understood.push(phrase!(
                "past-no-template",
                "The set-up makes no template: {why}",
                why = why
            ));
            String::new()
        }
    };
    players.with(|list| -> Result<(), Problem> {
        let everybody: Vec<FromElsewhere> = theirs.players.iter().map(player).collect();
        let known = list.take_from_elsewhere(&everybody)?;
        taken.undo.added = known.imported.added;
        taken.undo.completed = known.imported.completed;
        let (stem, _) = asked.name.rsplit_once('.').unwrap_or((&asked.name, ""));
        let counts = read.counts(&asked.currency.code, asked.currency.decimals, stem);
        let mut evening = match counts {
            Ok(evening) => Evening { template: name, ..evening },
            Err(why) => {
                taken.against = why;
                return Ok(());
            }
        };
        // Their players are numbered as they stand in the file.
        let numbers: BTreeMap<u32, u32> = (1u32..)
            .zip(&known.numbers)
            .filter_map(|(theirs, ours)| Some((theirs, (*ours)?)))
            .collect();
        let there = list.past_evening(&evening.id)?;
        evening.apart(there.as_ref());
        for entry in &mut evening.entries {
            entry.listed = numbers.get(&entry.player).copied();
        }
        keep_evening(list, &evening, &mut taken)?;
        season_of(list, read, &evening, &numbers, &mut taken)
    })?;
    Ok(taken)
}

/// The evening counts for the season that its file names; that comes into being with the first of its evenings.
fn season_of(
    list: &mut PlayerList,
    read: &TdtFile,
    evening: &Evening,
    numbers: &BTreeMap<u32, u32>,
    taken: &mut TakenFile,
) -> Result<(), Problem> {
    let Some(name) = read.season_name() else { return Ok(()) };
    let there = list.seasons()?.into_iter().find(|kept| kept.season.name == name);
    let rules = read.rules();
    let mut kept = there.unwrap_or_else(|| KeptSeason {
        number: 0,
        season: Season { name: name.clone(), rules: rules.clone(), ..Season::default() },
    });
    let before = kept.season.clone();
    if before.closed.is_some() {
        return Ok(());
    }
    let lines = read.lines(evening, |player| numbers.get(&player).copied());
    let gone = kept.season.take_in(evening, lines);
    if rules.points != Preset::NotChosen && rules.points != kept.season.rules.points {
        taken.not_understood.push(phrase!(
            "past-season-other-points",
            "The season {season} gives points in another way than this file.",
            season = name.clone()
        ));
    }
    if kept.number != 0 && kept.season == before {
        return Ok(());
    }
    let number = list.keep_season(&kept)?;
    if let Some(replaced) = taken.undo.replaced.first_mut() {
        (replaced.season, replaced.lines) = (Some(number), gone);
    }
    if kept.number == 0 {
        taken.undo.seasons.push(number);
        taken.understood.push(if rules.points != Preset::NotChosen {
            phrase!(
                "past-season-with-points",
                "The season {season} is new. It gives points by the formula of the file.",
                season = name
            )
        } else {
            phrase!(
                "past-season-new",
                "The season {season} is new. Choose how it gives points.",
                season = name
            )
        });
    } else {
        taken.understood.push(phrase!(
            "past-season-counts",
            "The results count for the season {season}.",
            season = name
        ));
    }
    Ok(())
}

fn player(theirs: &Player) -> FromElsewhere {
    let joined = |parts: &[&String], between: &str| {
        let parts: Vec<&str> =
            parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
        parts.join(between)
    };
    FromElsewhere {
        id: theirs.uuid.clone(),
        player: ListedPlayer {
            name: theirs.name(),
            last_name: theirs.last_name.trim().to_string(),
            nickname: theirs.nickname.trim().to_string(),
            contact: joined(&[&theirs.email, &theirs.phone], ", "),
            notes: theirs.notes.trim().to_string(),
            city: theirs.city.trim().to_string(),
            country: theirs.country.trim().to_string(),
            membership: theirs.membership.trim().to_string(),
            ..ListedPlayer::default()
        },
    }
}

/// The set-up of a file as a template. Where it is from is said in the host's language, since the words of a template are the host's
/// own from then on.
fn template_of(
    read: &TdtFile,
    currency: &Currency,
    language: Language,
    taken: &mut TakenFile,
) -> Result<Template, Phrase> {
    let ReadSetUp { set_up, left_out } = read.set_up(currency)?;
    taken.not_understood.extend(left_out);
    let from = phrase!("past-template-from", "From a file of The Tournament Director.");
    let name = set_up.name.clone();
    Template::checked("", &name, &plain(&from, language), set_up).map_err(Refusal::sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_stand_in_names() {
        let of = |name| date_in(name, 1_795_600_000_000).unwrap();
        assert_eq!(of("League 2026-03-14 final"), of("2026-03-14"));
        assert!(of("League 2026-03-07") < of("League 2026-03-14"));
        assert_eq!(of("14.03.2026"), of("March 14"));
        assert!(date_in("League 4", 0).is_none());
        assert_eq!(fingerprint("a\r\nb"), fingerprint("a\nb\n"));
        assert_ne!(fingerprint("a"), fingerprint("b"));
    }
}
