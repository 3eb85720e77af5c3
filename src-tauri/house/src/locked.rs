//! Locks, which go on being used after a thread that held one has panicked.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is behind a lock, once nobody else holds it.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
