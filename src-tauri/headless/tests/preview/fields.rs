//! Who plays what: a club night, ten thousand entries, a home game without prizes, and a night with bounties.

use super::evening::SECOND;
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::templates::{all, t1000};

/// A field of players with the tournament that they play.
pub struct Field {
    pub name: &'static str,
    pub setup: Value,
    pub players: usize,
    /// The level that is looked at.
    pub level: usize,
    /// What passes between two commands.
    pub pace: Millis,
    /// How many go out on a hand.
    pub on_a_hand: usize,
    /// Looked at in every moment, not only while it runs.
    pub every_moment: bool,
    /// Looked at from the desk too.
    pub at_the_desk: bool,
}

/// Names of many scripts and lengths.
const NAMES: &str = "Ana Sol|Chen Wei|Bo Lund|Eva Roth|Tom Hale|Kai Ito|Omar Haddad|Ivy Nash|Liam Osei|Nia Cole|Sam Fox|Ida Moe|\
    Raj Pal|Marta Ruiz|Gus Wu|Tia Bay|Lea Orr|Max Ode|Pia Lang|Ned Ross|Uma Das|Vik Rao|Amy Cho|Jo Brandt|\
    Rui Melo|Fay Dunn|Cy Adler|Mo Salim|Lou Katz|Bea Lim|Al Fry|Kit Rowe|Sol Vega|Wes Tan|Noa Bar|Ines Pla|\
    Hal Voss|Ola Berg|Jin Ho|Xiu Lan|Abe Stern|Dora Ek|Yan Li|Gil Ron|Mae West|Otto Fink|Sue Park|Dele Ade|\
    Ben Axe|Cleo Day|Dan Roy|Ella Frost|Łukasz Nowak|Ελένη Παππά|Дмитрий Орлов|山田 太郎|Christopher-James O’Shaughnessy|\
    Nguyễn Thị Minh Khai|Zoë Ångström|Maximiliana von Hohenstein-Waldburg";

/// So many names. The later ones are told apart by a number, which would make the longest longer than names are.
pub fn names(players: usize) -> Vec<String> {
    let first = NAMES.split('|').map(String::from);
    let later = (1..).flat_map(|round| {
        let short = NAMES.split('|').filter(|name| name.chars().count() < 30);
        short.map(move |name| format!("{name} {round}"))
    });
    first.chain(later).take(players).collect()
}

/// Every figure in chips of this part of a set-up, so many times as large.
fn grow(part: &mut Value, by: u64) {
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(|part| grow(part, by)),
        Value::Object(parts) => {
            for (key, part) in parts {
                let chips =
                    ["small", "big", "chips", "ante", "bring_in", "value"].contains(&key.as_str());
                match part.as_u64() {
                    Some(figure) if chips => *part = json!(figure * by),
                    Some(_) => {}
                    None => grow(part, by),
                }
            }
        }
        _ => {}
    }
}

impl Field {
    fn club(name: &'static str, setup: Value) -> Self {
        Self {
            name,
            setup,
            players: 60,
            level: 7,
            pace: 20 * SECOND,
            on_a_hand: 1,
            every_moment: true,
            at_the_desk: false,
        }
    }

    /// Ten thousand entries, with blinds in the millions instead of tens.
    fn is_huge(&self) -> bool {
        self.name == "huge"
    }

    /// The same tournament with the schedule, the game and the rules of this template.
    pub fn playing(&self, template: &str) -> Value {
        let found = all().into_iter().find(|one| one.id == template).unwrap();
        let mut other = json!(found.setup);
        if self.is_huge() {
            grow(&mut other["schedule"], 100);
        }
        let mut setup = self.setup.clone();
        for part in ["schedule", "game"] {
            setup[part] = other[part].clone();
        }
        setup["rules"]["form"] = other["rules"]["form"].clone();
        setup
    }

    /// The same tournament with levels of so many hands.
    pub fn by_hands(&self, hands: u32) -> Value {
        let mut setup = self.setup.clone();
        for stage in setup["schedule"]["stages"].as_array_mut().unwrap() {
            if stage["type"] == "level" {
                stage["hands"] = json!(hands);
            }
        }
        setup
    }

    /// A wish for a schedule, as the desk asks for one.
    pub fn wish(&self) -> Value {
        json!({
            "players": self.players, "starting_stack": self.setup["starting_stack"], "more_chips": 0,
            "chips": self.setup["chips"], "wanted_minutes": 240, "level_minutes": 20, "depth": null,
            "ante_from_level": null, "break_minutes": 10, "break_every_minutes": 90, "after_last": "double",
        })
    }
}

/// A big-blind ante from the fifth level.
fn with_antes(setup: &mut Value) {
    let stages = setup["schedule"]["stages"].as_array_mut().unwrap();
    for level in stages.iter_mut().filter(|stage| stage["type"] == "level").skip(4) {
        level["ante"] = json!({ "type": "big_blind", "chips": level["big"] });
    }
}

fn club() -> Field {
    let mut setup = json!(t1000());
    setup["name"] = json!("Thursday T1000");
    with_antes(&mut setup);
    let owned = [400, 350, 150, 50];
    for (chip, owned) in setup["chips"].as_array_mut().unwrap().iter_mut().zip(owned) {
        chip["owned"] = json!(owned);
    }
    Field { at_the_desk: true, ..Field::club("club", setup) }
}

fn bounties() -> Field {
    let mut field = club();
    field.setup["price"] =
        json!({ "prize": 1_500, "fee": 0, "bounty": 1_000, "staff": 0, "league": 0 });
    field.setup["bounty"] = json!("progressive");
    field.setup["pool"]["guarantee"] = json!(200_000);
    field.setup["rebuy"] = json!(null);
    Field { name: "bounties", every_moment: false, at_the_desk: false, ..field }
}

fn small() -> Field {
    let mut setup = json!(t1000());
    setup["name"] = json!("Thursday T1000");
    setup["price"]["prize"] = json!(0);
    setup["rebuy"]["price"]["prize"] = json!(0);
    // A redraw at 18 would come before a table could break.
    setup["rules"]["redraws"] = json!([{ "players": 9, "tables": 1, "of_tables": 0 }]);
    Field { players: 30, ..Field::club("small", setup) }
}

fn huge() -> Field {
    let mut setup = json!(t1000());
    setup["name"] = json!("Thursday T1000");
    with_antes(&mut setup);
    grow(&mut setup["schedule"], 2_000);
    let chips = [
        (5, "red", "#c8352b", ""),
        (10, "green", "#1f8a4c", ""),
        (25, "black", "#22262b", "#e3b71f"),
        (50, "purple", "#6b3fa0", "#8fd3f0"),
        (100, "yellow", "#e3b71f", ""),
        (125, "orange", "#df7a1c", ""),
        (250, "light blue", "#6db6d9", ""),
    ];
    let chips = chips.map(|(value, name, colour, spots)| {
        json!({ "value": value * 2_000, "name": name, "colour": colour, "spots": spots, "owned": 0 })
    });
    setup["chips"] = json!(chips);
    setup["stack_chips"] = json!([6, 0, 0, 0, 0, 0, 0]);
    setup["starting_stack"] = json!(60_000);
    setup["price"]["prize"] = json!(1_000_000);
    setup["rebuy"] = json!(null);
    setup["tables"] = json!(1_119);
    setup["rules"] = json!(preset(RuleBook::Tch, GameForm::FullRing));
    setup["rules"]["redraws"] = json!([
        { "players": 1_400, "tables": 156, "of_tables": 0 },
        { "players": 9, "tables": 1, "of_tables": 0 },
    ]);
    setup["prizes"]["shares"] = json!({ "type": "generated", "tables": false, "wish": {
        "places": { "type": "number", "places": 1_517 }, "least": 150, "first": { "type": "usual" }, "tiers": null,
    } });
    Field { players: 10_112, level: 15, pace: 1, on_a_hand: 8, ..Field::club("huge", setup) }
}

pub fn fields() -> [Field; 4] {
    [club(), bounties(), small(), huge()]
}
