//! Selling longer than was announced, or no longer: the queue that is still in line, a guarantee that is not met, a level less.

use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::rules::prizes::payouts::no_prize_is_won;

/// Sells late registration, rebuys, re-entries or add-ons until another point, or closes them now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeClosing {
    /// What is sold.
    pub what: OnSale,
    /// Until when from now on; absent to close it now.
    #[serde(default)]
    pub until: Option<Closing>,
    /// Why, in the director's words; possibly empty.
    #[serde(default)]
    pub reason: String,
}

/// It is sold until another point, or no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClosingChanged {
    /// What is sold.
    pub what: OnSale,
    /// Until when from now on; absent where it is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Closing>,
    /// Why, in the director's words; possibly empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// The most characters of a reason.
const LONGEST_REASON: usize = 200;

impl ChangeClosing {
    /// Whether the tournament sells this at all: a price has to be known. Late registration has that of every entry.
    ///
    /// # Errors
    /// Refused for rebuys, re-entries and add-ons that the set-up does not have.
    fn is_sold(&self, tournament: &Tournament) -> Result<(), Refusal> {
        let sold = tournament.setup.closing(self.what).is_some();
        match self.what {
            OnSale::Rebuys if !sold => {
                Err(refuse!(HouseRule, "tournament-no-rebuys", "This tournament has no rebuys."))
            }
            OnSale::ReEntries if !sold => {
                Err(refuse!(HouseRule, "no-re-entries", "This tournament has no re-entries."))
            }
            OnSale::AddOns if !sold => {
                Err(refuse!(HouseRule, "tournament-no-add-ons", "This tournament has no add-ons."))
            }
            _ => Ok(()),
        }
    }
}

impl ChangeClosing {
    /// Whether it can be said now.
    ///
    /// # Errors
    /// Refused before play and after it, for what the set-up does not sell, for a point that has passed, for closing what is
    /// closed, and for opening once a prize is won.
    pub(crate) fn check(&self, tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
        match tournament.phase() {
            Phase::Registering | Phase::Drawn => {
                return Err(refuse!(
                    NotNow,
                    "closing-before-play",
                    "Play has not begun. Change the set-up instead."
                ));
            }
            Phase::Finished => return Err(Tournament::over()),
            Phase::Bagging | Phase::Closed => return Err(tournament.day_over()),
            Phase::Playing => {}
        }
        self.is_sold(tournament)?;
        let open = self.what.open_until(tournament, now).is_some();
        match self.until {
            None => refuse_if(!open, || {
                refuse!(
                    NotNow,
                    "closed-already",
                    "{what}: closed already.",
                    what = self.what.said()
                )
            })?,
            Some(until) => {
                refuse_if(!until.is_open(tournament, now), || {
                    refuse!(
                        BadValue,
                        "closing-has-passed",
                        "Play has come that far already. Name a later level, or a later time."
                    )
                })?;
                if !open {
                    no_prize_is_won(tournament)?;
                }
            }
        }
        Ok(())
    }
}

impl Action for ChangeClosing {
    /// # Errors
    /// Refused before play and after it, for what the set-up does not sell, for a point that has passed, for closing what is
    /// closed, and for opening once a prize is won.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        self.check(tournament, context.now)?;
        let reason = clean_text(&self.reason, LONGEST_REASON);
        Ok(vec![ClosingChanged { what: self.what, until: self.until, reason }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let schedule = &effect.tournament.setup.schedule;
        let until = match self.until {
            None => phrase!("log-closed-now", "closed"),
            Some(until) => until.through_said(schedule).unwrap_or_else(|| {
                phrase!("until-the-named-time", "until the time that was named")
            }),
        };
        let reason = clean_text(&self.reason, LONGEST_REASON);
        let what = if reason.is_empty() { until.into_argument() } else { beside(until, reason) };
        log_label(self.what.said(), what)
    }
}

impl Apply for ClosingChanged {
    fn apply(&self, tournament: &mut Tournament) {
        match self.until {
            None => {
                tournament.closed.insert(self.what, Some(self.reason.clone()));
            }
            Some(until) => {
                tournament.closed.remove(&self.what);
                tournament.setup.set_closing(self.what, until);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::change_schedule::ChangeSchedule;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::entries::add_on::may_add_on;
    use crate::actions::entries::enter::Enter;
    use crate::actions::entries::rebuy::may_rebuy;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::schedule::{Break, Stage};
    use crate::rulebook::setup::price::{AddOnRule, AddOnsFrom};
    use crate::rulebook::templates;
    use crate::rules::entries::late_registration::late_registration_open;

    fn enter(name: &str) -> Enter {
        Enter { names: vec![name.into()], ..Enter::default() }
    }

    fn change(what: OnSale, until: Option<Closing>) -> ChangeClosing {
        ChangeClosing { what, until, reason: "everybody in line is sold".into() }
    }

    /// The T1000 schedule has its first break after the third level; what is sold closes with the fourth.
    fn playing() -> Bench {
        let mut setup = templates::t1000();
        setup.late_registration_until = Some(Closing::Level { level: 4 });
        setup.add_on = Some(AddOnRule {
            price: setup.price,
            chips: 1_000,
            limit: 1,
            from: AddOnsFrom::FirstBreak {},
            until: Closing::FirstBreak {},
        });
        let mut bench = Bench::of(setup);
        bench.seat(8);
        bench
    }

    #[test]
    fn what_is_closed_stays_closed_when_the_clock_goes_back() {
        let mut bench = playing();
        bench.say(JumpTo { stage: 4 }).unwrap();
        let closed = bench.say(enter("Late")).unwrap_err();
        assert_eq!(closed.key, "late-registration-closed");
        let rebuys = may_rebuy(bench.log.tournament(), EntryId(1), false, bench.now());
        bench.say(JumpTo { stage: 1 }).unwrap();
        assert_eq!(bench.say(enter("Late")).unwrap_err(), closed, "played once, it is over");
        assert_eq!(
            may_rebuy(bench.log.tournament(), EntryId(1), false, bench.now()).is_ok(),
            rebuys.is_ok()
        );
        bench.say(change(OnSale::LateRegistration, Some(Closing::Level { level: 4 }))).unwrap();
        bench.say(enter("Late")).unwrap();
    }

    #[test]
    fn the_queue_in_line_is_sold_and_a_level_is_closed_early_each_with_its_reason() {
        let mut bench = playing();
        bench.say(change(OnSale::LateRegistration, None)).unwrap();
        assert_eq!(bench.label(), "Late registration: closed, everybody in line is sold");
        let refused = bench.say(enter("Late")).unwrap_err();
        assert_eq!(
            refused.message,
            "Late registration: closed by the director (everybody in line is sold)."
        );
        assert_eq!(
            bench.say(change(OnSale::LateRegistration, None)).unwrap_err().key,
            "closed-already"
        );
        bench.say(JumpTo { stage: 4 }).unwrap();
        let passed = change(OnSale::LateRegistration, Some(Closing::Level { level: 4 }));
        assert_eq!(bench.say(passed).unwrap_err().key, "closing-has-passed");
        bench.say(change(OnSale::LateRegistration, Some(Closing::Level { level: 6 }))).unwrap();
        bench.say(enter("Late")).unwrap();
        let at = bench.now();
        assert!(late_registration_open(bench.log.tournament(), at).is_ok());
        let unsold = change(OnSale::ReEntries, None);
        assert_eq!(bench.say(unsold).unwrap_err().key, "no-re-entries");
    }

    #[test]
    fn before_play_the_set_up_says_until_when() {
        let mut bench = Bench::registering();
        let refused = bench.say(change(OnSale::LateRegistration, None)).unwrap_err();
        assert_eq!(refused.key, "closing-before-play");
    }

    #[test]
    fn a_break_that_comes_in_moves_no_add_on() {
        let mut bench = playing();
        let mut schedule = bench.log.tournament().setup.schedule.clone();
        let dinner = Break { length_ms: 1_800_000, note: "Dinner".into() };
        schedule.stages.insert(2, Stage::Break(dinner));
        bench.say(ChangeSchedule { schedule }).unwrap();
        let add_ons = |bench: &Bench| may_add_on(bench.log.tournament(), EntryId(1), bench.now());
        bench.say(JumpTo { stage: 2 }).unwrap();
        assert_eq!(add_ons(&bench).unwrap_err().key, "add-ons-begin", "the dinner break");
        bench.say(JumpTo { stage: 4 }).unwrap();
        assert!(bench.log.tournament().setup.schedule.stage(4).is_break());
        assert!(add_ons(&bench).is_ok(), "the break after level 3");
        bench.say(JumpTo { stage: 5 }).unwrap();
        assert_eq!(add_ons(&bench).unwrap_err().key, "add-ons-closed");
    }
}
