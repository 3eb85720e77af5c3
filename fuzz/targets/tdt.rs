//! A file of The Tournament Director.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    if let Ok(file) = shuffle_up_tdt::read(input) {
        let _ = file.evening("EUR", 2);
    }
});
