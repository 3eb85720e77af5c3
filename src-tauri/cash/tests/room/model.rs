//! Lists and must-moves as the books tell them (WSOP 84-85, 93, 95-96 with both kinds of protocol; Robert's Seat 1-14), written apart from the
//! program: names on paper, and tables as rows of names. Random evenings of ten hours are said to both, and after every line the lists, the
//! tables, who feeds whom and who is next must be the same.

use super::*;
use proptest::prelude::*;
use shuffle_up_cash::room::about::{AfterTheThird, MustMove};
use std::collections::BTreeMap;

/// Small whole numbers in an order that only the seed decides.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % most.max(1) as u64) as usize
    }

    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { all.get(self.below(all.len())) }
    }
}

const CHAIRS: u8 = 6;

#[derive(Debug, Clone)]
struct Name {
    name: String,
    tier: u8,
    /// From a broken game: which break, and the rank of the card. Before everybody else.
    broke: Option<(usize, usize)>,
    /// With a missed blind from a broken game: no tier counts.
    foot: bool,
    called_for: Option<u32>,
}

#[derive(Debug, Clone, Default)]
struct Row {
    number: u32,
    seats: BTreeMap<u8, String>,
    /// The must-move list.
    order: Vec<String>,
    wishes: Vec<String>,
    /// It was a main game beside another one while a third ran.
    was_main: bool,
}

/// The paper of the floor.
#[derive(Debug, Clone, Default)]
struct Paper {
    chain: bool,
    both_stay: bool,
    none: bool,
    list: Vec<Name>,
    rows: Vec<Row>,
    breaks: usize,
}

impl Paper {
    /// The list as it is read out: broken games first, break by break and card by card; then the higher card of the club; then as they came.
    fn read_out(&self) -> Vec<&Name> {
        let mut list: Vec<&Name> = Vec::new();
        for one in &self.list {
            let before = |other: &&Name| match (one.broke, other.broke) {
                (Some(this), Some(that)) => that <= this,
                (Some(_), None) => false,
                (None, Some(_)) => true,
                (None, None) => {
                    let tier = |name: &Name| if name.foot { 3 } else { name.tier };
                    tier(other) <= tier(one)
                }
            };
            let at = list.iter().rposition(before).map_or(0, |at| at + 1);
            list.insert(at, one);
        }
        list
    }

    /// Where the players of a row move on to.
    fn feeds(&self, row: usize) -> Vec<usize> {
        let last = self.rows.len() - 1;
        match (row, self.none, self.chain) {
            (0, ..) | (_, true, _) => vec![],
            (row, _, true) => vec![row - 1],
            (row, _, false) if row != last => vec![],
            (1, _, false) if self.both_stay && self.rows.iter().all(|row| row.was_main) => vec![],
            (row, ..) => (0..row).collect(),
        }
    }

    fn fed_by(&self, row: usize) -> Option<usize> {
        (0..self.rows.len()).find(|from| self.feeds(*from).contains(&row))
    }

    fn free(&self, row: usize) -> Vec<u8> {
        (1..=CHAIRS).filter(|seat| !self.rows[row].seats.contains_key(seat)).collect()
    }

    /// The row that gets a new player: nobody moves on to it, it has a seat, and the fewest players, those called for it counted; of equal ones
    /// the oldest.
    fn gets_next(&self) -> Option<usize> {
        let coming = |row: usize| {
            self.list.iter().filter(|one| one.called_for == Some(self.rows[row].number)).count()
        };
        let entry = (0..self.rows.len())
            .filter(|row| self.fed_by(*row).is_none() && self.free(*row).len() > coming(*row));
        entry.min_by_key(|row| (self.rows[*row].seats.len() + coming(*row), *row))
    }

    fn remove(&mut self, name: &str) {
        for row in &mut self.rows {
            row.seats.retain(|_, one| one != name);
            row.order.retain(|one| one != name);
            row.wishes.retain(|one| one != name);
        }
    }

    fn sit(&mut self, row: usize, seat: u8, name: &str) {
        self.list.retain(|one| one.name != name);
        self.remove(name);
        self.rows[row].seats.insert(seat, name.into());
        self.rows[row].order.push(name.into());
    }

    fn sits(&self) -> Vec<(usize, u8, String)> {
        let seats = |(at, row): (usize, &Row)| {
            row.seats.iter().map(move |(seat, name)| (at, *seat, name.clone())).collect::<Vec<_>>()
        };
        self.rows.iter().enumerate().flat_map(seats).collect()
    }
}

/// The program and the paper agree.
fn agree(floor: &Floor, paper: &Paper) {
    let read: Vec<String> = paper.read_out().iter().map(|one| one.name.clone()).collect();
    assert_eq!(floor.list(1), read, "the list");
    for (at, row) in paper.rows.iter().enumerate() {
        let table = &floor.room().tables[&row.number];
        let seats: BTreeMap<u8, String> =
            table.seats.iter().map(|(seat, one)| (*seat, floor.room().name(one.player))).collect();
        assert_eq!(seats, row.seats, "table {}", row.number);
        let order: Vec<String> = table.order.iter().map(|one| floor.room().name(*one)).collect();
        assert_eq!(order, row.order, "the order of table {}", row.number);
        let feeds: Vec<u32> = paper.feeds(at).into_iter().map(|to| paper.rows[to].number).collect();
        assert_eq!(floor.room().feeds(row.number), feeds, "whom table {} feeds", row.number);
        let wishes: Vec<String> =
            table.wishes.iter().map(|wish| floor.room().name(wish.player)).collect();
        assert_eq!(wishes, row.wishes);
    }
    let next = paper.gets_next().map(|row| paper.rows[row].number);
    assert_eq!(floor.room().needs_most(1, None), next, "who gets the next player");
}

/// What the floor does at a free seat: the first wish, then the first of the must-move, then the list. The program must advise just that.
fn fill_seat(floor: &mut Floor, paper: &mut Paper, row: usize) {
    let number = paper.rows[row].number;
    let Some(seat) = paper.free(row).first().copied() else { return };
    if let Some(name) = paper.rows[row].wishes.first().cloned() {
        floor.take(&format!("Table {number}, seat {seat} is free: {name} asked first"));
        let place =
            paper.rows[row].seats.iter().find(|(_, one)| **one == name).map(|(at, _)| *at).unwrap();
        paper.rows[row].seats.remove(&place);
        paper.rows[row].seats.insert(seat, name.clone());
        paper.rows[row].wishes.retain(|one| *one != name);
    } else if let Some(first) =
        paper.fed_by(row).and_then(|from| paper.rows[from].order.first().cloned())
    {
        floor.take(&format!("Table {number} has an open seat: {first} moves on"));
        paper.sit(row, seat, &first);
    } else {
        let called: Vec<String> = paper
            .read_out()
            .iter()
            .filter(|one| one.called_for == Some(number))
            .map(|one| one.name.clone())
            .collect();
        if let Some(name) = called.first() {
            floor.typed(&format!("here {name}")).unwrap();
            floor.typed(&format!("seat {number}.{seat} {name}")).unwrap();
            paper.sit(row, seat, name);
        } else if paper.gets_next() == Some(row) {
            let next = paper
                .read_out()
                .iter()
                .find(|one| one.called_for.is_none())
                .map(|one| one.name.clone());
            if let Some(name) = next {
                floor.take(&format!("Table {number} has an open seat: call {name}"));
                paper.list.iter_mut().find(|one| one.name == name).unwrap().called_for =
                    Some(number);
            }
        }
    }
}

/// A further table, for the first four who wait.
fn open(floor: &mut Floor, paper: &mut Paper) {
    let number = (1..).find(|number| !floor.room().tables.contains_key(number)).unwrap();
    let who: Vec<String> = paper.read_out().iter().take(4).map(|one| one.name.clone()).collect();
    floor.typed(&format!("open {number} 10-20")).unwrap();
    let mut row = Row { number, ..Row::default() };
    // They come last first, and move on in the order of the list all the same.
    for (at, name) in who.iter().rev().enumerate() {
        floor.typed(&format!("seat {number}.{} {name} !", at + 1)).unwrap();
        row.seats.insert(at as u8 + 1, name.clone());
    }
    row.order.clone_from(&who);
    floor.later(1).typed(&format!("start {number}")).unwrap();
    paper.list.retain(|one| !who.contains(&one.name));
    paper.rows.push(row);
    let rows = paper.rows.len();
    if rows >= 3 {
        paper.rows[..rows - 1].iter_mut().for_each(|row| row.was_main = true);
    }
}

/// A table breaks: cards, the highest first, to the seats of the fewest; who finds none heads the list.
fn break_table(floor: &mut Floor, paper: &mut Paper, row: usize, missed: Option<&str>) {
    let number = paper.rows[row].number;
    let before: Vec<(u32, bool)> = (0..paper.rows.len())
        .map(|at| (paper.rows[at].number, paper.feeds(at).is_empty()))
        .collect();
    floor.typed(&format!("broke {number}")).unwrap();
    let RoomSaid::Broke { players, order, .. } = floor.last().clone() else { panic!() };
    let mut cards: Vec<(shuffle_up_cash::room::cards::Card, String)> = players
        .iter()
        .filter_map(|one| Some((one.drew.card?, one.drew.who.name.clone())))
        .collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.0));
    let there = paper.rows[row].seats.len();
    assert_eq!(
        cards.len() + usize::from(missed.is_some()),
        there,
        "everybody draws but who missed a blind"
    );
    paper.rows.remove(row);
    paper
        .list
        .iter_mut()
        .filter(|one| one.called_for == Some(number))
        .for_each(|one| one.called_for = None);
    paper.breaks += 1;
    let mut rank = 0;
    for (_, name) in cards {
        let fewest = (0..paper.rows.len())
            .filter(|at| !paper.free(*at).is_empty())
            .min_by_key(|at| (paper.rows[*at].seats.len(), *at));
        match fewest {
            Some(to) => {
                let seat = paper.free(to)[0];
                paper.sit(to, seat, &name);
            }
            None => {
                rank += 1;
                let broke = Some((paper.breaks, rank));
                paper.list.push(Name { name, tier: 9, broke, foot: false, called_for: None });
            }
        }
    }
    if let Some(name) = missed {
        paper.list.push(Name {
            name: name.into(),
            tier: 9,
            broke: None,
            foot: true,
            called_for: None,
        });
    }
    // A main game that is the must-move again: all of it draws.
    let again = (0..paper.rows.len()).find(|at| {
        let main = before.iter().any(|(number, main)| *number == paper.rows[*at].number && *main);
        main && !paper.feeds(*at).is_empty()
    });
    assert_eq!(again.is_some(), !order.is_empty());
    if let Some(again) = again {
        let order: Vec<String> = order.iter().map(|one| floor.room().name(*one)).collect();
        let mut drawn = order.clone();
        drawn.sort();
        let mut all: Vec<String> = paper.rows[again].seats.values().cloned().collect();
        all.sort();
        assert_eq!(drawn, all, "all of it and nobody else");
        paper.rows[again].order = order;
    }
}

fn evening(seed: u64) {
    let mut dice = Dice(seed);
    let book = if dice.below(2) == 0 { Book::Wsop } else { Book::Roberts };
    let both_stay = dice.below(2) == 0;
    let how = [MustMove::None, MustMove::Newest, MustMove::DaisyChain][dice.below(3)];
    let mut settings = about(book);
    settings.after_the_third =
        if both_stay { AfterTheThird::BothStayMain } else { AfterTheThird::YoungestMoves };
    settings.tiers = vec!["Seven Stars".into(), "Diamond".into()];
    settings.call_minutes = 120;
    let mut floor = Floor::of(settings);
    let word = [" ", " must", " chain"][how as usize];
    floor.typed(&format!("game 10-20 Badacey{word}")).unwrap();
    let mut paper = Paper {
        chain: how == MustMove::DaisyChain,
        none: how == MustMove::None,
        both_stay,
        ..Paper::default()
    };
    let end = floor.now + 600 * MINUTE;
    let mut people = 0;
    while floor.now < end {
        floor.later(1 + dice.below(4) as Millis);
        match dice.below(12) {
            0..=3 if paper.list.len() < 10 => {
                people += 1;
                let (name, tier) = (format!("N{people:03}"), dice.below(3) as u8 + 1);
                floor.typed(&format!("list 10-20 {name}")).unwrap();
                if tier < 3 {
                    floor.typed(&format!("tier {tier} {name}")).unwrap();
                }
                paper.list.push(Name { name, tier, broke: None, foot: false, called_for: None });
            }
            4 => {
                let sits = paper.sits();
                if let Some((_, _, name)) = dice.of(&sits) {
                    floor.typed(&format!("out {name} 100")).unwrap();
                    paper.remove(name);
                }
            }
            5 => {
                let sits = paper.sits();
                let quiet: Vec<_> = sits
                    .into_iter()
                    .filter(|(row, _, name)| !paper.rows[*row].wishes.contains(name))
                    .collect();
                if let Some((row, _, name)) = dice.of(&quiet) {
                    floor.typed(&format!("change {name}")).unwrap();
                    paper.rows[*row].wishes.push(name.clone());
                }
            }
            6 if paper.rows.len() < 4
                && paper.list.len() >= 4
                && (0..paper.rows.len()).all(|row| paper.free(row).is_empty()) =>
            {
                open(&mut floor, &mut paper);
            }
            7 if paper.rows.len() > 1 && dice.below(4) == 0 => {
                let row = dice.below(paper.rows.len());
                let missed = if dice.below(2) == 0 && book.is_wsop() {
                    paper.rows[row].seats.values().next().cloned()
                } else {
                    None
                };
                if let Some(name) = &missed {
                    floor.all(&[&format!("away {name}"), &format!("missed {name}")]);
                }
                break_table(&mut floor, &mut paper, row, missed.as_deref());
            }
            8 if paper.rows.len() > 1 => {
                let row = dice.below(paper.rows.len());
                let name = paper.rows[row].order.first().cloned();
                if let Some(name) = name {
                    let refused = floor.typed(&format!("refuse {name} 100"));
                    assert_eq!(refused.is_ok(), !paper.feeds(row).is_empty());
                    if refused.is_ok() {
                        paper.remove(&name);
                        assert_eq!(floor.refused(&format!("list 10-20 {name}")), "cardroom-barred");
                    }
                }
            }
            _ => {}
        }
        if paper.rows.is_empty() && paper.list.len() >= 4 {
            open(&mut floor, &mut paper);
        }
        agree(&floor, &paper);
        if !paper.rows.is_empty() {
            let row = dice.below(paper.rows.len());
            fill_seat(&mut floor, &mut paper, row);
            agree(&floor, &paper);
        }
    }
    assert!(floor.view().wrong.is_empty());
}

#[test]
fn an_evening_of_each_kind_goes_as_on_paper() {
    for seed in 0..12 {
        evening(seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_random_evening_goes_as_on_paper(seed in any::<u64>()) {
        evening(seed);
    }
}
