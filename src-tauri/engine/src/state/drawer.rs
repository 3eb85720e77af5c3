//! A cashier's drawer: the cash that one person answers for, from the opening float to the closing count.

use crate::base::prelude::*;
use crate::base::sharing::SharedList;

/// A drawer was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DrawerOpened {
    /// When, in tournament time.
    pub at: Millis,
    /// Its number, from 1.
    pub drawer: u32,
    /// At which device, with who stands there: what is said there moves this drawer's cash.
    pub device: String,
    /// The cashier; empty where the device says who it is.
    pub cashier: String,
    /// What was in it.
    pub float: Money,
    /// Another cashier's drawer was in use at the device, which is put aside from then on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
}

/// The cashier of a drawer stands at a device from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DrawerTaken {
    /// When, in tournament time.
    pub at: Millis,
    /// Which drawer.
    pub drawer: u32,
    /// At which device, with who stands there.
    pub device: String,
}

/// Which way cash goes between a drawer and the safe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CashWay {
    /// From the drawer to the safe.
    Drop,
    /// From the safe into the drawer.
    Fill,
}

/// A drawer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawer {
    /// How it was opened.
    pub opened: DrawerOpened,
    /// The device at which it is in use: cash paid at that device goes in and out of it. Absent while it is put aside.
    pub in_use_at: Option<String>,
    /// Which lines of the ledger were said at it, counted from 0.
    pub lines: SharedList<u32>,
    /// What went to the safe.
    pub dropped: Money,
    /// What came from the safe.
    pub filled: Money,
    /// When it was closed, and what was counted in it.
    pub closed: Option<(Millis, Money)>,
}

impl Drawer {
    /// The drawer that was opened like this.
    pub fn new(opened: DrawerOpened) -> Self {
        let (in_use_at, lines) = (Some(opened.device.clone()), SharedList::default());
        let (dropped, filled) = (Money::ZERO, Money::ZERO);
        Self { opened, in_use_at, lines, dropped, filled, closed: None }
    }

    /// The cashier, or the device where nobody is named.
    pub fn name(&self) -> &str {
        let DrawerOpened { cashier, device, .. } = &self.opened;
        if cashier.is_empty() { device } else { cashier }
    }
}
