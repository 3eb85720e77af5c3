//! The house rules line by line, as they can be read and edited.

use crate::actions::setup::change_house_rules::{may_change, may_change_line};
use crate::rulebook::citations::RuleBook;
use crate::rulebook::house_rules::lines::{RuleChoice, RuleGroup, RuleTopic, rule_lines};
use crate::rulebook::house_rules::{HouseRules, preset};
use crate::state::prelude::*;
use crate::views::players::Allowed;

/// The rules in force, or those of a draft, line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HouseRulesView {
    /// The rules that this view is about.
    pub rules: HouseRules,
    /// They are not those in force.
    pub changed: bool,
    /// Whether they may be applied now, and why not. Before play with `change_set_up` or `change_house_rules`, during
    /// it with `change_house_rules`.
    pub change: Allowed,
    /// The presets that a host may start from, for the same form of game.
    pub presets: Vec<PresetView>,
    /// Every line.
    pub lines: Vec<RuleLineView>,
    /// How many lines differ from the preset of the book.
    pub differences: u32,
}

/// A preset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PresetView {
    /// The book.
    pub book: RuleBook,
    /// How the book is cited, such as "HPT".
    pub short: String,
    /// What it is.
    pub name: Phrase,
    /// Whom it suits, in a sentence.
    pub about: Phrase,
    /// Its rules.
    pub rules: HouseRules,
}

/// One line of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RuleLineView {
    /// What it is about.
    pub topic: RuleTopic,
    /// The heading it stands under.
    pub group: RuleGroup,
    /// Its title.
    pub title: Phrase,
    /// Its choices, the one in force among them.
    pub choices: Vec<RuleChoice>,
    /// The index of the choice in force.
    pub chosen: u32,
    /// What the preset of the book says; absent where the line follows it.
    pub preset: Option<RuleChoice>,
    /// Whether the line may be changed now, and why not.
    pub change: Allowed,
}

/// The house rules in force, or those of a draft.
pub fn house_rules_view(tournament: &Tournament, draft: Option<&HouseRules>) -> HouseRulesView {
    let in_force = &tournament.setup.rules;
    let rules = draft.unwrap_or(in_force);
    let lines: Vec<RuleLineView> = rule_lines(rules)
        .into_iter()
        .map(|line| RuleLineView {
            topic: line.topic,
            group: line.group,
            title: line.title,
            choices: line.choices,
            chosen: to_u32(line.chosen),
            preset: line.preset,
            change: Allowed::from_verdict(may_change_line(tournament, line.topic)),
        })
        .collect();
    let differences = lines.iter().filter(|line| line.preset.is_some()).count();
    HouseRulesView {
        rules: rules.clone(),
        changed: rules != in_force,
        change: Allowed::from_verdict(may_change(tournament, rules)),
        presets: RuleBook::ALL.into_iter().map(|book| preset_view(book, rules)).collect(),
        lines,
        differences: to_u32(differences),
    }
}

fn preset_view(book: RuleBook, rules: &HouseRules) -> PresetView {
    let (name, about) = match book {
        RuleBook::Hpt => (
            phrase!("book-hpt", "Home Poker Tourney"),
            phrase!(
                "book-hpt-about",
                "A home game: seats by card, the same position moves, redraws at 18 and 9."
            ),
        ),
        RuleBook::Rrop => (
            phrase!("book-rrop", "Robert\u{2019}s Rules of Poker"),
            phrase!(
                "book-rrop-about",
                "A card room or a club: the next big blind moves and plays at once, redraws at three tables, two and one."
            ),
        ),
        RuleBook::Lr => (
            phrase!("book-lr", "Robert\u{2019}s Rules, a league\u{2019}s edition"),
            phrase!(
                "book-lr-about",
                "A league: as Robert's Rules, but who moves to the small blind or button waits."
            ),
        ),
        RuleBook::Tch => (
            phrase!("book-tch", "TDA, a card room\u{2019}s procedures"),
            phrase!(
                "book-tch-about",
                "A card room or a series: the next big blind moves to the worst seat, short tables halt."
            ),
        ),
        RuleBook::Wsop => (
            phrase!("book-wsop", "A big series"),
            phrase!(
                "book-wsop-about",
                "The TDA's practice, with a high card for the first button at each table."
            ),
        ),
    };
    PresetView { book, short: book.short().into(), name, about, rules: preset(book, rules.form) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::house_rules::GameForm;
    use crate::rulebook::templates;

    #[test]
    fn a_preset_differs_from_its_book_in_nothing() {
        for book in RuleBook::ALL {
            let mut setup = templates::t1000();
            setup.rules = preset(book, GameForm::FullRing);
            let view = house_rules_view(&Tournament::new(setup), None);
            assert_eq!((view.changed, view.differences), (false, 0));
            assert!(view.change.yes && view.lines.iter().all(|line| line.change.yes));
        }
    }

    #[test]
    fn a_draft_is_held_against_its_own_book() {
        let tournament = Tournament::new(templates::t1000());
        let draft = HouseRules { tolerance: 1, ..preset(RuleBook::Tch, GameForm::FullRing) };
        let view = house_rules_view(&tournament, Some(&draft));
        assert_eq!((view.changed, view.differences), (true, 1));
        let line = view.lines.iter().find(|line| line.topic == RuleTopic::Tolerance).unwrap();
        assert_eq!(line.choices[0].choice.english, "Within 1");
        assert_eq!(line.preset.as_ref().unwrap().choice.english, "Within 2");
        let spoilt = HouseRules { preferred_size: 1, ..draft };
        assert!(!house_rules_view(&tournament, Some(&spoilt)).change.yes);
    }
}
