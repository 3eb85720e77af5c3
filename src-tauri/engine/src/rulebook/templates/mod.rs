//! The tournaments a host can start from.

mod differences;
mod limit;
mod no_limit;
mod t1000;

pub use differences::differences;
pub use t1000::t1000;

use crate::base::money::Currency;
use crate::base::prelude::*;
use crate::base::words::{clean_name, clean_text};
use crate::rulebook::bounty_kind::BountyKind;
use crate::rulebook::chip_set::Chip;
use crate::rulebook::citations::RuleBook;
use crate::rulebook::house_rules::{GameForm, preset};
use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::{PrizeStructure, Shares};
use crate::rulebook::prize_wish::StructureWish;
use crate::rulebook::schedule::{AfterLast, Level, Schedule, Stage};
use crate::rulebook::setup::SetUp;
use crate::rulebook::setup::closing::Closing;
use crate::rulebook::setup::price::Price;

/// A set-up to start from, with words about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Template {
    /// A stable name for scripts.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub about: Phrase,
    /// The set-up.
    pub setup: SetUp,
}

/// The longest words about a template, in characters.
const LONGEST_ABOUT: usize = 300;

impl Template {
    /// A host's own template: the set-up without its date, under this name.
    ///
    /// # Errors
    /// An empty or overlong name, and the refusals of [`SetUp::checked`].
    pub fn checked(id: &str, name: &str, about: &str, setup: SetUp) -> Result<Self, Refusal> {
        let name = clean_name(name);
        if name.is_empty() {
            return Err(refuse!(BadValue, "give-template-name", "Give the template a name."));
        }
        // Who begins with what was said for one evening.
        let own_stacks = Vec::new();
        let setup = SetUp {
            starts_at: None,
            template: name.clone(),
            own_stacks,
            top_stacks_apart: false,
            ..setup
        }
        .checked()?;
        Ok(Self {
            id: id.into(),
            name,
            about: Phrase::own(clean_text(about, LONGEST_ABOUT)),
            setup,
        })
    }
}

/// Every template that comes with the program.
pub fn all() -> Vec<Template> {
    let template = |id: &str, name: &str, about: Phrase, setup| Template {
        id: id.into(),
        name: name.into(),
        about,
        setup: SetUp { template: name.into(), ..setup },
    };
    vec![
        template(
            "t1000",
            "T1000 home game",
            phrase!(
                "template-t1000",
                "A thousand chips, 20-minute levels, one rebuy, three to four hours for 10 to 24 players."
            ),
            t1000(),
        ),
        template(
            "t1000-30",
            "T1000, long levels",
            phrase!(
                "template-t1000-30",
                "The same with 30-minute levels: five to six hours and the breaks."
            ),
            t1000::t1000_30(),
        ),
        template(
            "turbo",
            "Turbo",
            phrase!(
                "template-turbo",
                "3,000 chips and 10-minute levels: about two hours for 10 to 20 players."
            ),
            no_limit::turbo(),
        ),
        template(
            "hyper",
            "Hyper",
            phrase!(
                "template-hyper",
                "1,500 chips and 5-minute levels: under an hour for 10 to 20 players."
            ),
            no_limit::hyper(),
        ),
        template(
            "deep-stack",
            "Deep stack",
            phrase!(
                "template-deep-stack",
                "20,000 chips, 100 big blinds, a big-blind ante from level 4: six to seven hours for 16 to 40 players."
            ),
            no_limit::deep_stack(),
        ),
        template(
            "card-room",
            "Card room event",
            phrase!(
                "template-card-room",
                "A card room\u{2019}s event by the TCH rules: 30,000 chips, a big-blind ante, late registration and re-entry through level 9, 15 per cent paid. Seven to nine hours for 60 to 200 entries."
            ),
            no_limit::card_room(),
        ),
        template(
            "rebuy",
            "Rebuy tournament",
            phrase!(
                "template-rebuy",
                "3,000 chips, up to three rebuys until the first break. Three to four hours."
            ),
            no_limit::rebuy(),
        ),
        template(
            "league-night",
            "League night",
            phrase!(
                "template-league-night",
                "2,000 chips, 15-minute levels, no rebuys, and a part of the price is a fee for the league. About three hours."
            ),
            no_limit::league_night(),
        ),
        template(
            "bounty",
            "Bounty tournament",
            phrase!(
                "template-bounty",
                "2,000 chips, 15-minute levels, no rebuys, and a part of the price is a bounty. About three hours."
            ),
            no_limit::bounty(),
        ),
        template(
            "satellite",
            "Satellite",
            phrase!(
                "template-satellite",
                "3,000 chips, 10-minute levels, a fee. The pool buys seats worth 250, the rest is cash for the next place. About two hours."
            ),
            no_limit::satellite(),
        ),
        template(
            "stud",
            "Seven-card stud",
            phrase!(
                "template-stud",
                "Fixed limits with ante and bring-in, 5,000 chips, eight to a table. About four hours."
            ),
            limit::stud(),
        ),
        template(
            "horse",
            "H.O.R.S.E.",
            phrase!(
                "template-horse",
                "Five limit games in turn, eight hands each at every table, 5,000 chips, eight to a table. About four hours."
            ),
            limit::horse(),
        ),
    ]
}

const MINUTE: Millis = 60_000;

/// What the templates share: no rebuys, late registration until the fourth level, chips from 25 up, the house rules of HPT and its
/// prize tables, rounded to whole fives. `price` is in dollars; `stack_chips` are those of the starting stack.
fn set_up(name: &str, price: i64, stack: ChipCount, stack_chips: &[u32]) -> SetUp {
    SetUp {
        name: name.into(),
        template: String::new(),
        game: "No-limit hold'em".into(),
        starts_at: None,
        currency: Currency { code: "USD".into(), decimals: 2 },
        locale: None,
        price: Price { prize: Money(price.saturating_mul(100)), ..Price::default() },
        buy_ins: Vec::new(),
        own_stacks: Vec::new(),
        top_stacks_apart: false,
        late_price: None,
        early_bird: None,
        rebuy: None,
        add_on: None,
        re_entry: None,
        late_registration_until: Some(Closing::Level { level: 4 }),
        starting_stack: stack,
        stack_chips: stack_chips.to_vec(),
        chips: chips(&[25, 100, 500, 1_000, 5_000]),
        chip_lot: crate::rulebook::setup::usual_lot(),
        stacks_expected: None,
        schedule: schedule([], 0, |_| false),
        rules: preset(RuleBook::Hpt, GameForm::FullRing),
        tables: None,
        table_numbers: String::new(),
        smallest_field: None,
        day_end: None,
        begins_with: None,
        most_entries: None,
        prizes: PrizeStructure {
            shares: Shares::Generated { tables: true, wish: StructureWish::default() },
            unit: Money(500),
        },
        pool: PoolTerms::default(),
        bounty: BountyKind::Fixed,
    }
}

/// Chips of these values in the colours that are usual for them.
fn chips(values: &[ChipCount]) -> Vec<Chip> {
    let colours = [
        (5, "red", "#c8372d"),
        (25, "green", "#2f8f5b"),
        (100, "black", "#23272b"),
        (500, "purple", "#7a4fa3"),
        (1_000, "yellow", "#e0b93a"),
        (5_000, "orange", "#d9772b"),
    ];
    let of_set = colours.into_iter().filter(|(value, ..)| values.contains(value));
    of_set
        .map(|(value, name, colour)| Chip {
            value,
            name: name.into(),
            colour: colour.into(),
            ..Chip::default()
        })
        .collect()
}

/// A level of no-limit blinds.
fn no_limit(small: ChipCount, length: Millis) -> Level {
    Level::blinds(small, small.saturating_mul(2), length)
}

/// No-limit levels of these small blinds and this length, with a break of that one after some of them.
fn evening<const N: usize>(
    smalls: [ChipCount; N],
    length: Millis,
    pause: Millis,
    breaks_after: &[ChipCount],
) -> Schedule {
    let levels = smalls.map(|small| no_limit(small, length));
    schedule(levels, pause, |level| breaks_after.contains(&level.small))
}

/// The levels in order, with a break of this length after those that say so.
fn schedule(
    levels: impl IntoIterator<Item = Level>,
    pause: Millis,
    breaks_after: impl Fn(&Level) -> bool,
) -> Schedule {
    let mut stages = Vec::new();
    for level in levels {
        let breaks = breaks_after(&level);
        stages.push(Stage::Level(level));
        if breaks {
            stages.push(Stage::pause(pause));
        }
    }
    Schedule { stages, after_last: AfterLast::Double, games: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::schedule::Ante;
    use crate::rules::chips::colour_up::{colour_ups, free_after};
    use crate::rules::clock::generator::odd;
    use crate::rules::clock::predicted_end::predicted_length;
    use crate::rules::prizes::payouts::places_paid;
    use crate::state::tournament::Tournament;

    #[test]
    fn the_date_of_an_evening_is_no_part_of_a_template() {
        let setup = SetUp { starts_at: Some(1_800_000_000_000), ..t1000() };
        let template = Template::checked("x", " My  evening ", "", setup).unwrap();
        assert_eq!((template.name.as_str(), template.setup.starts_at), ("My evening", None));
    }

    #[test]
    fn every_template_passes_its_own_check_and_warns_of_nothing() {
        for template in all() {
            assert_eq!(template.setup.clone().checked().unwrap(), template.setup);
            let found =
                odd(&template.setup.schedule, &template.setup.chips, &template.setup.customs());
            assert_eq!(found, vec![], "{}", template.id);
        }
    }

    #[test]
    fn every_stack_is_made_by_its_chips() {
        for Template { id, setup, .. } in all() {
            let parts = setup.chips.iter().zip(&setup.stack_chips);
            let total: u64 = parts.map(|(chip, each)| chip.value * u64::from(*each)).sum();
            assert_eq!(total, setup.starting_stack, "{id}");
        }
    }

    /// A colour leaves in the break that follows the last level that needs it, and not a level later.
    #[test]
    fn colours_leave_where_the_breaks_stand() {
        for Template { id, setup, .. } in all() {
            let called = colour_ups(&setup.schedule, &setup.chips);
            assert!(called.len() >= 2, "{id}: {called:?}");
            let smallest_two = free_after(&setup.schedule, &setup.chips).into_iter().take(2);
            for (chip, after) in smallest_two {
                let left = called.get(&after).expect("a break where the chip is free");
                assert!(left.contains(chip), "{id}: {}", chip.value);
            }
        }
    }

    /// The lengths that the words about the templates promise, for the fields that they name.
    #[test]
    fn templates_take_as_long_as_they_say() {
        let promised = [
            ("t1000", [10, 24], 180..=270),
            ("t1000-30", [10, 24], 280..=380),
            ("turbo", [10, 20], 90..=140),
            ("hyper", [10, 20], 35..=60),
            ("deep-stack", [16, 40], 340..=430),
            ("card-room", [60, 200], 420..=540),
            ("rebuy", [10, 20], 190..=260),
            ("league-night", [12, 30], 135..=200),
            ("bounty", [12, 30], 135..=200),
            ("satellite", [10, 20], 90..=140),
            ("stud", [8, 24], 190..=290),
            ("horse", [8, 24], 190..=290),
        ];
        for ((id, fields, minutes), template) in promised.into_iter().zip(all()) {
            assert_eq!(id, template.id);
            for players in fields {
                // In a rebuy tournament there is a rebuy for each player.
                let stacks = if id == "rebuy" { 2 } else { 1 };
                let chips = players * stacks * template.setup.starting_stack;
                let (from, to) = predicted_length(&template.setup.schedule, chips).unwrap();
                let middle = (from + to) / 2 / MINUTE;
                assert!(minutes.contains(&middle), "{id}, {players} players: {middle} minutes");
            }
        }
    }

    /// A card room's event (TCH 8): late registration and re-entry close together, every level has a big-blind ante, a share of the
    /// field is paid whatever its size, and the room's own rules are in force.
    #[test]
    fn a_card_room_starts_with_its_own_rules() {
        let setup = no_limit::card_room();
        let re_entry = setup.re_entry.unwrap();
        assert_eq!(Some(re_entry.until), setup.late_registration_until);
        assert_eq!((re_entry.price, re_entry.chips), (setup.price, setup.starting_stack));
        assert!(setup.price.fee > Money::ZERO);
        let mut levels = setup.schedule.stages.iter().filter_map(Stage::level);
        assert!(levels.all(|level| level.ante == Ante::BigBlind { chips: level.big }));
        assert_eq!(setup.rules, preset(RuleBook::Tch, GameForm::FullRing));
        let mut tournament = Tournament::new(setup);
        for (entries, paid) in [(20, 3), (100, 15), (540, 81)] {
            tournament.counted_entries = entries;
            tournament.prize_pool = Money(13_000).times(u64::from(entries));
            assert_eq!(places_paid(&tournament), paid);
        }
    }

    #[test]
    fn seats_are_those_of_the_game() {
        for Template { id, setup, .. } in all() {
            let stud = setup
                .schedule
                .stages
                .iter()
                .any(|stage| stage.level().is_some_and(|level| level.stud.is_some()));
            let seats = match setup.rules.book {
                RuleBook::Tch => 9,
                _ if stud => 8,
                _ => 10,
            };
            assert_eq!(setup.rules.seats_per_table, seats, "{id}");
        }
    }
}
