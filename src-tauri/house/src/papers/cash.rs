//! The settle-up of a cash game on paper: who pays whom, each one's result, and what does not balance.

use super::Printed;
use super::around::{Around, save_parts};
use super::prelude::*;
use shuffle_up_cash::view::{CashView, SettleUp};
use shuffle_up_engine::base::customs::Customs as Signs;
use shuffle_up_paper::{LinesPart, Paper, PartsSheet, Reads};

/// Writes it as it stands now; answers where it is.
///
/// # Errors
/// A paper that no office printer holds, and a folder that cannot be written.
pub fn save(
    (number, view): (u32, &CashView),
    folder: &Path,
    paper: Paper,
    (now, language): (Millis, Language),
) -> Result<Printed, Problem> {
    let customs = &Customs::of_the_house(language);
    let of = Around { folder: "Cash games", name: &view.about.name, number, file: "settle-up.pdf" };
    save_parts(&settle_up(view, now, customs), of, folder, (paper, now))
}

fn settle_up(view: &CashView, now: Millis, customs: &Customs) -> PartsSheet {
    let signs = Signs::new(&view.about.currency, view.about.locale.as_deref());
    let pays: Vec<String> = match &view.settle {
        SettleUp::Pay { payments } if payments.is_empty() => {
            vec![word!(customs, "paper-cash-even", "Everybody is even.")]
        }
        SettleUp::Pay { payments } => {
            payments.iter().map(|payment| customs.say(payment.says.clone())).collect()
        }
        SettleUp::Waits { players } => vec![word!(
            customs,
            "paper-cash-in-play",
            "Still in play: {names}",
            names = players.iter().map(String::as_str).collect::<Vec<_>>().as_slice()
        )],
        SettleUp::Differs { .. } => Vec::new(),
    };
    let wrong: Vec<String> = view.wrong.iter().map(|wrong| customs.say(wrong.clone())).collect();
    let results = view.players.iter().map(|player| {
        let sign = if player.net > Money::ZERO { "+" } else { "" };
        let said = word!(
            customs,
            "paper-cash-result",
            "{net} \u{b7} bought {bought}, cashed out {cashed}",
            net = format!("{sign}{}", signs.money(player.net)),
            bought = signs.money(player.bought),
            cashed = signs.money(player.cashed)
        );
        (player.name.clone(), said)
    });
    let plain = |lines: Vec<String>| -> Vec<(String, String)> {
        (1_u32..).zip(lines).map(|(at, line)| (format!("{at}."), line)).collect()
    };
    let parts = [
        (word!(customs, "paper-cash-settle-up", "Settle up"), plain(pays)),
        (word!(customs, "paper-cash-wrong", "Does not balance"), plain(wrong)),
        (word!(customs, "paper-cash-results", "Results"), results.collect()),
    ];
    let parts = parts
        .into_iter()
        .filter(|(_, lines): &(String, Vec<_>)| !lines.is_empty())
        .map(|(title, lines)| LinesPart { title, lines })
        .collect();
    PartsSheet {
        ends: Ends {
            title: view.about.name.clone(),
            event: view.about.stakes.clone(),
            figures: Vec::new(),
            imprint: word!(customs, "paper-printed", "Printed {time}", time = customs.moment(now)),
            page: customs.page(),
        },
        reads: Reads::LineByLine,
        parts,
    }
}
