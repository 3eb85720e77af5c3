//! The lines of a list as a person set them out: without the marks of a mail that is quoted, without numbers that only count, and
//! with a tab between columns that stand below one another. There are as many lines as before.

use crate::roster_places::is_sign;
use crate::roster_words as words;

/// No list with columns has longer lines, in characters.
const WIDEST: usize = 300;

/// The text with the same number of lines, each without what belongs to the page and not to the list.
pub(super) fn prepared(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| unstamped(&unquoted(line))).collect();
    let lines = polled(lines.into_iter().map(|line| ticked(&unlisted(line))).collect());
    let lines = of_countries(lines);
    let lines = unframed(lines);
    carded(uncounted(aligned(lines))).join("\n")
}

/// The text with a tab between its columns, and with its numbers, which may be places.
pub(super) fn columns(text: &str) -> String {
    aligned(unframed(text.lines().map(unquoted).collect())).join("\n")
}

/// The sign between columns: of semicolon, tab and comma the one that most lines have; the rarer one where as many have both.
/// Commas within numbers part nothing, nor does a semicolon at the end of a line with commas.
pub(super) fn delimiter(text: &str) -> u8 {
    let lines_with = |sign: char| {
        let parts = |line: &&str| {
            let ended = sign == ';' && line.contains(',');
            let line = if ended { line.trim_end_matches([';', ' ']) } else { *line };
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

/// Whether a line has a comma that stands between no thousands.
pub(super) fn has_comma_apart(line: &str) -> bool {
    line.match_indices(',').any(|(at, _)| !within_number(line, at))
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

/// A line of a chat without the time at which it was sent: "[20.11.26, 18:02:11] Anna: in", "20/11/2026, 18:02 - Anna: in".
fn unstamped(line: &str) -> String {
    let bracketed = line
        .trim_start_matches('\u{200e}')
        .strip_prefix('[')
        .and_then(|rest| rest.split_once("] "));
    let parts = bracketed.or_else(|| line.split_once(" - "));
    let sent = parts.filter(|(stamp, said)| {
        let ends = stamp.ends_with(|c: char| c.is_ascii_digit() || matches!(c, 'M' | 'm' | '.'));
        words::is_stamp(stamp) && stamp.contains(':') && ends && said.contains(':')
    });
    sent.map_or(line, |(_, said)| said).to_string()
}

/// A line without the signs that a program puts around a list of names: "['Anna', 'Bo']", and names with a space before their
/// quotation marks, or strokes between them.
fn unlisted(line: String) -> String {
    let inner = line.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let parts = inner.map(|inner| inner.split(',').map(str::trim).collect::<Vec<_>>());
    let quoted = |part: &&str| {
        ['\'', '"']
            .iter()
            .any(|sign| part.len() > 2 && part.starts_with(*sign) && part.ends_with(*sign))
    };
    if let Some(parts) = parts.filter(|parts| parts.len() > 1 && parts.iter().all(quoted)) {
        let bare = parts.iter().map(|part| part.trim_matches(['\'', '"']));
        return bare.collect::<Vec<_>>().join(", ");
    }
    if line.starts_with('"') && line.contains("\", \"") {
        return line.replace("\", \"", "\",\"");
    }
    // "Anna, Bo, and Cy"
    let joins = [", and ", ", und ", ", et ", ", y ", ", e ", ", en ", ", och ", ", & "];
    if let Some((rest, last)) = joins.iter().find_map(|join| line.rsplit_once(*join))
        && rest.contains(", ")
        && last.starts_with(char::is_uppercase)
    {
        return format!("{rest}, {last}");
    }
    // "Anna Berg ........ paid"
    if let Some((name, said)) = line.split_once("....")
        && name.chars().any(char::is_alphabetic)
        && !name.contains(['\t', ','])
    {
        let said = said.trim_start_matches(['.', ' ']);
        return if said.is_empty() {
            name.trim().to_string()
        } else {
            format!("{} - {said}", name.trim())
        };
    }
    // "Anna Berg *new*"
    let starred = line.trim_end().strip_suffix('*').and_then(|rest| rest.rsplit_once(" *"));
    if let Some((name, said)) = starred.filter(|(name, said)| {
        name.chars().any(char::is_alphabetic) && said.starts_with(char::is_alphabetic)
    }) {
        return format!("{} ({said})", name.trim());
    }
    // "Bo" below "Anna", with the sign that joins them.
    if let Some(name) = line.trim().strip_prefix("& ") {
        return name.to_string();
    }
    let names: Vec<&str> = line.trim().split('/').collect();
    let name = |part: &&str| {
        part.starts_with(char::is_uppercase)
            && part.chars().skip(1).all(char::is_lowercase)
            && part.len() > 1
    };
    if names.len() >= 3 && names.iter().all(name) { names.join(", ") } else { line }
}

/// A line whose tick or cross stands in its middle, with it at its end: "Anna \u{2714} $20".
fn ticked(line: &str) -> String {
    let marks = [
        '\u{2705}', '\u{2713}', '\u{2714}', '\u{2611}', '\u{274c}', '\u{2716}', '\u{2717}',
        '\u{2718}',
    ];
    let Some((before, rest)) = line.split_once(marks) else { return line.to_string() };
    let mark = line.get(before.len()..line.len().saturating_sub(rest.len())).unwrap_or("");
    let rest = rest.trim_matches(|c: char| c.is_whitespace() || c == '\u{fe0f}');
    let named = before.trim().chars().any(char::is_alphabetic)
        && !before.contains(['\t', ',', ';', '|', ':']);
    let plain = rest
        .chars()
        .next()
        .is_some_and(|c| c.is_ascii_digit() || !c.is_ascii() && !c.is_alphanumeric());
    let figures = rest.contains(|c: char| c.is_ascii_digit()) && !rest.contains(marks);
    if named && figures && (plain || rest.starts_with('$')) {
        format!("{} ({rest}) {mark}", before.trim())
    } else {
        line.to_string()
    }
}

/// Lines that all end with the sign of a country, with brackets around it: "Anna Berg SWE".
fn of_countries(lines: Vec<String>) -> Vec<String> {
    let parts = |line: &str| {
        let (name, sign) = line.trim().rsplit_once(' ')?;
        let words = name
            .split_whitespace()
            .filter(|word| word.chars().all(|c| c.is_alphabetic() || c == '-'));
        let capitals =
            |word: &str| word.chars().count() > 1 && !word.chars().any(char::is_lowercase);
        let words: Vec<&str> = words.collect();
        (sign.len() == 3
            && is_sign(sign)
            && words.len() > 1
            && !words.iter().any(|word| capitals(word)))
        .then(|| format!("{name} ({sign})"))
    };
    let filled = || lines.iter().filter(|line| !line.trim().is_empty());
    let many = filled().filter(|line| parts(line).is_some()).count();
    if many < 2 || many.saturating_mul(4) < filled().count().saturating_mul(3) {
        return lines;
    }
    lines.iter().map(|line| parts(line).unwrap_or_else(|| line.clone())).collect()
}

/// Lines that begin with a plus, a minus or a question mark for who comes, with the signs of a poll instead.
fn polled(lines: Vec<String>) -> Vec<String> {
    let begins = |sign: &str| {
        let names = |line: &&String| {
            line.trim().strip_prefix(sign).is_some_and(|rest| rest.starts_with(char::is_alphabetic))
        };
        lines.iter().filter(names).count()
    };
    let filled = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let (plus, minus, open) = (begins("+ "), begins("- "), begins("? "));
    if plus == 0
        || plus.saturating_add(minus).saturating_add(open).saturating_mul(3)
            < filled.saturating_mul(2)
    {
        return lines;
    }
    let signs = [("+ ", "\u{2705} "), ("- ", "\u{274c} "), ("? ", "\u{2753} ")];
    let marked = |line: String| {
        let bare = line.trim();
        let found = signs
            .iter()
            .find_map(|(sign, mark)| Some(format!("{mark}{}", bare.strip_prefix(*sign)?)));
        found.unwrap_or(line)
    };
    lines.into_iter().map(marked).collect()
}

/// Rows of a table that upright strokes frame, with tabs between their cells.
fn unframed(lines: Vec<String>) -> Vec<String> {
    // "Anna | yes | 1": a table whose frame is open.
    let filled = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let open = |line: &&String| line.contains(" | ") && !line.trim().starts_with('|');
    let parted = lines.iter().filter(open).count();
    // "Anna|yes|20"
    let strokes = |line: &String| line.matches('|').count();
    let first = lines.iter().find(|line| !line.trim().is_empty()).map_or(0, strokes);
    let bare = |line: &&String| {
        strokes(line) == first && !line.trim().starts_with('|') && !line.contains(['\t', ','])
    };
    if first > 0 && filled > 1 && lines.iter().filter(bare).count() == filled {
        return lines.iter().map(|line| line.replace('|', "\t")).collect();
    }
    if parted > 2 && parted.saturating_mul(4) > filled.saturating_mul(3) {
        return lines.iter().map(|line| line.replace(" | ", "\t")).collect();
    }
    let inner = |line: &str| {
        let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
        Some(inner.split('|').map(str::trim).collect::<Vec<_>>().join("\t"))
    };
    if lines.iter().filter(|line| inner(line).is_some()).count() < 2 {
        return lines;
    }
    let rule = |row: &str| row.chars().all(|c| matches!(c, '-' | ':' | '\t' | ' ' | '='));
    let row = |line: String| match inner(&line) {
        Some(row) if rule(&row) => String::new(),
        Some(row) => row,
        None => line,
    };
    lines.into_iter().map(row).collect()
}

/// Lines in columns that spaces set apart, with a tab between the columns.
fn aligned(lines: Vec<String>) -> Vec<String> {
    let spaced = |line: &str| line.trim().contains("  ");
    let filled = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let apart = lines.iter().filter(|line| spaced(line)).count();
    let parted = |line: &&String| spaced(line) && (has_comma_apart(line) || line.contains(';'));
    if lines.iter().filter(parted).count().saturating_mul(2) > apart {
        return lines;
    }
    // Two spaces are enough where every line has as many full names.
    let names = |line: &String| {
        let parts: Vec<&str> =
            line.trim().split("  ").map(str::trim).filter(|part| !part.is_empty()).collect();
        let full = |part: &&str| {
            part.split(' ').count() == 2
                && part.split(' ').all(|word| word.starts_with(char::is_uppercase))
        };
        parts.iter().all(full).then_some(parts.len())
    };
    let first = lines.iter().find(|line| !line.trim().is_empty()).and_then(names);
    let even = first.is_some_and(|many| many > 1)
        && lines.iter().filter(|line| !line.trim().is_empty()).all(|line| names(line) == first);
    let wide = even || lines.iter().any(|line| line.trim().contains("   "));
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
    if width > WIDEST {
        return lines;
    }
    // A gap is blank in every row with another blank beside it, or in most where most have a word behind it.
    let begins: Vec<usize> = (1..width)
        .filter(|at| {
            let before = at.saturating_sub(1);
            let ends = rows.iter().all(|row| blank(row, before))
                && !rows.iter().all(|row| blank(row, *at));
            let double = |row: &&Vec<char>| blank(row, before.saturating_sub(1)) || blank(row, *at);
            let doubles = rows.iter().filter(double).count();
            let begin = rows.iter().filter(|row| !blank(row, *at)).count();
            let most = |many: usize| many.saturating_mul(2) > rows.len();
            ends && (doubles == rows.len() || most(doubles) && most(begin))
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

/// Takes the numbers off lines that count up: "1 Anna", "2 Bo". The count starts again below the heading of a table.
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

/// Lines that all begin with a number of a card, with a tab behind it: "10021 Anna".
fn carded(lines: Vec<String>) -> Vec<String> {
    let parts = |line: &str| {
        let (number, name) = line.trim().split_once(' ')?;
        let digits = number.len() >= 3 && number.bytes().all(|byte| byte.is_ascii_digit());
        let card = digits || words::is_code(number);
        let name = name.trim();
        let alone = name.chars().all(|c| !c.is_ascii_digit() && c != '\t' && c != ',' && c != ';');
        (card && alone && !name.is_empty()).then(|| format!("{number}\t{name}"))
    };
    let filled = || lines.iter().filter(|line| !line.trim().is_empty());
    if filled().count() < 2 || !filled().all(|line| parts(line).is_some()) {
        return lines;
    }
    lines.into_iter().map(|line| parts(&line).unwrap_or(line)).collect()
}
