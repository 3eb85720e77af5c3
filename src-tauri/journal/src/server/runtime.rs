//! The thread on which connections to the server live. Whoever asks waits for the answer on his own thread.

use std::future::Future;
use std::sync::LazyLock;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

static RUNTIME: LazyLock<std::io::Result<Runtime>> = LazyLock::new(|| {
    Builder::new_multi_thread().worker_threads(1).thread_name("server").enable_all().build()
});

/// Goes on with this beside everything else.
pub(super) fn beside(task: impl Future<Output = ()> + Send + 'static) {
    if let Ok(runtime) = &*RUNTIME {
        runtime.spawn(task);
    }
}

/// What this comes to; nothing where that takes longer than `patience`, and it is given up then.
pub(super) fn wait<T: Send + 'static>(
    patience: Duration,
    task: impl Future<Output = T> + Send + 'static,
) -> Option<T> {
    let runtime = RUNTIME.as_ref().ok()?;
    let (done, waits) = sync_channel(1);
    let task = runtime.spawn(async move {
        // Nobody waits any longer for what comes too late.
        let _ = done.send(task.await);
    });
    let came = waits.recv_timeout(patience).ok();
    if came.is_none() {
        task.abort();
    }
    came
}
