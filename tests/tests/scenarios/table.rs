//! A script in the making, and what came of it.

use serde_json::{Value, json};

/// A run of a script: each line is said as it is written, each answer is the output's JSON.
pub struct Table {
    session: shuffle_up_headless::Session,
    line: u64,
    pub at: i64,
}

pub const MINUTE: i64 = 60_000;

impl Table {
    /// A tournament from the T1000 template with changes to its set-up.
    pub fn opened(change: impl FnOnce(&mut Value)) -> Self {
        let open = acceptance::t1000(change);
        let mut table = Self { session: shuffle_up_headless::Session::new(), line: 0, at: 0 };
        let opened = table.take(&open);
        assert!(opened["label"].is_string(), "{opened}");
        table
    }

    /// A T1000 tournament with this many entries, not drawn yet.
    pub fn entered(players: usize) -> Self {
        let mut table = Self::opened(|_| {});
        table.enter(players);
        table
    }

    pub fn enter(&mut self, players: usize) {
        let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
        self.say(json!({ "type": "enter", "names": names }));
    }

    /// The same, drawn and dealt.
    pub fn dealt(players: usize) -> Self {
        let mut table = Self::entered(players);
        table.deal();
        table
    }

    pub fn deal(&mut self) {
        self.say(json!({ "type": "draw_seats" }));
        self.say(json!({ "type": "start_clock" }));
    }

    /// Lets time go by.
    pub fn wait(&mut self, ms: i64) {
        self.at += ms;
    }

    /// Takes any line as it stands.
    pub fn take(&mut self, line: &Value) -> Value {
        self.line += 1;
        let output = self.session.take(&line.to_string(), self.line).unwrap();
        serde_json::to_value(output).unwrap()
    }

    /// Says a command and gives whatever came of it.
    pub fn try_to(&mut self, command: Value) -> Value {
        self.take(&json!({ "at": self.at, "seed": self.line + 7, "do": command }))
    }

    /// Says a command that must be carried out; gives its words.
    pub fn say(&mut self, command: Value) -> String {
        let output = self.try_to(command);
        output["label"].as_str().unwrap_or_else(|| panic!("{output}")).to_string()
    }

    /// Undoes, redoes or accepts; gives the words.
    pub fn only(&mut self, what: &str) -> String {
        let output = self.take(&json!({ "at": self.at, "seed": self.line + 7, what: true }));
        output["label"].as_str().unwrap_or_else(|| panic!("{output}")).to_string()
    }

    pub fn ask(&mut self, query: Value) -> Value {
        let output = self.take(&json!({ "at": self.at, "ask": query }));
        assert!(output["answer"].is_object(), "{output}");
        output["answer"]["view"].clone()
    }

    pub fn bust(&mut self, entry: u64) -> String {
        self.say(json!({ "type": "bust", "out": [{ "entry": entry }], "order": "by_stack" }))
    }

    /// The entries at a table in the order of its seats, with the seats.
    pub fn seated(&mut self, table: u64) -> Vec<(u64, u64)> {
        let view = self.ask(json!({ "type": "tables", "from": 0, "count": 200 }));
        let tables = view["tables"].as_array().unwrap();
        let seats = tables.iter().find(|row| row["table"] == table).map(|row| row["seats"].clone());
        let seats = seats.unwrap_or_default();
        let seats = seats.as_array().map(Vec::as_slice).unwrap_or_default();
        seats
            .iter()
            .filter_map(|seat| Some((seat["entry"].as_u64()?, seat["seat"].as_u64()?)))
            .collect()
    }

    /// The sizes of the open tables by number.
    pub fn sizes(&mut self) -> Vec<u64> {
        let view = self.ask(json!({ "type": "tables", "from": 0, "count": 200 }));
        view["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["players"].as_u64().unwrap())
            .collect()
    }

    /// The first advice, or null.
    pub fn due(&mut self) -> Value {
        self.ask(json!({ "type": "desk" }))["advice"][0].clone()
    }

    /// Busts one player of the fullest table at a time until so many are left, without following any advice.
    pub fn down_to(&mut self, left: u64) {
        loop {
            let sizes = self.sizes();
            if sizes.iter().sum::<u64>() <= left {
                return;
            }
            let most = *sizes.iter().max().unwrap();
            let table = sizes.iter().position(|size| *size == most).unwrap() as u64 + 1;
            let (entry, _) = self.seated(table)[0];
            self.bust(entry);
        }
    }

    /// Place, last place shared and prize of everybody in the standings, by name.
    pub fn standings(&mut self) -> Vec<(String, u64, u64, i64)> {
        let view = self.ask(json!({ "type": "standings" }));
        view["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| {
                (
                    row["name"].as_str().unwrap().to_string(),
                    row["place"].as_u64().unwrap(),
                    row["place_to"].as_u64().unwrap(),
                    row["prize"].as_i64().unwrap(),
                )
            })
            .collect()
    }
}
