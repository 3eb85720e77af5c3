//! The fairness sheet of the latest draw of the whole field.

use super::prelude::*;
use shuffle_up_engine::views::draw_check::draw_check;
use shuffle_up_engine::views::seating::{DrawMade, draw_view};
use shuffle_up_paper::{FairnessSheet, SeatLine};

/// The proof of the latest draw of the whole field.
///
/// # Errors
/// Refused before the first draw.
pub(super) fn proof_of(of: &Source<'_>) -> Result<FairnessSheet, Problem> {
    let (log, tournament, customs) = (of.log, of.tournament(), &of.customs);
    let draw = tournament
        .draws
        .indexed()
        .rev()
        .find(|(_, draw)| draw.kind.is_of_all())
        .and_then(|(index, _)| draw_view(log, u32::try_from(index + 1).ok()?))
        .ok_or_else(|| {
            problem!(
                not_now,
                "draw-first-check",
                "Draw the seats first; then there is a draw to check."
            )
        })?;
    let mut figures = vec![
        figure(word!(customs, "paper-fingerprint", "Check number"), draw.fingerprint.clone()),
        figure(word!(customs, "paper-players", "Players"), draw.seats.len().to_string()),
        figure(
            word!(customs, "paper-draw", "Draw"),
            word!(
                customs,
                "paper-so-many-of",
                "{some} of {all}",
                some = to_u64(place_of(log, &draw.made)),
                all = to_u64(draw.made.len())
            ),
        ),
    ];
    let seed = u64::from_str_radix(&draw.seed, 16).ok();
    if let Some(seed) = seed {
        figures.push(figure(word!(customs, "paper-seed", "Seed"), seed.to_string()));
    }
    let check = match (seed, draw_check(log, draw.number)) {
        (Some(_), Some(_)) => word!(
            customs,
            "paper-check-script",
            "Save the check script (Players, How this draw was made) as check.jsonl and run: shuffle-up headless < check.jsonl. It names the players in the order below, says what was arranged, draws with the seed, and prints the seats. Any machine prints the same."
        ),
        (Some(_), None) => word!(
            customs,
            "paper-check-log",
            "The log of the tournament has the line of this draw with its seed; opened anywhere, it gives the same seats."
        ),
        (None, _) => word!(
            customs,
            "paper-check-cards",
            "The cards were drawn at the table before the players. The log has each card as it was entered."
        ),
    };
    let mut seats: Vec<_> = draw.seats.iter().collect();
    seats.sort_unstable_by_key(|seat| seat.entry);
    let all = |said: Vec<Phrase>| {
        said.into_iter().map(|one| customs.say(one)).collect::<Vec<_>>().join(" ")
    };
    Ok(FairnessSheet {
        ends: Ends {
            event: format!(
                "{} · {} · {}",
                tournament.setup.name,
                customs.say(draw.title),
                customs.moment(draw.at)
            ),
            ..of.ends(word!(customs, "paper-how-drawn", "How the seats were drawn"), figures)
        },
        parts: vec![
            (word!(customs, "paper-the-method", "The method"), customs.say(draw.method)),
            (word!(customs, "paper-arranged", "What was arranged and kept"), all(draw.arranged)),
            (
                word!(
                    customs,
                    "paper-arranged-not-kept",
                    "What was arranged and could not be kept"
                ),
                all(draw.not_kept),
            ),
            (
                word!(customs, "paper-every-draw", "Every draw of this tournament"),
                every_draw(&draw.made, customs),
            ),
            (word!(customs, "paper-to-check", "To check it"), check),
        ],
        list: word!(customs, "paper-list-in-order", "The list in its order, and the seats"),
        seats: seats
            .iter()
            .enumerate()
            .map(|(index, drawn)| SeatLine {
                place: (index + 1).to_string(),
                player: drawn.name.clone(),
                seat: drawn.seat.to_string(),
            })
            .collect(),
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
            let said = word!(
                customs,
                "paper-draw-made",
                "{number}. {title}, {time}, check number {fingerprint}, log line {line}",
                number = to_u64(index + 1),
                title = &made.title,
                time = customs.time(made.at),
                fingerprint = made.fingerprint.as_str(),
                line = made.line
            );
            if made.struck {
                word!(customs, "paper-draw-struck", "{draw}, undone.", draw = said)
            } else {
                format!("{said}.")
            }
        })
        .collect();
    words.join(" ")
}
