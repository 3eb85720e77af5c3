//! How the lines of the logs around the tournament stand in the journal: a series, a cash game, a card room, the staff. As a tournament's:
//! number, time and device are columns, all else is the body.

use crate::Unreadable;
use serde::Serialize;
use serde::de::DeserializeOwned;
use shuffle_up_engine::base::plain_log::{Folded, Line, Log};
use shuffle_up_journal::{StoredLine, TournamentId};

/// A line of such a log as the journal keeps it.
///
/// # Errors
/// Values that JSON cannot hold; no line has any.
pub fn plain_line<Of: Serialize>(
    log: TournamentId,
    line: &Line<Of>,
) -> serde_json::Result<StoredLine> {
    Ok(StoredLine {
        tournament: log,
        number: line.number,
        at: line.at,
        device: line.device.clone(),
        body: serde_json::to_string(&line.kind)?,
    })
}

/// The log of these lines.
///
/// # Errors
/// The first line that cannot be understood: a newer version wrote it.
pub fn plain_log_of<State: Folded>(lines: &[StoredLine]) -> Result<Log<State>, Unreadable>
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
    use shuffle_up_cash::room::{Room, RoomAbout, RoomSay};
    use shuffle_up_cash::{Game, said};
    use shuffle_up_engine::base::plain_log::Decides;
    use shuffle_up_journal::SeriesId;
    use shuffle_up_series::log::prepare;
    use shuffle_up_series::{Rules, Series};
    use shuffle_up_staff::Staff;
    use std::collections::BTreeMap;
    use std::fmt::Debug;

    /// Keeps a log of which the third line is struck, reads it back, and reads it once more with a word of its second line unknown.
    fn kept_and_read<State: Folded + Debug + PartialEq>(mut log: Log<State>, word: &str)
    where
        State::Said: Serialize + DeserializeOwned + Debug + PartialEq,
    {
        let strike = log.prepare_strike(3, 8, "tablet").unwrap();
        log.commit(strike);
        let of = SeriesId(1).log();
        let kept = log.lines().iter().map(|line| plain_line(of, line).unwrap());
        let mut kept: Vec<StoredLine> = kept.collect();
        assert_eq!(plain_log_of::<State>(&kept).unwrap(), log);
        assert_eq!(kept[2].tournament, of);
        kept[1].body = kept[1].body.replace(word, "tomorrow");
        assert_eq!(plain_log_of::<State>(&kept).unwrap_err().number, 2);
    }

    fn said<State: Decides>(lines: Vec<State::Say>) -> Log<State> {
        let mut log = Log::default();
        for say in lines {
            let line = log.prepare(say, 7, 1, "desk").unwrap();
            log.commit(line);
        }
        log
    }

    #[test]
    fn a_log_read_back_is_the_log_that_was_kept() {
        use shuffle_up_cash::Say;
        let typed = |line: &str| Say::Typed { line: line.into() };
        let about = said::About { name: "Kitchen".into(), ..said::About::default() };
        let lines = vec![Say::Open { about }, typed("buy Anna 100"), typed("buy Bo 50 by Anna")];
        kept_and_read(said::<Game>(lines), "bought_in");

        let typed = |line: &str| RoomSay::Typed { line: line.into() };
        let about = RoomAbout { name: "Club".into(), ..RoomAbout::default() };
        let lines = vec![RoomSay::Open { about }, typed("game 2-5 NLHE"), typed("list 2-5 Anna")];
        kept_and_read(said::<Room>(lines), "game_added");

        use shuffle_up_staff::{Say as SayStaff, said::About};
        let typed = |line: &str| SayStaff::Typed { line: line.into() };
        let about = About { name: "Friday".into(), ..About::default() };
        let lines = vec![SayStaff::Open { about }, typed("dealer Ana, Bo"), typed("table 12")];
        kept_and_read(said::<Staff>(lines), "came");
    }

    #[test]
    fn a_series_read_back_is_the_series_that_was_kept() {
        use shuffle_up_series::Say;
        let (mut log, days) = (Log::<Series>::default(), BTreeMap::new());
        let rename = |name: &str| Say::Rename { name: name.into() };
        let open = Say::Open { name: "Spring Open".into(), rules: Box::new(Rules::default()) };
        for say in [open, rename("Open"), rename("Spring")] {
            let line = prepare(&log, say, &days, 7, "desk").unwrap();
            log.commit(line);
        }
        kept_and_read(log, "renamed");
    }
}
