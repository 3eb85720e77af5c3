//! With the network off, the program has no socket open that anybody could reach. Looked at in a process of its own, since the
//! other tests serve their rooms in this one.

use super::network::Room;
use crate::network::{self, Network};
use shuffle_up_house::house::House;
use shuffle_up_network::{Bounds, KeptDevices};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::sync::Arc;
use tauri::Manager;

/// By this the process knows that it is the one that looks.
const LOOKS: &str = "SHUFFLE_UP_LOOKS_AT_SOCKETS";

/// The sockets of IP that this process has open, by their numbers in the system.
fn sockets() -> BTreeSet<String> {
    let of_ip = |table: &str| {
        let text = fs::read_to_string(format!("/proc/self/net/{table}")).unwrap_or_default();
        let rows = text.lines().skip(1);
        rows.filter_map(|row| row.split_whitespace().nth(9).map(str::to_string)).collect::<Vec<_>>()
    };
    let all: BTreeSet<String> =
        ["tcp", "tcp6", "udp", "udp6", "raw", "raw6"].into_iter().flat_map(of_ip).collect();
    let open = fs::read_dir("/proc/self/fd").unwrap().filter_map(|file| {
        let leads_to = fs::read_link(file.ok()?.path()).ok()?;
        let number = leads_to.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?.to_string();
        all.contains(&number).then_some(number)
    });
    open.collect()
}

#[test]
fn with_the_network_off_no_socket_is_open() {
    if std::env::var_os(LOOKS).is_none() {
        let alone = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "tests::sockets::with_the_network_off_no_socket_is_open"])
            .env(LOOKS, "1")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&alone.stdout);
        assert!(alone.status.success() && said.contains("1 passed"), "{said}");
        return;
    }
    let room = Room::open();
    let (app, desk) = (room.app.handle(), room.app.state::<Arc<House>>());
    assert_eq!(sockets(), BTreeSet::new(), "before it was turned on");
    let at = "127.0.0.1:0".parse().unwrap();
    let folder = desk.office().folder().to_path_buf();
    network::start(app, &folder, at, (Bounds::default(), KeptDevices::default())).unwrap();
    assert_eq!(sockets().len(), 1, "while it is on");
    room.app.state::<Arc<Network>>().turn_off();
    assert_eq!(sockets(), BTreeSet::new(), "after it was turned off");
}
