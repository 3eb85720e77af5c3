//! Files of the house beside the journal's file: the logo, the background picture. The program names each itself, by a word, the
//! time and an ending. The settings that name it may have been written elsewhere: no file of another name is shown or removed,
//! and none outside the folder.

use super::prelude::*;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use shuffle_up_journal::read_kept;
use std::fs::File;
use std::io::Write as _;

/// A kind of file, of which the house has one at a time.
pub struct OwnFile {
    /// What it is called in a sentence, such as "logo"; its name begins so.
    pub called: &'static str,
    /// How its name may end.
    pub endings: &'static [&'static str],
    /// The most bytes that are read of it.
    pub most_bytes: usize,
    /// What these bytes are to a page, where they are such a file.
    pub media: fn(&[u8]) -> Option<&'static str>,
}

impl OwnFile {
    /// Whether this is a name that the program gives to such a file: its word, a number, one of its endings.
    pub fn is_one(&self, name: &str) -> bool {
        let rest = name.strip_prefix(self.called).and_then(|rest| rest.strip_prefix('-'));
        rest.and_then(|rest| rest.split_once('.')).is_some_and(|(at, ending)| {
            let digits = at.strip_prefix('-').unwrap_or(at);
            (1..=20).contains(&digits.len())
                && digits.bytes().all(|digit| digit.is_ascii_digit())
                && self.endings.contains(&ending)
        })
    }

    /// Writes a file with these bytes, forced to the disk, and answers its name. The files before it stay until
    /// [`Self::remove_others`], since the settings still name one of them.
    pub fn write(
        &self,
        folder: &Path,
        ending: &str,
        bytes: &[u8],
        at: i64,
    ) -> Result<String, Problem> {
        let called = self.called;
        let name = format!("{called}-{at}.{ending}");
        let written = File::create(folder.join(&name))
            .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
        match written {
            Ok(()) => Ok(name),
            Err(error) => {
                tracing::error!(%error, "the {called} cannot be written");
                Err(problem!(
                    folder,
                    "picture-not-kept",
                    "The picture cannot be kept in {folder}: {error}.",
                    folder = folder.display().to_string(),
                    error = error.to_string()
                ))
            }
        }
    }

    /// Removes every file of this kind but the one that the settings name.
    pub fn remove_others(&self, folder: &Path, named: Option<&str>) {
        let there = std::fs::read_dir(folder).into_iter().flatten().flatten();
        for name in there.filter_map(|file| file.file_name().into_string().ok()) {
            if self.is_one(&name)
                && Some(name.as_str()) != named
                && let Err(error) = std::fs::remove_file(folder.join(&name))
            {
                tracing::warn!(%error, name, "the old {} could not be removed", self.called);
            }
        }
    }

    /// What it is, and what is in it; `None` where the file is gone, or was never one of these.
    pub(crate) fn read(&self, folder: &Path, name: &str) -> Option<(&'static str, Vec<u8>)> {
        let file = self.is_one(name).then(|| folder.join(name))?;
        let bytes = read_kept(&file, self.most_bytes as u64).ok()?;
        Some(((self.media)(&bytes)?, bytes))
    }

    /// The file in base64, as it came in; absent where it is gone or no longer one of these.
    pub fn as_base64(&self, folder: &Path, name: &str) -> Option<String> {
        self.read(folder, name).map(|(_, bytes)| STANDARD.encode(bytes))
    }

    /// The file as a page can show it; absent where it is gone or no longer one of these.
    pub fn as_address(&self, folder: &Path, name: &str) -> Option<String> {
        let (media, bytes) = self.read(folder, name)?;
        Some(format!("data:{media};base64,{}", STANDARD.encode(bytes)))
    }
}
