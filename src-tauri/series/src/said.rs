//! The decisions about a series, the lines that keep them, and the state that follows.

use crate::day::{Day, Entered, Standing};
use crate::prelude::*;
use crate::rules::Rules;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::words::clean_text;

/// The most tournaments of a series.
const MOST_DAYS: usize = 64;
/// The highest number of a flight and of a day.
const MOST_NUMBER: u32 = 99;
/// The longest name, in characters.
const LONGEST_NAME: usize = 120;
/// The longest reason, in characters.
const LONGEST_WHY: usize = 200;
/// The longest number of a bag, in characters.
const LONGEST_BAG: usize = 20;
/// The most players that one line matches.
const MOST_PAIRS: usize = 50_000;
/// The largest stack.
const LARGEST_STACK: ChipCount = 1_000_000_000_000;

/// A player of a tournament.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
pub struct PlayerRef {
    /// The tournament.
    pub tournament: u32,
    /// The number of the player in it.
    pub player: u32,
}

/// A tournament that belongs to a series.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "SeriesMember")]
pub struct Member {
    /// The tournament.
    pub tournament: u32,
    /// Its fingerprint, which every copy keeps.
    pub fingerprint: String,
    /// Its flight, from 1; 0 for a day of all flights together.
    pub flight: u32,
    /// Which day of its flight, or of all together, from 1.
    pub day: u32,
    /// It was made of the bags of the series, and goes with the line that adds it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub drawn: bool,
}

/// A person's decision about a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SaySeries")]
pub enum Say {
    /// Opens the series: the first line.
    Open {
        /// The name.
        name: String,
        /// The rules.
        rules: Box<Rules>,
    },
    /// Gives it another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Gives it other rules.
    ChangeRules {
        /// The rules.
        rules: Box<Rules>,
    },
    /// Makes a tournament a day of it.
    Add {
        /// The tournament.
        tournament: u32,
        /// Its flight, from 1; 0 for a day of all flights together.
        flight: u32,
        /// Which day of its flight, or of all together, from 1.
        day: u32,
        /// It was made of the bags of the series.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        drawn: bool,
    },
    /// Takes a tournament out of it.
    Remove {
        /// The tournament.
        tournament: u32,
    },
    /// Closes a day: from now on it counts as it is.
    Close {
        /// The tournament.
        tournament: u32,
        /// Why the bags are not the chips in play; empty where they are.
        #[serde(default)]
        why: String,
    },
    /// Gives a bagged stack up.
    GiveUp {
        /// The tournament.
        tournament: u32,
        /// The entry.
        entry: u32,
        /// Why; possibly empty.
        #[serde(default)]
        why: String,
    },
    /// Says what is in a bag.
    CorrectBag {
        /// The tournament.
        tournament: u32,
        /// The entry.
        entry: u32,
        /// The chips.
        chips: ChipCount,
        /// The number of the bag; empty for the one that it has, if any.
        #[serde(default)]
        bag: String,
        /// Why; possibly empty.
        #[serde(default)]
        why: String,
    },
    /// Says which players are one person.
    Match {
        /// Two players each.
        pairs: Vec<[PlayerRef; 2]>,
    },
    /// Says that a player is nobody else of the series.
    Part {
        /// The player.
        who: PlayerRef,
    },
    /// Accepts what has changed in a closed day since.
    Accept {
        /// The tournament.
        tournament: u32,
        /// The entry that has changed; absent for the chips in play.
        entry: Option<u32>,
    },
}

/// The line that keeps a decision. Where it matters the line holds the days as they were.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "SeriesSaid")]
pub enum Said {
    /// The series was opened.
    Opened {
        /// The name.
        name: String,
        /// The rules.
        rules: Box<Rules>,
    },
    /// It has another name.
    Renamed {
        /// The name.
        name: String,
    },
    /// It has other rules.
    RulesChanged {
        /// The rules.
        rules: Box<Rules>,
    },
    /// A tournament is a day of it.
    Added {
        /// The tournament and its place.
        member: Member,
    },
    /// A tournament is no day of it any more.
    Removed {
        /// The tournament.
        tournament: u32,
    },
    /// A day counts as it was.
    Closed {
        /// The tournament.
        tournament: u32,
        /// The day as it was.
        day: Box<Day>,
        /// The chips in the bags.
        bagged: ChipCount,
        /// Why these are not the chips in play; empty where they are.
        #[serde(default)]
        why: String,
    },
    /// A bagged stack was given up.
    GivenUp {
        /// The tournament.
        tournament: u32,
        /// The entry.
        entry: u32,
        /// Why; possibly empty.
        #[serde(default)]
        why: String,
    },
    /// What is in a bag.
    BagCorrected {
        /// The tournament.
        tournament: u32,
        /// The entry.
        entry: u32,
        /// The chips.
        chips: ChipCount,
        /// The number of the bag; empty without one.
        #[serde(default)]
        bag: String,
        /// Why; possibly empty.
        #[serde(default)]
        why: String,
    },
    /// Which players are one person.
    Matched {
        /// Two players each.
        pairs: Vec<[PlayerRef; 2]>,
    },
    /// A player is nobody else.
    Parted {
        /// The player.
        who: PlayerRef,
    },
    /// An entry of a closed day counts as it is now.
    EntryAccepted {
        /// The tournament.
        tournament: u32,
        /// The entry.
        entry: u32,
        /// As it is now; absent where there is none any more.
        now: Option<Box<Entered>>,
    },
    /// The chips in play of a closed day count as they are now.
    ChipsAccepted {
        /// The tournament.
        tournament: u32,
        /// The chips.
        chips: ChipCount,
    },
}

impl Said {
    /// The same where tournaments have other numbers.
    pub fn move_to(&mut self, to: impl Fn(u32) -> u32) {
        match self {
            Self::Opened { .. } | Self::Renamed { .. } | Self::RulesChanged { .. } => {}
            Self::Added { member } => member.tournament = to(member.tournament),
            Self::Removed { tournament }
            | Self::Closed { tournament, .. }
            | Self::GivenUp { tournament, .. }
            | Self::BagCorrected { tournament, .. }
            | Self::EntryAccepted { tournament, .. }
            | Self::ChipsAccepted { tournament, .. } => *tournament = to(*tournament),
            Self::Matched { pairs } => {
                for player in pairs.iter_mut().flatten() {
                    player.tournament = to(player.tournament);
                }
            }
            Self::Parted { who } => who.tournament = to(who.tournament),
        }
    }

    /// A closed day is shown without its thousands of entries.
    pub(crate) fn without_entries(&mut self) {
        if let Self::Closed { day, .. } = self {
            day.entries.clear();
        }
    }
}

/// A day that was closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosedDay {
    /// As it was accepted.
    pub day: Day,
    /// Why its bags are not its chips in play; empty where they are.
    pub why: String,
}

/// The decisions about a bagged stack.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct OfBag {
    /// The chips and the number of the bag.
    pub corrected: Option<(ChipCount, String)>,
    /// The player gave it up.
    pub given_up: bool,
}

/// A series as people have decided it: the fold of its lines in force.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Series {
    /// Its name; empty before it was opened.
    pub name: String,
    /// Its rules.
    pub rules: Rules,
    /// Its days, in the order in which they were added.
    pub members: Vec<Member>,
    /// The days that were closed.
    pub closed: BTreeMap<u32, ClosedDay>,
    pub(crate) bags: BTreeMap<(u32, u32), OfBag>,
    pub(crate) matches: Vec<[PlayerRef; 2]>,
    pub(crate) parted: BTreeSet<PlayerRef>,
}

impl Series {
    /// The tournament as a day of it.
    pub fn member(&self, tournament: u32) -> Option<&Member> {
        self.members.iter().find(|member| member.tournament == tournament)
    }

    /// Its tournaments: flight by flight and day by day, those of all flights together at the end.
    pub fn in_order(&self) -> impl Iterator<Item = u32> + Clone + use<> {
        let mut members: Vec<(bool, u32, u32, u32)> = self
            .members
            .iter()
            .map(|one| (one.flight == 0, one.flight, one.day, one.tournament))
            .collect();
        members.sort_unstable();
        members.into_iter().map(|(.., tournament)| tournament)
    }

    /// A day as it counts: as it was accepted if it is closed, else as it is, with what was said of its bags.
    pub fn counts(&self, tournament: u32, now: Option<&Day>) -> Option<Day> {
        let closed = self.closed.get(&tournament).map(|closed| &closed.day);
        let mut day = closed.or(now)?.clone();
        if let Some(now) = now {
            // Money is where it is.
            day.tills = now.tills;
        }
        let bags = self.bags.range((tournament, 0)..=(tournament, u32::MAX));
        let end = day.at;
        for ((_, entry), said) in bags {
            let Some(entered) = day.entered_mut(*entry) else { continue };
            if let Some((chips, bag)) = &said.corrected
                && !matches!(entered.standing, Standing::Out { .. })
            {
                entered.standing = Standing::Bagged { chips: *chips, bag: bag.clone() };
            }
            if said.given_up && matches!(entered.standing, Standing::Bagged { .. }) {
                entered.standing = Standing::Out { at: end, behind: 0, given_up: true };
            }
        }
        Some(day)
    }

    /// Takes what was said into account. A line about something that was struck does nothing.
    pub(crate) fn apply(&mut self, said: &Said) {
        match said {
            Said::Opened { name, rules } => {
                self.name.clone_from(name);
                self.rules.clone_from(rules);
            }
            Said::Renamed { name } => self.name.clone_from(name),
            Said::RulesChanged { rules } => self.rules.clone_from(rules),
            Said::Added { member } => {
                if self.member(member.tournament).is_none() {
                    self.members.push(member.clone());
                }
            }
            Said::Removed { tournament } => {
                self.members.retain(|member| member.tournament != *tournament);
                self.closed.remove(tournament);
            }
            Said::Closed { tournament, day, why, .. } => {
                if self.member(*tournament).is_some() {
                    let closed = ClosedDay { day: (**day).clone(), why: why.clone() };
                    self.closed.insert(*tournament, closed);
                }
            }
            Said::GivenUp { tournament, entry, .. } => {
                self.bags.entry((*tournament, *entry)).or_default().given_up = true;
            }
            Said::BagCorrected { tournament, entry, chips, bag, .. } => {
                let corrected = Some((*chips, bag.clone()));
                self.bags.entry((*tournament, *entry)).or_default().corrected = corrected;
            }
            Said::Matched { pairs } => self.matches.extend_from_slice(pairs),
            Said::Parted { who } => {
                self.matches.retain(|pair| !pair.contains(who));
                self.parted.insert(*who);
            }
            Said::EntryAccepted { tournament, entry, now } => {
                let Some(closed) = self.closed.get_mut(tournament) else { return };
                closed.day.entries.retain(|entered| entered.entry != *entry);
                closed.day.entries.extend(now.as_deref().cloned());
                closed.day.entries.sort_by_key(|entered| entered.entry);
            }
            Said::ChipsAccepted { tournament, chips } => {
                if let Some(closed) = self.closed.get_mut(tournament) {
                    closed.day.chips = *chips;
                }
            }
        }
    }

    /// Looks at what somebody says, and gives what is to be written of it. The days are all that are of the series, and the one that
    /// is to be.
    ///
    /// # Errors
    /// Refused where it makes no sense, or not yet.
    pub fn decide(&self, say: Say, days: &BTreeMap<u32, Day>) -> Result<Said, Refusal> {
        if let Say::Open { name, rules } = say {
            refuse_if(!self.name.is_empty(), || {
                refuse!(NotNow, "series-is-open", "This series is open already.")
            })?;
            return Ok(Said::Opened { name: named(&name)?, rules: Box::new(rules.checked()?) });
        }
        refuse_if(self.name.is_empty(), || {
            refuse!(
                NotNow,
                "series-open-first",
                "Open the series first, with its name and its rules."
            )
        })?;
        match say {
            Say::Open { .. } => {
                Err(refuse!(NotNow, "series-is-open", "This series is open already."))
            }
            Say::Rename { name } => Ok(Said::Renamed { name: named(&name)? }),
            Say::ChangeRules { rules } => {
                Ok(Said::RulesChanged { rules: Box::new(rules.checked()?) })
            }
            Say::Add { tournament, flight, day, drawn } => {
                let member = Member { tournament, flight, day, drawn, ..Member::default() };
                Ok(Said::Added { member: self.joining(member, days)? })
            }
            Say::Remove { tournament } => {
                self.must_be_of_it(tournament)?;
                refuse_if(self.closed.contains_key(&tournament), || {
                    refuse!(
                        NotNow,
                        "series-day-closed-stays",
                        "This day is closed. Strike that line first."
                    )
                })?;
                Ok(Said::Removed { tournament })
            }
            Say::Close { tournament, why } => self.closing(tournament, &why, days),
            Say::GiveUp { tournament, entry, why } => {
                self.must_be_of_it(tournament)?;
                let day = self.counts(tournament, days.get(&tournament)).unwrap_or_default();
                let name = name_in(&day, entry)?;
                let standing = day.entered(entry).map(|entered| &entered.standing);
                refuse_if(!matches!(standing, Some(Standing::Bagged { .. })), || {
                    refuse!(
                        NotNow,
                        "series-nothing-bagged",
                        "{name} has no bagged stack here.",
                        name
                    )
                })?;
                Ok(Said::GivenUp { tournament, entry, why: clean_text(&why, LONGEST_WHY) })
            }
            Say::CorrectBag { tournament, entry, chips, bag, why } => {
                self.must_be_of_it(tournament)?;
                let day = self.counts(tournament, days.get(&tournament)).unwrap_or_default();
                let name = name_in(&day, entry)?;
                let standing = day.entered(entry).map(|entered| &entered.standing);
                refuse_if(matches!(standing, Some(Standing::Out { .. })), || {
                    refuse!(NotNow, "series-out-has-no-bag", "{name} is out and has no bag.", name)
                })?;
                refuse_if(!(1..=LARGEST_STACK).contains(&chips), || {
                    refuse!(BadValue, "series-bag-chips", "A bag has at least one chip.")
                })?;
                let (mut bag, why) = (clean_text(&bag, LONGEST_BAG), clean_text(&why, LONGEST_WHY));
                if let (true, Some(Standing::Bagged { bag: has, .. })) = (bag.is_empty(), standing)
                {
                    bag.clone_from(has);
                }
                must_be_free(entry, &bag, &day)?;
                Ok(Said::BagCorrected { tournament, entry, chips, bag, why })
            }
            Say::Match { pairs } => {
                refuse_if(pairs.is_empty() || pairs.len() > MOST_PAIRS, || {
                    refuse!(BadValue, "series-match-two", "Say which two players are one person.")
                })?;
                for player in pairs.iter().flatten() {
                    must_play(*player, days)?;
                }
                refuse_if(pairs.iter().any(|[one, other]| one == other), || {
                    refuse!(BadValue, "series-match-two", "Say which two players are one person.")
                })?;
                Ok(Said::Matched { pairs })
            }
            Say::Part { who } => must_play(who, days).map(|()| Said::Parted { who }),
            Say::Accept { tournament, entry } => self.accepting(tournament, entry, days),
        }
    }

    fn must_be_of_it(&self, tournament: u32) -> Result<(), Refusal> {
        refuse_if(self.member(tournament).is_none(), || {
            refuse!(Unknown, "series-not-of-it", "This tournament is not one of the series.")
        })
    }

    fn joining(&self, mut member: Member, days: &BTreeMap<u32, Day>) -> Result<Member, Refusal> {
        let Some(day) = days.get(&member.tournament) else {
            return Err(refuse!(
                Unknown,
                "series-no-such-tournament",
                "There is no such tournament."
            ));
        };
        refuse_if(self.member(member.tournament).is_some(), || {
            refuse!(
                NotNow,
                "series-twice",
                "{name} is one of the series already.",
                name = &day.name
            )
        })?;
        // A script may give two flights the same chance and time; then their players tell them apart.
        let same_players = |there: &Day| {
            let mut both = there.entries.iter().zip(&day.entries);
            both.all(|(one, other)| one.name == other.name)
        };
        let copy = |one: &Member| {
            !day.fingerprint.is_empty()
                && one.fingerprint == day.fingerprint
                && days.get(&one.tournament).is_none_or(same_players)
        };
        refuse_if(self.members.iter().any(copy), || {
            refuse!(
                NotNow,
                "series-copy",
                "{name} is a copy of a tournament of the series. Take that one out first.",
                name = &day.name
            )
        })?;
        refuse_if(self.members.len() >= MOST_DAYS, || {
            refuse!(NoRoom, "series-full", "A series has at most 64 tournaments.")
        })?;
        let range = 1..=MOST_NUMBER;
        let numbers = range.contains(&member.day) && member.flight <= MOST_NUMBER;
        refuse_if(!numbers, || {
            refuse!(BadValue, "series-numbers", "Flights and days count from 1 to 99.")
        })?;
        let at = |one: &&Member| (one.flight, one.day) == (member.flight, member.day);
        refuse_if(self.members.iter().any(|one| at(&one)), place_taken)?;
        let first = self.members.iter().find_map(|one| days.get(&one.tournament));
        refuse_if(first.is_some_and(|first| first.currency != day.currency), || {
            refuse!(
                BadValue,
                "series-currency",
                "{name} has another currency than the series.",
                name = &day.name
            )
        })?;
        member.fingerprint.clone_from(&day.fingerprint);
        Ok(member)
    }

    fn closing(
        &self,
        tournament: u32,
        why: &str,
        days: &BTreeMap<u32, Day>,
    ) -> Result<Said, Refusal> {
        self.must_be_of_it(tournament)?;
        let Some(day) = days.get(&tournament) else {
            return Err(refuse!(
                Unknown,
                "series-no-such-tournament",
                "There is no such tournament."
            ));
        };
        refuse_if(self.closed.contains_key(&tournament), || {
            refuse!(NotNow, "series-closed-already", "{name} is closed already.", name = &day.name)
        })?;
        refuse_if(!day.started, || {
            refuse!(NotNow, "series-not-begun", "{name} has not begun.", name = &day.name)
        })?;
        let counted = self.counts(tournament, Some(day)).unwrap_or_default();
        refuse_if(counted.in_play() > 0, || {
            refuse!(
                NotNow,
                "series-not-bagged",
                "{name} cannot be closed: {left} still in play. Bag the chips first.",
                name = &day.name,
                left = Phrase::count(counted.in_play(), "player", "players")
            )
        })?;
        // A stack that was given up after it was bagged is in its bag.
        let bagged = self.in_bags(tournament, day);
        let why = clean_text(why, LONGEST_WHY);
        // A day with a winner has no bags.
        refuse_if(bagged > 0 && bagged != day.chips && why.is_empty(), || {
            refuse!(
                NotNow,
                "series-bags-differ",
                "The bags hold {bagged} and {chips} are in play. Count again, or say why.",
                bagged = Customs::default().count(bagged),
                chips = Customs::default().count(day.chips)
            )
        })?;
        Ok(Said::Closed { tournament, day: Box::new(day.clone()), bagged, why })
    }

    /// The chips in the bags of a day, those of stacks that were given up since among them.
    pub fn in_bags(&self, tournament: u32, day: &Day) -> ChipCount {
        let chips = day.entries.iter().map(|entered| {
            let said = self.bags.get(&(tournament, entered.entry));
            let corrected = said.and_then(|said| said.corrected.as_ref()).map(|(chips, _)| *chips);
            match (&entered.standing, corrected) {
                (Standing::Out { .. }, _) => 0,
                (_, Some(chips)) => chips,
                (Standing::Bagged { chips, .. }, None) => *chips,
                (Standing::In, None) => 0,
            }
        });
        chips.fold(0, ChipCount::saturating_add)
    }

    fn accepting(
        &self,
        tournament: u32,
        entry: Option<u32>,
        days: &BTreeMap<u32, Day>,
    ) -> Result<Said, Refusal> {
        let same = || refuse!(NotNow, "series-nothing-changed", "Nothing has changed there since.");
        let (Some(closed), Some(now)) = (self.closed.get(&tournament), days.get(&tournament))
        else {
            return Err(same());
        };
        let Some(entry) = entry else {
            refuse_if(closed.day.chips == now.chips, same)?;
            return Ok(Said::ChipsAccepted { tournament, chips: now.chips });
        };
        let (was, now) = (closed.day.entered(entry), now.entered(entry));
        refuse_if(was == now, same)?;
        Ok(Said::EntryAccepted { tournament, entry, now: now.cloned().map(Box::new) })
    }
}

pub(crate) fn place_taken() -> Refusal {
    refuse!(BadValue, "series-place-taken", "Another tournament is this day already.")
}

fn named(name: &str) -> Result<String, Refusal> {
    let name = clean_text(name, LONGEST_NAME);
    refuse_if(name.is_empty(), || refuse!(BadValue, "series-name", "Give the series a name."))?;
    Ok(name)
}

fn name_in(day: &Day, entry: u32) -> Result<String, Refusal> {
    let entered = day.entered(entry);
    entered
        .map(|entered| entered.name.clone())
        .ok_or_else(|| refuse!(Unknown, "series-no-such-entry", "There is no such entry that day."))
}

/// No two bags of a day have the same number.
fn must_be_free(entry: u32, bag: &str, day: &Day) -> Result<(), Refusal> {
    let taken = |entered: &&Entered| {
        let standing = &entered.standing;
        let is_it = matches!(standing, Standing::Bagged { bag: other, .. } if other == bag);
        entered.entry != entry && is_it
    };
    let Some(other) = day.entries.iter().find(taken).filter(|_| !bag.is_empty()) else {
        return Ok(());
    };
    Err(refuse!(
        BadValue,
        "series-bag-taken",
        "Bag {bag} is {name}\u{2019}s. Type the number on this bag.",
        bag,
        name = &other.name
    ))
}

fn must_play(player: PlayerRef, days: &BTreeMap<u32, Day>) -> Result<(), Refusal> {
    let day = days.get(&player.tournament);
    let plays = day.is_some_and(|day| day.entries.iter().any(|one| one.player == player.player));
    refuse_if(!plays, || {
        refuse!(Unknown, "series-no-such-player", "There is no such player in these tournaments.")
    })
}
