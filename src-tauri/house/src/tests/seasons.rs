//! Seasons over a house: worked out once, moved by corrections, closed, written as files, and what comes in from elsewhere.

use crate::office::Office;
use crate::office::evenings::{Evenings, OneEvening};
use crate::office::past::{
    self, PastFile, TakenFile, UndoTaken, take, take_back, take_imports_back,
};
use crate::office::seasons::{
    SeasonDraft, SeasonSaid, SeasonView, drafted, keep, lines, of, on_wall, say, tried, view,
};
use crate::office::settings::Setting;
use crate::office::statistics::{Over, page, view as statistics};
use crate::papers::results;
use crate::papers::season_files::{SeasonForm, save};
use crate::problem::Problem;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::results::ResultsForm;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::TournamentId;
use shuffle_up_paper::Paper;
use shuffle_up_players::{InPublic, KeptSeason, ListedPlayer, PlayerList, WhoIsWho};
use shuffle_up_seasons::points::Preset;
use shuffle_up_seasons::season::{Adjustment, Events, Figure};
use shuffle_up_seasons::{Hundredths, Rules, Season, Who};
use shuffle_up_words::{Language, answered};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// An entry is out.
pub(super) fn bust(office: &mut Office, id: TournamentId, entry: u32) {
    let out = vec![Out { entry: EntryId(entry), stack: None }];
    let bust = Bust { out, order: HandOrder::Equal, by: None, also: Vec::new() };
    office.act(id, bust.into()).unwrap();
}

/// A house with three players on its list.
struct Fixture {
    _folder: tempfile::TempDir,
    office: Mutex<Office>,
    evenings: Evenings,
}

impl Fixture {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let office = Office::open(folder.path());
        for name in ["Anna", "Bo", "Cy"] {
            let player = ListedPlayer { name: name.into(), ..ListedPlayer::default() };
            office.players.with(|list| list.keep(&player)).unwrap();
        }
        Self { _folder: folder, office: Mutex::new(office), evenings: Evenings::default() }
    }

    /// A tournament of the three, in which these go out in this order.
    fn played(&self, out: &[u32]) -> TournamentId {
        let mut office = self.office.lock().unwrap();
        let template = templates::all().remove(0);
        let id = office.new_tournament(template.setup, None).unwrap();
        let names = ["Anna", "Bo", "Cy"].map(str::to_string).to_vec();
        office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
        office.act(id, DrawSeats {}.into()).unwrap();
        office.act(id, StartClock {}.into()).unwrap();
        drop(office);
        out.iter().for_each(|entry| self.bust(id, *entry));
        id
    }

    fn bust(&self, id: TournamentId, entry: u32) {
        bust(&mut self.office.lock().unwrap(), id, entry);
    }

    fn all(&self) -> Vec<OneEvening> {
        let players = self.office.lock().unwrap().players.clone();
        self.evenings.all(|| self.office.lock().unwrap(), &players).unwrap()
    }

    fn with<T>(&self, work: impl FnOnce(&mut PlayerList) -> T) -> T {
        let players = self.office.lock().unwrap().players.clone();
        players.with(work)
    }

    fn season(&self) -> u32 {
        let templates = ["T1000 home game".to_string()].into();
        let events = Events { templates, ..Events::default() };
        let draft = SeasonDraft { name: "Spring".into(), events, ..SeasonDraft::default() };
        self.with(|list| keep(list, 0, draft)).unwrap()
    }

    fn view(&self, number: u32) -> SeasonView {
        let kept = self.with(|list| of(list, number)).unwrap();
        let faces = self.with(PlayerList::faces).unwrap();
        view(kept, &self.all(), false, &faces, &self.public(), Language::ENGLISH)
    }

    fn public(&self) -> BTreeMap<u32, InPublic> {
        self.with(PlayerList::in_public).unwrap()
    }

    fn say(&self, number: u32, said: SeasonSaid) {
        let all = self.all();
        self.with(|list| say(list, number, said, &all, 7)).unwrap();
    }

    fn take(&self, name: &str, bytes: &[u8]) -> TakenFile {
        self.try_to_take(name, bytes).unwrap()
    }

    fn take_with(&self, name: &str, bytes: &[u8], answers: BTreeMap<String, u32>) -> TakenFile {
        self.try_to_take_with(name, bytes, answers).unwrap()
    }

    fn try_to_take(&self, name: &str, bytes: &[u8]) -> Result<TakenFile, Problem> {
        self.try_to_take_with(name, bytes, BTreeMap::new())
    }

    fn try_to_take_with(
        &self,
        name: &str,
        bytes: &[u8],
        answers: BTreeMap<String, u32>,
    ) -> Result<TakenFile, Problem> {
        let file = PastFile {
            name: name.into(),
            base64: STANDARD.encode(bytes),
            changed_at: 5,
            answers,
            currency: Currency { code: "EUR".into(), decimals: 2 },
        };
        let players = self.office.lock().unwrap().players.clone();
        take(&file, || self.office.lock().unwrap(), &players)
    }

    fn take_import_back(&self, taken: &TakenFile) {
        let players = self.office.lock().unwrap().players.clone();
        let office = || self.office.lock().unwrap();
        take_imports_back(&[taken.import], &[], office, &players).unwrap();
    }

    fn take_back(&self, undo: &UndoTaken) {
        let players = self.office.lock().unwrap().players.clone();
        take_back(undo, || self.office.lock().unwrap(), &players).unwrap();
    }
}

fn points(view: &SeasonView) -> Vec<(String, i64)> {
    view.table.rows.iter().map(|row| (row.name.clone(), row.points.0)).collect()
}

fn row(name: &str, points: i64) -> (String, i64) {
    (name.into(), points)
}

#[test]
fn rules_are_tried_and_nothing_of_them_is_kept() {
    let house = Fixture::new();
    house.played(&[3, 2]);
    let number = house.season();
    let before = house.view(number);
    let with = |points: Preset| {
        let kept = house.with(|list| of(list, number)).unwrap();
        let Season { events, rules, .. } = kept.season.clone();
        let draft =
            SeasonDraft { events, rules: Rules { points, ..rules }, ..SeasonDraft::default() };
        let faces = house.with(PlayerList::faces).unwrap();
        tried(&drafted(kept, draft).season, &house.all(), &faces, Language::ENGLISH)
    };
    let table = Preset::OwnTable { places: vec![Hundredths::whole(9)], others: Hundredths::ONE };
    let nine = with(table).unwrap();
    let points = |one: &[Hundredths]| one.iter().map(|one| one.0).collect::<Vec<_>>();
    let of_samples: Vec<Hundredths> = nine.samples.iter().filter_map(|one| one.points).collect();
    let of_rows: Vec<Hundredths> = nine.rows.iter().map(|row| row.points).collect();
    assert_eq!(points(&of_samples), [900, 100, 100, 100]);
    assert_eq!((points(&of_rows), nine.evenings), (vec![900, 100, 100], 1));
    assert_eq!(nine.rows.first().map(|row| row.name.as_str()), Some("Anna"));
    let none = with(Preset::OwnFormula { text: "n -".into() }).unwrap_err();
    assert_eq!(&*none.sentence.key, "formula-gap");
    assert_eq!(house.view(number), before);
}

#[test]
fn an_evening_is_worked_out_once_and_anew_when_something_was_said_to_it() {
    let office = Fixture::new();
    let first = office.played(&[3, 2]);
    office.played(&[3, 2]);
    let season = office.season();
    assert_eq!(points(&office.view(season)), [row("Anna", 600), row("Bo", 400), row("Cy", 200)]);
    office.view(season);
    assert_eq!(office.evenings.read(), 2, "what did not change is not read again");
    // A late correction: Anna was out, and Bo has won.
    office.office.lock().unwrap().undo(first, "desk").unwrap();
    office.bust(first, 1);
    let after = office.view(season);
    assert_eq!(office.evenings.read(), 3);
    assert_eq!(points(&after), [row("Anna", 500), row("Bo", 500), row("Cy", 200)]);
    let note = &after.notes[0].moved;
    let moved: Vec<_> =
        note.players.iter().map(|one| (one.was.unwrap().0, one.now.unwrap().0)).collect();
    assert_eq!((note.evening.as_str(), moved), (first.to_string().as_str(), vec![(1, 2), (2, 1)]));
    assert_eq!(after.notes.len(), 1, "the other evening was not corrected");
    for course in &after.chart {
        let last = after.table.rows.iter().find(|row| row.who == course.who).unwrap().points;
        assert_eq!(course.points.last(), Some(&last));
    }
}

#[test]
fn of_two_hundred_evenings_only_the_corrected_one_is_read_again() {
    let office = Fixture::new();
    let evenings: Vec<TournamentId> = (0..200)
        .map(|_| {
            let mut office = office.office.lock().unwrap();
            let id = office.new_tournament(templates::all().remove(0).setup, None).unwrap();
            let names = ["Anna", "Bo"].map(str::to_string).to_vec();
            office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
            id
        })
        .collect();
    let season = office.season();
    let players =
        |office: &Fixture| office.all().iter().map(|one| one.now.entries.len()).sum::<usize>();
    assert_eq!((players(&office), office.evenings.read()), (400, 200));
    office.view(season);
    // One is corrected, one of the players has another name by now, and a result comes in from a spreadsheet.
    office.office.lock().unwrap().undo(evenings[77], "desk").unwrap();
    let anna = ListedPlayer { number: 1, name: "Anna Berg".into(), ..ListedPlayer::default() };
    office.with(|list| list.keep(&anna)).unwrap();
    office.take("League 2026-03-14.csv", b"Place,Name\n1,Annie\n");
    office.view(season);
    assert_eq!((players(&office), office.evenings.read()), (399, 201));
}

#[test]
fn a_sample_makes_way_on_the_wall_and_is_no_evening_of_the_house() {
    let league = Fixture::new();
    let played = league.played(&[3, 2]);
    let sample = crate::sample::open(&mut league.office.lock().unwrap()).unwrap();
    let evenings: Vec<Option<TournamentId>> =
        league.all().iter().map(|one| one.tournament).collect();
    assert_eq!(evenings, [Some(played)]);
    let mut office = league.office.lock().unwrap();
    let tonight = office.new_tournament(templates::t1000(), None).unwrap();
    // The sample is in play and gives the wall up all the same.
    assert_eq!(office.make_way(), [played, sample].into());
    let rows = office.summaries().into_iter().filter(|row| row.sample).map(|row| row.id);
    assert_eq!(rows.collect::<Vec<_>>(), [sample], "not {tonight}");
}

#[test]
fn a_closed_season_lists_corrections_and_takes_what_is_accepted() {
    let office = Fixture::new();
    let id = office.played(&[3, 2]);
    let season = office.season();
    office.say(
        season,
        SeasonSaid::Adjust {
            player: 3,
            points: Hundredths(50),
            by: "Host".into(),
            why: "Dealt".into(),
        },
    );
    office.say(season, SeasonSaid::Close { by: "Host".into() });
    office.office.lock().unwrap().undo(id, "desk").unwrap();
    office.bust(id, 1);
    let closed = office.view(season);
    assert_eq!(points(&closed), [row("Anna", 300), row("Bo", 200), row("Cy", 150)]);
    assert_eq!((closed.differences.len(), closed.notes.len()), (1, 0));
    assert!(closed.season.closed.unwrap().evenings.is_empty(), "they need not cross");
    let draft = SeasonDraft { name: "Other".into(), ..SeasonDraft::default() };
    assert_eq!(office.with(|list| keep(list, season, draft)).unwrap_err().code, "not_now");
    office.say(season, SeasonSaid::Accept { evening: id.to_string() });
    office.say(
        season,
        SeasonSaid::StrikeAdjustment { line: 0, by: "Host".into(), why: String::new() },
    );
    let accepted = office.view(season);
    assert_eq!(points(&accepted), [row("Bo", 300), row("Anna", 200), row("Cy", 100)]);
    assert_eq!(accepted.differences, []);
    assert!(accepted.season.adjustments[0].struck.is_some(), "a struck line stays");
}

#[test]
fn the_wall_has_the_season_as_if_it_ended_now() {
    let office = Fixture::new();
    office.played(&[3, 2]);
    let tonight = office.played(&[1]);
    office.season();
    let kept = office.with(PlayerList::seasons).unwrap();
    let wall = on_wall(&kept, &office.all(), tonight, &office.public()).unwrap();
    assert!(wall.if_it_ended_now);
    // Bo and Cy share the first two places: 2.50 each.
    let rows: Vec<_> = wall
        .rows
        .iter()
        .map(|row| (row.name.as_str(), row.before, row.points.0, row.in_play))
        .collect();
    assert_eq!(
        rows,
        [("Bo", Some(2), 450, true), ("Anna", Some(1), 400, false), ("Cy", Some(3), 350, true)]
    );
    assert_eq!(lines(&kept, &office.all())[0].evenings, 1, "only what is over");
    assert!(on_wall(&kept, &office.all(), TournamentId(99), &office.public()).is_none());
    // Anybody in the room sees no more of a name than the host shows.
    let mut long = wall;
    long.rows[0].name = "Bo van der Berg".into();
    let short = long.clone().with_names(NamesShown::Short).unwrap();
    assert_eq!([&*short.rows[0].name, &*short.rows[1].name], ["Bo B.", "Anna"]);
    assert!(long.with_names(NamesShown::Hidden).is_none());
}

#[test]
fn the_table_goes_out_as_files_in_which_no_name_is_a_formula_or_markup() {
    let office = Fixture::new();
    office.played(&[3, 2]);
    let season = office.season();
    let mut view = office.view(season);
    view.table.rows[0].name = "=1+1<b>".into();
    let folder = tempfile::tempdir().unwrap();
    let saved = |form| {
        save(view.clone(), folder.path(), form, (Paper::A4, 1_788_459_000_000, Language::ENGLISH))
            .unwrap()
    };
    let text = |form| std::fs::read_to_string(saved(form)).unwrap();
    let (csv, html) = (text(SeasonForm::Csv), text(SeasonForm::Html));
    assert!(csv.contains("1,'=1+1<b>,3.00,1,1,0.00,0.00,0,25,"), "{csv}");
    assert!(html.contains("=1+1&lt;b&gt;") && !html.contains("<script"));
    // Rank and name stay put, no column of names is squeezed, and an event has its name and its whole date.
    assert!(html.contains("class=\"n rank\"") && html.contains("class=\"who\""), "{html}");
    let day = html.split("<bdi>T1000 home game</bdi></b><small>").nth(1).unwrap();
    let year = day.split("</small>").next().unwrap().rsplit(' ').next().unwrap();
    assert_eq!(year.len(), 4, "{html}");
    assert!(html.contains("<b>3</b>") && !html.contains("3.00"), "{html}");
    assert!(!html.contains("Knockouts"), "{html}");
    let figures = [Figure::Knockouts, Figure::Rebuys, Figure::Won, Figure::Net].into();
    let season = Season { figures, ..view.season.clone() };
    let all = save(
        SeasonView { season, ..view.clone() },
        folder.path(),
        SeasonForm::Html,
        (Paper::A4, 1_788_459_000_000, Language::ENGLISH),
    );
    let html = std::fs::read_to_string(all.unwrap()).unwrap();
    let heads = ["Knockouts", "Rebuys", "Won", "Net"];
    assert!(heads.iter().all(|head| html.contains(&format!(">{head}</th>"))), "{html}");
    let json: Value = serde_json::from_str(&text(SeasonForm::Json)).unwrap();
    assert_eq!(json["table"]["rows"][0]["points"], 300);
    let pdf = |form| std::fs::read(saved(form)).unwrap();
    let (sheet, poster) = (pdf(SeasonForm::Sheet), pdf(SeasonForm::Poster));
    assert!(sheet.starts_with(b"%PDF") && poster.starts_with(b"%PDF") && sheet != poster);
}

#[test]
fn who_is_not_to_be_named_keeps_the_line_without_the_name_wherever_it_goes_out() {
    let office = Fixture::new();
    office.played(&[3, 2]);
    let tonight = office.played(&[1]);
    let season = office.season();
    let anna = ListedPlayer {
        number: 1,
        name: "Anna".into(),
        city: "Bern".into(),
        unnamed: true,
        ..ListedPlayer::default()
    };
    office.with(|list| list.keep(&anna)).unwrap();
    let bo = ListedPlayer { number: 2, name: "Bo".into(), city: "Rome".into(), ..anna.clone() };
    office.with(|list| list.keep(&ListedPlayer { unnamed: false, ..bo })).unwrap();
    let why = "Anna dealt".to_string();
    office.say(
        season,
        SeasonSaid::Adjust { player: 1, points: Hundredths(50), by: "Host".into(), why },
    );
    // The desk has the name, and says with it that nothing else has.
    let view = office.view(season);
    assert_eq!(view.table.rows[0].name, "Anna");
    assert_eq!(view.unnamed, [1].into());
    let folder = tempfile::tempdir().unwrap();
    for form in [SeasonForm::Csv, SeasonForm::Json, SeasonForm::Html] {
        let office = (Paper::A4, 1_788_459_000_000, Language::of("de"));
        let path = save(view.clone(), folder.path(), form, office).unwrap();
        let text = std::fs::read_to_string(path).unwrap();
        assert!(!text.contains("Anna") && text.contains("Ohne Namen"), "{text}");
        assert!(
            text.contains("Bo")
                && ["3.50", "3,50", "350"].iter().any(|points| text.contains(points)),
            "{text}"
        );
    }
    let kept = office.with(PlayerList::seasons).unwrap();
    let wall = on_wall(&kept, &office.all(), tonight, &office.public()).unwrap();
    let names: Vec<&str> = wall.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["", "Bo", "Cy"]);
    let short = wall.with_names(NamesShown::Short).unwrap();
    assert_eq!(short.rows[0].name, "");
    // The results of the evening go out the same way, with where the others are from.
    let taken = office.office.lock().unwrap().snapshot(tonight).unwrap();
    let path = results::save(&taken, folder.path(), ResultsForm::Csv, &WhoIsWho::default(), || {
        Ok(office.public())
    });
    let text = std::fs::read_to_string(path.unwrap()).unwrap();
    assert!(
        text.contains("Not named") && !text.contains("Anna") && !text.contains("Bern"),
        "{text}"
    );
    let rome = text.lines().find(|line| line.contains("Bo")).unwrap();
    assert!(rome.ends_with("Rome,"), "{rome}");
}

#[test]
fn a_file_of_the_tournament_director_comes_in_once_and_can_be_taken_back() {
    let office = Fixture::new();
    let bytes = include_bytes!("../../../tdt/tests/tdt/fixtures/3.7.2.tdt");
    let first = office.take("friday.tdt", bytes);
    assert!(first.against.is_empty() && !first.known, "{first:?}");
    assert!(!first.undo.added.is_empty() && first.undo.templates.len() == 1);
    let second = office.take("friday again.tdt", bytes);
    assert!(second.known && second.undo == UndoTaken::default(), "{second:?}");
    let kept = office.with(PlayerList::seasons).unwrap();
    assert_eq!(kept[0].season.name, "Friday League \u{b7} Autumn");
    let all = office.all();
    assert!(lines(&kept, &all)[0].players > 1);
    let figures = statistics(Over::Ever {}, &kept, &all);
    assert_eq!((figures.house.events, figures.years.as_slice()), (1, &[2017][..]));
    let faces = office.with(PlayerList::faces).unwrap();
    let who: &Who = &figures.players[0].who;
    let over = Over::Season { number: kept[0].number };
    let page = page(over, who, &kept, &all, &faces, &office.public()).unwrap();
    assert_eq!(page.net[0].after.len(), 1);
    assert!(office.public().values().any(|one| !one.city.is_empty()), "the list knows it");
    // At any later time, from the list of all that came in.
    let imports = office.with(past::imports).unwrap();
    assert_eq!((imports.len(), imports[0].number), (1, first.import));
    office.take_import_back(&first);
    assert_eq!(office.all().len(), 0);
    assert!(office.with(past::imports).unwrap().is_empty());
    assert!(office.with(PlayerList::seasons).unwrap().is_empty());
    assert!(office.office.lock().unwrap().own_templates().iter().all(|own| own.deleted));
    assert_eq!(office.with(|list| list.find("", 0, 9)).unwrap().total, 3);
    // Taken in again it is all there, with players who are on the list.
    let third = office.take("friday.tdt", bytes);
    assert_eq!(third.undo.added.len(), first.undo.added.len());
    assert_eq!(third.undo.templates.len(), 1);
}

#[test]
fn a_file_saved_again_is_another_evening_on_another_day_and_a_corrected_one_takes_its_place() {
    let office = Fixture::new();
    let text =
        String::from_utf8(include_bytes!("../../../tdt/tests/tdt/fixtures/3.7.2.tdt").to_vec())
            .unwrap();
    let first = office.take("friday.tdt", text.as_bytes());
    // Next week, from last week's file: its number, other times, the same set-up under another title.
    let title = "Title: \"Friday \\\"deep\\\" stack\"";
    assert!(text.contains(title));
    let next = text.replace("15000", "15006").replace(title, "Title: \"Friday again\"");
    let second = office.take("friday 2.tdt", next.as_bytes());
    assert_ne!(first.evening, second.evening);
    assert_eq!((second.known, second.undo.templates.len(), office.all().len()), (false, 0, 2));
    assert!(office.take("friday.tdt", text.as_bytes()).known);
    assert!(office.take("friday 2.tdt", next.as_bytes()).known);
    // The prize was put right since.
    let corrected = text.replace("CalculatedAmount: 48", "CalculatedAmount: 40");
    let third = office.take("friday.tdt", corrected.as_bytes());
    assert_eq!((&third.evening, third.known), (&first.evening, false));
    assert!(third.understood.iter().any(|line| line.key == "past-replaced"), "{third:?}");
    let won = office
        .all()
        .iter()
        .flat_map(|one| one.now.entries.clone())
        .map(|one| one.prize)
        .sum::<i64>();
    assert_eq!((office.all().len(), won), (2, 9_450 + 4_000 + 9_450 + 4_800));
    // A yen has no cents.
    let yen = PastFile {
        name: "friday.tdt".into(),
        base64: STANDARD.encode(&text),
        changed_at: 5,
        currency: Currency { code: "JPY".into(), decimals: 0 },
        answers: Default::default(),
    };
    let players = office.office.lock().unwrap().players.clone();
    let yen = take(&yen, || office.office.lock().unwrap(), &players).unwrap();
    assert!(yen.evening.is_none() && yen.against[0].key == "tdt-not-in-currency", "{yen:?}");
}

#[test]
fn the_set_up_of_a_file_comes_in_with_its_rebuys_its_prizes_and_its_colours() {
    let office = Fixture::new();
    let bytes = include_bytes!("../../../tdt/tests/tdt/corpus/prices-by-index.tdt");
    let taken = office.take("thursday.tdt", bytes);
    assert!(taken.against.is_empty() && taken.summary.english.contains("Anna"), "{taken:?}");
    let setup = office.office.lock().unwrap().own_templates()[0].template.setup.clone();
    assert_eq!(setup.rebuy.map(|rule| rule.price.prize.0), Some(3_000));
    assert_eq!(setup.add_on.map(|rule| rule.chips), Some(3_000));
    assert_eq!(setup.chips[0].colour, "#0000ff");
    // Another evening of other fixed prizes has the same set-up.
    let next = String::from_utf8(bytes.to_vec()).unwrap();
    let next = next.replace("t-1", "t-2").replace("160000", "160060");
    let next = next.replace("Amount: 36,", "Amount: 30,");
    let second = office.take("next.tdt", next.as_bytes());
    assert!(second.undo.templates.is_empty() && second.evening.is_some(), "{second:?}");
}

#[test]
fn results_whose_amounts_read_differently_in_two_countries_wait_for_an_answer() {
    let office = Fixture::new();
    let text = b"Place;Name;Prize\n1;Anna;1.250\n2;Bo;500\n";
    let asked = office.take("League 2026-03-14.csv", text);
    assert_eq!((asked.questions.len(), asked.evening, asked.import), (1, None, 0));
    assert_eq!(office.all().len(), 0);
    let file = PastFile {
        name: "League 2026-03-14.csv".into(),
        base64: STANDARD.encode(text),
        changed_at: 5,
        currency: Currency { code: "EUR".into(), decimals: 2 },
        answers: [("thousands".to_string(), 0)].into(),
    };
    let players = office.office.lock().unwrap().players.clone();
    let taken = take(&file, || office.office.lock().unwrap(), &players).unwrap();
    assert!(taken.evening.is_some() && taken.import != 0, "{taken:?}");
    let prizes: Vec<i64> = office.all()[0].now.entries.iter().map(|entry| entry.prize).collect();
    assert_eq!(prizes, [125_000, 50_000]);
}

#[test]
fn each_event_of_a_file_is_an_evening_of_its_own() {
    let office = Fixture::new();
    let text = b"Week 1\n1. Anna Berg\n2. Bo Lind\n\nWeek 2\n1. Bo Lind\n2. Anna Berg\n";
    let asked = office.take("League 2026-03-14.csv", text);
    assert_eq!(asked.questions.len(), 1, "{asked:?}");
    let players = office.office.lock().unwrap().players.clone();
    let take_event = |event| {
        let file = PastFile {
            name: "League 2026-03-14.csv".into(),
            base64: STANDARD.encode(text),
            changed_at: 5,
            currency: Currency { code: "EUR".into(), decimals: 2 },
            answers: [("event".to_string(), event)].into(),
        };
        take(&file, || office.office.lock().unwrap(), &players).unwrap()
    };
    for event in [0, 1, 1] {
        assert!(take_event(event).evening.is_some());
    }
    assert_eq!(office.all().len(), 2, "the second came in twice and is there once");
}

#[test]
fn a_season_whose_points_nobody_has_chosen_names_no_leader() {
    let office = Fixture::new();
    let bytes = include_bytes!("../../../tdt/tests/tdt/corpus/a-script-with-a-strange-word.tdt");
    let taken = office.take("thursday.tdt", bytes);
    assert!(
        taken.not_understood.iter().any(|line| line.english.contains("called lookup")),
        "{taken:?}"
    );
    let kept = office.with(PlayerList::seasons).unwrap();
    assert_eq!(kept[0].season.rules.points, Preset::NotChosen);
    assert_eq!(lines(&kept, &office.all())[0].leader, "");
    let view = office.view(kept[0].number);
    assert!(view.table.trouble.is_some() && points(&view).iter().all(|(_, points)| *points == 0));
}

#[test]
fn points_by_hand_are_lines_of_the_season_and_go_with_their_evening() {
    let office = Fixture::new();
    let first =
        office.take("plain.tdt", include_bytes!("../../../tdt/tests/tdt/corpus/a-script.tdt"));
    let kept = office.with(PlayerList::seasons).unwrap();
    let before = points(&office.view(kept[0].number));
    // The same evening, in which two have points by hand.
    let second =
        office.take("by-hand.tdt", include_bytes!("../../../tdt/tests/tdt/corpus/by-hand.tdt"));
    let view = office.view(kept[0].number);
    assert_eq!((first.evening, view.season.adjustments.len()), (second.evening.clone(), 2));
    assert_ne!(points(&view), before);
    office.take_import_back(&second);
    assert_eq!(points(&office.view(kept[0].number)), before);
}

#[test]
fn a_contradiction_is_listed_and_nothing_of_it_counts() {
    let office = Fixture::new();
    let bytes = include_bytes!("../../../tdt/tests/tdt/fixtures/3.7.2-contradicts.tdt");
    let taken = office.take("odd.tdt", bytes);
    assert!(!taken.against.is_empty() && taken.evening.is_none());
    assert_eq!(office.all().len(), 0);
}

/// What became of a file, in German: every line of it is another one than in English.
fn in_german(taken: &TakenFile) -> Vec<String> {
    let lines = |language| -> Vec<String> {
        let answer = answered(taken, language).unwrap();
        let answer: Value = serde_json::from_str(answer.get()).unwrap();
        let parts = ["understood", "not_understood", "against"];
        let lines = parts.iter().flat_map(|part| answer[*part].as_array().unwrap());
        lines.map(|line| line.as_str().expect("a sentence was said").to_string()).collect()
    };
    let (english, german) = (lines(Language::ENGLISH), lines(Language::of("de")));
    let same: Vec<_> = german.iter().filter(|line| english.contains(line)).collect();
    assert!(!german.is_empty() && same.is_empty(), "{same:?}");
    german
}

#[test]
fn what_became_of_a_file_is_said_in_german_at_a_german_desk() {
    let office = Fixture::new();
    office.office.lock().unwrap().change_setting(Setting::Language("de".into()));
    let bytes = include_bytes!("../../../tdt/tests/tdt/fixtures/3.7.2.tdt");
    let said = in_german(&office.take("friday.tdt", bytes));
    for line in [
        "5 Spieler",
        "2 Levels",
        "Die Einstellungen sind jetzt eine Ihrer Vorlagen.",
        "Die Saison Friday League \u{b7} Autumn ist neu. Sie gibt Punkte nach der Formel der Datei.",
        "Die Punkteformel wird gelesen, wie sie ist: 10*sqrt(n)/sqrt(r)",
    ] {
        assert!(said.iter().any(|one| one == line), "{line}: {said:?}");
    }
    let templates = json!(office.office.lock().unwrap().templates()).to_string();
    assert!(templates.contains("Aus einer Datei von The Tournament Director."), "{templates}");
    let contradicts = include_bytes!("../../../tdt/tests/tdt/fixtures/3.7.2-contradicts.tdt");
    let said = in_german(&office.take("odd.tdt", contradicts));
    let two =
        "Der Preis für den 2. Platz ging an Bo Ek. Nach den Zeiten belegte Bo Ek den 3. Platz.";
    assert!(said.iter().any(|line| line == two), "{said:?}");
    let text = "Place,Name,Prize,KO,Mood\n1,Anna,30,2,good\nlast,Bo,,,\n2,,5,,\n3,Cy,much,,\n4,Di,,,\n4,Ed,,,\n5,Flo,,x,\n5,Flo,,,\n";
    let said = in_german(&office.take("League.csv", text.as_bytes()));
    assert_eq!(
        said,
        [
            "6 Ergebnisse",
            "2 Knockouts",
            "Der Dateiname hat kein Datum wie 2026-03-14. Es gilt der Tag, an dem die Datei zuletzt geändert wurde.",
            "Die Spalte „Mood“ wird nicht gelesen.",
            "Platz 4 steht in 2 Zeilen, aber auch Platz 5 ist vergeben. Darum wird er nicht geteilt.",
            "Zeile 3: „last“ ist kein Platz.",
            "Zeile 4: Der Name fehlt.",
            "Zeile 5: „much“ ist kein Betrag. Das Ergebnis zählt ohne ihn.",
            "Zeile 8: „x“ ist keine Zahl. Das Ergebnis zählt ohne sie.",
        ]
    );
    let refused = |name: &str, bytes: &[u8]| {
        office.try_to_take(name, bytes).unwrap_err().said(Language::of("de")).message
    };
    assert_eq!(
        refused("a.csv", b"30,50\n"),
        "Keine Zeile hat einen Namen und einen Platz. Nennen Sie die Spalten Place, Name, Prize und Knockouts."
    );
    assert_eq!(refused("a.tdt", b"PK"), "Das ist keine Datei von The Tournament Director.");
    assert_eq!(
        refused("a.tdt", b"{V: \"3.7.2\",\n T: new Tournament({\n a: @})}"),
        "Zeile 3 ist nicht verständlich: Ein Wert fehlt."
    );
}

#[test]
fn a_formula_that_is_none_says_so_in_german_at_a_german_desk() {
    let office = Fixture::new();
    let points = Preset::OwnFormula { text: "n - q".into() };
    let rules = Rules { points, ..Rules::default() };
    let draft =
        SeasonDraft { name: "Spring".into(), rules: rules.clone(), ..SeasonDraft::default() };
    let refused = office.with(|list| keep(list, 0, draft)).unwrap_err();
    let none = "In einer Formel heißt nichts q.";
    assert_eq!(refused.said(Language::of("de")).message, none);
    let adjustments = vec![Adjustment {
        player: 99,
        points: Hundredths(50),
        evening: String::new(),
        by: "Host".into(),
        at: 7,
        why: "Dealt".into(),
        ..Adjustment::default()
    }];
    let season = Season { rules, adjustments, ..Season::default() };
    let faces = office.with(PlayerList::faces).unwrap();
    let public = office.public();
    let kept = KeptSeason { number: 1, season };
    let view = view(kept, &office.all(), false, &faces, &public, Language::of("de"));
    assert_eq!(view.table.trouble.as_ref().map(|why| &*why.english), Some(none));
    assert_eq!(json!(view.table.trouble), json!(none), "a window is told a plain text");
    assert_eq!(view.table.rows[0].name, "Nicht auf der Liste");
}

#[test]
fn a_spreadsheet_of_results_is_an_evening_whose_names_are_matched_by_a_word() {
    let office = Fixture::new();
    let text = "Place,Name,Prize\n1,Annie,30\n2,Bo,\n";
    let taken = office.take("League 2026-03-14.csv", text.as_bytes());
    assert!(office.take("copy.csv", text.replace('\n', "\r\n").as_bytes()).known);
    let chosen = [taken.evening.unwrap()].into();
    let draft = SeasonDraft {
        name: "League".into(),
        events: Events { chosen, ..Events::default() },
        ..SeasonDraft::default()
    };
    let season = office.with(|list| keep(list, 0, draft)).unwrap();
    let names = |view: SeasonView| -> Vec<String> {
        view.unlisted.into_iter().map(|one| one.name).collect()
    };
    assert_eq!(names(office.view(season)), ["Annie", "Bo"], "the same name is not the same player");
    office.say(season, SeasonSaid::Match { name: "Annie".into(), player: Some(1) });
    let view = office.view(season);
    assert_eq!(view.table.rows[0].who, Who::Listed(1));
    assert_eq!(names(view), ["Bo"]);
}

/// A league's own table: a column for each evening. All of them come in at once, each on its day, and go at once.
#[test]
fn a_season_table_is_an_evening_for_each_of_its_days() {
    let office = Fixture::new();
    let text = "Player,14 Mar 2026,21 Mar 2026,Total\nAnnie,10,,10\nBo,7.5,10,17.5\nCy,7.5,0,7.5\n";
    let take = |answers: &[(&str, u32)]| {
        let answers = answers.iter().map(|(key, choice)| (key.to_string(), *choice)).collect();
        office.take_with("Spring.csv", text.as_bytes(), answers)
    };
    let keys = |taken: &TakenFile| -> Vec<String> {
        taken.questions.iter().map(|question| question.key.clone()).collect()
    };
    let asked = take(&[]);
    assert_eq!((keys(&asked), asked.evening), (vec!["below-days".into(), "event".into()], None));
    let taken = take(&[("below-days", 1), ("event", 2)]);
    type Placed = (String, Option<u32>, Option<u32>);
    let evenings: Vec<(String, Vec<Placed>)> = office
        .all()
        .into_iter()
        .map(|one| {
            let entries = one.now.entries.iter();
            let results = entries.map(|entry| (entry.name.clone(), entry.place, entry.place_to));
            (one.now.name.clone(), results.collect())
        })
        .collect();
    let result = |name: &str, place, to| (name.to_string(), Some(place), Some(to));
    let march = |day: &str| format!("Spring \u{b7} {day} Mar 2026");
    assert_eq!(
        evenings,
        [
            (march("14"), vec![result("Annie", 1, 1), result("Bo", 2, 3), result("Cy", 2, 3)]),
            (march("21"), vec![result("Bo", 1, 1)]),
        ],
        "nobody who has nothing that day was there"
    );
    assert!(take(&[("below-days", 1), ("event", 2)]).known);
    office.take_import_back(&taken);
    assert_eq!(office.all().len(), 0);
}

#[test]
fn the_names_of_a_spreadsheet_become_players_by_one_word_and_stop_by_another() {
    let office = Fixture::new();
    office.take("League 2026-03-07.csv", b"Place,Name\n1,Annie\n2,Bo\n");
    office.take("League 2026-03-14.csv", b"Place,Name\n1,Bo\n2,Annie\n");
    let names = || office.with(past::unlisted).unwrap().into_iter().collect::<Vec<_>>();
    assert_eq!(names(), ["Annie", "Bo"]);
    let undo = office.with(past::enlist).unwrap();
    assert_eq!((undo.added.len(), undo.named.len()), (1, 2), "Bo was on the list");
    let players = || {
        let evenings = office.all();
        let entries = evenings.iter().flat_map(|one| one.now.entries.clone());
        entries.map(|entry| entry.listed).collect::<Vec<_>>()
    };
    let annie = undo.added.first().copied();
    assert_eq!(players(), [annie, Some(2), Some(2), annie]);
    assert_eq!(names(), [] as [&str; 0]);
    // What comes in later, and what comes in again, knows them.
    let third = office.take("League 2026-03-21.csv", b"Place,Name\n1,Annie\n");
    assert_eq!(players().last(), Some(&annie));
    assert!(office.take("League 2026-03-14.csv", b"Place,Name\n1,Bo\n2,Annie\n").known);
    assert_eq!(names(), [] as [&str; 0]);
    office.take_import_back(&third);
    office.take_back(&undo);
    assert_eq!(players(), [None; 4]);
    assert_eq!(names(), ["Annie", "Bo"]);
    assert_eq!(office.with(|list| list.find("", 0, 9)).unwrap().total, 3);
}
