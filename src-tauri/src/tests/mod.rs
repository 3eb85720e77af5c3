//! What only the shell can get wrong: who may call what, what the room is served, what is printed.

#[cfg(unix)]
mod by_itself;
#[path = "../../network/tests/compared/mod.rs"]
mod compared;
mod every_caller;
#[cfg(unix)]
pub(crate) mod fake_cups;
mod floors;
mod grants;
mod killed;
mod network;
#[cfg(target_os = "linux")]
mod sockets;
mod two_tills;
