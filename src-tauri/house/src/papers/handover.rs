//! The handover sheet, for the next shift (TCH P15).

use super::prelude::*;
use crate::caller::Role;
use crate::network::DeviceLine;
use shuffle_up_engine::state::penalty::PenaltyKind;
use shuffle_up_engine::state::ruling::ruled;
use shuffle_up_engine::views::floor_clocks::PenaltyRow;
use shuffle_up_engine::views::handover::{RulingRow, handover};
use shuffle_up_paper::{LinesPart, PartsSheet, Reads};
use shuffle_up_staff::view::StaffShift;

/// What is open now, part by part; a part in which nothing is open is left out.
pub(super) fn handover_of(
    of: &Source<'_>,
    devices: &[DeviceLine],
    shifts: &[StaffShift],
) -> PartsSheet {
    let customs = &of.customs;
    let open = handover(of.tournament(), of.now);
    let waits =
        open.waits.into_iter().map(|row| (customs.say(row.title), customs.say(row.why))).collect();
    let serving = open.serving.iter().map(|row| penalty(of, row)).collect();
    let given = open.given.iter().map(|row| penalty(of, row)).collect();
    let away = open.away.iter().map(|row| {
        let minutes = u64::try_from(row.away_ms.div_euclid(60_000)).unwrap_or(0);
        let left = row.left_ms.map(|left| {
            let left = u64::try_from(left.div_euclid(60_000)).unwrap_or(0);
            word!(customs, "paper-away-left", "{left} min left", left = left)
        });
        let away = word!(customs, "paper-away-for", "away for {minutes} min", minutes = minutes);
        let said = [away, left.unwrap_or_default(), customs.say(row.posts.clone())];
        (format!("{} {}", row.seat, row.name), joined(&said, " · "))
    });
    let owes = open.owes.iter().map(|row| {
        let seat = row.seat.map(|seat| format!("{seat} ")).unwrap_or_default();
        (format!("{seat}{}", row.name), customs.money(row.amount))
    });
    let counts = open.counts.into_iter().map(|row| (of.table(row.table), customs.say(row.says)));
    let drawers = open.drawers.iter().map(|drawer| {
        let since = word!(
            customs,
            "paper-drawer-open-since",
            "{device}, open since {time}",
            device = drawer.device.clone(),
            time = customs.time(drawer.opened)
        );
        (format!("{} {}", drawer.number, drawer.name), since)
    });
    let devices = devices.iter().map(|device| self::device(of, device)).collect();
    let rulings = open.rulings.iter().map(|row| ruling(of, row)).collect();
    let parts = [
        (word!(customs, "paper-waits", "Waits"), waits),
        (word!(customs, "paper-serving", "Serving a penalty"), serving),
        (word!(customs, "paper-warned", "Warnings and penalties given"), given),
        (word!(customs, "paper-away", "Away"), away.collect()),
        (word!(customs, "paper-not-paid", "Not paid yet"), owes.collect()),
        (word!(customs, "paper-counts-open", "Counts that do not agree"), counts.collect()),
        (word!(customs, "paper-drawers", "Drawers"), drawers.collect()),
        (word!(customs, "paper-shifts", "Shifts"), super::staff::shifts(shifts, customs)),
        (word!(customs, "paper-devices", "Devices in the room"), devices),
        (word!(customs, "paper-rulings", "Rulings"), rulings),
    ];
    let parts: Vec<LinesPart> = parts
        .into_iter()
        .filter(|(_, lines): &(String, Vec<_>)| !lines.is_empty())
        .map(|(title, lines)| LinesPart { title, lines })
        .collect();
    let parts = if parts.is_empty() {
        let title = word!(customs, "paper-nothing-open", "Nothing is open.");
        vec![LinesPart { title, lines: Vec::new() }]
    } else {
        parts
    };
    let title = word!(customs, "paper-handover", "Handover");
    let ends = Ends { imprint: of.imprint_with_line(), ..of.ends(title, Vec::new()) };
    PartsSheet { ends, reads: Reads::LineByLine, parts }
}

/// A device with its role and its table, who stands there, and when it was last heard.
fn device(of: &Source<'_>, device: &DeviceLine) -> (String, String) {
    let customs = &of.customs;
    let table = device.table.map(|table| of.table(table)).unwrap_or_default();
    let heard = match (device.open, device.gone_at) {
        (true, _) => word!(customs, "paper-device-connected", "connected"),
        (false, gone_at) => word!(
            customs,
            "paper-device-heard",
            "last heard {time}",
            time = customs.time(gone_at.unwrap_or(device.at))
        ),
    };
    let operator = device.operator.clone().unwrap_or_default();
    // A dealer's tablet is named by its table.
    let named = device.role == Role::Table && device.table.is_some();
    let role = if named { String::new() } else { customs.say(device.role.said()) };
    let said = joined(&[role, table, operator, heard], " \u{b7} ");
    (device.name.clone(), said)
}

fn penalty(of: &Source<'_>, row: &PenaltyRow) -> (String, String) {
    let customs = &of.customs;
    let seat = row.seat.map(|seat| format!("{seat} ")).unwrap_or_default();
    let kind = customs.say(row.kind.said());
    let served = match row.kind {
        PenaltyKind::Warning {} => String::new(),
        _ => word!(
            customs,
            "paper-hands-served",
            "{served} of {hands} hands missed",
            served = row.served,
            hands = row.hands
        ),
    };
    let said =
        joined(&[customs.time(row.at), kind, served, customs.say(row.reason.clone())], " · ");
    (format!("{seat}{}", row.name), said)
}

fn ruling(of: &Source<'_>, row: &RulingRow) -> (String, String) {
    let customs = &of.customs;
    let at = row.table.map(|table| of.table(table)).unwrap_or_default();
    let when = joined(&[customs.time(row.at), at], " · ");
    let what = [row.players.join(", "), row.matter.clone(), row.decision.clone(), row.rule.clone()];
    let ruled = ruled(&row.by, &row.appeal, row.minutes).map(|said| customs.say(said));
    (when, joined(&what.into_iter().chain(ruled).collect::<Vec<_>>(), " · "))
}
