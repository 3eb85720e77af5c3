//! The staff on paper: the line-up, the next push, who is free, shifts, downs and hours.

use super::Printed;
use super::around::{Around, save_parts};
use super::prelude::*;
use shuffle_up_paper::{LinesPart, Paper, PartsSheet, Reads};
use shuffle_up_staff::view::{StaffPerson, StaffShift, StaffView};

/// Writes it as it stands now; answers where it is.
///
/// # Errors
/// A paper that no office printer holds, and a folder that cannot be written.
pub fn save(
    (number, view): (u32, &StaffView),
    folder: &Path,
    paper: Paper,
    (now, language): (Millis, Language),
) -> Result<Printed, Problem> {
    let customs = &Customs::of_the_house(language);
    let of = Around { folder: "Staff", name: &view.about.name, number, file: "line-up.pdf" };
    save_parts(&line_up(view, now, customs), of, folder, (paper, now))
}

fn line_up(view: &StaffView, now: Millis, customs: &Customs) -> PartsSheet {
    let tables = view.tables.iter().map(|row| {
        let since = row.since.map(|since| customs.time(since)).unwrap_or_default();
        let dealer = match &row.dealer {
            Some(name) => name.clone(),
            None => word!(customs, "paper-no-dealer", "no dealer"),
        };
        (format!("{} {}", customs.table(), row.table), joined(&[dealer, since], " \u{b7} "))
    });
    let mut push = Vec::new();
    if let Some(next) = &view.push {
        let at = word!(customs, "paper-push-at", "Push at {time}", time = customs.time(next.at));
        let moves = next.moves.iter().map(|goes| customs.say(goes.clone()));
        let rest = next
            .rest
            .iter()
            .map(|name| word!(customs, "paper-push-rests", "{name} on break", name = name.clone()));
        for (row, line) in moves.chain(rest).enumerate() {
            push.push((if row == 0 { at.clone() } else { String::new() }, line));
        }
    }
    let person = |row: &StaffPerson| {
        let hours = format!("{}:{:02}", row.minutes / 60, row.minutes % 60);
        let said = word!(
            customs,
            "paper-staff-worked",
            "{downs}, {hours} h",
            downs = Phrase::count(row.downs, "down", "downs"),
            hours = hours
        );
        let doing = customs.say(row.doing.clone());
        let role = customs.say(row.role_said.clone());
        (row.name.clone(), joined(&[role, doing, said], " \u{b7} "))
    };
    let free = view.free.iter().map(|row| {
        let since = word!(customs, "paper-since", "since {time}", time = customs.time(row.since));
        (row.name.clone(), joined(&[customs.say(row.doing.clone()), since], " \u{b7} "))
    });
    let parts = [
        (word!(customs, "paper-line-up", "Line-up"), tables.collect()),
        (word!(customs, "paper-next-push", "Next push"), push),
        (word!(customs, "paper-staff-free", "Free and on break"), free.collect()),
        (word!(customs, "paper-shifts", "Shifts"), shifts(&view.shifts, customs)),
        (word!(customs, "paper-staff", "Staff"), view.people.iter().map(person).collect()),
    ];
    let parts = parts
        .into_iter()
        .filter(|(_, lines): &(String, Vec<_>)| !lines.is_empty())
        .map(|(title, lines)| LinesPart { title, lines })
        .collect();
    PartsSheet {
        ends: Ends {
            title: view.about.name.clone(),
            event: word!(customs, "paper-line-up", "Line-up"),
            figures: Vec::new(),
            imprint: word!(customs, "paper-printed", "Printed {time}", time = customs.moment(now)),
            page: customs.page(),
        },
        reads: Reads::LineByLine,
        parts,
    }
}

/// Who has a shift since when, and who had it before.
pub(super) fn shifts(shifts: &[StaffShift], customs: &Customs) -> Vec<(String, String)> {
    let shift = |shift: &StaffShift| {
        let from = customs.time(shift.from);
        let when = match shift.until {
            None => word!(customs, "paper-since", "since {time}", time = from),
            Some(until) => word!(
                customs,
                "paper-from-to",
                "{from} to {to}",
                from = from,
                to = customs.time(until)
            ),
        };
        (customs.say(shift.role.clone()), joined(&[shift.name.clone(), when], " \u{b7} "))
    };
    shifts.iter().map(shift).collect()
}
