//! What shows the pages may end on its own: the system is out of memory, or a driver has a fault. Without WebDriver, which gives up
//! then.

use crate::windows::{PATIENCE, program};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

#[test]
#[ignore = "opens real windows; run by ./test"]
fn pages_whose_process_ends_are_loaded_again() {
    let data = tempfile::tempdir().unwrap();
    let mut desk = Command::new(program())
        .args(["--data".as_ref(), data.path().as_os_str(), "--sample".as_ref()])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    shown(data.path(), 1);
    let killed = Command::new("pkill")
        .args(["-KILL", "-P", &desk.id().to_string(), "WebKitWebProces"])
        .status()
        .unwrap();
    assert!(killed.success());

    shown(data.path(), 2);
    let ended = Command::new("kill").arg(desk.id().to_string()).status().unwrap();
    assert!(ended.success());
    assert!(desk.wait().unwrap().success(), "the program has not ended well");
}

/// Waits until the program has noted in its own log that the desk was shown so often.
fn shown(data: &Path, times: usize) {
    let begun = Instant::now();
    loop {
        let logs = std::fs::read_dir(data.join("logs")).into_iter().flatten().flatten();
        let said = logs.map(|log| std::fs::read_to_string(log.path()).unwrap_or_default());
        if said.map(|said| said.matches("the desk is shown").count()).sum::<usize>() >= times {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "the desk was not shown {times} times");
        sleep(Duration::from_millis(50));
    }
}
