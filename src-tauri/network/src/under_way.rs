//! The calls of one device that the house works on: whoever ends its right to them waits until none is left.

use crate::locked;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

/// A call that takes longer than this hangs, and nobody waits for it for ever.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many calls of a device are under way.
#[derive(Debug, Default)]
pub struct UnderWay {
    calls: Mutex<usize>,
    none: Condvar,
}

/// A call that is under way for as long as this is held.
#[derive(Debug)]
pub struct Call(Arc<UnderWay>);

impl UnderWay {
    /// Begins a call.
    pub fn begin(self: &Arc<Self>) -> Call {
        *locked(&self.calls) += 1;
        Call(Arc::clone(self))
    }

    /// Waits until no call is under way.
    pub fn wait(&self) {
        let calls = locked(&self.calls);
        let waited = self.none.wait_timeout_while(calls, PATIENCE, |calls| *calls > 0);
        let hangs = waited.is_ok_and(|(_, waited)| waited.timed_out());
        if hangs {
            tracing::error!("a call of a device that was taken out is still under way");
        }
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut calls = locked(&self.0.calls);
        *calls = calls.saturating_sub(1);
        if *calls == 0 {
            self.0.none.notify_all();
        }
    }
}
