//! A cashier opens a drawer with the cash that is in it: every payment and payout in cash at this device is in it from now on,
//! until the cashier closes it or another one stands there. A cashier has a drawer, not a computer.

use super::{counted, is_of};
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::state::drawer::Drawer;
pub use crate::state::drawer::DrawerOpened;

/// Opens a drawer at the device at which this is said.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenDrawer {
    /// The cashier, at most 60 characters; may be empty where the device says who it is.
    #[serde(default)]
    pub cashier: String,
    /// The float: the cash in it.
    #[serde(default)]
    pub float: Money,
}

/// The longest name of a cashier, in characters.
const LONGEST: usize = 60;

impl Action for OpenDrawer {
    /// # Errors
    /// Refused where a drawer is in use at this device and no other cashier is named, for a cashier who has a drawer open, and
    /// for a float below nothing.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let cashier = clean_text(&self.cashier, LONGEST);
        let in_use = tournament.drawer_at(context.device);
        if let Some(open) = in_use.filter(|open| cashier.is_empty() || is_of(open, &cashier)) {
            return Err(refuse!(
                NotNow,
                "drawer-open-already",
                "A drawer is open here: {name}. Close it first, or name another cashier.",
                name = open.name()
            ));
        }
        let mut open = tournament.drawers.iter().filter(|drawer| drawer.closed.is_none());
        if let Some(open) = open.find(|open| is_of(open, &cashier)) {
            return Err(refuse!(
                NotNow,
                "cashier-has-a-drawer",
                "{name} has drawer {number} open. Use that one here.",
                name = open.name(),
                number = open.opened.drawer
            ));
        }
        let last = tournament.drawers.iter().map(|drawer| drawer.opened.drawer).max();
        let opened = DrawerOpened {
            at: context.now,
            drawer: last.unwrap_or(0).saturating_add(1),
            device: context.device.into(),
            cashier,
            float: counted(self.float)?,
            beside: in_use.is_some(),
        };
        Ok(vec![opened.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = effect.first::<DrawerOpened>().map(|opened| {
            phrase!(
                "log-drawer-opened-with",
                "drawer {number}, {name}, float {amount}",
                number = opened.drawer,
                name = if opened.cashier.is_empty() { &opened.device } else { &opened.cashier },
                amount = effect.money(opened.float),
            )
        });
        log_label(phrase!("log-drawer-opened", "Opened"), what)
    }
}

impl Apply for DrawerOpened {
    fn apply(&self, tournament: &mut Tournament) {
        let numbered = |drawer: &Drawer| drawer.opened.drawer == self.drawer;
        let in_use = tournament.drawer_at(&self.device).is_some();
        if tournament.drawers.iter().any(numbered) || (in_use && !self.beside) {
            return;
        }
        tournament.put_aside(&self.device);
        tournament.drawers.push(Drawer::new(self.clone()));
    }
}
