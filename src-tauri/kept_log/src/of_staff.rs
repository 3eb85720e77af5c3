//! How the lines of the staff stand in the journal. As a tournament's: number, time and device are columns, all else is the body.

use crate::Unreadable;
use shuffle_up_journal::{StaffId, StoredLine};
use shuffle_up_staff::log::StaffLineKind;
use shuffle_up_staff::{StaffLine, StaffLog};

/// A line of the staff as the journal keeps it.
///
/// # Errors
/// Values that JSON cannot hold; no line of the staff has any.
pub fn staff_line(evening: StaffId, line: &StaffLine) -> serde_json::Result<StoredLine> {
    Ok(StoredLine {
        tournament: evening.log(),
        number: line.number,
        at: line.at,
        device: line.device.clone(),
        body: serde_json::to_string(&line.kind)?,
    })
}

/// The staff's evening of these lines.
///
/// # Errors
/// The first line that cannot be understood: a newer version wrote it.
pub fn staff_log_of(lines: &[StoredLine]) -> Result<StaffLog, Unreadable> {
    let read = lines.iter().map(|line| {
        let kind: StaffLineKind = serde_json::from_str(&line.body)
            .map_err(|error| Unreadable { number: line.number, error })?;
        let (number, at, device) = (line.number, line.at, line.device.clone());
        Ok(StaffLine { number, at, device, kind })
    });
    Ok(StaffLog::replay(read.collect::<Result<Vec<_>, Unreadable>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_staff::Say;
    use shuffle_up_staff::said::About;

    #[test]
    fn an_evening_read_back_is_the_evening_that_was_kept() {
        let mut log = StaffLog::default();
        let about = About { name: "Friday".into(), ..About::default() };
        let typed = |line: &str| Say::Typed { line: line.into() };
        for say in [Say::Open { about }, typed("dealer Ana, Bo"), typed("table 12")] {
            let line = log.prepare(say, 7, "desk").unwrap();
            log.commit(line);
        }
        let strike = log.prepare_strike(3, 8, "tablet").unwrap();
        log.commit(strike);
        let kept = log.lines().iter().map(|line| staff_line(StaffId(1), line).unwrap());
        let mut kept: Vec<StoredLine> = kept.collect();
        assert_eq!(staff_log_of(&kept).unwrap(), log);
        assert_eq!(kept[2].tournament, StaffId(1).log());
        kept[1].body = kept[1].body.replace("came", "tomorrow");
        assert_eq!(staff_log_of(&kept).unwrap_err().number, 2);
    }
}
