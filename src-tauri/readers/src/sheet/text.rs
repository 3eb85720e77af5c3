//! The rows of a text: the cells of a CSV file or of a table in Markdown, or lines as they stand.

use super::{MOST_COLUMNS, MOST_ROWS, Row, cell};
use crate::roster;
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use shuffle_up_engine::base::csv_cells::unguarded;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::{Phrase, phrase};

/// The text of these bytes, in whatever encoding, with a remark on it where there is something to look at.
///
/// # Errors
/// Bytes that are no text.
pub(crate) fn decode(bytes: &[u8]) -> Result<(String, Phrase), Phrase> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes)
        && encoding != UTF_8
    {
        let (text, _, broken) = encoding.decode(bytes);
        let remark = if broken {
            phrase!(
                "utf-16-partly-read",
                "Parts of this UTF-16 file could not be read. Look for the character \u{fffd}."
            )
        } else {
            phrase!("utf-16-read", "The file is in UTF-16. It was read without loss.")
        };
        return Ok((text.into_owned(), remark));
    }
    if bytes.contains(&0) {
        return Err(phrase!(
            "not-a-text-file",
            "This is not a text file. Save the list as CSV or as plain text and choose that."
        ));
    }
    let (text, _, broken) = UTF_8.decode(bytes);
    if !broken {
        return Ok((text.into_owned(), Phrase::default()));
    }
    let (text, _, _) = WINDOWS_1252.decode(bytes);
    let odd: Vec<String> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_ascii())
        .map(|(index, _)| index.saturating_add(1).to_string())
        .take(12)
        .collect();
    let remark = phrase!(
        "read-as-windows-1252",
        "The file is not in UTF-8. It was read as Windows-1252: check the accents in line {lines}.",
        lines = odd.join(", "),
    );
    Ok((text.into_owned(), remark))
}

/// The rows of a text, and whether they are those of a table.
pub(crate) fn text_rows(text: &str) -> (Vec<Row>, bool) {
    // A table of Markdown whose rows lost their ends: "| a | b ||---|---|| 1 | 2 |".
    let flat = text.contains("||--") || text.contains("||:-");
    let unfolded = if flat { text.replace("||", "|\n|") } else { String::new() };
    let text = if flat { &unfolded } else { text };
    let lines: Vec<(u32, &str)> = text
        .lines()
        .enumerate()
        .map(|(index, line)| (to_u32(index).saturating_add(1), line))
        .filter(|(_, line)| !line.trim().is_empty())
        .take(MOST_ROWS)
        .collect();
    let sign = sign_between(&lines);
    let rows = lines
        .into_iter()
        .filter(|(_, line)| !is_rule(line))
        .map(|(number, line)| {
            let cells = match sign {
                None => vec![cell(line)],
                Some(',') => roster::cells(line, b',').iter().map(|text| cell(text)).collect(),
                Some('|') => {
                    let inner = line.trim();
                    let inner = inner.strip_prefix('|').unwrap_or(inner);
                    let inner = inner.strip_suffix('|').unwrap_or(inner);
                    inner.split('|').map(|text| unmarked(&cell(text))).collect()
                }
                Some(sign) if line.contains('"') => {
                    let sign = u8::try_from(sign).unwrap_or(b'\t');
                    roster::cells(line, sign).iter().map(|text| cell(text)).collect()
                }
                Some(sign) => line.split(sign).map(|text| cell(unguarded(text))).collect(),
            };
            Row { line: number, cells: cells.into_iter().take(MOST_COLUMNS).collect() }
        })
        .collect();
    (rows, sign.is_some())
}

/// Without the stars and ticks by which Markdown sets a word apart.
fn unmarked(text: &str) -> String {
    text.trim_matches(['*', '_', '`', ' ']).replace("<br>", " ").replace("**", "")
}

/// The line of dashes below a heading in Markdown, or any other line that is drawn.
fn is_rule(line: &str) -> bool {
    let mut signs = line.chars().filter(|c| !c.is_whitespace());
    line.contains("--") && signs.all(|c| matches!(c, '-' | '|' | ':' | '+' | '='))
        || line.trim().chars().all(|c| matches!(c, '=' | '_' | '\u{2500}' | '\u{2550}'))
}

/// The sign between cells: that of tab, bar and semicolon which most lines have, else a comma where it does not stand between
/// thousands; none where the lines are no table.
fn sign_between(lines: &[(u32, &str)]) -> Option<char> {
    let with = |sign: char| lines.iter().filter(|(_, line)| line.contains(sign)).count();
    let found = ['\t', '|', ';'].into_iter().max_by_key(|sign| (with(*sign), *sign == '\t'))?;
    // Somebody's remark may have one of them; a table has them in most lines that hold figures.
    let figures = lines.iter().filter(|(_, line)| line.chars().any(|c| c.is_ascii_digit()));
    let (all, cut) = figures.fold((0_usize, 0_usize), |(all, cut), (_, line)| {
        (all.saturating_add(1), cut.saturating_add(usize::from(line.contains(found))))
    });
    // A heading whose words are apart by commas says more than the signs of remarks below it.
    let heading =
        lines.first().filter(|(_, line)| !line.contains(found) && commas_apart(line) >= 3);
    if with(found) > 0 && cut.saturating_mul(2) >= all && heading.is_none() {
        return Some(found);
    }
    let apart = lines.iter().filter(|(_, line)| commas_apart(line) > 0).count();
    let most = apart.saturating_mul(2) > lines.len();
    (apart > 0 && most).then_some(',')
}

/// How many commas of a line are between cells: one with a space behind it is in a sentence, one within quotation marks in a cell,
/// and one before three digits in a number, unless the whole line is figures with commas.
fn commas_apart(line: &str) -> usize {
    let bare = line.trim();
    if !bare.contains(',') {
        return 0;
    }
    let figures = bare.chars().all(|c| matches!(c, '0'..='9' | ',' | '"' | 'k' | 'K' | 'm' | 'M'));
    if figures {
        return bare.matches(',').count();
    }
    let signs: Vec<char> = bare.chars().collect();
    let digit =
        |at: Option<usize>| at.and_then(|at| signs.get(at)).is_some_and(char::is_ascii_digit);
    let mut quoted = false;
    let mut found: usize = 0;
    for (at, sign) in signs.iter().enumerate() {
        match sign {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                let ahead = |by: usize| at.checked_add(by);
                let group = digit(at.checked_sub(1))
                    && (1..=3).all(|by| digit(ahead(by)))
                    && !digit(ahead(4));
                let sentence = signs.get(at.saturating_add(1)).is_some_and(|c| *c == ' ');
                if !group && !sentence {
                    found = found.saturating_add(1);
                }
            }
            _ => {}
        }
    }
    found
}
