//! What a sheet is filled from: a log, the moment, and the customs and the language of the room that reads it.

use super::customs::{Customs, word};
use crate::office::qr_code::squares;
use crate::prelude::*;
use shuffle_up_engine::base::ids::{Millis, Seat, TableNumber};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::words::capital;
use shuffle_up_engine::state::tournament::Tournament;
use shuffle_up_paper::{Ends, HeadFigure, SquareCode};

/// A tournament as it stood, for a room that reads this language.
pub(super) struct Source<'a> {
    pub(super) log: &'a Log,
    pub(super) now: Millis,
    pub(super) customs: Customs,
    /// Where phones find the house.
    phones_at: Option<&'a str>,
}

impl<'a> Source<'a> {
    pub(super) fn of(log: &'a Log, now: Millis, language: Language) -> Self {
        Self { log, now, customs: Customs::of(log.tournament(), language), phones_at: None }
    }

    /// The same for a house that phones find there.
    pub(super) fn served_at(self, phones_at: Option<&'a str>) -> Self {
        Self { phones_at, ..self }
    }

    /// The code by which a phone finds the clock, while the house is served.
    pub(super) fn phone_code(&self) -> Option<SquareCode> {
        let address = self.phones_at?;
        let says = word!(self.customs, "paper-phone-code", "Clock, seats and prizes on your phone");
        squares(address, &says)
    }

    pub(super) fn tournament(&self) -> &'a Tournament {
        self.log.tournament()
    }

    /// The announced start, else now.
    pub(super) fn starts(&self) -> Millis {
        self.tournament().setup.starts_at.unwrap_or(self.now)
    }

    /// The event and its day, under a title.
    pub(super) fn event_and_day(&self) -> String {
        format!("{} · {}", self.tournament().setup.name, self.customs.day(self.starts()))
    }

    /// When a sheet was printed.
    pub(super) fn imprint(&self) -> String {
        let time = self.customs.time(self.now);
        word!(self.customs, "paper-printed", "Printed {time}", time = time)
    }

    /// The same with the last line of the log that it knew, on what only the desk reads.
    pub(super) fn imprint_with_line(&self) -> String {
        let line = self.log.revision();
        let line = word!(self.customs, "paper-log-line", "log line {line}", line = line);
        format!("{} · {line}", self.imprint())
    }

    /// What stands at both ends of a sheet with this title and these figures.
    pub(super) fn ends(&self, title: String, figures: Vec<HeadFigure>) -> Ends {
        let (imprint, page) = (self.imprint(), self.customs.page());
        Ends { title, event: self.event_and_day(), figures, imprint, page }
    }

    /// A table as its cards and sheets call it: by its name, or by its number.
    pub(super) fn called(&self, table: TableNumber) -> String {
        let name = self.tournament().room.name(table);
        name.map_or_else(|| table.to_string(), str::to_string)
    }

    /// A table as a sentence begins with it: "Table 6", "Feature table".
    pub(super) fn table(&self, table: TableNumber) -> String {
        capital(&self.customs.words(self.tournament().table_said(table)))
    }

    /// A seat likewise: "Table 6 seat 4".
    pub(super) fn seat(&self, seat: Seat) -> String {
        capital(&self.customs.say(self.tournament().seat_said(seat)))
    }
}

/// All rows of a view that answers by the page, from a row on.
pub(super) fn every_page<T>(page: impl Fn(u32) -> Vec<T>) -> Vec<T> {
    let mut rows = Vec::new();
    loop {
        let more = page(to_u32(rows.len()));
        if more.is_empty() {
            return rows;
        }
        rows.extend(more);
    }
}

/// Those that are not empty, one after the other.
pub(super) fn joined(parts: &[String], between: &str) -> String {
    let said: Vec<&str> =
        parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    said.join(between)
}

/// A figure at the head of a sheet.
pub(super) fn figure(label: String, value: String) -> HeadFigure {
    HeadFigure { label, value }
}
