//! A schedule, in a file of any kind.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_readers::Sheet;
use shuffle_up_readers::schedule::{self, Told};

fuzz_target!(|input: &[u8]| {
    // A spreadsheet, a page or a text, whichever the bytes are.
    if let Ok(sheet) = Sheet::of_bytes(input) {
        let _ = schedule::read_sheet(&sheet, &Told::default());
    }
});
