//! Printing straight to a printer, through CUPS where this computer has it. No printer is needed: the PDF is always there.

use crate::prelude::*;
use shuffle_up_house::printing::{Printers, Printing};
use shuffle_up_paper::Paper;
use std::ffi::OsStr;
use std::io::{ErrorKind, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// So long CUPS may think; a server that does not answer keeps nobody waiting for ever.
const PATIENCE: Duration = Duration::from_secs(15);

/// The two programs of CUPS that are asked.
#[derive(Debug)]
pub struct Cups {
    /// Lists printers.
    pub lpstat: PathBuf,
    /// Prints.
    pub lp: PathBuf,
}

impl Default for Cups {
    /// Wherever the system has them.
    fn default() -> Self {
        Self { lpstat: "lpstat".into(), lp: "lp".into() }
    }
}

impl Printing for Cups {
    fn printers(&self) -> Printers {
        let Ok(listed) = run(&self.lpstat, [OsStr::new("-e")]) else { return Printers::default() };
        let names: Vec<String> = listed
            .lines()
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(String::from)
            .collect();
        let usual = run(&self.lpstat, [OsStr::new("-d")])
            .ok()
            .and_then(|said| said.split_once(": ").map(|(_, name)| name.trim().to_string()))
            .filter(|name| names.contains(name));
        Printers { names, usual }
    }

    /// Names are handed over as they are: no shell reads them.
    fn print(
        &self,
        file: &Path,
        printer: &str,
        paper: Paper,
        height_mm: f32,
    ) -> Result<(), Problem> {
        if !self.printers().names.iter().any(|name| name == printer) {
            return Err(problem!(
                printer,
                "printer-gone",
                "This printer is no longer there. Choose another one. The sheet is saved as PDF."
            ));
        }
        let media = format!("media={}", media(paper, height_mm));
        let words = ["-d", printer, "-o", &media, "-o", "print-scaling=none"].map(OsStr::new);
        run(&self.lp, words.into_iter().chain([file.as_os_str()])).map(drop).map_err(|error| {
            tracing::warn!(%error, "the printer did not take a sheet");
            let why = error.to_string();
            let why = why.trim_end_matches('.');
            problem!(
                printer,
                "printer-did-not-take",
                "The printer did not take it: {why}. The sheet is saved as PDF.",
                why = why
            )
        })
    }
}

/// The paper as CUPS calls it. A roll is cut as long as the sheet is.
fn media(paper: Paper, height_mm: f32) -> String {
    match paper {
        Paper::Roll80 => format!("Custom.80x{}mm", height_mm.ceil()),
        other => other.name().into(),
    }
}

/// What a program says, in words that are the same in every language; why it failed otherwise.
fn run<'a>(
    program: &Path,
    words: impl IntoIterator<Item = &'a OsStr>,
) -> Result<String, std::io::Error> {
    let mut running = Command::new(program)
        .args(words)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let (out, wrong) = (reading(running.stdout.take()), reading(running.stderr.take()));
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = running.try_wait()? {
            break status;
        }
        if begun.elapsed() > PATIENCE {
            running.kill()?;
            running.wait()?;
            return Err(std::io::Error::new(ErrorKind::TimedOut, "it did not answer"));
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    // What the program started may hold its output open; what was said until then is enough.
    let said = |told: Receiver<String>| told.recv_timeout(PATIENCE).unwrap_or_default();
    if status.success() {
        Ok(said(out))
    } else {
        Err(std::io::Error::other(said(wrong).trim().to_string()))
    }
}

/// Reads what a program says while it runs: one whose output nobody reads stops. More than this is no list of printers.
fn reading(stream: Option<impl Read + Send + 'static>) -> Receiver<String> {
    const MOST: u64 = 65_536;
    let (tell, told) = channel();
    if let Some(mut stream) = stream {
        std::thread::spawn(move || {
            let mut said = Vec::new();
            let _ = stream.by_ref().take(MOST).read_to_end(&mut said);
            let _ = tell.send(String::from_utf8_lossy(&said).into_owned());
            let _ = std::io::copy(&mut stream, &mut std::io::sink());
        });
    }
    told
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::tests::fake_cups;

    fn cups(folder: &Path, lp: &str) -> Cups {
        fake_cups::cups(folder, &["Office", "Roll;touch oops"], lp)
    }

    #[test]
    fn a_computer_without_cups_has_no_printers() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = Cups { lpstat: folder.path().join("lpstat"), lp: folder.path().join("lp") };
        assert_eq!(nowhere.printers(), Printers::default());
        let problem = nowhere.print(Path::new("/a.pdf"), "Office", Paper::A4, 297.0).unwrap_err();
        assert!(problem.sentence.english.contains("no longer there"), "{}", problem.sentence);
    }

    #[test]
    fn the_file_and_the_printer_are_handed_over_as_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let told = folder.path().join("told");
        let cups = cups(folder.path(), &format!("printf '%s\\n' \"$@\" > '{}'", told.display()));
        let printers = cups.printers();
        assert_eq!(printers.names, ["Office", "Roll;touch oops"]);
        assert_eq!(printers.usual.as_deref(), Some("Office"));
        let file = Path::new("/tmp/1 $(touch oops) \u{201c}T1000\u{201d}/slips.pdf");
        cups.print(file, "Roll;touch oops", Paper::Roll80, 141.2).unwrap();
        let words = std::fs::read_to_string(&told).unwrap();
        let expected = format!(
            "-d\nRoll;touch oops\n-o\nmedia=Custom.80x142mm\n-o\nprint-scaling=none\n{}\n",
            file.display()
        );
        assert_eq!(words, expected);
    }

    #[test]
    fn what_a_printer_says_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let cups = cups(folder.path(), "echo 'lp: the queue is closed' >&2; exit 1");
        let problem = cups.print(Path::new("/a.pdf"), "Office", Paper::A4, 297.0).unwrap_err();
        assert!(problem.sentence.english.contains("the queue is closed"), "{}", problem.sentence);
    }
}
