//! The results of a past evening from a spreadsheet, in a currency of none to four decimals.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_seasons::past_results;

fuzz_target!(|input: &[u8]| {
    let Some((first, rest)) = input.split_first() else { return };
    let text = shuffle_up_tdt::text_of(rest);
    let Ok(past) = past_results::read(&text, delimiter(&text), first % 5) else { return };
    for entry in &past.entries {
        let (place, to) = (entry.place.unwrap_or(0), entry.place_to.unwrap_or(0));
        assert!(!entry.name.is_empty() && place > 0 && place <= to, "{entry:?}");
    }
    assert!(past.entries.len() <= 20_000 && past.knockouts.len() <= 20_000);
    assert!(past.left_out.len() <= 200);
});
