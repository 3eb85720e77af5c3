//! A desk for tests: a log, a time and a source of seeds, with the few things that every test does to a tournament.

use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::actions::hand_for_hand::rank::RankHand;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::actions::tables::button::{SetBigBlind, SetButton};
use shuffle_up_engine::actions::tables::choose_table::ChooseTable;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::advice::advice;
use shuffle_up_engine::advice::{Advice, Need};
use shuffle_up_engine::base::ids::{EntryId, Millis, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::log::{Correction, Line, LineKind};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::hand_for_hand::tables_to_rank;
use shuffle_up_engine::rules::hand_for_hand::together::together;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::{Command, Log, Refusal, Tournament};

pub const SECOND: Millis = 1_000;
pub const MINUTE: Millis = 60_000;

/// A tournament at work.
#[derive(Debug, Clone)]
pub struct Desk {
    pub log: Log,
    pub now: Millis,
    pub seed: u64,
}

impl Desk {
    /// A tournament opened with this set-up.
    pub fn open(setup: SetUp, seed: u64) -> Self {
        let mut desk = Self { log: Log::new(), now: 0, seed };
        desk.must(OpenTournament { setup: Box::new(setup) });
        desk
    }

    /// A tournament with this many players, seats drawn and the clock running.
    pub fn playing(setup: SetUp, players: usize, seed: u64) -> Self {
        let mut desk = Self::open(setup, seed);
        desk.enter(players);
        desk.must(DrawSeats {});
        desk.must(StartClock {});
        desk
    }

    pub fn tournament(&self) -> &Tournament {
        self.log.tournament()
    }

    /// A number that is another one each time.
    pub fn chance(&mut self) -> u64 {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 16
    }

    /// Says a command and takes in its line.
    pub fn say(&mut self, command: impl Into<Command>) -> Result<&Line, Refusal> {
        let seed = self.chance();
        let line = self.log.prepare(command.into(), self.now, seed, "test")?;
        self.log.commit(line);
        Ok(self.log.lines().last().expect("a line was committed just now"))
    }

    /// Says a command that cannot be refused here.
    #[track_caller]
    pub fn must(&mut self, command: impl Into<Command>) {
        let command = command.into();
        if let Err(refusal) = self.say(command.clone()) {
            panic!("{command:?} was refused: {refusal}");
        }
    }

    /// The message with which a command is refused here.
    #[track_caller]
    pub fn refused(&mut self, command: impl Into<Command>) -> Refusal {
        let command = command.into();
        match self.say(command.clone()) {
            Ok(_) => panic!("{command:?} was not refused"),
            Err(refusal) => refusal,
        }
    }

    pub fn undo(&mut self) -> Result<(), Refusal> {
        let line = self.log.prepare_undo(self.now, "test")?;
        self.log.commit(line);
        Ok(())
    }

    pub fn redo(&mut self) -> Result<(), Refusal> {
        let line = self.log.prepare_redo(self.now, "test")?;
        self.log.commit(line);
        Ok(())
    }

    /// Puts lines further back right.
    pub fn correct(&mut self, correction: &Correction) -> Result<(), Refusal> {
        let line = self.log.prepare_correction(correction, self.now, "test")?;
        self.log.commit(line);
        Ok(())
    }

    pub fn enter(&mut self, players: usize) {
        let before = self.tournament().entries.len();
        let names = (0..players).map(|index| format!("Player {}", before + index + 1)).collect();
        self.must(Enter { names, ..Enter::default() });
    }

    /// Busts one player on a hand of its own.
    #[track_caller]
    pub fn bust(&mut self, entry: EntryId) {
        self.must(bust(&[entry], HandOrder::ByStack));
    }

    /// Who sits on a seat.
    #[track_caller]
    pub fn at(&self, table: u32, seat: u8) -> EntryId {
        self.tournament().room.at(Seat::new(table, seat)).expect("somebody sits there")
    }

    pub fn button(&mut self, table: u32, seat: u8) {
        self.must(SetButton { table: TableNumber(table), seat: SeatNumber(seat), stud: false });
    }

    /// Moves a player by the director's word.
    #[track_caller]
    pub fn put(&mut self, entry: EntryId, table: u32, seat: u8) {
        self.must(MovePlayer { entry, to: Seat::new(table, seat), reason: "director".into() });
    }

    /// What is due first.
    pub fn due(&self) -> Option<Advice> {
        advice(self.tournament(), self.now).into_iter().next()
    }

    /// Does what is advised during play until nothing is due, answering every question about a button by chance.
    ///
    /// Gives the steps taken; fails when an advice is refused or the steps do not end.
    pub fn follow_advice(&mut self) -> Result<Vec<Advice>, String> {
        let bound = 20 + 8 * self.tournament().room.open_tables();
        let mut steps = Vec::new();
        while self.tournament().phase() == Phase::Playing {
            let Some(due) = self.due() else { return Ok(steps) };
            if due.kind == AdviceKind::HandForHand {
                if !self.hand_for_hand_goes_on(&due)? {
                    return Ok(steps);
                }
                continue;
            }
            if steps.len() > bound {
                return Err(format!("the advice does not end: {steps:#?}"));
            }
            self.take(&due)?;
            steps.push(due);
        }
        Ok(steps)
    }

    /// Finishes the hand that the tables play together, or by chance goes over to the next one. Whether more may be due.
    pub fn hand_for_hand_goes_on(&mut self, due: &Advice) -> Result<bool, String> {
        let said = |refusal: Refusal| format!("{due:?} was refused: {refusal}");
        let playing = self.tournament().playing_the_hand();
        if !playing.is_empty() {
            self.say(FinishTables { tables: playing, done: true }).map_err(said)?;
            return Ok(true);
        }
        if let Some(table) = tables_to_rank(self.tournament()).first().copied() {
            let hand = self.tournament().hands_together;
            let tables = together(self.tournament(), hand).into_iter();
            let out = tables.filter(|out| out.table == table).flat_map(|out| out.groups);
            let out = out.flatten().map(|out| Out { entry: out.entry, stack: None }).collect();
            self.say(RankHand { table, out, order: HandOrder::AsListed }).map_err(said)?;
            return Ok(true);
        }
        let over = matches!(due.command, Some(Command::EndHandForHand(_)));
        if over || self.chance().is_multiple_of(2) {
            // A break is left to those who look at the clock.
            drop(self.say(due.command.clone().expect("what follows a hand has a command")));
        }
        Ok(over)
    }

    /// Accepts one advice.
    pub fn take(&mut self, due: &Advice) -> Result<(), String> {
        let command = match (&due.command, &due.need) {
            (Some(command), _) => command.clone(),
            (None, Some(Need::Button { table, seats })) => {
                let index = usize::try_from(self.chance()).unwrap_or(0) % seats.len();
                SetButton { table: *table, seat: SeatNumber(seats[index]), stud: false }.into()
            }
            (None, Some(Need::BigBlind { table, seats })) => {
                let index = usize::try_from(self.chance()).unwrap_or(0) % seats.len();
                SetBigBlind { table: *table, seat: SeatNumber(seats[index]), stud: false }.into()
            }
            (None, Some(Need::Table { table, tables })) => {
                let index = usize::try_from(self.chance()).unwrap_or(0) % tables.len();
                ChooseTable { to: *table, from: tables[index] }.into()
            }
            (None, None) => {
                return Err(format!("an advice without a command or a question: {due:?}"));
            }
        };
        self.say(command).map(|_| ()).map_err(|refusal| format!("{due:?} was refused: {refusal}"))
    }

    /// Everybody seated, in the order of tables and seats.
    pub fn seated(&self) -> Vec<EntryId> {
        let room = &self.tournament().room;
        room.tables().flat_map(|(_, table)| table.seats().filter_map(|(_, who)| who)).collect()
    }

    /// The sizes of the open tables by number.
    pub fn sizes(&self) -> Vec<usize> {
        self.tournament().room.tables().map(|(_, table)| table.players()).collect()
    }
}

/// A bust of these players without stacks.
pub fn bust(entries: &[EntryId], order: HandOrder) -> Bust {
    let out = entries.iter().map(|entry| Out { entry: *entry, stack: None }).collect();
    Bust { out, order, by: None, also: Vec::new() }
}

/// The state that these lines make, folded in the plainest way: no cache, no shortcut.
pub fn plain_fold(lines: &[Line]) -> Tournament {
    let mut tournament = Tournament::default();
    for number in plain_replay(lines) {
        let line = &lines[number as usize - 1];
        if plainly_struck(lines, number) {
            continue;
        }
        line.applied().unwrap().apply(&mut tournament);
    }
    tournament
}

/// The lines that do something, in the order in which they take effect.
pub fn plain_replay(lines: &[Line]) -> Vec<u32> {
    let after = |number: u32| match &lines[number as usize - 1].kind {
        LineKind::Correct { inserted, .. } => inserted.as_ref().map(|inserted| inserted.after),
        _ => None,
    };
    let mut order: Vec<u32> = Vec::new();
    for line in lines.iter().filter(|line| line.applied().is_some()) {
        let place = after(line.number).and_then(|put| order.iter().position(|one| *one == put));
        let Some(mut place) = place else {
            order.push(line.number);
            continue;
        };
        let root = order[place];
        let stands_on_root = |mut number: u32| loop {
            match after(number) {
                Some(before) if before == root => break true,
                Some(before) => number = before,
                None => break false,
            }
        };
        place += 1;
        while order.get(place).is_some_and(|number| stands_on_root(*number)) {
            place += 1;
        }
        order.insert(place, line.number);
    }
    order
}

/// Whether the last line in force that strikes or restores this one strikes it.
pub fn plainly_struck(lines: &[Line], number: u32) -> bool {
    for line in lines.iter().skip(number as usize).rev() {
        let later = &lines[line.number as usize..];
        match &line.kind {
            LineKind::Strike { lines } if lines.contains(&number) => {
                let taken_back = |later: &&Line| matches!(later.kind, LineKind::Restore { undo, .. } if undo == line.number);
                if later.iter().find(taken_back).is_none() {
                    return true;
                }
            }
            LineKind::Correct { strike, restore, .. }
                if (strike.contains(&number) || restore.contains(&number))
                    && !plainly_struck(lines, line.number) =>
            {
                return strike.contains(&number);
            }
            _ => {}
        }
    }
    false
}
