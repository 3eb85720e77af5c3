//! A formula of the house's own: arithmetic over a few numbers, and nothing else.
//!
//! `exmex` reads and works out the expression. It is given a list of operators of our own, so that it can do nothing but what is
//! named here, and only text that was looked at before: few signs, bounded length and depth, no names but those below.

use crate::prelude::*;
use exmex::{BinOp, Express, FlatEx, MakeOperators, Operator};

/// The longest formula, in characters.
const LONGEST: usize = 300;
/// The deepest brackets.
const DEEPEST: usize = 20;

/// What a formula speaks of, in the order in which the numbers are given.
pub const NAMES: [&str; 7] = ["n", "r", "b", "e", "k", "pool", "prize"];
/// What a formula can do with one number. There is no `log`: `ln` is the natural one, `log10` that of ten.
pub const FUNCTIONS: [&str; 7] = ["sqrt", "ln", "log10", "round", "floor", "ceil", "abs"];
/// What it can do with two.
pub const OF_TWO: [&str; 2] = ["min", "max"];

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
}

impl Numbers {
    /// What a formula is tried with while it is typed: twenty players at 25, of whom the winner knocked out four.
    pub const SAMPLE: Self =
        Self { n: 20.0, r: 1.0, b: 25.0, e: 25.0, k: 4.0, pool: 500.0, prize: 250.0 };

    pub(crate) const fn of(&self, name: &str) -> f64 {
        match name.as_bytes() {
            b"n" => self.n,
            b"r" => self.r,
            b"b" => self.b,
            b"e" => self.e,
            b"k" => self.k,
            b"pool" => self.pool,
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
        _ => phrase!("formula-prize", "what the player won"),
    }
}

/// What the expression may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Arithmetic;

#[allow(clippy::float_arithmetic)]
impl MakeOperators<f64> for Arithmetic {
    fn make<'a>() -> Vec<Operator<'a, f64>> {
        let two = |apply: fn(f64, f64) -> f64, prio: i64, is_commutative: bool| BinOp {
            apply,
            prio,
            is_commutative,
        };
        vec![
            Operator::make_bin_unary("+", two(|a, b| a + b, 0, true), |a| a),
            Operator::make_bin_unary("-", two(|a, b| a - b, 1, false), |a| -a),
            Operator::make_bin("*", two(|a, b| a * b, 2, true)),
            Operator::make_bin("/", two(|a, b| a / b, 3, false)),
            Operator::make_bin("^", two(libm::pow, 4, false)),
            Operator::make_bin("min", two(libm::fmin, 5, true)),
            Operator::make_bin("max", two(libm::fmax, 5, true)),
            Operator::make_unary("sqrt", libm::sqrt),
            Operator::make_unary("ln", libm::log),
            Operator::make_unary("log10", libm::log10),
            Operator::make_unary("round", |a| libm::floor(a + 0.5)),
            Operator::make_unary("floor", libm::floor),
            Operator::make_unary("ceil", libm::ceil),
            Operator::make_unary("abs", libm::fabs),
        ]
    }
}

/// A formula that was read and can be worked out.
#[derive(Debug, Clone)]
pub struct Formula {
    expression: FlatEx<f64, Arithmetic>,
    names: Vec<String>,
}

impl Formula {
    /// Reads a formula.
    ///
    /// # Errors
    /// The text is no formula of these numbers; the sentence says why.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let plain = plain(text)?;
        let expression = FlatEx::<f64, Arithmetic>::parse(&plain);
        let Ok(expression) = expression else {
            return Err(refuse!(
                BadValue,
                "formula-gap",
                "Something is missing between two parts, or after the last one."
            ));
        };
        let names = expression.var_names().to_vec();
        Ok(Self { expression, names })
    }

    /// What it comes to; none where that is no number, as when something is divided by nothing.
    pub fn of(&self, numbers: &Numbers) -> Option<f64> {
        let values: Vec<f64> = self.names.iter().map(|name| numbers.of(name)).collect();
        self.expression.eval(&values).ok().filter(|value| value.is_finite())
    }
}

/// A bracket that is open.
enum Bracket {
    Plain,
    /// Of a function of two numbers, and whether its comma was there.
    OfTwo(&'static str, bool),
}

/// The text as the library reads it, after a look at every sign: functions of two numbers stand between them, in brackets.
fn plain(text: &str) -> Result<String, Refusal> {
    if text.chars().count() > LONGEST {
        return Err(refuse!(
            BadValue,
            "formula-too-long",
            "A formula has at most {most} characters.",
            most = LONGEST
        ));
    }
    let mut plain = String::new();
    let mut open: Vec<Bracket> = Vec::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            sign if sign.is_whitespace() => plain.push(' '),
            '0'..='9' | '.' | '+' | '-' | '*' | '/' | '^' => plain.push(sign),
            '(' => {
                open.push(Bracket::Plain);
                plain.push('(');
            }
            ')' => match open.pop() {
                Some(Bracket::Plain) => plain.push(')'),
                Some(Bracket::OfTwo(_, true)) => plain.push_str("))"),
                Some(Bracket::OfTwo(name, false)) => {
                    return Err(refuse!(
                        BadValue,
                        "formula-two-numbers",
                        "{name} takes two numbers, with a comma between them.",
                        name = name
                    ));
                }
                None => {
                    return Err(refuse!(
                        BadValue,
                        "formula-bracket-not-opened",
                        "A closing bracket has no opening one."
                    ));
                }
            },
            ',' => match open.last_mut() {
                Some(Bracket::OfTwo(name, comma @ false)) => {
                    *comma = true;
                    plain.push(')');
                    plain.push_str(name);
                    plain.push('(');
                }
                _ => {
                    return Err(refuse!(
                        BadValue,
                        "formula-comma",
                        "Use a comma only in min and max. Write decimals with a point."
                    ));
                }
            },
            'a'..='z' | 'A'..='Z' => {
                let mut name = String::from(sign.to_ascii_lowercase());
                while let Some(next) = signs.next_if(char::is_ascii_alphanumeric) {
                    name.push(next.to_ascii_lowercase());
                }
                if NAMES.contains(&name.as_str()) {
                    plain.push_str(&name);
                    // Else two names with a space between them could be read as one.
                    plain.push(' ');
                    continue;
                }
                let of_two = OF_TWO.into_iter().find(|known| *known == name);
                if of_two.is_none() && !FUNCTIONS.contains(&name.as_str()) {
                    return Err(if name == "log" {
                        refuse!(
                            BadValue,
                            "formula-which-log",
                            "Write ln or log10. A log alone can mean either."
                        )
                    } else {
                        refuse!(
                            BadValue,
                            "formula-unknown-name",
                            "Nothing in a formula is called {name}.",
                            name = name
                        )
                    });
                }
                while signs.next_if(|next| next.is_whitespace()).is_some() {}
                if signs.next() != Some('(') {
                    return Err(refuse!(
                        BadValue,
                        "formula-needs-bracket",
                        "{name} needs a bracket after it.",
                        name = name
                    ));
                }
                match of_two {
                    Some(name) => {
                        open.push(Bracket::OfTwo(name, false));
                        plain.push_str("((");
                    }
                    None => {
                        open.push(Bracket::Plain);
                        plain.push_str(&name);
                        plain.push('(');
                    }
                }
            }
            other => {
                return Err(refuse!(
                    BadValue,
                    "formula-unknown-sign",
                    "{sign} means nothing in a formula.",
                    sign = other.to_string()
                ));
            }
        }
        if open.len() > DEEPEST {
            return Err(refuse!(
                BadValue,
                "formula-too-deep",
                "At most {most} brackets stand inside each other.",
                most = DEEPEST
            ));
        }
    }
    if !open.is_empty() {
        return Err(refuse!(BadValue, "formula-bracket-open", "A bracket is still open."));
    }
    if plain.trim().is_empty() {
        return Err(refuse!(BadValue, "formula-missing", "Type a formula."));
    }
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use shuffle_up_engine::base::refusal::RefusalCode;

    fn worked(text: &str) -> Result<f64, Refusal> {
        let numbers =
            Numbers { n: 16.0, r: 2.0, b: 25.0, e: 50.0, k: 3.0, pool: 400.0, prize: 120.0 };
        Formula::read(text)?
            .of(&numbers)
            .ok_or_else(|| Refusal::of(RefusalCode::BadValue, Phrase::own("no number")))
    }

    #[test]
    fn formulas_are_arithmetic_over_the_named_numbers() {
        for (text, value) in [
            ("n - r + 1", 15.0),
            ("N-R+1", 15.0),
            ("sqrt(n * b^2 / e) / (r + 1)", (16.0f64 * 625.0 / 50.0).sqrt() / 3.0),
            ("10*sqrt(n)/sqrt(r)*(1+log10(b+0.25))", 40.0 / 2f64.sqrt() * (1.0 + 25.25f64.log10())),
            ("ln(n)", 16f64.ln()),
            ("max(0, 10 - min(r, max(1, k))) * 2", 16.0),
            ("max( 1 , 2 )max(3,4)", f64::NAN),
            ("2 - 3 - 4", -5.0),
            ("16 / 4 / 2", 2.0),
            ("16 / 4 * 2", 8.0),
            ("2 ^ 3 ^ 2", 64.0),
            ("prize + pool / 4 - -k", 223.0),
            ("round(2.5) + floor(2.9) + ceil(0.1) + abs(-4)", 10.0),
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
            "n;",
            "min(n)",
            "min n",
            "n,r",
            "1.2.3",
            "max(1,2,3)",
            "min(,)",
            "()",
            "sqrt()",
            ".",
            "n = 3",
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
                !why.message.is_empty() && why.message.split(' ').count() <= 20,
                "{text}: {why}"
            );
        }
        for (text, key) in [
            ("q + 1", "formula-unknown-name(name=q)"),
            ("log(n)", "formula-which-log"),
            ("min(n)", "formula-two-numbers(name=min)"),
            ("n!", "formula-unknown-sign(sign=!)"),
            ("sqrt n", "formula-needs-bracket(name=sqrt)"),
        ] {
            let why = worked(text).unwrap_err();
            assert_eq!(why.named(), format!("BadValue {key}"), "{text}");
        }
        assert!(worked(&"(".repeat(200)).is_err());
        assert!(worked(&"n+".repeat(2_000)).is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]

        /// Whatever is typed is a formula or is none, and nothing falls over it.
        #[test]
        fn any_text_is_read_or_refused(
            parts in prop::collection::vec(prop::sample::select(vec![
                "n", "r", "b", "e", "k", "pool", "prize", "sqrt(", "ln(", "log10(", "min(", "max(", "round(", "abs(",
                "(", ")", ",", "+", "-", "*", "/", "^", "1", "0.5", ".", " ", "é", "{", "}", "log",
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
