//! The start: the windows are there before the house is, and what they ask waits for it.

use crate::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{Builder, JoinHandle};

/// The house being opened, on a thread of its own.
#[derive(Debug, Default)]
pub struct Opening(Mutex<Option<JoinHandle<()>>>);

impl Opening {
    /// Opens it. Without a house there is no program: what is in the way is said, and it ends.
    pub fn begin<R: Runtime>(
        &self,
        app: &AppHandle<R>,
        open: impl FnOnce(&AppHandle<R>) -> tauri::Result<()> + Send + 'static,
    ) -> std::io::Result<()> {
        let app = app.clone();
        let opening = Builder::new().name("opening".into()).spawn(move || {
            match catch_unwind(AssertUnwindSafe(|| open(&app))) {
                Ok(Ok(())) => return,
                Ok(Err(error)) => {
                    eprintln!("Shuffle Up could not start: {error}");
                    tracing::error!(%error, "the house could not be opened");
                }
                // The panic has been said already.
                Err(_) => {}
            }
            app.exit(1);
        })?;
        *locked(&self.0) = Some(opening);
        Ok(())
    }

    /// Waits until it is open.
    pub fn wait(&self) {
        if let Some(opening) = locked(&self.0).take() {
            // Whether there is a desk now, whoever waited finds out.
            let _ = opening.join();
        }
    }
}
