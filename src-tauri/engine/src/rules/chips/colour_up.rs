//! Which chips leave play, and at which break (RRoP 10, LR 11, TCH 24).

use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::Schedule;
use crate::rules::chips::payable::Payable;
use crate::state::coloured_up::{ColouredUp, Leaving, LeftPlay, Raced};
use crate::state::prelude::*;

/// The chips coloured up at each break, by the break's position in the schedule.
///
/// A denomination leaves as soon as no later small blind, big blind, ante or bring-in needs it, at the next break.
/// An amount needs a denomination when the larger ones cannot make it, and the levels after the last one count too. The
/// largest chip never leaves.
pub fn colour_ups(schedule: &Schedule, chips: &[Chip]) -> Leaving {
    colour_ups_after(&ColouredUp::default(), schedule, chips)
}

/// A chip that is to be raced off now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColourUpDue {
    /// The chip that leaves.
    pub chip: Chip,
    /// The chip that takes its place.
    pub next: Chip,
    /// The break at which it leaves, or the stage in which it was called off.
    pub position: usize,
}

impl Tournament {
    /// The chips coloured up at each break, those that have left included.
    pub fn colour_ups(&self) -> Leaving {
        colour_ups_after(&self.coloured_up, &self.setup.schedule, self.chips_of_the_event())
    }

    /// The chips of the set without the small ones that no stack holds and no level needs: they never come into play.
    pub fn chips_of_the_event(&self) -> &[Chip] {
        let setup = &self.setup;
        let smallest = setup.stack_chips.iter().position(|each| *each > 0).unwrap_or(0);
        if smallest == 0 {
            return &setup.chips;
        }
        let free = free_after(&setup.schedule, &setup.chips);
        let needed = free.iter().position(|(_, after)| *after > 0).unwrap_or(smallest);
        setup.chips.get(smallest.min(needed)..).unwrap_or_default()
    }

    /// What has left play at the breaks up to this one.
    pub(crate) fn left_until(&self, stage: usize) -> LeftPlay {
        let left = self.colour_ups().into_iter().take_while(|(at, _)| *at <= stage);
        left.map(|(at, chips)| (at, chips.into_iter().map(|chip| chip.value).collect())).collect()
    }

    /// Remembers what has left play at the breaks up to this one, before the schedule is changed: as the event says, or, for
    /// one that was said before the start and takes effect after it since a correction, as the schedule has it.
    pub(crate) fn remember_colour_ups(&mut self, until: usize, left: Option<&LeftPlay>) {
        let worked_out = || self.left_until(until);
        let left = left.cloned().unwrap_or_else(worked_out);
        let chips = |values: Vec<ChipCount>| {
            let before = self.coloured_up.gone.values().flatten();
            let before = before.filter(|chip| !self.setup.chips.iter().any(|one| one == *chip));
            let known = before.chain(&self.setup.chips);
            known.filter(|chip| values.contains(&chip.value)).cloned().collect::<Vec<Chip>>()
        };
        let gone = left.into_iter().map(|(at, values)| (at, chips(values)));
        let gone: Leaving = gone.filter(|(_, chips)| !chips.is_empty()).collect();
        self.coloured_up.before = until.saturating_add(1);
        self.coloured_up.gone = gone;
    }

    /// The chip that takes the place of this one: the next larger value that is still on the tables.
    pub fn next_chip(&self, chip: ChipCount) -> Option<&Chip> {
        let larger = self.setup.chips.iter().filter(|other| other.value > chip);
        larger.into_iter().find(|other| !self.coloured_up.off.contains(&other.value))
    }

    /// The races held for this chip, oldest first.
    pub fn races_of(&self, chip: ChipCount) -> impl Iterator<Item = &Raced> + '_ {
        self.coloured_up.races.iter().filter(move |raced| raced.chip == chip)
    }

    /// The tables at which this chip is still to be raced off.
    pub fn tables_to_race(&self, chip: ChipCount) -> Vec<TableNumber> {
        let raced: BTreeSet<TableNumber> =
            self.races_of(chip).map(|raced| raced.table.table).collect();
        let open = self.room.tables().filter(|(_, table)| table.players() > 0);
        open.map(|(number, _)| number).filter(|number| !raced.contains(number)).collect()
    }

    /// Whether this chip is off every table, as the director has said or as the races show.
    pub fn is_off(&self, chip: ChipCount) -> bool {
        self.coloured_up.off.contains(&chip)
            || (self.races_of(chip).next().is_some() && self.tables_to_race(chip).is_empty())
    }

    /// What is to be raced off at `now`, the smallest value first: chips whose break has begun or that were called off, until
    /// they are off every table.
    pub fn colour_ups_due(&self, now: Millis) -> Vec<ColourUpDue> {
        if self.phase() != Phase::Playing {
            return Vec::new();
        }
        let present = self.clock(now).stage;
        let mut due = Vec::new();
        for (position, chips) in self.colour_ups().range(..=present) {
            for chip in chips.iter().filter(|chip| !self.is_off(chip.value)) {
                if let Some(next) = self.next_chip(chip.value) {
                    due.push(ColourUpDue {
                        chip: chip.clone(),
                        next: next.clone(),
                        position: *position,
                    });
                }
            }
        }
        due.sort_by_key(|due| due.chip.value);
        due
    }
}

fn colour_ups_after(made: &ColouredUp, schedule: &Schedule, chips: &[Chip]) -> Leaving {
    let mut leaving = made.gone.clone();
    let told = |leaving: &Leaving, value: ChipCount| {
        leaving.values().flatten().any(|left| left.value == value)
    };
    for (chip, after) in free_after(schedule, chips) {
        if told(&leaving, chip.value) {
            continue;
        }
        let called = made.called.iter().find(|(value, _)| *value == chip.value);
        let after = after.max(made.before);
        let next_break =
            schedule.stages.iter().enumerate().skip(after).find(|(_, stage)| stage.is_break());
        let leaves = called.map(|(_, stage)| *stage).or(next_break.map(|(position, _)| position));
        if let Some(position) = leaves {
            leaving.entry(position).or_default().push(chip.clone());
        }
    }
    leaving
}

/// After no stage: a chip that the levels need which come after the last one.
pub(crate) const NEVER_FREE: usize = usize::MAX;

/// Every chip but the largest with the number of stages after which nothing needs it any more; [`NEVER_FREE`] where the
/// levels after the last one do.
pub(crate) fn free_after<'c>(schedule: &Schedule, chips: &'c [Chip]) -> Vec<(&'c Chip, usize)> {
    let beyond = schedule.amounts_beyond();
    let mut free = Vec::new();
    for (index, chip) in chips.iter().enumerate() {
        let larger = chips.get(index.saturating_add(1)..).unwrap_or_default();
        if larger.is_empty() {
            continue;
        }
        let larger = Payable::with(larger.iter().map(|chip| chip.value));
        let makes = |amount: ChipCount| larger.makes(amount);
        let after = if beyond.iter().flatten().copied().all(makes) {
            let last_needed = schedule.stages.iter().rposition(|at| !at.amounts().all(makes));
            last_needed.map_or(0, |position| position.saturating_add(1))
        } else {
            NEVER_FREE
        };
        free.push((chip, after));
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::call::CallColourUp;
    use crate::actions::chips::finish::FinishColourUp;
    use crate::actions::clock::change_schedule::ChangeSchedule;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::schedule::{AfterLast, Ante, Bets, Level, Stage, StudPosts};
    use crate::rulebook::templates;

    /// HPT, T1000: 5s leave after 20-40, 25s after 150-300, 100s after 800-1600.
    #[test]
    fn t1000_colour_up_points() {
        let setup = templates::t1000();
        let points: Vec<(ChipCount, ChipCount)> = colour_ups(&setup.schedule, &setup.chips)
            .into_iter()
            .flat_map(|(position, chips)| {
                let before = setup.schedule.stage(position - 1);
                let small = before.level().expect("two breaks").small;
                chips.into_iter().map(move |chip| (chip.value, small))
            })
            .collect();
        assert_eq!(points, vec![(5, 20), (25, 150), (100, 800)]);
    }

    /// 10s, 25s and 100s make neither 5 nor 15, so the 5s stay until 15-30 is over; 20s, 50s and 100s
    /// do not make 30.
    #[test]
    fn chips_that_do_not_divide_stay_while_a_level_needs_them() {
        let at = |blinds: &[ChipCount], values: &[ChipCount], after_last| {
            let stages = blinds
                .iter()
                .flat_map(|small| [Stage::blinds(*small, 2 * small, 1), Stage::pause(1)]);
            let schedule = Schedule { stages: stages.collect(), after_last, games: None };
            let chips: Vec<Chip> =
                values.iter().map(|value| Chip { value: *value, ..Chip::default() }).collect();
            let leaving = colour_ups(&schedule, &chips).into_iter();
            leaving
                .flat_map(|(at, chips)| chips.into_iter().map(move |chip| (at, chip.value)))
                .collect::<Vec<_>>()
        };
        let repeat = AfterLast::Repeat;
        assert_eq!(at(&[5, 5, 15, 50, 100], &[5, 10, 25, 100], repeat), [(5, 5), (5, 10), (7, 25)]);
        assert_eq!(at(&[10, 20, 30, 50], &[10, 20, 50, 100], repeat), [(5, 10), (5, 20), (7, 50)]);
        // 800-1600, 1000-2000, 1200-2400: the 100s are needed after the last level, where blinds rise by the last step.
        assert_eq!(at(&[800, 1_000, 500], &[100, 500], repeat), [(1, 100)]);
        assert_eq!(at(&[800, 1_000], &[100, 500], AfterLast::Step), []);
        assert_eq!(at(&[500, 1_000], &[100, 500], AfterLast::Step), [(1, 100)]);
    }

    /// An ante, a big-blind ante and a bring-in each keep a colour that the blinds alone would let go.
    #[test]
    fn every_ante_and_bring_in_is_counted() {
        let plain = Level::blinds(100, 200, 1);
        let stud = Level {
            stud: Some(StudPosts { ante: 100, bring_in: 25 }),
            bets: Some(Bets { small: 100, big: 200 }),
            ..Level::default()
        };
        for needing in [
            Level { ante: Ante::PerPlayer { chips: 25 }, ..plain.clone() },
            Level { ante: Ante::BigBlind { chips: 225 }, ..plain.clone() },
            stud,
        ] {
            let mut schedule = templates::t1000().schedule;
            schedule.stages = vec![
                Stage::blinds(25, 50, 1),
                Stage::pause(1),
                Stage::Level(needing),
                Stage::pause(1),
                Stage::Level(plain.clone()),
            ];
            let chips: Vec<Chip> =
                [25, 100, 500].map(|value| Chip { value, ..Chip::default() }).into();
            let leaving = colour_ups(&schedule, &chips);
            assert_eq!(leaving.keys().copied().collect::<Vec<_>>(), [3]);
        }
    }

    #[test]
    fn a_small_chip_that_the_event_does_not_use_never_leaves() {
        let mut setup = templates::t1000();
        setup.chips.insert(0, Chip { value: 1, name: "white".into(), ..Chip::default() });
        setup.stack_chips.insert(0, 0);
        let tournament = Tournament::new(setup);
        assert_eq!(
            tournament.colour_ups().values().flatten().next().map(|chip| chip.value),
            Some(5)
        );
    }

    #[test]
    fn what_has_left_does_not_come_back_and_nothing_leaves_at_a_break_that_is_over() {
        let mut tournament = Tournament::new(templates::t1000());
        // The first break, at position 3, is over; the 5s left at it.
        tournament.remember_colour_ups(4, None);
        let level = |small: ChipCount| Stage::blinds(small, 2 * small, 1_200_000);
        tournament.setup.schedule.stages.truncate(5);
        tournament.setup.schedule.stages.extend([
            level(105),
            Stage::pause(1),
            level(200),
            level(500),
        ]);
        let told: Vec<(usize, ChipCount)> = tournament
            .colour_ups()
            .into_iter()
            .flat_map(|(at, chips)| chips.into_iter().map(move |chip| (at, chip.value)))
            .collect();
        // The 105 needs a 5 that nobody has; the 25s are not needed from here on and leave at the break to come.
        assert_eq!(told, vec![(3, 5), (6, 25)]);
    }

    /// A live edit of the schedule after the 5s have gone: what is due and what has left stay as they are, for the plan and
    /// for what the room is shown.
    #[test]
    fn a_live_edit_keeps_what_has_left() {
        let mut bench = Bench::playing(10);
        bench.say(JumpTo { stage: 3 }).unwrap();
        bench.say(FinishColourUp { chip: 5 }).unwrap();
        bench.say(JumpTo { stage: 4 }).unwrap();
        let mut schedule = bench.log.tournament().setup.schedule.clone();
        schedule.stages[5] = Stage::blinds(35, 70, 1_200_000);
        bench.say(ChangeSchedule { schedule }).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.colour_ups().get(&3).map(|chips| chips[0].value), Some(5));
        assert!(tournament.is_off(5) && tournament.colour_ups_due(bench.now()).is_empty());
        let shown = crate::views::projector::projector_view(&bench.log, None, bench.now()).chips;
        let leaves = shown[0].leaves.clone().unwrap();
        assert_eq!((leaves.after_level, leaves.in_ms), (3, None));
    }

    /// Without the first break the 5s could go after level 3 and wait for the break after level 8; the director does not.
    #[test]
    fn the_director_calls_a_chip_off_between_breaks() {
        let mut bench = Bench::playing(10);
        let mut schedule = bench.log.tournament().setup.schedule.clone();
        schedule.stages.remove(3);
        bench.say(ChangeSchedule { schedule }).unwrap();
        bench.say(JumpTo { stage: 3 }).unwrap();
        assert_eq!(bench.due(), [0_u64; 0]);
        bench.say(CallColourUp { chip: 5 }).unwrap();
        assert_eq!((bench.due(), bench.label()), (vec![5], "Colour-up: 5s leave now".to_string()));
        let leaving = bench.log.tournament().colour_ups();
        assert_eq!(leaving.get(&3).map(|chips| chips[0].value), Some(5));
        bench.undo();
        assert_eq!(bench.due(), [0_u64; 0]);
    }

    #[test]
    fn a_chip_called_off_leaves_in_the_stage_in_which_it_was_called() {
        let mut bench = Bench::playing(10);
        bench.say(JumpTo { stage: 3 }).unwrap();
        bench.say(FinishColourUp { chip: 5 }).unwrap();
        let refusal = bench.say(CallColourUp { chip: 25 }).unwrap_err();
        assert_eq!(refusal.named(), "NotNow chips-needed-until(chip=25, level=8)");
        // The tenth stage is level 9, which the 25s are not needed for.
        bench.say(JumpTo { stage: 9 }).unwrap();
        assert_eq!(bench.due(), [25]);
        bench.say(FinishColourUp { chip: 25 }).unwrap();
        bench.say(JumpTo { stage: 14 }).unwrap();
        let refusal = bench.say(CallColourUp { chip: 100 }).unwrap_err();
        assert_eq!(refusal.named(), "NotNow chips-needed-until(chip=100, level=14)");
    }
}
