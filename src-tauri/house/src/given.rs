//! Files that the program was opened with, by a double click or by a second start: taken in by the same way as those that are
//! chosen on the desk, and told to the desk once.

use crate::happened::Happened;
use crate::house::House;
use crate::office::transfer::{Given, TakenIn, take_in_path};
use crate::prelude::*;

impl House {
    /// Takes these files in, one after the other.
    pub fn take_in(&self, files: &[PathBuf]) {
        for file in files {
            let taken = self.take_in_one(file);
            locked(&self.given).push(taken);
        }
        // A whole house brings its settings to a computer that has none of its own.
        self.set_loudness();
        self.announce(Happened::Clocks);
        self.tell_all();
        self.announce(Happened::Given);
    }

    fn take_in_one(&self, path: &Path) -> Given {
        let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let mut taken = TakenIn::default();
        let read = take_in_path(path, || self.office(), &mut taken);
        Given {
            file,
            taken,
            refusal: read.err().map_or_else(Phrase::default, |problem| problem.sentence),
        }
    }
}
