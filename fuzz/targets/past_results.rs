//! The results of a past evening from a spreadsheet, in a currency of none to four decimals.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_readers::{Answers, past_results};

fuzz_target!(|input: &[u8]| {
    let Some((first, rest)) = input.split_first() else { return };
    let text = shuffle_up_tdt::text_of(rest);
    let customs = Customs::new(&Currency { code: "EUR".into(), decimals: first % 5 }, None);
    let answers = Answers::from([("thousands".to_string(), u32::from(first / 128))]);
    let Ok(past) = past_results::read(&text, delimiter(&text), &customs, &answers) else { return };
    for entry in &past.entries {
        let (place, to) = (entry.place.unwrap_or(0), entry.place_to.unwrap_or(0));
        assert!(!entry.name.is_empty() && place > 0 && place <= to, "{entry:?}");
    }
    assert!(past.entries.len() <= 20_000 && past.knockouts.len() <= 20_000);
    assert!(past.left_out.len() <= 200);
});
