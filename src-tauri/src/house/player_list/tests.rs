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
    assert_eq!(names(&mut list, "%"), names(&mut list, ""));
    assert_eq!(list.known("Anna Berg"), Some(2));
    assert_eq!(list.known("anna berg"), None);
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
fn two_become_one_with_the_history_of_both_and_part_again() {
    let (_folder, mut list) = empty();
    let anna = list.keep(&player("Anna Berg", "")).unwrap();
    let other =
        list.keep(&ListedPlayer { contact: "a@b.c".into(), ..player("Berg, Anna", "12") }).unwrap();
    list.note_played(&[anna], 1, "T1000", 10);
    list.note_played(&[other, anna], 2, "Turbo", 20);
    let found = list.duplicates().unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].one.number, found[0].why.as_str()), (anna, "the same name"));
    list.merge(anna, other).unwrap();
    let one = list.find("", 0, 9).unwrap().rows;
    assert_eq!(one.len(), 1);
    assert_eq!((one[0].membership.as_str(), one[0].contact.as_str()), ("12", "a@b.c"));
    assert_eq!((one[0].played, one[0].last_played.as_str()), (2, "Turbo"));
    list.part(other).unwrap();
    let apart = list.find("", 0, 9).unwrap().rows;
    assert_eq!(apart.len(), 2);
    assert_eq!(apart[0].membership, "");
    assert_eq!(list.merge(anna, anna).unwrap_err().code, "bad_value");
}

#[test]
fn near_names_are_found_and_short_ones_are_not() {
    let (_folder, mut list) = empty();
    for name in ["Stefan Mueller", "Stefan Muellr", "Ann Li", "Anna Li", "Zoë Strand", "Zoe Strand"]
    {
        list.keep(&player(name, "")).unwrap();
    }
    let why: Vec<(String, String)> =
        list.duplicates().unwrap().into_iter().map(|pair| (pair.other.name, pair.why)).collect();
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
    assert!(refused.message.starts_with("Anna Berg has the membership number 12"));
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
    assert!(text.starts_with("name,nickname,contact,notes,membership\n"));
    let (_other_folder, mut other) = empty();
    let imported = other.import(&STANDARD.encode(&text)).unwrap();
    assert_eq!((imported.added.len(), imported.left_out.len()), (1, 0));
    assert_eq!(other.export().unwrap(), text);
    let again = other.import(&STANDARD.encode(&text)).unwrap();
    assert_eq!((again.added.len(), again.known), (0, 1));
}

#[test]
fn slips_of_a_file_are_named_by_line() {
    let (_folder, mut list) = empty();
    list.keep(&player("Anna Berg", "12")).unwrap();
    let text = "Name;Member number;Phone\nBo Ek;13;070\n;14;\nCy Dahl;12;\nAnna Berg;;555\n";
    let imported = list.import(&STANDARD.encode(text)).unwrap();
    assert_eq!((imported.added.len(), imported.completed), (1, 1));
    let said: Vec<(u32, &str)> =
        imported.left_out.iter().map(|line| (line.line, line.why.as_str())).collect();
    assert_eq!(
        said,
        [
            (3, "Give the player a name."),
            (4, "Anna Berg has the membership number 12; Cy Dahl was not taken.")
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
    assert!(list.find("", 0, 1).unwrap_err().message.contains("is left alone"));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    std::fs::write(&path, b"no database at all, but long enough to be looked at twice").unwrap();
    let mut list = PlayerList::open(folder.path(), 0);
    assert_eq!(list.find("", 0, 1).unwrap_err().code, "no_list");
}
