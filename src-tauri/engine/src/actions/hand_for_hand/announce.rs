//! Announcing hand-for-hand: the tables finish the hand they are on and wait (TCH P8a).

use crate::actions::hand_for_hand::record::keep_announcement;
use crate::actions::prelude::*;
use crate::rulebook::hand_for_hand::Pace;
use crate::rules::prizes::payouts::{payouts, places_paid};
use crate::state::hand_for_hand::{Ends, HandForHand};

/// Goes hand-for-hand. Who goes out on the hand in progress is eligible already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GoHandForHand {
    /// When it is over.
    pub until: Until,
    /// What the tables play together; the house rules say it where this is absent.
    #[serde(default)]
    pub pace: Option<Pace>,
}

/// Until when hand-for-hand goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Until {
    /// Until everybody left is paid.
    Money {},
    /// Until the prize rises: before the money to the first place that pays more than the lowest prize, later to the next
    /// higher one.
    NextJump {},
    /// Until so many are left.
    Left {
        /// How many.
        players: u32,
    },
}

/// Hand-for-hand was announced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandForHandAnnounced {
    /// When, in tournament time.
    pub at: Millis,
    /// What the tables play together.
    pub pace: Pace,
    /// When it is over.
    pub ends: Ends,
    /// The tables without a hand in progress: all of them on a break, halted ones otherwise.
    pub done: Vec<TableNumber>,
}

/// With how many players the next jump is reached; `None` where all prizes left are the same.
pub fn next_jump(tournament: &Tournament) -> Option<u32> {
    let prizes = payouts(tournament);
    let left = to_usize(tournament.left()).min(prizes.len());
    let now = *prizes.get(left.checked_sub(1)?)?;
    let higher = prizes.iter().take_while(|prize| **prize > now).count();
    u32::try_from(higher).ok().filter(|players| *players > 0)
}

impl Action for GoHandForHand {
    /// # Errors
    /// Refused outside play, while it is on, at a single table, and where what it waits for has been reached or never comes.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(|| {
            refuse!(NotNow, "hand-hand-tables-play", "Hand-for-hand needs tables in play.")
        })?;
        if let Some(on) = &tournament.hand_for_hand {
            let pace = on.pace.said();
            return Err(refuse!(NotNow, "hand-for-hand-on-already", "{pace} is on already.", pace));
        }
        refuse_if(tournament.room.open_tables() < 2, || {
            refuse!(
                NotNow,
                "table-nobody-wait-hand",
                "Hand-for-hand needs two tables. One table has nobody to wait for."
            )
        })?;
        let left = tournament.left();
        let ends = match self.until {
            Until::Money {} if left <= places_paid(tournament) => {
                return Err(refuse!(
                    NotNow,
                    "everybody-left-paid-h4h",
                    "Everybody left is paid. Type h4h jump to wait for the next pay jump."
                ));
            }
            Until::Money {} if places_paid(tournament) == 0 => {
                return Err(refuse!(
                    NotNow,
                    "nobody-paid-yet-say",
                    "Nobody is paid yet. Say how many players end it: h4h 9."
                ));
            }
            Until::Money {} => Ends::AtTheMoney,
            Until::NextJump {} => Ends::With(next_jump(tournament).ok_or_else(|| {
                refuse!(
                    NotNow,
                    "all-prizes-left-same",
                    "All prizes left are the same. Say how many players end it: h4h 9."
                )
            })?),
            Until::Left { players } if !(1..left).contains(&players) => {
                return Err(refuse!(
                    BadValue,
                    "ends-with-fewer-than-left",
                    "{left} are left. End hand-for-hand with fewer, and with at least 1.",
                    left
                ));
            }
            Until::Left { players } => Ends::With(players),
        };
        let reading = tournament.clock(context.now);
        let on_break = tournament.setup.schedule.stage(reading.stage).is_break();
        let done = if on_break {
            tournament.room.tables().map(|(number, _)| number).collect()
        } else {
            crate::actions::tables::halt::halted_tables(tournament)
        };
        let pace = self.pace.unwrap_or(tournament.setup.rules.hand_for_hand.pace);
        Ok(vec![HandForHandAnnounced { at: context.now, pace, ends, done }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let announced = effect.first::<HandForHandAnnounced>();
        let verb =
            announced.map_or_else(|| Pace::HandForHand.said(), |announced| announced.pace.said());
        let players = effect.tournament.left();
        let what = phrase!("log-announced-with", "announced with {players} left", players);
        log_label(verb, what)
    }
}

impl Apply for HandForHandAnnounced {
    fn apply(&self, tournament: &mut Tournament) {
        let schedule = &tournament.setup.schedule;
        let reading = tournament.dial.reading(schedule, self.at);
        if self.pace == Pace::HandForHand && reading.running {
            tournament.dial = if schedule.stage(reading.stage).is_break() {
                // The break that runs now may not be the stage in which the clock was last set.
                Dial::running(reading.stage, reading.remaining, self.at).stopping(true)
            } else {
                Dial::paused(reading.stage, reading.remaining).counting(reading.hands_played())
            };
        }
        tournament.hands_together = tournament.hands_together.saturating_add(1);
        tournament.hand_for_hand = Some(HandForHand {
            announced_at: self.at,
            pace: self.pace,
            ends: self.ends,
            clock_ran: reading.running,
            hand: 0,
            done: self.done.iter().copied().collect(),
            held: BTreeSet::new(),
        });
        keep_announcement(tournament);
    }
}
