//! Prize structures as they are published, made into a place and a figure a line: several in one line, a chart of which one column
//! is meant, amounts as another country writes them.

use crate::amount_signs::Signs;
use crate::folding::folded;
use crate::question::{Answers, SheetQuestion};
use crate::roster;
use crate::sheet::Sheet;
use crate::structure_text::span;
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;

/// The longest text of which the lines are told apart here; a longer one is a plain list.
const LONGEST: usize = 20_000;

/// The text with a place and a figure a line, and what is asked about it.
pub(super) fn tidied(
    text: &str,
    customs: &Customs,
    answers: &Answers,
) -> (String, Vec<SheetQuestion>) {
    if text.len() > LONGEST {
        return (text.to_string(), Vec::new());
    }
    if takes_all(text) {
        return ("1\t100%".into(), Vec::new());
    }
    let listed = of_records(text).or_else(|| of_brackets(text));
    let text = &plain_lines(&pool_apart(listed.as_deref().unwrap_or(text)));
    let text = &stacked(text).unwrap_or_else(|| text.clone());
    let mut questions = Vec::new();
    let text = match chart(text, answers).or_else(|| chart_in_lines(text, answers)) {
        Some((column, question)) => {
            questions.extend(question);
            column
        }
        None => text.to_string(),
    };
    let (text, question) = one_of_two(&text, answers);
    questions.extend(question);
    let prizes = |line: &&str| has_figure(line) && !is_sum(line);
    let alone = text.lines().filter(prizes).count() == 1;
    let lines: Vec<String> = text
        .lines()
        .map(without_spaces)
        .flat_map(|line| match (turned(&line), by_tab(&line).filter(|_| !alone)) {
            (Some(lines), _) if !lines.is_empty() => lines,
            (_, Some(line)) => vec![line],
            (_, None) => apart(&line, alone),
        })
        .filter(|line| !is_sum(line) && !is_unpaid(line))
        .collect();
    let text = upright(lines).join("\n");
    let (text, question) = foreign(&text, customs, answers);
    questions.extend(question);
    (multiplied(&text, customs), questions)
}

/// The text with a sentence about the pool on a line of its own: "1st $50, 2nd $30. Pool is $80."
fn pool_apart(text: &str) -> String {
    let mut made = String::new();
    let mut from: usize = 0;
    for (at, sign) in text.match_indices([',', '.']) {
        let behind = at.saturating_add(2);
        if text.get(at..behind).is_none_or(|said| !said.ends_with(' ')) {
            continue;
        }
        let low = folded(text.get(behind..).unwrap_or_default());
        let before = text.get(from..at).unwrap_or_default();
        // "Total: $1000, 1st: $600"
        let first = low.split_whitespace().next().unwrap_or("");
        let begins = sign == ","
            && pool_word(folded(before).trim()).is_some()
            && is_ordinal(first.trim_end_matches(':'));
        let placed = sign == ","
            && !before.split_whitespace().next().is_some_and(|first| is_ordinal(&folded(first)));
        if begins || !placed && pool_word(low.trim_start_matches("the ")).is_some() {
            made.push_str(text.get(from..at).unwrap_or_default());
            made.push('\n');
            from = behind;
        }
    }
    made.push_str(text.get(from..).unwrap_or_default());
    made
}

/// Lines whose places go from the last to the first, turned round.
fn upright(mut lines: Vec<String>) -> Vec<String> {
    let place = |line: &String| {
        let first = line.trim().split([' ', '\t']).next().unwrap_or("");
        let bare = first.trim_end_matches(['.', ')', ':']);
        (bare.len() < first.len() || is_ordinal(&folded(first)) || line.contains('\t'))
            .then(|| first.to_string())
    };
    let filled: Vec<String> = lines.iter().filter(|line| has_figure(line)).cloned().collect();
    let places: Option<Vec<String>> = filled.iter().map(place).collect();
    if places.is_some_and(|places| are_places(places.iter().rev())) {
        lines = filled.into_iter().rev().collect();
    }
    lines
}

/// Whether a text says that the winner has everything.
fn takes_all(text: &str) -> bool {
    let low = folded(text).replace('-', " ");
    matches!(
        low.trim().trim_end_matches(['.', '!']),
        "winner takes all"
            | "winner take all"
            | "der sieger bekommt alles"
            | "alles an den sieger"
            | "tout au vainqueur"
            | "tout pour le vainqueur"
            | "todo para el ganador"
            | "el ganador se lo lleva todo"
            | "\u{512a}\u{52dd}\u{8005}\u{7dcf}\u{53d6}\u{308a}"
    )
}

fn has_figure(text: &str) -> bool {
    text.chars().any(|c| c.is_ascii_digit())
}

/// Whether a line is about the pool and no prize.
fn is_sum(line: &str) -> bool {
    let low = folded(line);
    let begins = ["places paid", "paid places", "entries", "players", "buy-in", "teilnehmer"];
    let low = low.trim_start();
    // "Prize 1: 300" has a place before its figure, and "Total prizes: 1. 500" too.
    let alone = |low: &str| {
        pool_word(low).is_some_and(|rest| {
            pool_figure(rest).is_some() && !rest.split_whitespace().any(is_ordinal)
        })
    };
    let of_pool = |low: &str| {
        let low = low.trim();
        !has_figure(low)
            || alone(low)
            || begins.iter().any(|begin| low.starts_with(begin))
            || counts_players(low)
            || counts_players(low.strip_prefix("total ").unwrap_or(low))
            || low
                .strip_prefix("total players")
                .or_else(|| low.strip_prefix("total entries"))
                .is_some_and(|rest| figures(rest).len() == 1)
    };
    let guarantees =
        ["guarantee", "gtd", "garantie", "garantiert", "garantizado", "garantito", "garanti"];
    let guaranteed = guarantees.iter().any(|word| low.starts_with(word)) && figures(low).len() == 1;
    guaranteed
        || of_pool(low) && has_figure(low)
        || low.contains(", ") && low.split(", ").all(of_pool)
}

/// The figure of a pool in the words behind its word: the only one that is no share, and stands in no bracket.
fn pool_figure(rest: &str) -> Option<(usize, usize)> {
    let open = rest.split_once('(').map_or(rest, |(before, _)| before);
    // "20 x 50 = 1000"
    if let Some(at) = open.rfind('=') {
        let mut behind = figures(open).into_iter().filter(|(from, _)| *from > at);
        return behind.next_back();
    }
    let share = |(_, to): &(usize, usize)| {
        rest.get(*to..).is_some_and(|rest| rest.trim_start().starts_with('%'))
    };
    let found = figures(open).into_iter().filter(|figure| !share(figure));
    // "2 400" has its thousands apart by a space.
    let whole = found.fold(Vec::new(), |mut all: Vec<(usize, usize)>, (from, to)| {
        let joins = |last: &&mut (usize, usize)| {
            rest.get(last.1..from) == Some(" ") && to.saturating_sub(from) == 3
        };
        match all.last_mut().filter(joins) {
            Some(last) => last.1 = to,
            None => all.push((from, to)),
        }
        all
    });
    whole.first().copied().filter(|_| whole.len() == 1)
}

/// What stands behind the words for the pool with which a folded line begins; nothing where it begins with others.
fn pool_word(low: &str) -> Option<&str> {
    const POOLS: [&str; 41] = [
        "total prize pool",
        "total prizepool",
        "total prize money",
        "total pot",
        "total payout",
        "total",
        "prize pool",
        "prizepool",
        "prize money",
        "prize fund",
        "pool",
        "pot",
        "payout total",
        "gesamtpreisgeld",
        "preisgeld gesamt",
        "preisgeld",
        "gesamt",
        "summe",
        "preispool",
        "preistopf",
        "pott",
        "dotation totale",
        "dotation",
        "cagnotte",
        "bolsa",
        "bote",
        "premio total",
        "montepremi",
        "prijzenpot",
        "prijzengeld",
        "totaal",
        "totale",
        "premiacao total",
        "premiacao",
        "prispott",
        "prissumma",
        "totalt",
        "\u{8cde}\u{91d1}\u{7dcf}\u{984d}",
        "\u{8cde}\u{91d1}\u{30d7}\u{30fc}\u{30eb}",
        "\u{7dcf}\u{984d}",
        "\u{5408}\u{8a08}",
    ];
    let ends = |rest: &&str| !rest.starts_with(|c: char| c.is_ascii_alphabetic());
    POOLS.iter().find_map(|word| low.strip_prefix(word).filter(ends))
}

/// The pool that a text names: its words, and the amounts that they may mean, in hundredths of the unit. How the country writes
/// figures decides nothing here: a pool that fits in any way contradicts no prize.
pub(super) fn pool(text: &str) -> Option<(String, Vec<i64>)> {
    let said = |part: &str| -> Option<(String, Vec<i64>)> {
        let low = folded(part);
        let low = low.trim_start();
        let begin = low.find(|c: char| c.is_alphabetic()).unwrap_or(0);
        let rest = pool_word(low.get(begin..)?)?;
        let money = part.contains(is_money) || !low.starts_with("total") || !has_small(rest);
        let (from, to) = pool_figure(rest).filter(|_| money)?;
        let counted = counts_players(rest.trim());
        let figure = rest.get(from..to).filter(|_| !counted)?;
        let zeros = factor_at(rest, to).map_or(0, |(_, zeros)| zeros);
        Some((figure.to_string(), amounts(figure, zeros)))
    };
    let lines = text.lines().flat_map(|line| {
        [line].into_iter().chain(line.split([';', '|']).flat_map(|part| part.split(", ")))
    });
    let sentences = text.split(". ").map(str::trim);
    let mut found = lines.map(str::trim).chain(sentences).filter_map(said);
    found.next()
}

/// Whether words other than those of money stand beside a figure: "entries: 45".
fn has_small(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 3)
}

/// What a figure may mean, in hundredths: with all its signs between thousands, and with the last before decimals.
fn amounts(figure: &str, zeros: usize) -> Vec<i64> {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let hundredths = |whole: &str, part: &str| {
        let padded = format!("{part:0<width$}", width = zeros.saturating_add(2));
        let kept = padded.get(..zeros.saturating_add(2))?;
        format!("{whole}{kept}").parse::<i64>().ok()
    };
    let parted = figure.rsplit_once(['.', ',']).filter(|(_, part)| part.len() <= 2 || zeros > 0);
    let whole = hundredths(&digits(figure), "");
    let part = parted.and_then(|(before, behind)| hundredths(&digits(before), behind));
    whole.into_iter().chain(part).collect()
}

/// Whether a line is a place that gets nothing: "4 -".
fn is_unpaid(line: &str) -> bool {
    let parts = line.trim().split_once([' ', '\t']);
    let nothing = |c: char| matches!(c, '-' | '\u{2013}' | '\u{2014}' | ' ');
    parts.is_some_and(|(place, rest)| span(place).is_some() && rest.trim().chars().all(nothing))
}

/// A line that says the prize before its place, the other way round: "$500 for 1st, $300 for 2nd".
fn turned(line: &str) -> Option<Vec<String>> {
    let one = |part: &str| {
        let words: Vec<&str> = part.split_whitespace().collect();
        let [prize, join, place @ ..] = words.as_slice() else { return None };
        let joins = matches!(folded(join).as_str(), "for" | "fur" | "pour" | "para" | "per" | "to");
        let place = place.strip_prefix(&["the"]).unwrap_or(place).join(" ");
        (joins && is_figure(prize) && span(&place).is_some()).then(|| format!("{place}\t{prize}"))
    };
    line.split([';', ',']).filter(|part| !part.trim().is_empty()).map(one).collect()
}

/// Whether every figure of a line counts players or places: "9 players paid", "45 players, 9 paid". It is folded.
fn counts_players(low: &str) -> bool {
    const COUNTED: [&str; 26] = [
        "player",
        "place",
        "entry",
        "entrant",
        "runner",
        "people",
        "joueur",
        "jugador",
        "personen",
        "players",
        "paid",
        "places",
        "entries",
        "entrants",
        "runners",
        "spieler",
        "teilnehmer",
        "platze",
        "bezahlt",
        "joueurs",
        "payes",
        "inscrits",
        "jugadores",
        "premiados",
        "pagados",
        "\u{4eba}",
    ];
    let words: Vec<&str> = low
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .collect();
    let counts = |at: usize| {
        let next = words.get(at.saturating_add(1));
        next.is_some_and(|next| COUNTED.contains(&next.trim_end_matches([':', '.', ')'])))
    };
    let many = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'-' | b'+');
    has_figure(low)
        && words
            .iter()
            .enumerate()
            .all(|(at, word)| !has_figure(word) || word.bytes().all(many) && counts(at))
}

/// The lines without a heading that has figures in a sentence, tables of Markdown with tabs, and ranges of places in words as with
/// a dash.
fn plain_lines(text: &str) -> String {
    let is_prose = |line: &str| {
        let words = line
            .split_whitespace()
            .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() >= 3);
        let ends =
            line.trim_end().ends_with(|c: char| c.is_ascii_digit() || c == '%' || is_money(c));
        line.trim().starts_with(char::is_alphabetic)
            && words.count() >= 2
            && !ends
            && !line.contains([':', '\t', ';', ',', '%', '/'])
            && !line.contains(is_money)
    };
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let prizes = lines.iter().any(|line| has_figure(line));
        if !prizes && has_figure(line) && is_prose(line) {
            lines.push(String::new());
            continue;
        }
        let bare = line.trim();
        let cells = bare.strip_prefix('|').and_then(|line| line.strip_suffix('|'));
        lines.push(match cells {
            Some(cells) if cells.chars().all(|c| matches!(c, '|' | '-' | ':' | ' ')) => {
                String::new()
            }
            Some(cells) => cells.split('|').map(str::trim).collect::<Vec<_>>().join("\t"),
            None => ranged(&in_figures(&swiss(&line.replace('\u{3001}', ", ")))),
        });
    }
    lines.join("\n")
}

/// A line without the stroke that stands for no cents ("1'250.-"), and with a space for the dash between a place and its prize
/// ("1st-$500").
fn swiss(line: &str) -> String {
    let word = |word: &str| {
        // "1'250" is written so in no other country.
        let parts = word.split(['\'', '\u{2019}']).enumerate();
        let grouped = parts.clone().count() > 1
            && parts.clone().all(|(at, part)| {
                let figures = part.chars().filter(char::is_ascii_digit).count();
                let ends = part.trim_end_matches(|c: char| !c.is_ascii_digit());
                at == 0 && part.ends_with(|c: char| c.is_ascii_digit())
                    || figures == 3 && ends.len() == 3
            });
        let joined = if grouped { word.replace(['\'', '\u{2019}'], "") } else { word.to_string() };
        let word = joined.as_str();
        let bare = word.trim_end_matches([',', ';']);
        let whole = [".-", ".\u{2013}", ".\u{2014}", ",-", ",\u{2013}", ",\u{2014}"]
            .iter()
            .find_map(|sign| bare.strip_suffix(sign))
            .filter(|whole| whole.ends_with(|c: char| c.is_ascii_digit()));
        let end = word.get(bare.len()..).unwrap_or("");
        if let Some(whole) = whole {
            return format!("{whole}{end}");
        }
        let parts = bare.split_once(['-', '\u{2013}']);
        match parts.filter(|(place, prize)| {
            let bare =
                place.bytes().all(|byte| byte.is_ascii_digit()) && prize.starts_with(is_money);
            (is_ordinal(&folded(place)) && !is_ordinal(&folded(prize)) || bare && !place.is_empty())
                && is_figure(prize)
        }) {
            Some((place, prize)) if !is_ordinal(&folded(place)) => format!("{place}. {prize}{end}"),
            Some((place, prize)) => format!("{place} {prize}{end}"),
            None => word.to_string(),
        }
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Words between the prizes of a sentence.
const JOINS: [&str; 16] = [
    "and", "the", "und", "der", "die", "den", "et", "le", "la", "y", "el", "e", "il", "o", "och",
    "en",
];
/// The first places in words.
const PLACES: [(&str, &[&str]); 3] = [
    (
        "1st",
        &[
            "first",
            "winner",
            "champion",
            "erster",
            "erste",
            "sieger",
            "siegerin",
            "gewinner",
            "gewinnerin",
            "premier",
            "vainqueur",
            "primero",
            "ganador",
            "primo",
            "vincitore",
            "eerste",
            "winnaar",
            "vinnare",
            "primeiro",
            "vencedor",
        ],
    ),
    (
        "2nd",
        &[
            "second",
            "runner-up",
            "runnerup",
            "zweiter",
            "zweite",
            "deuxieme",
            "segundo",
            "secondo",
            "tweede",
        ],
    ),
    ("3rd", &["third", "dritter", "dritte", "troisieme", "tercero", "terzo", "derde", "terceiro"]),
];

/// A line with figures in it whose first places are in words, with their numbers instead: "Winner 60% / Runner-up 40%".
fn in_figures(line: &str) -> String {
    if !has_figure(line) {
        return line.to_string();
    }
    let words: Vec<&str> = line.split(' ').collect();
    let word = |(at, word): (usize, &&str)| {
        let bare = word.trim_end_matches([':', ',', '.']);
        let low = folded(bare);
        // "The first 3 get"
        let behind = |by: usize| words.get(at.saturating_add(by)).copied().unwrap_or("");
        let counts =
            behind(1).parse::<u32>().is_ok() && !behind(2).starts_with(|c| is_money(c) || c == '%');
        let counted = |place: &str| counts && place == "1st";
        let place =
            PLACES.iter().find(|(place, words)| !counted(place) && words.contains(&low.as_str()));
        place.map_or_else(|| (*word).to_string(), |(place, _)| word.replacen(bare, place, 1))
    };
    words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ")
}

/// A list of places and prizes out of JSON, or with a key and its value a line: a place and its prize a line.
fn of_records(text: &str) -> Option<String> {
    let table = Sheet::text_of_records(text)?;
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| line.split('\t').collect())
        .collect();
    let (heads, rows) = rows.split_first()?;
    let column = |at: usize| rows.iter().map(move |row| row.get(at).copied().unwrap_or(""));
    let filled = |at: usize| column(at).all(has_figure);
    let places = |at: usize| {
        let cells: Vec<String> = column(at).map(String::from).collect();
        are_places(cells.iter())
    };
    let place = (0..heads.len()).find(|at| places(*at))?;
    let mut figures = (0..heads.len()).filter(|at| *at != place && filled(*at));
    let figure = figures.next().filter(|_| figures.next().is_none())?;
    let head = folded(heads.get(figure)?);
    let share = ["percent", "pct", "share", "anteil"].iter().any(|word| head.contains(word));
    let sign = if share { "%" } else { "" };
    let line = |(place, prize): (&str, &str)| format!("{place}\t{prize}{sign}");
    Some(column(place).zip(column(figure)).map(line).collect::<Vec<_>>().join("\n"))
}

/// The only list of figures in brackets: `[50, 30, 20]`.
fn of_brackets(text: &str) -> Option<String> {
    let (before, rest) = text.split_once('[')?;
    let (inner, after) = rest.split_once(']')?;
    let figures: Vec<&str> =
        inner.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let alone = !has_figure(before) && !has_figure(after) && !after.contains('[');
    let figure = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let lines = figures.iter().zip(1..).map(|(part, place)| format!("{place}\t{part}"));
    (alone && figures.len() > 1 && figures.iter().all(figure))
        .then(|| lines.collect::<Vec<_>>().join("\n"))
}

/// Places and prizes that came on a line of their own each, put together: "1", "$250", "2", "$150".
fn stacked(text: &str) -> Option<String> {
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .skip_while(|line| !has_figure(line))
        .collect();
    let (pairs, rest) = lines.as_chunks::<2>();
    let mut next: u32 = 1;
    let mut made = Vec::new();
    for [place, prize] in pairs {
        let (_, to) = span(place).filter(|(from, to)| *from == next && to >= from)?;
        next = to.checked_add(1)?;
        made.push(format!("{place}\t{}", Some(prize).filter(|prize| is_figure(prize))?));
    }
    (made.len() > 1 && rest.is_empty()).then(|| made.join("\n"))
}

/// A line whose places have a word between them, with a dash instead: `4th and 5th: 10%`.
fn ranged(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let place =
        |at: Option<usize>| at.and_then(|at| span(words.get(at)?)).filter(|(from, to)| from == to);
    let to = words.iter().enumerate().take(4).find_map(|(at, word)| {
        let said = matches!(
            folded(word).as_str(),
            "to" | "bis"
                | "a"
                | "au"
                | "al"
                | "y"
                | "e"
                | "et"
                | "und"
                | "and"
                | "&"
                | "thru"
                | "through"
        );
        let (from, _) = place(at.checked_sub(1)).filter(|_| said)?;
        let (to, _) = place(at.checked_add(1))?;
        let figures = words.iter().skip(at.saturating_add(2)).any(|word| has_figure(word));
        (to > from && figures).then_some((at, from, to))
    });
    let Some((at, from, to)) = to else { return line.to_string() };
    let head = words.get(..at.saturating_sub(1)).unwrap_or_default().join(" ");
    let tail = words.get(at.saturating_add(2)..).unwrap_or_default().join(" ");
    format!("{head} {from}-{to} {tail}").trim_start().to_string()
}

/// Lines that say of each place both an amount and a share, with the one that is meant, and the question which it is.
fn one_of_two(text: &str, answers: &Answers) -> (String, Option<SheetQuestion>) {
    let both = |line: &str| {
        let cells =
            line.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ';' | '/' | '='));
        let cells: Vec<&str> = cells.filter(|cell| has_figure(cell)).collect();
        let share = cells.iter().find(|cell| cell.ends_with('%'))?;
        let three = cells.len() == 3;
        let money = cells.iter().skip(1).find(|cell| {
            cell.contains(is_money) || three && !cell.contains('%') && is_figure(cell)
        })?;
        let place = cells.first().filter(|place| **place != *share && **place != *money)?;
        Some((place.to_string(), [money.to_string(), share.to_string()]))
    };
    let lines = text.lines().filter(|line| has_figure(line) && !is_sum(line));
    let Some(found) = lines.map(both).collect::<Option<Vec<_>>>() else {
        return (text.to_string(), None);
    };
    let [(_, first), _, ..] = found.as_slice() else { return (text.to_string(), None) };
    let question = SheetQuestion::new(
        "share",
        phrase!("which-reading-is-meant", "The figures can be read in two ways. Which is meant?"),
        first.iter().map(|figure| Phrase::own(clean_text(figure, 40))).collect(),
        answers,
    );
    let chosen = question.chosen.and_then(|chosen| usize::try_from(chosen).ok());
    let list = |chosen: usize| {
        let line = |(place, two): &(String, [String; 2])| {
            Some(format!("{}\t{}", place.trim_end_matches(':'), two.get(chosen)?))
        };
        found.iter().filter_map(line).collect::<Vec<_>>().join("\n")
    };
    (chosen.map_or_else(String::new, list), Some(question))
}

/// The ending of an ordinal number.
pub(super) fn is_ordinal(word: &str) -> bool {
    let digits = word.chars().take_while(char::is_ascii_digit).count();
    let ending: String = word.chars().skip(digits).collect();
    let ending = ending.trim_end_matches(['.', ':', ',', ')']);
    digits > 0
        && matches!(
            ending,
            "st" | "nd"
                | "rd"
                | "th"
                | "er"
                | "eme"
                | "e"
                | "do"
                | "ro"
                | "to"
                | "\u{ba}"
                | "\u{aa}"
                | "\u{b0}"
                | "\u{4f4d}"
                | "\u{7b49}"
        )
}

/// Whether a text is a figure and nothing else, with its currency, its sign for percent or its thousands in a word.
fn is_figure(text: &str) -> bool {
    let Some(first) = text.find(|c: char| c.is_ascii_digit()) else { return false };
    let end = text.rfind(|c: char| c.is_ascii_digit()).map_or(first, |last| last.saturating_add(1));
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let inner = |c: char| {
        c.is_ascii_digit()
            || matches!(c, '.' | ',' | ' ' | '\'' | '\u{2019}' | '\u{a0}' | '\u{202f}')
    };
    let unit = |said: &str| {
        let letters = said.chars().filter(|c| c.is_alphabetic()).count();
        let signs = said
            .chars()
            .all(|c| !c.is_numeric() && !matches!(c, '-' | '/' | ':' | '(' | ')' | '+' | '|'));
        signs && (letters <= 3 || factor(said).is_some())
    };
    part(first, end).chars().all(inner) && unit(part(0, first)) && unit(part(end, text.len()))
}

/// A line whose thousands behind its place are apart by spaces, without them: `1. 10 000 €`.
fn without_spaces(line: &str) -> String {
    let words: Vec<&str> = line.split([' ', '\u{a0}', '\u{202f}']).collect();
    let digits = |word: &str| word.chars().take_while(char::is_ascii_digit).count();
    let marked = words.first().is_some_and(|first| {
        span(first).is_some()
            && (digits(first) < first.len() || digits(first) < 3 && line.contains(is_money))
    });
    let mut made = String::new();
    let mut last: Option<&str> = None;
    for (at, word) in words.iter().enumerate() {
        // "5 - 6 500" may be a range.
        let range = at.checked_sub(2).and_then(|at| words.get(at)).is_some_and(|before| {
            !word.starts_with('0')
                && matches!(*before, "-" | "\u{2013}" | "to" | "bis" | "a" | "\u{e0}")
        });
        let group = digits(word) == 3
            && !word.ends_with('%')
            && !range
            && last
                .is_some_and(|last| (1..=3).contains(&digits(last)) && digits(last) == last.len());
        if at > 0 && !(marked && at > 1 && group) {
            made.push(' ');
        }
        made.push_str(word);
        last = Some(word);
    }
    made
}

/// A sign of money.
const fn is_money(c: char) -> bool {
    matches!(c, '$' | '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}')
}

/// A place and its prize with a dash between them, with a tab instead: `1 - 38.50`, `3-4 - $100`.
fn by_tab(line: &str) -> Option<String> {
    let (at, dash) = line.trim().char_indices().rfind(|(_, c)| {
        matches!(c, '-' | '\u{2013}' | '\u{2014}' | '=' | '\u{2192}' | '\u{ff1a}')
    })?;
    let (place, prize) = line.trim().split_at_checked(at)?;
    let prize = prize.strip_prefix(dash)?.trim_matches([' ', '>']);
    let place = place.trim_end_matches(['-', '=', ' ']);
    let places = span(place).filter(|(from, to)| from <= to && *to > 0 && !place.contains(" - "));
    // "3-4,100" has two columns, and "5 - 6 7.5 %" a range.
    let joined = matches!(dash, '-' | '\u{2013}')
        && line.contains(&format!("{place}{dash}"))
        && prize.contains(',')
        && !prize.starts_with(is_money);
    let found = is_figure(prize)
        && !prize.trim_end_matches(|c: char| !c.is_ascii_digit()).contains(' ')
        && !joined;
    places.filter(|_| found).map(|_| format!("{place}\t{prize}"))
}

/// The figures of a line with one of these signs between them; none where it has others.
fn parts(line: &str) -> Option<Vec<&str>> {
    ['/', '-', '\u{2013}', '|', '+'].into_iter().find_map(|sign| {
        let parts: Vec<&str> = line.split(sign).map(str::trim).collect();
        let alike = parts.iter().all(|part| part.contains('%'))
            || parts.iter().all(|part| !part.contains('%'))
            || parts.last().is_some_and(|last| last.ends_with('%'));
        (parts.len() >= 2 && alike && parts.iter().all(|part| is_figure(part))).then_some(parts)
    })
}

/// Whether figures are shares of the whole.
fn are_hundred(parts: &[&str]) -> bool {
    let share = |part: &&str| part.trim_end_matches(['%', ' ']).parse::<u32>().ok();
    parts.iter().map(share).sum::<Option<u32>>() == Some(100)
}

/// A line in as many as it has places: `50/30/20`, `50%-30%-20%`, `1st 50%, 2nd 30%`; `alone` says that no other has any.
fn apart(line: &str, alone: bool) -> Vec<String> {
    let bare = line.trim();
    // "Payouts: 50/30/20", "1st: $500 / $300".
    let labelled =
        bare.split_once(':').filter(|(label, _)| !has_figure(label) || span(label) == Some((1, 1)));
    let placed = bare.split_once(' ').filter(|(place, _)| span(place) == Some((1, 1)));
    let inner = labelled.or(placed).map(|(_, inner)| inner.trim()).filter(|_| alone);
    // "Top 3 paid 50/30/20", "3 paid: 50/30/20"
    let counted = || {
        let (head, last) = bare.rsplit_once([' ', ':'])?;
        let many = figures(head);
        let [(from, to)] = many.as_slice() else { return None };
        let many: usize = head.get(*from..*to)?.parse().ok()?;
        (alone && head.contains(char::is_alphabetic) && parts(last)?.len() == many).then_some(last)
    };
    let inner = counted().or(inner);
    if let Some(parts) = parts(bare).or_else(|| parts(inner?))
        && (parts.len() >= 3
            || are_hundred(&parts)
            || parts.iter().all(|part| part.ends_with('%'))
            || alone
                && parts
                    .iter()
                    .all(|part| part.contains(|c: char| !c.is_ascii_digit() && c != '.')))
    {
        let numbered = |(at, part): (usize, &str)| match alone {
            true => without_spaces(&format!("{}.\u{a0}{part}", at.saturating_add(1)))
                .replacen(' ', "\t", 1),
            false => part.to_string(),
        };
        return parts.into_iter().enumerate().map(numbered).collect();
    }
    // "Pays top 3: $250, $150, $100"
    let listed = bare.split_once(':').filter(|_| alone).and_then(|(label, rest)| {
        let parts: Vec<&str> = rest.trim().trim_end_matches('.').split(", ").collect();
        let figures: Vec<Option<usize>> =
            figures(label).iter().map(|(from, to)| label.get(*from..*to)?.parse().ok()).collect();
        let counts = figures.is_empty() || figures == [Some(parts.len())];
        let marked = |part: &&str| is_figure(part) && part.contains(|c| is_money(c) || c == '%');
        (counts && span(label).is_none() && parts.len() > 1 && parts.iter().all(marked))
            .then_some(parts)
    });
    if let Some(parts) = listed {
        let numbered = parts.iter().zip(1..).map(|(part, place)| format!("{place}\t{part}"));
        return numbered.collect();
    }
    // "For 9 paid: 1st 30%, 2nd 20%": what stands before the first place is a title.
    let first = |rest: &str| {
        let word = folded(rest.split_whitespace().next().unwrap_or(""));
        is_ordinal(&word) && span(&word) == Some((1, 1))
    };
    let bare = match bare.split_once(':') {
        Some((label, rest)) if span(label).is_none() && first(rest) => rest.trim(),
        // "Payout for 8-10 players 1st 50% 2nd 35% 3rd 15%"
        _ => bare
            .match_indices(' ')
            .map(|(at, _)| bare.split_at_checked(at).unwrap_or((bare, "")))
            .find(|(title, rest)| {
                let plain = !title.contains(|c| is_money(c) || c == '%');
                plain && title.starts_with(char::is_alphabetic) && first(rest)
            })
            .map_or(bare, |(_, rest)| rest.trim()),
    };
    let bare = bare.replace('=', " = ");
    let words: Vec<&str> = bare.split_whitespace().collect();
    let mut count: u32 = 0;
    let ordinals = words.iter().enumerate().filter(|(at, word)| {
        // "1. $500, 2. $300": each number is the next one.
        let bare = word.trim_start_matches('#').trim_end_matches(['.', ')', ':']);
        if bare.len() < word.len() && bare.parse() == Ok(count.saturating_add(1)) {
            count = count.saturating_add(1);
            return true;
        }
        let place = at.checked_sub(2).and_then(|at| words.get(at)).and_then(|word| span(word));
        let joined = at.checked_sub(1).and_then(|at| words.get(at)).is_some_and(|before| {
            matches!(
                folded(before).as_str(),
                "to" | "-" | "bis" | "a" | "and" | "through" | "thru" | "\u{2013}"
            )
        });
        // "2nd wins $120 and 3rd $40" are two.
        is_ordinal(&folded(word)) && !(joined && place.is_some())
    });
    let starts: Vec<usize> = ordinals.map(|(at, _)| at).collect();
    if starts.len() < 2 || starts.first() != Some(&0) {
        return vec![line.to_string()];
    }
    let mut lines = Vec::new();
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index.saturating_add(1)).copied().unwrap_or(words.len());
        let said = words.get(*start..end).unwrap_or_default().join(" ");
        let said = said.strip_suffix('.').filter(|said| said.contains(' ')).unwrap_or(&said);
        let mut said = said.trim_end_matches([',', ';', '-', '\u{2013}', '|', '/', ' ']);
        // "1st wins 50%, the": what leads to the next place.
        while let Some((before, _)) = said.rsplit_once(' ').filter(|(_, word)| JOINS.contains(word))
        {
            said = before.trim_end_matches([',', ' ']);
        }
        lines.push(said.to_string());
    }
    lines
}

/// The rows of a text whose cells are apart by a sign, by columns of spaces, or by single spaces.
fn grid(text: &str) -> Vec<Vec<String>> {
    let sign = if text.contains('|') { b'|' } else { delimiter(text) };
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| {
            !line.trim().is_empty() && !line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
        })
        .collect();
    if text.contains(char::from(sign)) {
        let cells = |line: &&str| {
            let line = if sign == b'|' { line.trim().trim_matches('|') } else { line };
            roster::cells(line, sign)
        };
        return lines.iter().map(cells).collect();
    }
    let columns = lines.iter().map(|line| chunks(line)).find(|found| found.len() >= 3);
    let Some(columns) = columns else {
        let words = |line: &&str| line.split_whitespace().map(ToString::to_string).collect();
        return lines.iter().map(words).collect();
    };
    let row = |line: &&str| {
        let mut cells = vec![String::new(); columns.len()];
        for (begin, cell) in chunks(line) {
            let near = columns.iter().enumerate().min_by_key(|(_, (from, _))| from.abs_diff(begin));
            if let Some(place) = near.and_then(|(at, _)| cells.get_mut(at)) {
                place.push_str(&cell);
            }
        }
        cells
    };
    lines.iter().map(row).collect()
}

/// The parts of a line that two spaces or more set apart, and the letter at which each begins.
fn chunks(line: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut gap = 2_usize;
    for (at, letter) in line.chars().enumerate() {
        if letter == ' ' {
            gap = gap.saturating_add(1);
            continue;
        }
        match found.last_mut().filter(|_| gap < 2) {
            Some((_, cell)) => {
                cell.extend((gap > 0).then_some(' '));
                cell.push(letter);
            }
            None => found.push((at, letter.to_string())),
        }
        gap = 0;
    }
    found
}

/// Whether these are places that follow each other from the first.
fn are_places<'a>(mut cells: impl Iterator<Item = &'a String>) -> bool {
    let next = |next: u32, cell: &String| {
        span(cell)
            .filter(|(from, to)| *from == next && to >= from)
            .map(|(_, to)| to.saturating_add(1))
    };
    cells.try_fold(1, next).is_some_and(|next| next > 2)
}

/// A chart by players or by pool: the one that is meant, as a list, and the question which it is, where there are several.
fn chart(text: &str, answers: &Answers) -> Option<(String, Option<SheetQuestion>)> {
    let rows = grid(text);
    let has_figure = |cell: &String| has_figure(cell);
    let at = rows.iter().position(|row| {
        row.len() >= 3
            && row.first().is_some_and(|first| !has_figure(first))
            && row.iter().skip(1).filter(|cell| has_figure(cell)).count() >= 2
            && row.iter().skip(1).all(|cell| !cell.contains('%'))
    })?;
    let heads = rows.get(at)?;
    let below = || rows.iter().skip(at.saturating_add(1)).filter(|row| row.iter().any(has_figure));
    let down: Vec<&Vec<String>> =
        below().filter(|row| row.first().is_some_and(has_figure)).collect();
    // Beside the players a column may count the places: "Players,Paid,1st,2nd".
    let from =
        if heads.get(1).is_some_and(|head| !has_figure(head) && !head.is_empty()) { 2 } else { 1 };
    let across = are_places(heads.iter().skip(from).filter(|head| !head.is_empty()));
    if across && !are_places(down.iter().filter_map(|row| row.first())) {
        let lists = below().map(|row| {
            let share = row.first().is_some_and(|head| head.contains('%'));
            let prizes = heads.iter().zip(row).skip(from).filter(|(_, cell)| has_figure(cell));
            let line = |(place, cell): (&String, &String)| {
                let sign = if share && !cell.contains('%') { "%" } else { "" };
                format!("{place}\t{cell}{sign}")
            };
            (row.first().cloned().unwrap_or_default(), prizes.map(line).collect())
        });
        return chosen(lists.collect(), answers);
    }
    let text_has_cells = text.contains(['\t', '|', ';', ',']) || text.contains("  ");
    if down.len() < 2 || !text_has_cells {
        return None;
    }
    let columns = heads.iter().enumerate().skip(1).filter(|(_, head)| has_figure(head));
    let lists = columns.map(|(column, head)| {
        let line = |row: &&Vec<String>| {
            let figure = row.get(column).filter(|cell| has_figure(cell))?;
            Some(format!("{}\t{figure}", row.first()?))
        };
        (head.clone(), down.iter().filter_map(line).collect())
    });
    chosen(lists.collect(), answers)
}

/// A chart with a line for each number of players or places: `11-20 players: 50/30/20`.
fn chart_in_lines(text: &str, answers: &Answers) -> Option<(String, Option<SheetQuestion>)> {
    let list = |line: &str| {
        // "5-7 players - 1st 65% 2nd 35%"
        let placed = line.split_once(" - ").or_else(|| line.split_once(": "));
        let placed =
            placed.filter(|(label, _)| has_figure(label) && counts_players(&folded(label)));
        if let Some((label, inner)) = placed {
            let lines = apart(inner, true);
            let ordinal = |line: &String| {
                line.split_whitespace().next().is_some_and(|first| is_ordinal(&folded(first)))
            };
            if lines.iter().all(ordinal) {
                return Some((label.trim().to_string(), lines));
            }
        }
        let (label, inner) = line.split_once([':', '\t'])?;
        let inner = inner.trim();
        let parts = parts(inner).or_else(|| is_figure(inner).then(|| vec![inner]))?;
        let lines = parts.iter().zip(1..).map(|(part, place)| format!("{place}\t{part}"));
        Some((label.trim().to_string(), lines.collect::<Vec<String>>()))
    };
    let lines = text.lines().filter(|line| has_figure(line));
    let lists: Vec<(String, Vec<String>)> = lines.map(list).collect::<Option<_>>()?;
    let several = lists.iter().filter(|(_, list)| list.len() > 1).count();
    // "2: 65/35" is two places, and no second prize.
    let counts = |(label, list): &(String, Vec<String>)| label.parse() == Ok(list.len());
    let places = are_places(lists.iter().map(|(label, _)| label));
    let is_chart = several >= 2 && several.saturating_add(1) >= lists.len();
    (is_chart && (!places || lists.iter().all(counts))).then(|| chosen(lists, answers)).flatten()
}

/// The list that is meant of these, each with its heading, and the question which it is.
fn chosen(
    lists: Vec<(String, Vec<String>)>,
    answers: &Answers,
) -> Option<(String, Option<SheetQuestion>)> {
    if let [(_, only)] = lists.as_slice() {
        return Some((only.join("\n"), None));
    }
    let choices = lists.iter().map(|(head, _)| Phrase::own(clean_text(head, 40))).collect();
    let question = SheetQuestion::new(
        "column",
        phrase!("which-column-is-meant", "The chart has several columns. Which one is it?"),
        choices,
        answers,
    );
    let chosen = question.chosen.and_then(|chosen| lists.get(usize::try_from(chosen).ok()?));
    let list = chosen.map_or_else(String::new, |(_, list)| list.join("\n"));
    (!lists.is_empty()).then_some((list, Some(question)))
}

/// How many zeros a word or letter behind a figure stands for.
fn factor(said: &str) -> Option<usize> {
    let said = folded(said);
    match said.trim_matches(|c: char| !c.is_alphabetic() || c == '\u{5186}') {
        "k" | "tsd" | "thousand" | "mille" | "\u{5343}" => Some(3),
        "\u{4e07}" => Some(4),
        "m" | "mm" | "mio" | "million" | "millions" | "millionen" | "millones" | "mln" => Some(6),
        _ => None,
    }
}

/// Where the word behind a figure ends that says thousands or millions, and how many zeros it stands for. A letter stands with its
/// figure, or a currency behind it.
fn factor_at(text: &str, end: usize) -> Option<(usize, usize)> {
    let rest = text.get(end..)?;
    let word = rest.trim_start_matches([' ', '\u{a0}']);
    let apart = rest.len() > word.len();
    let letters: String = word.chars().take_while(|c| c.is_alphabetic()).collect();
    let zeros = factor(&letters)?;
    let behind = word.get(letters.len()..)?.trim_start();
    let money = behind.starts_with(|c: char| !c.is_ascii() && !c.is_alphanumeric())
        || behind.starts_with('$');
    let sure = !apart || letters.chars().count() > 1 || money || !letters.is_ascii();
    sure.then(|| {
        // "Mio." is cut short.
        let point = letters.len() > 1
            && word.get(letters.len()..).is_some_and(|rest| rest.starts_with('.'));
        let skipped = rest.len().saturating_sub(word.len()).saturating_add(letters.len());
        (end.saturating_add(skipped).saturating_add(usize::from(point)), zeros)
    })
}

/// The text with `1.2M` and `750k` in figures.
fn multiplied(text: &str, customs: &Customs) -> String {
    let (point, _) = customs.signs();
    let mut made = String::new();
    let mut from: usize = 0;
    for (begin, end) in figures(text) {
        let Some((next, zeros)) = factor_at(text, end) else { continue };
        let Some(plain) = text.get(begin..end).and_then(|figure| customs.plain(figure)) else {
            continue;
        };
        let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
        let padded = format!("{part:0<zeros$}");
        let (more, rest) = padded.split_at_checked(zeros).unwrap_or((&padded, ""));
        made.push_str(text.get(from..begin).unwrap_or_default());
        made.push_str(whole);
        made.push_str(more);
        if !rest.is_empty() {
            made.push_str(point);
            made.push_str(rest);
        }
        from = next;
    }
    made.push_str(text.get(from..).unwrap_or_default());
    made
}

/// The figures of a text: where each begins and ends.
fn figures(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut begin: Option<usize> = None;
    let mut end: usize = 0;
    let mut last = ' ';
    for (at, sign) in text.char_indices() {
        let inner =
            matches!(sign, '.' | ',' | '\'' | '\u{2019}' | '\u{a0}' | '\u{202f}' | '\u{2009}')
                && last.is_ascii_digit();
        if sign.is_ascii_digit() {
            begin.get_or_insert(at);
            end = at.saturating_add(1);
        } else if !inner {
            found.extend(begin.take().map(|begin| (begin, end)));
        }
        last = sign;
    }
    found.extend(begin.map(|begin| (begin, end)));
    found
}

/// Figures written with the signs of another country, as this one writes them; where one reads differently in both and nothing
/// else in the text decides, it is asked.
fn foreign(text: &str, customs: &Customs, answers: &Answers) -> (String, Option<SheetQuestion>) {
    let (point, _) = customs.signs();
    let mut signs = Signs::default();
    let is_percent = |end: usize| {
        text.get(end..)
            .is_some_and(|rest| rest.trim_start_matches([' ', '\u{a0}']).starts_with('%'))
    };
    let is_money = |begin: usize, end: usize| {
        let sign = |c: char| !c.is_alphanumeric() && !c.is_whitespace() && !c.is_ascii();
        let before = text.get(..begin).and_then(|text| text.trim_end().chars().next_back());
        let after = text.get(end..).and_then(|text| text.trim_start().chars().next());
        // Behind a place there are decimals and no second column.
        let line = text.get(..begin).and_then(|text| text.lines().next_back()).unwrap_or_default();
        let placed = line.ends_with([' ', '\t']) && has_figure(line);
        placed
            || before.is_some_and(|c| c == '$' || sign(c))
            || after.is_some_and(|c| c == '%' || sign(c))
            || factor_at(text, end).is_some()
    };
    for (begin, end) in figures(text) {
        let figure = text.get(begin..end).unwrap_or_default();
        signs.note(figure, is_money(begin, end), is_percent(end), point);
    }
    let (decimal, question) = signs.decide(customs, answers);
    let Some(decimal) = decimal else { return (text.to_string(), question) };
    if decimal == point {
        return (text.to_string(), question);
    }
    let mut made = String::new();
    let mut from: usize = 0;
    for (begin, end) in figures(text) {
        made.push_str(text.get(from..begin).unwrap_or_default());
        for sign in text.get(begin..end).unwrap_or_default().chars() {
            if sign.is_ascii_digit() {
                made.push(sign);
            } else if sign.to_string() == decimal {
                made.push_str(point);
            }
        }
        from = end;
    }
    made.push_str(text.get(from..).unwrap_or_default());
    (made, question)
}
