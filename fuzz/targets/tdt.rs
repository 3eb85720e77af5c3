//! A file of The Tournament Director.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_seasons::{Season, table};

fuzz_target!(|input: &[u8]| {
    if let Ok(file) = shuffle_up_tdt::read(input) {
        let euro = Currency { code: "EUR".into(), decimals: 2 };
        let _ = (file.summary(), file.season_name(), file.set_up(&euro));
        let mut season = Season { rules: file.rules(), ..Season::default() };
        if let Ok(mut evening) = file.counts("EUR", 2, "file") {
            evening.entries.iter_mut().for_each(|entry| entry.listed = Some(entry.player));
            season.take_in(&evening, file.lines(&evening, Some));
            let _ = table(&season, [&evening], false);
            season.take_out(&evening.id);
            assert!(season.adjustments.is_empty());
        }
    }
});
