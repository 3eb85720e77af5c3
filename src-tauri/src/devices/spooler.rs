//! What is printed without anybody waiting for it, one sheet after the other on a thread of its own.

use crate::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// Prints a sheet; says why it could not.
pub type Job = Box<dyn FnOnce() -> Result<(), Problem> + Send>;

/// The thread that prints.
pub struct Spooler {
    jobs: Sender<Job>,
    trouble: Arc<Mutex<Option<Phrase>>>,
}

impl Spooler {
    /// Starts it. `tell` is called when printing begins to fail, fails for another reason, or works again: a printer that is
    /// out of paper is told once and not with every slip.
    pub fn start(tell: impl Fn() + Send + 'static) -> Self {
        let (jobs, waiting) = channel::<Job>();
        let trouble = Arc::new(Mutex::new(None));
        let kept = Arc::clone(&trouble);
        let started = thread::Builder::new().name("spooler".into()).spawn(move || {
            for job in waiting {
                let printed = catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| {
                    Err(problem!(printer, "sheet-not-made", "The sheet could not be made."))
                });
                let says = printed.err().map(|problem| {
                    let not = phrase!("slip-not-printed", "A slip was not printed automatically.");
                    Phrase::one_after_the_other([not, problem.sentence])
                });
                let before = std::mem::replace(&mut *locked(&kept), says.clone());
                if before != says {
                    tell();
                }
            }
        });
        if let Err(error) = started {
            tracing::error!(%error, "slips are not printed by themselves");
        }
        Self { jobs, trouble }
    }

    /// Has this printed after what was handed over before.
    pub fn print(&self, job: Job) {
        // The receiver is gone only where no thread could be started, which was told.
        let _ = self.jobs.send(job);
    }

    /// Why the last sheet was not printed; none where it was.
    pub fn trouble(&self) -> Option<Phrase> {
        locked(&self.trouble).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_failing_printer_is_told_once_and_the_next_sheet_is_tried() {
        let (tell, told) = channel();
        let (done, printed) = channel();
        let spooler = Spooler::start(move || tell.send(()).unwrap());
        let job = |result: Result<(), Problem>| -> Job {
            let done = done.clone();
            Box::new(move || {
                done.send(()).unwrap();
                result
            })
        };
        let empty = || Err(Problem::of("printer", Phrase::own("It has no paper.")));
        spooler.print(job(empty()));
        told.recv().unwrap();
        let trouble = spooler.trouble().unwrap();
        assert!(trouble.english.ends_with("It has no paper."), "{trouble}");
        spooler.print(job(empty()));
        spooler.print(Box::new(|| panic!("a sheet that cannot be laid out")));
        told.recv().unwrap();
        spooler.print(job(Ok(())));
        told.recv().unwrap();
        assert_eq!(spooler.trouble(), None);
        assert_eq!(printed.try_iter().count(), 3);
        assert!(told.try_recv().is_err(), "told more often than it changed");
    }
}
