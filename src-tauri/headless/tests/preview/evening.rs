//! A tournament as it is played for the preview: commands one after the other, and whatever the advice asks for.

use serde_json::{Value, json};
use shuffle_up_engine::advice::{Advice, Need, advice};
use shuffle_up_engine::base::ids::{EntryId, Millis, TableNumber};
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::{Command, Log, Tournament};
use std::collections::BTreeSet;

pub const SECOND: Millis = 1_000;
pub const MINUTE: Millis = 60 * SECOND;
/// When every evening begins: a time of day is larger than any other figure of an answer.
const EVENING: Millis = 1_800_000_000_000;

/// An evening so far. Several moments come out of one evening, so it can be played on from where it stands.
#[derive(Clone)]
pub struct Evening {
    pub log: Log,
    pub at: Millis,
    /// What passes between two commands.
    pace: Millis,
    seed: u64,
}

impl Evening {
    /// Opened, with everybody entered.
    pub fn opened(setup: &Value, names: &[String], pace: Millis) -> Self {
        let mut evening = Self { log: Log::new(), at: EVENING, pace, seed: 1_000 };
        evening.say(json!({ "type": "open_tournament", "setup": setup }));
        // Everybody is on the house's list, by the number of the entry.
        let mut listed = 1_u32..;
        for names in names.chunks(200) {
            let listed: Vec<u32> = listed.by_ref().take(names.len()).collect();
            evening.say(json!({ "type": "enter", "names": names, "listed": listed }));
        }
        evening
    }

    pub fn tournament(&self) -> &Tournament {
        self.log.tournament()
    }

    /// The chips in play over everybody seated, in stacks of different heights.
    pub fn counted(&self) -> Vec<Value> {
        let seated = self.seated();
        let shares: u64 = (1..=seated.len() as u64).sum();
        let unit = self.tournament().chips_in_play / shares;
        let mut left = self.tournament().chips_in_play;
        let mut stacks = Vec::new();
        for (place, entry) in (1..).zip(&seated) {
            let last = place == seated.len() as u64;
            let chips = if last { left } else { unit * place };
            left -= chips;
            stacks.push(json!({ "entry": entry, "chips": chips }));
        }
        stacks
    }

    pub fn say(&mut self, command: Value) {
        self.carry_out(serde_json::from_value(command).unwrap());
    }

    fn carry_out(&mut self, command: Command) {
        self.at += self.pace;
        self.seed += 1;
        let said = format!("{command:?}");
        match self.log.prepare(command, self.at, self.seed, "desk") {
            Ok(line) => self.log.commit(line),
            Err(refusal) => panic!("{refusal:?}: {said}"),
        }
    }

    /// The clock at this stage of the schedule with so much left, some time after whatever was before.
    pub fn clock(&mut self, stage: usize, left: Millis) {
        self.at += MINUTE;
        self.say(json!({ "type": "jump_to", "stage": stage }));
        self.say(json!({ "type": "set_time_left", "remaining_ms": left }));
    }

    fn stages(&self) -> impl DoubleEndedIterator<Item = (usize, &Stage)> {
        self.tournament().setup.schedule.stages.iter().enumerate().collect::<Vec<_>>().into_iter()
    }

    /// Where a level stands in the schedule, by its number.
    pub fn level(&self, number: usize) -> usize {
        self.stages().filter(|(_, stage)| !stage.is_break()).nth(number - 1).unwrap().0
    }

    pub fn first_break(&self) -> usize {
        self.stages().find(|(_, stage)| stage.is_break()).unwrap().0
    }

    pub fn last_break(&self) -> usize {
        self.stages().rfind(|(_, stage)| stage.is_break()).unwrap().0
    }

    /// What is due, once whatever only the director sees is answered with the first seat or table to choose from.
    pub fn due(&mut self) -> Option<Advice> {
        loop {
            let first = advice(self.tournament(), self.at).into_iter().next()?;
            match first.need {
                Some(Need::Button { table, seats }) => {
                    self.say(json!({ "type": "set_button", "table": table, "seat": seats[0] }));
                }
                Some(Need::BigBlind { table, seats }) => {
                    self.say(json!({ "type": "set_big_blind", "table": table, "seat": seats[0] }));
                }
                Some(Need::Table { table, tables }) => {
                    self.say(json!({ "type": "choose_table", "to": table, "from": tables[0] }));
                }
                None => return Some(first),
            }
        }
    }

    /// Accepts what is due, and everybody who is on the way arrives. The tables wait for each other only where that is
    /// looked at.
    pub fn follow(&mut self) {
        self.arrive();
        while let Some(Advice { command: Some(command), kind, .. }) = self.due() {
            if kind == AdviceKind::HandForHand {
                return;
            }
            self.carry_out(command);
            self.arrive();
        }
    }

    /// The moves of those who have not arrived.
    pub fn under_way(&self) -> impl Iterator<Item = (u32, EntryId)> {
        let moves = (1..).zip(self.tournament().moves.iter());
        moves.filter(|(_, one)| !one.arrived).map(|(id, one)| (id, one.one.entry))
    }

    fn arrive(&mut self) {
        let moves: Vec<u32> = self.under_way().map(|(id, _)| id).collect();
        if !moves.is_empty() {
            self.say(json!({ "type": "arrived", "moves": moves }));
        }
    }

    /// Somebody goes out now and then, until this is what is due.
    pub fn until_due(&mut self, kind: AdviceKind) {
        loop {
            match self.due() {
                Some(due) if due.kind == kind => return,
                Some(Advice { command: Some(command), kind, .. }) => {
                    self.carry_out(command);
                    if kind == AdviceKind::Seat {
                        self.arrive();
                    }
                }
                // Tables are level for long where the fullest one loses a player.
                _ if kind == AdviceKind::Balance => self.bust(self.last_table(), 1),
                _ => self.bust(self.fullest_table(), 1),
            }
        }
    }

    /// The same, and it is accepted; nobody arrives.
    pub fn until_done(&mut self, kind: AdviceKind) {
        self.until_due(kind);
        let command = self.due().and_then(|due| due.command).unwrap();
        self.carry_out(command);
    }

    pub fn left(&self) -> usize {
        self.tournament().room.tables().map(|(_, table)| table.players()).sum()
    }

    pub fn tables(&self) -> Vec<TableNumber> {
        self.tournament().room.tables().map(|(number, _)| number).collect()
    }

    fn fullest_table(&self) -> TableNumber {
        let tables = self.tournament().room.tables();
        tables.max_by_key(|(number, table)| (table.players(), *number)).unwrap().0
    }

    fn last_table(&self) -> TableNumber {
        self.tournament().room.tables().last().unwrap().0
    }

    pub fn seated(&self) -> Vec<EntryId> {
        let tables = self.tournament().room.tables();
        tables
            .flat_map(|(_, table)| table.seats().filter_map(|(_, who)| who).collect::<Vec<_>>())
            .collect()
    }

    /// So many at a table go out on one hand: those with the shortest names, since long ones are the harder to show; nobody
    /// who is on the way.
    fn bust(&mut self, table: TableNumber, out: usize) {
        let seats = self.tournament().room.table(table).unwrap().seats();
        let under_way: BTreeSet<EntryId> = self.under_way().map(|(_, entry)| entry).collect();
        let who = seats.filter_map(|(_, who)| who);
        let mut seated: Vec<EntryId> = who.filter(|entry| !under_way.contains(entry)).collect();
        seated.sort_by_key(|entry| self.tournament().name(*entry).chars().count());
        let out: Vec<Value> =
            seated.iter().take(out).map(|entry| json!({ "entry": entry, "stack": null })).collect();
        self.say(json!({ "type": "bust", "out": out, "order": "equal", "by": null, "also": [] }));
    }

    /// Plays on until so many are left, with as many out on each hand, and everybody where the advice has them.
    pub fn down_to(&mut self, left: usize, on_a_hand: usize) {
        while self.left() > left {
            self.bust(self.fullest_table(), on_a_hand.min(self.left() - left));
            self.follow();
        }
    }
}
