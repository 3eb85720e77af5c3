//! A program and every process that it started, and what they take, as Linux counts it.

use std::fs;
use std::path::Path;
use std::time::Duration;

/// How many ticks of `/proc/<pid>/stat` make a second; the same on every Linux.
const TICKS: u64 = 100;

/// A program's process and those below it.
#[derive(Debug, Clone, Copy)]
pub struct Processes {
    root: u32,
}

/// What one process takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The process's name, shortened by the system.
    pub name: String,
    /// Processor time since its start.
    pub cpu: Duration,
    /// The proportional set size in KiB: its own memory, and its share of what others use too.
    pub pss: u64,
    /// Of that what it has asked for itself, in KiB. Programs and libraries are left out, because how much of them counts
    /// here depends on what else runs on the machine.
    pub own: u64,
}

impl Processes {
    /// Those of the program with this process number.
    #[must_use]
    pub fn below(root: u32) -> Self {
        Self { root }
    }

    /// Those of this program, somewhere below this process; none while it does not run.
    #[must_use]
    pub fn of(program: &Path) -> Option<Self> {
        everything_below(std::process::id())
            .into_iter()
            .find(|pid| fs::read_link(format!("/proc/{pid}/exe")).is_ok_and(|exe| exe == program))
            .map(Self::below)
    }

    /// What each takes now, the program itself first. A process that ends meanwhile is left out.
    #[must_use]
    pub fn taken(self) -> Vec<Taken> {
        everything_below(self.root)
            .into_iter()
            .filter_map(|pid| {
                let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
                let memory = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
                let (name, _, cpu) = read_stat(&stat)?;
                let pss = read_memory(&memory, "Pss:")?;
                let own = read_memory(&memory, "Pss_Anon:")? + read_memory(&memory, "Pss_Shmem:")?;
                Some(Taken { name, cpu, pss, own })
            })
            .collect()
    }
}

/// A process and all that descend from it, parents before children.
fn everything_below(root: u32) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let parents: Vec<(u32, u32)> = entries
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|pid: u32| {
            let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
            Some((pid, read_stat(&stat)?.1))
        })
        .collect();
    let mut found = vec![root];
    let mut next = 0;
    while let Some(parent) = found.get(next).copied() {
        found.extend(parents.iter().filter(|(_, of)| *of == parent).map(|(pid, _)| *pid));
        next += 1;
    }
    found
}

/// Name, parent and processor time. The name stands in brackets and may itself have any character.
fn read_stat(stat: &str) -> Option<(String, u32, Duration)> {
    let (before, after) = stat.rsplit_once(')')?;
    let name = before.split_once('(')?.1.to_string();
    let fields: Vec<&str> = after.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some((name, fields.get(1)?.parse().ok()?, Duration::from_millis(ticks * 1_000 / TICKS)))
}

fn read_memory(rollup: &str, which: &str) -> Option<u64> {
    let line = rollup.lines().find_map(|line| line.strip_prefix(which))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_and_spaces_does_not_shift_the_figures() {
        let stat = "77 (Web) (x y) S 12 77 77 0 -1 4194304 9 0 0 0 250 50 7 7 20 0 1 0 5 0 0";
        let read = read_stat(stat).unwrap();
        assert_eq!(read, ("Web) (x y".to_string(), 12, Duration::from_secs(3)));
    }

    #[test]
    fn this_process_takes_time_and_memory_and_its_children_are_found() {
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let all = Processes::below(std::process::id()).taken();
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(all.first().is_some_and(|own| own.own > 100 && own.pss > own.own), "{all:?}");
        assert!(all.iter().any(|taken| taken.name == "sleep" && taken.pss > 0), "{all:?}");
    }
}
