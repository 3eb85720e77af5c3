//! How a command, an undo and a correction take effect, whoever says it: written down, printed, called out, told to everybody.

use crate::cue_clock;
use crate::happened::Happened;
use crate::house::House;
use crate::office::seen::changed;
use crate::office::{DEVICE, Office, Written};
use crate::papers::by_itself::{Before, coming};
use crate::prelude::*;
use crate::requests::{Ranked, Wanted, of_one_hand};
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::rules::clock::cues::CueAt;
use shuffle_up_engine::state::dial::Dial;

impl House {
    /// Says a command; from a paired device with the line that it had seen as the last one, and its name.
    ///
    /// # Errors
    /// The engine's refusals and the journal's errors; nothing has happened then.
    pub fn act(
        &self,
        tournament: TournamentId,
        command: Command,
        device: Option<(u32, &str)>,
    ) -> Result<Written, Problem> {
        let starts = matches!(command, Command::StartClock(_));
        let (written, cues, slips, begun) = {
            let mut office = self.office();
            let now = office.now();
            let by_itself = office.settings.by_itself.clone();
            let before = office.look(tournament)?.tournament();
            let (stage, printed) = (before.clock(now).stage, Before::of(before, &by_itself));
            let was_at = (before.dial != Dial::NotStarted).then_some(stage);
            let written = match device {
                None => office.act(tournament, command.clone()),
                Some((seen, name)) => {
                    office.act_from(tournament, command.clone(), (Some(seen), name))
                }
            }?;
            let slips = coming(&mut office, tournament, &printed)?;
            let cues = office.cues_of(tournament, &command, stage);
            let after = office.look(tournament)?.tournament();
            let now_at = (after.dial != Dial::NotStarted).then(|| after.clock(now).stage);
            let begun = begun_by_hand(was_at, now_at, &cues);
            (written, cues, slips, begun)
        };
        if begun {
            cue_clock::back_up(self);
        }
        for slip in slips {
            self.announce(Happened::Slip(Box::new(slip)));
        }
        if !cues.is_empty() {
            cue_clock::call_out(self, tournament, &cues);
        }
        // With a monitor for the room the projector opens by itself, at the latest when the clock starts.
        if starts {
            self.open_by_itself(tournament);
            self.announce(Happened::House);
        }
        Ok(self.written(tournament, written))
    }

    /// Undoes or redoes, said at this device by somebody who had seen this line as the last one; the desk is believed.
    ///
    /// # Errors
    /// Nothing to undo or redo, another last line than was seen, and the journal's errors.
    pub fn step(
        &self,
        tournament: TournamentId,
        takes: fn(&mut Office, TournamentId, &str) -> Result<Written, Problem>,
        device: Option<(u32, &str)>,
    ) -> Result<Written, Problem> {
        let written = {
            let mut office = self.office();
            if let Some((seen, _)) = device {
                office.is_the_last(tournament, seen)?;
            }
            takes(&mut office, tournament, device.map_or(DEVICE, |(_, name)| name))?
        };
        Ok(self.undone(tournament, written))
    }

    /// Tries a correction out without the office, and writes it down if nothing was said meanwhile. Where something always is, the
    /// office waits for it at last. From a paired device with the line that it had seen as the last one, and its name.
    ///
    /// # Errors
    /// The refusals of the correction, another last line than was seen, and the journal's errors.
    pub fn correct(
        &self,
        tournament: TournamentId,
        correction: &Correction,
        device: Option<(u32, &str)>,
    ) -> Result<Written, Problem> {
        let written = self.corrected(tournament, correction, device)?;
        Ok(self.undone(tournament, written))
    }

    fn corrected(
        &self,
        tournament: TournamentId,
        correction: &Correction,
        device: Option<(u32, &str)>,
    ) -> Result<Written, Problem> {
        let (seen, name) = device.map_or((None, DEVICE), |(seen, name)| (Some(seen), name));
        let still = |revision: u32| match seen {
            Some(seen) if seen != revision => Err(changed()),
            _ => Ok(()),
        };
        for _ in 0..3 {
            let taken = self.office().snapshot(tournament)?;
            still(taken.log.revision())?;
            let line = taken.correction(correction, name)?;
            if let Some(written) = self.office().take_correction(&taken, line)? {
                return Ok(written);
            }
        }
        let mut office = self.office();
        still(office.look(tournament)?.revision())?;
        office.correct(tournament, correction, name)
    }

    /// Settles requests: does what is wanted, or says no. Several are bust-outs of one hand. Whoever confirms a bust-out says it, and
    /// the log names both. Answers whether something was said to the tournament.
    ///
    /// # Errors
    /// One is settled already, and the refusals of the bust-out, which leave them open.
    pub fn settle(
        &self,
        (tournament, ids): (TournamentId, &[u32]),
        (done, ranked): (bool, Option<Ranked>),
        (who, seen): (&str, Option<u32>),
    ) -> Result<bool, Problem> {
        let found = ids.iter().map(|id| self.requests.find(tournament, *id));
        let requests = found.collect::<Result<Vec<_>, _>>()?;
        let mut tables: Vec<&str> = requests.iter().map(|one| one.by.as_str()).collect();
        tables.dedup();
        let signed = format!("{} \u{2192} {who}", tables.join(", "));
        let busts = requests.iter().filter_map(|one| match &one.wanted {
            Wanted::BustOut { bust } => Some(bust.clone()),
            Wanted::Floor { .. } => None,
        });
        let bust = if done { of_one_hand(busts.collect(), ranked)? } else { None };
        let said = bust.is_some();
        if let Some(bust) = bust {
            let seen = match seen {
                Some(seen) => seen,
                None => self.office().look(tournament)?.revision(),
            };
            self.act(tournament, bust.into(), Some((seen, &signed)))?;
        }
        for id in ids {
            self.requests.end(*id);
        }
        self.announce(Happened::Requests(tournament));
        Ok(said)
    }
}

/// Whether a level or a break has begun by the director's hand and without a cue of its own, by which it would be backed up.
fn begun_by_hand(was_at: Option<usize>, now_at: Option<usize>, cues: &[CueAt]) -> bool {
    now_at != was_at && !cues.iter().any(|cue| cue.cue.begins_a_stage())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::rules::clock::cues::Cue;

    #[test]
    fn a_level_is_backed_up_however_it_began() {
        let by_a_cue = [CueAt { at: 0, cue: Cue::LevelUp, stage: 3 }];
        assert!(begun_by_hand(None, Some(0), &[]), "the start");
        assert!(begun_by_hand(Some(0), Some(3), &[]), "a jump");
        assert!(!begun_by_hand(Some(2), Some(3), &by_a_cue), "the cue makes it");
        assert!(!begun_by_hand(Some(2), Some(2), &[]) && !begun_by_hand(None, None, &[]));
    }
}
