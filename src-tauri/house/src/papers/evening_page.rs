//! The evening as a page for those who are not in the room: one file without script or anything from elsewhere. It says times of day
//! where a clock would count, so that it stays true until the next thing happens.

use super::prelude::*;
use super::prizes::series_said;
use crate::office::Snapshot;
use shuffle_up_engine::base::words::capital;
use shuffle_up_engine::results::html::{HEAD, STYLE, escaped};
use shuffle_up_engine::results::{ResultRow, Results, results};
use shuffle_up_engine::rules::clock::stage::StageView;
use shuffle_up_engine::state::phase::ClockPhase;
use shuffle_up_engine::views::prizes::payouts_view;
use shuffle_up_engine::views::projector::{ProjectorView, announced_moves, projector_view};
use shuffle_up_engine::views::seating::seated_by_name;

/// By this the program knows its own page again.
pub const MADE_BY: &str = "<meta name=\"generator\" content=\"Shuffle Up\">\n";

/// How the page looks beside what all pages have.
const EVENING_STYLE: &str = "
  article + article { margin-top: 3.5rem; padding-top: 2.5rem; border-top: 2px solid; }
  h2 { margin: 2rem 0 0; font-size: 1.25rem; line-height: 1.2; }
  h2 + table { margin-top: .5rem; }
  .stage { margin-top: 1.25rem; color: inherit; font-size: 1.5rem; font-weight: 650; line-height: 1.2; }
  .blinds { margin-top: .15rem; color: inherit; font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem 1.25rem; margin: 1.25rem 0 0; }
  dt { color: #4d5a53; font-size: .875rem; }
  dd { margin: 0; font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
  .who:has(~ .at) { width: auto; }
  .at { text-align: right; overflow-wrap: break-word; }
  .n:first-child { text-align: left; }
  @media (max-width: 40rem) {
    body { margin: 1.25rem auto; padding: 0 .9rem; }
    h1 { font-size: 1.6rem; }
    td, th { padding: .4rem .3rem; }
  }
  @media (prefers-color-scheme: dark) { dt { color: #a3b5ab; } }
";

/// The page about these tournaments, as it stood at the time that it says; nothing else in it changes by time alone.
pub fn page(evenings: &[Snapshot], language: Language, as_of: &str) -> String {
    let title = evenings.first().map_or("Shuffle Up", |one| &one.log.tournament().setup.name);
    let articles: String = evenings
        .iter()
        .map(|one| article(&Source::of(&one.log, one.now, language), as_of))
        .collect();
    let head = HEAD.replace("lang=\"en\"", &format!("lang=\"{}\"", language.tag()));
    format!(
        "{head}{MADE_BY}<title>{}</title>\n<style>{STYLE}{EVENING_STYLE}</style>\n</head>\n<body>\n<main>\n{articles}</main>\n</body>\n</html>\n",
        escaped(title)
    )
}

/// The time of day at which a page is made, as the country of its first tournament writes it.
pub fn time_of_day(evenings: &[Snapshot], language: Language, now: Millis) -> String {
    let first = evenings.first();
    first.map_or_else(String::new, |one| Customs::of(one.log.tournament(), language).time(now))
}

fn article(of: &Source<'_>, as_of: &str) -> String {
    let view = projector_view(of.log, None, of.now);
    let told = results(of.log);
    let mut said = format!(
        "<article>\n<h1><bdi>{}</bdi></h1>\n<p>{} \u{b7} {}</p>\n",
        escaped(&view.name),
        of.customs.day(of.starts()),
        escaped(&word!(of.customs, "evening-as-of", "As of {time}", time = as_of)),
    );
    if told.is_final {
        let over = match view.called_off {
            Some(_) => word!(of.customs, "log-called-off", "Called off"),
            None => word!(of.customs, "evening-over", "Finished"),
        };
        said.push_str(&line("stage", &over));
        said.push_str(&figures(of, &view));
        said.push_str(&series(of));
        let heading = word!(of.customs, "evening-results", "Results");
        said.push_str(&places(of, &heading, &told));
    } else {
        said.push_str(&clock(of, &view));
        said.push_str(&figures(of, &view));
        said.push_str(&series(of));
        said.push_str(&moves(of));
        said.push_str(&prizes(of));
        let heading = word!(of.customs, "evening-out", "Out so far");
        said.push_str(&places(of, &heading, &told));
        said.push_str(&seats(of));
    }
    said.push_str("</article>\n");
    said
}

fn line(class: &str, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!("<p class=\"{class}\">{}</p>\n", escaped(text))
}

/// Level and blinds, and until when.
fn clock(of: &Source<'_>, view: &ProjectorView) -> String {
    let (customs, clock) = (&of.customs, &view.clock);
    let ends = clock.now.saturating_add(clock.remaining_ms);
    let state = match (clock.phase, clock.stage.hands) {
        (ClockPhase::NotStarted, _) => match clock.start_planned.or(view.starts_at) {
            Some(at) => {
                word!(customs, "evening-starts", "Starts {time}", time = customs.moment(at))
            }
            None => word!(customs, "evening-not-started", "Not started yet"),
        },
        (ClockPhase::Paused, _) => word!(customs, "evening-paused", "Paused"),
        (ClockPhase::Finished, _) => word!(customs, "evening-over", "Finished"),
        // Hands end it, and nobody knows when.
        (ClockPhase::Running, Some(hands)) => customs.say(Phrase::count(hands, "hand", "hands")),
        (ClockPhase::Running, None) => {
            word!(customs, "evening-until", "until {time}", time = customs.time(ends))
        }
    };
    let stage = joined(&[stage(&clock.stage, customs), state], " \u{b7} ");
    let next = match blinds(&clock.next_level, customs) {
        next if next.is_empty() => String::new(),
        next => word!(customs, "evening-next", "Next {blinds}", blinds = next),
    };
    let runs = clock.phase == ClockPhase::Running && !clock.stage.is_break;
    let ahead = clock.next_break.as_ref().filter(|_| runs && clock.stage.hands.is_none());
    let pause = ahead.map_or_else(String::new, |ahead| {
        let at = customs.time(clock.now.saturating_add(ahead.in_ms));
        word!(customs, "evening-break-at", "Break at {time}", time = at)
    });
    [
        line("stage", &stage),
        line("blinds", &blinds(&clock.stage, customs)),
        line("next", &joined(&[next, pause], " \u{b7} ")),
    ]
    .concat()
}

fn stage(stage: &StageView, customs: &Customs) -> String {
    match stage.level {
        Some(level) => {
            capital(&word!(customs, "paper-level-number", "level {level}", level = level))
        }
        None => word!(customs, "paper-break", "Break"),
    }
}

/// Blinds, ante, and what games without them have in their place.
fn blinds(stage: &StageView, customs: &Customs) -> String {
    let pair = |one: u64, sign: &str, other: u64| {
        format!("{} {sign} {}", customs.count(one), customs.count(other))
    };
    let called = |label: String, value: String| format!("{label} {value}");
    let ante = if stage.big_blind_ante {
        word!(customs, "paper-big-blind-ante", "BB ante")
    } else {
        word!(customs, "paper-ante", "Ante")
    };
    let parts = [
        (stage.big > 0).then(|| pair(stage.small, "/", stage.big)),
        (stage.ante > 0).then(|| called(ante, customs.count(stage.ante))),
        stage.stud.map(|stud| {
            let label = word!(customs, "paper-stud", "Stud ante + bring-in");
            called(label, pair(stud.ante, "+", stud.bring_in))
        }),
        stage.bets.map(|bets| {
            called(word!(customs, "paper-bets", "Bets"), pair(bets.small, "/", bets.big))
        }),
    ];
    joined(&parts.map(Option::unwrap_or_default), " \u{b7} ")
}

fn figures(of: &Source<'_>, view: &ProjectorView) -> String {
    let (customs, figures) = (&of.customs, &view.figures);
    let count = |number: u32| customs.count(u64::from(number));
    let mut shown = Vec::new();
    if view.phase == Phase::Finished || figures.left == figures.entries {
        shown.push((word!(customs, "paper-entries", "Entries"), count(figures.entries)));
    } else {
        let (left, entries) = (count(figures.left), count(figures.entries));
        shown.push((
            word!(customs, "evening-left", "Players left"),
            word!(customs, "evening-left-of", "{left} of {entries}", left, entries),
        ));
    }
    if view.phase != Phase::Finished && figures.average_stack > 0 {
        let label = word!(customs, "evening-average", "Average stack");
        shown.push((label, customs.count(figures.average_stack)));
    }
    if figures.prize_pool > Money::ZERO {
        let label = word!(customs, "paper-prize-pool", "Prize pool");
        shown.push((label, customs.money(figures.prize_pool)));
    }
    let shown: String = shown
        .iter()
        .map(|(label, value)| {
            format!("<div><dt>{}</dt><dd>{}</dd></div>\n", escaped(label), escaped(value))
        })
        .collect();
    format!("<dl>\n{shown}</dl>\n")
}

/// The series that the tournament belongs to, over all its flights.
fn series(of: &Source<'_>) -> String {
    let series = of.tournament().of_series.as_ref();
    series.map_or_else(String::new, |one| line("series", &series_said(&one.figures, &of.customs)))
}

/// A column: its class and its heading.
type Head = (&'static str, String);

/// Rows under a heading, without the columns in which no row has anything; nothing where there are no rows. Cells are text.
fn table<const N: usize>(heading: &str, heads: [Head; N], rows: &[[String; N]]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let shown: Vec<(usize, &Head)> = heads
        .iter()
        .enumerate()
        .filter(|(at, _)| rows.iter().any(|row| row.get(*at).is_some_and(|cell| !cell.is_empty())))
        .collect();
    let head = |(_, (class, head)): &(usize, &Head)| {
        format!("<th class=\"{class}\" scope=\"col\">{}</th>", escaped(head))
    };
    let heads: String = shown.iter().map(head).collect();
    let row = |row: &[String; N]| {
        let cell = |(at, (class, _)): &(usize, &Head)| {
            let text = row.get(*at).map(|cell| escaped(cell)).unwrap_or_default();
            format!("<td class=\"{class}\"><bdi>{text}</bdi></td>")
        };
        format!("<tr>{}</tr>\n", shown.iter().map(cell).collect::<String>())
    };
    let rows: String = rows.iter().map(row).collect();
    format!(
        "<h2>{}</h2>\n<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n",
        escaped(heading)
    )
}

/// Who changes seats and has not arrived.
fn moves(of: &Source<'_>) -> String {
    let customs = &of.customs;
    let due = every_page(|from| announced_moves(of.tournament(), from, 500, None, of.now).rows);
    let rows: Vec<[String; 2]> = due
        .into_iter()
        .map(|due| {
            let from =
                due.from.map_or_else(String::new, |seat| format!("{} \u{2192} ", of.seat(seat)));
            [due.name, format!("{from}{}", of.seat(due.to))]
        })
        .collect();
    let heads = [("who", customs.player()), ("at", customs.seat())];
    table(&word!(customs, "evening-moves", "Moves"), heads, &rows)
}

fn range(place: u32, place_to: u32) -> String {
    if place_to > place { format!("{place}\u{2013}{place_to}") } else { place.to_string() }
}

/// What is played for, from the first place down.
fn prizes(of: &Source<'_>) -> String {
    let customs = &of.customs;
    let rows = every_page(|from| payouts_view(of.tournament(), from, 500, of.now).rows);
    let rows: Vec<[String; 3]> = rows
        .into_iter()
        .map(|row| {
            let prize = match customs.say(row.what) {
                what if what.is_empty() => customs.money(row.amount),
                what => what,
            };
            [range(row.place, row.place_to), row.name, prize]
        })
        .collect();
    table(&word!(customs, "paper-prizes", "Prizes"), place_heads(customs), &rows)
}

fn place_heads(customs: &Customs) -> [Head; 3] {
    [
        ("n", word!(customs, "paper-place", "Place")),
        ("who", customs.player()),
        ("n", word!(customs, "paper-prize", "Prize")),
    ]
}

/// Who has a place, the best first.
fn places(of: &Source<'_>, heading: &str, told: &Results) -> String {
    let customs = &of.customs;
    let row = |row: &ResultRow| {
        let (place, place_to) = (row.place?, row.place_to.unwrap_or_default());
        let money = (row.prize > Money::ZERO).then(|| customs.money(row.prize));
        let won = money.into_iter().chain(row.goods.iter().cloned()).collect::<Vec<_>>().join(", ");
        Some([range(place, place_to), row.name.clone(), won])
    };
    let rows: Vec<[String; 3]> = told.rows.iter().filter_map(row).collect();
    table(heading, place_heads(customs), &rows)
}

/// Who sits where, by name.
fn seats(of: &Source<'_>) -> String {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let rows: Vec<[String; 2]> = seated_by_name(tournament)
        .into_iter()
        .map(|(who, seat)| [tournament.name(who).to_string(), of.seat(seat)])
        .collect();
    let heads = [("who", customs.player()), ("at", customs.seat())];
    table(&word!(customs, "evening-seats", "Seats"), heads, &rows)
}
