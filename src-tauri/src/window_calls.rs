//! The calls of the windows: every one goes to the house, whatever its name. What a window may call at all the toolkit knows from the
//! same list (`build.rs`).

use crate::labels;
use crate::opening::Opening;
use crate::prelude::*;
use serde_json::Value;
use shuffle_up_house::caller::Caller;
use shuffle_up_house::problem::did_not_work;
use tauri::async_runtime::spawn_blocking;
use tauri::ipc::{Invoke, InvokeBody};

/// The caller behind a window; none for a window that is not ours.
fn caller(label: &str) -> Option<Caller> {
    match label {
        labels::DESK => Some(Caller::Desk),
        _ => labels::number(label).map(Caller::Wall),
    }
}

/// Has a call answered on a thread of its own once the house is open, so that none waits for another.
pub fn answer<R: Runtime>(invoke: Invoke<R>) {
    spawn_blocking(move || {
        let Invoke { message, resolver, .. } = invoke;
        let webview = message.webview_ref();
        let app = webview.app_handle();
        app.state::<Opening>().wait();
        let refused = || did_not_work().said(Language::default());
        let (Some(house), Some(caller)) = (app.try_state::<Arc<House>>(), caller(webview.label()))
        else {
            return resolver.reject(refused());
        };
        let arguments = match message.payload() {
            InvokeBody::Json(arguments) => arguments.clone(),
            // No call of ours is made of bytes alone.
            InvokeBody::Raw(_) => Value::Null,
        };
        match house.call(&caller, message.command(), arguments) {
            Ok(answer) => resolver.resolve(answer),
            Err(problem) => resolver.reject(problem),
        }
    });
}
