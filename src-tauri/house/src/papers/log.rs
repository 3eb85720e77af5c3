//! The log as a sheet, and as a file for a spreadsheet.

use super::prelude::*;
use crate::files::{file_name, write_whole};
use crate::office::Snapshot;
use shuffle_up_engine::base::csv_cells::line;
use shuffle_up_engine::views::log::{LineFilter, LogRow, lines_of, row};
use shuffle_up_paper::{LogSheet, LogSheetRow};

/// The lines that a filter lets through, the first one said at the top as on any record.
pub(super) fn lines(log: &Log, filter: &LineFilter) -> Vec<LogRow> {
    lines_of(log, filter).into_iter().rev().filter_map(|number| row(log, number)).collect()
}

/// The log, or the lines of it that are wanted.
pub(super) fn log_of(of: &Source<'_>, part: &SheetPart) -> Result<LogSheet, Problem> {
    let filter = match part {
        SheetPart::Lines { filter } => filter.clone(),
        _ => LineFilter::default(),
    };
    let rows = lines(of.log, &filter);
    if rows.is_empty() {
        return Err(problem!(not_now, "no-log-line", "No line of the log matches."));
    }
    let customs = &of.customs;
    let count = |count: usize| customs.count(to_u64(count));
    let mut figures = vec![figure(word!(customs, "paper-lines", "Lines"), count(rows.len()))];
    if !filter.search.trim().is_empty() {
        let searched = filter.search.trim().to_string();
        figures.push(figure(word!(customs, "paper-with-words", "With the words"), searched));
    }
    if let Some(entry) = filter.entry {
        let name = of.tournament().name(entry).to_string();
        figures.push(figure(word!(customs, "paper-about", "About"), name));
    }
    if let Some(table) = filter.table {
        figures.push(figure(word!(customs, "paper-at", "At"), of.table(table)));
    }
    let struck = rows.iter().filter(|row| row.struck).count();
    figures.push(figure(word!(customs, "paper-struck", "Struck"), count(struck)));
    let rows = rows.into_iter().map(|row| LogSheetRow {
        number: row.line.to_string(),
        time: customs.second(row.at),
        text: format!("{} {}", customs.say(row.verb), customs.say(row.what)).trim().into(),
        device: row.device,
        struck: row.struck,
    });
    Ok(LogSheet {
        rows: rows.collect(),
        ends: Ends {
            imprint: of.imprint_with_line(),
            ..of.ends(word!(customs, "paper-log", "Log"), figures)
        },
        heads: [
            word!(customs, "paper-line", "Line"),
            word!(customs, "paper-time", "Time"),
            word!(customs, "paper-what-was-said", "What was said"),
            word!(customs, "paper-device", "Device"),
        ],
        struck: word!(customs, "paper-line-struck", "struck"),
    })
}

/// Writes the lines that a filter lets through as CSV beside the sheets of the tournament; answers where they are.
pub fn save(taken: &Snapshot, folder: &Path, filter: &LineFilter) -> Result<PathBuf, Problem> {
    let log = &*taken.log;
    let heads = ["line", "time", "device", "action", "what", "struck", "takes effect after line"];
    let rows = lines(log, filter).into_iter().map(|row| {
        let after = row.after.map_or_else(String::new, |after| after.to_string());
        line(&[
            &row.line.to_string(),
            &Customs::for_machines(row.at),
            &row.device,
            &row.verb.english,
            &row.what.english,
            if row.struck { "yes" } else { "" },
            &after,
        ])
    });
    let text: String = std::iter::once(format!("\u{feff}{}", line(&heads))).chain(rows).collect();
    let folder = folder.join(file_name(&log.tournament().setup.name, taken.tournament.0));
    let part = SheetPart::Lines { filter: filter.clone() }.file();
    let path = folder.join(format!("log{part}.csv"));
    write_whole(path, text.as_bytes())
}
