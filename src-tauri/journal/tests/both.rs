//! One suite for both places in which a house is kept: a file, and a PostgreSQL server.

use std::path::PathBuf;
#[cfg(target_os = "linux")]
use std::sync::Arc;

#[cfg(target_os = "linux")]
use crate::common::postgres::PostgresServer;
use crate::common::{Contents, contents, fill, line, lines};
use shuffle_up_journal::{
    CardRoomId, CashGameId, Journal, JournalError, LogStore as _, SeriesId, StaffId, StoredLine,
    TournamentFile, TournamentId,
};
use tempfile::TempDir;

/// Where a house is kept.
enum Place {
    File(TempDir),
    #[cfg(target_os = "linux")]
    Server(Arc<PostgresServer>, String),
}

impl Place {
    fn file() -> Self {
        Self::File(tempfile::tempdir().unwrap())
    }

    #[cfg(target_os = "linux")]
    fn server() -> Self {
        let server = PostgresServer::shared();
        let address = server.address();
        Self::Server(server, address)
    }

    /// Another one of the same kind.
    fn another(&self) -> Self {
        match self {
            Self::File(_) => Self::file(),
            #[cfg(target_os = "linux")]
            Self::Server(..) => Self::server(),
        }
    }

    fn path(&self) -> PathBuf {
        match self {
            Self::File(folder) => folder.path().join("Club/evenings/t.shuffle-up"),
            #[cfg(target_os = "linux")]
            Self::Server(_, address) => address.into(),
        }
    }

    fn open(&self) -> Journal {
        let opened = Journal::open(self.path()).unwrap();
        assert_eq!(opened.read_only, None);
        opened.journal
    }

    /// A house with two tournaments, closed, and what is in it.
    fn filled(&self) -> Contents {
        let mut journal = self.open();
        fill(&mut journal);
        let contents = contents(&journal);
        journal.close().unwrap();
        contents
    }

    /// Says something to the tables behind the journal's back.
    fn spoil(&self, statement: &str) {
        match self {
            Self::File(_) => {
                let connection = rusqlite::Connection::open(self.path()).unwrap();
                connection.execute_batch(statement).unwrap();
            }
            #[cfg(target_os = "linux")]
            Self::Server(server, address) => {
                let database = address.rsplit('/').next().unwrap();
                server.says(database, &format!("SET search_path = shuffle_up; {statement}"));
            }
        }
    }
}

macro_rules! on_both {
    ($($name:ident)+) => {
        mod in_a_file {
            $(#[test]
            fn $name() {
                super::$name(&super::Place::file());
            })+
        }
        #[cfg(target_os = "linux")]
        mod on_a_server {
            $(#[test]
            fn $name() {
                super::$name(&super::Place::server());
            })+
        }
    };
}

on_both! {
    a_new_house_says_the_same_after_reopening
    the_list_tells_lines_times_summary_and_deletion
    a_tournament_begins_with_its_lines_or_not_at_all
    only_the_next_number_is_taken_and_a_batch_is_taken_whole
    last_seen_is_the_later_of_the_note_and_the_last_line
    logs_of_every_kind_are_kept_beside_each_other
    a_tournament_goes_out_as_its_own_file_and_comes_back
    a_house_moves_as_it_is
    every_letter_and_every_number_comes_back
    a_changed_line_is_never_shown
    a_changed_setting_is_never_shown
    a_newer_house_is_refused
}

fn a_new_house_says_the_same_after_reopening(place: &Place) {
    let before = place.filled();
    assert_eq!(contents(&place.open()), before);
}

fn the_list_tells_lines_times_summary_and_deletion(place: &Place) {
    place.filled();
    let mut journal = place.open();
    let [first, second]: [_; 2] = journal.tournaments().unwrap().try_into().unwrap();
    assert_eq!((first.lines, first.last_line_at), (60, Some(line(first.id, 60).at)));
    assert_eq!(second.summary.as_deref(), Some("{\"entries\":25}"));
    journal.set_summary(second.id, None).unwrap();
    journal.set_deleted(first.id, true).unwrap();
    assert_eq!(journal.append(&[line(first.id, 61)]).unwrap_err().code(), "no_such_tournament");
    let row = &journal.tournaments().unwrap()[0];
    assert!(row.deleted && row.name == first.name && row.lines == 60);
    journal.set_deleted(first.id, false).unwrap();
    journal.append(&[line(first.id, 61)]).unwrap();
    assert_eq!(journal.create("Third", 9).unwrap(), TournamentId(3));
    assert_eq!(
        journal.set_summary(TournamentId(9), None).unwrap_err().code(),
        "no_such_tournament"
    );
}

fn a_tournament_begins_with_its_lines_or_not_at_all(place: &Place) {
    let before = place.filled();
    let mut journal = place.open();
    let new = TournamentId(0);
    let begun = journal.begin("Third", 9, vec![line(new, 1), line(new, 3)]);
    assert_eq!(begun.unwrap_err().code(), "not_next");
    assert!(journal.begin("Third", 9, vec![line(new, 2)]).is_err());
    assert_eq!(contents(&journal), before);
    assert_eq!(journal.begin("Third", 9, lines(new, 1, 2)).unwrap(), TournamentId(3));
    assert_eq!(journal.read(TournamentId(3), 1).unwrap(), lines(TournamentId(3), 1, 2));
}

fn only_the_next_number_is_taken_and_a_batch_is_taken_whole(place: &Place) {
    let before = place.filled();
    let mut journal = place.open();
    let (major, turbo) = (TournamentId(1), TournamentId(2));
    for wrong in [0, 1, 60, 62, u32::MAX] {
        let refused = journal.append(&[line(major, wrong)]).unwrap_err();
        assert_eq!(
            refused,
            JournalError::NotNext { tournament: major, expected: 61, given: wrong }
        );
    }
    assert!(journal.append(&[line(major, 61), line(turbo, 26), line(major, 63)]).is_err());
    assert_eq!(
        journal.append(&[line(TournamentId(7), 1)]).unwrap_err().code(),
        "no_such_tournament"
    );
    assert_eq!(contents(&journal), before);
    journal.append(&[line(major, 61), line(turbo, 26), line(major, 62)]).unwrap();
    assert_eq!(journal.read(major, 60).unwrap(), lines(major, 60, 62));
    assert_eq!(journal.read(turbo, 27).unwrap(), []);
    assert_eq!(journal.read(TournamentId(7), 1).unwrap_err().code(), "no_such_tournament");
}

fn last_seen_is_the_later_of_the_note_and_the_last_line(place: &Place) {
    place.filled();
    let mut journal = place.open();
    let (major, turbo) = (TournamentId(1), TournamentId(2));
    assert_eq!(journal.last_seen(major).unwrap(), Some(1_700_009_000_000));
    assert_eq!(journal.last_seen(turbo).unwrap(), Some(line(turbo, 25).at));
    journal.seen_alive(turbo, 1_800_000_000_000).unwrap();
    assert_eq!(journal.last_seen(turbo).unwrap(), Some(1_800_000_000_000));
    let empty = journal.create("Not started", 1).unwrap();
    assert_eq!(journal.last_seen(empty).unwrap(), None);
    assert!(journal.seen_alive(TournamentId(9), 1).is_err());
}

/// The logs of series, cash games, the staff and card rooms are logs as any other, each in a list of its own.
fn logs_of_every_kind_are_kept_beside_each_other(place: &Place) {
    let before = place.filled();
    let mut journal = place.open();
    let new = || lines(TournamentId(0), 1, 2);
    let series = journal.begin_series("Spring Open", 9, new()).unwrap();
    let game = journal.begin_cash_game("Kitchen", 9, new()).unwrap();
    let staff = journal.begin_staff("Friday", 9, new()).unwrap();
    let room = journal.begin_card_room("Club", 9, new()).unwrap();
    assert_eq!(
        (series, game, staff, room),
        (SeriesId(1), CashGameId(1), StaffId(1), CardRoomId(1))
    );
    assert_eq!(journal.begin_series("Autumn Open", 9, new()).unwrap(), SeriesId(2));
    assert_eq!(journal.begin_cash_game("Garage", 9, new()).unwrap(), CashGameId(2));
    assert_eq!(contents(&journal), before, "no list of tournaments has them");
    assert_eq!(journal.create("Third", 9).unwrap(), TournamentId(3));
    let logs = [series.log(), game.log(), staff.log(), room.log()];
    let of = |log: TournamentId| (log.series(), log.cash_game(), log.staff(), log.card_room());
    assert_eq!(
        logs.map(of).map(|(one, two, three, four)| {
            (one.is_some(), two.is_some(), three.is_some(), four.is_some())
        }),
        [
            (true, false, false, false),
            (false, true, false, false),
            (false, false, true, false),
            (false, false, false, true),
        ]
    );
    assert_eq!(of(TournamentId(1)), (None, None, None, None));
    for log in logs {
        assert!(!log.is_tournament() && TournamentId(1).is_tournament());
        assert_eq!(journal.append(&[line(log, 4)]).unwrap_err().code(), "not_next");
        journal.append(&[line(log, 3)]).unwrap();
    }
    journal.close().unwrap();
    let journal = place.open();
    for log in logs {
        assert_eq!(journal.read(log, 1).unwrap(), lines(log, 1, 3));
    }
    let named = |rows: Vec<shuffle_up_journal::TournamentRow>| -> Vec<String> {
        rows.into_iter().map(|row| row.name).collect()
    };
    let rows = journal.all_series().unwrap().into_iter().map(|(_, row)| row).collect();
    assert_eq!(named(rows), ["Spring Open", "Autumn Open"]);
    let rows = journal.cash_games().unwrap().into_iter().map(|(_, row)| row).collect();
    assert_eq!(named(rows), ["Kitchen", "Garage"]);
    let rows = journal.all_staff().unwrap().into_iter().map(|(_, row)| row).collect();
    assert_eq!(named(rows), ["Friday"]);
    let rows = journal.card_rooms().unwrap().into_iter().map(|(_, row)| row).collect();
    assert_eq!(named(rows), ["Club"]);
}

fn a_tournament_goes_out_as_its_own_file_and_comes_back(place: &Place) {
    place.filled();
    let mut journal = place.open();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("turbo.shuffle-up-tournament");
    let turbo = TournamentId(2);
    journal.export(turbo, &file).unwrap();
    let back = journal.add(TournamentFile::read(&file).unwrap()).unwrap();
    assert_eq!(back, TournamentId(3));
    let there: Vec<String> =
        journal.read(back, 1).unwrap().into_iter().map(|line| line.body).collect();
    let was: Vec<String> =
        journal.read(turbo, 1).unwrap().into_iter().map(|line| line.body).collect();
    assert_eq!(there, was);
    let rows = journal.tournaments().unwrap();
    assert_eq!((&rows[2].name, rows[2].created_at), (&rows[1].name, rows[1].created_at));
    let other = Place::file();
    let mut moved = other.open();
    let there = moved.add(TournamentFile::read(&file).unwrap()).unwrap();
    assert_eq!(moved.read(there, 1).unwrap().len(), 25, "and in another house");
}

fn a_house_moves_as_it_is(place: &Place) {
    let before = place.filled();
    let mut journal = place.open();
    let game = journal.begin_cash_game("Kitchen", 9, lines(TournamentId(0), 1, 2)).unwrap();
    let gone = journal.create("Off the list", 9).unwrap();
    journal.set_deleted(gone, true).unwrap();
    let before = Contents { rows: journal.tournaments().unwrap(), ..before };
    let other = Place::file();
    let mut moved = other.open();
    journal.copy_to(&mut moved).unwrap();
    assert_eq!(journal.copy_to(&mut moved).unwrap_err().code(), "not_empty");
    // And back, to a place of the same kind.
    let back = place.another();
    let mut returned = back.open();
    moved.copy_to(&mut returned).unwrap();
    for house in [&moved, &returned] {
        assert_eq!(house.tournaments().unwrap(), before.rows);
        assert_eq!(house.read(game.log(), 1).unwrap(), lines(game.log(), 1, 2));
        let now = contents(house);
        assert_eq!((&now.logs[..2], &now.settings), (&before.logs[..], &before.settings));
        assert_eq!(now.seen[..2], before.seen[..]);
    }
}

fn every_letter_and_every_number_comes_back(place: &Place) {
    let mut journal = place.open();
    let odd = "牌 “Ünï” \\ ' \" $1 \u{202e}\u{1f0a1} \r\n\t";
    let tournament = journal.create(odd, i64::MIN).unwrap();
    let line = |number, at, device: &str, body: String| StoredLine {
        tournament,
        number,
        at,
        device: device.to_owned(),
        body,
    };
    let said = [
        line(1, i64::MAX, "", "{}".to_owned()),
        line(2, i64::MIN, odd, format!("{{\"text\":\"{}\"}}", "ä".repeat(200_000))),
        line(3, 0, "desk", "\"\\u0000\"".to_owned()),
    ];
    journal.append(&said).unwrap();
    journal.put_setting(odd, odd).unwrap();
    journal.put_setting(odd, &format!("{odd}{odd}")).unwrap();
    journal.close().unwrap();
    let journal = place.open();
    assert_eq!(journal.read(tournament, 0).unwrap(), said);
    assert_eq!(journal.tournaments().unwrap()[0].name, odd);
    assert_eq!(journal.get_setting(odd).unwrap(), Some(format!("{odd}{odd}")));
    assert_eq!(journal.get_setting("nothing").unwrap(), None);
}

fn a_changed_line_is_never_shown(place: &Place) {
    place.filled();
    place.spoil("UPDATE lines SET body = replace(body, 'seat 7', 'seat 8') WHERE number = 12");
    let journal = match Journal::open(place.path()) {
        Ok(opened) => opened.journal,
        Err(error) => panic!("{error}"),
    };
    assert_eq!(journal.read(TournamentId(1), 1).unwrap_err().code(), "damaged");
    assert_eq!(journal.read(TournamentId(1), 13).unwrap(), lines(TournamentId(1), 13, 60));
}

fn a_changed_setting_is_never_shown(place: &Place) {
    place.filled();
    place.spoil("UPDATE settings SET value = '[25,100,700]' WHERE key = 'denominations'");
    let opened = Journal::open(place.path()).unwrap();
    let refused = opened.journal.get_setting("denominations").map_err(|error| error.code());
    assert!(opened.read_only.is_some() || refused == Err("damaged"), "{refused:?}");
}

fn a_newer_house_is_refused(place: &Place) {
    place.filled();
    match place {
        Place::File(_) => place.spoil("PRAGMA user_version = 101"),
        #[cfg(target_os = "linux")]
        Place::Server(..) => place.spoil("UPDATE version SET number = 101"),
    }
    let refused = Journal::open(place.path()).unwrap_err();
    assert!(matches!(refused, JournalError::Newer { found: 101, known: 100, .. }), "{refused:?}");
}
