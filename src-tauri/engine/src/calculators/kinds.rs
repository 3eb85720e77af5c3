//! Which sums there are, and what each needs, field by field: for a panel that knows nothing of them. What is typed into the fields is
//! put behind the word and is the line that [`super::calculate`] reads.

use crate::base::prelude::*;

/// A sum that can be worked out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SumKind {
    /// The word that its line begins with.
    pub word: String,
    /// What it works out.
    pub title: Phrase,
    /// What it needs, in the order of the line.
    pub fields: Vec<SumField>,
}

/// What a sum needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SumField {
    /// What is typed there.
    pub label: Phrase,
    /// An example of it.
    pub example: String,
    /// It stands behind the one before with a plus between them, and no space.
    pub plus: bool,
}

/// Every sum, in the order in which they are argued about.
pub fn sum_kinds() -> Vec<SumKind> {
    let kind =
        |word: &str, title, fields: Vec<SumField>| SumKind { word: word.into(), title, fields };
    let field = |label, example: &str| SumField { label, example: example.into(), plus: false };
    let pot = || phrase!("sum-field-pot", "The pot with all bets");
    vec![
        kind(
            "pot",
            phrase!("sum-kind-pot", "Main pot and side pots"),
            vec![field(
                phrase!(
                    "sum-field-each",
                    "What each has put in; a behind it for all-in, f for folded"
                ),
                "500 300a 1200 100f",
            )],
        ),
        kind(
            "reopen",
            phrase!("sum-kind-reopen", "Does a short all-in reopen the betting?"),
            vec![field(
                phrase!(
                    "sum-field-raises",
                    "The bet, then each raise as a total; a behind it for all-in"
                ),
                "200 400 500a 650a",
            )],
        ),
        kind(
            "max",
            phrase!("sum-kind-max", "The largest pot-limit raise"),
            vec![
                field(pot(), "350"),
                field(phrase!("sum-field-call", "What is to be called"), "200"),
                field(
                    phrase!("sum-field-in-front", "What stands before the player, if anything"),
                    "50",
                ),
            ],
        ),
        kind(
            "half",
            phrase!("sum-kind-half", "Several chips in silence: a call or a raise?"),
            vec![
                field(phrase!("sum-field-call", "What is to be called"), "400"),
                SumField {
                    plus: true,
                    ..field(phrase!("sum-field-least-raise", "The least raise over it"), "200")
                },
                field(phrase!("sum-field-chips-out", "Each chip that was put out"), "500 100"),
            ],
        ),
        kind(
            "odd",
            phrase!("sum-kind-odd", "Odd chips of a split pot"),
            vec![
                field(pot(), "1025"),
                field(phrase!("sum-field-share", "How many share it"), "2"),
                field(phrase!("sum-field-smallest", "The smallest chip"), "25"),
            ],
        ),
        kind(
            "hilo",
            phrase!("sum-kind-hilo", "A pot split between high and low"),
            vec![
                field(pot(), "1025"),
                field(phrase!("sum-field-high", "High hands that share"), "1"),
                field(phrase!("sum-field-low", "Low hands that share"), "2"),
                field(phrase!("sum-field-smallest", "The smallest chip"), "25"),
            ],
        ),
        kind(
            "post",
            phrase!("sum-kind-post", "A short big blind with its ante"),
            vec![
                field(phrase!("sum-field-big-blind", "The big blind"), "200"),
                field(phrase!("sum-field-ante", "The ante"), "200"),
                field(phrase!("sum-field-stack", "The stack"), "250"),
            ],
        ),
        kind(
            "acted",
            phrase!("sum-kind-acted", "Was there substantial action?"),
            vec![field(
                phrase!(
                    "sum-field-actions",
                    "Each action in turn: x check, b bet, c call, r raise, f fold"
                ),
                "x b f",
            )],
        ),
        kind(
            "stub",
            phrase!("sum-kind-stub", "Cards in the stub"),
            vec![
                field(phrase!("sum-field-dealt-in", "Players dealt in"), "9"),
                field(phrase!("sum-field-street", "flop, turn or river"), "turn"),
                field(phrase!("sum-field-hole-cards", "Hole cards, if not two"), "4"),
            ],
        ),
        kind(
            "kill",
            phrase!("sum-kind-kill", "A full and a half kill"),
            vec![
                field(phrase!("sum-field-lower", "The lower limit"), "10"),
                field(phrase!("sum-field-upper", "The upper limit"), "20"),
            ],
        ),
        kind(
            "dead",
            phrase!("sum-kind-dead", "Missed blinds: live and dead"),
            vec![field(phrase!("sum-field-missed", "The blinds missed, the largest last"), "5 10")],
        ),
        kind(
            "cap",
            phrase!("sum-kind-cap", "Raises still allowed in limit"),
            vec![
                field(phrase!("sum-field-rounds", "Betting rounds of the game"), "4"),
                field(phrase!("sum-field-raises-so-far", "Raises so far"), "2"),
            ],
        ),
        kind(
            "needed",
            phrase!("sum-kind-needed", "When is a chip coloured up?"),
            vec![
                field(phrase!("sum-field-chip", "The chip"), "25"),
                field(phrase!("sum-field-larger", "The next larger chip"), "100"),
                field(
                    phrase!(
                        "sum-field-levels",
                        "The coming levels, each with its blinds and antes"
                    ),
                    "75/150 100/200",
                ),
            ],
        ),
        kind(
            "depth",
            phrase!("sum-kind-depth", "A stack in big blinds and rounds"),
            vec![
                field(phrase!("sum-field-stack", "The stack"), "12500"),
                field(phrase!("sum-field-small-blind", "The small blind"), "100"),
                field(phrase!("sum-field-big-blind", "The big blind"), "200"),
                field(phrase!("sum-field-antes", "All antes of a hand, if any"), "200"),
            ],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calculators::calculate;
    use crate::rulebook::citations::RuleBook;

    /// Each example, put together as a panel does, is a line that is worked out by every book.
    #[test]
    fn the_fields_with_their_examples_make_a_line_that_is_worked_out() {
        for kind in sum_kinds() {
            let line = kind.fields.iter().fold(kind.word.clone(), |line, field| {
                format!("{line}{}{}", if field.plus { "+" } else { " " }, field.example)
            });
            for book in RuleBook::ALL {
                let worked = calculate(&line, book).unwrap_or_else(|| panic!("{line} is no sum"));
                assert!(worked.is_ok(), "{line}: {worked:?}");
            }
        }
    }

    #[test]
    fn every_sum_is_among_them_once() {
        let words: Vec<String> = sum_kinds().into_iter().map(|kind| kind.word).collect();
        let mut sorted = words.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), words.len());
        let code = include_str!("mod.rs");
        let (_, verbs) = code.split_once("Some(match word {").unwrap();
        let (verbs, _) = verbs.split_once("_ => return None").unwrap();
        let read =
            verbs.lines().filter_map(|line| line.trim().strip_prefix('"')?.split('"').next());
        let mut read: Vec<&str> = read.chain(["acted"]).collect();
        read.sort_unstable();
        assert_eq!(sorted, read);
    }
}
