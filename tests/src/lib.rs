//! What scripts and the real windows begin with: a field of up to ten thousand in a file that the desk opens, the T1000 game, and
//! the bubble.

use budgets::Floor;
use serde_json::{Value, json};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// So many names as they stand on a list: first name, initial, last name. None is part of another.
#[must_use]
pub fn names(count: usize) -> Vec<String> {
    const FIRST: [&str; 24] = [
        "Anna",
        "Bogdan",
        "Chen",
        "Dele",
        "Eva",
        "Francesca",
        "Gustavo",
        "Henrik",
        "Ivo",
        "Jürgen",
        "Katarzyna",
        "Łukasz",
        "María",
        "Nikolaos",
        "Oluwaseun",
        "Priya",
        "Quentin",
        "Rosalind",
        "Søren",
        "Tomáš",
        "Uwe",
        "Viktoriya",
        "Wei",
        "Zoltán",
    ];
    const LAST: [&str; 24] = [
        "Ångström",
        "Berg",
        "Christodoulopoulos",
        "Dąbrowski",
        "Eriksen",
        "Fitzgerald",
        "García",
        "Hernández",
        "Ito",
        "Jansen",
        "Kowalczyk",
        "Lombardi",
        "Müller",
        "Nowak",
        "Okafor",
        "Papadopoulou",
        "Quispe",
        "Rossi",
        "Smith",
        "Takahashi",
        "Unger",
        "Vandenberghe",
        "Wójcik",
        "Zhang",
    ];
    let initials = || 'A'..='Z';
    let all = LAST.iter().flat_map(|last| {
        initials().flat_map(move |initial| {
            FIRST.iter().map(move |first| format!("{first} {initial}. {last}"))
        })
    });
    let mut all: Vec<String> = all.collect();
    // In no order, as players come.
    let many = all.len();
    for at in 0..many {
        all.swap(at, at * 7_919 % many);
    }
    all.truncate(count);
    all
}

/// The line that opens a tournament of the T1000 template, with its set-up changed.
///
/// # Panics
/// Where the program does not print the template.
pub fn t1000(change: impl FnOnce(&mut Value)) -> Value {
    let mut template = Vec::new();
    let words = vec!["--template".into(), "t1000".into()];
    assert_eq!(shuffle_up_headless::run(words, &b""[..], &mut template), 0);
    let mut open: Value = serde_json::from_slice(&template).expect("a line of JSON");
    change(&mut open["do"]["setup"]);
    open
}

/// Sets up a game for its bubble: no rebuys and no late registration, TCH's rules, hand-for-hand from two players before the
/// money. So many are paid, each the same hundredths of the pool but the first, who takes what is left of it.
pub fn to_the_bubble(setup: &mut Value, paid: usize, share: usize) {
    let mut shares = vec![share; paid];
    shares[0] = 10_000 - share * (paid - 1);
    setup["rebuy"] = json!(null);
    setup["late_registration_until"] = json!(null);
    setup["prizes"] =
        json!({ "shares": { "type": "percentages", "hundredths": shares }, "unit": 1 });
    setup["rules"] = json!({
        "book": "tch", "seats_per_table": 9, "preferred_size": 9, "first_button": "one_draw",
        "tolerance": 2, "mover": "next_big_blind", "from_table": "breaking_order",
        "to_seat": "worst_position", "redraws": [],
        "hand_for_hand": { "pace": "hand_for_hand", "off_s": 120, "advised_from": 2 },
    });
}

/// Keeps what was said on this floor in the folder of a desk, the last line now and the first so many minutes ago, by a
/// headless script; the clock is paused at its end, so that the desk has nothing to ask.
///
/// # Panics
/// Where the folder cannot be written.
pub fn keep(floor: &Floor, data: &Path, minutes: i64) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis());
    let now = i64::try_from(now).unwrap_or(0);
    let lines = floor.log.lines();
    let count = i64::try_from(lines.len()).unwrap_or(1);
    let mut script = String::new();
    for line in lines.iter() {
        let Some(applied) = line.applied() else { continue };
        let at = now - minutes * 60_000 * (count - i64::from(line.number)) / count;
        let said = json!({ "at": at, "seed": line.seed, "do": applied.command });
        script.push_str(&format!("{said}\n"));
    }
    script.push_str(&json!({ "at": now, "do": { "type": "pause_clock" } }).to_string());
    let file = data.join("tournaments.shuffle-up").display().to_string();
    let words = vec!["--strict".into(), "--journal".into(), file];
    let mut out = Vec::new();
    let code = shuffle_up_headless::run(words, script.as_bytes(), &mut out);
    let last: String = String::from_utf8_lossy(&out).lines().last().unwrap_or_default().into();
    assert_eq!(code, 0, "{last}");
}
