//! The verbs of the floor line for calling time, penalties and players who stay away.

use crate::actions::absences::miss::{MissedWhat, NoteMissed, misses_next};
use crate::actions::absences::remove_stack::{Removal, RemoveStack};
use crate::actions::absences::split_stack::{SplitStack, shares, smallest_chip};
use crate::actions::calling_time::call::CallTime;
use crate::actions::calling_time::end::EndTimeCall;
use crate::actions::chips::colour_up_players::ColourUpPlayers;
use crate::actions::chips::found::{ExchangeFoundChips, left_last};
use crate::actions::entries::announce_rebuy::AnnounceRebuy;
use crate::actions::event::first;
use crate::actions::penalties::end::EndPenalty;
use crate::actions::penalties::give::{GivePenalty, hands_of};
use crate::actions::penalties::serve::ServePenalty;
use crate::actions::shot_clock::give_cards::{CardsFor, GiveTimeCards, cards_due};
use crate::actions::shot_clock::play_card::PlayTimeCard;
use crate::actions::shot_clock::switch::SwitchShotClock;
use crate::base::wording::Chain;
use crate::floor_line::chips_typed::chips_typed;
use crate::floor_line::{Read, TypedLine, first_word};
use crate::rulebook::citations::Citation;
use crate::rules::penalties::{DODGING, given, hands_said, next_step, serving};
use crate::rules::shot_clock::cards_left;
use crate::state::coloured_up::FoundChipsExchanged;
use crate::state::penalty::{Offence, PenaltyKind};
use crate::state::prelude::*;

/// `2r`, `3h`, `w`.
pub(super) fn sentence(word: &str) -> Option<PenaltyKind> {
    if word == "w" {
        return Some(PenaltyKind::Warning {});
    }
    if let Some(rounds) = word.strip_suffix('r') {
        return Some(PenaltyKind::Rounds { rounds: rounds.parse().ok()? });
    }
    Some(PenaltyKind::Hands { hands: word.strip_suffix('h')?.parse().ok()? })
}

impl TypedLine<'_> {
    /// `t 6.4`, `t acted`, `t out`; with several calls `t acted 6.4`, else it is the one whose time is up first.
    pub(super) fn call_time(&self, rest: &str) -> Read {
        let verb = &phrase!("log-time", "Time");
        let (word, who) = first_word(rest);
        let says = match word {
            "" => {
                return verb
                    .asks(phrase!("floor-time-on-whom", "on whom? t 6.4; then t acted, or t out"));
            }
            "acted" => Some(phrase!("floor-time-acted", "the player acted in time")),
            "out" => Some(phrase!(
                "floor-time-ran-out",
                "the time ran out: the hand is dead, or checked where nothing was bet"
            )),
            _ => None,
        };
        if let Some(says) = says {
            let entry = match who {
                "" => None,
                who => Some(self.one(verb, who, Standing::is_seated)?),
            };
            let acted = word == "acted";
            return self.decided(verb, says, EndTimeCall { acted, entry }.into());
        }
        let entry = self.one(verb, rest, Standing::is_seated)?;
        let rule = &self.tournament.setup.rules.calling_time;
        let called = self.tournament.times_called.get(&entry).copied().unwrap_or(0);
        let before = match called {
            0 => None,
            1 => Some(phrase!("floor-time-called-once", "called once before")),
            called => {
                Some(phrase!("floor-time-called-before", "called {called} times before", called))
            }
        };
        let early = match rule.not_before {
            0 => None,
            wait => Some(phrase!("floor-time-not-before", "not before {wait} s of thought", wait)),
        };
        let to_act = phrase!("floor-time-to-act", "{seconds} s to act", seconds = rule.seconds);
        let says = [Some(self.who(entry)), Some(to_act), early, before];
        let says = Phrase::reasons(says.into_iter().flatten());
        self.decided(verb, says, CallTime { entry }.into())
    }

    /// `p 6.4 2r talking`, `p 6.4 3h`, `p 6.4 w`, `p 6.4 dodging` for blinds or a seat, `p 6.4 +5` for hands played, `p 6.4 end`;
    /// `p 6.4` takes the next step.
    pub(super) fn penalty(&self, rest: &str) -> Read {
        let verb = &phrase!("log-penalty", "Penalty");
        let mut words = rest.split_whitespace();
        let Some(who) = words.next() else {
            return verb.asks(phrase!(
                "floor-penalty-for-whom",
                "for whom? p 6.4 2r, p 6.4 3h, p 6.4 w for a warning"
            ));
        };
        let entry = self.one(verb, who, Standing::is_seated)?;
        let name = self.tournament.name(entry);
        let next = words.next();
        let on = serving(self.tournament, entry);
        let number = on.map(|(at, _)| to_u32(at).saturating_add(1));
        let plays_again = phrase!("floor-penalty-plays-again", "{name} plays again", name);
        let served = || match number {
            Some(penalty) => Ok(penalty),
            None => verb.refused(phrase!("floor-penalty-none", "{name} serves no penalty.", name)),
        };
        match next {
            Some("end") => {
                let penalty = served()?;
                return self.decided(verb, plays_again, EndPenalty { penalty }.into());
            }
            Some(word) if word.starts_with('+') => {
                let Some(hands) = word.get(1..).and_then(|hands| hands.parse().ok()) else {
                    return verb.asks(phrase!(
                        "floor-penalty-how-many",
                        "how many hands were played? p 6.4 +3"
                    ));
                };
                let penalty = served()?;
                let said = hands_said(hands);
                let says =
                    phrase!("floor-penalty-played", "{name}: {hands} played", name, hands = said);
                return self.decided(verb, says, ServePenalty { penalty, hands }.into());
            }
            _ => {}
        }
        let offence = (next == Some("dodging")).then_some(Offence::Dodging);
        let sentence = match next {
            None => next_step(self.tournament, entry),
            Some(_) if let Some(offence) = offence => offence.sentence(),
            Some(word) => match sentence(word) {
                Some(sentence) => sentence,
                None => {
                    return verb.asks(phrase!(
                        "floor-penalty-which",
                        "2r for two rounds, 3h for three hands, w for a warning"
                    ));
                }
            },
        };
        let (who, of) = (self.who(entry), sentence.said());
        let given_now = match (sentence, hands_of(self.tournament, entry, sentence)) {
            (PenaltyKind::Rounds { .. }, hands @ 1..) => phrase!(
                "floor-penalty-of-hands",
                "{who}: {sentence}, {hands}",
                who,
                sentence = of,
                hands = hands_said(hands)
            ),
            _ => phrase!("floor-penalty", "{who}: {sentence}", who, sentence = of),
        };
        let before: Vec<Value> = given(self.tournament, entry)
            .map(|penalty| penalty.kind.said().into_argument())
            .collect();
        let before = (!before.is_empty()).then(|| {
            phrase!(
                "floor-penalty-before",
                "before: {penalties}",
                penalties = Phrase::chain(Chain::Each, before)
            )
        });
        let dodged = offence.map(|offence| {
            let Citation { book, rule } = self.tournament.cited(DODGING);
            let what = offence.said();
            phrase!("floor-penalty-for", "for {what} ({book} {rule})", what, book, rule)
        });
        let says = Phrase::reasons([given_now].into_iter().chain(dodged).chain(before));
        let reason = words.collect::<Vec<_>>().join(" ");
        self.decided(verb, says, GivePenalty { entry, kind: sentence, offence, reason }.into())
    }

    /// `behind 6.4`: the player has announced a rebuy and plays chips behind; `behind 6.4 off` lets the player off.
    pub(super) fn plays_behind(&self, rest: &str) -> Read {
        let verb = &phrase!("log-rebuy-announced", "Rebuy announced");
        let off = rest.strip_suffix(" off");
        let who = off.unwrap_or(rest).trim();
        if who.is_empty() {
            return verb.asks(phrase!("floor-behind-who", "by whom? behind 6.4, before the hand"));
        }
        let entry = self.one(verb, who, Standing::is_seated)?;
        let (who, off) = (self.who(entry), off.is_some());
        let says = match off {
            true => phrase!("floor-behind-off", "{who}: the rebuy need not be made", who),
            false => phrase!("floor-behind", "{who}: plays chips behind and must buy them", who),
        };
        self.decided(verb, says, AnnounceRebuy { entry, off }.into())
    }

    /// `missed 6.4`: a missed blind first, then absent buttons.
    pub(super) fn missed(&self, rest: &str) -> Read {
        let verb = &phrase!("floor-missed", "Missed");
        if rest.is_empty() {
            return verb.asks(phrase!("floor-missed-who", "who missed the blind? missed 6.4"));
        }
        let entry = self.one(verb, rest, Standing::is_seated)?;
        let what = misses_next(self.tournament, entry);
        let words = match what {
            MissedWhat::Blind => phrase!("floor-missed-blind", "a missed-blind button"),
            MissedWhat::AbsentButton => {
                let missed = self.tournament.missed_blinds.get(&entry).copied().unwrap_or_default();
                phrase!(
                    "floor-missed-absent-button",
                    "absent button {number}",
                    number = missed.buttons.saturating_add(1)
                )
            }
        };
        let says =
            phrase!("floor-missed-what", "{who}: {what}", who = self.who(entry), what = words);
        self.decided(verb, says, NoteMissed { entry, what }.into())
    }

    /// `found 6.4 9`, `found 6.4 9x5`: chips of a value that has left, found with a player after the race.
    pub(super) fn found(&self, rest: &str) -> Read {
        let verb = &phrase!("log-found", "Found");
        let example = || {
            phrase!(
                "floor-found-with-whom",
                "with whom, and how many? found 6.4 9, or found 6.4 9x5 for the value"
            )
        };
        let Some((who, counted)) = rest.rsplit_once(char::is_whitespace) else {
            return verb.asks(example());
        };
        let entry = self.one(verb, who.trim(), Standing::is_seated)?;
        let (chips, chip) = match counted.split_once('x') {
            Some((chips, chip)) => (chips, chip.replace(',', "").parse().ok()),
            None => (counted, left_last(self.tournament, entry)),
        };
        let (Ok(chips), chip) = (chips.parse::<u32>(), chip) else { return verb.asks(example()) };
        let Some(chip) = chip else {
            return verb
                .refused(phrase!("floor-found-none-left", "No chip has left that table yet."));
        };
        let command = ExchangeFoundChips { entry, chip, chips }.into();
        let events = self.verdict(&command).unwrap_or_default();
        let changed = first::<FoundChipsExchanged>(&events);
        let who = self.who(entry);
        let says = match changed.map(|found| (found.new, found.next, found.removed())) {
            None => {
                phrase!("floor-found-chips", "{who}: {chips} \u{d7} {chip}", who, chips, chip)
            }
            Some((new, next, 0)) => phrase!(
                "floor-found-make",
                "{who}: {chips} \u{d7} {chip} make {new} \u{d7} {next}",
                who,
                chips,
                chip,
                new,
                next
            ),
            Some((0, next, removed)) => phrase!(
                "floor-found-make-none",
                "{who}: {chips} \u{d7} {chip} make no {next}, {removed} in chips leave play",
                who,
                chips,
                chip,
                next,
                removed
            ),
            Some((new, next, removed)) => phrase!(
                "floor-found-make-and-leave",
                "{who}: {chips} \u{d7} {chip} make {new} \u{d7} {next}, {removed} in chips leave play",
                who,
                chips,
                chip,
                new,
                next,
                removed
            ),
        };
        self.decided(verb, says, command)
    }

    /// `shot on`, `shot off`; `shot give` for the time cards that are due; `shot 6.4` for a time card that is played.
    pub(super) fn shot_clock(&self, rest: &str) -> Read {
        let verb = &phrase!("rule-shot-clock", "Shot clock");
        let due = |why: &CardsFor| cards_due(self.tournament, *why) > 0;
        match rest {
            "" => verb.asks(phrase!(
                "floor-shot-what",
                "shot on, shot off; shot 6.4 for a time card, shot give for new ones"
            )),
            "on" => {
                let says = phrase!("log-shot-clock-on", "decisions are timed");
                self.decided(verb, says, SwitchShotClock { on: true }.into())
            }
            "off" => {
                let says = phrase!("log-shot-clock-off", "decisions are no longer timed");
                self.decided(verb, says, SwitchShotClock { on: false }.into())
            }
            "give" => {
                let why = Some(CardsFor::Day).filter(due).unwrap_or(CardsFor::FinalTable);
                let each = cards_due(self.tournament, why);
                let cards = Phrase::count(each, "time card", "time cards");
                let says = phrase!("floor-shot-give", "{cards} to each player left", cards);
                self.decided(verb, says, GiveTimeCards { why }.into())
            }
            who => {
                let entry = self.one(verb, who, Standing::is_seated)?;
                let left = cards_left(self.tournament, entry).unwrap_or(0).saturating_sub(1);
                let who = self.who(entry);
                let says =
                    phrase!("floor-shot-card", "{who} plays a time card, {left} left", who, left);
                self.decided(verb, says, PlayTimeCard { entry }.into())
            }
        }
    }

    /// `colour 6.4 25`, `colour 6.4+6.5 25`, `colour 6 25` for everybody at table 6: exchanged at equal value, whatever the schedule
    /// says.
    pub(super) fn colour_up(&self, rest: &str) -> Read {
        let verb = &phrase!("log-colour-up", "Colour-up");
        let example = || phrase!("floor-colour-whose", "whose chips, and which? colour 6.4 25");
        let Some((who, chip)) = rest.rsplit_once(char::is_whitespace) else {
            return verb.asks(example());
        };
        let Some(chip) = chips_typed(chip) else { return verb.asks(example()) };
        let (entries, said) = match who.trim().parse::<u32>().map(TableNumber) {
            Ok(table) => {
                verb.unless_refused(self.tournament.open_table(table))?;
                (
                    self.tournament.room.players_at(table),
                    self.tournament.table_said(table).capital(),
                )
            }
            Err(_) => {
                let each =
                    who.split('+').map(|one| self.one(verb, one.trim(), Standing::is_seated));
                let entries = each.collect::<Result<Vec<EntryId>, _>>()?;
                let said = entries.iter().map(|entry| self.who(*entry).into_argument()).collect();
                (entries, Phrase::chain(Chain::Each, said).into_argument())
            }
        };
        let says = phrase!(
            "floor-colour-up",
            "{who}: {chip}s become larger chips at equal value; tell the table",
            who = said,
            chip = self.tournament.grouped(chip)
        );
        self.decided(verb, says, ColourUpPlayers { entries, chip }.into())
    }

    /// `split 6.4 5300`, `pickup 6.4 5300`, `dq 6.4 5300`.
    pub(super) fn stack_leaves(&self, word: &str, rest: &str) -> Read {
        let verb = match word {
            "split" => phrase!("log-split", "Split"),
            "pickup" => phrase!("log-pick-up", "Pick up"),
            "giveup" => phrase!("log-give-up", "Give up"),
            _ => phrase!("log-disqualify", "Disqualify"),
        };
        let verb = &verb;
        let example =
            phrase!("floor-stack-whose", "whose stack, and how many chips? {word} 6.4 5300", word);
        let Some((who, chips)) = rest.rsplit_once(char::is_whitespace) else {
            return verb.asks(example);
        };
        let Some(chips) = chips_typed(chips) else {
            return verb.asks(example);
        };
        let entry = self.one(verb, who.trim(), Standing::is_seated)?;
        let why = match word {
            "split" => {
                let table = self.tournament.table_of(entry);
                let others = table.map_or(0, |table| table.players()).saturating_sub(1);
                let players = to_u64(others);
                let smallest = smallest_chip(self.tournament, self.now);
                let (each, bank) = shares(chips, players, smallest);
                let says = phrase!(
                    "floor-stack-split",
                    "{who}: {chips} to each of {others}, {bank} to the bank",
                    who = self.who(entry),
                    chips = self.tournament.grouped(each),
                    others,
                    bank = self.tournament.grouped(bank)
                );
                return self.decided(verb, says, SplitStack { entry, chips }.into());
            }
            "pickup" => Removal::PickedUp,
            "giveup" => Removal::GivenUp,
            _ => Removal::Disqualified,
        };
        let says = phrase!(
            "floor-stack-leaves-play",
            "{who}: {chips} in chips leave play",
            who = self.who(entry),
            chips = self.tournament.grouped(chips)
        );
        self.decided(verb, says, RemoveStack { entry, chips, why }.into())
    }
}
