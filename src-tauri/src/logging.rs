//! The program's own log: a rolling file beside the data, for whoever must find out what happened.

use std::path::Path;
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_appender::rolling::{RollingFileAppender, Rotation};

/// How many days are kept.
const DAYS_KEPT: usize = 14;
/// How many lines may wait to be written; the crate's own 128,000 take 4 MB from the start.
const LINES_WAITING: usize = 1_000;

/// Starts writing to `logs/` in this folder; to standard error where that cannot be made. Keep the guard until the end.
pub fn start(folder: &Path) -> Option<WorkerGuard> {
    let folder = folder.join("logs");
    // Where there is none yet, the crate complains to standard error before it makes one.
    let _ = std::fs::create_dir_all(&folder);
    let file = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix("shuffle-up")
        .filename_suffix("log")
        .max_log_files(DAYS_KEPT)
        .build(&folder);
    let guard = match file {
        Ok(file) => {
            let (writer, guard) =
                NonBlockingBuilder::default().buffered_lines_limit(LINES_WAITING).finish(file);
            let started = tracing_subscriber::fmt().with_ansi(false).with_writer(writer).try_init();
            started.is_ok().then_some(guard)
        }
        Err(error) => {
            eprintln!("No log can be written to {}: {error}", folder.display());
            let _ = tracing_subscriber::fmt().with_writer(std::io::stderr).try_init();
            None
        }
    };
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tracing::error!(%panic, "a panic");
        before(panic);
    }));
    guard
}
