//! Whom and which tables a line concerns: what the log is filtered by.
//!
//! Every player and table in a line stands there as an id of its own type, so they are found by walking over what was said
//! as it is written down; no action has to name them twice.

use crate::actions::event::Event;
use crate::log::Log;
use crate::log::line::{Line, LineKind};
use crate::state::prelude::*;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;

/// Whom and which tables a line concerns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct About {
    /// The entries.
    pub entries: BTreeSet<EntryId>,
    /// The players who are named without an entry, as by a locked seat.
    pub players: BTreeSet<PlayerId>,
    /// The tables.
    pub tables: BTreeSet<TableNumber>,
}

/// Whom and which tables a line concerns, with the lines that it strikes, restores or amends. Nothing for a line that is
/// not there.
pub fn about(log: &Log, number: u32) -> About {
    let mut about = About::default();
    let (mut to_read, mut read) = (Vec::new(), BTreeSet::new());
    let mut next = log.numbered(number);
    while let Some(line) = next {
        let mut reads = |lines: &[u32]| {
            to_read.extend(lines.iter().copied().filter(|number| read.insert(*number)));
        };
        match &line.kind {
            LineKind::Command { .. } => {}
            LineKind::Strike { lines } | LineKind::Restore { lines, .. } => reads(lines),
            LineKind::Correct { strike, restore, .. } => {
                reads(strike);
                reads(restore);
            }
        }
        read_applied(line, &mut |id, number| match id {
            Id::Entry => drop(about.entries.insert(EntryId(number))),
            Id::Player => drop(about.players.insert(PlayerId(number))),
            Id::Table => drop(about.tables.insert(TableNumber(number))),
        });
        about.tables.extend(log.tables_then(line.number));
        next = to_read.pop().and_then(|number| log.numbered(number));
    }
    about
}

/// The tables at which the few sat whom a line is about, before it took effect: where somebody went out, or moved away.
/// What concerns half the room, as a draw, names its tables itself.
pub(super) fn tables_then(line: &Line, tournament: &Tournament) -> Vec<TableNumber> {
    let mut entries = Vec::new();
    read_applied(line, &mut |id, number| {
        if matches!(id, Id::Entry) {
            entries.push(EntryId(number));
        }
    });
    entries.sort_unstable();
    entries.dedup();
    if entries.len() > FEW {
        return Vec::new();
    }
    let mut tables: Vec<TableNumber> = entries
        .iter()
        .filter_map(|entry| tournament.seat_of(*entry))
        .map(|seat| seat.table)
        .collect();
    tables.dedup();
    tables
}

/// So many sit at two tables.
const FEW: usize = 20;

/// Finds the ids in what a line did.
fn read_applied(line: &Line, found: &mut dyn FnMut(Id, u32)) {
    let Some(applied) = line.applied() else { return };
    let mut reader = Reader { found, next: None };
    // What is written down is only looked at: there is nothing that could fail.
    let _ = applied.command.serialize(&mut reader);
    for event in applied.events {
        if let Event::Entered(entered) = event {
            for (EntryId(entry), _) in entered.numbered() {
                (reader.found)(Id::Entry, entry);
            }
        }
        let _ = event.serialize(&mut reader);
    }
}

/// The kinds of ids that are looked for.
#[derive(Debug, Clone, Copy)]
enum Id {
    Entry,
    Player,
    Table,
}

/// Takes what is written down and tells of the ids.
struct Reader<'a> {
    found: &'a mut dyn FnMut(Id, u32),
    /// Of which kind the number is that comes next.
    next: Option<Id>,
}

type Read = Result<(), fmt::Error>;

impl Reader<'_> {
    fn number(&mut self, number: u64) {
        if let (Some(id), Ok(number)) = (self.next, u32::try_from(number)) {
            (self.found)(id, number);
        }
    }
}

macro_rules! nothing {
    ($($method:ident($($ty:ty),*)),* $(,)?) => {
        $(fn $method(self $(, _: $ty)*) -> Read {
            Ok(())
        })*
    };
}

macro_rules! several {
    ($($method:ident($($ty:ty),*)),* $(,)?) => {
        $(fn $method(self $(, _: $ty)*) -> Result<Self, fmt::Error> {
            Ok(self)
        })*
    };
}

macro_rules! numbers {
    ($($method:ident($ty:ty)),* $(,)?) => {
        $(fn $method(self, number: $ty) -> Read {
            self.number(u64::from(number));
            Ok(())
        })*
    };
}

impl<'a, 'b> Serializer for &'a mut Reader<'b> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    nothing!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_str(&str),
        serialize_bytes(&[u8]),
        serialize_unit_struct(&'static str),
        serialize_none(),
        serialize_unit(),
        serialize_unit_variant(&'static str, u32, &'static str),
    );
    numbers!(serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64));
    several!(
        serialize_seq(Option<usize>),
        serialize_tuple(usize),
        serialize_tuple_struct(&'static str, usize),
        serialize_tuple_variant(&'static str, u32, &'static str, usize),
        serialize_map(Option<usize>),
        serialize_struct(&'static str, usize),
        serialize_struct_variant(&'static str, u32, &'static str, usize),
    );

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Read {
        value.serialize(self)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Read {
        self.next = match name {
            "EntryId" => Some(Id::Entry),
            "PlayerId" => Some(Id::Player),
            "TableNumber" => Some(Id::Table),
            _ => None,
        };
        let read = value.serialize(&mut *self);
        self.next = None;
        read
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Read {
        value.serialize(self)
    }
}

/// What holds several values is read value by value.
macro_rules! parts {
    ($($of:ident::$method:ident($($name:ty)?)),* $(,)?) => {
        $(impl $of for &mut Reader<'_> {
            type Ok = ();
            type Error = fmt::Error;
            fn $method<T: Serialize + ?Sized>(&mut self, $(_: $name,)? value: &T) -> Read {
                value.serialize(&mut **self)
            }
            fn end(self) -> Read {
                Ok(())
            }
        })*
    };
}

parts!(
    SerializeSeq::serialize_element(),
    SerializeTuple::serialize_element(),
    SerializeTupleStruct::serialize_field(),
    SerializeTupleVariant::serialize_field(),
    SerializeStruct::serialize_field(&'static str),
    SerializeStructVariant::serialize_field(&'static str),
);

impl SerializeMap for &mut Reader<'_> {
    type Ok = ();
    type Error = fmt::Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Read {
        key.serialize(&mut **self)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Read {
        value.serialize(&mut **self)
    }
    fn end(self) -> Read {
        Ok(())
    }
}
