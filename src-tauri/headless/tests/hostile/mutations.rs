//! Lines of which one thing is another: a number that means too much, a list that is too long.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// How often each kind of place is tried in an ordinary run.
const EACH: usize = 1;

/// Numbers that mean nothing good. An ordinary run tries the largest that fields hold, and of the others one after the other.
fn extremes(every: bool, turn: usize) -> Vec<Value> {
    let (large, other) = (
        [json!(u32::MAX), json!(i64::MAX)],
        [json!(0), json!(-1), json!(1_000_000_000), json!(u64::MAX)],
    );
    if !every {
        return large.into_iter().chain(other.into_iter().cycle().skip(turn % 4).take(1)).collect();
    }
    let rare = [
        json!(1),
        json!(7),
        json!(255),
        json!(65_535),
        json!(1_000_000),
        json!(i64::from(u32::MAX) * 1_000),
        json!(i64::MIN),
        json!(9_000_000_000_000_000_i64),
    ];
    large.into_iter().chain(other).chain(rare).collect()
}

/// A place in a line, from the outside in.
#[derive(Clone)]
enum Within {
    Field(String),
    Item(usize),
}

/// Which places were tried before.
pub(crate) struct Mutations {
    tried: BTreeMap<String, usize>,
    each: usize,
    every: bool,
}

impl Mutations {
    pub(crate) fn new() -> Self {
        let every = std::env::var_os("HOSTILE_EVERY").is_some();
        Self { tried: BTreeMap::new(), each: if every { usize::MAX } else { EACH }, every }
    }

    /// The line with each number and list of what happened changed, one at a time, and what was changed.
    pub(crate) fn of_events<'a>(
        &'a mut self,
        line: &'a Value,
    ) -> impl Iterator<Item = (String, Value)> + 'a {
        let mut places = Vec::new();
        for key in ["at", "seed"] {
            places.push((key.to_string(), within(&[key])));
        }
        let said = &line["kind"];
        for key in ["strike", "restore", "lines", "undo"] {
            find(&said[key], key, within(&["kind", key]), &mut places);
        }
        for key in ["after", "at"] {
            find(&said["inserted"][key], key, within(&["kind", "inserted", key]), &mut places);
        }
        for keys in [&["kind", "events"][..], &["kind", "inserted", "events"][..]] {
            let events = keys.iter().fold(line, |value, key| &value[key]);
            for (number, event) in events.as_array().into_iter().flatten().enumerate() {
                let mut steps = within(keys);
                steps.push(Within::Item(number));
                find(event, event["event"].as_str().unwrap_or(""), steps, &mut places);
            }
        }
        self.changed(line, places)
    }

    /// The command with each of its numbers and lists changed, one at a time, and what was changed.
    pub(crate) fn of_command<'a>(
        &'a mut self,
        command: &'a Value,
    ) -> impl Iterator<Item = (String, Value)> + 'a {
        let mut places = Vec::new();
        find(command, command["type"].as_str().unwrap_or(""), Vec::new(), &mut places);
        self.changed(command, places)
    }

    /// One copy at a time: a line of a thousand numbers has a megabyte for each of them.
    fn changed<'a>(
        &'a mut self,
        line: &'a Value,
        places: Vec<(String, Vec<Within>)>,
    ) -> impl Iterator<Item = (String, Value)> + 'a {
        places.into_iter().enumerate().flat_map(move |(turn, (name, steps))| {
            let tried = self.tried.entry(name.clone()).or_default();
            *tried += 1;
            let others = match at(line, &steps) {
                _ if *tried > self.each => Vec::new(),
                Value::Array(items) => lists(items),
                _ => extremes(self.every, turn)
                    .into_iter()
                    .map(|extreme| (extreme.to_string(), extreme))
                    .collect(),
            };
            others.into_iter().map(move |(what, other)| {
                let mut copy = line.clone();
                let place = at_mut(&mut copy, &steps);
                if place.is_object() {
                    every_number(place, &other);
                } else {
                    *place = other;
                }
                (format!("{name} = {what}"), copy)
            })
        })
    }
}

fn within(keys: &[&str]) -> Vec<Within> {
    keys.iter().map(|key| Within::Field((*key).into())).collect()
}

/// Every number, every list and every object in a value, by the names of the fields that lead there.
fn find(value: &Value, name: &str, steps: Vec<Within>, places: &mut Vec<(String, Vec<Within>)>) {
    let deeper = |step: Within| {
        let mut steps = steps.clone();
        steps.push(step);
        steps
    };
    match value {
        Value::Number(_) => places.push((name.to_string(), steps)),
        Value::Array(items) => {
            places.push((format!("{name}[]"), steps.clone()));
            for (number, item) in items.iter().enumerate() {
                find(item, &format!("{name}[]"), deeper(Within::Item(number)), places);
            }
        }
        Value::Object(fields) => {
            places.push((format!("{name}{{}}"), steps.clone()));
            for (key, item) in fields {
                find(item, &format!("{name}.{key}"), deeper(Within::Field(key.clone())), places);
            }
        }
        _ => {}
    }
}

fn at<'a>(value: &'a Value, steps: &[Within]) -> &'a Value {
    steps.iter().fold(value, |value, step| match step {
        Within::Field(key) => &value[key],
        Within::Item(number) => &value[number],
    })
}

fn at_mut<'a>(value: &'a mut Value, steps: &[Within]) -> &'a mut Value {
    steps.iter().fold(value, |value, step| match step {
        Within::Field(key) => &mut value[key],
        Within::Item(number) => &mut value[number],
    })
}

/// The list with nothing in it, with all of it many times, and with as much again that counts up.
fn lists(items: &[Value]) -> Vec<(String, Value)> {
    const LONG: usize = 150_000;
    let mut lists = vec![("no items".to_string(), json!([]))];
    let Some(first) = items.first() else { return lists };
    let times = (LONG / first.to_string().len().max(1)).clamp(1, 20_000);
    lists.push((format!("{times} times the first"), json!(vec![first.clone(); times])));
    let mut counted = Vec::with_capacity(times);
    for number in 0..times {
        let mut item = first.clone();
        count_up(&mut item, number as u64);
        counted.push(item);
    }
    lists.push((format!("{times} that count up"), json!(counted)));
    lists
}

/// Makes every number and text another one, but for what says what it is.
pub(crate) fn count_up(value: &mut Value, by: u64) {
    match value {
        Value::Number(number) => {
            if let Some(number) = number.as_u64() {
                *value = json!(number.saturating_add(by));
            }
        }
        Value::String(text) => text.push_str(&by.to_string()),
        Value::Array(items) => items.iter_mut().for_each(|item| count_up(item, by)),
        Value::Object(fields) => fields
            .iter_mut()
            .filter(|(key, _)| *key != "type" && *key != "for" && *key != "event")
            .for_each(|(_, item)| count_up(item, by)),
        _ => {}
    }
}

/// Each number directly in an object is this one.
fn every_number(value: &mut Value, other: &Value) {
    let Some(fields): Option<&mut Map<String, Value>> = value.as_object_mut() else { return };
    for item in fields.values_mut().filter(|item| item.is_number()) {
        *item = other.clone();
    }
}
