//! A prize structure from a paste or a CSV file: places with percentages or amounts, read and explained line by line.

use crate::question::{Answers, SheetQuestion};
use crate::roster;
use crate::structure_lines::{is_ordinal, pool, tidied};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::numbers::to_usize;
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};

/// The longest text that is read, in bytes: 125,000 places with room to spare.
const LARGEST: usize = 4_000_000;
/// The most places that a line may stand for, and a structure may pay.
const MOST_PLACES: u32 = 125_000;
/// Words for points.
const POINTS: [&str; 11] = [
    "chips", "jetons", "fichas", "points", "pts", "punkte", "puntos", "punti", "punten", "pontos",
    "poang",
];
/// The most lines that are named.
const MOST_NAMED: usize = 50;

/// A line that was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StructureLine {
    /// The line's number in the text, from 1.
    pub line: u32,
    /// Why.
    pub note: Phrase,
}

/// A pasted structure, read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StructureReading {
    /// The shares, as they may be applied; absent where nothing could be read or it could not be paid.
    pub shares: Option<Shares>,
    /// How many places they pay.
    pub places: u32,
    /// Lines that were not taken; at most 50 are named.
    pub lines: Vec<StructureLine>,
    /// What the text does not decide.
    #[serde(default)]
    pub questions: Vec<SheetQuestion>,
    /// Why there are no shares; empty where there are.
    pub refusal: Phrase,
    /// What contradicts the shares in the text: a pool that they do not sum to. Empty where nothing does.
    #[serde(default)]
    pub remark: Phrase,
}

/// Reads a paste: a figure a line, with the place or places before it where they are given (`1; 50 %`, `4-6  20.00`), or
/// all on one line (`50 30 20`). Figures are percentages where one has the sign, the heading says so, or they sum to
/// 100; else amounts in whole units of the currency. They are written as the tournament's country does; what could be a place
/// with a prize as well as an amount with its thousands apart is refused.
pub fn read(text: &str, customs: &Customs, answers: &Answers) -> StructureReading {
    let text = text.trim_start_matches('\u{feff}');
    let whole = text;
    let (text, questions) = tidied(text, customs, answers);
    if questions.iter().any(|question| question.chosen.is_none()) {
        let refusal = phrase!("answer-question-first", "Answer the question first.");
        let lines = Vec::new();
        let remark = Phrase::default();
        return StructureReading { shares: None, places: 0, lines, questions, refusal, remark };
    }
    let read = read_lines(&text, customs);
    let remark = read.shares.as_ref().and_then(|shares| other_pool(shares, whole, customs));
    StructureReading { questions, remark: remark.unwrap_or_default(), ..read }
}

/// A remark on a pool that the text names and to which its prizes do not sum.
fn other_pool(shares: &Shares, text: &str, customs: &Customs) -> Option<Phrase> {
    let Shares::Amounts { amounts } = shares else { return None };
    let (pool, may_be) = pool(text).filter(|_| text.len() <= LARGEST)?;
    let sum = amounts.iter().map(|amount| amount.0).try_fold(0_i64, i64::checked_add)?;
    let unit = 10_i64.checked_pow(u32::from(customs.currency.decimals))?;
    let fits = |hundredths: &i64| {
        hundredths.checked_mul(unit).is_some_and(|all| sum.checked_mul(100) == Some(all))
    };
    (!may_be.iter().any(fits)).then(|| {
        phrase!(
            "prizes-and-pool-differ",
            "The prizes sum to {sum}, and the text has a pool of {pool}.",
            sum = customs.money(Money(sum)),
            pool = clean_text(&pool, 40),
        )
    })
}

/// Reads a place and a figure a line.
fn read_lines(text: &str, customs: &Customs) -> StructureReading {
    let refused = |refusal: Phrase, lines| StructureReading {
        shares: None,
        places: 0,
        lines,
        questions: Vec::new(),
        refusal,
        remark: Phrase::default(),
    };
    if text.len() > LARGEST {
        return refused(
            phrase!(
                "more-than-a-structure",
                "That is more than four million characters. It is no prize structure."
            ),
            Vec::new(),
        );
    }
    let sign = sign_between(text, customs);
    // The figures of lines that are nothing but a figure, as long as all are.
    let mut bare: Option<Vec<Figure>> = Some(Vec::new());
    let mut lines = Vec::new();
    let mut figures: Vec<Figure> = Vec::new();
    let mut shares_said = false;
    for (number, raw) in (1_u32..).zip(text.lines()) {
        if raw.trim().is_empty() {
            continue;
        }
        if figures.is_empty() && !raw.chars().any(|c| c.is_ascii_digit()) {
            let head = raw.to_lowercase();
            shares_said |=
                ["%", "percent", "per cent", "share"].iter().any(|word| head.contains(word));
            continue;
        }
        shares_said |= raw.contains('%');
        match (&mut bare, Figure::read(raw, customs)) {
            (Some(bare), Some(figure)) => bare.push(figure),
            _ => bare = None,
        }
        match places(raw, sign, figures.len(), customs) {
            Ok(read) => figures.extend(read),
            Err(_) if lines.len() >= MOST_NAMED => {}
            Err(note) => lines.push(StructureLine { line: number, note }),
        }
        if figures.len() > to_usize(MOST_PLACES) {
            let refusal =
                phrase!("structure-pays-at-most", "A structure pays at most 125,000 places.");
            return refused(refusal, lines);
        }
    }
    // Amounts one below the other, whose thousands cannot be places.
    let column = bare.as_ref().filter(|bare| !lines.is_empty() && Figure::falls(bare));
    if let Some(column) = column {
        figures.clone_from(column);
        lines.clear();
    }
    if figures.is_empty() {
        return refused(
            phrase!(
                "no-prizes-in-text",
                "No prizes are in this text. Write a place and what it gets on each line."
            ),
            lines,
        );
    }
    if !lines.is_empty() {
        // A structure with a hole in it would pay the wrong people.
        let refusal =
            phrase!("correct-lines-first", "Correct the lines that were not understood first.");
        return refused(refusal, lines);
    }
    if bare.is_some_and(|bare| bare != figures && Figure::falls(&bare)) {
        let example = customs.count(1_500);
        return refused(
            phrase!(
                "place-or-amount",
                "{example} may be place 1 with 500, or an amount of 1500. Write 1; 500 or 1500.",
                example,
            ),
            lines,
        );
    }
    let hundred: Option<Vec<u32>> =
        figures.iter().map(|figure| u32::try_from(figure.at(2)?).ok()).collect();
    let sums = hundred
        .as_ref()
        .is_some_and(|all| all.iter().map(|share| u64::from(*share)).sum::<u64>() == 10_000);
    // A spreadsheet has half of the pool as 0.5.
    let parts: Option<Vec<u32>> =
        figures.iter().map(|figure| u32::try_from(figure.at(4)?).ok()).collect();
    let parts = parts.filter(|all| {
        all.len() > 1 && all.iter().map(|part| u64::from(*part)).sum::<u64>() == 10_000
    });
    let shares = if let Some(hundredths) = parts {
        Some(Shares::Percentages { hundredths })
    } else if shares_said || sums {
        hundred.map(|hundredths| Shares::Percentages { hundredths })
    } else {
        let amounts = figures.iter().map(|figure| figure.at(customs.currency.decimals).map(Money));
        amounts.collect::<Option<Vec<Money>>>().map(|amounts| Shares::Amounts { amounts })
    };
    let Some(shares) = shares else {
        let refusal =
            phrase!("figure-too-fine-or-large", "A figure has too many decimals, or is too large.");
        return refused(refusal, lines);
    };
    match (PrizeStructure { shares: shares.clone(), unit: Money::ZERO }).check(customs) {
        Ok(()) => StructureReading {
            shares: Some(shares),
            places: to_u32(figures.len()),
            lines,
            questions: Vec::new(),
            refusal: Phrase::default(),
            remark: Phrase::default(),
        },
        Err(refusal) => refused(refusal.sentence(), lines),
    }
}

/// The sign between columns: never the one before decimals, and a comma only where there is neither tab nor semicolon, since
/// it may stand between thousands. A space where lines have no other.
fn sign_between(text: &str, customs: &Customs) -> Option<u8> {
    let (point, _) = customs.signs();
    [b'\t', b';', b',']
        .into_iter()
        .find(|sign| text.contains(char::from(*sign)))
        .filter(|sign| point != char::from(*sign).to_string())
}

/// A place and an amount with nothing but space between them, or a comma with space behind it: `1st $5,000`. Whatever commas
/// the amount has are its own.
fn spaced<'a>(raw: &'a str, customs: &Customs) -> Option<(&'a str, Figure)> {
    let bare = raw.trim();
    let both = bare.split_once(char::is_whitespace);
    let cut = both.and_then(|(place, amount)| Some((place, Figure::read(amount, customs)?)));
    // "2nd to 4th $12,000"
    let (place, amount) = match cut {
        Some(found) => found,
        None => {
            let (place, amount) = bare.rsplit_once(char::is_whitespace)?;
            (place, Figure::read(amount, customs)?)
        }
    };
    Some((place.trim_end_matches([',', '-', '\u{2013}', ' ']), amount))
}

/// An amount whose own commas have been taken for those between columns: `1,$5,000`. A third column of three digits looks the
/// same, so that only a sign of the currency tells them apart.
fn cut_by_commas(cells: &[&str], customs: &Customs) -> Result<Option<Figure>, Phrase> {
    let [first, rest @ ..] = cells else { return Ok(None) };
    let whole = Figure::read(&cells.join(","), customs).filter(|_| !rest.is_empty());
    let Some(whole) = whole else { return Ok(None) };
    if first.starts_with(is_sign) && !rest.iter().any(|cell| cell.starts_with(is_sign)) {
        return Ok(Some(whole));
    }
    let all = cells.join(",");
    Err(phrase!(
        "amount-cut-by-commas",
        "{all} may be {first} or all of it. Write amounts without separators between thousands.",
        all,
        first,
    ))
}

/// A sign of a currency.
const fn is_sign(c: char) -> bool {
    matches!(
        c,
        '$' | '\u{a2}'..='\u{a5}' | '\u{9f2}' | '\u{9f3}' | '\u{20a0}'..='\u{20cf}' | '\u{ffe5}'
    )
}

/// A figure as it stands: its digits, and how many of them are decimals.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Figure {
    digits: i64,
    decimals: u8,
}

impl Figure {
    /// Reads `1,187.50`, `$ 50`, `12.5 %`, `187.50 USD`.
    fn read(text: &str, customs: &Customs) -> Option<Self> {
        let text = text.trim().trim_matches(|c: char| {
            c.is_whitespace() || c.is_alphabetic() || c == '%' || is_sign(c)
        });
        // ".50"
        let begins = text.starts_with(['.', ',']);
        let plain = customs.plain(&format!("{}{text}", if begins { "0" } else { "" }))?;
        let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
        let part = part.trim_end_matches('0');
        let digits = format!("{whole}{part}").parse().ok()?;
        Some(Self { digits, decimals: u8::try_from(part.len()).ok()? })
    }

    /// Whether no figure is above the one before, as prizes down the places.
    fn falls(all: &[Self]) -> bool {
        let most = all.iter().map(|figure| figure.decimals).max().unwrap_or(0);
        all.iter().map(|figure| figure.at(most)).is_sorted_by(|one, next| one >= next)
    }

    /// In units of so many decimals; none where that would lose some.
    fn at(self, decimals: u8) -> Option<i64> {
        let more = decimals.checked_sub(self.decimals)?;
        self.digits.checked_mul(10_i64.checked_pow(u32::from(more))?)
    }
}

/// A place or several: `1`, `1st`, `4-6`, `4th to 6th`, `Places 4-6:`, `1er`.
pub(super) fn span(text: &str) -> Option<(u32, u32)> {
    let text = crate::folding::folded(text.trim());
    let text = text.trim_end_matches([':', '.', ')', '=', ' ']);
    // Who wins, and who comes second.
    match text {
        "\u{512a}\u{52dd}" => return Some((1, 1)),
        "\u{6e96}\u{512a}\u{52dd}" => return Some((2, 2)),
        _ => {}
    }
    let words = [
        "places",
        "place",
        "platze",
        "platz",
        "positions",
        "position",
        "ranks",
        "rank",
        "rangs",
        "rang",
        "puestos",
        "puesto",
        "posto",
        "plats",
        "plaats",
        "lugares",
        "lugar",
        "prizes",
        "prize",
        "premios",
        "premio",
        "preis",
        "prix",
        "pos",
        "#",
    ];
    let text = words.iter().find_map(|word| text.strip_prefix(word)).unwrap_or(text);
    let text = words.iter().find_map(|word| text.strip_suffix(word)).unwrap_or(text).trim();
    let mut text = text.replace(['\u{2013}', '\u{2014}'], "-");
    for to in [" to ", " bis ", " a ", " through ", " thru ", " au ", " al ", " till ", " tot "] {
        text = text.replace(to, "-");
    }
    let number = |text: &str| {
        let text = text.trim();
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let ending = text.strip_prefix(digits)?.trim_matches(['.', ':', ')', ' ']);
        matches!(
            ending,
            "" | "st"
                | "nd"
                | "rd"
                | "th"
                | "er"
                | "ere"
                | "e"
                | "a"
                | "eme"
                | "do"
                | "ro"
                | "to"
                | "mo"
                | "vo"
                | "no"
                | "\u{ba}"
                | "\u{aa}"
                | "\u{b0}"
                | "\u{4f4d}"
                | "\u{7b49}"
        )
        .then(|| digits.parse::<u32>().ok())
        .flatten()
    };
    let (from, to) = text.split_once('-').unwrap_or((&text, &text));
    Some((number(from)?, number(to)?))
}

/// What one line gives to the places after those that are there already.
fn places(
    raw: &str,
    sign: Option<u8>,
    before: usize,
    customs: &Customs,
) -> Result<Vec<Figure>, Phrase> {
    let sign = sign.filter(|sign| raw.contains(char::from(*sign)));
    let cells: Vec<String> = if let Some(sign) = sign {
        roster::cells(raw, sign)
    } else {
        let mut spaced = raw.replace('\u{a0}', " ").replace(" %", "%").replace(" to ", "-");
        for (said, sign) in [
            (" bis ", "-"),
            (" through ", "-"),
            (" \u{2013} ", "-"),
            (" place", ""),
            (" Platz", ""),
        ] {
            spaced = spaced.replace(said, sign);
        }
        // A comma before a space is between figures, whatever it is within one.
        let spaced = spaced.replace(" - ", "-").replace(", ", " ");
        // A sign of a currency may stand apart from its figure.
        let figures = spaced.split_whitespace().filter(|cell| cell.chars().any(|c| c.is_numeric()));
        figures.map(ToString::to_string).collect()
    };
    let cells: Vec<&str> =
        cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
    let shown = &clean_text(raw, 40);
    let next = to_u32(before).saturating_add(1);
    let none =
        || with_customs(phrase!("gives-no-prize", "{text} gives no prize.", text = shown), customs);
    // Points are no money, and a second place in a line would be lost.
    let counts = crate::folding::folded(raw);
    let mut words = counts.split(|c: char| !c.is_alphabetic());
    let second = cells.iter().skip(1).any(|cell| is_ordinal(cell));
    // "1st 5 buy-ins" are so many times what one costs.
    let times = counts.match_indices("buy").any(|(at, _)| {
        counts.get(..at).is_some_and(|before| {
            before.trim_end().ends_with(|c: char| c.is_ascii_digit() || c == 'x')
        })
    });
    if second || times || words.any(|word| POINTS.contains(&word)) {
        return Err(none());
    }
    let figure = |cell: &str| Figure::read(cell, customs).ok_or_else(none);
    if sign == Some(b',')
        && let Some((place, prize)) = spaced(raw, customs)
        && span(place).is_some_and(|(from, _)| from == next)
    {
        return several(place, next, prize);
    }
    match cells.as_slice() {
        // "High hand 10%" below three places is none of them.
        [_] if before > 0
            && sign.is_none()
            && raw.trim().starts_with(char::is_alphabetic)
            && raw
                .split(|c: char| !c.is_alphabetic())
                .filter(|word| word.chars().count() > 3)
                .count()
                > 1 =>
        {
            Err(with_customs(
                phrase!("no-place-with-a-prize", "{text} is no place with a prize.", text = shown),
                customs,
            ))
        }
        [only] => Ok(vec![figure(only)?]),
        [place, rest @ ..] if span(place).is_some_and(|(from, _)| from == next) => {
            let whole = match sign {
                Some(b',') => cut_by_commas(rest, customs)?,
                _ => None,
            };
            let first = || rest.iter().find_map(|cell| Figure::read(cell, customs));
            several(place, next, whole.or_else(first).ok_or_else(none)?)
        }
        // All of them on one line.
        all if before == 0 && all.iter().all(|cell| Figure::read(cell, customs).is_some()) => {
            all.iter().map(|cell| figure(cell)).collect()
        }
        [place, ..] if span(place).is_some() => Err(phrase!(
            "place-out-of-order",
            "{place} is where place {next} would follow.",
            place,
            next,
        )),
        _ => Err(with_customs(
            phrase!("no-place-with-a-prize", "{text} is no place with a prize.", text = shown),
            customs,
        )),
    }
}

/// A prize for each of the places that are named, the next one first.
fn several(place: &str, next: u32, prize: Figure) -> Result<Vec<Figure>, Phrase> {
    let (from, to) = span(place).unwrap_or((next, next));
    if to < from || to > MOST_PLACES {
        return Err(phrase!("are-no-places", "{place} are no places.", place));
    }
    let count = to.saturating_sub(from).saturating_add(1);
    Ok(vec![prize; to_usize(count)])
}

/// The sentence, and how figures are written here where that is not the English way.
fn with_customs(sentence: Phrase, customs: &Customs) -> Phrase {
    match customs.signs() {
        (".", _) => sentence,
        _ => {
            let example = customs.hundredths(123_450);
            let decimals =
                phrase!("decimals-as-in", "Decimals are written as in {example}.", example);
            Phrase::one_after_the_other([sentence, decimals])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::base::money::Currency;

    fn told(text: &str) -> StructureReading {
        read(
            text,
            &Customs::new(&Currency { code: "USD".into(), decimals: 2 }, None),
            &Answers::new(),
        )
    }

    fn told_in(tag: &str, text: &str) -> StructureReading {
        read(
            text,
            &Customs::new(&Currency { code: "EUR".into(), decimals: 2 }, Some(tag)),
            &Answers::new(),
        )
    }

    fn percentages(all: &[u32]) -> Option<Shares> {
        Some(Shares::Percentages { hundredths: all.to_vec() })
    }

    fn amounts(all: &[i64]) -> Option<Shares> {
        Some(Shares::Amounts { amounts: all.iter().map(|amount| Money(*amount)).collect() })
    }

    #[test]
    fn percentages_are_read_as_they_are_written() {
        for text in [
            "50 30 20",
            "50%\n30%\n20%",
            "50 %, 30 %, 20 %",
            "Place;Share\n1;50\n2;30\n3;20",
            "place,prize\r\n1st,50\r\n2nd,30\r\n3rd,20\r\n",
            "\u{feff}1\t50.00\n2\t30\n3\t20",
        ] {
            assert_eq!(
                told(text).shares,
                percentages(&[5_000, 3_000, 2_000]),
                "{text}: {:?}",
                told(text)
            );
        }
        assert_eq!(
            told("1 40%\n2-4 15%\n5 - 6 7.5 %").shares,
            percentages(&[4_000, 1_500, 1_500, 1_500, 750, 750])
        );
        assert!(told("50%\n30%").refusal.english.contains("sum to 80,"));
    }

    #[test]
    fn amounts_are_read_with_their_places() {
        assert_eq!(
            told("Place,Prize\n1,\"$1,187.50\"\n2,500\n3-4,100 USD\n").shares,
            amounts(&[118_750, 50_000, 10_000, 10_000])
        );
        assert_eq!(told("500\n200").shares, amounts(&[50_000, 20_000]));
        assert!(told("100\n200").refusal.english.contains("more than a higher one"));
        assert!(told("10.1234").refusal.english.contains("decimals"));
    }

    /// worked-examples, Prizes, more: five and three thousand, however a sheet or a page sets them.
    #[test]
    fn thousands_are_not_taken_for_columns() {
        for text in [
            "1\t$5,000\n2\t$3,000",
            "1\t5,000\n2\t3,000",
            "1;5,000\n2;3,000",
            "Place\tPrize\n1st\t$5,000.00\n2nd\t$3,000.00",
            "Place, prize\n1\t$5,000\n2\t$3,000",
            "1 $5,000\n2 $3,000",
            "1st, $5,000\n2nd, $3,000",
            "1,$5,000\n2,$3,000",
            "1,\"$5,000\"\n2,\"$3,000\"",
            "$5,000\n$3,000.00",
        ] {
            let told = told(text);
            assert_eq!(told.shares, amounts(&[500_000, 300_000]), "{text}: {told:?}");
        }
        assert_eq!(told("1,500,7\n2,300,4").shares, amounts(&[50_000, 30_000]), "a third column");
        let unclear = told("1,5,000\n2,3,000");
        assert!(
            unclear.lines[0].note.english.starts_with("5,000 may be 5 or all of it"),
            "{unclear:?}"
        );
        let rupees = Customs::new(&Currency { code: "INR".into(), decimals: 2 }, Some("hi-IN"));
        let lakhs = read("1\t\u{20b9}1,00,000\n2\t\u{20b9}50,000", &rupees, &Answers::new());
        assert_eq!(lakhs.shares, amounts(&[10_000_000, 5_000_000]), "{lakhs:?}");
    }

    #[test]
    fn figures_are_read_as_the_country_writes_them() {
        for text in [
            "50 %\n37,5 %\n12,5 %",
            "1;50\n2;37,5\n3;12,5",
            "50 % 37,5 % 12,5 %",
            "50 %, 37,5 %, 12,5 %",
        ] {
            let told = told_in("de-DE", text);
            assert_eq!(told.shares, percentages(&[5_000, 3_750, 1_250]), "{text}: {told:?}");
        }
        let euros = amounts(&[118_750, 50_000]);
        for text in [
            "1.187,50 \u{20ac}\n500 \u{20ac}",
            "1;1.187,50\n2;500",
            "1187,5\n500",
            "1\t1.187,50 EUR\n2\t500",
        ] {
            let told = told_in("de-DE", text);
            assert_eq!(told.shares, euros, "{text}: {told:?}");
        }
        assert_eq!(told_in("fr-FR", "1;1 187,50\n2;500").shares, euros);
        assert_eq!(told_in("ja-JP", "1;\u{a5}1,187.50\n2;500").shares, euros);
        // An English decimal point is plain to see.
        for (text, euros) in [("1;1187.50 \u{20ac}\n2;500", &euros), ("1;$1,187.50\n2;500", &euros)]
        {
            let told = told_in("de-DE", text);
            assert_eq!(told.shares, *euros, "{text}: {told:?}");
        }
    }

    #[test]
    fn an_amount_that_reads_differently_in_two_countries_asks() {
        let answered = |text: &str, choice: u32| {
            let customs = Customs::new(&Currency { code: "USD".into(), decimals: 2 }, None);
            let answers = Answers::from([("thousands".to_string(), choice)]);
            read(text, &customs, &answers)
        };
        for text in ["1\t1.250\n2\t500", "1 1.250 \u{20ac}\n2 500 \u{20ac}"] {
            let open = told(text);
            assert_eq!(open.shares, None, "{text}");
            assert_eq!(open.questions[0].key, "thousands", "{text}");
            assert_eq!(answered(text, 0).shares, amounts(&[125_000, 50_000]), "{text}");
            assert_eq!(answered("1\t1.250\n2\t1", 1).shares, amounts(&[125, 100]), "{text}");
        }
        // The column decides.
        let told_so = told("1\t1.250,00 \u{20ac}\n2\t1.000 \u{20ac}");
        assert_eq!(told_so.shares, amounts(&[125_000, 100_000]), "{told_so:?}");
        assert_eq!(told_in("de-DE", "1\t1.250\n2\t500").shares, amounts(&[125_000, 50_000]));
    }

    #[test]
    fn prizes_are_read_as_they_are_published() {
        let shares = percentages(&[5_000, 3_000, 2_000]);
        for text in [
            "50/30/20",
            "50%-30%-20%",
            "50% / 30% / 20%",
            "1st 50%, 2nd 30%, 3rd 20%",
            "1st place: 50%\n2nd place: 30%\n3rd place: 20%",
            "Payouts\n1. 50 %\n2. 30 %\n3. 20 %",
            "1er 50 %\n2e 30 %\n3e 20 %",
        ] {
            let told = told(text);
            assert_eq!(told.shares, shares, "{text}: {told:?}");
        }
        let told_so = told("1: $500,000\n2nd to 4th $12,000");
        assert_eq!(
            told_so.shares,
            amounts(&[50_000_000, 1_200_000, 1_200_000, 1_200_000]),
            "{told_so:?}"
        );
        let chart = "Place\t2-10 players\t11-20 players\n1st\t65%\t50%\n2nd\t35%\t30%\n3rd\t\t20%";
        let open = told(chart);
        assert_eq!((open.shares, open.questions[0].choices.len()), (None, 2));
        let customs = Customs::new(&Currency { code: "USD".into(), decimals: 2 }, None);
        let second = read(chart, &customs, &Answers::from([("column".into(), 1)]));
        assert_eq!(second.shares, shares, "{second:?}");
    }

    #[test]
    fn what_may_be_two_things_is_refused() {
        for text in ["1,500", "$900,100", "900,100,100"] {
            let told = told(text);
            assert!(
                told.shares.is_none() && told.refusal.english.contains("may be"),
                "{text}: {told:?}"
            );
        }
        for text in ["1 500", "3000\n2 500"] {
            let told = told_in("fr-FR", text);
            assert!(
                told.shares.is_none() && told.refusal.english.contains("may be"),
                "{text}: {told:?}"
            );
        }
        // Rising amounts are no prizes: these are places.
        assert_eq!(told("1,500\n2,300").shares, amounts(&[50_000, 30_000]));
        assert_eq!(told("1500").shares, amounts(&[150_000]));
        assert_eq!(told("\"1,500\"").shares, amounts(&[150_000]));
    }

    #[test]
    fn what_is_no_structure_is_named_by_its_line() {
        let told_so = told("1;500\n3;200\nthe rest\n");
        let notes: Vec<(u32, &str)> =
            told_so.lines.iter().map(|line| (line.line, &*line.note.english)).collect();
        assert_eq!(
            notes,
            [(2, "3 is where place 2 would follow."), (3, "the rest is no place with a prize.")]
        );
        assert_eq!((told_so.shares, told_so.refusal.is_nothing()), (None, false));
        let nine = "9".repeat(10_000);
        for text in [
            "",
            "<script>alert(1)</script>",
            "=1+1",
            "-5",
            "1-4000000000 5",
            "\"never closed",
            &nine,
        ] {
            let told = told(text);
            assert!(told.shares.is_none() && !told.refusal.is_nothing(), "{text}: {told:?}");
        }
        assert!(told(&"1\n".repeat(125_001)).refusal.english.contains("125,000"));
        assert!(told(&"1\n".repeat(2_000_001)).refusal.english.contains("four million"));
    }
}
