//! Receipts and cash reports: hard names and large sums stay on the paper, and their text can be read back.

use crate::support::{extracted, hard_names, is_within, room, texts};
use shuffle_up_paper::{
    CashReport, CashRow, Certificate, Certificates, Ends, HeadFigure, Paper, PayoutSlip,
    PayoutSlips, Receipt, ReceiptLine, Sheet, cash_report, certificates, payout_slips, receipt,
};

fn line(label: &str, amount: &str) -> ReceiptLine {
    ReceiptLine { label: label.into(), amount: amount.into() }
}

fn bought(player: &str) -> Receipt {
    Receipt {
        title: "Entry · Members".into(),
        number: "No. 41".into(),
        player: player.into(),
        place: "Table 6 seat 4 · entry 41".into(),
        lines: vec![
            line("Prize pool", "1,234,567,890.50"),
            line("Fee", "100"),
            line("Bounty", "25"),
            line("Staff", "5"),
            line("League", "2.50"),
        ],
        total: line("Total KWD", "1,234,568,023"),
        payment: "Paid by card".into(),
        chips: "1,100 in chips, 100 of them for being early".into(),
        event: format!("Thursday T1000 of {player} · 19 Nov 2026 · 19:41"),
        keep: "Please check name, seat and amounts before your first hand (TCH 4a).".into(),
    }
}

fn report() -> CashReport {
    let row = |what: &str, count: &str, amounts: [&str; 8]| CashRow {
        what: what.into(),
        count: count.into(),
        amounts: amounts.map(Into::into).into(),
    };
    let figure = |label: &str, value: &str| HeadFigure { label: label.into(), value: value.into() };
    CashReport {
        ends: Ends {
            title: "Cash report".into(),
            event: "Thursday T1000 · 19 November 2026".into(),
            figures: vec![figure("In the tills", "1,175"), figure("House fees", "175")],
            imprint: "Printed 22:41 · log line 214".into(),
            page: "page {page} of {pages}".into(),
        },
        columns: ["Tills", "Prizes", "Fees", "Bounties", "Staff", "League", "Held", "More"]
            .map(Into::into)
            .into(),
        rows: vec![
            row("Entries", "10,112", ["1,234,567.50", "1,000,000", "175", "", "", "", "", ""]),
            row("Held for no-shows", "3", ["", "-60", "-15", "", "", "", "75", ""]),
            row("Together", "", ["1,234,567.50", "1,000,000", "160", "0", "0", "0", "75", "0"]),
        ],
        tickets: String::new(),
        tills_title: "Where the money is".into(),
        tills: vec![figure("Cash", "1,000"), figure("Card", "175"), figure("Together", "1,175")],
        others_title: "For others".into(),
        others_columns: ["Collected", "Paid out", "Still held"].map(Into::into).into(),
        others: vec![CashRow {
            what: "Taken out".into(),
            amounts: ["1,234,567.50", "1,000,000", "234,567.50"].map(Into::into).into(),
            ..CashRow::default()
        }],
        drawers_title: "Drawers".into(),
        drawers_columns: [
            "Float",
            "In",
            "Out",
            "To the safe",
            "Should hold",
            "Counted",
            "Difference",
        ]
        .map(Into::into)
        .into(),
        drawers: vec![CashRow {
            what: "1 · Till 1 · Wolfeschlegelsteinhausenbergerdorff".into(),
            amounts: ["500", "234,567.50", "12,345.50", "200,000", "22,722", "22,700", "-22"]
                .map(Into::into)
                .into(),
            ..CashRow::default()
        }],
        balance: "In the tills 1,175, for prizes and everybody else 1,175: the difference is 0."
            .into(),
        signature: "Counted by, date and signature".into(),
    }
}

fn stays_on_paper(sheet: &Sheet, margin_mm: f32) {
    is_within(sheet, [margin_mm, margin_mm, margin_mm * 0.6]);
}

#[test]
fn a_receipt_holds_any_name_on_every_paper() {
    for name in hard_names() {
        for paper in [Paper::Roll80, Paper::A6, Paper::A4, Paper::Letter] {
            let sheet = receipt(&bought(&name), paper);
            assert_eq!(sheet.pages.len(), 1);
            stays_on_paper(&sheet, 4.4);
            // No typeface has hieroglyphs; they print as boxes, and are told.
            assert!(sheet.missing().iter().all(|sign| *sign == '\u{13000}'), "{name}");
        }
    }
    let empty = receipt(&Receipt::default(), Paper::Roll80);
    stays_on_paper(&empty, 4.4);
}

#[test]
fn a_receipt_can_be_read_back() {
    let sheet = receipt(&bought("Łukasz Żółć 山田太郎"), Paper::Roll80);
    let Some(text) = extracted(&sheet.to_pdf()) else { return };
    for part in ["Łukasz Żółć", "山田太郎", "No. 41", "Total KWD", "1,234,568,023", "Paid by card"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_cash_report_stays_on_its_page() {
    for paper in [Paper::A4, Paper::Letter] {
        let sheet = cash_report(&report(), paper);
        assert_eq!(sheet.pages.len(), 1);
        stays_on_paper(&sheet, 19.0);
    }
    let Some(text) = extracted(&cash_report(&report(), Paper::A4).to_pdf()) else { return };
    for part in
        ["Cash report", "Held for no-shows", "the difference is 0", "Paid out", "Counted by"]
    {
        assert!(text.contains(part), "{part}");
    }
}

/// A report of an event with this many names that money was taken out for.
fn long_report(names: usize) -> CashReport {
    let short = report();
    let name = |number: usize| match number {
        7 => "The widows\u{2019} and orphans\u{2019} fund of the dealers of the county".to_string(),
        _ => format!("Name {number}"),
    };
    let kept = |number: usize| CashRow {
        what: name(number),
        amounts: ["", "-1,000", "", "", "", "", "", "1,000"].map(Into::into).into(),
        ..CashRow::default()
    };
    let other = |number: usize| CashRow {
        what: name(number),
        amounts: ["1,000", "250", "750"].map(Into::into).into(),
        ..CashRow::default()
    };
    let (sum, moved) = short.rows.split_last().unwrap();
    let rows = moved.iter().cloned().chain((1..=names).map(kept)).chain([sum.clone()]);
    CashReport { rows: rows.collect(), others: (1..=names).map(other).collect(), ..short }
}

#[test]
fn a_long_cash_report_goes_on_over_pages() {
    for paper in [Paper::A4, Paper::Letter] {
        for names in 0..=64 {
            let report = long_report(names);
            let sheet = cash_report(&report, paper);
            stays_on_paper(&sheet, 19.0);
            let pages = sheet.pages.len();
            let on = |page: usize| {
                texts(&sheet.pages[page]).into_iter().map(|text| text.words.text().into_owned())
            };
            let last: Vec<String> = on(pages - 1).collect();
            for end in [&report.balance, &report.signature, &report.tills_title] {
                assert!(last.contains(end), "{names} names: {end} is not on the last page");
            }
            for page in 0..pages {
                let here: Vec<String> = on(page).collect();
                assert!(here.contains(&"Cash report".to_string()), "{names}: the head of {page}");
                let number = format!("page {} of {pages}", page + 1);
                assert!(pages == 1 || here.iter().any(|text| text.ends_with(&number)), "{number}");
            }
            // Each name stands once among what moved, in two lines where it is long, and once among the others.
            for name in report.others.iter().map(|row| &row.what) {
                let begins =
                    |text: &String| text.starts_with("The widows") && name.starts_with("The");
                let told = (0..pages).flat_map(on).filter(|text| text == name || begins(text));
                assert_eq!(told.count(), 2, "{name}");
            }
        }
    }
    let Some(text) = extracted(&cash_report(&long_report(60), Paper::Letter).to_pdf()) else {
        return;
    };
    for part in ["Name 60", "widows", "page 1 of 6", "page 6 of 6", "the difference is 0"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

fn slips(names: &[String]) -> PayoutSlips {
    let slip = |name: &String| PayoutSlip {
        code: None,
        number: "Slip 10112".into(),
        player: name.clone(),
        place: "1050th-1053rd place · card 0123456789ABCDEF".into(),
        lines: vec![
            line("Prize", "1,234,567,890.50"),
            line("Paid out before", "-1,000"),
            line("Kept back, owed for entries", "-25"),
        ],
        total: line("To be paid", "1,234,566,865.50 KWD"),
        remark: "free entry · A watch with the words of the house on its back".into(),
    };
    PayoutSlips {
        title: "Payout".into(),
        event: "The Autumn Championship of the North Sea Coast · 21 November 2026".into(),
        slips: names.iter().map(slip).collect(),
        received: "Received, date and signature".into(),
        paid_by: "Paid out, cashier's signature".into(),
        imprint: "Printed 22:41".into(),
    }
}

#[test]
fn a_payout_slip_is_about_one_player_on_every_paper() {
    let names = hard_names();
    for (paper, on_a_page) in
        [(Paper::Roll80, 1), (Paper::A6, 1), (Paper::A4, 4), (Paper::Letter, 4)]
    {
        let sheet = payout_slips(&slips(&names), paper);
        assert_eq!(sheet.pages.len(), names.len().div_ceil(on_a_page));
        stays_on_paper(&sheet, 4.4);
        // Nobody's slip reaches into the one below it.
        let foot = if on_a_page == 1 { sheet.height_mm } else { sheet.height_mm / 2.0 };
        for text in texts(&sheet.pages[0]).into_iter().take(10) {
            assert!(room(text).bottom < foot, "{:?} {:?}", text.words.text(), room(text));
        }
    }
}

#[test]
fn a_certificate_holds_any_name_and_says_the_prize_only_where_it_is_wanted() {
    let one = |player: &String| Certificate {
        event: "The Autumn Championship of the North Sea Coast, Day One C, Deep Stack".into(),
        place: "Winner".into(),
        player: player.clone(),
        field: "of 10,112 entries".into(),
        prize: "$1,234,567.50".into(),
        date: "21 November 2026".into(),
    };
    let certificate = |one| Certificates {
        title: "Certificate".into(),
        certificates: vec![one],
        director: "Tournament director".into(),
    };
    for paper in [Paper::A4, Paper::Letter] {
        for name in hard_names() {
            let sheet = certificates(&certificate(one(&name)), paper);
            assert!(sheet.width_mm > sheet.height_mm);
            stays_on_paper(&sheet, 14.0);
        }
    }
    let words = |one| {
        let sheet = certificates(&certificate(one), Paper::A4);
        let said = texts(&sheet.pages[0]).into_iter().map(|text| text.words.text().into_owned());
        said.collect::<Vec<String>>().join(" ")
    };
    let anna = one(&"Anna Berg".into());
    assert!(words(anna.clone()).contains("$1,234,567.50"));
    assert!(!words(Certificate { prize: String::new(), ..anna }).contains("1,234"));
}
