//! Results as a table for a spreadsheet: one line an entry, amounts in whole units of the currency with a point.

use crate::base::csv_cells::line;
use crate::results::{ResultRow, Results, decimal};

/// A column: its head, and what stands in it of an entry.
type Column = (&'static str, fn(&Results, &ResultRow) -> String);

/// The columns. Later versions only add some, at the end.
const COLUMNS: [Column; 17] = [
    ("place", |_, row| number(row.place)),
    ("place to", |_, row| number(row.place_to)),
    ("player", |_, row| row.name.clone()),
    ("prize", |results, row| decimal(&results.currency, row.prize)),
    ("goods", |_, row| row.goods.join(", ")),
    ("bounties", |_, row| row.bounties.to_string()),
    ("bounties won", |results, row| decimal(&results.currency, row.bounties_won)),
    ("paid in", |results, row| decimal(&results.currency, row.paid_in)),
    ("net", |results, row| decimal(&results.currency, row.net)),
    ("rebuys", |_, row| row.rebuys.to_string()),
    ("add-ons", |_, row| row.add_ons.to_string()),
    ("entry", |_, row| above_nothing(row.entry.0)),
    ("entry of player", |_, row| above_nothing(row.entry_of_player)),
    ("house number", |_, row| number(row.listed)),
    ("currency", |results, _| results.currency.code.clone()),
    ("city", |_, row| row.city.clone()),
    ("country", |_, row| row.country.clone()),
];

/// Who went out of a flight of the series has no entry here.
fn above_nothing(number: u32) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

fn number(number: Option<u32>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

/// The table, with its heading. It begins with the mark by which spreadsheets know UTF-8.
pub fn write(results: &Results) -> String {
    let heads = format!("\u{feff}{}", line(&COLUMNS.map(|(head, _)| head)));
    let lines = results.every_row().map(|row| {
        let cells = COLUMNS.map(|(_, cell)| cell(results, &row));
        line(&cells.each_ref().map(String::as_str))
    });
    std::iter::once(heads).chain(lines).collect()
}
