//! A template's file: what is taken can be written, read again, and played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::Log;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_readers::template_file;

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let Ok(template) = template_file::read(text, "x") else { return };
    let written = template_file::write(&template).expect("a template can be written");
    assert_eq!(template_file::read(&written, "x").expect("and read again"), template);
    let open = OpenTournament { setup: Box::new(template.setup) };
    let _ = Log::new().prepare(open.into(), 0, 1, "desk");
});
