//! How the lines of a cash game stand in the journal. As a tournament's: number, time and device are columns, all else is the body.

use crate::Unreadable;
use shuffle_up_cash::log::CashLineKind;
use shuffle_up_cash::{CashLine, CashLog};
use shuffle_up_journal::{CashGameId, StoredLine};

/// A line of a cash game as the journal keeps it.
///
/// # Errors
/// Values that JSON cannot hold; no line of a cash game has any.
pub fn cash_line(game: CashGameId, line: &CashLine) -> serde_json::Result<StoredLine> {
    Ok(StoredLine {
        tournament: game.log(),
        number: line.number,
        at: line.at,
        device: line.device.clone(),
        body: serde_json::to_string(&line.kind)?,
    })
}

/// The cash game of these lines.
///
/// # Errors
/// The first line that cannot be understood: a newer version wrote it.
pub fn cash_log_of(lines: &[StoredLine]) -> Result<CashLog, Unreadable> {
    let read = lines.iter().map(|line| {
        let kind: CashLineKind = serde_json::from_str(&line.body)
            .map_err(|error| Unreadable { number: line.number, error })?;
        let (number, at, device) = (line.number, line.at, line.device.clone());
        Ok(CashLine { number, at, device, kind })
    });
    Ok(CashLog::replay(read.collect::<Result<Vec<_>, Unreadable>>()?))
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
}
