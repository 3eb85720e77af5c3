//! Calls that carry a number of their own: a retry after a lost answer hears the first answer, and nothing is done twice.

use crate::locked;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::future::Future;
use std::sync::Mutex;
use tokio::sync::watch::{Receiver, channel};

/// So many calls are remembered; a retry comes within seconds.
const REMEMBERED: usize = 2_000;
/// The longest number.
const LONGEST: usize = 64;

/// What came of a call: its answer as it crosses, or the problem.
pub type Outcome = Result<Box<RawValue>, Value>;

type Waiting = Receiver<Option<Outcome>>;

/// The calls that were made, by device and number.
#[derive(Debug, Default)]
pub struct Spoken(Mutex<VecDeque<((u32, String), Waiting)>>);

impl Spoken {
    /// Makes a call, unless this device has made the one of this number: then its answer is waited for. The work goes on
    /// where its caller is gone.
    pub async fn once(
        &self,
        device: u32,
        number: String,
        work: impl Future<Output = Outcome> + Send + 'static,
    ) -> Option<Outcome> {
        if number.is_empty() || number.len() > LONGEST {
            return None;
        }
        let mut waiting = {
            let mut made = locked(&self.0);
            let key = (device, number);
            match made.iter().find(|(other, _)| *other == key) {
                Some((_, waiting)) => waiting.clone(),
                None => {
                    let (done, waiting) = channel(None);
                    tokio::spawn(async move { done.send(Some(work.await)) });
                    made.truncate(REMEMBERED - 1);
                    made.push_front((key, waiting.clone()));
                    waiting
                }
            }
        };
        let answered = waiting.wait_for(Option::is_some).await;
        answered.ok().and_then(|answer| answer.clone())
    }
}
