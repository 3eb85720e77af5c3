//! Dates in the names of files.

use proptest::prelude::*;
use shuffle_up_seasons::name_date::date_in;

const TODAY: (u32, u32, u32) = (2026, 11, 25);

#[test]
fn dates_are_read_as_a_person_reads_them() {
    for (name, date) in [
        ("League 2026-03-14 final", Some((2026, 3, 14))),
        ("2026_03_14", Some((2026, 3, 14))),
        ("Liga 14.03.2026", Some((2026, 3, 14))),
        ("Liga 4.3.2026", Some((2026, 3, 4))),
        ("results20260314", Some((2026, 3, 14))),
        ("March 14", Some((2026, 3, 14))),
        ("14 March 2024", Some((2024, 3, 14))),
        ("Mar 14th, 2024 (1)", Some((2024, 3, 14))),
        // The last one that there was.
        ("December 24", Some((2025, 12, 24))),
        ("November 25", Some((2026, 11, 25))),
        ("February 29", Some((2024, 2, 29))),
        ("2026-13-40", None),
        ("31.04.2026", None),
        // Two readings, and so none.
        ("03-04-2026", None),
        ("99999999999", None),
        ("League 4", None),
        ("Marching 14", None),
        ("", None),
    ] {
        assert_eq!(date_in(name, TODAY), date, "{name}");
    }
}

proptest! {
    #[test]
    fn whatever_a_file_is_called_it_is_read(name in ".{0,40}", year in any::<u32>()) {
        let _ = date_in(&name, (year, 12, 31));
    }

    /// Figures, months and what stands between them, in any order.
    #[test]
    fn what_looks_like_a_date_is_read(
        parts in prop::collection::vec("[0-9]{1,9}|March|feb|th|[-._, ]", 0..9), year in any::<u32>(),
    ) {
        let _ = date_in(&parts.concat(), (year, 12, 31));
    }

    #[test]
    fn every_day_is_read_in_every_way(year in 1990..2100u32, month in 1..=12u32, day in 1..=28u32) {
        const SHORT: [&str; 12] =
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
        let named = SHORT[month as usize - 1];
        for name in [
            format!("League {year}-{month:02}-{day:02}"),
            format!("{day:02}.{month:02}.{year} League"),
            format!("League{year}{month:02}{day:02}"),
            format!("{named} {day} {year}"),
            format!("{day}. {named} {year}"),
        ] {
            prop_assert_eq!(date_in(&name, TODAY), Some((year, month, day)), "{}", name);
        }
    }
}
