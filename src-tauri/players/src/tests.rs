use super::*;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

fn empty() -> (tempfile::TempDir, PlayerList) {
    let folder = tempfile::tempdir().unwrap();
    let list = PlayerList::open(folder.path(), 0);
    (folder, list)
}

fn player(name: &str, membership: &str) -> ListedPlayer {
    ListedPlayer { name: name.into(), membership: membership.into(), ..ListedPlayer::default() }
}

fn names(list: &mut PlayerList, search: &str) -> Vec<String> {
    list.find(search, 0, 500).unwrap().rows.into_iter().map(|row| row.name).collect()
}

#[test]
fn a_player_is_found_by_any_part_without_marks() {
    let (_folder, mut list) = empty();
    for name in ["Łukasz Żak", "Anna Berg", "Øyvind Strøm", "Анна Каренина", "陳大文"]
    {
        list.keep(&player(name, "")).unwrap();
    }
    assert_eq!(names(&mut list, "lukasz"), ["Łukasz Żak"]);
    assert_eq!(names(&mut list, "ber ann"), ["Anna Berg"]);
    assert_eq!(names(&mut list, "oyvind strom"), ["Øyvind Strøm"]);
    assert_eq!(names(&mut list, "каренина"), ["Анна Каренина"]);
    assert_eq!(names(&mut list, "大"), ["陳大文"]);
    assert!(names(&mut list, "%").is_empty());
    assert_eq!(list.known("Anna Berg"), Some(2));
    assert_eq!(list.known("anna berg"), Some(2));
    assert_eq!(list.known("Berg, Ánna"), Some(2));
    assert_eq!(list.known("Berg Anna"), None, "another name");
}

#[test]
fn deleting_can_be_undone_for_thirty_days() {
    let (folder, mut list) = empty();
    let number = list.keep(&player("Anna Berg", "7")).unwrap();
    list.delete(&[number], 1_000).unwrap();
    assert!(names(&mut list, "").is_empty());
    list.restore(&[number]).unwrap();
    assert_eq!(names(&mut list, ""), ["Anna Berg"]);
    list.delete(&[number], 1_000).unwrap();
    drop(list);
    let mut later = PlayerList::open(folder.path(), 1_000 + KEPT_DELETED + 1);
    later.restore(&[number]).unwrap();
    assert!(names(&mut later, "").is_empty(), "gone for good");
}

#[test]
fn whoever_is_not_to_be_named_is_not_even_when_the_rest_is_forgotten() {
    let (folder, mut list) = empty();
    let from = ListedPlayer { city: "Bern".into(), country: "CH".into(), ..player("Anna", "7") };
    let anna = list.keep(&ListedPlayer { unnamed: true, ..from.clone() }).unwrap();
    let other = list.keep(&player("Anna B", "")).unwrap();
    let third = list.keep(&player("Cy", "")).unwrap();
    let public = |list: &mut PlayerList| list.in_public().unwrap();
    let wish = InPublic { city: "Bern".into(), country: "CH".into(), unnamed: true };
    assert_eq!(public(&mut list), [(anna, wish.clone())].into());
    // Of two who are made one the wish holds for both, whichever has it.
    list.merge(other, anna).unwrap();
    assert_eq!(public(&mut list), [(anna, wish.clone()), (other, wish.clone())].into());
    list.part(anna).unwrap();
    assert_eq!(public(&mut list), [(anna, wish)].into());
    // It goes along to a spreadsheet and back.
    let text = list.export().unwrap();
    assert!(text.contains("Anna,,,,7,,Bern,CH,yes"), "{text}");
    let (_elsewhere, mut copy) = empty();
    copy.import(&STANDARD.encode(&text)).unwrap();
    let unnamed: Vec<bool> =
        copy.find("", 0, 9).unwrap().rows.iter().map(|row| row.unnamed).collect();
    assert_eq!(unnamed, [true, false, false]);
    list.delete(&[anna, third], 1_000).unwrap();
    drop(list);
    let mut later = PlayerList::open(folder.path(), 1_000 + KEPT_DELETED + 1);
    later.keep(&player("Di", "")).unwrap();
    let kept = InPublic { unnamed: true, ..InPublic::default() };
    assert_eq!(public(&mut later), [(anna, kept)].into());
    let faces = later.faces().unwrap();
    assert_eq!((faces[&anna].0.as_str(), faces.contains_key(&third)), ("", false));
}

#[test]
fn two_become_one_with_the_history_of_both_and_part_again() {
    let (_folder, mut list) = empty();
    let anna = list.keep(&player("Anna Berg", "")).unwrap();
    let other =
        list.keep(&ListedPlayer { contact: "a@b.c".into(), ..player("Berg, Anna", "12") }).unwrap();
    list.note_played(&[anna], 1, "T1000", 10);
    list.note_played(&[other, anna], 2, "Turbo", 20);
    let found = list.duplicates().unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].one.number, &*found[0].why.english), (anna, "the same name"));
    list.merge(anna, other).unwrap();
    let one = list.find("", 0, 9).unwrap().rows;
    assert_eq!(one.len(), 1);
    assert_eq!((one[0].membership.as_str(), one[0].contact.as_str()), ("12", "a@b.c"));
    assert_eq!((one[0].played, one[0].last_played.as_str()), (2, "Turbo"));
    list.part(other).unwrap();
    let apart = list.find("", 0, 9).unwrap().rows;
    assert_eq!(apart.len(), 2);
    assert_eq!(apart.iter().find(|row| row.number == anna).unwrap().membership, "");
    assert_eq!(list.merge(anna, anna).unwrap_err().code, "bad_value");
}

#[test]
fn near_names_are_found_and_short_ones_are_not() {
    let (_folder, mut list) = empty();
    for name in ["Stefan Mueller", "Stefan Muellr", "Ann Li", "Anna Li", "Zoë Strand", "Zoe Strand"]
    {
        list.keep(&player(name, "")).unwrap();
    }
    let why: Vec<(String, String)> = list
        .duplicates()
        .unwrap()
        .into_iter()
        .map(|pair| (pair.other.name, pair.why.to_string()))
        .collect();
    assert_eq!(
        why,
        [
            ("Zoe Strand".to_string(), "the same name".to_string()),
            ("Stefan Muellr".into(), "names a letter apart".into())
        ]
    );
}

#[test]
fn a_membership_number_belongs_to_one_player() {
    let (_folder, mut list) = empty();
    list.keep(&player("Anna Berg", "12")).unwrap();
    let refused = list.keep(&player("Bo Ek", "12")).unwrap_err();
    assert!(refused.message.english.starts_with("Anna Berg has the membership number 12"));
    assert_eq!(list.keep(&player(" ", "")).unwrap_err().code, "bad_value");
}

#[test]
fn a_file_goes_out_and_comes_in_again() {
    let (_folder, mut list) = empty();
    list.keep(&ListedPlayer {
        nickname: "=The \"Shark\"".into(),
        contact: "+44 20 7946 0000".into(),
        notes: "first line, comma".into(),
        ..player("Łukasz, Żak", "0012")
    })
    .unwrap();
    let text = list.export().unwrap();
    assert!(text.starts_with(
        "name,nickname,contact,notes,membership,last name,city,country,not named\r\n"
    ));
    let (_other_folder, mut other) = empty();
    let imported = other.import(&STANDARD.encode(&text)).unwrap();
    assert_eq!((imported.added.len(), imported.left_out.len()), (1, 0));
    assert_eq!(other.export().unwrap(), text);
    let again = other.import(&STANDARD.encode(&text)).unwrap();
    assert_eq!((again.added.len(), again.known), (0, 1));
}

#[test]
fn the_best_answer_comes_first_and_the_first_names_stay_apart_from_the_last() {
    let (_folder, mut list) = empty();
    let text = "First,Last,ID\nSeán,O’Connor,31\nJan,Li,32\nMaria,Garcia Lopez,33\nAnna,Berg,34\n";
    list.import(&STANDARD.encode(text)).unwrap();
    assert_eq!(
        names(&mut list, ""),
        ["Anna Berg", "Maria Garcia Lopez", "Jan Li", "Seán O’Connor"]
    );
    assert_eq!(names(&mut list, "an"), ["Anna Berg", "Jan Li", "Seán O’Connor"]);
    assert_eq!(names(&mut list, "oconnor sean"), ["Seán O’Connor"]);
    assert_eq!(names(&mut list, "33"), ["Maria Garcia Lopez"]);
    let maria = list.find("33", 0, 1).unwrap().rows.remove(0);
    assert_eq!((maria.last_name.as_str(), maria.membership.as_str()), ("Garcia Lopez", "33"));
}

#[test]
fn no_telephone_is_lost_beside_an_address_nor_half_a_name() {
    let (_folder, mut list) = empty();
    let text = "Last name,First name,E-mail,Phone,Comment,Note\nBerg,Anna,a@b.c,070,,seat 1\nEk,Bo,,071,x,y\n";
    list.import(&STANDARD.encode(text)).unwrap();
    let rows = list.find("", 0, 9).unwrap().rows;
    let told: Vec<_> =
        rows.iter().map(|row| [&row.name[..], &row.contact[..], &row.notes[..]]).collect();
    assert_eq!(told, [["Anna Berg", "a@b.c, 070", "seat 1"], ["Bo Ek", "071", "x, y"]]);
}

#[test]
fn slips_of_a_file_are_named_by_line() {
    let (_folder, mut list) = empty();
    list.keep(&player("Anna Berg", "12")).unwrap();
    let text = "Name;Member number;Phone\nBo Ek;13;070\n;14;\nCy Dahl;12;\nAnna Berg;;555\n";
    // Lines are counted the same however they end, empty ones too.
    for ends in ["\r\n", "\n\n", "\r\n\r\n"] {
        let named = list.import(&STANDARD.encode(text.replace('\n', ends))).unwrap().left_out;
        let each = u32::try_from(ends.matches('\n').count()).unwrap();
        let lines: Vec<u32> = named.iter().map(|line| line.line).collect();
        assert_eq!(lines, [2 * each + 1, 3 * each + 1], "{ends:?}");
    }
    let bo = list.find("bo", 0, 1).unwrap().rows.remove(0);
    list.delete(&[bo.number], 0).unwrap();
    let imported = list.import(&STANDARD.encode(text)).unwrap();
    assert_eq!((imported.added.len(), imported.completed.len()), (1, 0));
    let said: Vec<(u32, &str)> =
        imported.left_out.iter().map(|line| (line.line, &*line.why.english)).collect();
    assert_eq!(
        said,
        [
            (3, "Give the player a name."),
            (4, "Anna Berg has the membership number 12; Cy Dahl was left out.")
        ]
    );
    assert_eq!(list.import("%%%").unwrap_err().code, "bad_value");
    assert_eq!(list.import(&STANDARD.encode(b"\0\0")).unwrap_err().code, "bad_value");
}

#[test]
fn a_foreign_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    let foreign = Connection::open(&path).unwrap();
    foreign.execute_batch("CREATE TABLE theirs (a)").unwrap();
    drop(foreign);
    let before = std::fs::read(&path).unwrap();
    let mut list = PlayerList::open(folder.path(), 0);
    assert!(list.find("", 0, 1).unwrap_err().message.english.contains("is left alone"));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    std::fs::write(&path, b"no database at all, but long enough to be looked at twice").unwrap();
    let mut list = PlayerList::open(folder.path(), 0);
    assert_eq!(list.find("", 0, 1).unwrap_err().code, "no_list");
}

/// A folder, a pipe that nobody writes to, a link to nowhere and a device in the place of the list.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_left_alone() {
    use std::os::unix::fs::symlink;
    use std::process::Command;
    let folder = tempfile::tempdir().unwrap();
    let strange = folder.path().join("strange");
    std::fs::create_dir(&strange).unwrap();
    let pipe = strange.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let nowhere = strange.join("nowhere");
    for there in
        [strange.as_path(), &pipe, &nowhere, Path::new("/dev/zero"), Path::new("/dev/full")]
    {
        symlink(there, folder.path().join(FILE)).unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        assert!(list.find("", 0, 1).unwrap_err().message.english.contains("is left alone"));
        assert!(!nowhere.exists());
        std::fs::remove_file(folder.path().join(FILE)).unwrap();
    }
}

#[test]
fn three_become_one_and_each_keeps_its_history() {
    let (_folder, mut list) = empty();
    let three: Vec<u32> = ["Anna Berg", "A. Berg", "Berg Anna"]
        .map(|name| list.keep(&player(name, "")).unwrap())
        .into();
    for (number, tournament) in three.iter().zip(1..) {
        list.note_played(
            &[*number],
            tournament,
            &format!("Event {tournament}"),
            i64::from(tournament),
        );
    }
    // The third into the second, and both into the first.
    list.merge(three[1], three[2]).unwrap();
    list.merge(three[0], three[1]).unwrap();
    let one = list.find("", 0, 9).unwrap().rows;
    assert_eq!((one.len(), one[0].played, one[0].last_played.as_str()), (1, 3, "Event 3"));
    list.part(three[1]).unwrap();
    let played: Vec<(String, u32)> =
        list.find("", 0, 9).unwrap().rows.into_iter().map(|row| (row.name, row.played)).collect();
    assert_eq!(played, [("A. Berg".to_string(), 2), ("Anna Berg".into(), 1)]);
}

#[test]
fn parting_keeps_what_was_put_right_since() {
    let (_folder, mut list) = empty();
    let anna = list.keep(&player("Anna Berg", "")).unwrap();
    let other =
        list.keep(&ListedPlayer { contact: "old".into(), ..player("Ana Berg", "12") }).unwrap();
    list.merge(anna, other).unwrap();
    let one = list.find("", 0, 1).unwrap().rows.remove(0);
    list.keep(&ListedPlayer { contact: "new".into(), nickname: "Ace".into(), ..one }).unwrap();
    list.part(other).unwrap();
    let rows = list.find("", 0, 9).unwrap().rows;
    assert_eq!((rows[1].contact.as_str(), rows[1].nickname.as_str()), ("new", "Ace"));
    assert_eq!(rows[1].membership, "", "it went back to the other");
    assert_eq!((rows[0].contact.as_str(), rows[0].membership.as_str()), ("old", "12"));
    assert_eq!(list.part(other).unwrap_err().code, "unknown");
}

#[test]
fn nobody_comes_back_with_a_membership_number_that_somebody_has_by_now() {
    let (_folder, mut list) = empty();
    let anna = list.keep(&player("Anna Berg", "12")).unwrap();
    let cy = list.keep(&player("Cy Dahl", "")).unwrap();
    list.delete(&[anna, cy], 1).unwrap();
    let bo = list.keep(&player("Bo Ek", "12")).unwrap();
    let refused = list.restore(&[cy, anna]).unwrap_err();
    assert!(
        refused.message.english.starts_with("Bo Ek has the membership number 12."),
        "{refused:?}"
    );
    assert_eq!(names(&mut list, ""), ["Bo Ek"], "all or nobody");
    list.keep(&ListedPlayer { number: bo, ..player("Bo Ek", "13") }).unwrap();
    list.restore(&[cy, anna]).unwrap();
    assert_eq!(names(&mut list, ""), ["Anna Berg", "Cy Dahl", "Bo Ek"]);
    // The number of one who was made one with another is free, and taken when the two are parted.
    list.merge(bo, anna).unwrap();
    list.keep(&player("Di Fox", "12")).unwrap();
    assert_eq!(list.part(anna).unwrap_err().code, "taken");
    assert_eq!(names(&mut list, ""), ["Cy Dahl", "Bo Ek", "Di Fox"], "nothing has happened");
}

#[test]
fn an_import_is_all_or_nothing_and_goes_back_whole() {
    let (_folder, mut list) = empty();
    let anna = list.keep(&player("Anna Berg", "")).unwrap();
    let before = list.export().unwrap();
    let text = "name,nickname,contact,notes,membership\nAnna Berg,Ace,,,12\nBo Ek,,,,13\n";
    let imported = list.import(&STANDARD.encode(text)).unwrap();
    assert_eq!((imported.added.len(), imported.completed[0].number), (1, anna));
    list.take_back(&imported.added, &imported.completed, 5).unwrap();
    assert_eq!(list.export().unwrap(), before);
    // A database that refuses is no slip of the file's.
    list.connection()
        .unwrap()
        .execute_batch(
            "CREATE TRIGGER no_more BEFORE INSERT ON listed WHEN NEW.name = 'Cy Dahl' \
             BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
        )
        .unwrap();
    let failed = list.import(&STANDARD.encode("Di Fox\nCy Dahl\n")).unwrap_err();
    assert!(failed.message.english.contains("the disk is full"), "{failed:?}");
    assert_eq!(list.export().unwrap(), before, "nothing of the file was taken");
}

#[test]
fn fifty_thousand_players_are_taken_and_not_one_more() {
    let (_folder, mut list) = empty();
    let players: String = (1..=csv_file::MOST).map(|number| format!("P {number}\n")).collect();
    let too_many = format!("{players}One More\n");
    assert!(
        list.import(&STANDARD.encode(&too_many)).unwrap_err().message.english.contains("50,000")
    );
    assert_eq!(list.find("", 0, 1).unwrap().total, 0);
    let headed = format!("Name\n\n{players}");
    assert_eq!(list.import(&STANDARD.encode(headed)).unwrap().added.len(), csv_file::MOST);
}

#[test]
fn hostile_files_are_data_and_hostile_searches_find_nothing() {
    let (_folder, mut list) = empty();
    let long = "\u{10ffff}x".repeat(10_000);
    let names_of = |list: &mut PlayerList| names(list, "");
    let text = format!(
        "<script>alert(1)</script>,=cmd|' /C calc'!A0,\u{202e}moc.elgoog,\u{7}bell,'; DROP TABLE listed; --\n\
         {long},\"an open quote,\n"
    );
    let imported = list.import(&STANDARD.encode(&text)).unwrap();
    assert_eq!(imported.left_out, []);
    let rows = list.find("script", 0, 9).unwrap().rows;
    assert_eq!(rows[0].nickname, "=cmd|' /C calc'!A0", "text as it was meant");
    assert_eq!((rows[0].contact.as_str(), rows[0].notes.as_str()), ("moc.elgoog", "bell"));
    assert!(names_of(&mut list).iter().all(|name| name.chars().count() <= 100));
    let out = list.export().unwrap();
    assert!(out.contains(",'=cmd|"), "{out}");
    for search in [long.as_str(), "%_\\%", "' OR 1=1 --", "\u{0}", &"a ".repeat(10_000)] {
        list.find(search, 0, 9).unwrap();
        list.completions(&format!("n {search}"));
    }
    // UTF-16 with its mark, Windows-1252, ragged lines, and what is no text.
    let utf_16: Vec<u8> = "\u{feff}name\tmembership\nŁukasz\t88\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(list.import(&STANDARD.encode(utf_16)).unwrap().added.len(), 1);
    assert_eq!(names(&mut list, "88"), ["Łukasz"]);
    let latin = list.import(&STANDARD.encode(b"name\nJos\xe9 Garc\xeda\n")).unwrap();
    assert!(latin.remark.english.contains("Windows-1252"), "{}", latin.remark);
    assert_eq!(names(&mut list, "jose"), ["José García"]);
    let ragged =
        list.import(&STANDARD.encode("name;contact\nA One;1;2;3;4;5;6\nB Two\n;;;\n")).unwrap();
    assert_eq!((ragged.added.len(), ragged.left_out.len()), (2, 0));
    let huge = STANDARD.encode(vec![b'x'; 8_000_001]);
    assert!(list.import(&huge).unwrap_err().message.english.contains("larger than eight million"));
    let program = STANDARD.encode(b"MZ\0\0");
    assert!(list.import(&program).unwrap_err().message.english.contains("not a text file"));
}

#[test]
fn seasons_are_kept_deleted_and_put_back() {
    let (folder, mut list) = empty();
    let named = |number, name: &str| KeptSeason {
        number,
        season: shuffle_up_seasons::Season { name: name.into(), ..Default::default() },
    };
    let autumn = list.keep_season(&named(0, "Autumn")).unwrap();
    let spring = list.keep_season(&named(0, " Spring ")).unwrap();
    list.keep_season(&named(autumn, "Autumn 2026")).unwrap();
    let names = |list: &mut PlayerList| -> Vec<String> {
        list.seasons().unwrap().into_iter().map(|kept| kept.season.name).collect()
    };
    assert_eq!(names(&mut list), ["Spring", "Autumn 2026"]);
    assert_eq!(list.keep_season(&named(0, " ")).unwrap_err().code, "bad_value");
    assert_eq!(list.keep_season(&named(99, "None")).unwrap_err().code, "unknown");
    list.delete_season(spring, 1_000).unwrap();
    assert_eq!(names(&mut list), ["Autumn 2026"]);
    assert_eq!(list.keep_season(&named(spring, "Deleted")).unwrap_err().code, "unknown");
    list.restore_season(spring).unwrap();
    assert_eq!(names(&mut list).len(), 2);
    list.delete_season(spring, 1_000).unwrap();
    drop(list);
    let mut later = PlayerList::open(folder.path(), 1_001 + KEPT_DELETED);
    later.keep(&player("Anna", "")).unwrap();
    later.restore_season(spring).unwrap();
    assert_eq!(names(&mut later), ["Autumn 2026"]);
}

#[test]
fn an_evening_that_comes_in_twice_is_there_once() {
    let (_folder, mut list) = empty();
    let evening =
        |id: &str, at| shuffle_up_seasons::Evening { id: id.into(), at, ..Default::default() };
    list.keep_past_evenings(&[evening("b", 2), evening("a", 3)]).unwrap();
    list.keep_past_evenings(&[evening("a", 1)]).unwrap();
    assert_eq!(list.past_evenings().unwrap(), [evening("a", 1), evening("b", 2)]);
    assert!(list.keep_past_evenings(&[evening("c", 1), evening(" ", 1)]).is_err());
    assert_eq!(list.past_evenings().unwrap().len(), 2, "all of them or none");
    list.forget_past_evenings(&["a".into()], 9).unwrap();
    assert_eq!(list.past_evenings().unwrap(), [evening("b", 2)]);
}

#[test]
fn a_list_of_a_later_version_is_said_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(PlayerList::open(folder.path(), 0));
    let path = folder.path().join("players.shuffle-up");
    let later = Connection::open(&path).unwrap();
    later.pragma_update(None, "user_version", VERSION + 1).unwrap();
    drop(later);
    let before = std::fs::read(&path).unwrap();
    let problem = PlayerList::open(folder.path(), 0).find("", 0, 1).unwrap_err();
    assert!(problem.message.english.contains("later version"), "{}", problem.message);
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// Also where the newest changes are still in its write-ahead log.
#[test]
fn a_list_of_a_development_build_is_said_and_left_alone() {
    let here = tempfile::tempdir().unwrap();
    let mut list = PlayerList::open(here.path(), 0);
    list.keep(&player("Anna Berg", "7")).unwrap();
    list.connection().unwrap().pragma_update(None, "user_version", 7).unwrap();
    // As it lies there while it is open, or after the power went.
    let folder = tempfile::tempdir().unwrap();
    let beside = |ending: &str| folder.path().join(format!("{FILE}{ending}"));
    for ending in ["", "-wal"] {
        std::fs::copy(here.path().join(format!("{FILE}{ending}")), beside(ending)).unwrap();
    }
    let bytes = || ["", "-wal"].map(|ending| std::fs::read(beside(ending)).unwrap());
    let before = bytes();
    let problem = PlayerList::open(folder.path(), 0).find("", 0, 1).unwrap_err();
    assert!(problem.message.english.contains("development build"), "{}", problem.message);
    assert_eq!(bytes(), before);
}
