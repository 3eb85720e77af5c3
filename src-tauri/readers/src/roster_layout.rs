//! The lines of a list as a person set them out: without the marks of a mail that is quoted, without numbers that only count, and
//! with a tab between columns that stand below one another. There are as many lines as before.

use crate::roster_words as words;

/// The text with the same number of lines, each without what belongs to the page and not to the list.
pub(super) fn prepared(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(unquoted).collect();
    uncounted(aligned(lines)).join("\n")
}

/// The sign between columns: of semicolon, tab and comma the one that most lines have; the rarer one where as many have both.
/// Commas within numbers, and signs at the end of a line, part nothing.
pub(super) fn delimiter(text: &str) -> u8 {
    let lines_with = |sign: char| {
        let parts = |line: &&str| {
            let line = line.trim_end_matches([sign, ' ']);
            line.match_indices(sign).any(|(at, _)| sign != ',' || !within_number(line, at))
        };
        text.lines().take(200).filter(parts).count()
    };
    let signs = [(',', b','), (';', b';'), ('\t', b'\t')];
    let best = signs
        .map(|(sign, byte)| (lines_with(sign), byte))
        .into_iter()
        .max_by_key(|(many, _)| *many);
    match best {
        Some((0, _)) if text.contains(',') => b'\t',
        Some((0, _)) | None => b',',
        Some((_, byte)) => byte,
    }
}

/// Whether the comma here has a figure before it and three behind it.
fn within_number(line: &str, at: usize) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let (before, after) = line.split_at_checked(at).unwrap_or((line, ""));
    let behind = after.chars().skip(1).take_while(|c| digit(*c)).count();
    before.ends_with(digit) && behind == 3
}

/// A line without the marks of a quotation: "> Anna", ">> Anna".
fn unquoted(line: &str) -> String {
    let mut rest = line;
    while let Some(inner) = rest.trim_start().strip_prefix('>') {
        rest = inner.strip_prefix(' ').unwrap_or(inner);
    }
    rest.to_string()
}

/// Lines in columns that spaces set apart, with a tab between the columns.
fn aligned(lines: Vec<String>) -> Vec<String> {
    let spaced = |line: &str| line.trim().contains("  ");
    let filled = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let apart = lines.iter().filter(|line| spaced(line)).count();
    let wide = lines.iter().any(|line| line.trim().contains("   "));
    if apart < 2
        || !wide
        || apart.saturating_mul(2) < filled
        || lines.iter().any(|line| line.contains('\t'))
    {
        return lines;
    }
    let rows: Vec<Vec<char>> = lines
        .iter()
        .filter(|line| spaced(line))
        .map(|line| line.trim_end().chars().collect())
        .collect();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let blank = |row: &Vec<char>, at: usize| row.get(at).is_none_or(|sign| *sign == ' ');
    // A gap is blank in every row, and in half of them with another blank beside it.
    let begins: Vec<usize> = (1..width)
        .filter(|at| {
            let before = at.saturating_sub(1);
            let ends = rows.iter().all(|row| blank(row, before))
                && !rows.iter().all(|row| blank(row, *at));
            let double = |row: &&Vec<char>| blank(row, before.saturating_sub(1)) || blank(row, *at);
            ends && rows.iter().filter(double).count().saturating_mul(2) >= rows.len()
        })
        .collect();
    let cut = |line: &str| -> String {
        let mut made = String::new();
        for (at, sign) in line.trim_end().chars().enumerate() {
            if begins.contains(&at) {
                made = format!("{}\t", made.trim_end_matches(' '));
            }
            if sign != ' ' || !made.ends_with('\t') && !made.is_empty() {
                made.push(sign);
            }
        }
        made
    };
    let cuts =
        |line: &&String| spaced(line) && cut(line).split('\t').any(|cell| cell.contains("  "));
    let uneven = begins.is_empty() || lines.iter().any(|line| cuts(&line));
    let set = |line: String| match (spaced(&line), uneven) {
        (false, _) => line,
        (true, false) => cut(&line),
        (true, true) => {
            let cells = line.split("  ").map(str::trim).filter(|cell| !cell.is_empty());
            cells.collect::<Vec<_>>().join("\t")
        }
    };
    lines.into_iter().map(set).collect()
}

/// Lines without the numbers before them, where those count: "1 Anna", "2 Bo". They begin anew below the heading of a table.
fn uncounted(lines: Vec<String>) -> Vec<String> {
    let counted = |line: &str| -> Option<(u32, usize)> {
        let line = line.trim();
        let digits = line.chars().take_while(char::is_ascii_digit).count();
        let (number, rest) = line.split_at_checked(digits)?;
        let apart = rest.is_empty() || rest.starts_with(' ');
        let number = number.parse().ok().filter(|number| apart && *number < 1_000)?;
        Some((number, digits))
    };
    let (mut before, mut tables, mut named, mut others) = (0_u32, 0_usize, 0_usize, 0_usize);
    for line in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()) {
        match counted(line) {
            Some((number, digits)) => {
                let next = number > before && number <= before.saturating_add(10);
                if !next && number > 1 {
                    return lines;
                }
                before = number;
                named = named.saturating_add(usize::from(line.len() > digits));
            }
            None if words::heads(line) => (before, tables) = (0, tables.saturating_add(1)),
            None => others = others.saturating_add(1),
        }
    }
    if named < 2 && (tables == 0 || named == 0) || others > named {
        return lines;
    }
    let bare = |line: String| match counted(&line) {
        // A seat without a name stays one.
        Some((_, digits)) => match line.trim().get(digits..).map(str::trim) {
            None | Some("") => "-".to_string(),
            Some(rest) => rest.to_string(),
        },
        None => line,
    };
    lines.into_iter().map(bare).collect()
}
