//! A formula of the house's own: arithmetic over a few numbers, and nothing else.
//!
//! `exmex` reads and works out the expressions. It is given a list of operators of our own, so that it can do nothing but what is
//! named here, and only text that was looked at before: few signs, bounded length and depth, no names but those below.
//!
//! A formula of The Tournament Director is read as it stands: statements on lines of their own, `assign("x", …)` for a number that
//! later ones speak of, the last one being what the formula gives, and its names beside ours.

use crate::prelude::*;
use exmex::{BinOp, Express, FlatEx, MakeOperators, Operator};
use std::fmt::Write as _;
use std::str::FromStr;

/// The longest formula, in characters.
const LONGEST: usize = 4_000;
/// The deepest brackets.
const DEEPEST: usize = 40;
/// The most statements.
const MOST_STATEMENTS: usize = 60;

/// What a formula speaks of, each with what else it may be called; capitals do not matter.
const NAMES: [(&str, &[&str]); 17] = [
    ("n", &["buyins", "numberofbuyins", "numberofplayers", "players", "entries"]),
    ("r", &["rank", "place"]),
    ("b", &["buyin"]),
    ("e", &["cost", "totalcost"]),
    ("k", &["nh", "hits", "numberofhits", "knockouts"]),
    ("pool", &["pot", "pp", "prizepool"]),
    ("prize", &["winnings", "totalwinnings"]),
    ("prizes", &["pw", "prizewinnings"]),
    ("bounties", &["bountywinnings"]),
    ("rebuys", &["nr", "numberofrebuys"]),
    ("addons", &["na", "numberofaddons"]),
    ("allrebuys", &["tnr", "totalnumberofrebuys"]),
    ("m", &["inthemoney"]),
    ("mr", &["moneyrank"]),
    ("totalbuyins", &["totalbuyinsamount"]),
    ("totalrebuys", &["totalrebuysamount"]),
    ("totaladdons", &["totaladdonsamount"]),
];
/// Names by which a formula is one of The Tournament Director's, in which `log` is the natural one.
const THEIRS: [&str; 9] = [
    "assign",
    "buyins",
    "nh",
    "numberofhits",
    "numberofplayers",
    "prizewinnings",
    "totalbuyinsamount",
    "totalrebuysamount",
    "totaladdonsamount",
];
/// What a formula can do with one number. A `log` alone can mean either: `ln` is the natural one, `log10` that of ten.
const FUNCTIONS: [(&str, &[&str]); 8] = [
    ("sqrt", &[]),
    ("ln", &[]),
    ("log10", &[]),
    ("exp", &[]),
    ("round", &[]),
    ("floor", &["int"]),
    ("ceil", &["ceiling"]),
    ("abs", &[]),
];

/// The numbers of one player in one event.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Numbers {
    /// Entries or players.
    pub n: f64,
    /// The place.
    pub r: f64,
    /// The buy-in without fee.
    pub b: f64,
    /// All that the player paid.
    pub e: f64,
    /// Knockouts.
    pub k: f64,
    /// The prize pool.
    pub pool: f64,
    /// What the player won.
    pub prize: f64,
    /// What of it were bounties.
    pub bounties: f64,
    /// The player's rebuys.
    pub rebuys: f64,
    /// The player's add-ons.
    pub add_ons: f64,
    /// Everybody's rebuys.
    pub all_rebuys: f64,
    /// The last place that wins money; 0 where none does.
    pub paid_to: f64,
    /// What was collected of everybody for entries, fees included.
    pub total_buy_ins: f64,
    /// What was collected for rebuys and re-entries.
    pub total_rebuys: f64,
    /// What was collected for add-ons.
    pub total_add_ons: f64,
}

impl Numbers {
    /// What a formula is tried with while it is typed: twenty players at 25, of whom the winner knocked out four.
    pub const SAMPLE: Self = Self {
        n: 20.0,
        r: 1.0,
        b: 25.0,
        e: 25.0,
        k: 4.0,
        pool: 500.0,
        prize: 250.0,
        bounties: 0.0,
        rebuys: 0.0,
        add_ons: 0.0,
        all_rebuys: 0.0,
        paid_to: 3.0,
        total_buy_ins: 500.0,
        total_rebuys: 0.0,
        total_add_ons: 0.0,
    };

    #[allow(clippy::float_arithmetic)]
    pub(crate) fn of(&self, name: &str) -> f64 {
        match name {
            "n" => self.n,
            "r" => self.r,
            "b" => self.b,
            "e" => self.e,
            "k" => self.k,
            "pool" => self.pool,
            "prizes" => self.prize - self.bounties,
            "bounties" => self.bounties,
            "rebuys" => self.rebuys,
            "addons" => self.add_ons,
            "allrebuys" => self.all_rebuys,
            "m" => f64::from(u8::from(self.r <= self.paid_to)),
            "mr" => self.paid_to,
            "totalbuyins" => self.total_buy_ins,
            "totalrebuys" => self.total_rebuys,
            "totaladdons" => self.total_add_ons,
            _ => self.prize,
        }
    }
}

/// What a name of a formula stands for.
pub(crate) fn meaning(name: &str) -> Phrase {
    match name {
        "n" => phrase!("formula-n", "entries or players"),
        "r" => phrase!("formula-r", "the place"),
        "b" => phrase!("formula-b", "the buy-in without fee"),
        "e" => phrase!("formula-e", "all that the player paid"),
        "k" => phrase!("formula-k", "knockouts"),
        "pool" => phrase!("formula-pool", "the prize pool"),
        "prizes" => phrase!("formula-prizes", "what the player won without bounties"),
        "bounties" => phrase!("formula-bounties", "bounties that the player won"),
        "rebuys" => phrase!("formula-rebuys", "rebuys of the player"),
        "addons" => phrase!("formula-add-ons", "add-ons of the player"),
        "allrebuys" => phrase!("formula-all-rebuys", "how many rebuys everybody took"),
        "m" => phrase!("formula-m", "1 for a place in the money, else 0"),
        "mr" => phrase!("formula-mr", "the last place in the money"),
        "totalbuyins" => phrase!("formula-total-buy-ins", "all buy-ins together"),
        "totalrebuys" => phrase!("formula-total-rebuys", "all rebuys together"),
        "totaladdons" => phrase!("formula-total-add-ons", "all add-ons together"),
        _ => phrase!("formula-prize", "what the player won"),
    }
}

/// Our name for what a formula may call otherwise.
pub(crate) fn name_of(word: &str) -> Option<&'static str> {
    among(&NAMES, word).and_then(|index| NAMES.get(index)).map(|(name, _)| *name)
}

fn among(names: &[(&str, &[&str])], word: &str) -> Option<usize> {
    names.iter().position(|(name, others)| {
        name.eq_ignore_ascii_case(word)
            || others.iter().any(|other| other.eq_ignore_ascii_case(word))
    })
}

/// A number, or none where `if` has chosen the other one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Value(Option<f64>);

impl Value {
    const fn of(number: f64) -> Self {
        Self(Some(number))
    }

    const fn truth(truth: bool) -> Self {
        Self(Some(if truth { 1.0 } else { 0.0 }))
    }

    fn number(self) -> f64 {
        self.0.unwrap_or(f64::NAN)
    }

    /// As in other programs, whatever is a number and not 0 is true.
    fn is_true(self) -> bool {
        let number = self.number();
        number != 0.0 && !number.is_nan()
    }
}

impl FromStr for Value {
    type Err = std::num::ParseFloatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::of)
    }
}

/// What the expressions may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Arithmetic;

/// Two numbers are the same where what the working in binary leaves behind is all that tells them apart.
#[allow(clippy::float_arithmetic)]
fn same(a: f64, b: f64) -> bool {
    libm::fabs(a - b) <= 1e-9 * libm::fmax(1.0, libm::fmax(libm::fabs(a), libm::fabs(b)))
}

#[allow(clippy::float_arithmetic)]
impl MakeOperators<Value> for Arithmetic {
    fn make<'a>() -> Vec<Operator<'a, Value>> {
        let two = |apply: fn(Value, Value) -> Value, prio: i64| BinOp {
            apply,
            prio,
            is_commutative: false,
        };
        macro_rules! numbers {
            ($prio:literal, $apply:expr) => {
                two(|a, b| Value::of(($apply)(a.number(), b.number())), $prio)
            };
        }
        macro_rules! truth {
            ($prio:literal, $apply:expr) => {
                two(|a, b| Value::truth(($apply)(a, b)), $prio)
            };
        }
        macro_rules! one {
            ($name:literal, $apply:expr) => {
                Operator::make_unary($name, |a: Value| Value::of(($apply)(a.number())))
            };
        }
        vec![
            Operator::make_bin("||", truth!(0, |a: Value, b: Value| a.is_true() || b.is_true())),
            Operator::make_bin("&&", truth!(1, |a: Value, b: Value| a.is_true() && b.is_true())),
            Operator::make_bin("==", truth!(2, |a: Value, b: Value| same(a.number(), b.number()))),
            Operator::make_bin("!=", truth!(2, |a: Value, b: Value| !same(a.number(), b.number()))),
            Operator::make_bin("<", truth!(2, |a: Value, b: Value| a.number() < b.number())),
            Operator::make_bin("<=", truth!(2, |a: Value, b: Value| a.number() <= b.number())),
            Operator::make_bin(">", truth!(2, |a: Value, b: Value| a.number() > b.number())),
            Operator::make_bin(">=", truth!(2, |a: Value, b: Value| a.number() >= b.number())),
            Operator::make_bin_unary("+", numbers!(3, |a: f64, b: f64| a + b), |a| a),
            Operator::make_bin_unary("-", numbers!(3, |a: f64, b: f64| a - b), |a: Value| {
                Value::of(-a.number())
            }),
            Operator::make_bin("*", numbers!(4, |a: f64, b: f64| a * b)),
            Operator::make_bin("/", numbers!(4, |a: f64, b: f64| a / b)),
            Operator::make_bin("%", numbers!(4, libm::fmod)),
            Operator::make_bin("^", numbers!(5, libm::pow)),
            Operator::make_bin("min", numbers!(6, libm::fmin)),
            Operator::make_bin("max", numbers!(6, libm::fmax)),
            // The one that is not chosen may well be no number.
            Operator::make_bin("then", two(|a, b| if a.is_true() { b } else { Value(None) }, 6)),
            Operator::make_bin("else", two(|a, b| if a.0.is_some() { a } else { b }, 6)),
            Operator::make_unary("not", |a: Value| Value::truth(!a.is_true())),
            one!("sqrt", libm::sqrt),
            one!("ln", libm::log),
            one!("log10", libm::log10),
            one!("exp", libm::exp),
            one!("round", |a: f64| libm::floor(a + 0.5)),
            one!("floor", libm::floor),
            one!("ceil", libm::ceil),
            one!("abs", libm::fabs),
        ]
    }
}

/// One statement: what it comes to, and under which name later ones know it.
#[derive(Debug, Clone)]
struct Statement {
    expression: FlatEx<Value, Arithmetic>,
    /// The variables of the expression, each by its number.
    variables: Vec<usize>,
    /// The number of the variable that it gives its value to.
    gives: Option<usize>,
}

/// A formula that was read and can be worked out.
#[derive(Debug, Clone)]
pub struct Formula {
    statements: Vec<Statement>,
    /// How many names it gives values to.
    assigned: usize,
}

impl Formula {
    /// Reads a formula.
    ///
    /// # Errors
    /// The text is no formula of these numbers; the sentence says why.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        Self::understood(text).map_err(|why| Refusal::of(RefusalCode::BadValue, why))
    }

    fn understood(text: &str) -> Result<Self, Phrase> {
        let mut reader = Reader::of(text)?;
        reader.read()?;
        let statements = reader.statements.iter().map(|one| {
            let expression = FlatEx::<Value, Arithmetic>::parse(&one.text).ok();
            let expression = expression.ok_or_else(gap)?;
            let number = |name: &String| name.strip_prefix('v').and_then(|rest| rest.parse().ok());
            let variables = expression.var_names().iter().filter_map(number).collect();
            Ok(Statement { expression, variables, gives: one.gives })
        });
        let statements = statements.collect::<Result<Vec<_>, Phrase>>()?;
        Ok(Self { statements, assigned: reader.assigned.len() })
    }

    /// What it comes to; none where that is no number, as when something is divided by nothing.
    pub fn of(&self, numbers: &Numbers) -> Option<f64> {
        let names = NAMES.iter().map(|(name, _)| Value::of(numbers.of(name)));
        let mut values: Vec<Value> =
            names.chain(std::iter::repeat_n(Value(None), self.assigned)).collect();
        let mut last = None;
        for Statement { expression, variables, gives } in &self.statements {
            let given: Vec<Value> =
                variables.iter().map(|one| values.get(*one).copied().unwrap_or_default()).collect();
            let value = expression.eval(&given).ok()?;
            if let Some(slot) = gives.and_then(|slot| values.get_mut(slot)) {
                *slot = value;
            }
            last = Some(value);
        }
        last?.0.filter(|value| value.is_finite())
    }
}

/// The names that a formula gives values to, in small letters.
pub(crate) fn assigned(text: &str) -> Vec<String> {
    Reader::of(text)
        .and_then(|mut reader| reader.read().map(|()| reader.assigned))
        .unwrap_or_default()
}

/// A formula of The Tournament Director in our words, in which a `log` is never in doubt; all else of it is read as it stands.
///
/// # Errors
/// It is no formula here; the sentence says which word or sign it is about.
pub fn from_the_tournament_director(text: &str) -> Result<String, Phrase> {
    let mut ours = String::with_capacity(text.len());
    let mut word = String::new();
    for sign in text.trim().chars().chain(['\n']) {
        if is_of_a_name(sign) {
            word.push(sign);
            continue;
        }
        ours.push_str(if word.eq_ignore_ascii_case("log") { "ln" } else { &word });
        word.clear();
        ours.push(sign);
    }
    let ours = ours.trim_end().to_string();
    Formula::understood(&ours).map(|_| ours)
}

fn is_of_a_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

fn too_long() -> Phrase {
    phrase!("formula-too-long", "A formula has at most {most} characters.", most = LONGEST)
}

fn gap() -> Phrase {
    phrase!("formula-gap", "Something is missing between two parts, or after the last one.")
}

/// A bracket that is open.
#[derive(Clone)]
enum Bracket {
    Plain,
    /// Of `assign`.
    Assign,
    /// Of a function of several numbers, and how many commas there were.
    Of(&'static str, usize),
    Switch(Switch),
}

/// A `switch(x, 1, 30, 2, 20, 5)`, which is an `if` for each value: where it is written, what is compared, and the commas so far.
#[derive(Clone)]
struct Switch {
    begins: usize,
    compared: String,
    commas: usize,
}

/// What stands before the next power, as far as people do not agree on what it means then: `-2^2` is 4 or -4, `2^3^2` 64 or 512.
#[derive(Clone, Copy, Default)]
enum Before {
    #[default]
    Nothing,
    Minus,
    Power,
}

/// A statement as the library reads it.
#[derive(Default)]
struct Written {
    text: String,
    gives: Option<usize>,
}

/// Looks at every sign, and writes what the library is to read: names as numbers of variables, functions of several numbers between
/// them, in brackets.
struct Reader {
    signs: Vec<char>,
    at: usize,
    open: Vec<Bracket>,
    /// What stands before the next power in the innermost bracket, and what did where each bracket opened.
    before: Before,
    outside: Vec<Before>,
    now: Written,
    statements: Vec<Written>,
    assigned: Vec<String>,
    theirs: bool,
}

impl Reader {
    fn of(text: &str) -> Result<Self, Phrase> {
        let signs: Vec<char> = text.trim().chars().collect();
        if signs.len() > LONGEST {
            return Err(too_long());
        }
        let mut words = text.split(|sign| !is_of_a_name(sign));
        let theirs =
            words.any(|word| THEIRS.iter().any(|theirs| theirs.eq_ignore_ascii_case(word)));
        Ok(Self {
            signs,
            at: 0,
            open: Vec::new(),
            before: Before::Nothing,
            outside: Vec::new(),
            now: Written::default(),
            statements: Vec::new(),
            assigned: Vec::new(),
            theirs,
        })
    }

    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.at = self.at.saturating_add(1);
        Some(sign)
    }

    fn next_if(&mut self, is: impl Fn(char) -> bool) -> Option<char> {
        let sign = self.peek().filter(|sign| is(*sign))?;
        self.at = self.at.saturating_add(1);
        Some(sign)
    }

    fn skip_blanks(&mut self) {
        while self.next_if(char::is_whitespace).is_some() {}
    }

    fn write(&mut self, text: &str) {
        self.now.text.push_str(text);
    }

    fn read(&mut self) -> Result<(), Phrase> {
        while let Some(sign) = self.next() {
            match sign {
                '\n' | ';' if self.open.is_empty() => self.line_ends(sign)?,
                sign => self.sign(sign)?,
            }
        }
        if !self.open.is_empty() {
            return Err(phrase!("formula-bracket-open", "A bracket is still open."));
        }
        self.ends()?;
        if self.statements.is_empty() {
            return Err(phrase!("formula-missing", "Type a formula."));
        }
        Ok(())
    }

    /// A statement ends with its line, but for one that goes on with an operator in this or the next.
    fn line_ends(&mut self, sign: char) -> Result<(), Phrase> {
        let operator = |sign: char| "+-−*×·/÷^%<>=!&|≤≥≠".contains(sign);
        self.skip_blanks();
        let goes_on = self.now.text.trim_end().ends_with(operator)
            || self.peek().is_some_and(|next| operator(next) && self.now.gives.is_none());
        if sign == '\n' && goes_on {
            self.write(" ");
            return Ok(());
        }
        self.ends()
    }

    fn ends(&mut self) -> Result<(), Phrase> {
        self.before = Before::Nothing;
        let now = std::mem::take(&mut self.now);
        if now.text.trim().is_empty() {
            return if now.gives.is_some() { Err(gap()) } else { Ok(()) };
        }
        self.statements.push(now);
        if self.statements.len() > MOST_STATEMENTS {
            return Err(too_long());
        }
        Ok(())
    }

    fn opens(&mut self, bracket: Bracket) -> Result<(), Phrase> {
        self.open.push(bracket);
        self.outside.push(std::mem::take(&mut self.before));
        if self.open.len() > DEEPEST {
            return Err(phrase!(
                "formula-too-deep",
                "At most {most} brackets stand inside each other.",
                most = DEEPEST
            ));
        }
        Ok(())
    }

    fn closes(&mut self) -> Result<(), Phrase> {
        self.before = self.outside.pop().unwrap_or_default();
        match self.open.pop() {
            Some(Bracket::Plain) => self.write(")"),
            // What follows belongs to no assignment.
            Some(Bracket::Assign) => {
                self.skip_blanks_of_line();
                if self.peek().is_some_and(|next| next != '\n' && next != ';') {
                    return Err(gap());
                }
            }
            Some(Bracket::Switch(switch)) => {
                // Without a number for all the rest they have none.
                let cases = switch.commas / 2;
                if cases == 0 {
                    return Err(phrase!(
                        "formula-switch",
                        "“switch” takes what is compared, then each value with its points, with commas between them."
                    ));
                }
                if switch.commas % 2 == 0 {
                    self.write(")else(0");
                }
                self.write(&"))".repeat(cases));
            }
            Some(
                Bracket::Of("if", 2) | Bracket::Of("min" | "max", 1..) | Bracket::Of("pow", 1),
            ) => {
                self.write("))");
            }
            Some(Bracket::Of("if", _)) => {
                return Err(phrase!(
                    "formula-if",
                    "“if” takes a condition and two numbers, with commas between them."
                ));
            }
            Some(Bracket::Of(name, _)) => {
                return Err(phrase!(
                    "formula-two-numbers",
                    "{name} takes two numbers, with a comma between them.",
                    name = name
                ));
            }
            None => {
                return Err(phrase!(
                    "formula-bracket-not-opened",
                    "A closing bracket has no opening one."
                ));
            }
        }
        Ok(())
    }

    fn skip_blanks_of_line(&mut self) {
        while self.next_if(|sign| sign.is_whitespace() && sign != '\n').is_some() {}
    }

    fn comma(&mut self) -> Result<(), Phrase> {
        if let Some(Bracket::Switch(_)) = self.open.last() {
            return self.comma_of_a_switch();
        }
        let between = match self.open.last_mut() {
            Some(Bracket::Of(name, commas)) => {
                *commas = commas.saturating_add(1);
                match (*name, *commas) {
                    ("if", 1) => Some("then"),
                    ("if", 2) => Some("else"),
                    ("pow", 1) => Some("^"),
                    ("min" | "max", _) => Some(*name),
                    _ => None,
                }
            }
            _ => None,
        };
        let Some(between) = between else {
            return Err(phrase!(
                "formula-comma",
                "Use a comma only between the numbers of a function. Write decimals with a point."
            ));
        };
        self.before = Before::Nothing;
        self.write(")");
        self.write(between);
        self.write("(");
        Ok(())
    }

    /// The part of a `switch` before this comma is written as the part of an `if` that it is.
    fn comma_of_a_switch(&mut self) -> Result<(), Phrase> {
        self.before = Before::Nothing;
        let Some(Bracket::Switch(switch)) = self.open.last_mut() else { return Ok(()) };
        switch.commas = switch.commas.saturating_add(1);
        match switch.commas {
            1 => switch.compared = self.now.text.split_off(switch.begins),
            commas if commas % 2 == 0 => {
                let value = self.now.text.split_off(switch.begins);
                let compared = &switch.compared;
                let _ = write!(self.now.text, "((({compared})==({value}))then(");
            }
            _ => {
                self.now.text.push_str(")else(");
                switch.begins = self.now.text.len();
            }
        }
        // What is compared is written once for each value: one inside another must not grow without bound.
        if self.now.text.len() > LONGEST.saturating_mul(16) {
            return Err(too_long());
        }
        Ok(())
    }

    fn operator(&mut self, sign: char) -> Result<(), Phrase> {
        let doubled = |reader: &mut Self, other: char| reader.next_if(|next| next == other);
        let written = match sign {
            '*' if doubled(self, '*').is_some() => "^",
            '+' => "+",
            '-' | '−' => "-",
            '*' | '×' | '·' => "*",
            '/' | '÷' => "/",
            '^' => "^",
            '%' => "%",
            '<' if doubled(self, '=').is_some() => "<=",
            '<' if doubled(self, '>').is_some() => "!=",
            '<' => "<",
            '>' if doubled(self, '=').is_some() => ">=",
            '>' => ">",
            '≤' => "<=",
            '≥' => ">=",
            '≠' => "!=",
            '=' => {
                let _ = doubled(self, '=');
                "=="
            }
            '!' if doubled(self, '=').is_some() => "!=",
            '!' => "not ",
            '&' if doubled(self, '&').is_some() => "&&",
            '|' if doubled(self, '|').is_some() => "||",
            other => {
                return Err(phrase!(
                    "formula-unknown-sign",
                    "{sign} means nothing in a formula.",
                    sign = other.to_string()
                ));
            }
        };
        self.power(written)?;
        self.write(written);
        Ok(())
    }

    /// Refuses a power that could mean two things.
    fn power(&mut self, operator: &str) -> Result<(), Phrase> {
        let signed = ["+", "-", "not "].contains(&operator) && self.begins();
        self.before = match (operator, self.before) {
            ("^", Before::Nothing) => Before::Power,
            ("^", Before::Power) => {
                return Err(phrase!(
                    "formula-power-of-a-power",
                    "Two powers in a row can mean two things. Write (2^3)^2 or 2^(3^2)."
                ));
            }
            ("^", Before::Minus) => {
                return Err(phrase!(
                    "formula-power-of-a-minus",
                    "A minus before a power can mean two things. Write (-2)^2 or -(2^2)."
                ));
            }
            ("-", Before::Nothing) if signed => Before::Minus,
            (_, before) if signed => before,
            _ => Before::Nothing,
        };
        Ok(())
    }

    /// Whether the next sign stands before a number and not between two.
    fn begins(&self) -> bool {
        let text = self.now.text.trim_end();
        text.is_empty()
            || text.ends_with(|sign| "+-*/^%<>=!&|(".contains(sign))
            || text.ends_with("not")
    }

    fn word(&mut self, first: char) -> Result<(), Phrase> {
        let mut typed = String::from(first);
        while let Some(next) = self.next_if(is_of_a_name) {
            typed.push(next);
        }
        let word = typed.to_lowercase();
        // A name that was given a value is that value, whatever else is called so.
        if let Some(which) = self.assigned.iter().position(|name| *name == word) {
            return self.variable(NAMES.len().saturating_add(which));
        }
        if let Some(which) = among(&NAMES, &word) {
            return self.variable(which);
        }
        match word.as_str() {
            "and" => return self.between("&&"),
            "or" => return self.between("||"),
            "not" => return self.written("not "),
            "true" => return self.written("1 "),
            "false" => return self.written("0 "),
            "assign" if self.open.is_empty() && self.now.text.trim().is_empty() => {
                return self.assign();
            }
            _ => {}
        }
        let several =
            ["if", "pow", "min", "max", "switch"].into_iter().find(|known| *known == word);
        let one = among(&FUNCTIONS, &word).and_then(|which| FUNCTIONS.get(which));
        let one = match (one, word.as_str()) {
            (Some((name, _)), _) => Some(*name),
            (None, "log") if self.theirs => Some("ln"),
            (None, "log") => {
                return Err(phrase!(
                    "formula-which-log",
                    "Write ln or log10. A log alone can mean either."
                ));
            }
            _ => None,
        };
        if one.is_none() && several.is_none() {
            return Err(phrase!(
                "formula-unknown-name",
                "Nothing in a formula is called {name}.",
                name = typed
            ));
        }
        self.skip_blanks();
        if self.next() != Some('(') {
            return Err(phrase!(
                "formula-needs-bracket",
                "{name} needs a bracket after it.",
                name = word
            ));
        }
        match several {
            Some("switch") => {
                let begins = self.now.text.len();
                self.opens(Bracket::Switch(Switch { begins, compared: String::new(), commas: 0 }))?;
            }
            Some(name) => {
                self.opens(Bracket::Of(name, 0))?;
                self.write("((");
            }
            None => {
                self.opens(Bracket::Plain)?;
                self.write(one.unwrap_or_default());
                self.write("(");
            }
        }
        Ok(())
    }

    fn between(&mut self, operator: &str) -> Result<(), Phrase> {
        self.power(operator)?;
        self.written(operator)
    }

    fn written(&mut self, text: &str) -> Result<(), Phrase> {
        self.write(text);
        Ok(())
    }

    /// A variable; with a blank behind it, else two of them with a space between could be read as one.
    fn variable(&mut self, which: usize) -> Result<(), Phrase> {
        self.write(&format!("v{which} "));
        Ok(())
    }

    /// `assign("x",`, whose bracket is closed by the one that ends the statement.
    fn assign(&mut self) -> Result<(), Phrase> {
        let wrong = || {
            phrase!(
                "formula-assign",
                "“assign” takes a name in quotes, a comma and what the name stands for."
            )
        };
        self.skip_blanks();
        let opened = self.next() == Some('(');
        self.skip_blanks();
        let quote = self.next_if(|sign| matches!(sign, '"' | '\''));
        let mut name = String::new();
        while let Some(sign) = self.next_if(is_of_a_name) {
            name.extend(sign.to_lowercase());
        }
        let closed = self.next() == quote;
        self.skip_blanks();
        let named = name.chars().next().is_some_and(|sign| !sign.is_ascii_digit());
        if !(opened && quote.is_some() && closed && named && self.next() == Some(',')) {
            return Err(wrong());
        }
        let which = self.assigned.iter().position(|there| *there == name);
        // Within its own value a new name is still what it was before.
        let which = which.unwrap_or(self.assigned.len());
        self.opens(Bracket::Assign)?;
        self.now.gives = Some(NAMES.len().saturating_add(which));
        let begins = self.at;
        self.read_value()?;
        if self.at == begins || self.now.text.trim().is_empty() {
            return Err(wrong());
        }
        if which == self.assigned.len() {
            self.assigned.push(name);
        }
        Ok(())
    }

    /// Reads on until the bracket of the assignment is closed.
    fn read_value(&mut self) -> Result<(), Phrase> {
        while !self.open.is_empty() {
            let Some(sign) = self.next() else { return Ok(()) };
            self.sign(sign)?;
        }
        Ok(())
    }

    fn sign(&mut self, sign: char) -> Result<(), Phrase> {
        match sign {
            sign if sign.is_whitespace() => self.write(" "),
            '0'..='9' | '.' => self.now.text.push(sign),
            '(' => {
                self.opens(Bracket::Plain)?;
                self.write("(");
            }
            ')' => self.closes()?,
            ',' => self.comma()?,
            sign if sign.is_alphabetic() || sign == '_' => self.word(sign)?,
            sign => self.operator(sign)?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use shuffle_up_engine::base::wording::named;

    fn worked(text: &str) -> Result<f64, Phrase> {
        let numbers = Numbers {
            n: 16.0,
            r: 2.0,
            b: 25.0,
            e: 50.0,
            k: 3.0,
            pool: 400.0,
            prize: 120.0,
            paid_to: 3.0,
            total_buy_ins: 800.0,
            total_rebuys: 150.0,
            total_add_ons: 50.0,
            ..Numbers::default()
        };
        Formula::understood(text)?.of(&numbers).ok_or_else(|| Phrase::own("no number"))
    }

    #[test]
    fn formulas_are_arithmetic_over_the_named_numbers() {
        for (text, value) in [
            ("n - r + 1", 15.0),
            ("switch(r, 1, 300, 2, 180, 3, 80)", 180.0),
            ("Switch(n - 3, 1, 300, 2, 180, 5)", 5.0),
            ("1 + switch(r, 7, 300) * 2", 1.0),
            ("switch(r, switch(n, 16, 2), max(k, 1), 9, 8) + 1", 4.0),
            (
                "(sqrt(n + tnr) / (1 + r)) * 50 + switch(r,1,300,2,180,3,80)",
                4.0 / 3.0 * 50.0 + 180.0,
            ),
            ("N-R+1", 15.0),
            ("sqrt(n * b^2 / e) / (r + 1)", (16.0f64 * 625.0 / 50.0).sqrt() / 3.0),
            ("10*sqrt(n)/sqrt(r)*(1+log10(b+0.25))", 40.0 / 2f64.sqrt() * (1.0 + 25.25f64.log10())),
            ("ln(n)", 16f64.ln()),
            ("max(0, 10 - min(r, max(1, k))) * 2", 16.0),
            ("max( 1 , 2 )max(3,4)", f64::NAN),
            ("2 - 3 - 4", -5.0),
            ("16 / 4 / 2", 2.0),
            ("16 / 4 * 2", 8.0),
            ("(2 ^ 3) ^ 2 + 2 ^ (3 ^ 2)", 576.0),
            ("(-2) ^ 2 - 2 ^ 2 - -(2 ^ 2)", 4.0),
            ("2 ^ -1 + 2 ^ 2 * -3 + pow(2, 3) ^ 2 - pow(2, 2)", 48.5),
            ("if(r ^ 2 > 3 and k ^ 2 > 8, -n, 2 ^ 3)", -16.0),
            ("prize + pool / 4 - -k", 223.0),
            ("round(2.5) + floor(2.9) + ceil(0.1) + abs(-4)", 10.0),
            ("max(1, 7, 3) + min(4, 2, 3)", 9.0),
            ("if(r < 3, 10, 0)", 10.0),
            ("IF((r > 3) or (k >= 3 and not (n = 15)), n, 0)", 16.0),
            ("if(r = 1, 5, if(r == 2, 3, if(r <> 3, 1, 2)))", 3.0),
            ("if(r = 2, 7, 1 / (r - 2))", 7.0),
            ("if(r != 2, 1 / (r - 2), 7)", 7.0),
            ("pow(2, 3) + 2 ** 3", 16.0),
            ("2 × 3 − 8 ÷ 4", 4.0),
            ("7 % 4 + 2 * 7 % 4", 5.0),
            ("2 * 12 / 3 * 2", 16.0),
            ("1 - 2 + 3", 2.0),
            ("r <= 3 && !(k < 1) || false", 1.0),
            ("n - r + 1 + inTheMoney + 2 * nh", 22.0),
            ("(totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount) / buyins", 62.5),
            ("numberOfHits * log(n)", 3.0 * 16f64.ln()),
            ("assign(\"x\", n - r)\nassign('y', x * 2)\nx + Y", 42.0),
            ("assign(\"hits\", hits * 10); assign(\"hits\", hits + 1); hits", 31.0),
            ("assign(\"points\", n - r + 1)", 15.0),
            ("n\n  - r\n  + 1", 15.0),
            ("n -\nr", 14.0),
            ("assign(\"x\",\n n,\n r)", f64::NAN),
        ] {
            match worked(text) {
                Ok(worked) => assert!((worked - value).abs() < 1e-9, "{text} gives {worked}"),
                Err(why) => assert!(value.is_nan(), "{text}: {why}"),
            }
        }
    }

    #[test]
    fn what_is_no_formula_says_why() {
        for text in [
            "",
            " ",
            "n -",
            "n r",
            "2 n",
            "(n",
            "n)",
            "log(n)",
            "x",
            "min(n)",
            "min n",
            "n,r",
            "1.2.3",
            "if(n,1)",
            "if(n,1,2,3)",
            "pow(1,2,3)",
            "pow(2)",
            "assign(x, 1)",
            "assign(\"x\")",
            "assign(\"x\", )",
            "assign(\"x\", 1) + 2",
            "1 + assign(\"x\", 1)",
            "assign(\"x\", y)",
            "n and",
            "n & r",
            "if",
            "min(,)",
            "()",
            "sqrt()",
            ".",
            "n = ",
            "while(n)",
            "{n}",
            "n!",
            "π",
            "1/0",
            "ln(-1)",
            "^",
        ] {
            let why = worked(text).expect_err(text);
            assert!(
                !why.english.is_empty() && why.english.split(' ').count() <= 20,
                "{text}: {why}"
            );
        }
        for (text, key) in [
            ("Qq + 1", "formula-unknown-name(name=Qq)"),
            ("n + choose(r, 1)", "formula-unknown-name(name=choose)"),
            ("n + switch(r, 1)", "formula-switch"),
            ("switch()", "formula-switch"),
            ("log(n)", "formula-which-log"),
            ("min(n)", "formula-two-numbers(name=min)"),
            // Spreadsheets, mathematics and programming languages do not agree on these.
            ("2 ^ 3 ^ 2", "formula-power-of-a-power"),
            ("2 ** -3 ** 2", "formula-power-of-a-power"),
            ("n ^ (r + 1) ^ 2", "formula-power-of-a-power"),
            ("-2 ^ 2", "formula-power-of-a-minus"),
            ("n * -r ^ 2", "formula-power-of-a-minus"),
            ("max(1, -sqrt(n) ^ 2)", "formula-power-of-a-minus"),
            ("n?", "formula-unknown-sign(sign=?)"),
            ("sqrt n", "formula-needs-bracket(name=sqrt)"),
        ] {
            let why = worked(text).unwrap_err();
            assert_eq!(named(&why.key, &why.arguments), key, "{text}");
        }
        assert!(worked(&"(".repeat(200)).is_err());
        assert!(worked(&"n+".repeat(20_000)).is_err());
        assert_eq!(worked(&format!("switch(r{}, 7)", ",5,1".repeat(900))), Ok(7.0));
        let nested = (0..5)
            .fold(String::from("r"), |text, _| format!("switch({text}{})", ",1,1".repeat(40)));
        assert_eq!(worked(&nested).unwrap_err().key, "formula-too-long");
    }

    /// A script as leagues write them: thirds of the field, a mean price, a decay below the money.
    const SCRIPT: &str = "assign(\"T33\", Round(n/3))\r\n\
        assign(\"T80\", Floor(n*0.9))\r\n\
        assign(\"monies\", totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)\r\n\
        assign(\"avg\", monies/buyins)\r\n\
        assign(\"bonus\", numberofHits*10)\r\n\
        assign(\"base\", 10*(sqrt(n)/sqrt(r))*(1+log(avg+0.25)))\r\n\
        assign(\"points\", IF((T80 > r) and (T33 < r), round(base*pow(0.66,(r-T33))) + bonus, IF(T33 >= r, round(base) + bonus, 1 + bonus)))";

    #[test]
    fn a_script_of_the_tournament_director_gives_its_points() {
        let ours = from_the_tournament_director(SCRIPT).unwrap();
        assert!(ours.contains("1+ln(avg") && !ours.contains("log("), "{ours}");
        let formula = Formula::read(&ours).unwrap();
        let of = |r: f64, k: f64| {
            let total = Numbers { n: 16.0, r, k, total_buy_ins: 800.0, ..Numbers::default() };
            formula.of(&total).unwrap()
        };
        let base = |r: f64| 10.0 * (16f64.sqrt() / r.sqrt()) * (1.0 + 50.25f64.ln());
        assert!((of(1.0, 4.0) - (base(1.0).round() + 40.0)).abs() < 1e-9);
        assert!((of(5.0, 0.0) - base(5.0).round()).abs() < 1e-9);
        assert!((of(8.0, 1.0) - ((base(8.0) * 0.66f64.powi(3)).round() + 10.0)).abs() < 1e-9);
        assert!((of(14.0, 0.0) - 1.0).abs() < 1e-9 && (of(16.0, 2.0) - 21.0).abs() < 1e-9);
        assert_eq!(assigned(SCRIPT).last().map(String::as_str), Some("points"));
        // Its guide does not say which of the two it means.
        let why = from_the_tournament_director("n + -r^2").unwrap_err();
        assert_eq!(&*why.key, "formula-power-of-a-minus");
        let why = from_the_tournament_director("n + lookup(r)").unwrap_err();
        assert_eq!(named(&why.key, &why.arguments), "formula-unknown-name(name=lookup)");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]

        /// Whatever is typed is a formula or is none, and nothing falls over it.
        #[test]
        fn any_text_is_read_or_refused(
            parts in prop::collection::vec(prop::sample::select(vec![
                "n", "r", "b", "e", "k", "pool", "prize", "sqrt(", "ln(", "log10(", "min(", "max(", "round(", "abs(",
                "(", ")", ",", "+", "-", "*", "/", "^", "1", "0.5", ".", " ", "é", "{", "}", "log", "if(", "and", "or ", "not ", "<=",
                "=", "!", "pow(", "assign(\"x\",", "x", "\n", ";", "numberOfHits",
            ]), 0..30),
        ) {
            if let Ok(formula) = Formula::read(&parts.concat()) {
                let _ = formula.of(&Numbers::SAMPLE);
            }
        }

        #[test]
        fn any_signs_are_read_or_refused(text in "\\PC{0,40}") {
            let _ = Formula::read(&text);
        }
    }
}
