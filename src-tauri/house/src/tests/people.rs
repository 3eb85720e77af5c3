//! One person is one person: over evenings, seasons and statistics, by a host who never opens the list of players.

use super::calls::called;
use super::quiet::Quiet;
use super::seasons::bust;
use crate::caller::{Caller, Device, Role};
use crate::house::House;
use crate::office::Office;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::TournamentId;
use shuffle_up_players::ListedPlayer;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// A home game: names with marks, a prefix, an apostrophe, one word, two letters.
const NAMES: [&str; 25] = [
    "Zoë Müller",
    "Anna Berg",
    "Bo Li",
    "José Ramírez",
    "Łukasz Żak",
    "Seán O’Connor",
    "Bo",
    "Priya",
    "Anna van der Berg",
    "Chloé Dubois",
    "Big Tony",
    "Mike",
    "Frank",
    "Frankie",
    "Иван Петров",
    "山田 太郎",
    "Ole",
    "Kai",
    "Mia",
    "Noa",
    "Dele Oyelaran",
    "Ines Moreau",
    "Tom Hale",
    "Ravi",
    "Ελένη Παππά",
];

struct Evenings {
    house: Arc<House>,
    _folder: tempfile::TempDir,
}

fn open(folder: &Path) -> Arc<House> {
    House::new(Office::open(folder), folder.join("papers"), Arc::new(Quiet))
}

impl Evenings {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { house: open(folder.path()), _folder: folder }
    }

    fn call(&self, name: &str, with: Value) -> Value {
        called(&self.house, &Caller::Desk, name, with).unwrap()
    }

    fn begun(&self, enter: Option<Value>) -> TournamentId {
        let setup = serde_json::to_value(templates::all().remove(0).setup).unwrap();
        let id = self.call("new_tournament", json!({ "setup": setup, "enter": enter }));
        serde_json::from_value(id).unwrap()
    }

    fn act(&self, id: TournamentId, command: Value) -> Result<Value, Value> {
        let said = json!({ "tournament": id, "command": command });
        called(&self.house, &Caller::Desk, "act", said)
    }

    fn ask(&self, id: TournamentId, query: Value) -> Value {
        let asked = json!({ "tournament": id, "questions": [{ "query": query, "shown": null }] });
        let answers = self.call("ask", asked);
        let text = answers[0]["answer"]["view"].clone();
        assert!(!text.is_null(), "{answers}");
        text
    }

    /// As the field for a name does: whoever is known is marked, and Enter takes what is typed.
    fn typed(&self, id: TournamentId, name: &str) {
        self.act(id, json!({ "type": "enter", "names": [name] })).unwrap();
    }

    fn played(&self, id: TournamentId) {
        self.act(id, json!({ "type": "draw_seats" })).unwrap();
        self.act(id, json!({ "type": "start_clock" })).unwrap();
        let entries: Vec<u32> = self
            .house
            .office()
            .look(id)
            .unwrap()
            .tournament()
            .entries
            .keys()
            .map(|one| one.0)
            .collect();
        for entry in entries.into_iter().skip(1) {
            bust(&mut self.house.office(), id, entry);
        }
        self.house.players.catch_up();
    }

    /// As *Same as last time* does it: who played, and who each of them is by now.
    fn same_as(&self, last: TournamentId) -> TournamentId {
        let page = self.ask(
            last,
            json!({ "type": "players", "search": "", "order": "name", "from": 0, "count": 500 }),
        );
        let known = self.call("played_as", json!({ "tournament": last }));
        let rows = page["rows"].as_array().unwrap();
        let listed = rows.iter().map(|row| {
            let number = &known[row["player"].as_u64().unwrap().to_string()];
            if number.is_null() { json!(0) } else { number.clone() }
        });
        let names: Vec<&Value> = rows.iter().map(|row| &row["name"]).collect();
        self.begun(Some(json!({ "names": names, "listed": listed.collect::<Vec<_>>() })))
    }

    /// As a pasted list is entered.
    fn pasted(&self, id: TournamentId, text: &str) {
        let view = self.ask(id, json!({ "type": "roster_text", "text": text }));
        let lines = view["lines"].as_array().unwrap();
        let lines: Vec<&Value> = lines
            .iter()
            .filter(|line| ["player", "look"].contains(&line["verdict"].as_str().unwrap()))
            .collect();
        let of = |field: &str| lines.iter().map(|line| line[field].clone()).collect::<Vec<_>>();
        let again = |(at, line): (usize, &&Value)| line["again"].as_bool().unwrap().then_some(at);
        let new: Vec<usize> = lines.iter().enumerate().filter_map(again).collect();
        let enter = json!({
            "type": "enter", "names": of("name"), "cards": of("card"), "last_names": of("last_name"),
            "somebody_new": new,
        });
        self.act(id, enter).unwrap();
    }

    fn season(&self) -> u64 {
        let events = json!({
            "from": 0, "to": null, "templates": [], "chosen": [], "left_out": [],
        });
        let rules = serde_json::to_value(shuffle_up_seasons::Rules::default()).unwrap();
        let draft = json!({ "name": "Winter", "events": events, "weights": {}, "rules": rules });
        self.call("keep_season", json!({ "number": 0, "draft": draft })).as_u64().unwrap()
    }

    fn table(&self, season: u64) -> Value {
        self.call("season", json!({ "number": season, "running": false }))["answer"]["table"]
            .clone()
    }

    /// How many events each has played, by the house's statistics.
    fn events(&self) -> Vec<u64> {
        let view = self.call("statistics", json!({ "over": { "type": "ever" } }));
        let players = view["players"].as_array().unwrap();
        players.iter().map(|one| one["statistics"]["events"].as_u64().unwrap()).collect()
    }

    fn listed(&self) -> u64 {
        let page = self.call("find_listed", json!({ "search": "", "from": 0, "count": 1 }));
        page["total"].as_u64().unwrap()
    }
}

/// Twenty-five players, and never fifty: *Same as last time*, names typed again one by one, a pasted list, a spreadsheet.
#[test]
fn a_league_knows_its_players_though_nobody_opens_their_list() {
    let evenings = Evenings::new();
    let first = evenings.begun(None);
    for name in NAMES {
        evenings.typed(first, name);
    }
    evenings.played(first);
    let season = evenings.season();
    let second = evenings.same_as(first);
    evenings.played(second);
    let two = evenings.table(season);
    assert_eq!(two["rows"].as_array().unwrap().len(), 25, "25 players, not 50");
    assert_eq!((evenings.events(), evenings.listed()), (vec![2; 25], 25));
    let third = evenings.begun(None);
    for name in NAMES {
        evenings.typed(third, &name.to_lowercase());
    }
    let spelled = |id: TournamentId| -> BTreeSet<String> {
        let mut office = evenings.house.office();
        let players = &office.look(id).unwrap().tournament().players;
        players.values().map(|player| player.name.clone()).collect()
    };
    assert_eq!(
        spelled(third),
        NAMES.iter().map(ToString::to_string).collect(),
        "as the list has them"
    );
    evenings.played(third);
    let fourth = evenings.begun(None);
    evenings.pasted(fourth, &format!("Name\n{}", NAMES.join("\n")));
    evenings.played(fourth);
    let sheet = NAMES.iter().enumerate().map(|(at, name)| format!("{},{name}\n", at + 1));
    let sheet = format!("Place,Name\n{}", sheet.collect::<String>());
    evenings.call(
        "import_past",
        json!({ "file": {
            "name": "League 2026-03-14.csv", "base64": STANDARD.encode(sheet), "changed_at": 0,
            "currency": { "code": "USD", "decimals": 2 },
        } }),
    );
    assert_eq!((evenings.events(), evenings.listed()), (vec![5; 25], 25));
    let table = evenings.table(season);
    assert_eq!(table["rows"].as_array().unwrap().len(), 25);
    let open = evenings.call("people", json!({ "search": "" }));
    assert_eq!(open["open"], json!([]), "nobody has to be asked about");
}

/// Tournaments from before the list knew everybody, as a house has them that opens this version first.
#[test]
fn old_evenings_are_matched_once_and_anybody_can_be_parted_again() {
    let folder = tempfile::tempdir().unwrap();
    let off = |on: bool| json!({ "setting": { "type": "remember_players", "value": on } });
    let evenings = Evenings { house: open(folder.path()), _folder: folder };
    evenings.call("set_setting", off(false));
    for _ in 0..2 {
        let id = evenings.begun(None);
        for name in &NAMES[..5] {
            evenings.typed(id, name);
        }
        evenings.played(id);
    }
    assert_eq!(
        (evenings.events().len(), evenings.listed()),
        (10, 0),
        "a house that remembers nobody"
    );
    evenings.call("set_setting", off(true));
    assert_eq!((evenings.events(), evenings.listed()), (vec![2; 5], 5));
    evenings.house.know_everybody().unwrap();
    assert_eq!((evenings.events(), evenings.listed()), (vec![2; 5], 5), "once");
    let season = evenings.season();
    let before = evenings.table(season);
    let view = evenings.call("people", json!({ "search": "zoe" }));
    let one = &view["people"][0];
    assert_eq!(
        (one["player"]["name"].as_str(), one["player"]["played"].as_u64()),
        (Some("Zoë Müller"), Some(2))
    );
    let there = &one["evenings"][0];
    assert_eq!(there["by_itself"], true);
    let line = evenings.call(
        "say_who",
        json!({ "evening": there["evening"], "player": there["player"], "listed": null }),
    );
    assert_eq!((evenings.events().len(), evenings.listed()), (6, 6), "two of one name");
    assert_eq!(evenings.table(season)["rows"].as_array().unwrap().len(), 6);
    let take_back = |struck: bool| {
        evenings.call(
            "take_back_who",
            json!({ "evening": there["evening"], "line": line, "struck": struck }),
        )
    };
    take_back(true);
    assert_eq!((evenings.events(), evenings.listed()), (vec![2; 5], 5));
    assert_eq!(evenings.table(season), before);
    take_back(false);
    assert_eq!((evenings.events().len(), evenings.listed()), (6, 6));
    // Typed again, the name may be either of the two: it is asked about, and answered once.
    let third = evenings.begun(None);
    evenings.typed(third, "zoe muller");
    let open = evenings.call("people", json!({ "search": "" }))["open"].clone();
    assert_eq!((open.as_array().unwrap().len(), open[0]["fits"].as_array().unwrap().len()), (1, 2));
    let whom = &open[0]["fits"][1]["number"];
    evenings.call(
        "say_who",
        json!({ "evening": open[0]["evening"], "player": open[0]["player"], "listed": whom }),
    );
    let fourth = evenings.same_as(third);
    let again = evenings.call("played_as", json!({ "tournament": fourth }));
    assert_eq!(again.as_object().unwrap().values().collect::<Vec<_>>(), [whom]);
    assert_eq!(evenings.call("people", json!({ "search": "" }))["open"], json!([]));
}

/// A word about who is who is taken back, and the player whom the list has barred since would have the stack: it stays as it was. A
/// player who has the stack already keeps it.
#[test]
fn no_word_taken_back_gives_a_stack_in_play_to_who_is_barred() {
    let evenings = Evenings::new();
    let evening = evenings.begun(None);
    for name in ["Anna Berg", "Bo Li"] {
        evenings.typed(evening, name);
    }
    let [zoe, cy] = ["Zoe Adams", "Cy Lund"].map(|name| {
        let player = ListedPlayer { name: name.into(), ..ListedPlayer::default() };
        evenings.house.players.with(|list| list.keep(&player)).unwrap()
    });
    let of = evening.to_string();
    let say = |listed: u32| {
        evenings.call("say_who", json!({ "evening": of, "player": 1, "listed": listed }))
    };
    let take_back = |line: &Value, struck: bool| {
        let said = json!({ "evening": of, "line": line, "struck": struck });
        called(&evenings.house, &Caller::Desk, "take_back_who", said)
    };
    let played = || evenings.call("played_as", json!({ "tournament": evening }))["1"].clone();
    let line = say(zoe);
    let bar = || {
        let bar = json!({ "player": zoe, "by": "house", "until": "", "says": "" });
        evenings.call("bar_listed", json!({ "bar": bar }));
    };
    // Who sits already is barred: the word about the stack can be taken back.
    bar();
    take_back(&line, true).unwrap();
    assert_ne!(played(), zoe);
    let refused = take_back(&line, false).unwrap_err();
    assert_eq!(refused["key"], "may-not-play", "{refused}");
    assert_ne!(played(), zoe);
    // A word struck brings the one before it back, too.
    evenings.call("unbar_listed", json!({ "player": zoe }));
    take_back(&line, false).unwrap();
    let later = say(cy);
    bar();
    assert!(take_back(&later, true).is_err());
    assert_eq!(played(), cy);
    // Nobody is in play any more: the word says only who it was.
    evenings.played(evening);
    take_back(&later, true).unwrap();
    assert_eq!(played(), zoe);
}

/// Whatever is joined and parted again, by two lines of the list made one or by a word about an evening, every table is as it was.
#[test]
fn joining_two_people_and_parting_them_is_the_identity_on_every_table() {
    let evenings = Evenings::new();
    for (first, names) in [(0, 4), (1, 4), (2, 3)] {
        let id = evenings.begun(None);
        for name in &NAMES[first..first + names] {
            evenings.typed(id, name);
        }
        evenings.played(id);
    }
    let season = evenings.season();
    let adjust =
        json!({ "type": "adjust", "player": 2, "points": 700, "by": "Sam", "why": "Host" });
    evenings.call("say_to_season", json!({ "number": season, "said": adjust }));
    let tables = || {
        let all = json!({ "over": { "type": "ever" } });
        let heads = json!({ "number": season, "one": { "listed": 2 }, "other": { "listed": 3 } });
        let finale = json!({
            "number": season, "stacks": { "by_rank": { "base": 1000, "step": 100 } },
            "places": null, "smallestChip": 100,
        });
        [
            evenings.call("season", json!({ "number": season, "running": false })),
            evenings.call("statistics", all),
            evenings.call("season_head_to_head", heads),
            evenings.call("season_finale", finale),
            evenings.call("find_listed", json!({ "search": "", "from": 0, "count": 99 })),
        ]
    };
    let before = tables();
    let people = u32::try_from(evenings.listed()).unwrap();
    assert_eq!(people, 5);
    for into in 1..=people {
        for other in (1..=people).filter(|other| *other != into) {
            evenings.call("merge_listed", json!({ "into": into, "other": other }));
            let merged = evenings.table(season);
            let rows = merged["rows"].as_array().unwrap();
            assert_eq!(rows.len(), 4, "with the points that were given to either");
            evenings.call("part_listed", json!({ "other": other }));
            assert_eq!(tables(), before, "{into} and {other}");
        }
    }
    for evening in ["1", "2", "3"] {
        for whom in (1..=people).map(Some).chain([None]) {
            let said = json!({ "evening": evening, "player": 1, "listed": whom });
            let line = evenings.call("say_who", said);
            let back = json!({ "evening": evening, "line": line, "struck": true });
            evenings.call("take_back_who", back);
            assert_eq!(tables(), before, "{evening}: {whom:?}");
        }
    }
}

/// Two of one name on one evening are two people, and in the next one the name alone is nobody.
#[test]
fn two_of_one_name_are_asked_about_and_told_apart_by_their_cards() {
    let evenings = Evenings::new();
    let first = evenings.begun(None);
    evenings.typed(first, "Jan Novak");
    let twice = evenings.act(first, json!({ "type": "enter", "names": ["jan novak"] }));
    assert_eq!(twice.unwrap_err()["code"], "not_now", "one stack for each player");
    let new =
        json!({ "type": "enter", "names": ["Jan Novak"], "cards": ["77"], "somebody_new": [0] });
    evenings.act(first, new).unwrap();
    assert_eq!(evenings.listed(), 2);
    let second = evenings.begun(None);
    let by_card = json!({ "type": "enter", "names": ["Jan Novak"], "cards": ["77"] });
    evenings.act(second, by_card).unwrap();
    evenings.typed(second, "Jan Novak");
    let open = evenings.call("people", json!({ "search": "" }))["open"].clone();
    assert_eq!(open.as_array().unwrap().len(), 1, "{open}");
    assert_eq!(open[0]["player"], 2);
    assert_eq!(evenings.listed(), 2);
    // An entry that is undone leaves nobody behind.
    let third = evenings.begun(None);
    evenings.typed(third, "Hi Sam");
    assert_eq!(evenings.listed(), 3);
    evenings.call("undo", json!({ "tournament": third }));
    assert_eq!(evenings.listed(), 2);
    let refused = json!({ "type": "enter", "names": ["Somebody", ""] });
    assert!(evenings.act(third, refused).is_err());
    assert_eq!(evenings.listed(), 2, "nor does one that is refused");
}

/// The numbers in a log are those of the list of its own house.
#[test]
fn a_tournament_of_another_house_brings_its_people_by_their_names() {
    let (there, here) = (Evenings::new(), Evenings::new());
    let theirs = there.begun(None);
    for name in ["Anna Berg", "Bo Li"] {
        there.typed(theirs, name);
    }
    there.played(theirs);
    let ours = here.begun(None);
    for name in ["Cy Dahl", "Bo Li", "Di Fox"] {
        here.typed(ours, name);
    }
    here.played(ours);
    let path = there.call("export_tournament", json!({ "tournament": theirs }));
    let bytes = std::fs::read(path.as_str().unwrap()).unwrap();
    let file = json!({ "name": "a.tournament", "base64": STANDARD.encode(bytes) });
    here.call("import_tournament", file);
    assert_eq!((here.events(), here.listed()), (vec![2, 1, 1, 1], 4));
    let view = here.call("statistics", json!({ "over": { "type": "ever" } }));
    assert_eq!(view["players"][0]["statistics"]["name"], "Bo Li");
}

/// The list grows by itself: whoever enters nobody is offered nobody of it.
#[test]
fn the_list_is_shown_to_nobody_who_did_not_see_it_before() {
    let evenings = Evenings::new();
    let first = evenings.begun(None);
    evenings.typed(first, "Anna Kowalska");
    let second = evenings.begun(None);
    let offered = |role: Option<Role>| {
        let caller = role.map_or(Caller::Desk, |role| {
            Caller::Device(Device {
                id: 1,
                role,
                belongs_to: second,
                signed: "Tablet".into(),
                nobody_signed_in: false,
                table: None,
                language: None,
            })
        });
        let query = json!({ "type": "floor_line", "text": "n ann" });
        let asked =
            json!({ "tournament": second, "questions": [{ "query": query, "shown": null }] });
        let said = called(&evenings.house, &caller, "ask", asked).unwrap().to_string();
        said.contains("Kowalska")
    };
    assert!(offered(None) && offered(Some(Role::Director)));
    assert!(!offered(Some(Role::Floor)) && !offered(Some(Role::Table)));
    for call in ["people", "played_as", "find_listed"] {
        let with = json!({ "search": "", "tournament": first, "from": 0, "count": 9 });
        assert!(
            called(&evenings.house, &Caller::Anybody(None, None), call, with).is_err(),
            "{call}"
        );
    }
}

/// A guest of the house's list is that player from the guest list on. A guest's guest joins the list with a name, and a guest who
/// never came does not join it.
#[test]
fn a_guest_is_the_player_of_the_list_and_an_unnamed_one_is_nobody() {
    let evenings = Evenings::new();
    evenings.begun(Some(json!({ "names": ["Zoë Müller", "Anna Berg"] })));
    let id = evenings.begun(None);
    let guests = json!([{ "name": "zoe muller", "plus": 1 }, { "name": "Never Came" }]);
    evenings.act(id, json!({ "type": "keep_guests", "guests": guests })).unwrap();
    let asked = json!([{ "query": { "type": "guests", "search": "", "from": 0, "count": 9 } }]);
    let rows = || {
        let asked = json!({ "tournament": id, "questions": asked.clone() });
        evenings.call("ask", asked).to_string()
    };
    assert!(rows().contains("Zo\u{eb} M\u{fc}ller"), "{}", rows());
    let brought = json!([{ "guest": 1, "brought": true }]);
    let enter = json!({ "type": "enter", "names": ["Zoë Müller +1"], "guests": brought });
    evenings.act(id, enter).unwrap();
    evenings.act(id, json!({ "type": "enter", "names": ["Zoe Muller"] })).unwrap();
    let listed = || {
        evenings.house.players.catch_up();
        let page = json!({ "search": "", "from": 0, "count": 50 });
        evenings.call("find_listed", page)["rows"].as_array().unwrap().len()
    };
    assert_eq!(listed(), 2, "nobody new is on the list");
    let named = json!({ "type": "rename", "player": 1, "name": "Kai Sand" });
    evenings.act(id, named).unwrap();
    assert_eq!(listed(), 3, "with a name somebody is");
}
