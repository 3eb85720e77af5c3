//! What is known of a table's last hand, and for how long.
//!
//! Nobody tells the desk every hand of every table. What somebody said of one, or what follows from a hand that was dealt or
//! drawn for at the desk, holds only while that is certainly still the last hand. After that it is asked for again: a wrong
//! button moves the wrong player (HPT, Moving players; RRoP 15; TCH 11a).

use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::house_rules::ButtonRule;
use crate::rules::tables::blinds::{between, clockwise};
use crate::state::last_hand::{A_LONG_HAND, Blinds, HandSource, LastHand, TYPED_TOGETHER};
use crate::state::prelude::*;
use crate::state::room::Table;

/// A table plays a hand in some two minutes (TCH P8b): a bust-out so long after a hand was said is on a later one.
pub const A_HAND: Millis = 2 * 60_000;

impl Tournament {
    /// The last hand of a table, while what is known of it certainly holds.
    pub fn last_hand(&self, number: TableNumber, now: Millis) -> Option<&LastHand> {
        let table = self.room.table(number)?;
        let hand = table.last_hand.as_ref()?;
        let Some(at) = hand.at else {
            // Once there is play somebody has dealt it, and nobody said when.
            let to_come = self.dial == Dial::NotStarted || table.players() < 2;
            return to_come.then_some(hand);
        };
        // While the tables play hand by hand nothing is dealt that is not said here, however long a hand takes.
        let together = self
            .hand_for_hand
            .as_ref()
            .is_some_and(|on| on.pace != Pace::Round && at >= on.announced_at);
        // While somebody answers one question after the other nobody else goes out; when somebody does, hands are being played.
        let went_out_since = self.bust_hands.len() > hand.outs_before;
        let latest_out = self.bust_hands.last().filter(|_| went_out_since).map_or(at, |out| out.at);
        let played_on = match hand.source {
            HandSource::Dealt if together => return Some(hand),
            HandSource::Drawn | HandSource::Dealt => false,
            HandSource::Director => latest_out.saturating_sub(at) >= A_HAND,
        };
        let holds =
            !played_on && hand.outlives_bust_outs(at) && self.played_since(at, now) < A_LONG_HAND;
        holds.then_some(hand)
    }

    /// For how many milliseconds of play what is known of a table's last hand goes on to hold, while nobody says anything.
    pub fn last_hand_holds_for(&self, number: TableNumber, now: Millis) -> Option<Millis> {
        let at = self.last_hand(number, now)?.at?;
        Some(A_LONG_HAND.saturating_sub(self.played_since(at, now)).max(0))
    }

    /// The tournament as the next hand of a table follows from it, for somebody who says that hand: what was dealt here is the last
    /// hand however long it took, or a break was, unless bust-outs of the table lie so far apart that another hand was played.
    pub(crate) fn as_dealt(&self, now: Millis) -> Self {
        let long = self.room.tables().filter(|(number, _)| self.last_hand(*number, now).is_none());
        let long = long.filter_map(|(number, table)| {
            let hand = table.last_hand.as_ref().filter(|hand| hand.source == HandSource::Dealt)?;
            let still_on = hand.outlives_bust_outs(hand.at?);
            still_on.then(|| (number, LastHand { at: Some(now), ..hand.clone() }))
        });
        let mut tournament = self.clone();
        for (number, hand) in long {
            tournament.room.know_hand(number, hand);
        }
        tournament
    }

    /// How long play went on from `from` to `to`: the last break is left out, since no hand is dealt in it.
    fn played_since(&self, from: Millis, to: Millis) -> Millis {
        let apart = to.saturating_sub(from);
        let reading = self.clock(to);
        if !reading.running {
            return apart;
        }
        let schedule = &self.setup.schedule;
        let stage = schedule.stage(reading.stage);
        let begun = to.saturating_sub(stage.length_ms().saturating_sub(reading.remaining).max(0));
        let before = reading.stage.checked_sub(1).map(|before| schedule.stage(before));
        let (break_began, break_ended) = match before {
            _ if stage.is_break() => (begun, to),
            Some(before) if before.is_break() => (begun.saturating_sub(before.length_ms()), begun),
            _ => return apart,
        };
        apart.saturating_sub(break_ended.saturating_sub(break_began.max(from)).max(0))
    }

    /// Whether the hands of a table are followed: the last one was dealt or drawn for here, and is certainly the last.
    pub fn is_followed(&self, number: TableNumber, now: Millis) -> bool {
        let hand = self.last_hand(number, now);
        hand.is_some_and(|hand| hand.source != HandSource::Director && hand.posted().is_some())
    }

    /// The button of a table's last hand, while it is known.
    pub fn known_button(&self, number: TableNumber, now: Millis) -> Option<SeatNumber> {
        self.last_hand(number, now)?.button
    }

    /// The blinds of a table's last hand, while they are known.
    pub fn hand_known(&self, number: TableNumber, now: Millis) -> Option<Blinds> {
        let hand = self.last_hand(number, now)?;
        match hand.at {
            Some(_) => hand.posted(),
            // Players still come and go before the first hand.
            None => by_button(hand.button?, &self.room.table(number)?.occupied(), hand.stud),
        }
    }

    /// The seats dealt in on a table's last hand. Where nobody told of it: whoever sits there, and whoever went out there
    /// when the table lost its last players, if that was just now.
    pub fn dealt_in(&self, number: TableNumber, now: Millis) -> Vec<SeatNumber> {
        let Some(table) = self.room.table(number) else { return Vec::new() };
        let mut seats = match self.last_hand(number, now) {
            Some(hand) if hand.at.is_some() => hand.dealt_in.clone(),
            _ => with(table.occupied(), table.out_lately(now)),
        };
        seats.sort_unstable();
        seats
    }

    /// Notes that a first hand that was drawn for begins: its players are known from now on.
    pub(crate) fn begin_first_hands(&mut self, at: Millis) {
        let waiting: Vec<TableNumber> = self
            .room
            .tables()
            .filter(|(_, table)| table.last_hand.as_ref().is_some_and(|hand| hand.at.is_none()))
            .filter(|(_, table)| table.players() > 1)
            .map(|(number, _)| number)
            .collect();
        for number in waiting {
            let Some(table) = self.room.table(number) else { continue };
            let Some(LastHand { button: Some(button), stud, number: count, .. }) = table.last_hand
            else {
                continue;
            };
            let hand = LastHand {
                at: Some(at),
                number: count,
                dealt_in: table.occupied(),
                players: table.players_seated(),
                ..LastHand::to_come(button, stud)
            };
            self.room.know_hand(number, hand);
        }
    }

    /// Takes in that the button of the hand just played was here. Before play it is that of the first hand.
    pub(crate) fn button_said(
        &mut self,
        number: TableNumber,
        button: SeatNumber,
        stud: bool,
        rule: ButtonRule,
        at: Millis,
    ) {
        let Some(table) = self.room.table(number) else { return };
        let empty = table.players() == 0 && table.last_hand.is_none();
        if empty || self.dial == Dial::NotStarted {
            self.room
                .know_hand(number, LastHand { number: Some(0), ..LastHand::to_come(button, stud) });
            return;
        }
        let count = self.counted(number, stud, at);
        let said_before =
            self.last_hand(number, at).filter(|hand| hand.source == HandSource::Director);
        let blinds = match said_before {
            // The big blind of the same hand was said before its button.
            Some(LastHand { button: None, blinds: Some(blinds), .. }) => {
                Some(Blinds { button, ..blinds.clone() })
            }
            _ if stud => by_button(button, &with(table.occupied(), table.out_lately(at)), true),
            _ => blinds_by_button(table, button, rule, at),
        };
        let hand = LastHand {
            source: HandSource::Director,
            at: Some(at),
            number: count,
            blinds,
            dealt_in: with(table.occupied(), table.out_lately(at)),
            players: table.players_seated(),
            outs_before: self.bust_hands.len(),
            ..LastHand::to_come(button, stud)
        };
        self.room.know_hand(number, hand);
    }

    /// The number of the hand just played, which its button or big blind does not change; none where it was another game than
    /// the count says.
    fn counted(&self, number: TableNumber, stud: bool, at: Millis) -> Option<u32> {
        let hand = self.last_hand(number, at)?;
        hand.number.filter(|_| hand.stud == stud)
    }

    /// Takes in that the big blind of the hand just played was here.
    pub(crate) fn big_blind_said(
        &mut self,
        number: TableNumber,
        big: SeatNumber,
        stud: bool,
        at: Millis,
    ) {
        let Some(table) = self.room.table(number) else { return };
        let said_before = self
            .last_hand(number, at)
            .filter(|hand| hand.source == HandSource::Director || hand.at.is_none());
        let button = said_before.and_then(|hand| hand.button);
        let dealt_in = self.dealt_in(number, at);
        // The small blind's is the last seat dealt in before the big blind; the button is the one before that.
        let before = |seat: SeatNumber| {
            let others = clockwise(&dealt_in, seat);
            others.into_iter().rev().find(|other| *other != seat && *other != big)
        };
        let small = before(big).unwrap_or(big);
        let blinds = if stud {
            // The last hand with blinds is over: the button is frozen where it was to be next, behind the last big blind.
            Blinds { button: small, small_seat: big, small: Vec::new(), big: Vec::new() }
        } else {
            Blinds {
                button: button.or_else(|| before(small)).unwrap_or(small),
                small_seat: small,
                small: dealt_in.iter().copied().filter(|seat| *seat == small).collect(),
                big: vec![big],
            }
        };
        let hand = LastHand {
            source: HandSource::Director,
            at: Some(at),
            number: self.counted(number, stud, at),
            button,
            stud,
            blinds: Some(blinds),
            dealt_in,
            players: table.players_seated(),
            out: None,
            outs_before: self.bust_hands.len(),
        };
        self.room.know_hand(number, hand);
    }
}

/// The blinds that follow from a button. None where they do not: players of the table went out lately, and whether they were
/// dealt in decides who was the big blind; or, with a dead button, a player who went out right behind it may have been the
/// big blind, and then nobody posted the small one.
fn blinds_by_button(
    table: &Table,
    button: SeatNumber,
    rule: ButtonRule,
    at: Millis,
) -> Option<Blinds> {
    let occupied = table.occupied();
    let mut possible = table.may_have_been_dealt_in(at).into_iter();
    let dealt_in = with(occupied.clone(), possible.next().unwrap_or_default());
    let hand = Blinds::first(button, &dealt_in)?;
    let same = |out: Vec<SeatNumber>| {
        Blinds::first(button, &with(occupied.clone(), out))
            .is_some_and(|other| other.last_big() == hand.last_big())
    };
    if !possible.all(same) {
        return None;
    }
    let out_since = |seat: &SeatNumber| {
        table.was_eliminated(*seat)
            && !dealt_in.contains(seat)
            && between(button, *seat, hand.small_seat)
    };
    let unclear = rule == ButtonRule::Dead
        && dealt_in.contains(&button)
        && table.open_seats().iter().any(out_since);
    (!unclear).then_some(hand)
}

/// The hand that begins from a button; in stud, play with blinds goes on later as if the player behind the button had just
/// posted the big one (TCH 11b).
fn by_button(button: SeatNumber, dealt_in: &[SeatNumber], stud: bool) -> Option<Blinds> {
    let first = Blinds::first(button, dealt_in)?;
    let frozen = Blinds { button, small: Vec::new(), big: Vec::new(), ..first.clone() };
    Some(if stud { frozen } else { first })
}

/// These seats and those, each once.
fn with(seats: Vec<SeatNumber>, more: Vec<SeatNumber>) -> Vec<SeatNumber> {
    seats.into_iter().chain(more).collect::<BTreeSet<_>>().into_iter().collect()
}

impl LastHand {
    /// A first hand with its button here, which has not begun; of stud, where the button waits for the blinds.
    pub(crate) fn to_come(button: SeatNumber, stud: bool) -> Self {
        let (source, button) = (HandSource::Drawn, Some(button));
        let (dealt_in, players) = (Vec::new(), Vec::new());
        let (number, blinds, out, outs_before) = (None, None, None, 0);
        Self { source, at: None, number, button, stud, blinds, dealt_in, players, out, outs_before }
    }

    /// Its blinds: as they were said, or as they follow from the button that was drawn for and from who was dealt in.
    pub fn posted(&self) -> Option<Blinds> {
        let drawn = self.source == HandSource::Drawn && self.at.is_some();
        let button = self.button.filter(|_| drawn);
        let by_draw = || by_button(button?, &self.dealt_in, self.stud);
        self.blinds.clone().or_else(by_draw)
    }

    /// Whether the bust-outs since leave it the last hand.
    fn outlives_bust_outs(&self, at: Millis) -> bool {
        let Some((first, latest)) = self.out else { return true };
        let of_the_hand = match self.source {
            HandSource::Drawn | HandSource::Dealt => first,
            HandSource::Director => at,
        };
        latest.saturating_sub(of_the_hand) <= TYPED_TOGETHER
    }
}
