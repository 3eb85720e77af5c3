//! A pasted schedule.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_readers::schedule_text;

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let _ = schedule_text::read(text);
});
