//! The log as a sheet, and as a file for a spreadsheet.

use super::customs::Customs;
use super::{SheetPart, event_and_day, file_name, imprint_with_line, write_whole};
use crate::house::Snapshot;
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::base::csv_cells::line;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::numbers::to_u64;
use shuffle_up_engine::base::words::capital;
use shuffle_up_engine::views::log::{LineFilter, LogRow, lines_of, row};
use shuffle_up_paper::{HeadFigure, LogSheet, LogSheetRow};
use shuffle_up_words::{Language, plain};
use std::path::{Path, PathBuf};

/// The lines that a filter lets through, the first one said at the top as on any record.
pub(super) fn lines(log: &Log, filter: &LineFilter) -> Vec<LogRow> {
    lines_of(log, filter).into_iter().rev().filter_map(|number| row(log, number)).collect()
}

/// The log, or the lines of it that are wanted.
pub(super) fn log_of(
    log: &Log,
    now: Millis,
    part: &SheetPart,
    language: Language,
) -> Result<LogSheet, Problem> {
    let filter = match part {
        SheetPart::Lines { filter } => filter.clone(),
        _ => LineFilter::default(),
    };
    let rows = lines(log, &filter);
    if rows.is_empty() {
        return Err(problem!(not_now, "no-log-line", "No line of the log matches."));
    }
    let figure = |label: &str, value: String| HeadFigure { label: label.into(), value };
    let tournament = log.tournament();
    let customs = Customs::of(tournament);
    let count = |count: usize| customs.count(to_u64(count));
    let mut figures = vec![figure("Lines", count(rows.len()))];
    if !filter.search.trim().is_empty() {
        figures.push(figure("With the words", filter.search.trim().to_string()));
    }
    if let Some(entry) = filter.entry {
        figures.push(figure("About", tournament.name(entry).to_string()));
    }
    if let Some(table) = filter.table {
        figures.push(figure("At", capital(&tournament.table_words(table))));
    }
    let struck = rows.iter().filter(|row| row.struck).count();
    figures.push(figure("Struck", count(struck)));
    let rows = rows.into_iter().map(|row| LogSheetRow {
        number: row.line.to_string(),
        time: customs.second(row.at),
        text: format!("{} {}", plain(&row.verb, language), plain(&row.what, language))
            .trim()
            .into(),
        device: row.device,
        struck: row.struck,
    });
    Ok(LogSheet {
        event: event_and_day(log, now),
        figures,
        rows: rows.collect(),
        imprint: imprint_with_line(log, now),
        ..LogSheet::default()
    })
}

/// Writes the lines that a filter lets through as CSV beside the sheets of the tournament; answers where they are.
///
/// # Errors
/// A folder that cannot be written.
pub fn save(taken: &Snapshot, folder: &Path, filter: &LineFilter) -> Result<PathBuf, Problem> {
    let log = &*taken.log;
    let heads = ["line", "time", "device", "action", "what", "struck", "takes effect after line"];
    let rows = lines(log, filter).into_iter().map(|row| {
        let after = row.after.map_or_else(String::new, |after| after.to_string());
        line(&[
            &row.line.to_string(),
            &Customs::for_machines(row.at),
            &row.device,
            &row.verb,
            &row.what,
            if row.struck { "yes" } else { "" },
            &after,
        ])
    });
    let text: String = std::iter::once(format!("\u{feff}{}", line(&heads))).chain(rows).collect();
    let folder = folder.join(file_name(&log.tournament().setup.name, taken.tournament));
    let part = SheetPart::Lines { filter: filter.clone() }.file();
    let path = folder.join(format!("log{part}.csv"));
    write_whole(path, text.as_bytes())
}
