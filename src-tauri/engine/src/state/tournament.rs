//! The state of a tournament: the fold of the lines in force.

use crate::base::finding::{Answers, Wanted};
use crate::base::prelude::*;
use crate::base::sharing::{SharedList, SharedMap};
use crate::rulebook::setup::SetUp;
use crate::rulebook::setup::closing::OnSale;
use crate::state::absences::MissedBlinds;
use crate::state::arrangements::Arrangements;
use crate::state::bounty::{Assigned, FallenBounty};
use crate::state::called_off::{CalledOff, Refund};
use crate::state::card_draw::CardDraw;
use crate::state::choice::Choice;
use crate::state::coloured_up::ColouredUp;
use crate::state::counts::Counts;
use crate::state::day::Day;
use crate::state::deal::{Deal, DealDiscussed};
use crate::state::dial::{Dial, Reading};
use crate::state::draw::Draw;
use crate::state::drawer::Drawer;
use crate::state::ended_here::EndedHere;
use crate::state::entry::{Barred, Entry, PaymentNote, Player, Standing};
use crate::state::generated_prizes::GeneratedPrizes;
use crate::state::guest::Guest;
use crate::state::hand_for_hand::{Announced, HandForHand, RankedHands};
use crate::state::held_money::HeldMoney;
use crate::state::ledger::LedgerLine;
use crate::state::low_card::LowCardDealt;
use crate::state::moves::Move;
use crate::state::mystery::Mystery;
use crate::state::of_series::OfSeries;
use crate::state::paid_out::PaidOut;
use crate::state::penalty::Penalty;
use crate::state::phase::{ClockPhase, Phase};
use crate::state::pick::Picked;
use crate::state::play_time::PlayTime;
use crate::state::prize_payment::PrizePayment;
use crate::state::put_off::Waiting;
use crate::state::room::{Room, Table};
use crate::state::ruling::RulingNoted;
use crate::state::set_out::SetOut;
use crate::state::shot_clock::ShotClockSaid;
use crate::state::time_call::TimeCall;
use std::sync::Arc;

/// Everything that is true of a tournament now. By default it is what there is before the first line, when nothing can be
/// said to it but the opening.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tournament {
    /// Whether the opening line was said: nothing else can be said before it.
    pub opened: bool,
    /// What the host decided.
    pub setup: SetUp,
    /// The series to which it belongs, by whoever shows it: the log says nothing of that, so that a fold has none.
    pub of_series: Option<Arc<OfSeries>>,
    /// What the director did to the clock.
    pub dial: Dial,
    /// What had left play when the schedule was last changed during play.
    pub coloured_up: ColouredUp,
    /// When the clock starts by itself, in tournament time; gone once it was started.
    pub start_planned: Option<Millis>,
    /// The guest list, in the order in which they were put on it.
    pub guests: SharedList<Guest>,
    /// The people.
    pub players: SharedMap<PlayerId, Player>,
    /// The stacks paid for.
    pub entries: SharedMap<EntryId, Entry>,
    /// The tables and who sits where.
    pub room: Room,
    /// What the director arranged about seats.
    pub arrangements: Arrangements,
    /// Starting stacks that wait for late entrants, by seat. These seats are blocked.
    pub set_out: BTreeMap<Seat, SetOut>,
    /// Cards drawn for the first seats, while they are entered one by one.
    pub card_draw: Option<CardDraw>,
    /// Those who have entered and wait for a seat, the first to be seated first.
    pub alternates: Vec<EntryId>,
    /// The hands on which players went out, oldest first.
    pub bust_hands: SharedList<BustHand>,
    /// Hand-for-hand, while it is on.
    pub hand_for_hand: Option<HandForHand>,
    /// What is kept of every time hand-for-hand was announced, oldest first.
    pub hand_records: SharedList<Announced>,
    /// How many hands the tables began together so far: tells the bust-outs of one from those of another.
    pub hands_together: u32,
    /// In which order players went out of one table on such a hand, where it was said afterwards.
    pub ranked_hands: RankedHands,
    /// Time called on players, until it is said what became of it.
    pub time_calls: Vec<TimeCall>,
    /// How often time was called on each player.
    pub times_called: BTreeMap<EntryId, u32>,
    /// Warnings and penalties, oldest first.
    pub penalties: SharedList<Penalty>,
    /// Rulings that were noted, oldest first.
    pub rulings: SharedList<RulingNoted>,
    /// Missed blinds and absent buttons of those who are away.
    pub missed_blinds: MissedBlinds,
    /// The pick that the wall shows.
    pub pick_on_wall: Option<Arc<Picked>>,
    /// What was said of the shot clock, and of time cards.
    pub shot_clock: ShotClockSaid,
    /// Who has announced a rebuy that is still to be made, and when.
    pub announced_rebuys: BTreeMap<EntryId, Millis>,
    /// The draws that were made.
    pub draws: SharedList<Draw>,
    /// The moves that were said.
    pub moves: SharedList<Move>,
    /// Which move has which of the nine figures of the move list, or had it last.
    pub move_figures: [Option<usize>; 9],
    /// The cards dealt to choose between equally full tables, until a table's size changes.
    pub low_card: Option<LowCardDealt>,
    /// The table that the director has named to give a player.
    pub table_choice: Option<Choice>,
    /// The tables that the director wants broken first.
    pub breaking_order: Arc<[TableNumber]>,
    /// At which count of bust-out hands the tables were levelled for a restart.
    pub restart_prepared: Option<u32>,
    /// The bounties of players who lost all chips, oldest first.
    pub bounties: SharedList<FallenBounty>,
    /// Who wins a bounty, where somebody said so after the hand.
    pub bounties_assigned: Vec<Assigned>,
    /// The sealed envelopes of mystery bounties.
    pub mystery: Option<Mystery>,
    /// The deal that was made.
    pub deal: Option<Deal>,
    /// The deal that is talked about.
    pub deal_discussion: Option<DealDiscussed>,
    /// The stacks as they were last counted, and what must be at each table.
    pub counts: Counts,
    /// What has been said of the end of the day.
    pub day: Day,
    /// The advice that the director has put off.
    pub put_off: Vec<Waiting>,
    /// When a satellite ended with a seat for everybody who was left.
    pub seats_won: Option<Millis>,
    /// How it ended with several players left.
    pub ended_here: Option<EndedHere>,
    /// That it was called off.
    pub called_off: Option<Arc<CalledOff>>,
    /// What went back when it was.
    pub refunds: SharedList<Refund>,
    /// Prizes paid out.
    pub prize_payments: Vec<PrizePayment>,
    /// Bounties paid out.
    pub bounties_paid: Vec<PrizePayment>,
    /// What was paid out of fees, of the staff's and the league's shares, and of what was taken out of the pool.
    pub paid_out: Vec<PaidOut>,
    /// Every movement of money, oldest first.
    pub ledger: SharedList<LedgerLine>,
    /// What is noted of payments: by entry, and which of its purchases.
    pub payment_notes: BTreeMap<(EntryId, u32), PaymentNote>,
    /// The cashiers' drawers, in the order in which they were opened.
    pub drawers: Vec<Drawer>,
    /// What has closed, and stays closed when the clock goes back; with the director's reason where it was closed in play.
    pub closed: BTreeMap<OnSale, Option<String>>,
    /// Those who are known to have come: the house's rule for no-shows is not for them.
    pub came: BTreeSet<EntryId>,
    /// The stage whose time was last changed, and when it began, in tournament time: what is left no longer tells it.
    pub stage_began: Option<(usize, Millis)>,
    /// Players who are out of the event for good, so that none of their entries is bought in again.
    pub barred: BTreeMap<PlayerId, Barred>,
    /// How long has been played.
    pub play_time: PlayTime,
    /// The money of no-shows that is held for them.
    pub held: Vec<HeldMoney>,
    /// Chips in play by value. Every change is an event's, with its reason in the log.
    pub chips_in_play: ChipCount,
    /// Entries not withdrawn.
    pub counted_entries: u32,
    /// Rebuys taken.
    pub rebuys: u32,
    /// All that was paid in for prizes.
    pub prize_pool: Money,
    /// The prize structure that was generated last.
    pub generated_prizes: GeneratedPrizes,
}

/// One hand on which players went out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BustHand {
    /// When it was said, in tournament time.
    pub at: Millis,
    /// Who went out, the lowest finishers first; those in one group share their places, best hand first.
    pub groups: Vec<Vec<OutAt>>,
    /// Where all tables played the hand together: which one it was. Its bust-outs are ranked with those of other tables.
    pub together: Option<Together>,
    /// The chips were lost on it: nobody took the stack out of play, split it or gave it up.
    pub lost: bool,
}

/// A hand that all tables played together, as one bust-out belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Together {
    /// Which hand, counted through the whole tournament.
    pub hand: u32,
    /// Whether the groups are an order that was said; they are one group otherwise.
    pub ranked: bool,
}

/// A player who went out, and from which seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutAt {
    /// The entry.
    pub entry: EntryId,
    /// The seat that was left empty.
    pub seat: Seat,
}

impl BustHand {
    /// Everybody who went out on the hand.
    pub fn everybody(&self) -> impl Iterator<Item = &OutAt> {
        self.groups.iter().flatten()
    }
}

impl Tournament {
    /// An empty tournament with this set-up.
    pub fn new(setup: SetUp) -> Self {
        Self { opened: true, setup, ..Self::default() }
    }

    /// An amount of money as a sentence or a line of the log says it.
    pub fn money(&self, amount: Money) -> String {
        self.setup.customs().money(amount)
    }

    /// A number, its thousands grouped, as a sentence or a line of the log says it.
    pub fn grouped(&self, number: u64) -> String {
        self.setup.customs().count(number)
    }

    /// Players with a stack: before the draw all who entered, then those seated and the alternates, who have paid for theirs.
    pub fn left(&self) -> u32 {
        if self.room.is_empty() {
            return self.counted_entries;
        }
        let waiting = to_u32(self.alternates.len());
        self.room.seated().saturating_add(waiting)
    }

    /// How far the tournament has come.
    pub fn phase(&self) -> Phase {
        if self.called_off.is_some() {
            Phase::Finished
        } else if self.room.is_empty() {
            Phase::Registering
        } else if self.dial == Dial::NotStarted {
            Phase::Drawn
        } else if self.left() <= 1 || self.ended_at().is_some() {
            Phase::Finished
        } else if self.day.closed.is_some() {
            Phase::Closed
        } else if self.day.ended.is_some() {
            Phase::Bagging
        } else {
            Phase::Playing
        }
    }

    /// When it ended with several players left, or was called off.
    pub fn ended_at(&self) -> Option<Millis> {
        let here = || self.ended_here.as_ref().map(|ended| ended.at);
        let off = || self.called_off.as_ref().map(|off| off.at);
        self.seats_won.or_else(here).or_else(off)
    }

    /// Whether it was called off and everybody got everything back.
    pub fn is_given_back(&self) -> bool {
        self.called_off.as_ref().is_some_and(|off| off.is_in_full())
    }

    /// What the clock is doing.
    pub fn clock_phase(&self) -> ClockPhase {
        match (self.phase(), self.dial) {
            (Phase::Finished, _) => ClockPhase::Finished,
            (_, Dial::NotStarted) => ClockPhase::NotStarted,
            (_, Dial::Running { .. }) => ClockPhase::Running,
            (_, Dial::Paused { .. }) => ClockPhase::Paused,
        }
    }

    /// The clock at this time. It stands still from the hand that made the winner.
    pub fn clock(&self, now: Millis) -> Reading {
        let until = match self.phase() {
            Phase::Finished => {
                let last = self.bust_hands.last().map(|hand| hand.at);
                self.ended_at().or(last).map_or(now, |at| at.min(now))
            }
            _ => now,
        };
        match self.dial {
            Dial::NotStarted => {
                let first = self.setup.first_stage();
                let length = self.setup.schedule.stage(first).length_ms();
                Dial::paused(first, length).reading(&self.setup.schedule, until)
            }
            dial => dial.reading(&self.setup.schedule, until),
        }
    }

    /// The player's name behind an entry; empty for an unknown one.
    pub fn name(&self, entry: EntryId) -> &str {
        self.player_of(entry).map_or("", |player| player.name.as_str())
    }

    /// The player of an entry.
    pub fn player_of(&self, entry: EntryId) -> Option<&Player> {
        self.players.get(&self.entries.get(&entry)?.player)
    }

    /// How well an entry's player answers to what is typed.
    pub fn answers(&self, entry: EntryId, wanted: &Wanted) -> Option<Answers> {
        self.player_of(entry).and_then(|player| wanted.found_in(player.folded()))
    }

    /// The name of an entry's player as lists are in order by it.
    pub fn sorted_name(&self, entry: EntryId) -> &str {
        self.player_of(entry).map_or("", Player::sorted)
    }

    /// These words about an entry, and the number of the player's card, which tells two of one name apart.
    pub fn with_card(&self, entry: EntryId, words: Phrase) -> Phrase {
        match self.player_of(entry).map_or("", |player| player.card.as_str()) {
            "" => words,
            card if words.is_nothing() => Phrase::own(card),
            card => phrase!("with-card", "{words} \u{b7} {card}", words, card),
        }
    }

    /// The names that more than one player has, as lists are in order by them.
    pub fn shared_names(&self) -> BTreeSet<&str> {
        let mut seen = BTreeSet::new();
        self.players.values().map(Player::sorted).filter(|name| !seen.insert(*name)).collect()
    }

    /// The name of an entry's player; with the card's number where somebody else has the name, too.
    pub fn told_apart(&self, entry: EntryId, shared: &BTreeSet<&str>) -> String {
        let name = self.name(entry);
        if shared.contains(self.sorted_name(entry)) {
            match self.player_of(entry).map_or("", |player| player.card.as_str()) {
                "" => name.to_string(),
                card => format!("{name} \u{b7} {card}"),
            }
        } else {
            name.to_string()
        }
    }

    /// The seat of an entry in play.
    pub fn seat_of(&self, entry: EntryId) -> Option<Seat> {
        match self.standing_of(entry)? {
            Standing::Seated { seat } => Some(seat),
            _ => None,
        }
    }

    /// The table at which an entry in play sits.
    pub fn table_of(&self, entry: EntryId) -> Option<&Table> {
        self.room.table(self.seat_of(entry)?.table)
    }

    /// Whether an entry has a stack: it sits somewhere, or waits for a seat.
    pub fn is_in(&self, entry: EntryId) -> bool {
        matches!(self.standing_of(entry), Some(Standing::Waiting | Standing::Seated { .. }))
    }

    /// When everybody who is out went out, for the last time.
    pub(crate) fn out_at(&self) -> BTreeMap<EntryId, Millis> {
        let hands = self.bust_hands.iter();
        hands.flat_map(|hand| hand.everybody().map(move |out| (out.entry, hand.at))).collect()
    }

    /// Where an entry stands; nowhere where there is none.
    pub fn standing_of(&self, entry: EntryId) -> Option<Standing> {
        self.entries.get(&entry).map(|entry| entry.standing)
    }

    /// Whether there is such an entry, and it was not cancelled.
    pub fn is_entered(&self, entry: EntryId) -> bool {
        self.standing_of(entry).is_some_and(|standing| standing != Standing::Withdrawn)
    }

    /// Puts an entry on a seat, off the one it had; a seat that is taken or not there changes nothing, and nobody who is
    /// out by a correction comes back by a draw that did not know of it.
    pub(crate) fn sit(&mut self, entry: EntryId, seat: Seat) {
        let table = self.room.table(seat.table).filter(|table| table.has(seat.seat));
        let there = table.is_some_and(|table| table.at(seat.seat).is_none());
        if !there || !self.is_in(entry) {
            return;
        }
        self.stack_arrives(entry, self.seat_of(entry).map(|seat| seat.table), seat.table);
        self.stand_up(entry);
        let in_play = self.phase() == Phase::Playing;
        if let Some(sitting) = self.entries.get_mut(&entry) {
            let first_seat = sitting.standing == Standing::Waiting && !sitting.has_played;
            sitting.no_hand_yet = in_play && first_seat && sitting.purchases.len() <= 1;
            sitting.standing = Standing::Seated { seat };
            self.room.sit(entry, seat);
            // Who sits down first is nearly always the first on the list.
            if let Some(place) = self.alternates.iter().position(|waiting| *waiting == entry) {
                self.alternates.remove(place);
            }
        }
    }

    /// Puts an entry at the end of the alternates' list, off the seat that it had.
    pub(crate) fn wait(&mut self, entry: EntryId) {
        if let Some(seat) = self.seat_of(entry) {
            self.stack_leaves(seat.table);
        }
        let played = self.seat_of(entry).is_some() && self.phase() == Phase::Playing;
        self.stand_up(entry);
        if let Some(waiting) = self.entries.get_mut(&entry) {
            waiting.has_played |= played;
            waiting.standing = Standing::Waiting;
            if !self.alternates.contains(&entry) {
                self.alternates.push(entry);
            }
        }
    }

    /// The player of an entry is out of the event for good.
    pub(crate) fn bar(&mut self, entry: EntryId, why: Barred) {
        if let Some(player) = self.whose(entry) {
            self.barred.insert(player, why);
        }
    }

    /// Takes an entry off its seat, if it has one.
    pub(crate) fn stand_up(&mut self, entry: EntryId) {
        if let Some(seat) = self.seat_of(entry) {
            self.room.stand_up(seat);
        }
    }

    /// How often a bust was recorded.
    pub fn hands_counted(&self) -> u32 {
        to_u32(self.bust_hands.len())
    }
}
