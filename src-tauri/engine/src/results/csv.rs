//! Results as a table for a spreadsheet: one line an entry, amounts in whole units of the currency with a point.

use crate::base::csv_cells::line;
use crate::results::{ResultRow, Results, decimal};

/// The heads of the columns. Later versions only add columns, at the end.
pub const HEADS: [&str; 17] = [
    "place",
    "place to",
    "player",
    "prize",
    "goods",
    "bounties",
    "bounties won",
    "paid in",
    "net",
    "rebuys",
    "add-ons",
    "entry",
    "entry of player",
    "house number",
    "currency",
    "city",
    "country",
];

/// The table, with its heading. It begins with the mark by which spreadsheets know UTF-8.
pub fn write(results: &Results) -> String {
    let lines = results.rows.iter().map(|row| line_of(results, row));
    std::iter::once(format!("\u{feff}{}", line(&HEADS))).chain(lines).collect()
}

fn line_of(results: &Results, row: &ResultRow) -> String {
    let amount = |amount| decimal(&results.currency, amount);
    let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    let cells = [
        number(row.place),
        number(row.place_to),
        row.name.clone(),
        amount(row.prize),
        row.goods.join(", "),
        row.bounties.to_string(),
        amount(row.bounties_won),
        amount(row.paid_in),
        amount(row.net),
        row.rebuys.to_string(),
        row.add_ons.to_string(),
        row.entry.0.to_string(),
        row.entry_of_player.to_string(),
        number(row.listed),
        results.currency.code.clone(),
        row.city.clone(),
        row.country.clone(),
    ];
    line(&cells.each_ref().map(String::as_str))
}
