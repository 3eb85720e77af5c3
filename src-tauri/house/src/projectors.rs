//! The windows of the room that are wanted, and on which monitor. What is wanted stands in [`crate::office::screens`]; whoever makes
//! windows hears [`Happened::Windows`] and has them agree with it.

use crate::happened::Happened;
use crate::house::House;
use crate::office::screens::{Layout, Place, Screens};
use crate::prelude::*;
use crate::shell::Monitor;

fn named(monitors: &[Monitor], name: &str) -> Result<Place, Problem> {
    let found = monitors.iter().find(|monitor| monitor.view.name == name);
    found.map(Monitor::place).ok_or_else(|| {
        problem!(
            monitor,
            "monitor-gone",
            "The monitor {name} is not connected. Choose another one.",
            name = name
        )
    })
}

/// The monitors that are not the director's.
fn room_places(monitors: &[Monitor]) -> Vec<Place> {
    monitors.iter().filter(|monitor| !monitor.view.primary).map(Monitor::place).collect()
}

impl House {
    /// Shows a tournament to the room: on the monitor named, else on the first that is not the director's and has no
    /// window, else in an ordinary window. Where it has one already and no monitor is free, that comes to the front.
    ///
    /// # Errors
    /// A monitor that is not connected, and too many windows.
    pub fn open_projector(
        &self,
        tournament: Option<TournamentId>,
        monitor: Option<&str>,
        layout: Option<Layout>,
    ) -> Result<(), Problem> {
        let monitors = self.shell().monitors();
        let place = match monitor {
            Some(name) => Some(named(&monitors, name)?),
            None => {
                let room = room_places(&monitors);
                self.office().screens.free(&room).first().map(|place| (*place).clone())
            }
        };
        if monitor.is_none() && place.is_none() {
            let projectors = self.projectors();
            let shown = projectors.iter().find(|line| {
                let same =
                    tournament.is_some() || layout.is_none_or(|layout| layout == line.layout);
                line.open && same && line.tournament == tournament
            });
            if let Some(shown) = shown {
                return self.shell().bring_to_front(shown.id);
            }
        }
        self.office()
            .change(|screens: &mut Screens| screens.open(tournament, layout, place.as_ref()))?;
        self.announce(Happened::Windows);
        Ok(())
    }

    /// Changes what a window shows, of which tournament and where. A monitor of no name is an ordinary window.
    ///
    /// # Errors
    /// A window that is no longer there, a monitor that is not connected.
    pub fn change_projector(
        &self,
        id: u32,
        tournament: Option<TournamentId>,
        layout: Layout,
        monitor: Option<&str>,
    ) -> Result<(), Problem> {
        let before = self.office().screens.get(id).and_then(|screen| screen.place.clone());
        // A window that waits for its monitor stays with it, although the system does not name it now.
        let stays = before.as_ref().map(|place| place.name.as_str()) == monitor;
        let place = match monitor {
            _ if stays => before,
            Some(name) => Some(named(&self.shell().monitors(), name)?),
            None => None,
        };
        self.office().change(|screens: &mut Screens| {
            screens.change(id, tournament, layout)?;
            screens.put(id, place.as_ref())
        })?;
        self.announce(Happened::Windows);
        Ok(())
    }

    /// Closes a window and forgets it.
    pub fn close_projector(&self, id: u32) {
        self.office().set(|screens: &mut Screens| screens.close(id));
        self.announce(Happened::Windows);
    }

    /// Shows a tournament that begins, where a monitor for the room is free or shows one that makes way for it.
    pub fn open_by_itself(&self, tournament: TournamentId) {
        let room = room_places(&self.shell().monitors());
        let (shown, free, over) = {
            let mut office = self.office();
            let over = office.make_way();
            let shown = office
                .screens
                .wanted()
                .find(|screen| screen.tournament == Some(tournament))
                .cloned();
            let free = office.screens.for_a_start(&room, |number| over.contains(&number)).cloned();
            (shown, free, over)
        };
        let Some(place) = free else {
            let given = self.office().change(|screens: &mut Screens| {
                Ok(screens.take_over(tournament, |number| over.contains(&number)))
            });
            if given.is_ok_and(|given| given) {
                self.announce(Happened::Screens);
                self.announce(Happened::House);
            }
            return;
        };
        let opened = self.office().change(|screens: &mut Screens| match shown {
            // An ordinary window was there for want of a monitor.
            Some(screen) if screen.place.is_none() => screens.put(screen.id, Some(&place)),
            Some(_) => Ok(()),
            None => screens.open(Some(tournament), None, Some(&place)).map(|_| ()),
        });
        if let Err(problem) = opened {
            tracing::warn!(message = %problem.sentence, "the projector did not open by itself");
        }
        self.announce(Happened::Windows);
    }
}
