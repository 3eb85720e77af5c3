//! The table of a season as a file: for a spreadsheet, for a program, as a page that needs nothing but itself, and on paper.

use super::prelude::*;
use crate::files::{file_name, write_whole};
use crate::office::seasons::SeasonView;
use chrono::{Local, TimeZone as _};
use serde_json::json;
use shuffle_up_engine::base::csv_cells::line;
use shuffle_up_engine::results::html::{HEAD, STYLE, escaped};
use shuffle_up_paper::{Paper, SeasonSheet, SeasonSheetRow, season_sheet};

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
    let view = &view.in_public(&word!(customs, "paper-season-unnamed", "Not named"));
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

/// The table on paper. Who has played too few evenings has a dash in place of a rank.
fn pdf(view: &SeasonView, paper: Paper, now: i64, customs: &Customs) -> Vec<u8> {
    let rows = view.table.rows.iter().map(|row| SeasonSheetRow {
        rank: row.rank.map_or_else(|| "\u{2013}".into(), |rank| rank.to_string()),
        name: row.name.clone(),
        figures: vec![
            row.results.len().to_string(),
            row.wins.to_string(),
            customs.points(row.points),
        ],
    });
    let sheet = SeasonSheet {
        columns: vec![
            word!(customs, "paper-season-played", "Played"),
            word!(customs, "paper-season-wins", "Wins"),
            word!(customs, "paper-season-points", "Points"),
        ],
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
    let mut heads: Vec<String> =
        ["Rank", "Name", "Points", "Played", "Wins", "Adjusted"].map(String::from).into();
    heads.extend(view.table.evenings.iter().map(|one| format!("{} {}", day(one.at), one.name)));
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
        ];
        written.extend((0u32..).zip(&view.table.evenings).map(|(evening, _)| {
            let of = row.results.iter().find(|cell| cell.evening == evening);
            of.map(|cell| cell.points.to_string()).unwrap_or_default()
        }));
        text.push_str(&cells(&written));
    }
    text
}

fn json(view: &SeasonView) -> String {
    let file = json!({
        "format": "shuffle-up-season",
        "version": 1,
        "season": view.season.name,
        "formula": view.formula,
        "rules": view.season.rules,
        "table": view.table,
        "adjustments": view.season.adjustments,
        "pots": view.pots,
    });
    format!("{file:#}\n")
}

fn html(view: &SeasonView, customs: &Customs) -> String {
    let name = escaped(&view.season.name);
    let evenings = &view.table.evenings;
    let dates: String = evenings
        .iter()
        .map(|one| {
            format!(
                "<th class=\"n\" scope=\"col\" title=\"{}\">{}</th>",
                escaped(&one.name),
                day(one.at).get(5..).unwrap_or_default()
            )
        })
        .collect();
    let rows: String = view
        .table
        .rows
        .iter()
        .map(|row| {
            let cells: String = (0u32..)
                .zip(evenings)
                .map(|(evening, _)| {
                    let of = row.results.iter().find(|cell| cell.evening == evening);
                    let points = of.map(|cell| match cell.counts {
                        true => customs.points(cell.points),
                        // Not counted: in brackets, as a printed table has it.
                        false => format!("<small>({})</small>", customs.points(cell.points)),
                    });
                    format!("<td class=\"n\">{}</td>", points.unwrap_or_default())
                })
                .collect();
            format!(
                "<tr><td class=\"n\">{}</td><td class=\"who\"><bdi>{}</bdi></td><td class=\"n\"><b>{}</b></td>{cells}</tr>\n",
                row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
                escaped(&row.name),
                customs.points(row.points)
            )
        })
        .collect();
    let played = played(view, customs);
    let head = HEAD.replace("lang=\"en\"", &format!("lang=\"{}\"", customs.language().tag()));
    let rank = word!(customs, "paper-season-rank", "Rank");
    let (player, points) = (customs.player(), word!(customs, "paper-season-points", "Points"));
    format!(
        "{head}<title>{name}</title>\n<style>{STYLE} body {{ max-width: 72rem; }} .wide {{ overflow-x: auto; }}</style>\n</head>\n<body>\n\
         <h1><bdi>{name}</bdi></h1>\n<p>{played}</p>\n<div class=\"wide\"><table>\n<thead><tr><th class=\"n\" scope=\"col\">{rank}</th>\
         <th scope=\"col\">{player}</th><th class=\"n\" scope=\"col\">{points}</th>{dates}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n\
         </body>\n</html>\n"
    )
}
