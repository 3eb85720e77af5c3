//! What a host may hand to whoever is to help: one text file, written only when it is asked for, and without a name in it
//! unless that is asked for too.

use super::prelude::*;
use super::view::HouseView;
use chrono::{DateTime, Local};
use shuffle_up_players::PlayerList;
use std::fmt::Write as _;
use std::io::{Read as _, Seek as _, SeekFrom};

/// How much of the program's own log is taken in, in bytes, from its end.
const MOST_LOG: usize = 256 * 1024;
/// What stands for a name.
const MASK: &str = "▒▒▒";

impl Office {
    /// Writes the file into this folder; answers where it is. `names` leaves the names of players and tournaments in.
    pub fn save_diagnostics(
        &mut self,
        folder: &Path,
        (view, webview): (&HouseView, Option<&str>),
        names: bool,
    ) -> Result<PathBuf, Problem> {
        let text = self.diagnostics((view, webview), names);
        let name = format!("Diagnostics {}.txt", Local::now().format("%Y-%m-%d %H-%M-%S"));
        crate::files::write_whole(folder.join(name), text.as_bytes())
    }

    /// The text of the file.
    pub fn diagnostics(
        &mut self,
        (view, webview): (&HouseView, Option<&str>),
        names: bool,
    ) -> String {
        let mut text = String::new();
        self.describe(&mut text, (view, webview), names);
        let known = if names { BTreeSet::new() } else { self.words_of_names() };
        let log = program_log(&self.folder().join("logs"));
        let _ = writeln!(text, "\n== The program's own log, its last {} KB\n", MOST_LOG / 1024);
        text.push_str(&masked(&log, &known));
        without_home(&text)
    }

    fn describe(
        &mut self,
        text: &mut String,
        (view, webview): (&HouseView, Option<&str>),
        names: bool,
    ) {
        let mut line = |words: String| {
            text.push_str(&words);
            text.push('\n');
        };
        let at = |ms: i64| {
            DateTime::from_timestamp_millis(ms)
                .map_or_else(|| ms.to_string(), |time| time.to_rfc3339())
        };
        line(format!("Shuffle Up {}, diagnostics of {}", view.version, at(self.now())));
        line(
            if names {
                "With the names of players and tournaments, as was asked for."
            } else {
                "Without the names of players and tournaments."
            }
            .into(),
        );
        line("\n== The computer\n".into());
        line(format!("system: {} {}", std::env::consts::OS, std::env::consts::ARCH));
        for variable in ["XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "LANG"] {
            if let Ok(value) = std::env::var(variable) {
                line(format!("{variable}: {value}"));
            }
        }
        line(format!("webview: {}", webview.unwrap_or("unknown")));
        for monitor in &view.monitors {
            let primary = if monitor.primary { ", the desk's" } else { "" };
            line(format!("monitor: {} × {}{primary}", monitor.width, monitor.height));
        }
        for (device, ready, message) in [
            ("sound", view.sound.ready, &view.sound.message.english),
            ("speech", view.speech.ready, &view.speech.message.english),
            ("screens kept on", view.wake.ready, &view.wake.message.english),
        ] {
            line(format!("{device}: {}", if ready { "ready" } else { message }));
        }
        line("\n== Settings\n".into());
        line(serde_json::to_string(&view.settings).unwrap_or_default());
        line(format!("own sounds: {}", self.announcements.own_sounds.len()));
        line(format!("a logo: {}", if view.look.logo.is_some() { "yes" } else { "no" }));
        let behind = if view.look.background.is_some() { "yes" } else { "no" };
        line(format!("a background picture: {behind}"));
        line(format!("windows of the room: {}", view.projectors.len()));
        line(format!("own templates: {}", self.own_templates().len()));
        line("\n== The file\n".into());
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
        line(format!("file: {}, {} bytes", view.file, size(&self.path)));
        let log = self.path.with_file_name(format!("{}-wal", super::FILE));
        line(format!("not yet folded into it: {} bytes", size(&log)));
        line(format!("open: {}", if view.is_open { "yes" } else { "no" }));
        line(match &view.read_only {
            None => "checks at the start: passed".into(),
            Some(why) => format!("only to be read: {why}"),
        });
        if view.kept.is_some() {
            line("the program was cut off before, or a backup was restored".into());
        }
        line(format!("backups: {}", view.backups.len()));
        if let (Some(newest), Some(oldest)) = (view.backups.first(), view.backups.last()) {
            line(format!("from {} to {}", at(oldest.at), at(newest.at)));
        }
        line("\n== Tournaments\n".into());
        let revisions: Vec<(TournamentId, u32)> = self
            .journal()
            .and_then(|journal| Ok(journal.tournaments()?))
            .unwrap_or_default()
            .iter()
            .map(|row| (row.id, row.lines))
            .collect();
        for row in &view.tournaments {
            let lines =
                revisions.iter().find(|(id, _)| *id == row.id).map_or(0, |(_, lines)| *lines);
            let level = row.level.map_or_else(String::new, |level| format!(", level {level}"));
            let deleted = if row.deleted { ", deleted" } else { "" };
            let name = if names { format!(" “{}”", row.name) } else { String::new() };
            line(format!(
                "{}{name}: {:?}{level}, {} of {} left, {lines} lines, made {}, last line {}{deleted}",
                row.id,
                row.phase,
                row.left,
                row.entries,
                at(row.created_at),
                at(row.last_line_at)
            ));
        }
    }

    /// Every word of every name that the program knows, in small letters: of players, tournaments, templates and messages.
    fn words_of_names(&mut self) -> BTreeSet<String> {
        let mut names: Vec<String> = Vec::new();
        let ids: Vec<TournamentId> = self.summaries().into_iter().map(|row| row.id).collect();
        for id in ids {
            if let Ok(log) = self.look(id) {
                let tournament = log.tournament();
                names.push(tournament.setup.name.clone());
                names.extend(tournament.players.values().map(|player| player.name.clone()));
                // A name that was changed or struck since can still stand in the program's log.
                names.extend(
                    log.lines().iter().filter_map(|line| {
                        log.label(line.number).map(|label| label.what.to_string())
                    }),
                );
            }
        }
        names.extend(self.players.look(PlayerList::names).unwrap_or_default());
        names.extend(self.own_templates().into_iter().map(|own| own.template.name));
        names.extend(self.screens.messages.values().cloned());
        names.extend(self.screens.said.iter().cloned());
        names.iter().flat_map(|name| words(name)).filter(|word| is_maskable(word)).collect()
    }
}

fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

/// A number says nothing about a person, nor does a single letter; without them no line of a log could be read.
fn is_maskable(word: &str) -> bool {
    word.chars().count() > 1 && !word.chars().all(|c| c.is_ascii_digit())
}

/// The text with every known word of a name masked.
fn masked(text: &str, known: &BTreeSet<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut word = String::new();
    for c in text.chars().chain(['\n']) {
        if c.is_alphanumeric() {
            word.push(c);
            continue;
        }
        if known.contains(&word.to_lowercase()) {
            out.push_str(MASK);
        } else {
            out.push_str(&word);
        }
        word.clear();
        out.push(c);
    }
    out
}

/// The end of the newest files of the program's own log, the oldest of them first.
fn program_log(folder: &Path) -> String {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.sort();
    let mut parts: Vec<String> = Vec::new();
    let mut room = MOST_LOG;
    for file in files.iter().rev() {
        let bytes = end_of(file, room).unwrap_or_default();
        room -= bytes.len();
        parts.push(String::from_utf8_lossy(&bytes).into_owned());
        if room == 0 {
            break;
        }
    }
    parts.reverse();
    parts.concat()
}

/// The last bytes of a file, at most so many; of a folder, a pipe or a device nothing is read.
fn end_of(path: &Path, most: usize) -> std::io::Result<Vec<u8>> {
    let mut end = Vec::new();
    if path.is_file() {
        let mut file = std::fs::File::open(path)?;
        let length = file.metadata()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(most as u64)))?;
        file.take(most as u64).read_to_end(&mut end)?;
    }
    Ok(end)
}

/// The name of an account is somebody's name more often than not.
fn without_home(text: &str) -> String {
    let home = std::env::var("HOME").or_else(|_| std::env::var("USERPROFILE")).unwrap_or_default();
    if home.len() > 1 { text.replace(&home, "~") } else { text.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_names_are_masked_wherever_they_stand_and_others_are_not() {
        let known = words("Łukasz O’Neill-Öz 7").filter(|word| is_maskable(word)).collect();
        assert_eq!(
            masked("bust of ŁUKASZ by neill; öz, ozone 7", &known),
            "bust of ▒▒▒ by ▒▒▒; ▒▒▒, ozone 7\n"
        );
    }
}
