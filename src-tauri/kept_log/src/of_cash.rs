//! How the lines of a cash game and of a card room stand in the journal. As a tournament's: number, time and device are columns, all else is
//! the body.

use crate::Unreadable;
use serde::Serialize;
use serde::de::DeserializeOwned;
use shuffle_up_cash::log::{Folded, Line, Log};
use shuffle_up_cash::room::{RoomLine, RoomLog};
use shuffle_up_cash::{CashLine, CashLog};
use shuffle_up_journal::{CardRoomId, CashGameId, StoredLine, TournamentId};

/// A line of a cash game as the journal keeps it.
///
/// # Errors
/// Values that JSON cannot hold; no line of a cash game has any.
pub fn cash_line(game: CashGameId, line: &CashLine) -> serde_json::Result<StoredLine> {
    stored(game.log(), line)
}

/// A line of a card room as the journal keeps it.
///
/// # Errors
/// Values that JSON cannot hold; no line of a card room has any.
pub fn room_line(room: CardRoomId, line: &RoomLine) -> serde_json::Result<StoredLine> {
    stored(room.log(), line)
}

/// The cash game of these lines.
///
/// # Errors
/// The first line that cannot be understood: a newer version wrote it.
pub fn cash_log_of(lines: &[StoredLine]) -> Result<CashLog, Unreadable> {
    log_of(lines)
}

/// The card room of these lines.
///
/// # Errors
/// The first line that cannot be understood: a newer version wrote it.
pub fn room_log_of(lines: &[StoredLine]) -> Result<RoomLog, Unreadable> {
    log_of(lines)
}

fn stored<Of: Serialize>(
    tournament: TournamentId,
    line: &Line<Of>,
) -> serde_json::Result<StoredLine> {
    Ok(StoredLine {
        tournament,
        number: line.number,
        at: line.at,
        device: line.device.clone(),
        body: serde_json::to_string(&line.kind)?,
    })
}

fn log_of<State: Folded>(lines: &[StoredLine]) -> Result<Log<State>, Unreadable>
where
    State::Said: DeserializeOwned,
{
    let read = lines.iter().map(|line| {
        let kind = serde_json::from_str(&line.body)
            .map_err(|error| Unreadable { number: line.number, error })?;
        let (number, at, device) = (line.number, line.at, line.device.clone());
        Ok(Line { number, at, device, kind })
    });
    Ok(Log::replay(read.collect::<Result<Vec<_>, Unreadable>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_cash::Say;
    use shuffle_up_cash::said::About;

    #[test]
    fn a_cash_game_read_back_is_the_game_that_was_kept() {
        let mut log = CashLog::default();
        let about = About { name: "Kitchen".into(), ..About::default() };
        let typed = |line: &str| Say::Typed { line: line.into() };
        for say in [Say::Open { about }, typed("buy Anna 100"), typed("buy Bo 50 by Anna")] {
            let line = log.prepare(say, 7, "desk").unwrap();
            log.commit(line);
        }
        let strike = log.prepare_strike(3, 8, "tablet").unwrap();
        log.commit(strike);
        let kept = log.lines().iter().map(|line| cash_line(CashGameId(1), line).unwrap());
        let mut kept: Vec<StoredLine> = kept.collect();
        assert_eq!(cash_log_of(&kept).unwrap(), log);
        assert_eq!(kept[2].tournament, CashGameId(1).log());
        kept[1].body = kept[1].body.replace("bought_in", "tomorrow");
        assert_eq!(cash_log_of(&kept).unwrap_err().number, 2);
    }
    #[test]
    fn a_card_room_read_back_is_the_room_that_was_kept() {
        use shuffle_up_cash::room::{RoomAbout, RoomSay};
        let mut log = RoomLog::default();
        let about = RoomAbout { name: "Club".into(), ..RoomAbout::default() };
        let typed = |line: &str| RoomSay::Typed { line: line.into() };
        for say in [RoomSay::Open { about }, typed("game 2-5 NLHE"), typed("list 2-5 Anna")] {
            let line = log.prepare(say, 7, 1, "desk").unwrap();
            log.commit(line);
        }
        let kept = log.lines().iter().map(|line| room_line(CardRoomId(1), line).unwrap());
        let mut kept: Vec<StoredLine> = kept.collect();
        assert_eq!(room_log_of(&kept).unwrap(), log);
        assert_eq!(kept[2].tournament, CardRoomId(1).log());
        kept[1].body = kept[1].body.replace("game_added", "tomorrow");
        assert_eq!(room_log_of(&kept).unwrap_err().number, 2);
    }
}
