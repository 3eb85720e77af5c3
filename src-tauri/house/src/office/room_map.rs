//! Where the tables stand in the room, as the director has arranged them. Without an arrangement the windows and the
//! sheets draw them in rows by number.

use super::prelude::*;
use super::stored::Stored;

/// The place of a table on the room's grid, which every tournament of the house shares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TablePlace {
    /// The table's number.
    pub table: u32,
    /// The column, from 0 at the left.
    pub x: u16,
    /// The row, from 0 at the top.
    pub y: u16,
}

/// The arranged tables.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomMap {
    /// The place of each, by table number; empty without an arrangement.
    pub places: Vec<TablePlace>,
}

/// The most tables that can be arranged.
const MOST: usize = 5_000;
/// The columns and rows of the grid.
const GRID: u16 = 500;

impl Stored for RoomMap {
    const KEY: &'static str = "room_map";
    const CALLED: fn() -> Phrase = || phrase!("unread-room-map", "the places of the tables");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.room_map;

    fn within_bounds(self) -> Self {
        let mut map = Self::default();
        // An arrangement that could not be made here is none.
        let _ = map.arrange(self.places);
        map
    }
}

impl RoomMap {
    /// Puts every table in its place. No places at all: rows by number again.
    ///
    /// # Errors
    /// Refused for more than 5,000 tables, a place off the grid, a table placed twice, and two tables in one place.
    pub fn arrange(&mut self, mut places: Vec<TablePlace>) -> Result<(), Problem> {
        if places.len() > MOST {
            return Err(problem!(bad_value, "map-full", "At most 5,000 tables can be arranged."));
        }
        if places.iter().any(|place| place.x >= GRID || place.y >= GRID) {
            return Err(problem!(bad_value, "map-outside", "That is outside the room."));
        }
        let tables: BTreeSet<u32> = places.iter().map(|place| place.table).collect();
        let cells: BTreeSet<(u16, u16)> = places.iter().map(|place| (place.x, place.y)).collect();
        if tables.len() < places.len() || cells.len() < places.len() {
            return Err(problem!(
                bad_value,
                "map-two-tables",
                "Two tables cannot stand in one place."
            ));
        }
        places.sort_by_key(|place| place.table);
        self.places = places;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::office::stored::Unread;
    use shuffle_up_journal::Journal;

    fn place(table: u32, x: u16, y: u16) -> TablePlace {
        TablePlace { table, x, y }
    }

    #[test]
    fn an_arrangement_is_kept_in_the_file_and_a_wrong_one_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut opened = Journal::open(folder.path().join("house.db")).unwrap().journal;
        let (mut map, _) = RoomMap::read(&opened);
        assert_eq!(map, RoomMap::default());
        map.arrange(vec![place(2, 4, 0), place(1, 0, 3)]).unwrap();
        map.keep(&mut opened, &Unread::new()).unwrap();
        assert_eq!(RoomMap::read(&opened).0.places, [place(1, 0, 3), place(2, 4, 0)]);
        let before = map.clone();
        for wrong in [
            vec![place(1, 0, 0), place(2, 0, 0)],
            vec![place(1, 0, 0), place(1, 1, 0)],
            vec![place(1, 500, 0)],
        ] {
            assert!(map.arrange(wrong).is_err());
            assert_eq!(map, before);
        }
        map.arrange(Vec::new()).unwrap();
        assert!(map.places.is_empty());
    }
}
