//! A drawer is closed with what was counted in it. What should have been in it is worked out, so that a correction of what was
//! paid at it changes the difference.

use super::{counted, wanted};
use crate::actions::prelude::*;

/// Closes a drawer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseDrawer {
    /// Which drawer; absent for the one that is open at this device.
    #[serde(default)]
    pub drawer: Option<u32>,
    /// What was counted in it, the float included.
    pub counted: Money,
}

/// A drawer was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DrawerClosed {
    /// When, in tournament time.
    pub at: Millis,
    /// Which drawer.
    pub drawer: u32,
    /// What was counted in it.
    pub counted: Money,
}

impl Action for CloseDrawer {
    /// # Errors
    /// Refused where no such drawer is open, and for a count below nothing.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let drawer = wanted(tournament, self.drawer, context.device)?.opened.drawer;
        Ok(vec![DrawerClosed { at: context.now, drawer, counted: counted(self.counted)? }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let drawer = effect.first::<DrawerClosed>().map_or(0, |closed| closed.drawer);
        let (drawer, amount) = (effect.drawer(drawer), effect.money(self.counted));
        let what = phrase!("log-drawer-counted", "{drawer}, {amount} counted", drawer, amount);
        log_label(phrase!("log-drawer-closed", "Closed"), what)
    }
}

impl Apply for DrawerClosed {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(drawer) = tournament.open_drawer_mut(self.drawer) {
            drawer.closed = Some((self.at, self.counted));
        }
    }
}
