//! The host's own templates: saved, renamed, deleted, put back, and carried from one house to another.

use crate::office::{FILE, Office};
use crate::problem::Problem;
use shuffle_up_engine::rulebook::templates;

fn names(office: &Office) -> Vec<(String, bool)> {
    office.own_templates().into_iter().map(|own| (own.template.name, own.deleted)).collect()
}

#[test]
fn a_template_outlives_the_program_and_its_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let mut setup = templates::t1000();
    setup.starting_stack = 1_500;
    let tournament = office.new_tournament(setup, None).unwrap();
    let id = office.save_template(tournament, " Our  Thursday ", "Fifteen hundred.").unwrap();
    office.rename_template(&id, "Our Friday", "").unwrap();
    drop(office);
    let mut office = Office::open(folder.path());
    let own = office.own_templates().remove(0).template;
    assert_eq!(
        (own.id, own.name.as_str(), own.setup.starting_stack),
        (id.clone(), "Our Friday", 1_500)
    );
    office.delete_template(&id, true).unwrap();
    assert_eq!(names(&office), [("Our Friday".to_string(), true)]);
    office.delete_template(&id, false).unwrap();
    assert_eq!(names(&office), [("Our Friday".to_string(), false)]);
    let unknown = |done: Result<(), Problem>| done.unwrap_err().code == "unknown";
    assert!(unknown(office.delete_template("own-99", true)));
    assert!(unknown(office.delete_template("t1000", true)), "a bundled one stays");
    assert!(
        office.save_template(tournament, "  ", "").unwrap_err().sentence.english.contains("name")
    );
}

#[test]
fn a_template_travels_as_a_file() {
    let (one, other, papers) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut office = Office::open(one.path());
    let tournament = office.new_tournament(templates::t1000(), None).unwrap();
    let id = office.save_template(tournament, "../Deep: \"one\"", "About it").unwrap();
    let path = office.export_template(papers.path(), &id).unwrap();
    assert_eq!(path.parent(), Some(papers.path()), "the name leads nowhere else");
    let text = std::fs::read_to_string(path).unwrap();
    let mut elsewhere = Office::open(other.path());
    elsewhere.import_template(&text).unwrap();
    let (sent, came) = (office.own_templates().remove(0), elsewhere.own_templates().remove(0));
    assert_eq!(came, sent);
    let refused = elsewhere.import_template("a shopping list").unwrap_err();
    assert_eq!(refused.sentence.key, "file-no-template-shuffle");
    assert_eq!(elsewhere.own_templates().len(), 1);
    assert!(office.export_template(papers.path(), "turbo").is_ok(), "bundled ones travel too");
}

#[test]
fn what_is_not_understood_is_kept_and_not_written_over() {
    use shuffle_up_journal::Journal;
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let tournament = office.new_tournament(templates::t1000(), None).unwrap();
    drop(office);
    let put = |text: &str| {
        let mut journal = Journal::open(folder.path().join(FILE)).unwrap().journal;
        journal.put_setting("templates", text).unwrap();
    };
    let kept = || {
        let journal = Journal::open(folder.path().join(FILE)).unwrap().journal;
        journal.get_setting("templates").unwrap().unwrap()
    };
    // One of a later version among the others is not shown, and stays.
    put(
        r#"[{"id":4,"deleted":false,"file":"{\"format\":\"shuffle-up-template\",\"version\":9}"}]"#,
    );
    let mut house = Office::open(folder.path());
    assert_eq!(names(&house), []);
    assert_eq!(house.templates().unread.key, "template-unread");
    assert_eq!(house.save_template(tournament, "Mine", "").unwrap(), "own-5");
    drop(house);
    assert!(kept().contains(r#"\"version\":9"#));
    put("[[]]");
    let mut office = Office::open(folder.path());
    assert!(office.templates().unread.english.contains("newer version"));
    assert_eq!(office.save_template(tournament, "Mine", "").unwrap_err().code, "newer_version");
    drop(office);
    assert_eq!(kept(), "[[]]");
}
