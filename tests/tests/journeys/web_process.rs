//! What shows the pages may end on its own: the system is out of memory, or a driver has a fault. Without WebDriver, which gives up
//! then.

use crate::windows::{PATIENCE, program};
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
    let first = showing(desk.id(), None);
    let killed = Command::new("kill").args(["-KILL", &first]).status().unwrap();
    assert!(killed.success());

    showing(desk.id(), Some(&first));
    let ended = Command::new("kill").arg(desk.id().to_string()).status().unwrap();
    assert!(ended.success());
    assert!(desk.wait().unwrap().success(), "the program has not ended well");
}

/// The process that shows the program's pages, once there is one, and another than this.
fn showing(desk: u32, before: Option<&str>) -> String {
    let begun = Instant::now();
    loop {
        let found = Command::new("pgrep")
            .args(["-P", &desk.to_string(), "WebKitWebProces"])
            .output()
            .unwrap();
        let found = String::from_utf8(found.stdout).unwrap();
        if let Some(other) = found.lines().find(|id| Some(*id) != before) {
            return other.to_string();
        }
        assert!(begun.elapsed() < PATIENCE, "no process shows the pages");
        sleep(Duration::from_millis(50));
    }
}
