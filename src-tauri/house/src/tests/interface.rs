//! The interface for programs: every answer is as its schema says, what stands in the schema stays, and nobody reads more than they may.

use super::house::running;
use super::quiet::Quiet;
use super::seasons::bust;
use crate::caller::Caller;
use crate::calls::RoomView;
use crate::house::House;
use crate::interface::{EVENTS, SEASON, TOURNAMENTS, Told, VIEWS, Wanted};
use crate::office::Office;
use crate::office::network::NetworkSettings;
use crate::office::seasons::{SeasonDraft, SeasonOnWall, keep};
use crate::papers::season_files::SeasonData;
use crate::sample;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_engine::results::Results;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::views::clock::ClockView;
use shuffle_up_engine::views::counts::LeadersView;
use shuffle_up_engine::views::players::PlayersView;
use shuffle_up_engine::views::prizes::PayoutsView;
use shuffle_up_engine::views::projector::{AnnouncedMoves, ProjectorView};
use shuffle_up_engine::views::room_map::RoomMapView;
use shuffle_up_engine::views::seating::{AlternatesView, SeatingView};
use shuffle_up_journal::TournamentId;
use shuffle_up_seasons::season::Events;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What only a program with a token reads.
const WITH_TOKEN: [&str; 2] = ["results", "players"];

pub(super) fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The schema of every answer, by what is read.
fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let mut answers = Map::new();
    macro_rules! answers {
        ($($address:expr => $answer:ty,)+) => {
            $(answers.insert($address.into(), generator.subschema_for::<$answer>().to_value());)+
        };
    }
    answers! {
        TOURNAMENTS => RoomView,
        "clock" => ClockView,
        "screen" => ProjectorView,
        "seating" => SeatingView,
        "payouts" => PayoutsView,
        "moves" => AnnouncedMoves,
        "leaders" => LeadersView,
        "alternates" => AlternatesView,
        "tables" => RoomMapView,
        "results" => Results,
        "players" => PlayersView,
        SEASON => SeasonOnWall,
    }
    answers.insert(
        EVENTS.into(),
        json!({
            "type": "object",
            "description": "One event of the stream: `revision` at each line and each new level, `cue` when a clock calls, `again` where something may have been missed, `pulse` while nothing happens.",
            "properties": {
                "event": { "enum": ["revision", "cue", "again", "pulse"] },
                "payload": true,
            },
            "required": ["event", "payload"],
        }),
    );
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Shuffle Up /api/v1",
        "description": "The answers under /api/v1/, by the last part of their address. A later version of the program adds to them and removes nothing.",
        "version": 1,
        "properties": answers,
        "$defs": generator.take_definitions(true),
    })
}

/// Every place of a schema at which a property or a value is promised.
fn promised(schema: &Value, at: &str, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(parts) => {
            for (name, part) in parts {
                let at = format!("{at}/{name}");
                if at.ends_with("/description") {
                    continue;
                }
                if at.contains("/properties/") || at.starts_with("/$defs/") {
                    found.insert(at.clone());
                }
                promised(part, &at, found);
            }
        }
        Value::Array(parts) => {
            for part in parts {
                match part.as_str() {
                    Some(text) => drop(found.insert(format!("{at}={text}"))),
                    None => {
                        let named = part["properties"]["type"]["const"].as_str().unwrap_or("");
                        promised(part, &format!("{at}[{named}]"), found);
                    }
                }
            }
        }
        _ => {}
    }
}

/// The schema of the season that is published.
fn season_schema() -> Value {
    let generator = SchemaSettings::draft2020_12().into_generator();
    generator.into_root_schema_for::<SeasonData<'_>>().to_value()
}

#[test]
fn what_stands_in_the_schema_stays() {
    for (file, made) in [("api.schema.json", schema()), ("season.schema.json", season_schema())] {
        stays(file, &made);
    }
}

fn stays(file: &str, made: &Value) {
    let path = docs().join(file);
    let text = format!("{made:#}\n");
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    if let Ok(kept) = serde_json::from_str::<Value>(&kept) {
        let of = |schema: &Value| {
            let mut found = BTreeSet::new();
            promised(schema, "", &mut found);
            found
        };
        let (before, now) = (of(&kept), of(made));
        let gone: Vec<_> = before.difference(&now).collect();
        assert!(gone.is_empty(), "programs out there read this; put it back: {gone:?}");
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
        return;
    }
    assert!(kept == text, "docs/{file} has drifted: ./update");
}

#[test]
fn a_name_that_goes_is_noticed() {
    let of = |schema: Value| {
        let mut found = BTreeSet::new();
        promised(&schema, "", &mut found);
        found
    };
    let before = of(
        json!({ "$defs": { "A": { "properties": { "name": { "type": "string" }, "place": { "type": ["integer", "null"] } } } } }),
    );
    let renamed = of(
        json!({ "$defs": { "A": { "properties": { "called": { "type": "string" }, "place": { "type": ["integer", "null"] } } } } }),
    );
    let narrower = of(
        json!({ "$defs": { "A": { "properties": { "name": { "type": "string" }, "place": { "type": ["integer"] } } } } }),
    );
    let more = of(
        json!({ "$defs": { "A": { "properties": { "name": { "type": "string" }, "place": { "type": ["integer", "null"] }, "chips": {} } } } }),
    );
    assert!(!before.is_subset(&renamed) && !before.is_subset(&narrower) && before.is_subset(&more));
}

/// Why a value is not as its schema says; nothing where it is. Knows what our schemas say, and refuses what it does not know.
pub(super) fn wrong(value: &Value, schema: &Value, all: &Value, at: &str) -> Option<String> {
    let Value::Object(rules) = schema else {
        return (schema == &Value::Bool(false)).then(|| format!("{at}: nothing may be here"));
    };
    let known = [
        "$ref",
        "type",
        "properties",
        "required",
        "items",
        "anyOf",
        "oneOf",
        "allOf",
        "enum",
        "const",
        "additionalProperties",
        "prefixItems",
        "minItems",
        "maxItems",
        "minimum",
        "maximum",
        "description",
        "format",
        "title",
        "$schema",
        "$defs",
        "default",
        "maxLength",
        "minLength",
    ];
    if let Some(unknown) = rules.keys().find(|key| !known.contains(&key.as_str())) {
        return Some(format!("{at}: a rule that is not known: {unknown}"));
    }
    let fits = |one: &Value| wrong(value, one, all, at).is_none();
    let each = |name: &str| rules.get(name).and_then(Value::as_array);
    if let Some(target) = rules.get("$ref").and_then(Value::as_str) {
        let target = all.pointer(target.trim_start_matches('#')).expect("a definition");
        if let Some(why) = wrong(value, target, all, at) {
            return Some(why);
        }
    }
    if let Some(kinds) = rules.get("type") {
        let is = |kind: &str| match kind {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "array" => value.is_array(),
            _ => value.is_object(),
        };
        let kinds = kinds.as_array().cloned().unwrap_or_else(|| vec![kinds.clone()]);
        if !kinds.iter().filter_map(Value::as_str).any(is) {
            return Some(format!("{at}: {value} is no {kinds:?}"));
        }
    }
    if rules.get("const").is_some_and(|only| only != value)
        || each("enum").is_some_and(|these| !these.contains(value))
        || each("anyOf").is_some_and(|these| !these.iter().any(fits))
        || each("oneOf").is_some_and(|these| these.iter().filter(|one| fits(one)).count() != 1)
    {
        return Some(format!("{at}: {value} is not as {schema}"));
    }
    for one in each("allOf").into_iter().flatten() {
        if let Some(why) = wrong(value, one, all, at) {
            return Some(why);
        }
    }
    match value {
        Value::Object(parts) => {
            let none = Map::new();
            let properties = rules.get("properties").and_then(Value::as_object).unwrap_or(&none);
            for name in each("required").into_iter().flatten().filter_map(Value::as_str) {
                if !parts.contains_key(name) {
                    return Some(format!("{at}: {name} is missing"));
                }
            }
            parts.iter().find_map(|(name, part)| {
                let at = format!("{at}/{name}");
                match (properties.get(name), rules.get("additionalProperties")) {
                    (Some(schema), _) => wrong(part, schema, all, &at),
                    (None, Some(schema)) => wrong(part, schema, all, &at),
                    // What the schema does not name, no program knows of.
                    (None, None) if rules.contains_key("properties") => {
                        Some(format!("{at} is not in the schema"))
                    }
                    (None, None) => None,
                }
            })
        }
        Value::Array(parts) => parts.iter().enumerate().find_map(|(index, part)| {
            let place = each("prefixItems").and_then(|each| each.get(index));
            let schema = place.or_else(|| rules.get("items"))?;
            wrong(part, schema, all, &format!("{at}/{index}"))
        }),
        _ => None,
    }
}

fn over(office: Office, data: &Path) -> Arc<House> {
    let house = House::new(office, data.join("papers"), Arc::new(Quiet));
    house.office().set(|kept: &mut NetworkSettings| kept.interface = true);
    house
}

fn token(house: &House) -> String {
    let made = house.call(&Caller::Desk, "make_token", json!({ "name": "League site" }));
    serde_json::from_str(made.unwrap().get()).unwrap()
}

fn wanted(path: &str, token: Option<&str>) -> Wanted {
    Wanted { path: path.into(), token: token.map(Into::into), ..Wanted::default() }
}

fn answer(house: &House, wanted: &Wanted) -> Value {
    match house.read(wanted) {
        Told::Answer { text, .. } => serde_json::from_str(text.get()).unwrap(),
        other => panic!("{}: {other:?}", wanted.path),
    }
}

/// Everything that can be read of a tournament, each against its schema.
fn read_all(house: &House, token: &str, tournament: TournamentId, season: bool) {
    let schema: Value =
        serde_json::from_str(&std::fs::read_to_string(docs().join("api.schema.json")).unwrap())
            .unwrap();
    let check = |what: &str, value: &Value| {
        let why = wrong(value, &schema["properties"][what], &schema, what);
        assert_eq!(why, None, "{what}");
    };
    check(TOURNAMENTS, &answer(house, &wanted(TOURNAMENTS, None)));
    for (what, _, _) in VIEWS {
        let path = format!("tournaments/{tournament}/{what}");
        check(what, &answer(house, &wanted(&path, Some(token))));
        if WITH_TOKEN.contains(&what) {
            assert!(
                matches!(house.read(&wanted(&path, None)), Told::Refused(why) if why.code == "not_allowed")
            );
        } else {
            check(what, &answer(house, &wanted(&path, None)));
        }
    }
    let path = format!("tournaments/{tournament}/{SEASON}");
    match house.read(&wanted(&path, None)) {
        Told::Nothing => assert!(!season, "there is a season"),
        Told::Answer { text, .. } => check(SEASON, &serde_json::from_str(text.get()).unwrap()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_answer_is_as_the_schema_says_before_during_and_after() {
    let data = tempfile::tempdir().unwrap();
    let mut office = Office::open(data.path());
    let sample = sample::open(&mut office).unwrap();
    let events = Events { every: true, ..Events::default() };
    let draft = SeasonDraft { name: "2026".into(), events, ..SeasonDraft::default() };
    office.players.with(|list| keep(list, 0, draft)).unwrap();
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let house = over(office, data.path());
    let token = token(&house);
    let act = |command| house.office().act(id, command).unwrap();
    let read = || read_all(&house, &token, id, true);
    read_all(&house, &token, sample, false);
    read_all(&house, &token, id, false);
    let names = ["Anna Berg", "Bo Lind", "Cy Young", "Dele Okoro"].map(str::to_string).to_vec();
    act(Enter { names, ..Enter::default() }.into());
    act(DrawSeats {}.into());
    read_all(&house, &token, id, false);
    act(StartClock {}.into());
    read();
    act(PauseClock {}.into());
    read();
    for out in [2, 3, 4] {
        bust(&mut house.office(), id, out);
        read();
    }
}

#[test]
fn names_are_whole_for_a_token_alone_and_for_as_long_as_it_is_good() {
    let data = tempfile::tempdir().unwrap();
    let mut office = Office::open(data.path());
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let names = ["Anna Kowalska", "Bo Lindqvist"].map(str::to_string).to_vec();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    let house = over(office, data.path());
    house.office().set(|kept: &mut NetworkSettings| kept.names = NamesShown::Short);
    let token = token(&house);
    let seats = format!("tournaments/{id}/seating");
    let anybody = answer(&house, &wanted(&seats, None)).to_string();
    assert!(anybody.contains("Anna K.") && !anybody.contains("Kowalska"), "{anybody}");
    assert!(answer(&house, &wanted(&seats, Some(&token))).to_string().contains("Anna Kowalska"));
    for wrong in ["", "x", &token[1..]] {
        assert!(matches!(house.read(&wanted(&seats, Some(wrong))), Told::WrongToken), "{wrong}");
    }
    // A page of the answer, and the same answer once.
    let page = Wanted { query: "from=1&count=1".into(), ..wanted(&seats, None) };
    assert_eq!(answer(&house, &page)["rows"].as_array().unwrap().len(), 1);
    let Told::Answer { mark, .. } = house.read(&wanted(&seats, None)) else { panic!("no answer") };
    let again = Wanted { shown: Some(mark), ..wanted(&seats, None) };
    assert!(matches!(house.read(&again), Told::Same));
    let room = wanted(TOURNAMENTS, None);
    let Told::Answer { mark, .. } = house.read(&room) else { panic!("no answer") };
    assert!(matches!(house.read(&Wanted { shown: Some(mark), ..room }), Told::Same));
    // What is deleted is nobody's, and a token that ended is none.
    let end = json!({ "change": { "type": "end_token", "name": "League site" } });
    house.office().delete(id, true).unwrap();
    for token in [None, Some(token.as_str())] {
        assert!(
            matches!(house.read(&wanted(&seats, token)), Told::Refused(why) if why.code == "unknown")
        );
    }
    house.call(&Caller::Desk, "change_network", end).unwrap();
    assert!(matches!(house.read(&wanted(&seats, Some(&token))), Told::WrongToken));
}

#[test]
fn a_program_with_a_token_says_nothing_and_asks_no_more_than_it_may() {
    let data = tempfile::tempdir().unwrap();
    let (office, id) = running(Office::open(data.path()));
    let house = over(office, data.path());
    let reader = Caller::Reader(None);
    let before = house.office().look(id).unwrap().revision();
    for call in
        crate::calls::CALLS.iter().filter(|call| !call.by.contains(&crate::caller::Kind::Anybody))
    {
        let refused = house.call(&reader, call.name, json!({ "tournament": id })).unwrap_err();
        assert_eq!(refused.code, "not_allowed", "{}", call.name);
    }
    assert_eq!(house.office().look(id).unwrap().revision(), before);
    for path in [
        "tournaments/1/drawers",
        "tournaments/1/log",
        "tournaments/1/ledger",
        "players",
        "",
        "tournaments/1/",
        "tournaments/1/clock/",
    ] {
        assert!(matches!(house.read(&wanted(path, None)), Told::Nothing), "{path}");
    }
}

/// Every address in the examples and on their page, with a number in the place of what is filled in.
fn addresses(text: &str) -> BTreeSet<String> {
    let stops = |sign: char| sign.is_whitespace() || "\"'`?<>)|,;".contains(sign);
    let each = text.split("/api/v1/").skip(1).map(|rest| rest.split(stops).next().unwrap());
    each.filter(|address| !address.is_empty())
        .map(|address| {
            let parts = address.split('/').map(|part| match part.starts_with(['$', '{', '%']) {
                true => "1",
                false => part,
            });
            parts.collect::<Vec<_>>().join("/").trim_end_matches('.').to_string()
        })
        .collect()
}

#[test]
fn every_address_of_the_examples_is_there() {
    let data = tempfile::tempdir().unwrap();
    let (office, id) = running(Office::open(data.path()));
    assert_eq!(id, TournamentId(1));
    let house = over(office, data.path());
    let token = token(&house);
    let examples = std::fs::read_dir(docs().join("examples/api")).unwrap();
    let files = examples.map(|file| file.unwrap().path()).chain([docs().join("api.md")]);
    let mut read = 0;
    for file in files {
        let found = addresses(&std::fs::read_to_string(&file).unwrap());
        assert!(!found.is_empty(), "{} reads nothing", file.display());
        for address in found {
            read += 1;
            // A season is there where the evening counts for one.
            let there = address.ends_with(&format!("/{EVENTS}"))
                || address.ends_with(&format!("/{SEASON}"))
                || matches!(house.read(&wanted(&address, Some(&token))), Told::Answer { .. });
            assert!(there, "{address} in {}", file.display());
        }
    }
    assert!(read > 6);
}
