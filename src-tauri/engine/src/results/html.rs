//! Results as a page: one file without script or anything from elsewhere, to be sent, put on a web site, or printed.

use crate::base::customs::Customs;
use crate::base::prelude::*;
use crate::base::words::count;
use crate::results::{ResultRow, Results};

/// Nothing but what is in the file itself may be loaded or run.
pub const HEAD: &str = concat!(
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n",
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n",
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n",
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
);

/// How such a page looks.
pub const STYLE: &str = "
  :root { color-scheme: light dark; }
  body { max-width: 52rem; margin: 2.5rem auto; padding: 0 1.25rem; background: #f3f1ea; color: #17211c;
    font: 1rem/1.45 Archivo, \"Noto Sans\", system-ui, sans-serif; }
  h1 { margin: 0; font-size: 2.25rem; line-height: 1.1; overflow-wrap: anywhere; }
  p { margin: .4rem 0 0; color: #4d5a53; }
  table { width: 100%; margin-top: 1.75rem; border-collapse: collapse; }
  th { padding: .4rem .5rem; border-bottom: 2px solid; text-align: left; font-size: .875rem; }
  td { padding: .4rem .5rem; border-bottom: 1px solid #d8d4c6; vertical-align: baseline; }
  .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .who { width: 100%; overflow-wrap: anywhere; }
  .paid td { font-weight: 650; }
  small { font-weight: 400; color: #4d5a53; }
  @media (prefers-color-scheme: dark) {
    body { background: #0b1210; color: #eef4ef; }
    p, small { color: #a3b5ab; }
    td { border-color: #26342e; }
  }
  @media print { body { max-width: none; margin: 0; background: #fff; color: #000; } tr { break-inside: avoid; } }
";

/// The page. The date may be empty.
pub fn write(results: &Results, date: &str) -> String {
    let title = if results.is_final { "Results" } else { "Standings so far" };
    let event = escaped(&results.event);
    let bounties = results.rows.iter().any(|row| row.bounties > 0);
    let number = |number: u32| to_usize(number);
    // Of a series the pool is that of all flights, and so are those who played for it.
    let (entries, players, pool, overlay) = match &results.series {
        Some(of) => (of.entries, of.players, of.pool, of.overlay),
        None => (results.entries, results.players, results.pool.total, results.pool.overlay),
    };
    let mut facts = vec![count(number(entries), "entry", "entries")];
    if players != entries {
        facts.push(count(number(players), "player", "players"));
    }
    if results.rebuys > 0 {
        facts.push(count(number(results.rebuys), "rebuy", "rebuys"));
    }
    if results.add_ons > 0 {
        facts.push(count(number(results.add_ons), "add-on", "add-ons"));
    }
    facts.push(format!("prize pool {}", amount(results, pool)));
    if overlay > Money::ZERO {
        facts.push(format!("of it {} by the house", amount(results, overlay)));
    }
    if results.deal {
        facts.push("a deal was made".into());
    }
    if let Some(of) = results.series.as_ref().filter(|of| of.name != results.event) {
        facts.push(of.name.clone());
    }
    let facts = escaped(&facts.join(" \u{b7} "));
    let date =
        if date.trim().is_empty() { String::new() } else { format!(" \u{b7} {}", escaped(date)) };
    let heads = if bounties {
        "<th class=\"n\" scope=\"col\">Place</th><th scope=\"col\">Player</th>\
         <th class=\"n\" scope=\"col\">Bounties</th><th class=\"n\" scope=\"col\">Prize</th>"
    } else {
        "<th class=\"n\" scope=\"col\">Place</th><th scope=\"col\">Player</th>\
         <th class=\"n\" scope=\"col\">Prize</th>"
    };
    let rows: String = results.every_row().map(|row| line(results, &row, bounties)).collect();
    format!(
        "{HEAD}<title>{event} \u{b7} {title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1><bdi>{event}</bdi></h1>\n<p>{title}{date}</p>\n<p>{facts}</p>\n\
         <table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</body>\n</html>\n"
    )
}

fn line(results: &Results, row: &ResultRow, bounties: bool) -> String {
    let place = match (row.place, row.place_to) {
        (Some(place), Some(to)) if to != place => format!("{place}\u{2013}{to}"),
        (Some(place), _) => place.to_string(),
        _ => "in".into(),
    };
    let which = match row.entry_of_player {
        0 | 1 => String::new(),
        which => format!(" <small>entry {which}</small>"),
    };
    let name = escaped(&row.name);
    let from = [row.city.trim(), row.country.trim()];
    let from: Vec<&str> = from.into_iter().filter(|part| !part.is_empty()).collect();
    let from = match from.as_slice() {
        [] => String::new(),
        parts => format!(" <small>{}</small>", escaped(&parts.join(", "))),
    };
    let fallen = if !bounties {
        String::new()
    } else if row.bounties == 0 {
        "<td class=\"n\"></td>".into()
    } else {
        let worth = amount(results, row.bounties_won);
        format!("<td class=\"n\">{} <small>{worth}</small></td>", row.bounties)
    };
    let money = (row.prize > Money::ZERO).then(|| amount(results, row.prize));
    let goods = row.goods.iter().cloned();
    let won = escaped(&money.into_iter().chain(goods).collect::<Vec<_>>().join(", "));
    let paid = if won.is_empty() { "" } else { " class=\"paid\"" };
    format!(
        "<tr{paid}><td class=\"n\">{place}</td><td class=\"who\"><bdi>{name}</bdi>{which}{from}</td>{fallen}<td class=\"n\">{won}</td></tr>\n"
    )
}

/// An amount with its currency: `187.50 USD`; plain where there is none.
fn amount(results: &Results, amount: Money) -> String {
    Customs::new(&results.currency, results.locale.as_deref()).coded(amount)
}

/// Text as it may stand in a page: no sign of it is markup, and none turns or hides what follows.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if c.is_control()
                || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}') => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_text_and_never_markup() {
        assert_eq!(
            escaped("<img src=\"x\" onerror='a&b'>\u{202e}\u{7}"),
            "&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;"
        );
    }
}
