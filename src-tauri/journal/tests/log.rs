//! What a tournament and the list of tournaments need on an ordinary evening.

use crate::common::{closed, contents, fill, line, lines};
use shuffle_up_journal::{
    CardRoomId, CashGameId, Journal, JournalError, LogStore, SeriesId, StaffId, TournamentId,
};

fn open(path: &std::path::Path) -> Journal {
    Journal::open(path).unwrap().journal
}

#[test]
fn a_new_file_is_made_with_its_folder_and_says_the_same_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Club/evenings/t.shuffle-up");
    let opened = Journal::open(&path).unwrap();
    assert_eq!(opened.read_only, None);
    let mut journal = opened.journal;
    fill(&mut journal);
    let before = contents(&journal);
    journal.close().unwrap();
    let again = Journal::open(&path).unwrap();
    assert_eq!(contents(&again.journal), before);
}

#[test]
fn the_list_tells_lines_times_summary_and_deletion() {
    let (_folder, path, _) = closed();
    let mut journal = open(&path);
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

#[test]
fn a_tournament_begins_with_its_lines_or_not_at_all() {
    let (_folder, path, before) = closed();
    let mut journal = open(&path);
    let new = TournamentId(0);
    let begun = journal.begin("Third", 9, vec![line(new, 1), line(new, 3)]);
    assert_eq!(begun.unwrap_err().code(), "not_next");
    assert!(journal.begin("Third", 9, vec![line(new, 2)]).is_err());
    assert_eq!(contents(&journal), before);
    assert_eq!(journal.begin("Third", 9, lines(new, 1, 2)).unwrap(), TournamentId(3));
    assert_eq!(journal.read(TournamentId(3), 1).unwrap(), lines(TournamentId(3), 1, 2));
}

#[test]
fn only_the_next_number_is_taken_and_a_batch_is_taken_whole() {
    let (_folder, path, before) = closed();
    let mut journal = open(&path);
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

#[test]
fn last_seen_is_the_later_of_the_note_and_the_last_line() {
    let (_folder, path, _) = closed();
    let mut journal = open(&path);
    let (major, turbo) = (TournamentId(1), TournamentId(2));
    assert_eq!(journal.last_seen(major).unwrap(), Some(1_700_009_000_000));
    assert_eq!(journal.last_seen(turbo).unwrap(), Some(line(turbo, 25).at));
    journal.seen_alive(turbo, 1_800_000_000_000).unwrap();
    assert_eq!(journal.last_seen(turbo).unwrap(), Some(1_800_000_000_000));
    let empty = journal.create("Not started", 1).unwrap();
    assert_eq!(journal.last_seen(empty).unwrap(), None);
    assert!(journal.seen_alive(TournamentId(9), 1).is_err());
}

/// A series is a log as any other, and no tournament.
#[test]
fn a_series_is_kept_beside_the_tournaments() {
    let (_folder, path, before) = closed();
    let mut journal = open(&path);
    let new = TournamentId(0);
    let first = journal.begin_series("Spring Open", 9, lines(new, 1, 2)).unwrap();
    assert_eq!(first, SeriesId(1));
    assert_eq!(journal.begin_series("Autumn Open", 9, lines(new, 1, 1)).unwrap(), SeriesId(2));
    assert_eq!(contents(&journal), before, "no list of tournaments has it");
    let log = first.log();
    assert_eq!((log.series(), TournamentId(1).series()), (Some(first), None));
    assert_eq!(journal.append(&[line(log, 4)]).unwrap_err().code(), "not_next");
    journal.append(&[line(log, 3)]).unwrap();
    assert_eq!(journal.create("Third", 9).unwrap(), TournamentId(3));
    journal.close().unwrap();
    let journal = open(&path);
    assert_eq!(journal.read(log, 1).unwrap(), lines(log, 1, 3));
    let rows = journal.all_series().unwrap();
    let names: Vec<&str> = rows.iter().map(|(_, row)| row.name.as_str()).collect();
    assert_eq!(names, ["Spring Open", "Autumn Open"]);
}

/// A cash game is a log as any other, and neither a tournament nor a series.
#[test]
fn a_cash_game_is_kept_beside_tournaments_and_series() {
    let (_folder, path, before) = closed();
    let mut journal = open(&path);
    let new = TournamentId(0);
    let series = journal.begin_series("Spring Open", 9, lines(new, 1, 1)).unwrap();
    let game = journal.begin_cash_game("Kitchen", 9, lines(new, 1, 2)).unwrap();
    assert_eq!(game, CashGameId(1));
    assert_eq!(journal.begin_series("Autumn Open", 9, lines(new, 1, 1)).unwrap(), SeriesId(2));
    assert_eq!(contents(&journal), before, "no list of tournaments has it");
    let log = game.log();
    assert_eq!((log.cash_game(), log.series(), log.is_tournament()), (Some(game), None, false));
    assert_eq!((series.log().cash_game(), series.log().is_tournament()), (None, false));
    assert_eq!((TournamentId(1).cash_game(), TournamentId(1).is_tournament()), (None, true));
    assert_eq!(journal.all_series().unwrap().len(), 2, "no list of series has it");
    journal.append(&[line(log, 3)]).unwrap();
    journal.close().unwrap();
    let journal = open(&path);
    assert_eq!(journal.read(log, 1).unwrap(), lines(log, 1, 3));
    let rows = journal.cash_games().unwrap();
    let names: Vec<&str> = rows.iter().map(|(_, row)| row.name.as_str()).collect();
    assert_eq!(names, ["Kitchen"]);
}

/// An evening of the staff is a log as any other, and no cash game.
#[test]
fn an_evening_of_the_staff_is_kept_beside_cash_games() {
    let (_folder, path, before) = closed();
    let mut journal = open(&path);
    let new = TournamentId(0);
    let staff = journal.begin_staff("Friday", 9, lines(new, 1, 2)).unwrap();
    let game = journal.begin_cash_game("Kitchen", 9, lines(new, 1, 2)).unwrap();
    assert_eq!((staff, game), (StaffId(1), CashGameId(1)));
    assert_eq!(contents(&journal), before, "no list of tournaments has it");
    let log = staff.log();
    assert_eq!((log.staff(), log.cash_game(), log.series()), (Some(staff), None, None));
    assert_eq!((game.log().staff(), log.is_tournament()), (None, false));
    journal.append(&[line(log, 3)]).unwrap();
    journal.close().unwrap();
    let journal = open(&path);
    assert_eq!(journal.read(log, 1).unwrap(), lines(log, 1, 3));
    assert_eq!((journal.all_staff().unwrap().len(), journal.cash_games().unwrap().len()), (1, 1));
}

/// A card room is a log of its own beside all of them.
#[test]
fn a_card_room_is_kept_beside_cash_games() {
    let (_folder, path, before) = closed();
    let mut journal = open(&path);
    let new = TournamentId(0);
    journal.begin_cash_game("Kitchen", 9, lines(new, 1, 1)).unwrap();
    let room = journal.begin_card_room("Club", 9, lines(new, 1, 2)).unwrap();
    assert_eq!(room, CardRoomId(1));
    assert_eq!(journal.begin_cash_game("Garage", 9, lines(new, 1, 1)).unwrap(), CashGameId(2));
    assert_eq!(contents(&journal), before, "no list of tournaments has it");
    let log = room.log();
    assert_eq!((log.card_room(), log.cash_game(), log.series()), (Some(room), None, None));
    assert!(!log.is_tournament() && TournamentId(1).card_room().is_none());
    assert_eq!(journal.cash_games().unwrap().len(), 2, "no list of cash games has it");
    journal.append(&[line(log, 3)]).unwrap();
    journal.close().unwrap();
    let journal = open(&path);
    assert_eq!(journal.read(log, 1).unwrap(), lines(log, 1, 3));
    let rows = journal.card_rooms().unwrap();
    let names: Vec<&str> = rows.iter().map(|(_, row)| row.name.as_str()).collect();
    assert_eq!(names, ["Club"]);
}
