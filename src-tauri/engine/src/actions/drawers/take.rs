//! A cashier who has a drawer goes to a device: what is paid there in cash is in that drawer from now on. Two who take turns at one
//! computer have a drawer each, and one who goes to another computer takes the drawer along.

use super::wanted;
use crate::actions::prelude::*;
pub use crate::state::drawer::DrawerTaken;

/// Puts a drawer in use at this device. The drawer that was in use here is put aside and stays open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeDrawer {
    /// Which drawer.
    pub drawer: u32,
}

impl Action for TakeDrawer {
    /// # Errors
    /// Refused for a drawer that is not there, is closed, or is in use at this device already.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let drawer = wanted(tournament, Some(self.drawer), context.device)?;
        refuse_if(drawer.in_use_at.as_deref() == Some(context.device), || {
            refuse!(
                NotNow,
                "drawer-in-use-here",
                "Drawer {number} is in use here already.",
                number = self.drawer
            )
        })?;
        let device = context.device.into();
        Ok(vec![DrawerTaken { at: context.now, drawer: self.drawer, device }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let drawer = effect.drawer(self.drawer);
        let what = match effect.first::<DrawerTaken>() {
            Some(taken) => beside(drawer, taken.device.clone()).into_argument(),
            None => drawer.into_argument(),
        };
        log_label(phrase!("log-drawer-taken", "In use"), what)
    }
}

impl Apply for DrawerTaken {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.open_drawer(self.drawer).is_none() {
            return;
        }
        tournament.put_aside(&self.device);
        if let Some(drawer) = tournament.open_drawer_mut(self.drawer) {
            drawer.in_use_at = Some(self.device.clone());
        }
    }
}
