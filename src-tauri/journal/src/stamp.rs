//! Times in file names: `2025-11-20T18-42-33.512Z`. Universal time, so that names sort by time through a change of the clocks.

use chrono::{DateTime, NaiveDateTime};

const FORM: &str = "%Y-%m-%dT%H-%M-%S%.3fZ";
/// Where the years 0 and 9999 begin and end, in milliseconds since the Unix epoch.
const FIRST: i64 = -62_167_219_200_000;
const LAST: i64 = 253_402_300_799_999;

/// `at` in milliseconds since the Unix epoch. Years outside 0 to 9999 are held at those ends.
pub(crate) fn stamp(at: i64) -> String {
    let at = DateTime::from_timestamp_millis(at.clamp(FIRST, LAST));
    at.unwrap_or_default().format(FORM).to_string()
}

/// The reverse; none if the text is not exactly what [`stamp`] writes.
pub(crate) fn at(text: &str) -> Option<i64> {
    let at = NaiveDateTime::parse_from_str(text, FORM).ok()?.and_utc().timestamp_millis();
    (stamp(at) == text).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_read_back_and_sort_by_time() {
        assert_eq!(stamp(0), "1970-01-01T00-00-00.000Z");
        assert_eq!(stamp(1_709_210_096_789), "2024-02-29T12-34-56.789Z");
        let mut before = stamp(-1);
        for step in 0..5000 {
            let now = stamp(step * 86_399_777);
            assert_eq!(at(&now), Some(step * 86_399_777));
            assert!(before < now);
            before = now;
        }
        for wrong in [
            "",
            "2024-02-30T12-34-56.789Z",
            "2024-02-29T12-34-56.789",
            "2024/02/29T12-34-56.789Z",
            "ä024-02-29T12-34-56.789Z",
        ] {
            assert_eq!(at(wrong), None, "{wrong}");
        }
        assert_eq!(stamp(i64::MAX), "9999-12-31T23-59-59.999Z");
        assert!(stamp(i64::MIN).starts_with("0000-01-01"));
    }
}
