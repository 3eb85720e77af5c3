//! What a host should look at in a schedule, without it being refused.

use crate::base::customs::Customs;
use crate::base::prelude::*;
use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::{Level, Schedule};
use crate::rules::chips::payable::Payable;
use crate::state::coloured_up::Leaving;

/// Something odd about one stage of a schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleWarning {
    /// The position in the schedule, from 0.
    pub stage: u32,
    /// What is odd, in a sentence.
    pub message: Phrase,
}

/// Blinds that fall, an ante above the big blind, bets that do not fit the blinds, and amounts that the chips still in play cannot make.
pub fn warnings(
    schedule: &Schedule,
    chips: &[Chip],
    leaving: &Leaving,
    customs: &Customs,
) -> Vec<ScheduleWarning> {
    let grouped = |chips: u64| customs.count(chips);
    let mut found = Vec::new();
    let mut highest = 0;
    let mut in_play: Vec<u64> = chips.iter().map(|chip| chip.value).collect();
    for (position, stage) in schedule.stages.iter().enumerate() {
        if let Some(left) = leaving.get(&position) {
            in_play.retain(|value| left.iter().all(|chip| chip.value != *value));
        }
        let Some(level) = stage.level() else { continue };
        let mut warn = |message: Phrase| {
            let stage = to_u32(position);
            found.push(ScheduleWarning { stage, message });
        };
        let unit = level.unit();
        let name = match level.big {
            0 => phrase!("small-bet", "small bet"),
            _ => phrase!("big-blind", "big blind"),
        };
        if unit < highest {
            warn(phrase!(
                "blind-falls",
                "The {name} falls from {from} to {to}.",
                name = &name,
                from = grouped(highest),
                to = grouped(unit),
            ));
        }
        highest = highest.max(unit);
        let ante = level.stud.map_or(level.ante.chips(), |stud| stud.ante.max(level.ante.chips()));
        if ante > unit {
            warn(phrase!(
                "ante-above-blind",
                "The ante of {ante} is above the {name} of {amount}.",
                ante = grouped(ante),
                name,
                amount = grouped(unit),
            ));
        }
        if let (Some(bets), true) = (level.bets, level.big > 0)
            && bets.small != level.big
        {
            warn(phrase!(
                "small-bet-is-not-big-blind",
                "The small bet of {bet} is not the big blind of {blind}.",
                bet = grouped(bets.small),
                blind = grouped(level.big),
            ));
        }
        if let Some(bets) = level.bets
            && bets.big != bets.small.saturating_mul(2)
        {
            warn(phrase!(
                "big-bet-is-not-twice",
                "The big bet of {big} is not twice the small bet of {small}.",
                big = grouped(bets.big),
                small = grouped(bets.small),
            ));
        }
        check_amounts(level, &in_play, customs, &mut warn);
    }
    // The first amount after the last level that nobody could pay, at the last level.
    let payable = Payable::with(in_play.iter().copied());
    let beyond = schedule.amounts_beyond();
    if let Some(amount) = beyond.iter().flatten().find(|amount| !payable.makes(**amount)) {
        let last = schedule.stages.len().saturating_sub(1);
        found.push(ScheduleWarning {
            stage: to_u32(last),
            message: phrase!(
                "later-amount-cannot-be-paid",
                "After the last level {amount} cannot be paid with the chips in play: {chips}.",
                amount = grouped(*amount),
                chips = values(&in_play, customs),
            ),
        });
    }
    found
}

fn check_amounts(level: &Level, in_play: &[u64], customs: &Customs, warn: &mut impl FnMut(Phrase)) {
    let amounts: BTreeSet<u64> = level.amounts().collect();
    let payable = Payable::with(in_play.iter().copied());
    for amount in amounts {
        if !payable.makes(amount) {
            warn(phrase!(
                "amount-cannot-be-paid",
                "{amount} cannot be paid with the chips in play: {chips}.",
                amount = customs.count(amount),
                chips = values(in_play, customs),
            ));
        }
    }
}

fn values(chips: &[u64], customs: &Customs) -> String {
    let values: Vec<String> = chips.iter().map(|value| customs.count(*value)).collect();
    values.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::schedule::{Ante, Stage};
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::templates;
    use crate::rules::chips::colour_up::colour_ups;

    fn level(small: u64, big: u64, ante: Ante) -> Stage {
        Stage::Level(Level { ante, ..Level::blinds(small, big, 1_200_000) })
    }

    fn warned(setup: &SetUp) -> Vec<ScheduleWarning> {
        let leaving = colour_ups(&setup.schedule, &setup.chips);
        warnings(&setup.schedule, &setup.chips, &leaving, &setup.customs())
    }

    #[test]
    fn the_t1000_schedule_is_without_fault() {
        let setup = templates::t1000();
        assert_eq!(warned(&setup), vec![]);
    }

    #[test]
    fn every_oddity_is_named_with_its_line() {
        let mut setup = templates::t1000();
        setup.schedule.stages = vec![
            level(10, 20, Ante::None {}),
            level(7, 15, Ante::None {}),
            level(25, 50, Ante::BigBlind { chips: 100 }),
        ];
        let told: Vec<(u32, String)> = warned(&setup)
            .into_iter()
            .map(|warning| (warning.stage, warning.message.to_string()))
            .collect();
        let expected = [
            (1, "The big blind falls from 20 to 15."),
            (1, "7 cannot be paid with the chips in play: 5, 25, 100, 500."),
            (2, "The ante of 100 is above the big blind of 50."),
        ];
        assert_eq!(told, expected.map(|(stage, message)| (stage, message.to_string())));
    }

    #[test]
    fn chips_are_written_as_the_country_does() {
        let mut setup = SetUp { locale: Some("de-DE".into()), ..templates::t1000() };
        setup.schedule.stages =
            vec![level(1_000, 2_000, Ante::None {}), level(500, 1_000, Ante::None {})];
        let told = warned(&setup);
        assert_eq!(told[0].message.english, "The big blind falls from 2.000 to 1.000.");
    }
}
