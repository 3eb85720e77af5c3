//! The windows that the room is to see: which tournament each belongs to, what it shows, and on which monitor.
//!
//! A window is remembered with its monitor. While that monitor is not there the window waits, and it comes back with it.

use super::prelude::*;
use super::stored::Stored;
use shuffle_up_engine::base::words::clean_text;

/// What a window shows while nothing more urgent takes it over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// The clock alone, as large as it goes.
    Clock,
    /// The clock with the prizes beside it.
    ClockPayouts,
    /// Every paid place, a page at a time.
    Payouts,
    /// The chip set, and which chips leave at which break.
    Chips,
    /// Who has the most chips, by the newest counts.
    Leaders,
    /// Who sits where, by name, a page at a time.
    Seating,
    /// Where the tables stand, and which of them players come to.
    Map,
    /// The clock beside seats, prizes and chips in turn.
    Split,
    /// The table of the season that the tournament counts for.
    Season,
    /// The waiting lists and open seats of the card room.
    Lists,
    /// Who deals which table, and who comes at the next push.
    Push,
}

/// A monitor as it is remembered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The system's name for it.
    pub name: String,
    /// Where its left edge lies, in physical pixels.
    pub x: i32,
    /// Where its top edge lies, in physical pixels.
    pub y: i32,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

/// A window of the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Screen {
    /// Its number; another monitor makes it another window with another number.
    pub id: u32,
    /// The tournament it belongs to; absent for one that shows the room alone, such as its waiting lists.
    pub tournament: Option<TournamentId>,
    /// What it shows.
    pub layout: Layout,
    /// The monitor that it fills; absent for an ordinary window.
    pub place: Option<Place>,
    /// Its tournament was over when the program started: it is only remembered for its monitor.
    #[serde(skip)]
    pub resting: bool,
}

/// The windows of the room, and what the director has them say.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Screens {
    /// The windows, the oldest first.
    pub windows: Vec<Screen>,
    /// The message line of each tournament that has one.
    pub messages: BTreeMap<TournamentId, String>,
    /// The messages said last, the newest first, to be said again.
    pub said: Vec<String>,
}

/// What has to be done so that the windows stand as they should.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placing {
    /// Windows to be opened, each with the monitor as it is now.
    pub open: Vec<(Screen, Option<Place>)>,
    /// Windows to be closed: their monitor is gone, or nobody wants them.
    pub close: Vec<u32>,
}

/// The most letters of a message.
const LONGEST_MESSAGE: usize = 120;
/// How many messages are kept to be said again.
const KEPT: usize = 5;
/// More windows than this are a slip.
const MOST_WINDOWS: usize = 16;
/// How many tournaments may have a message.
const MOST_MESSAGES: usize = 1_000;

impl Place {
    /// The monitor among these that is this one: by name and position, by name alone, or by position and size, since
    /// some systems number their monitors anew.
    pub fn among<'a>(&self, monitors: &'a [Self]) -> Option<&'a Self> {
        let corner = |place: &Self| (place.x, place.y);
        let size = |place: &Self| (place.width, place.height);
        monitors
            .iter()
            .find(|now| now.name == self.name && corner(now) == corner(self))
            .or_else(|| monitors.iter().find(|now| now.name == self.name))
            .or_else(|| {
                monitors.iter().find(|now| corner(now) == corner(self) && size(now) == size(self))
            })
    }
}

impl Stored for Screens {
    const KEY: &'static str = "screens";
    const CALLED: fn() -> Phrase = || phrase!("unread-screens", "the room's screens");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.screens;

    fn within_bounds(mut self) -> Self {
        let mut seen = BTreeSet::new();
        self.windows.retain(|screen| seen.insert(screen.id));
        self.windows.truncate(MOST_WINDOWS);
        let mut checked = Self { windows: self.windows, ..Self::default() };
        // The oldest first, since each is put before the others.
        for said in self.said.iter().take(KEPT).rev() {
            let _ = checked.say(TournamentId(0), said);
        }
        let said = std::mem::take(&mut checked.said);
        checked.messages.clear();
        for (tournament, message) in self.messages.into_iter().take(MOST_MESSAGES) {
            let _ = checked.say(tournament, &message);
        }
        Self { said, ..checked }
    }
}

impl Screens {
    /// The windows that the room is to see.
    pub fn wanted(&self) -> impl Iterator<Item = &Screen> {
        self.windows.iter().filter(|screen| !screen.resting)
    }

    /// A window by its number.
    pub fn get(&self, id: u32) -> Option<&Screen> {
        self.windows.iter().find(|screen| screen.id == id)
    }

    /// The monitors that have no window of the room.
    pub fn free<'a>(&self, monitors: &'a [Place]) -> Vec<&'a Place> {
        let taken: Vec<&Place> =
            self.wanted().filter_map(|screen| screen.place.as_ref()?.among(monitors)).collect();
        monitors.iter().filter(|monitor| !taken.contains(monitor)).collect()
    }

    /// The monitor for a tournament that starts: a free one, or one that still shows a tournament that is over.
    pub fn for_a_start<'a>(
        &self,
        monitors: &'a [Place],
        over: impl Fn(TournamentId) -> bool,
    ) -> Option<&'a Place> {
        let mut done = self.wanted().filter(|screen| screen.tournament.is_some_and(&over));
        let free = self.free(monitors).first().copied();
        free.or_else(|| done.find_map(|screen| screen.place.as_ref()?.among(monitors)))
    }

    /// Gives a tournament that starts the first ordinary window of one that is over, where it has no window yet: with no monitor
    /// for the room that window is the room's. Answers whether one was given.
    pub fn take_over(
        &mut self,
        tournament: TournamentId,
        over: impl Fn(TournamentId) -> bool,
    ) -> bool {
        if self.wanted().any(|screen| screen.tournament == Some(tournament)) {
            return false;
        }
        let done = |screen: &&mut Screen| {
            !screen.resting && screen.place.is_none() && screen.tournament.is_some_and(&over)
        };
        let given = self.windows.iter_mut().find(done);
        let found = given.is_some();
        given.into_iter().for_each(|screen| screen.tournament = Some(tournament));
        found
    }

    /// Has a tournament shown on a monitor, or in an ordinary window. A window that is remembered there is taken, with
    /// its layout unless another is asked for. Answers its number.
    ///
    /// # Errors
    /// Refused beyond sixteen windows.
    pub fn open(
        &mut self,
        tournament: Option<TournamentId>,
        layout: Option<Layout>,
        place: Option<&Place>,
    ) -> Result<u32, Problem> {
        let there = |screen: &Screen| match (&screen.place, place) {
            (Some(before), Some(now)) => before.among(std::slice::from_ref(now)).is_some(),
            (None, None) => screen.resting,
            _ => false,
        };
        if let Some(screen) = self.windows.iter_mut().find(|screen| there(screen)) {
            screen.tournament = tournament;
            screen.layout = layout.unwrap_or(screen.layout);
            screen.place = place.cloned();
            screen.resting = false;
            return Ok(screen.id);
        }
        if self.windows.len() >= MOST_WINDOWS {
            return Err(problem!(
                too_many,
                "windows-full",
                "{most} windows are remembered. Close one that you no longer need.",
                most = MOST_WINDOWS
            ));
        }
        let id = self.next_id();
        let usual = if tournament.is_some() { Layout::ClockPayouts } else { Layout::Lists };
        self.windows.push(Screen {
            id,
            tournament,
            layout: layout.unwrap_or(usual),
            place: place.cloned(),
            resting: false,
        });
        Ok(id)
    }

    /// Changes what a window shows, and of which tournament.
    pub fn change(
        &mut self,
        id: u32,
        tournament: Option<TournamentId>,
        layout: Layout,
    ) -> Result<(), Problem> {
        let screen = self.find(id)?;
        (screen.tournament, screen.layout) = (tournament, layout);
        Ok(())
    }

    /// Puts a window on another monitor, or takes it off; the window that was there trades places with it.
    pub fn put(&mut self, id: u32, place: Option<&Place>) -> Result<(), Problem> {
        let before = self.find(id)?.place.clone();
        if before.as_ref() == place {
            return Ok(());
        }
        let there = self.windows.iter().position(|other| {
            other.id != id
                && place.is_some_and(|now| {
                    let before = other.place.as_ref();
                    before.is_some_and(|before| before.among(std::slice::from_ref(now)).is_some())
                })
        });
        if let Some(position) = there {
            let fresh = self.next_id();
            if let Some(other) = self.windows.get_mut(position) {
                (other.place, other.id) = (before, fresh);
            }
        }
        let fresh = self.next_id();
        let screen = self.find(id)?;
        (screen.place, screen.id) = (place.cloned(), fresh);
        Ok(())
    }

    /// Forgets a window.
    pub fn close(&mut self, id: u32) {
        self.windows.retain(|screen| screen.id != id);
    }

    /// Lets the windows of a tournament rest: it is hidden, and its monitors are free.
    pub fn rest(&mut self, over: impl Fn(TournamentId) -> bool) {
        for screen in &mut self.windows {
            screen.resting |= screen.tournament.is_some_and(&over);
        }
    }

    /// What has to be done with these monitors connected and these windows open.
    pub fn placing(&self, monitors: &[Place], open: &[u32]) -> Placing {
        let here = |screen: &Screen| match &screen.place {
            Some(place) => place.among(monitors).cloned().map(Some),
            None => Some(None),
        };
        Placing {
            open: self
                .wanted()
                .filter(|screen| !open.contains(&screen.id))
                .filter_map(|screen| Some((screen.clone(), here(screen)?)))
                .collect(),
            close: open
                .iter()
                .copied()
                .filter(|id| {
                    !self.wanted().any(|screen| screen.id == *id && here(screen).is_some())
                })
                .collect(),
        }
    }

    /// Sets the message line of a tournament; an empty one takes it away.
    ///
    /// # Errors
    /// Refused with more letters than a line has room for.
    pub fn say(&mut self, tournament: TournamentId, message: &str) -> Result<(), Problem> {
        let message = clean_text(message, LONGEST_MESSAGE + 1);
        if message.chars().count() > LONGEST_MESSAGE {
            return Err(problem!(
                too_long,
                "message-too-long",
                "The message has room for {most} letters.",
                most = LONGEST_MESSAGE
            ));
        }
        if message.is_empty() {
            self.messages.remove(&tournament);
            return Ok(());
        }
        self.said.retain(|said| *said != message);
        self.said.insert(0, message.clone());
        self.said.truncate(KEPT);
        self.messages.insert(tournament, message);
        Ok(())
    }

    fn find(&mut self, id: u32) -> Result<&mut Screen, Problem> {
        self.windows
            .iter_mut()
            .find(|screen| screen.id == id)
            .ok_or_else(|| problem!(unknown, "window-gone", "This window is no longer there."))
    }

    fn next_id(&self) -> u32 {
        self.windows.iter().map(|screen| screen.id).max().unwrap_or(0) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(name: &str, x: i32) -> Place {
        Place { name: name.into(), x, y: 0, width: 1_920, height: 1_080 }
    }

    #[test]
    fn who_starts_takes_the_monitor_of_who_is_over_and_of_nobody_else() {
        let (hall, bar) = (monitor("HDMI-1", 1_920), monitor("HDMI-2", 3_840));
        let both = [hall.clone(), bar.clone()];
        let mut screens = Screens::default();
        let id = screens.open(Some(TournamentId(1)), Some(Layout::Split), Some(&hall)).unwrap();
        // A free monitor comes first: the winner stays in sight.
        assert_eq!(screens.for_a_start(&both, |number| number == TournamentId(1)), Some(&bar));
        screens.open(Some(TournamentId(2)), None, Some(&bar)).unwrap();
        // Both are played: nobody's clock goes.
        assert_eq!(screens.for_a_start(&both, |_| false), None);
        // The first is over since: its monitor is for the one that starts, in the same window.
        assert_eq!(screens.for_a_start(&both, |number| number == TournamentId(1)), Some(&hall));
        assert_eq!(screens.open(Some(TournamentId(3)), None, Some(&hall)), Ok(id));
        let shown: Vec<Option<TournamentId>> =
            screens.wanted().map(|screen| screen.tournament).collect();
        assert_eq!(shown, [Some(TournamentId(3)), Some(TournamentId(2))]);
    }

    #[test]
    fn who_starts_has_the_ordinary_window_of_who_is_over_and_of_nobody_else() {
        let mut screens = Screens::default();
        let id = screens.open(Some(TournamentId(1)), Some(Layout::Split), None).unwrap();
        assert!(!screens.take_over(TournamentId(2), |_| false), "it is still played");
        assert!(screens.take_over(TournamentId(2), |number| number == TournamentId(1)));
        let shown = screens.get(id).unwrap();
        assert_eq!((shown.tournament, shown.layout), (Some(TournamentId(2)), Layout::Split));
        assert!(!screens.take_over(TournamentId(2), |_| true), "it has a window");
    }

    #[test]
    fn a_window_waits_for_its_monitor_and_comes_back_with_it() {
        let (desk, hall) = (monitor("eDP-1", 0), monitor("HDMI-1", 1_920));
        let mut screens = Screens::default();
        let id = screens.open(Some(TournamentId(7)), Some(Layout::Payouts), Some(&hall)).unwrap();
        let both = [desk.clone(), hall.clone()];
        let placing = screens.placing(&both, &[]);
        assert_eq!(placing.open.len(), 1);
        assert_eq!(placing.open[0].1.as_ref(), Some(&hall));
        // Unplugged: closed, and not opened anywhere else.
        let alone = std::slice::from_ref(&desk);
        assert_eq!(screens.placing(alone, &[id]), Placing { open: vec![], close: vec![id] });
        assert_eq!(screens.placing(alone, &[]), Placing { open: vec![], close: vec![] });
        // Plugged in again, at the other side of the desk: the same window, where the monitor is now.
        let moved = [desk, monitor("HDMI-1", -1_920)];
        let placing = screens.placing(&moved, &[]);
        assert_eq!(placing.open[0].0.layout, Layout::Payouts);
        assert_eq!(placing.open[0].1, Some(moved[1].clone()));
        // Nothing to do while it stands there.
        assert_eq!(screens.placing(&moved, &[id]), Placing { open: vec![], close: vec![] });
    }

    #[test]
    fn a_monitor_is_known_again_by_name_or_by_where_it_stands() {
        let (first, second) = (monitor("U2412M", 0), monitor("U2412M", 1_920));
        let both = [first.clone(), second.clone()];
        assert_eq!(second.among(&both), Some(&second), "two of one name are told apart");
        assert_eq!(monitor("Monitor 2", 1_920).among(&both), Some(&second), "a new name");
        assert_eq!(monitor("other", 3_840).among(&both), None);
    }

    #[test]
    fn a_monitor_has_one_window_and_keeps_its_layout() {
        let hall = monitor("HDMI-1", 1_920);
        let mut screens = Screens::default();
        let id = screens.open(Some(TournamentId(1)), Some(Layout::Chips), Some(&hall)).unwrap();
        assert_eq!(screens.free(std::slice::from_ref(&hall)).len(), 0);
        // The tournament is over at the next start; another one is opened on the same monitor.
        screens.rest(|tournament| tournament == TournamentId(1));
        assert_eq!(screens.free(std::slice::from_ref(&hall)).len(), 1);
        assert_eq!(screens.placing(std::slice::from_ref(&hall), &[]).open.len(), 0);
        assert_eq!(screens.open(Some(TournamentId(2)), None, Some(&hall)).unwrap(), id);
        let screen = screens.get(id).unwrap();
        assert_eq!((screen.tournament, screen.layout), (Some(TournamentId(2)), Layout::Chips));
        // Ordinary windows are opened as many as are asked for.
        let one = screens.open(Some(TournamentId(2)), None, None).unwrap();
        assert_ne!(screens.open(Some(TournamentId(2)), None, None).unwrap(), one);
    }

    #[test]
    fn two_windows_trade_their_monitors() {
        let (hall, bar) = (monitor("HDMI-1", 1_920), monitor("DP-1", 3_840));
        let mut screens = Screens::default();
        let first = screens.open(Some(TournamentId(1)), Some(Layout::Clock), Some(&hall)).unwrap();
        let second =
            screens.open(Some(TournamentId(1)), Some(Layout::Seating), Some(&bar)).unwrap();
        screens.put(first, Some(&bar)).unwrap();
        let at = |place: &Place| {
            let found = screens.windows.iter().find(|screen| screen.place.as_ref() == Some(place));
            found.map(|screen| screen.layout)
        };
        assert_eq!((at(&hall), at(&bar)), (Some(Layout::Seating), Some(Layout::Clock)));
        // Both are made anew, where they belong now.
        let placing = screens.placing(&[hall, bar], &[first, second]);
        assert_eq!((placing.open.len(), placing.close), (2, vec![first, second]));
        assert!(screens.put(first, None).is_err(), "its old number is gone");
    }

    #[test]
    fn a_message_stays_until_it_is_taken_away_and_can_be_said_again() {
        let mut screens = Screens::default();
        screens.say(TournamentId(1), "  Dinner is\nserved ").unwrap();
        assert_eq!(screens.messages[&TournamentId(1)], "Dinner is served");
        assert!(
            screens
                .say(TournamentId(1), &"x".repeat(121))
                .unwrap_err()
                .sentence
                .english
                .contains("120")
        );
        screens.say(TournamentId(2), "Late registration closes").unwrap();
        let text = serde_json::to_string(&screens).unwrap();
        let mut again: Screens = serde_json::from_str(&text).unwrap();
        assert_eq!(again, screens);
        again.say(TournamentId(1), "").unwrap();
        assert!(!again.messages.contains_key(&TournamentId(1)));
        assert_eq!(again.said, ["Late registration closes", "Dinner is served"]);
    }
}
