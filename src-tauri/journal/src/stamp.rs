//! Times in file names: `2025-11-20T18-42-33.512Z`. Universal time, so that names sort by time through a change of the clocks.

const DAY: i64 = 86_400_000;

/// Days since the Unix epoch to year, month, day (the algorithm of Howard Hinnant's `civil_from_days`).
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let month_from_march = if month > 2 { month - 3 } else { month + 9 };
    let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

/// `at` in milliseconds since the Unix epoch. Years outside 0 to 9999 are held at those ends.
pub(crate) fn stamp(at: i64) -> String {
    let at = at.clamp(days(0, 1, 1) * DAY, days(9999, 12, 31) * DAY + DAY - 1);
    let (year, month, day) = civil(at.div_euclid(DAY));
    let ms = at.rem_euclid(DAY);
    let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}-{minute:02}-{second:02}.{:03}Z", ms % 1000)
}

/// The reverse; none if the text is not exactly what [`stamp`] writes.
pub(crate) fn at(text: &str) -> Option<i64> {
    let field = |from: usize, to: usize| text.get(from..to)?.parse::<u16>().ok().map(i64::from);
    let at = days(field(0, 4)?, field(5, 7)?, field(8, 10)?) * DAY
        + field(11, 13)? * 3_600_000
        + field(14, 16)? * 60_000
        + field(17, 19)? * 1000
        + field(20, 23)?;
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
