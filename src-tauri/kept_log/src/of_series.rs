//! How the lines of a series stand in the journal. As a tournament's: number, time and device are columns, all else is the body.

use crate::Unreadable;
use shuffle_up_journal::{SeriesId, StoredLine};
use shuffle_up_series::log::SeriesLineKind;
use shuffle_up_series::{SeriesLine, SeriesLog};

/// A line of a series as the journal keeps it.
///
/// # Errors
/// Values that JSON cannot hold; no line of a series has any.
pub fn series_line(series: SeriesId, line: &SeriesLine) -> serde_json::Result<StoredLine> {
    Ok(StoredLine {
        tournament: series.log(),
        number: line.number,
        at: line.at,
        device: line.device.clone(),
        body: serde_json::to_string(&line.kind)?,
    })
}

/// The series of these lines.
///
/// # Errors
/// The first line that cannot be understood: a newer version wrote it.
pub fn series_log_of(lines: &[StoredLine]) -> Result<SeriesLog, Unreadable> {
    let read = lines.iter().map(|line| {
        let kind: SeriesLineKind = serde_json::from_str(&line.body)
            .map_err(|error| Unreadable { number: line.number, error })?;
        let (number, at, device) = (line.number, line.at, line.device.clone());
        Ok(SeriesLine { number, at, device, kind })
    });
    Ok(SeriesLog::replay(read.collect::<Result<Vec<_>, Unreadable>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_series::{Rules, Say};
    use std::collections::BTreeMap;

    #[test]
    fn a_series_read_back_is_the_series_that_was_kept() {
        let (mut log, days) = (SeriesLog::default(), BTreeMap::new());
        let open = Say::Open { name: "Spring Open".into(), rules: Box::new(Rules::default()) };
        let rename = Say::Rename { name: "Open".into() };
        for say in [open, rename] {
            let line = log.prepare(say, &days, 7, "desk").unwrap();
            log.commit(line);
        }
        let strike = log.prepare_strike(2, 8, "tablet").unwrap();
        log.commit(strike);
        let kept = log.lines().iter().map(|line| series_line(SeriesId(1), line).unwrap());
        let mut kept: Vec<StoredLine> = kept.collect();
        assert_eq!(series_log_of(&kept).unwrap(), log);
        assert_eq!(kept[2].tournament, SeriesId(1).log());
        kept[1].body = kept[1].body.replace("renamed", "tomorrow");
        assert_eq!(series_log_of(&kept).unwrap_err().number, 2);
    }
}
