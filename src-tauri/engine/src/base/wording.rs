//! What is said, as more than its words: which sentence or part of a sentence it is, and what it names. The English is
//! made on the spot; the key and the arguments let another language say the same.

use crate::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use crate::base::numbers::to_u64;
use crate::base::types::{JsonSchema, TS};
use crate::base::words;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::{self, Write as _};

/// What stands between two reasons.
pub const REASONS: &str = " \u{b7} ";

/// A sentence or a part of one: its key, its English, and what it names. Without a key it is somebody's own words or
/// nothing, and crosses as a plain text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(from = "Crossing")]
#[schemars(with = "Crossing")]
pub struct Phrase {
    /// Which sentence or part this is, such as "table".
    pub key: Cow<'static, str>,
    /// It in English.
    pub english: Cow<'static, str>,
    /// What it names, in the order of the English.
    pub arguments: Vec<Argument>,
}

/// A phrase as it crosses to a file, a script or a window.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum Crossing {
    /// Somebody's own words, or nothing.
    Own(String),
    /// A sentence that other languages say as well.
    Keyed(Keyed<'static>),
}

/// A sentence or a part of one: its key, its English, and what it names. Without a key it is somebody's own words or
/// nothing, and crosses as a plain text.
#[derive(Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
#[ts(rename = "Phrase")]
struct Keyed<'a> {
    /// Which sentence or part this is, such as "table".
    key: Cow<'a, str>,
    /// It in English.
    english: Cow<'a, str>,
    /// What it names, in the order of the English.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    #[ts(as = "Option<Vec<Argument>>", optional)]
    arguments: Cow<'a, [Argument]>,
}

/// A window is given the text in its own language; as a value it is still the phrase.
#[cfg(feature = "types")]
impl TS for Phrase {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        String::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        String::inline(config)
    }
}

impl From<Crossing> for Phrase {
    fn from(crossing: Crossing) -> Self {
        match crossing {
            Crossing::Own(words) => Self::own(words),
            Crossing::Keyed(Keyed { key, english, arguments }) => {
                Self { key, english, arguments: arguments.into_owned() }
            }
        }
    }
}

/// What says a phrase in the language of whoever reads what is written.
type Speaker = Box<dyn Fn(&Phrase) -> Cow<'_, str>>;

thread_local! {
    /// Set while this thread writes an answer: serde tells what it writes nothing of who reads it.
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Ends the saying, also where what is written ends in a panic: a log must keep its phrases.
struct Spoken;

impl Drop for Spoken {
    fn drop(&mut self) {
        SPEAKER.take();
    }
}

/// Writes with every phrase said: as a text, and no longer as what another language could say.
pub fn spoken<T>(say: impl Fn(&Phrase) -> Cow<'_, str> + 'static, write: impl FnOnce() -> T) -> T {
    SPEAKER.set(Some(Box::new(say)));
    let _until_written = Spoken;
    write()
}

impl Serialize for Phrase {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.key.is_empty() {
            return serializer.serialize_str(&self.english);
        }
        let said = SPEAKER.with_borrow(|speaker| speaker.as_ref().map(|say| say(self)));
        if let Some(said) = said {
            return serializer.serialize_str(&said);
        }
        let (key, english) = (Cow::Borrowed(&*self.key), Cow::Borrowed(&*self.english));
        Keyed { key, english, arguments: Cow::Borrowed(&self.arguments) }.serialize(serializer)
    }
}

/// One of the things that a sentence names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Argument {
    /// What it is in the sentence, such as "name".
    pub name: Cow<'static, str>,
    /// What it is here.
    pub value: Value,
}

/// The value of an argument.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// A number, by which a language chooses between one and many.
    Number(u64),
    /// Words that stand in the sentence as they are: a name, a seat, an amount.
    Text(String),
    /// Several of them, which a language joins in its way: "Anna, Bo and Cy".
    List(Vec<Value>),
    /// A part of the sentence that has a key of its own.
    Phrase(#[ts(as = "Keyed<'static>")] Phrase),
}

/// How parts follow each other, in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chain {
    /// Different things: "Ivo Petrov, 53rd; Nia Cole, 54th".
    Things,
    /// The same of several: "table 2: J of hearts, table 3: 10 of spades".
    Each,
    /// Pieces of one text, which has its own spaces.
    Pieces,
    /// Reasons beside each other, none of them a sentence.
    Reasons,
    /// Sentences one after the other.
    Sentences,
}

impl Chain {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Things, Self::Each, Self::Pieces, Self::Reasons, Self::Sentences];

    /// The key of such a phrase.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Things => "chain-things",
            Self::Each => "chain-each",
            Self::Pieces => "chain-pieces",
            Self::Reasons => "reasons",
            Self::Sentences => "sentences",
        }
    }

    /// What its parts are called among the arguments.
    const fn parts(self) -> &'static str {
        match self {
            Self::Things | Self::Each | Self::Pieces => "parts",
            Self::Reasons => "reasons",
            Self::Sentences => "sentences",
        }
    }

    /// The chain that a phrase is, with its parts.
    pub fn of(phrase: &Phrase) -> Option<(Self, &[Value])> {
        match phrase.arguments.as_slice() {
            [Argument { value: Value::List(parts), .. }] => Self::ALL
                .into_iter()
                .find(|chain| chain.key() == phrase.key)
                .map(|one| (one, &**parts)),
            _ => None,
        }
    }

    /// What stands between two parts, in English.
    pub const fn between(self) -> &'static str {
        match self {
            Self::Things => "; ",
            Self::Each => ", ",
            Self::Pieces => "",
            Self::Reasons => REASONS,
            Self::Sentences => " ",
        }
    }
}

impl Phrase {
    /// The phrase of this key; made by `phrase!`.
    pub fn of(
        key: &'static str,
        english: impl Into<Cow<'static, str>>,
        arguments: Vec<Argument>,
    ) -> Self {
        Self { key: Cow::Borrowed(key), english: english.into(), arguments }
    }

    /// Somebody's own words, which are the same in every language.
    pub fn own(words: impl Into<String>) -> Self {
        Self { english: Cow::Owned(words.into()), ..Self::default() }
    }

    /// Whether it says nothing: neither a sentence nor somebody's own words.
    pub fn is_nothing(&self) -> bool {
        self.english.is_empty()
    }

    /// So many of something: "1 player", "2 players". The words of many are its key, as in "players".
    pub fn count(number: impl TryInto<u64>, one: &str, many: &str) -> Self {
        let number = to_u64(number);
        let argument = Argument { name: Cow::Borrowed("count"), value: Value::Number(number) };
        Self {
            key: Cow::Owned(many.replace(' ', "-")),
            english: words::count(number, one, many).into(),
            arguments: vec![argument],
        }
    }

    /// So many seats that a satellite pays. Other languages have another word for them than for seats at a table.
    pub fn seats_won(number: usize) -> Self {
        Self { key: "seats-won".into(), ..Self::count(number, "seat", "seats") }
    }

    /// One place, or several that are shared: "4th", "4th-5th".
    pub fn places(from: u32, to: u32) -> Self {
        let argument = |name, value| Argument { name: Cow::Borrowed(name), value };
        let one = |place: u32| {
            let number = argument("number", Value::Number(u64::from(place)));
            Self::of("place", words::ordinal(place), vec![number])
        };
        if from == to {
            return one(from);
        }
        let both = [("from", from), ("to", to)]
            .map(|(name, place)| argument(name, Value::Phrase(one(place))));
        Self::of("places", words::ordinals(from, to), both.into())
    }

    /// Sentences one after the other.
    pub fn sentences(said: Vec<Value>) -> Self {
        Self::chain(Chain::Sentences, said)
    }

    /// Sentences one after the other, without those that say nothing; a single one is itself.
    pub fn one_after_the_other(sentences: impl IntoIterator<Item = Self>) -> Self {
        let mut said = sentences.into_iter().filter(|one| !one.is_nothing()).peekable();
        if said.peek().is_none() {
            return Self::default();
        }
        Self::or_the_only(said, Self::sentences)
    }

    /// Reasons beside each other, none of them a sentence; a single one is itself.
    pub fn reasons(said: impl IntoIterator<Item = Self>) -> Self {
        Self::or_the_only(said.into_iter(), |said| Self::chain(Chain::Reasons, said))
    }

    /// Any number of parts one after the other, in one phrase and not in each other: an old log may hold thousands.
    pub fn chain(chain: Chain, parts: Vec<Value>) -> Self {
        let mut english = String::new();
        for (index, part) in parts.iter().enumerate() {
            english.push_str(if index == 0 { "" } else { chain.between() });
            // A text takes in whatever is written.
            let _ = write!(english, "{part}");
        }
        let argument = Argument { name: Cow::Borrowed(chain.parts()), value: Value::List(parts) };
        Self::of(chain.key(), english, vec![argument])
    }

    fn or_the_only(mut said: impl Iterator<Item = Self>, all: impl Fn(Vec<Value>) -> Self) -> Self {
        match (said.next(), said.next()) {
            (Some(only), None) => only,
            (first, second) => {
                all(first.into_iter().chain(second).chain(said).map(Self::into_argument).collect())
            }
        }
    }

    /// The phrase as it begins a sentence.
    #[must_use]
    pub fn capital(self) -> Self {
        Self { english: words::capital(&self.english).into(), ..self }
    }
}

impl Value {
    /// The value as it begins a sentence.
    #[must_use]
    pub fn capital(self) -> Self {
        match self {
            Self::Phrase(phrase) => Self::Phrase(phrase.capital()),
            Self::Text(text) => Self::Text(words::capital(&text)),
            Self::Number(_) | Self::List(_) => self,
        }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
            Self::Phrase(phrase) => phrase.fmt(f),
            Self::List(values) => {
                let Some((last, head)) = values.split_last() else { return Ok(()) };
                for (index, value) in head.iter().enumerate() {
                    write!(f, "{}{value}", if index == 0 { "" } else { ", " })?;
                }
                write!(f, "{}{last}", if head.is_empty() { "" } else { " and " })
            }
        }
    }
}

/// Up to three names, or how many they are: "Anna, Bo and Cy", "4 players".
pub fn few(names: &[&str], one: &str, many: &str) -> Value {
    match names {
        [only] => only.as_argument(),
        _ if names.len() > 3 => Phrase::count(names.len(), one, many).as_argument(),
        _ => names.as_argument(),
    }
}

/// A key with its arguments in one line: "not-in-play(name=Anna)", "full(table=table(number=3))".
pub fn named(key: &str, arguments: &[Argument]) -> String {
    let named: Vec<String> =
        arguments.iter().map(|one| format!("{}={}", one.name, short(&one.value))).collect();
    if named.is_empty() { key.to_string() } else { format!("{key}({})", named.join(", ")) }
}

fn short(value: &Value) -> String {
    match value {
        Value::Number(_) | Value::Text(_) => value.to_string(),
        Value::Phrase(phrase) => named(&phrase.key, &phrase.arguments),
        Value::List(values) => {
            format!("[{}]", values.iter().map(short).collect::<Vec<_>>().join(", "))
        }
    }
}

/// What can be named in a sentence.
pub trait AsArgument {
    /// It as the value of an argument.
    fn as_argument(&self) -> Value;

    /// The same of what is named nowhere else: nothing of it is copied.
    fn into_argument(self) -> Value
    where
        Self: Sized,
    {
        self.as_argument()
    }
}

impl AsArgument for String {
    fn as_argument(&self) -> Value {
        Value::Text(self.clone())
    }

    fn into_argument(self) -> Value {
        Value::Text(self)
    }
}

impl AsArgument for Phrase {
    fn as_argument(&self) -> Value {
        self.clone().into_argument()
    }

    fn into_argument(self) -> Value {
        if self.key.is_empty() {
            Value::Text(self.english.into_owned())
        } else {
            Value::Phrase(self)
        }
    }
}

impl AsArgument for Value {
    fn as_argument(&self) -> Value {
        self.clone()
    }

    fn into_argument(self) -> Value {
        self
    }
}

impl<T: AsArgument + ?Sized> AsArgument for &T {
    fn as_argument(&self) -> Value {
        (**self).as_argument()
    }
}

impl<T: AsArgument> AsArgument for [T] {
    fn as_argument(&self) -> Value {
        Value::List(self.iter().map(AsArgument::as_argument).collect())
    }
}

impl<T: AsArgument, const N: usize> AsArgument for [T; N] {
    fn as_argument(&self) -> Value {
        self.as_slice().as_argument()
    }
}

impl<T: AsArgument> AsArgument for Vec<T> {
    fn as_argument(&self) -> Value {
        self.as_slice().as_argument()
    }

    fn into_argument(self) -> Value {
        Value::List(self.into_iter().map(AsArgument::into_argument).collect())
    }
}

/// A part that a sentence can do without.
impl<T: AsArgument> AsArgument for Option<T> {
    fn as_argument(&self) -> Value {
        self.as_ref().map_or_else(|| "".as_argument(), AsArgument::as_argument)
    }

    fn into_argument(self) -> Value {
        self.map_or_else(|| "".as_argument(), AsArgument::into_argument)
    }
}

macro_rules! numbers {
    ($($number:ident $(.$within:tt)?),*) => {
        $(impl AsArgument for $number {
            fn as_argument(&self) -> Value {
                Value::Number(to_u64(self$(.$within)?.to_owned()))
            }
        })*
    };
}

numbers!(u8, u32, u64, usize, EntryId.0, TableNumber.0, SeatNumber.0);

macro_rules! texts {
    ($($text:ty),*) => {
        $(impl AsArgument for $text {
            fn as_argument(&self) -> Value {
                Value::Text(self.to_string())
            }
        })*
    };
}

// A seat as it is written: "6.4".
texts!(str, Cow<'_, str>, Seat);

/// The English with what it names, in one piece: only what is longer than usual grows.
pub fn written(english: fmt::Arguments<'_>) -> String {
    let mut written = String::with_capacity(48);
    // A text takes in whatever is written.
    let _ = written.write_fmt(english);
    written
}

/// A sentence or a part of one with its key, the English, and each argument that it names, said once:
/// `phrase!("table", "table {number}", number = table)`; by its name alone where it has the same, as in a struct:
/// `phrase!("table", "table {number}", number)`. A key belongs to one sentence (`tests/floors.rs` reads them all).
#[macro_export]
macro_rules! phrase {
    ($key:literal, $english:literal $(,)?) => {
        $crate::base::wording::Phrase::of($key, $english, Vec::new())
    };
    ($key:literal, $english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        match ($($crate::base::wording::AsArgument::into_argument($crate::phrase!(@ $name $(= $value)?)),)+) {
            ($($name,)+) => $crate::base::wording::Phrase::of(
                $key,
                $crate::base::wording::written(format_args!($english, $($name = $name),+)),
                vec![$($crate::base::wording::Argument {
                    name: std::borrow::Cow::Borrowed(stringify!($name)),
                    value: $name,
                }),+],
            ),
        }
    };
    (@ $name:ident) => {
        $name
    };
    (@ $name:ident = $value:expr) => {
        $value
    };
}
pub use phrase;

#[cfg(test)]
mod tests {
    use super::*;

    fn full(table: u32, names: &[&str]) -> Phrase {
        phrase!(
            "table-full-of",
            "{table} is full: {names}.",
            table = phrase!("table", "table {number}", number = TableNumber(table)).capital(),
            names = names,
        )
    }

    #[test]
    fn a_phrase_says_its_arguments_in_english_and_names_them() {
        let full = full(3, &["Anna", "Bo", "Cy"]);
        assert_eq!(full.english, "Table 3 is full: Anna, Bo and Cy.");
        let named = named(&full.key, &full.arguments);
        assert_eq!(named, "table-full-of(table=table(number=3), names=[Anna, Bo, Cy])");
    }

    #[test]
    fn a_count_has_the_key_of_many() {
        let one = Phrase::count(1_u32, "player sits", "players sit");
        assert_eq!((&*one.english, &*one.key), ("1 player sits", "players-sit"));
        assert_eq!(Phrase::count(0_u32, "player", "players").english, "0 players");
    }

    #[test]
    fn a_phrase_is_read_as_it_was_written() {
        let said = full(3, &["Anna"]);
        let text = serde_json::to_string(&said).unwrap();
        assert_eq!(serde_json::from_str::<Phrase>(&text).unwrap(), said);
    }

    #[test]
    fn one_sentence_is_itself_and_none_says_nothing() {
        let one = || full(3, &["Anna"]);
        let said = |sentences: Vec<Phrase>| Phrase::one_after_the_other(sentences);
        assert_eq!(said(Vec::new()), Phrase::default());
        assert_eq!(said(vec![Phrase::default()]), Phrase::default());
        assert_eq!(said(vec![Phrase::default(), one()]), one());
        assert_eq!(said(vec![one(), one()]).key, "sentences");
        assert_eq!(Phrase::reasons(vec![one()]), one());
    }

    #[test]
    fn what_is_named_says_the_same_moved_or_copied() {
        fn both(what: impl AsArgument + Clone) {
            assert_eq!(what.as_argument(), what.clone().into_argument());
        }
        let said = full(3, &["Anna", "Bo"]);
        both(said.clone());
        both(Phrase::own("Anna"));
        both(said.as_argument());
        both("Anna".to_string());
        both(vec![said.clone(), Phrase::own("Bo")]);
        both(Some(said));
        both(None::<Phrase>);
        both(TableNumber(3));
    }

    #[test]
    fn a_value_is_read_by_what_it_begins_with() {
        let said = full(3, &["Anna"]);
        for value in [
            Value::Number(7),
            Value::Text("7".into()),
            Value::List(vec![Value::Number(1), said.as_argument()]),
            said.as_argument(),
        ] {
            let text = serde_json::to_string(&value).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        }
        for wrong in ["7", "[]", "null", r#"{"key":"table"}"#] {
            assert!(serde_json::from_str::<Phrase>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_part_that_is_not_there_says_nothing() {
        let without = None::<Phrase>;
        let said = phrase!("over", "It is over{why}.", why = without);
        assert_eq!(said.english, "It is over.");
    }
}
