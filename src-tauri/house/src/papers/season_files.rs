//! The table of a season as a file: for a spreadsheet, for a program, as a page that needs nothing but itself, and on paper.

use super::prelude::*;
use crate::files::{file_name, write_whole};
use crate::office::seasons::SeasonView;
use chrono::{Local, TimeZone as _};
use serde_json::json;
use shuffle_up_engine::base::csv_cells::line;
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::results::html::{HEAD, STYLE, escaped};
use shuffle_up_paper::{Paper, SeasonSheet, SeasonSheetRow, season_sheet};
use shuffle_up_seasons::Hundredths;
use shuffle_up_seasons::pot::Pot;
use shuffle_up_seasons::season::{Adjustment, Figure, Rules};
use shuffle_up_seasons::series::series;
use shuffle_up_seasons::table::{Row, Table};

/// What the data says it is.
pub const FORMAT: &str = "shuffle-up-season";

/// In which form a season is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeasonForm {
    /// A table for a spreadsheet.
    Csv,
    /// Everything, for a program.
    Json,
    /// A page that needs nothing but itself.
    Html,
    /// A sheet on the house's paper.
    Sheet,
    /// A poster of twice that size.
    Poster,
}

/// Writes the table as it stands now, as it goes out; answers where it is.
pub fn save(
    view: SeasonView,
    folder: &Path,
    form: SeasonForm,
    (office, now, language): (Paper, i64, Language),
) -> Result<PathBuf, Problem> {
    let customs = &Customs::of_the_house(language);
    let view = &view.in_public(&unnamed(language));
    let (file, bytes) = match form {
        SeasonForm::Csv => ("Season.csv", csv(view).into_bytes()),
        SeasonForm::Json => ("Season.json", json(view).into_bytes()),
        SeasonForm::Html => ("Season.html", html(view, customs).into_bytes()),
        SeasonForm::Sheet => ("Sheet.pdf", pdf(view, office, now, customs)),
        SeasonForm::Poster => {
            let large = if office == Paper::Letter { Paper::Tabloid } else { Paper::A3 };
            ("Poster.pdf", pdf(view, large, now, customs))
        }
    };
    let folder = folder.join("Seasons").join(file_name(&view.season.name, view.number));
    write_whole(folder.join(file), &bytes)
}

/// The season as a program reads it, as it goes out with so much of each name; nothing where names are hidden.
pub fn data(view: SeasonView, shown: NamesShown, language: Language) -> Option<String> {
    let view = view.in_public(&unnamed(language)).with_names(shown)?;
    Some(json(&view))
}

/// What stands in the place of the name of one who is not to be named.
pub fn unnamed(language: Language) -> String {
    word!(Customs::of_the_house(language), "paper-season-unnamed", "Not named")
}

/// Writes a figure of a row.
type Written = Box<dyn Fn(&Row) -> String>;

/// A column of figures beside the points.
struct Beside {
    head: String,
    of: Written,
}

/// The figures that this season shows beside the points; amounts only where all are in one currency.
fn beside(view: &SeasonView, customs: &Customs) -> Vec<Beside> {
    let one = |figure: &Figure| {
        let money = view.table.currency.clone();
        let (code, decimals) = money.clone().unwrap_or_else(|| ("XXX".into(), 2));
        let written = customs.with_currency(code, decimals);
        let (head, of): (String, Written) = match figure {
            Figure::Knockouts => (
                word!(customs, "paper-season-knockouts", "Knockouts"),
                Box::new(move |row| written.points(row.knockouts, row.knockouts.0 % 100 == 0)),
            ),
            Figure::Rebuys => (
                word!(customs, "paper-season-rebuys", "Rebuys"),
                Box::new(|row| row.rebuys.to_string()),
            ),
            Figure::Won | Figure::Net if money.is_none() => return None,
            Figure::Won => (
                word!(customs, "paper-season-won", "Won"),
                Box::new(move |row| written.money(Money(row.won))),
            ),
            Figure::Net => (
                word!(customs, "paper-season-net", "Net"),
                Box::new(move |row| written.money(Money(row.net))),
            ),
        };
        Some(Beside { head, of })
    };
    view.season.figures.iter().filter_map(one).collect()
}

/// Whether every number of points in the table is whole, so that none needs decimals.
fn is_whole(view: &SeasonView) -> bool {
    let whole = |points: Hundredths| points.0 % 100 == 0;
    view.table
        .rows
        .iter()
        .all(|row| whole(row.points) && row.results.iter().all(|cell| whole(cell.points)))
}

/// A rank, or several that are shared; a dash for one who has played too few evenings.
fn rank(row: &Row) -> String {
    match (row.rank, row.rank_to) {
        (Some(rank), Some(to)) if to > rank => format!("{rank}\u{2013}{to}"),
        (Some(rank), _) => rank.to_string(),
        (None, _) => "\u{2013}".into(),
    }
}

/// The table on paper.
fn pdf(view: &SeasonView, paper: Paper, now: i64, customs: &Customs) -> Vec<u8> {
    let (beside, whole) = (beside(view, customs), is_whole(view));
    let rows = view.table.rows.iter().map(|row| {
        let mut figures = vec![row.results.len().to_string(), row.wins.to_string()];
        figures.extend(beside.iter().map(|column| (column.of)(row)));
        figures.push(customs.points(row.points, whole));
        SeasonSheetRow { rank: rank(row), name: row.name.clone(), figures }
    });
    let mut columns = vec![
        word!(customs, "paper-season-played", "Played"),
        word!(customs, "paper-season-wins", "Wins"),
    ];
    columns.extend(beside.iter().map(|column| column.head.clone()));
    columns.push(word!(customs, "paper-season-points", "Points"));
    let sheet = SeasonSheet {
        columns,
        rows: rows.collect(),
        ends: Ends {
            title: view.season.name.clone(),
            event: played(view, customs),
            figures: Vec::new(),
            imprint: word!(customs, "paper-printed", "Printed {time}", time = customs.day(now)),
            page: customs.page(),
        },
    };
    season_sheet(&sheet, paper).made_at(now.div_euclid(1_000)).to_pdf()
}

/// How many events the table has, and from when to when.
fn played(view: &SeasonView, customs: &Customs) -> String {
    let evenings = &view.table.evenings;
    match (evenings.first(), evenings.last()) {
        (Some(first), Some(last)) if customs.day(first.at) == customs.day(last.at) => {
            let events = customs.say(Phrase::count(evenings.len(), "event", "events"));
            format!("{events} \u{b7} {}", customs.day(first.at))
        }
        (Some(first), Some(last)) => word!(
            customs,
            "paper-season-events",
            "{events} \u{b7} {from} to {to}",
            events = Phrase::count(evenings.len(), "event", "events"),
            from = customs.day(first.at),
            to = customs.day(last.at)
        ),
        _ => word!(customs, "paper-season-empty", "No event yet"),
    }
}

/// The day of an evening, the same for every reader.
fn day(at: i64) -> String {
    let time = Local.timestamp_millis_opt(at).single();
    time.map(|time| time.format("%Y-%m-%d").to_string()).unwrap_or_default()
}

fn csv(view: &SeasonView) -> String {
    let mut heads: Vec<String> = [
        "Rank",
        "Name",
        "Points",
        "Played",
        "Wins",
        "Adjusted",
        "Knockouts",
        "Rebuys",
        "Paid",
        "Won",
    ]
    .map(String::from)
    .into();
    heads.extend(view.table.evenings.iter().map(|one| format!("{} {}", day(one.at), one.name)));
    // Amounts of several currencies are no sum.
    let currency = view.table.currency.as_ref();
    let currency =
        currency.map(|(code, decimals)| Currency { code: code.clone(), decimals: *decimals });
    let amount = |minor: i64| {
        currency.as_ref().map(|currency| currency.plain(Money(minor))).unwrap_or_default()
    };
    let cells = |cells: &[String]| line(&cells.iter().map(String::as_str).collect::<Vec<_>>());
    let mut text = format!("\u{feff}{}", cells(&heads));
    for row in &view.table.rows {
        let mut written = vec![
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.name.clone(),
            row.points.to_string(),
            row.results.len().to_string(),
            row.wins.to_string(),
            row.adjusted.to_string(),
            row.knockouts.to_string(),
            row.rebuys.to_string(),
            amount(row.paid),
            amount(row.won),
        ];
        written.extend((0u32..).zip(&view.table.evenings).map(|(evening, _)| {
            let of = row.results.iter().find(|cell| cell.evening == evening);
            of.map(|cell| cell.points.to_string()).unwrap_or_default()
        }));
        text.push_str(&cells(&written));
    }
    text
}

/// A season as a program reads it: `docs/season.schema.json`. A later version of the program adds to it and removes nothing.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SeasonData<'a> {
    /// What this is: `shuffle-up-season`.
    format: &'static str,
    /// 1.
    version: u32,
    /// The name of the season.
    season: &'a str,
    /// The rules as a formula; empty where a table gives the points.
    formula: &'a str,
    /// How points are given and added up.
    rules: &'a Rules,
    /// The table. An evening in play counts as if it ended now.
    table: &'a Table,
    /// Points given and taken by the house's word, struck ones among them.
    adjustments: &'a [Adjustment],
    /// The league's money, one for each currency.
    pots: &'a [Pot],
}

fn json(view: &SeasonView) -> String {
    let data = SeasonData {
        format: FORMAT,
        version: 1,
        season: &view.season.name,
        formula: &view.formula,
        rules: &view.season.rules,
        table: &view.table,
        adjustments: &view.season.adjustments,
        pots: &view.pots,
    };
    format!("{:#}\n", json!(data))
}

/// How the page of a season looks beside what all pages have: rank and name stay where they are while the events move, no name
/// is cut in the middle of a word, and a heading has at most two lines of an event's name.
const SEASON_STYLE: &str = "
  body { max-width: none; width: fit-content; min-width: min(52rem, 100% - 2.5rem); max-width: calc(100% - 2.5rem); padding: 0; }
  .wide { overflow-x: auto; max-width: 100%; }
  table { width: auto; min-width: 100%; border-collapse: separate; border-spacing: 0; }
  th { vertical-align: bottom; }
  .who { width: auto; min-width: 11rem; max-width: 16rem; overflow-wrap: break-word; hyphens: auto; }
  .rank { min-width: 2.25rem; max-width: 2.75rem; }
  .rank, .who { position: sticky; z-index: 1; background: #f3f1ea; }
  .rank { left: 0; }
  .who { left: 3.25rem; border-right: 1px solid #d8d4c6; }
  .event { min-width: 5.5rem; white-space: normal; font-weight: 400; }
  .event b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; max-height: 2.9em;
    overflow-wrap: break-word; font-weight: 650; }
  .event small { white-space: nowrap; }
  @media (max-width: 40rem) {
    body { margin: 1.25rem auto; min-width: 0; max-width: calc(100% - 1.5rem); }
    h1 { font-size: 1.6rem; }
    td, th { padding: .35rem .4rem; font-size: .9375rem; }
    .who { min-width: 7rem; max-width: 9.5rem; left: 3.05rem; }
    .event { min-width: 5rem; font-size: .8125rem; }
  }
  @media (prefers-color-scheme: dark) { .rank, .who { background: #0b1210; border-color: #26342e; } }
  @media print { .rank, .who { position: static; background: none; } .wide { overflow: visible; } }
";

fn html(view: &SeasonView, customs: &Customs) -> String {
    let name = escaped(&view.season.name);
    let evenings = &view.table.evenings;
    let (beside, whole) = (beside(view, customs), is_whole(view));
    let columns: String = beside
        .iter()
        .map(|column| format!("<th class=\"n\" scope=\"col\">{}</th>", escaped(&column.head)))
        .collect();
    let events: String = evenings
        .iter()
        .map(|one| {
            format!(
                "<th class=\"n event\" scope=\"col\" title=\"{}\"><b><bdi>{}</bdi></b><small>{}</small></th>",
                escaped(&one.name),
                escaped(&series(&one.name)),
                customs.short_day(one.at)
            )
        })
        .collect();
    let rows: String = view
        .table
        .rows
        .iter()
        .map(|row| {
            let figures: String = beside
                .iter()
                .map(|column| format!("<td class=\"n\">{}</td>", escaped(&(column.of)(row))))
                .collect();
            let cells: String = (0u32..)
                .zip(evenings)
                .map(|(evening, _)| {
                    let of = row.results.iter().find(|cell| cell.evening == evening);
                    let points = of.map(|cell| match cell.counts {
                        true => customs.points(cell.points, whole),
                        // Not counted: in brackets, as a printed table has it.
                        false => format!("<small>({})</small>", customs.points(cell.points, whole)),
                    });
                    format!("<td class=\"n\">{}</td>", points.unwrap_or_default())
                })
                .collect();
            format!(
                "<tr><td class=\"n rank\">{}</td><td class=\"who\"><bdi>{}</bdi></td><td class=\"n\"><b>{}</b></td>{figures}{cells}</tr>\n",
                rank(row),
                escaped(&row.name),
                customs.points(row.points, whole)
            )
        })
        .collect();
    let played = played(view, customs);
    let head = HEAD.replace("lang=\"en\"", &format!("lang=\"{}\"", customs.language().tag()));
    let rank = word!(customs, "paper-season-rank", "Rank");
    let (player, points) = (customs.player(), word!(customs, "paper-season-points", "Points"));
    format!(
        "{head}<title>{name}</title>\n<style>{STYLE}{SEASON_STYLE}</style>\n</head>\n<body>\n\
         <h1><bdi>{name}</bdi></h1>\n<p>{played}</p>\n<div class=\"wide\"><table>\n<thead><tr><th class=\"n rank\" scope=\"col\">{rank}</th>\
         <th class=\"who\" scope=\"col\">{player}</th><th class=\"n\" scope=\"col\">{points}</th>{columns}{events}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n\
         </body>\n</html>\n"
    )
}
