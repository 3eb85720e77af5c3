//! The rows of HTML: those of its tables, and the text around them, line by line.

use super::{MOST_COLUMNS, Row, cell};
use html5gum::{Token, Tokenizer};
use shuffle_up_engine::base::numbers::to_u32;

/// The most columns and rows over which one cell is believed to reach.
const MOST_SPAN: usize = 12;

/// Whether a text is HTML with something to read in rows.
pub(super) fn is_html(text: &str) -> bool {
    let head: String = text.chars().take(200_000).collect::<String>().to_ascii_lowercase();
    ["<table", "<tr", "<td", "<!doctype html", "<html", "<li>", "<p>", "<br>", "<br/", "<br "]
        .iter()
        .any(|tag| head.contains(tag))
}

/// The rows. A cell over several columns stands in the first of them, one over several rows in each.
pub(super) fn rows(text: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut cells: Vec<String> = Vec::new();
    let mut said = String::new();
    let (mut span, mut unseen): (usize, usize) = (1, 0);
    let mut line: u32 = 1;
    let mut in_cell = false;
    // Cells that reach down: their column, how many rows more, and what they say.
    let held: std::cell::RefCell<Vec<(usize, usize, String)>> = std::cell::RefCell::default();
    let mut down: usize = 1;
    let fill = |cells: &mut Vec<String>| {
        let mut held = held.borrow_mut();
        while let Some((_, left, said)) =
            held.iter_mut().find(|(column, left, _)| *column == cells.len() && *left > 0)
        {
            cells.push(said.clone());
            *left = left.saturating_sub(1);
        }
    };
    let end_cell = |cells: &mut Vec<String>, said: &mut String, span: usize, down: usize| {
        fill(cells);
        if down > 1 {
            let mut held = held.borrow_mut();
            held.retain(|(column, ..)| *column != cells.len());
            held.push((cells.len(), down.saturating_sub(1), cell(said)));
        }
        cells.push(cell(said));
        said.clear();
        for _ in 1..span {
            cells.push(String::new());
        }
        cells.truncate(MOST_COLUMNS);
    };
    let end_row = |rows: &mut Vec<Row>, cells: &mut Vec<String>, line: &mut u32| {
        if cells.iter().any(|cell| !cell.is_empty()) {
            fill(cells);
            rows.push(Row { line: *line, cells: std::mem::take(cells) });
            *line = line.saturating_add(1);
        }
        cells.clear();
    };
    for token in Tokenizer::new(text) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).to_ascii_lowercase();
                match name.as_str() {
                    "td" | "th" => {
                        if in_cell || !said.trim().is_empty() {
                            end_cell(&mut cells, &mut said, span, down);
                        }
                        if !in_cell && cells.len() == 1 && unseen == 0 {
                            // Text before a table is no cell of it.
                            end_row(&mut rows, &mut cells, &mut line);
                        }
                        in_cell = true;
                        let wide = tag.attributes.iter().find(|(key, _)| &***key == b"colspan");
                        let wide =
                            wide.map(|(_, value)| String::from_utf8_lossy(value).into_owned());
                        span = wide.and_then(|wide| wide.trim().parse().ok()).unwrap_or(1);
                        span = span.clamp(1, MOST_SPAN);
                        let tall = tag.attributes.iter().find(|(key, _)| &***key == b"rowspan");
                        let tall =
                            tall.map(|(_, value)| String::from_utf8_lossy(value).into_owned());
                        down = tall.and_then(|tall| tall.trim().parse().ok()).unwrap_or(1);
                        down = down.clamp(1, MOST_SPAN);
                        unseen = 1;
                    }
                    "tr" => {
                        if in_cell || !said.trim().is_empty() {
                            end_cell(&mut cells, &mut said, span, down);
                        }
                        in_cell = false;
                        end_row(&mut rows, &mut cells, &mut line);
                        unseen = 0;
                    }
                    "script" | "style" | "head" => unseen = 2,
                    "br" if in_cell => said.push(' '),
                    "br" | "p" | "div" | "li" | "h1" | "h2" | "h3" | "h4" | "table" | "ul"
                    | "ol"
                        if !in_cell =>
                    {
                        end_cell(&mut cells, &mut said, 1, 1);
                        end_row(&mut rows, &mut cells, &mut line);
                    }
                    "p" | "div" | "li" => said.push(' '),
                    _ => {}
                }
            }
            Token::EndTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).to_ascii_lowercase();
                match name.as_str() {
                    "td" | "th" if in_cell => {
                        end_cell(&mut cells, &mut said, span, down);
                        in_cell = false;
                        span = 1;
                    }
                    "tr" | "table" => {
                        if name == "table" {
                            held.borrow_mut().clear();
                        }
                        if in_cell {
                            end_cell(&mut cells, &mut said, span, down);
                        }
                        in_cell = false;
                        end_row(&mut rows, &mut cells, &mut line);
                        unseen = 0;
                    }
                    "script" | "style" | "head" => {
                        said.clear();
                        unseen = 0;
                    }
                    "p" | "div" | "li" | "h1" | "h2" | "h3" | "h4" if !in_cell => {
                        end_cell(&mut cells, &mut said, 1, 1);
                        end_row(&mut rows, &mut cells, &mut line);
                    }
                    _ => {}
                }
            }
            Token::String(text) if unseen < 2 => said.push_str(&String::from_utf8_lossy(&text)),
            _ => {}
        }
    }
    end_cell(&mut cells, &mut said, 1, 1);
    end_row(&mut rows, &mut cells, &mut line);
    for (number, row) in rows.iter_mut().enumerate() {
        row.line = to_u32(number).saturating_add(1);
    }
    rows
}
