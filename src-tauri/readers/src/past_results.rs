//! Results of past evenings from a spreadsheet: a place, a name, a prize and knockouts, in any order of columns.

use crate::amount_signs::Signs;
use crate::question::{Answers, SheetQuestion};
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::refusal::{Refusal, refuse};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_seasons::{Entry, Knockout};
use std::collections::BTreeMap;

/// The most entries of a file.
const MOST: usize = 20_000;
/// The most knockouts of one player that are believed; all together are no more than entries can be.
const MOST_KNOCKOUTS: u32 = 1_000;
/// The most lines that are named.
const MOST_NAMED: usize = 200;

/// What was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PastResults {
    /// The entries, as they stand in the file.
    pub entries: Vec<Entry>,
    /// Knockouts; whom they were of such a file does not say.
    pub knockouts: Vec<Knockout>,
    /// Headings that mean nothing here.
    pub not_understood: Vec<String>,
    /// What was not taken, by line from 1, and why; what is about several lines has the line 0.
    pub left_out: Vec<(u64, Phrase)>,
    /// What the amounts do not decide. While one is open, nothing is taken.
    pub questions: Vec<SheetQuestion>,
}

/// The words that head each column.
const PLACE: &[&str] = &[
    "place",
    "pos",
    "pos.",
    "position",
    "rank",
    "finish",
    "#",
    "platz",
    "rang",
    "place finished",
    "platzierung",
    "classement",
    "puesto",
    "posición",
    "posicion",
    "lugar",
    "clasificación",
    "placering",
    "plats",
    "posizione",
    "posto",
    "piazzamento",
    "plaats",
    "positie",
    "colocação",
    "posição",
    "順位",
    "着順",
];
const NAME: &[&str] = &[
    "name",
    "player",
    "player name",
    "full name",
    "nickname",
    "spieler",
    "spielername",
    "joueur",
    "pseudo",
    "nom",
    "jugador",
    "nombre",
    "spelare",
    "namn",
    "giocatore",
    "nome",
    "nominativo",
    "speler",
    "naam",
    "jogador",
    "名前",
    "氏名",
    "プレイヤー",
    "プレーヤー",
    "選手",
];
const FIRST: &[&str] = &[
    "first",
    "first name",
    "firstname",
    "given name",
    "vorname",
    "prénom",
    "prenom",
    "nombre",
    "förnamn",
    "nome",
    "voornaam",
    "名",
];
const LAST: &[&str] = &[
    "last",
    "last name",
    "lastname",
    "surname",
    "family name",
    "nachname",
    "nom",
    "nom de famille",
    "apellido",
    "apellidos",
    "efternamn",
    "cognome",
    "achternaam",
    "sobrenome",
    "apelido",
    "姓",
];
const PRIZE: &[&str] = &[
    "prize",
    "payout",
    "winnings",
    "won",
    "amount",
    "cash",
    "prize money",
    "preisgeld",
    "gewinn",
    "preis",
    "auszahlung",
    "gain",
    "gains",
    "prix",
    "premio",
    "premios",
    "ganancias",
    "vinst",
    "pris",
    "prispengar",
    "premi",
    "vincita",
    "vincite",
    "prijs",
    "prijzengeld",
    "winst",
    "prêmio",
    "premiação",
    "ganho",
    "ganhos",
    "賞金",
];
const KNOCKOUTS: &[&str] = &[
    "knockouts",
    "kos",
    "ko",
    "k.o.",
    "hits",
    "bounties",
    "eliminations",
    "knock outs",
    "éliminations",
    "eliminaciones",
    "utslag",
    "eliminazioni",
    "eliminaties",
    "eliminações",
    "ノックアウト",
];
const PAID: &[&str] = &[
    "paid",
    "paid in",
    "cost",
    "total cost",
    "bezahlt",
    "einsatz",
    "payé",
    "mise",
    "pagado",
    "betalt",
    "betald",
    "pagato",
    "betaald",
    "inleg",
    "pago",
    "支払い",
];
const REBUYS: &[&str] = &["rebuys", "rebuy", "re-buys", "recaves", "recompras", "リバイ"];
const ADD_ONS: &[&str] = &["add-ons", "addons", "add ons", "add-on", "addon", "アドオン"];

/// Which column is which.
#[derive(Default)]
struct Columns {
    place: Option<usize>,
    name: Vec<usize>,
    prize: Option<usize>,
    knockouts: Option<usize>,
    paid: Option<usize>,
    rebuys: Option<usize>,
    add_ons: Option<usize>,
}

/// Reads a file. `delimiter` stands between the columns; the customs have the currency, and how this house writes amounts.
///
/// # Errors
/// The file has no heading with a name and a place, or is too large; the sentence says so.
pub fn read(
    text: &str,
    delimiter: u8,
    customs: &Customs,
    answers: &Answers,
) -> Result<PastResults, Refusal> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .delimiter(delimiter)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let mut past = PastResults::default();
    let mut columns: Option<Columns> = None;
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    let records = reader.records().collect::<Result<Vec<_>, _>>().map_err(|error| {
        refuse!(BadValue, "csv-not-read", "This is no CSV: {error}.", error = error.to_string())
    })?;
    let mut written = Written { decimals: customs.currency.decimals, point: None };
    for (at, record) in records.iter().enumerate() {
        let line = record.position().map_or(0, csv::Position::line);
        if record.iter().all(str::is_empty) {
            continue;
        }
        let Some(columns) = &columns else {
            // Titles may stand above the heading.
            columns = heading(record, &mut past);
            let below = records.get(at..).unwrap_or_default().iter().skip(1);
            let (point, question) =
                columns.as_ref().map_or((None, None), |found| found.signs(below, customs, answers));
            written.point = point;
            if question.as_ref().is_some_and(|question| question.chosen.is_none()) {
                past.questions.extend(question);
                return Ok(past);
            }
            past.questions.extend(question);
            continue;
        };
        if past.entries.len() >= MOST {
            return Err(refuse!(
                BadValue,
                "past-too-many-lines",
                "The file has more than 20,000 results. Split it."
            ));
        }
        match entry(record, columns, written) {
            Ok((mut entry, knockouts)) => {
                let next = u32::try_from(numbers.len()).unwrap_or(u32::MAX).saturating_add(1);
                entry.player = *numbers.entry(entry.name.clone()).or_insert(next);
                let more = usize::try_from(knockouts).unwrap_or(usize::MAX);
                if past.knockouts.len().saturating_add(more) > MOST {
                    return Err(refuse!(
                        BadValue,
                        "past-too-many-knockouts",
                        "The file has more than 20,000 knockouts. Check that column."
                    ));
                }
                for _ in 0..knockouts {
                    past.knockouts.push(Knockout { whom: None, by: vec![entry.player] });
                }
                past.entries.push(entry);
            }
            Err(why) if past.left_out.len() < MOST_NAMED => past.left_out.push((line, why)),
            Err(_) => {}
        }
    }
    share(&mut past);
    if columns.is_none() {
        return Err(refuse!(
            BadValue,
            "past-no-heading",
            "The columns have no heading. Call them Place, Name, Prize and Knockouts."
        ));
    }
    Ok(past)
}

/// Whoever has a place that stands there for several shares it and those behind it, which are free: 3, 3, 5. Where the next one is
/// taken as well, who shares what is not concluded, and said.
fn share(past: &mut PastResults) {
    let mut times: BTreeMap<u32, u32> = BTreeMap::new();
    for entry in &past.entries {
        if let Some(place) = entry.place.filter(|_| entry.place == entry.place_to) {
            let count = times.entry(place).or_default();
            *count = count.saturating_add(1);
        }
    }
    let mut last: BTreeMap<u32, u32> = BTreeMap::new();
    for (place, count) in times.iter().filter(|(_, count)| **count > 1) {
        let to = place.saturating_add(*count).saturating_sub(1);
        let taken = past
            .entries
            .iter()
            .find_map(|entry| entry.place.filter(|other| other > place && *other <= to));
        match taken {
            None => _ = last.insert(*place, to),
            Some(next) if past.left_out.len() < MOST_NAMED => {
                let why = phrase!(
                    "past-place-not-shared",
                    "Place {place} is in {lines} lines, but place {next} is taken too. So it is not shared.",
                    place = place,
                    lines = count,
                    next = next
                );
                past.left_out.push((0, why));
            }
            Some(_) => {}
        }
    }
    for entry in past.entries.iter_mut().filter(|entry| entry.place == entry.place_to) {
        if let Some(to) = entry.place.and_then(|place| last.get(&place)) {
            entry.place_to = Some(*to);
        }
    }
}

fn heading(record: &csv::StringRecord, past: &mut PastResults) -> Option<Columns> {
    let heads: Vec<String> = record.iter().map(str::to_lowercase).collect();
    let headed = |words: &[&str]| heads.iter().position(|head| words.contains(&head.as_str()));
    let mut columns = Columns {
        place: headed(PLACE),
        name: headed(NAME).into_iter().collect(),
        prize: headed(PRIZE),
        knockouts: headed(KNOCKOUTS),
        paid: headed(PAID),
        rebuys: headed(REBUYS),
        add_ons: headed(ADD_ONS),
    };
    // A name in two parts is said with the first one first.
    // "Nom" and "nombre" alone are a whole name.
    if let (Some(first), Some(last)) = (headed(FIRST), headed(LAST))
        && first != last
    {
        columns.name = vec![first, last];
    }
    if columns.place.is_none() || columns.name.is_empty() {
        return None;
    }
    let known = [PLACE, NAME, FIRST, LAST, PRIZE, KNOCKOUTS, PAID, REBUYS, ADD_ONS];
    let unknown = record.iter().zip(&heads).filter(|(_, head)| {
        !head.is_empty() && !known.iter().any(|words| words.contains(&head.as_str()))
    });
    past.not_understood = unknown.map(|(head, _)| head.to_string()).collect();
    Some(columns)
}

/// How the amounts of a file are written.
#[derive(Debug, Clone, Copy)]
struct Written {
    /// The decimals of the currency.
    decimals: u8,
    /// The sign before decimals, where all of them together say which.
    point: Option<&'static str>,
}

impl Columns {
    /// The sign before decimals in the columns of amounts, and what is asked about it.
    fn signs<'r>(
        &self,
        records: impl Iterator<Item = &'r csv::StringRecord>,
        customs: &Customs,
        answers: &Answers,
    ) -> (Option<&'static str>, Option<SheetQuestion>) {
        let (point, _) = customs.signs();
        let mut signs = Signs::default();
        for record in records {
            let columns = [self.prize, self.paid].into_iter().flatten();
            for cell in columns.filter_map(|column| record.get(column)) {
                let figure = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | ',');
                let figure: String = cell.chars().filter(|sign| figure(*sign)).collect();
                let figure = figure.trim_matches(['.', ',']);
                signs.note(figure, true, false, point);
            }
        }
        signs.decide(customs, answers)
    }
}

fn entry(
    record: &csv::StringRecord,
    columns: &Columns,
    written: Written,
) -> Result<(Entry, u32), Phrase> {
    let cell = |column: Option<usize>| column.and_then(|column| record.get(column)).unwrap_or("");
    let parts = columns.name.iter().filter_map(|column| record.get(*column));
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let name = parts.join(" ");
    if name.is_empty() {
        return Err(phrase!("past-name-missing", "The name is missing."));
    }
    let (place, place_to) =
        places(cell(columns.place)).ok_or_else(|| match cell(columns.place) {
            "" => phrase!("past-no-place", "{name} has no place.", name = &name),
            text => phrase!("past-not-a-place", "“{text}” is no place.", text = text),
        })?;
    let money = |column: Option<usize>| match cell(column) {
        "" | "-" | "–" => Ok(0),
        text => amount(text, written)
            .ok_or_else(|| phrase!("past-not-an-amount", "“{text}” is no amount.", text = text)),
    };
    let count = |column: Option<usize>| match cell(column) {
        "" | "-" | "–" => Ok(0),
        text => text
            .parse::<u32>()
            .map_err(|_| phrase!("past-not-a-number", "“{text}” is no number.", text = text)),
    };
    let knockouts = count(columns.knockouts)?;
    if knockouts > MOST_KNOCKOUTS {
        return Err(phrase!(
            "past-knockouts-of-one",
            "Nobody has {knockouts} knockouts.",
            knockouts = knockouts
        ));
    }
    let entry = Entry {
        place: Some(place),
        place_to: Some(place_to),
        prize: money(columns.prize)?,
        paid: money(columns.paid)?,
        rebuys: count(columns.rebuys)?,
        add_ons: count(columns.add_ons)?,
        name,
        ..Entry::default()
    };
    Ok((entry, knockouts))
}

/// A place, or several that are shared: `3`, `3.`, `3rd`, `T3`, `3-4`.
fn places(text: &str) -> Option<(u32, u32)> {
    let one = |text: &str| {
        let text = text.trim().trim_start_matches(['t', 'T', '=']).trim_end_matches(['.', '=']);
        let text =
            ["st", "nd", "rd", "th"].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text);
        text.parse::<u32>().ok().filter(|place| *place > 0)
    };
    match text.split_once(['-', '–']) {
        Some((first, last)) => {
            let (first, last) = (one(first)?, one(last)?);
            (first <= last).then_some((first, last))
        }
        None => one(text).map(|place| (place, place)),
    }
}

/// An amount as people write it, in minor units. Where nothing says which sign stands before decimals, it is the last one before as
/// many digits as the currency has decimals, or fewer; one before three digits stands between thousands.
fn amount(text: &str, Written { decimals, point }: Written) -> Option<i64> {
    let plain: String =
        text.chars().filter(|sign| matches!(sign, '0'..='9' | '.' | ',' | '-')).collect();
    let odd = text.chars().any(|sign| sign.is_alphanumeric() && !sign.is_ascii_digit());
    // A code of three letters may stand beside it, and nothing longer; a k or an m alone would be thousands or millions.
    let letters: Vec<char> = text.chars().filter(|sign| sign.is_alphabetic()).collect();
    if odd && (letters.len() > 3 || matches!(letters.as_slice(), ['k' | 'K' | 'm' | 'M'])) {
        return None;
    }
    let (minus, digits) =
        plain.strip_prefix('-').map_or((false, plain.as_str()), |rest| (true, rest));
    let width = usize::from(decimals);
    let exact = point.map(|point| match digits.rsplit_once(point) {
        Some((whole, part)) => (whole, part.trim_end_matches('0')),
        None => (digits, ""),
    });
    if exact.is_some_and(|(whole, part)| {
        part.len() > width
            || part.contains(['.', ','])
            || point.is_some_and(|point| whole.contains(point))
    }) {
        return None;
    }
    let (whole, part) = exact.unwrap_or(match digits.rsplit_once(['.', ',']) {
        Some((whole, part)) if part.len() <= width => (whole, part),
        Some((_, part)) if part.len() != 3 => return None,
        _ => (digits, ""),
    });
    // Behind the first sign between thousands stand two digits or three: as in 1,250 and in 1,00,000.
    let groups = whole.split(['.', ',']).skip(1);
    if digits.contains('-') || groups.into_iter().any(|group| !matches!(group.len(), 2 | 3)) {
        return None;
    }
    let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    let minor = format!("{whole}{part:0<width$}").parse::<i64>().ok()?;
    Some(if minus { minor.saturating_neg() } else { minor })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use shuffle_up_engine::base::money::Currency;

    fn customs(decimals: u8, tag: Option<&str>) -> Customs {
        Customs::new(&Currency { code: "EUR".into(), decimals }, tag)
    }

    fn read(text: &str, delimiter: u8, decimals: u8) -> Result<PastResults, Refusal> {
        super::read(text, delimiter, &customs(decimals, None), &Answers::new())
    }

    #[test]
    fn columns_stand_in_any_order_under_several_words() {
        let text = "League night 4\n\nKOs,Winnings,Player,Pos,Mood\n2,\"$1,250.50\",Anna Berg,1st,good\n,,Bo Ek,2.,\n1,,Anna Berg,T3,\n";
        let past = read(text, b',', 2).unwrap();
        let short: Vec<(&str, Option<u32>, i64, u32)> = past
            .entries
            .iter()
            .map(|entry| (entry.name.as_str(), entry.place, entry.prize, entry.player))
            .collect();
        assert_eq!(
            short,
            [
                ("Anna Berg", Some(1), 125_050, 1),
                ("Bo Ek", Some(2), 0, 2),
                ("Anna Berg", Some(3), 0, 1)
            ]
        );
        assert_eq!(past.knockouts.len(), 3);
        assert_eq!(past.not_understood, ["Mood"]);
        assert_eq!(past.left_out, []);
    }

    #[test]
    fn headings_are_read_in_the_languages_in_which_leagues_publish() {
        for (heading, name) in [
            ("Platz;Spieler;Preisgeld;KO", "Bo Ek"),
            ("Place;Joueur;Gains;Éliminations", "Bo Ek"),
            ("Puesto;Jugador;Premio;Eliminaciones", "Bo Ek"),
            ("Placering;Namn;Vinst;Utslag", "Bo Ek"),
            ("Posizione;Giocatore;Premio;Eliminazioni", "Bo Ek"),
            ("Plaats;Speler;Prijs;Eliminaties", "Bo Ek"),
            ("Posição;Jogador;Prêmio;Eliminações", "Bo Ek"),
            ("順位;プレイヤー;賞金;ノックアウト", "Bo Ek"),
        ] {
            let past = read(&format!("{heading}\n1;{name};120,50;2\n"), b';', 2).unwrap();
            assert_eq!(past.not_understood, Vec::<String>::new(), "{heading}");
            assert_eq!(past.entries[0].name, name, "{heading}");
            assert_eq!((past.entries[0].prize, past.knockouts.len()), (12_050, 2), "{heading}");
        }
        let parts = read("Place;Nom;Prénom\n1;Lefèvre;Zoé\n", b';', 2).unwrap();
        assert_eq!(parts.entries[0].name, "Zoé Lefèvre");
    }

    #[test]
    fn names_in_parts_shared_places_and_other_customs() {
        let text = "Nachname;Vorname;Platz;Preisgeld\nBerg;Anna;1;1.250,50 €\nEk;Bo;2-3;80\n;;4;\nNoll;Cy;last;\n";
        let past = read(text, b';', 2).unwrap();
        assert_eq!(past.entries[0].name, "Anna Berg");
        assert_eq!(past.entries[0].prize, 125_050);
        assert_eq!((past.entries[1].place, past.entries[1].place_to), (Some(2), Some(3)));
        let left_out: Vec<(u64, &str)> =
            past.left_out.iter().map(|(line, why)| (*line, &*why.key)).collect();
        assert_eq!(left_out, [(4, "past-name-missing"), (5, "past-not-a-place")]);
    }

    #[test]
    fn a_place_that_stands_there_twice_is_shared_where_the_next_one_is_free() {
        let places = |text: &str| -> (Vec<Option<u32>>, usize) {
            let past = read(&format!("Name,Place\n{text}"), b',', 2).unwrap();
            (past.entries.iter().map(|entry| entry.place_to).collect(), past.left_out.len())
        };
        let shared = "A,1\nB,2\nC,2\nD,4\n";
        assert_eq!(places(shared), (vec![Some(1), Some(3), Some(3), Some(4)], 0));
        // Four at the second place, or a slip of the pen: nobody is given a place that the file gives to another.
        let dense = "A,1\nB,2\nC,2\nD,3\n";
        assert_eq!(places(dense), (vec![Some(1), Some(2), Some(2), Some(3)], 1));
    }

    #[test]
    fn amounts_are_exact_or_none() {
        for (text, decimals, minor) in [
            ("250", 2, Some(25_000)),
            ("1,250", 2, Some(125_000)),
            ("1.250", 2, Some(125_000)),
            ("12.5", 2, Some(1_250)),
            ("-5.00", 2, Some(-500)),
            ("EUR 5", 2, Some(500)),
            ("1.250", 3, Some(1_250)),
            ("5000", 0, Some(5_000)),
            ("1.2345", 2, None),
            ("a seat", 2, None),
            ("99999999999999999999", 2, None),
            (".", 2, None),
            ("1,00,000", 2, Some(10_000_000)),
            ("1'250.50 Fr", 2, Some(125_050)),
            ("3-4", 2, None),
            ("250-", 2, None),
            ("1,2,3", 2, None),
            ("5k", 2, None),
        ] {
            assert_eq!(amount(text, Written { decimals, point: None }), minor, "{text}");
        }
        for (text, point, minor) in [
            ("1.250", ".", Some(125)),
            ("1.250", ",", Some(125_000)),
            ("1 124.890 \u{20ac}", ".", Some(112_489)),
            ("1,124.890", ",", None),
            ("1.125", ".", None),
            ("80", ".", Some(8_000)),
            ("1.2.3", ".", None),
        ] {
            let written = Written { decimals: 2, point: Some(point) };
            assert_eq!(amount(text, written), minor, "{text} {point}");
        }
    }

    #[test]
    fn an_amount_that_reads_differently_in_two_countries_asks() {
        let told = |prizes: [&str; 2], tag: Option<&str>, answer: Option<u32>| {
            let text = format!("Place;Name;Prize\n1;Anna;{}\n2;Bo;{}\n", prizes[0], prizes[1]);
            let answers =
                answer.map(|choice| ("thousands".to_string(), choice)).into_iter().collect();
            let past = super::read(&text, b';', &customs(2, tag), &answers).unwrap();
            let prizes: Vec<i64> = past.entries.iter().map(|entry| entry.prize).collect();
            (prizes, past.questions)
        };
        let (none, asked) = told(["1.250", "500"], None, None);
        assert_eq!((none, asked[0].key.as_str()), (vec![], "thousands"));
        let said: Vec<&str> = asked[0].choices.iter().map(|choice| &*choice.english).collect();
        assert_eq!(said, ["1,250", "1.25"]);
        assert_eq!(told(["1.250", "500"], None, Some(0)).0, [125_000, 50_000]);
        assert_eq!(told(["1.250", "0.5"], None, Some(1)).0, [125, 50]);
        let (none, asked) = told(["1 124.890 \u{20ac}", "500 \u{20ac}"], None, None);
        assert_eq!((none.len(), &*asked[0].choices[1].english), (0, "1,124.89"));
        // The column decides, or the country.
        assert_eq!(told(["1.250", "499,50"], None, None).0, [125_000, 49_950]);
        assert_eq!(told(["1,250", "500"], None, None).0, [125_000, 50_000]);
        assert_eq!(told(["1.250", "500"], Some("de-DE"), None).0, [125_000, 50_000]);
        assert_eq!(told(["1,250", "500"], Some("de-DE"), None).1.len(), 1);
    }

    #[test]
    fn knockouts_without_end_are_refused() {
        let text = format!("Place,Name,KO\n{}", "1,Anna,1000\n".repeat(30));
        assert!(read(&text, b',', 2).unwrap_err().key == "past-too-many-knockouts");
        let past = read("Place,Name,KO\n1,Anna,4000000000\n", b',', 2).unwrap();
        assert_eq!((past.entries.len(), past.left_out.len()), (0, 1));
    }

    #[test]
    fn a_file_without_a_heading_says_so() {
        assert!(read("1,Anna,100\n", b',', 2).unwrap_err().key == "past-no-heading");
        assert!(read("", b',', 2).is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(Place,Name,Prize,KO\n)?([0-9a-z,.\"\n -]|\\PC){0,80}") {
            let _ = read(&text, b',', 2);
        }
    }
}
