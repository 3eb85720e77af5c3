//! The fairness sheet of the latest draw of the whole field.

use super::customs::Customs;
use super::imprint;
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::state::draw::DrawKind;
use shuffle_up_engine::views::draw_check::draw_check;
use shuffle_up_engine::views::seating::{DrawMade, draw_view};
use shuffle_up_paper::{FairnessSheet, HeadFigure, SeatLine};

/// The proof of the latest draw of the whole field.
///
/// # Errors
/// Refused before the first draw.
pub(super) fn proof_of(log: &Log, now: i64) -> Result<FairnessSheet, Problem> {
    let tournament = log.tournament();
    let of_all =
        |kind| matches!(kind, DrawKind::Initial {} | DrawKind::Cards {} | DrawKind::Redraw { .. });
    let draw = tournament
        .draws
        .indexed()
        .rev()
        .find(|(_, draw)| of_all(draw.kind))
        .and_then(|(index, _)| draw_view(log, u32::try_from(index + 1).ok()?))
        .ok_or_else(|| {
            problem!(
                not_now,
                "draw-first-check",
                "Draw the seats first; then there is a draw to check."
            )
        })?;
    let customs = Customs::of(tournament);
    let figure = |label: &str, value: String| HeadFigure { label: label.into(), value };
    let mut figures = vec![
        figure("Fingerprint", draw.fingerprint.clone()),
        figure("Players", draw.seats.len().to_string()),
        figure("Draw", format!("{} of {}", place_of(log, &draw.made), draw.made.len())),
    ];
    let seed = u64::from_str_radix(&draw.seed, 16).ok();
    if let Some(seed) = seed {
        figures.push(figure("Seed", seed.to_string()));
    }
    let check = match (seed, draw_check(log, draw.number)) {
        (Some(_), Some(_)) => "Save the check script (Players, How this draw was made) as check.jsonl and run: shuffle-up headless < check.jsonl. It names the players in the order below, says what was arranged, draws with the seed, and prints the seats. Any machine prints the same.".to_string(),
        (Some(_), None) => "The log of the tournament has the line of this draw with its seed; opened anywhere, it gives the same seats.".to_string(),
        (None, _) => "The cards were drawn at the table before the players. The log has each card as it was entered.".to_string(),
    };
    let mut seats: Vec<_> = draw.seats.iter().collect();
    seats.sort_unstable_by_key(|seat| seat.entry);
    Ok(FairnessSheet {
        title: "How the seats were drawn".into(),
        event: format!("{} · {} · {}", tournament.setup.name, draw.title, customs.moment(draw.at)),
        figures,
        parts: vec![
            ("The method".into(), draw.method.clone()),
            ("What was arranged and kept".into(), draw.arranged.join(" ")),
            ("What was arranged and could not be kept".into(), draw.not_kept.join(" ")),
            ("Every draw of this tournament".into(), every_draw(&draw.made, &customs)),
            ("To check it".into(), check),
        ],
        list: "The list in its order, and the seats".into(),
        seats: seats
            .iter()
            .enumerate()
            .map(|(index, drawn)| SeatLine {
                place: (index + 1).to_string(),
                player: drawn.name.clone(),
                seat: drawn.seat.to_string(),
            })
            .collect(),
        imprint: imprint(log, now),
        page: "page {page} of {pages}".into(),
    })
}

/// Which of all draws the one in force is, those taken back counted.
fn place_of(log: &Log, made: &[DrawMade]) -> usize {
    made.iter().rposition(|made| !log.is_struck(made.line)).map_or(made.len(), |at| at + 1)
}

fn every_draw(made: &[DrawMade], customs: &Customs) -> String {
    let words: Vec<String> = made
        .iter()
        .enumerate()
        .map(|(index, made)| {
            let struck = if made.struck { ", taken back" } else { "" };
            format!(
                "{}. {}, {}, fingerprint {}, log line {}{struck}.",
                index + 1,
                made.title,
                customs.time(made.at),
                made.fingerprint,
                made.line
            )
        })
        .collect();
    words.join(" ")
}
