//! A card room on paper: each waiting list with who is called, and who sits where. It hangs at the desk, or takes over when the screens fail.

use super::Printed;
use super::around::{Around, save_parts};
use super::prelude::*;
use shuffle_up_cash::room::view::{CardRoomView, RoomGame, RoomSeat, RoomTable, RoomWaiting};
use shuffle_up_paper::{LinesPart, Paper, PartsSheet, Reads};

/// Writes it as it stands now; answers where it is.
///
/// # Errors
/// A paper that no office printer holds, and a folder that cannot be written.
pub fn save(
    (number, view): (u32, &CardRoomView),
    folder: &Path,
    paper: Paper,
    (now, language): (Millis, Language),
) -> Result<Printed, Problem> {
    let customs = &Customs::of_the_house(language);
    let of = Around { folder: "Card rooms", name: &view.about.name, number, file: "lists.pdf" };
    save_parts(&lists(view, now, customs), of, folder, (paper, now))
}

fn lists(view: &CardRoomView, now: Millis, customs: &Customs) -> PartsSheet {
    let waiting = view.games.iter().map(|game| LinesPart {
        title: word!(
            customs,
            "paper-waiting-list",
            "{game}: waiting list",
            game = game.name.as_str()
        ),
        lines: match game.list.as_slice() {
            [] => vec![(String::new(), word!(customs, "paper-nobody-waits", "Nobody waits."))],
            list => list.iter().map(|one| waits(one, customs)).collect(),
        },
    });
    let table = |game: &RoomGame, table: &RoomTable| LinesPart {
        title: joined(
            &[format!("{} {}", customs.table(), table.table), game.name.clone()],
            " \u{b7} ",
        ),
        lines: table.seats.iter().map(|seat| sits(seat, customs)).collect(),
    };
    let tables =
        view.games.iter().flat_map(|game| game.tables.iter().map(move |one| table(game, one)));
    PartsSheet {
        ends: Ends {
            title: view.about.name.clone(),
            event: word!(customs, "paper-waiting-lists", "Waiting lists"),
            figures: Vec::new(),
            imprint: word!(customs, "paper-printed", "Printed {time}", time = customs.moment(now)),
            page: customs.page(),
        },
        reads: Reads::AsABooklet,
        parts: waiting.chain(tables).collect(),
    }
}

fn waits(one: &RoomWaiting, customs: &Customs) -> (String, String) {
    let called = match (one.table, one.until) {
        (Some(table), _) if one.here => {
            word!(customs, "paper-is-here", "here for table {table}", table = table)
        }
        (Some(table), Some(until)) => word!(
            customs,
            "paper-is-called",
            "called to table {table} until {time}",
            table = table,
            time = customs.time(until)
        ),
        _ if one.passed => word!(customs, "paper-was-called", "was called"),
        _ => String::new(),
    };
    let since = word!(customs, "paper-since", "since {time}", time = customs.time(one.at));
    let name = match &one.tier {
        Some(tier) => format!("{} ({tier})", one.name),
        None => one.name.clone(),
    };
    (format!("{}.", one.place), joined(&[name, called, since], " \u{b7} "))
}

fn sits(seat: &RoomSeat, customs: &Customs) -> (String, String) {
    let how = if seat.kept.is_some() {
        word!(customs, "paper-seat-kept", "kept")
    } else if let Some(away) = seat.away {
        word!(customs, "paper-away-since", "away since {time}", time = customs.time(away))
    } else {
        String::new()
    };
    let name = seat.name.clone().unwrap_or_default();
    let over = match &seat.over {
        Some(over) => {
            word!(customs, "paper-plays-over", "{name} plays over", name = over.name.as_str())
        }
        None => String::new(),
    };
    (format!("{} {}", customs.seat(), seat.seat), joined(&[name, how, over], " \u{b7} "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_cash::room::advice::Clock;
    use shuffle_up_cash::room::view::view;
    use shuffle_up_cash::room::{RoomAbout, RoomLog, RoomSay};

    #[test]
    fn the_lists_and_the_tables_are_on_one_sheet() {
        let mut log = RoomLog::default();
        let about = RoomAbout { name: "Club".into(), ..RoomAbout::default() };
        let typed = |line: &str| RoomSay::Typed { line: line.into() };
        let lines = [
            "game 2-5 NLHE",
            "game 10-20 O8",
            "open 4 2-5",
            "list 2-5 Anna",
            "list 2-5 Bo",
            "list 2-5 Cy",
            "list 2-5 山田",
            "call 2-5",
            "here Anna",
            "seat 4.3 Anna 500",
            "call 2-5",
        ];
        let said = std::iter::once(RoomSay::Open { about }).chain(lines.map(typed));
        for (minute, say) in (0..).zip(said) {
            let line = log.prepare(say, minute * 60_000, 1, "desk").unwrap();
            log.commit(line);
        }
        let room = view(&log, Clock { now: 0, ahead: 0 });
        let customs = &Customs::of_the_house(Language::ENGLISH);
        let sheet = lists(&room, 0, customs);
        let titles: Vec<&str> = sheet.parts.iter().map(|part| part.title.as_str()).collect();
        let table = "Table 4 · 2-5 NLHE";
        assert_eq!(titles, ["2-5 NLHE: waiting list", "10-20 O8: waiting list", table]);
        let (place, called) = &sheet.parts[0].lines[0];
        assert!(place == "1." && called.starts_with("Bo · called to table 4 until "), "{called}");
        assert_eq!(sheet.parts[0].lines.len(), 3);
        assert_eq!(sheet.parts[1].lines[0].1, "Nobody waits.");
        assert_eq!(sheet.parts[2].lines[2], ("Seat 3".into(), "Anna".into()));

        let folder = tempfile::tempdir().unwrap();
        let printed = |paper| save((1, &room), folder.path(), paper, (0, Language::ENGLISH));
        let written = std::fs::read(printed(Paper::A4).unwrap().path).unwrap();
        assert!(written.starts_with(b"%PDF"));
        assert_eq!(printed(Paper::Roll80).unwrap_err().sentence.key, "office-paper");
    }
}
