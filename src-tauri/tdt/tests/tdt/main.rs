//! Files of The Tournament Director: invented ones of every version, hostile ones, and whatever chance writes.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod corpus;
mod families;
mod formulas;
mod league;

use proptest::prelude::*;
use shuffle_up_tdt::grammar;
use shuffle_up_tdt::node::Node;
use shuffle_up_tdt::reading::Stage;
use shuffle_up_tdt::{TdtFile, read};
use std::time::{Duration, Instant};

const V30: &[u8] = include_bytes!("fixtures/3.0.tdt");
const NEWER: [(&str, &[u8]); 6] = [
    ("3.3", include_bytes!("fixtures/3.3.tdt")),
    ("3.4.3", include_bytes!("fixtures/3.4.3.tdt")),
    ("3.7.0-beta4", include_bytes!("fixtures/3.7.0-beta.tdt")),
    ("3.7.0", include_bytes!("fixtures/3.7.0.tdt")),
    ("3.7.1", include_bytes!("fixtures/3.7.1.tdt")),
    ("3.7.2", include_bytes!("fixtures/3.7.2.tdt")),
];
const CONTRADICTS: &[u8] = include_bytes!("fixtures/3.7.2-contradicts.tdt");

fn newest() -> &'static str {
    std::str::from_utf8(NEWER[5].1).unwrap()
}

/// Who came where, as uuid, first and last place.
fn places(file: &TdtFile) -> Vec<(&str, Option<u32>, Option<u32>)> {
    let places = file.tournament.places.iter();
    places.map(|one| (one.uuid.as_str(), one.place, one.place_to)).collect()
}

#[test]
fn the_oldest_version_in_an_older_windows() {
    let file = read(V30).unwrap();
    let tournament = &file.tournament;
    assert_eq!((file.version.as_str(), tournament.title.as_str()), ("3.0", "Café evening"));
    assert_eq!(tournament.league, "Thursday League");
    assert_eq!(tournament.buy_ins.len(), 1);
    let price = &tournament.buy_ins[0];
    assert_eq!((price.fee, price.chips, price.rake), (Some(2_000), Some(1_500), 250));
    let understood = file.understood.iter().map(ToString::to_string);
    let prices: Vec<_> = understood.filter(|line| line.contains("price")).collect();
    assert_eq!(prices, ["1 buy-in price", "1 rebuy price"]);
    let anna = &tournament.players[0];
    assert_eq!(
        (anna.name().as_str(), anna.city.as_str(), anna.membership.as_str()),
        ("Anna Berg", "Göteborg", "17")
    );
    assert_eq!(tournament.players[1].buy_ins[0].amount, Some(2_000));
    assert_eq!(
        tournament.stages,
        [
            Stage::Level {
                minutes: Some(20),
                small: Some(10),
                big: Some(20),
                ante: Some(0),
                limits: None,
                notes: String::new()
            },
            Stage::Break { minutes: Some(10), notes: "Pizza".into() },
            Stage::Level {
                minutes: Some(15),
                small: Some(50),
                big: Some(100),
                ante: None,
                limits: Some((50, 100)),
                notes: String::new()
            },
        ]
    );
    assert_eq!(places(&file), [("p-1", Some(1), Some(1)), ("p-2", Some(2), Some(2))]);
    assert!(file.contradictions.is_empty(), "{:?}", file.contradictions);
    assert_eq!(tournament.chips[0].value, Some(25));
    assert_eq!(tournament.points_for_playing, "n - r + 1");
    let evening = file.evening("SEK", 2).unwrap();
    assert_eq!((evening.buy_in, evening.minutes, evening.places_paid), (1_750, Some(200), Some(1)));
    assert_eq!(evening.entries[0].prize, 3_500);
}

#[test]
fn every_newer_version() {
    for (version, bytes) in NEWER {
        let file = read(bytes).unwrap_or_else(|why| panic!("{version}: {why}"));
        let tournament = &file.tournament;
        assert_eq!(file.version, version);
        assert_eq!(tournament.title, "Friday \"deep\" stack");
        assert_eq!(tournament.buy_ins.len(), 1, "a price that is not in use is none");
        assert_eq!(tournament.buy_ins[0].rake, 500);
        assert_eq!(tournament.house_adds, Some(5_000));
        assert_eq!(tournament.players.len(), 5);
        // Bo came back, and went out before Cleo; Eva bought nothing.
        assert_eq!(
            places(&file),
            [
                ("u-1", Some(1), Some(1)),
                ("u-2", Some(3), Some(3)),
                ("u-3", Some(2), Some(2)),
                ("u-4", Some(4), Some(4))
            ]
        );
        assert!(file.contradictions.is_empty(), "{:?}", file.contradictions);
        let evening = file.evening("EUR", 2).unwrap();
        let bo = evening.entries.iter().find(|entry| entry.name == "Bo Ek").unwrap();
        assert_eq!((bo.paid, bo.rebuys, bo.place, bo.out_level), (3_750, 1, Some(3), Some(7)));
        assert_eq!((evening.buy_in, evening.pool), (2_000, 14_250));
        assert_eq!(
            evening.knockouts.iter().map(|one| one.by.len()).collect::<Vec<_>>(),
            [1, 2, 1, 1]
        );
        assert!(file.understood.iter().any(|line| line.english.contains("10*sqrt(n)")));
    }
}

#[test]
fn contradictions_are_listed_and_nothing_is_decided() {
    let file = read(CONTRADICTS).unwrap();
    assert_eq!(
        file.contradictions.iter().map(|one| &*one.english).collect::<Vec<_>>(),
        ["The prize for 2nd place went to Bo Ek. By the times, Bo Ek came in 3rd place."]
    );
    assert_eq!(file.evening("EUR", 2).unwrap_err(), file.contradictions);
    // The same time for two is a shared place.
    let shared = newest().replace("1500009500000", "1500009000000");
    assert_eq!(places(&read(shared.as_bytes()).unwrap())[1], ("u-2", Some(2), Some(3)));
    // A hitman who is not in it, and one who is the player.
    let strange = newest().replace("HitmanUUID: [\"u-2\"]", "HitmanUUID: [\"u-4\", \"u-77\"]");
    assert_eq!(read(strange.as_bytes()).unwrap().contradictions.len(), 2);
    // Without a time there are no places.
    let timeless = newest().replace("Time: 1500009500000", "Time: null");
    let timeless = read(timeless.as_bytes()).unwrap();
    assert!(timeless.tournament.places.iter().all(|one| one.place.is_none()));
    assert!(timeless.not_understood.iter().any(|line| line.key == "tdt-times-unknown"));
    assert!(timeless.evening("EUR", 2).is_err());
}

#[test]
fn missing_parts_and_other_types_are_read_as_far_as_they_go() {
    let bare = read(br#"{T: new Tournament({})}"#).unwrap();
    assert_eq!(bare.tournament, shuffle_up_tdt::Tournament::default());
    assert!(bare.not_understood.len() >= 5);
    for (from, to) in [
        ("Levels: [", "Levels: 7, Other: ["),
        ("Players: Map.from([", "Players: Map.from(9), X: ([".trim_end_matches("([")),
        ("Time: 1500000000000", "Time: \"soon\""),
        ("Amount: 25", "Amount: [1, 2]"),
        ("HitmanUUID: [\"u-1\"]", "HitmanUUID: \"u-1\""),
        ("UUID: \"u-1\"", "UUID: null"),
        ("Minutes: 20", "Minutes: 1e99"),
        ("Value: 25", "Value: 99999999999999999999999"),
        ("Recipient: 1", "Recipient: \"Everybody\""),
        ("Name: new Name", "Name: new SomethingElse"),
        ("{V: \"3.7.2\"", "{V: 4.5"),
        ("AwardedToPlayers: [\"u-1\"]", "AwardedToPlayers: new Set([\"u-1\"])"),
        ("Fee: 25", "Fee: 25.001"),
    ] {
        let text = newest().replace(from, to);
        assert_ne!(text, newest(), "{from}");
        match read(text.as_bytes()) {
            Ok(file) => assert_eq!(file.tournament.uuid, "t-372", "{to}"),
            Err(why) => assert!(to.contains("Map.from(9)"), "{to}: {why}"),
        }
    }
    let list = newest().replace("[\"u-1\", new GamePlayer", "[1, new GamePlayer");
    assert_eq!(read(list.as_bytes()).unwrap().tournament.players.len(), 5);
}

/// How a file writes who has what.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Maps {
    #[default]
    From,
    OfPairs,
    OfRecord,
    Record,
}

/// How a file could be written otherwise and mean the same.
#[derive(Debug, Clone, Default)]
struct Hand {
    maps: Maps,
    /// Things without the name of what they are.
    plain: bool,
    /// Keys in quotes.
    json: bool,
    /// Keys from the last to the first.
    backwards: bool,
    /// Numbers and truths as texts, maps as records or made by `new Map`.
    loose: bool,
    quote: Option<char>,
    /// Between any two parts.
    between: &'static str,
    /// Keys that are not there.
    without: &'static [&'static str],
}

impl Hand {
    fn file(&self, version: &str) -> String {
        let tournament = self.written(&grammar::read(newest()).unwrap().tournament);
        format!("{}{{V: {version}, Extra: new X({{a: [1, 'b']}}), T: {tournament}}}", self.between)
    }

    fn text(&self, text: &str) -> String {
        let quote = self.quote.unwrap_or('"');
        let escaped = text.replace('\\', "\\\\").replace(quote, &format!("\\{quote}"));
        format!("{quote}{escaped}{quote}")
    }

    fn written(&self, node: &Node) -> String {
        let joined = |parts: Vec<String>| parts.join(&format!(",{}", self.between));
        let all = |nodes: &[Node]| joined(nodes.iter().map(|one| self.written(one)).collect());
        match node {
            Node::Nothing => "null".into(),
            Node::Truth(truth) if self.loose => self.text(&u8::from(*truth).to_string()),
            Node::Truth(truth) => truth.to_string(),
            Node::Number(number) if self.loose => self.text(number),
            Node::Number(number) => number.to_string(),
            Node::Text(text) => self.text(text),
            Node::List(items) => format!("[{}]", all(items)),
            Node::Record(fields) => {
                let fields = fields.iter().filter(|(key, _)| !self.without.contains(&&**key));
                let key = |key: &str| if self.json { self.text(key) } else { key.to_string() };
                let mut written: Vec<String> = fields
                    .map(|(name, value)| {
                        format!("{}{}: {}", key(name), self.between, self.written(value))
                    })
                    .collect();
                if self.backwards {
                    written.push("Unheard: new Of({It: Map.from([[1, 2]])})".into());
                    written.reverse();
                }
                format!("{{{}}}", joined(written))
            }
            Node::Made(name, arguments) if &**name == "Map.from" => {
                let record = || {
                    let pairs = node.pairs().into_iter();
                    let pairs = pairs
                        .map(|(key, value)| format!("{}: {}", self.text(key), self.written(value)));
                    format!("{{{}}}", joined(pairs.collect()))
                };
                match self.maps {
                    _ if self.loose && !node.pairs().is_empty() => record(),
                    Maps::From => format!("Map.from({})", all(arguments)),
                    Maps::OfPairs => format!("new Map({})", all(arguments)),
                    Maps::OfRecord => format!("new Map({})", record()),
                    Maps::Record => record(),
                }
            }
            Node::Made(_, arguments) if self.plain && arguments.len() == 1 => {
                self.written(&arguments[0])
            }
            Node::Made(name, arguments) => format!("new {name}({})", all(arguments)),
        }
    }
}

#[test]
fn the_same_evening_in_other_hands_is_the_same_evening() {
    let evening = read(newest().as_bytes()).unwrap().evening("EUR", 2).unwrap();
    let same = |what: &str, bytes: &[u8]| {
        let file = read(bytes).unwrap_or_else(|why| panic!("{what}: {why}"));
        assert_eq!(file.evening("EUR", 2).as_ref(), Ok(&evening), "{what}");
        assert_eq!(file.tournament.stages.len(), 3, "{what}");
        file
    };
    let backwards = Hand { backwards: true, ..Hand::default() }.file("\"3.7.2\"");
    let file = same("from the last key to the first", backwards.as_bytes());
    assert!(
        file.not_understood
            .iter()
            .any(|line| line.key == "tdt-parts-not-read" && line.english.contains("Unheard"))
    );
    let loose = Hand { loose: true, quote: Some('\''), ..Hand::default() };
    same("numbers as texts, in single quotes", loose.file("3.7").as_bytes());
    let between = " // } ] ) \" '\r\n /* \" ) */ ";
    let marked = format!("\u{feff}{}", Hand { between, ..Hand::default() }.file("\"3.7.2\""));
    same("comments everywhere, behind a mark", marked.as_bytes());
    // A file that says that it is older than what stands in it.
    same("an old number", Hand::default().file("\"3.0\"").as_bytes());
    let (windows, _, lost) = encoding_rs::WINDOWS_1252.encode(newest());
    assert!(!lost);
    same("an older Windows", &windows);
    let wide: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(newest().encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    same("two bytes a letter", &wide);
}

#[test]
fn what_is_missing_is_not_concluded() {
    let of = |without: &'static [&'static str]| {
        read(Hand { without, ..Hand::default() }.file("\"3.7.2\"").as_bytes()).unwrap()
    };
    let prizes = of(&["Prizes"]);
    assert!(prizes.not_understood.iter().any(|line| line.key == "tdt-no-prizes"));
    assert!(prizes.evening("EUR", 2).unwrap().entries.iter().all(|entry| entry.prize == 0));
    let kept = of(&["AwardedToPlayers"]);
    assert!(
        kept.not_understood.iter().any(|line| line.english
            == "The prize for 2nd place was given to nobody. It counts for nobody.")
    );
    // Without its own time it was when the first entry was bought; without any it is nowhere.
    assert_eq!(of(&["StartTime"]).evening("EUR", 2).unwrap().at, 1_500_000_000_000);
    assert!(of(&["StartTime", "Time"]).evening("EUR", 2).is_err());
    assert!(of(&["Players"]).evening("EUR", 2).is_err());
    assert!(of(&["Amount"]).evening("EUR", 2).is_err());
    // Two without a number are not told apart.
    let nameless = Hand { without: &["UUID"], loose: false, ..Hand::default() }.file("\"3.7.2\"");
    let nameless = nameless.replace("[\"u-1\",", "[\"\",").replace("[\"u-2\",", "[\"\",");
    assert!(read(nameless.as_bytes()).unwrap().evening("EUR", 2).is_err());
    for (what, from, to) in [
        ("seconds are no milliseconds", "000000", "000"),
        ("less than nothing", "Amount: 12.5", "Amount: -12.5"),
        ("a prize of less than nothing", "CalculatedAmount: 48", "CalculatedAmount: -48"),
        ("a time far from now", "Time: 1500009500000", "Time: 9000000000000000"),
    ] {
        let text = newest().replace(from, to);
        assert_ne!(text, newest(), "{what}");
        assert!(read(text.as_bytes()).unwrap().evening("EUR", 2).is_err(), "{what}");
    }
    // A rebuy that does not say when it was bought was bought after the one before it.
    let untimed = newest().replace("Time: 1500003700000", "Time: null");
    assert_eq!(places(&read(untimed.as_bytes()).unwrap())[1], ("u-2", Some(3), Some(3)));
}

#[test]
fn hitmen_are_found_in_whatever_names_them() {
    let expected = read(newest().as_bytes()).unwrap().evening("EUR", 2).unwrap().knockouts;
    for list in [
        "new GameHitmen({Hitmen: [\"u-1\", \"u-3\"]})",
        "Map.from([[\"u-1\", 0.5], [\"u-3\", 0.5]])",
        "new Map({\"u-1\": 0.5, \"u-3\": 0.5})",
        "new Set([\"u-1\", \"u-3\"])",
    ] {
        let text = newest().replace("[\"u-1\", \"u-3\"]", list);
        assert_ne!(text, newest());
        let evening = read(text.as_bytes()).unwrap().evening("EUR", 2);
        assert_eq!(evening.map(|evening| evening.knockouts), Ok(expected.clone()), "{list}");
    }
}

#[test]
fn a_prize_with_a_part_of_a_cent_is_rounded_and_named() {
    let text = newest().replace("CalculatedAmount: 48", "CalculatedAmount: 48.333333333333336");
    let file = read(text.as_bytes()).unwrap();
    assert!(file.not_understood.iter().any(|line| line.key == "tdt-prize-rounded"));
    let evening = file.evening("EUR", 2).unwrap();
    assert_eq!(evening.entries.iter().map(|entry| entry.prize).max(), Some(9_450));
    assert!(evening.entries.iter().any(|entry| entry.prize == 4_833));
    let exact = read(newest().as_bytes()).unwrap();
    assert!(exact.not_understood.iter().all(|line| line.key != "tdt-prize-rounded"));
}

#[test]
fn one_who_went_out_before_buying_in_is_named() {
    let early = |text: &str| {
        let said = read(text.as_bytes()).unwrap().not_understood;
        said.iter().filter(|line| line.key == "tdt-out-before-in").count()
    };
    let text = newest().replace("Time: 1500005000000", "Time: 1400005000000");
    assert_eq!((early(newest()), early(&text)), (0, 1));
}

#[test]
fn amounts_are_in_the_units_of_their_currency_or_none() {
    let file = read(V30).unwrap();
    assert!(file.evening("JPY", 0).is_err(), "17.50 yen are none");
    let whole = String::from_utf8_lossy(V30).replace("[2, 0.5]", "[2]");
    let yen = read(whole.as_bytes()).unwrap().evening("JPY", 0).unwrap();
    assert_eq!(
        (yen.decimals, yen.buy_in, yen.entries[0].paid, yen.entries[0].prize),
        (0, 18, 20, 35)
    );
    let dinars = file.evening("KWD", 3).unwrap();
    assert_eq!((dinars.decimals, dinars.buy_in, dinars.entries[0].paid), (3, 17_500, 20_000));
}

#[test]
fn cut_files_say_so_and_one_that_is_cut_in_its_layouts_loses_nothing() {
    let text = newest();
    let layouts = text.find(", L: ").unwrap();
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let cut = read(&text.as_bytes()[..end]);
        if end < layouts {
            assert!(cut.is_err(), "{end}");
        } else if let Ok(file) = cut {
            assert_eq!(file.tournament.players.len(), 5);
        } else {
            panic!("cut at {end}");
        }
    }
    let cut = read(&text.as_bytes()[..layouts + 20]).unwrap();
    assert!(cut.not_understood.iter().any(|line| line.key == "tdt-cut-after"));
}

#[test]
fn hostile_files_are_refused_soon() {
    let within = |what: &str, text: &[u8]| {
        let begun = Instant::now();
        let read = read(text);
        assert!(begun.elapsed() < Duration::from_secs(10), "{what} took {:?}", begun.elapsed());
        read
    };
    let top = |inner: &str| format!("{{V: \"3.7.2\", T: new Tournament({{{inner}}})}}");
    let many = 400_000;
    for (what, inner) in [
        ("lists", format!("a: {}", "[".repeat(many))),
        ("records", format!("a: {}", "{a: ".repeat(many))),
        ("things", format!("a: {}", "new A(".repeat(many))),
        ("commas", format!("a: [{}]", ",".repeat(3 * many))),
        ("numbers", format!("a: [{}]", "1,".repeat(3 * many))),
        ("quotes", format!("a: \"{}", "\\\"".repeat(many))),
        ("strange signs", "a: @".to_string()),
        ("no value", "a: , b".to_string()),
        ("no key", ": 1".to_string()),
    ] {
        assert!(within(what, top(&inner).as_bytes()).is_err(), "{what}");
    }
    for (what, inner) in [
        ("one long text", format!("Title: \"{}\"", "a".repeat(8_000_000))),
        ("one long number", format!("StartTime: {}", "9".repeat(8_000_000))),
        ("one long exponent", format!("StartTime: 1e{}", "9".repeat(1_000_000))),
        ("keys without end", "Title: 1, ".repeat(many)),
        ("comments", format!("{}Title: 1", "/**/".repeat(many))),
        ("escapes", format!("Title: \"{}\"", "\\ud800".repeat(many))),
        ("players who are none", format!(
            "P: new GamePlayers({{Players: Map.from([{}])}})", "[\"a\", 1],".repeat(100_000))),
        ("the same player again and again", format!(
            "P: new GamePlayers({{Players: Map.from([{}])}})",
            "[\"a\", new GamePlayer({UUID: \"a\", Buyins: [{BustOut: {HitmanUUID: [\"b\"]}}]})],".repeat(20_000))),
    ] {
        let file = within(what, top(&inner).as_bytes()).unwrap_or_else(|why| panic!("{what}: {why}"));
        assert!(file.tournament.title.len() <= 8_000, "{what}");
        assert!(file.not_understood.len() + file.contradictions.len() <= 402, "{what}");
    }
    assert!(
        within(
            "brackets in the layouts",
            format!("{{T: new Tournament({{}}), L: {}", "[{(".repeat(many)).as_bytes()
        )
        .is_ok()
    );
    assert!(within("too large", &vec![b' '; shuffle_up_tdt::LARGEST + 1]).is_err());
    for none in [
        "",
        "{",
        "{}",
        "[]",
        "nothing",
        "{T: 1}",
        "{V: \"3.7.2\"}",
        "\0\0\0",
        "{T: new Tournament(",
        "PK\u{3}\u{4}",
    ] {
        assert!(read(none.as_bytes()).is_err(), "{none}");
    }
    let why = read(b"{V: \"3.7.2\",\n T: new Tournament({\n a: @})}").unwrap_err();
    assert_eq!(why.named(), "BadValue tdt-line(number=3, why=tdt-no-value)");
    assert_eq!(why.to_string(), "Line 3 is not understood: A value is missing.");
    let whole = read(b"PK\x03\x04").unwrap_err();
    assert_eq!(whole.named(), "BadValue tdt-other-file");
}

/// Anything that the grammar knows.
fn any_node() -> impl Strategy<Value = Node> {
    let name = "[A-Za-z_][A-Za-z0-9_]{0,6}";
    // What is a word of the language is none of a file's.
    let words = ["new", "void", "true", "false", "null", "undefined", "NaN", "Infinity"];
    let name = name.prop_filter("a word", move |name| !words.contains(&name.as_str()));
    let leaf = prop_oneof![
        Just(Node::Nothing),
        any::<bool>().prop_map(Node::Truth),
        any::<i32>().prop_map(|number| Node::Number(number.to_string().into())),
        "\\PC{0,12}".prop_map(|text| Node::Text(text.into())),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        let fields = prop::collection::vec((name.clone(), inner.clone()), 0..5);
        let fields = fields.prop_map(|all| {
            all.into_iter().map(|(key, node)| (key.into_boxed_str(), node)).collect::<Vec<_>>()
        });
        let lists = prop::collection::vec(inner, 0..5);
        let made = (name.clone(), lists.clone());
        prop_oneof![
            lists.prop_map(Node::List),
            fields.prop_map(Node::Record),
            made.prop_map(|(name, parts)| Node::Made(name.into(), parts)),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    /// Whatever is in a file, it is read or refused.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes);
    }

    /// Pieces of the grammar in any order.
    #[test]
    fn any_pieces_are_read_or_refused(pieces in prop::collection::vec(prop::sample::select(vec![
        "{", "}", "[", "]", "(", ")", ",", ":", "\"", "'", "\\", "\\u", "d83c", "new ", "Map.from", "Tournament",
        "GamePlayers", "T", "V", "L", "1", "-", ".", "e9", "null", "true", "//", "/*", "*/", "\n", " ", "é", "🃏",
    ]), 0..60)) {
        let text = pieces.concat();
        let _ = read(text.as_bytes());
        let _ = read(format!("{{V: \"3.7.2\", T: new Tournament({{{text}}}), L: {text}}}").as_bytes());
    }

    /// A file in which something was changed, cut out or doubled.
    #[test]
    fn spoilt_files_are_read_or_refused(
        which in 0..6usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..12),
    ) {
        let mut bytes = NEWER[which].1.to_vec();
        for (at, byte, how) in changes {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                _ => bytes.insert(at, byte),
            }
        }
        if let Ok(file) = read(&bytes) {
            let _ = file.evening("EUR", 2);
        }
    }

    /// Whatever is read, written in another hand and read again is the same.
    #[test]
    fn what_is_written_and_read_again_is_the_same(
        node in any_node(),
        quote in prop::sample::select(vec!['"', '\'', '`']),
        between in prop::sample::select(vec!["", " ", "\r\n", " // } ] \n", "/* ) */"]),
    ) {
        let hand = Hand { quote: Some(quote), between, ..Hand::default() };
        let written = format!("{{T: new Tournament({{It: {}}})}}", hand.written(&node));
        let top = grammar::read(&written).unwrap();
        prop_assert_eq!(top.tournament.get("It"), &node);
    }

    /// A text comes back as it was written.
    #[test]
    fn texts_come_back(text in "\\PC{0,40}") {
        let quoted = format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let escaped: String = text.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
        for written in [quoted, format!("\"{escaped}\"")] {
            let top = grammar::read(&format!("{{T: new Tournament({{Title: {written}}})}}")).unwrap();
            prop_assert_eq!(top.tournament.get("Title"), &Node::Text(text.as_str().into()));
        }
    }
}
