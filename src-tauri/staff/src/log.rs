//! The log of the staff.

use crate::said::Said;
use crate::staff::Staff;
use shuffle_up_engine::base::plain_log::{Line, Log};

/// A line of an evening.
pub type StaffLine = Line<Said>;
/// The lines of an evening, and what they come to.
pub type StaffLog = Log<Staff>;
