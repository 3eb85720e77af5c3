//! What an evening will be like with so many players, before anybody has entered: how long, at how many tables, for what.

use crate::actions::command::{Action, Context};
use crate::actions::entries::enter::Enter;
use crate::rulebook::setup::SetUp;
use crate::rules::prizes::payouts::payouts;
use crate::rules::prizes::pool::pool;
use crate::state::prelude::*;
use crate::views::schedule_curve::{ScheduleCurve, curve_in_force};
use crate::views::seating::draw_plan;
use crate::views::setup::{StackLine, set_up_view};

/// So many players at the most are looked ahead for.
const MOST: u32 = 2_000;

/// An evening with so many players who each buy one entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct OutlookView {
    /// The players that it is worked out for.
    pub players: u32,
    /// How many sit at each table.
    pub tables: Vec<u32>,
    /// When play will likely be over, from and to, in minutes after the start, breaks included, to whole five minutes; absent
    /// where nobody can know.
    pub predicted_minutes: Option<(u32, u32)>,
    /// The middle of these.
    pub about_minutes: Option<u32>,
    /// What all prizes are together.
    pub pool: Money,
    /// What each place is paid, the first place first.
    pub prizes: Vec<Money>,
    /// What each player gets, and what all of them take; empty where the chips cannot make the stack.
    pub stack: Vec<StackLine>,
    /// The levels along their time.
    pub curve: ScheduleCurve,
}

/// The outlook of a set-up.
///
/// # Errors
/// The refusals of a set-up that cannot be played, and of no players or more than 2,000.
pub fn outlook(setup: &SetUp, players: u32) -> Result<OutlookView, Refusal> {
    refuse_if(players == 0 || players > MOST, || {
        refuse!(BadValue, "outlook-players", "Look ahead for 1 to {most} players.", most = MOST)
    })?;
    let mut tournament = Tournament::new(setup.clone().checked()?);
    let context = Context { now: 0, seed: 1, next_entry: EntryId(1), device: "" };
    let names = (1..=players).map(|number| number.to_string()).collect();
    let entered = Enter { names, ..Enter::default() };
    for event in entered.decide(&tournament, &context)? {
        event.apply(&mut tournament);
    }
    let view = set_up_view(&tournament, 0);
    Ok(OutlookView {
        players,
        tables: draw_plan(&tournament).tables.iter().map(|table| table.players).collect(),
        predicted_minutes: view.predicted_minutes.map(|(from, to)| (whole(from), whole(to))),
        about_minutes: view.predicted_minutes.map(|(from, to)| whole(from.midpoint(to))),
        pool: pool(&tournament).total,
        prizes: payouts(&tournament),
        stack: view.stack,
        curve: curve_in_force(&tournament),
    })
}

/// Whole five minutes: more would pretend to know.
fn whole(minutes: u32) -> u32 {
    minutes.saturating_add(2).div_euclid(5).saturating_mul(5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    #[test]
    fn twenty_players_of_a_t1000_are_two_tables_and_an_evening() {
        let told = outlook(&templates::t1000(), 20).unwrap();
        assert_eq!(told.tables, [10, 10]);
        let (from, to) = told.predicted_minutes.unwrap();
        assert!((150..=300).contains(&from) && to > from, "{from} to {to}");
        assert_eq!(told.prizes.iter().copied().sum::<Money>(), told.pool);
        assert!(told.prizes.len() >= 3);
        let chips: u64 = told.stack.iter().map(|line| line.value * line.all).sum();
        assert_eq!(chips, 20_000);
    }

    #[test]
    fn nobody_and_too_many_are_refused() {
        for players in [0, 2_001] {
            assert!(outlook(&templates::t1000(), players).is_err());
        }
    }
}
