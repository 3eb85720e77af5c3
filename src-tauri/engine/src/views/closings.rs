//! Until when each thing is sold, and what a director can say of it now: sold longer, sold again, or no longer.

use crate::actions::command::Command;
use crate::actions::entries::change_closing::ChangeClosing;
use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::state::prelude::*;

/// What is sold until a point of the evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClosingView {
    /// What is sold.
    pub what: OnSale,
    /// Its name, such as "Rebuys".
    pub title: Phrase,
    /// It is sold now.
    pub open: bool,
    /// Until when, such as "through level 6"; "closed". Empty where it is a time.
    pub says: Phrase,
    /// The time until which it is sold, in tournament time; absent for a level or a break.
    pub until_at: Option<Millis>,
    /// Sells it a level longer, or again through the level that is played; absent where that cannot be.
    pub longer: Option<Command>,
    /// What that comes to, such as "through level 7"; empty without it.
    pub longer_says: Phrase,
    /// Closes it now; absent where that cannot be.
    pub close: Option<Command>,
    /// Why it can be neither sold longer nor closed; empty where it can.
    pub why_not: Phrase,
    /// What is begun with on the floor line for another level, or a reason: "rebuys through ".
    pub begins: String,
}

/// Late registration, and rebuys, re-entries and add-ons where the set-up has them.
pub fn closings(tournament: &Tournament, now: Millis) -> Vec<ClosingView> {
    let sold = |what: &OnSale| {
        *what == OnSale::LateRegistration || tournament.setup.closing(*what).is_some()
    };
    OnSale::ALL.into_iter().filter(sold).map(|what| closing(tournament, what, now)).collect()
}

fn closing(tournament: &Tournament, what: OnSale, now: Millis) -> ClosingView {
    let schedule = &tournament.setup.schedule;
    let open = what.open_until(tournament, now);
    let until = tournament
        .setup
        .closing(what)
        .filter(|_| open.is_some() || tournament.phase() != Phase::Playing);
    let said = |until: Option<Closing>| {
        let command = ChangeClosing { what, until, reason: String::new() };
        command.check(tournament, now).map(|()| command)
    };
    let next = open.and_then(|open| open.level(schedule)).map_or_else(
        || tournament.clock(now).level_number(schedule).max(1).saturating_add(1),
        |level| level.saturating_add(1),
    );
    let next = Closing::Level { level: next };
    let (longer, close) = (said(Some(next)), said(None));
    let why_not = match (&longer, &close) {
        (Err(refusal), Err(_)) => refusal.clone().sentence(),
        _ => Phrase::default(),
    };
    ClosingView {
        what,
        title: what.said(),
        open: open.is_some(),
        says: match until {
            Some(until) => until.through_said(schedule).unwrap_or_default(),
            None => phrase!("log-closed-now", "closed"),
        },
        until_at: until.and_then(Closing::at),
        longer_says: longer
            .as_ref()
            .ok()
            .and_then(|_| next.through_said(schedule))
            .unwrap_or_default(),
        longer: longer.ok().map(Command::from),
        close: close.ok().map(Command::from),
        why_not,
        begins: format!("{} through ", what.verb()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::templates;

    /// T1000 sells one rebuy through the third level; what the view offers is taken as it is.
    #[test]
    fn what_is_sold_is_sold_longer_closed_and_sold_again() {
        let mut bench = Bench::of(templates::t1000());
        let rebuys = |bench: &Bench| {
            let all = closings(bench.log.tournament(), bench.now());
            all.into_iter().find(|one| one.what == OnSale::Rebuys).unwrap()
        };
        let before = rebuys(&bench);
        assert_eq!((&*before.says.english, before.longer), ("through level 3", None));
        assert_eq!(&*before.why_not.key, "closing-before-play");
        bench.seat(8);
        let open = rebuys(&bench);
        assert_eq!((open.open, &*open.longer_says.english), (true, "through level 4"));
        assert_eq!(open.begins, "rebuys through ");
        bench.say(open.longer.unwrap()).unwrap();
        assert_eq!(&*rebuys(&bench).says.english, "through level 4");
        bench.say(rebuys(&bench).close.unwrap()).unwrap();
        let closed = rebuys(&bench);
        assert_eq!((closed.open, &*closed.says.english, closed.close), (false, "closed", None));
        bench.say(JumpTo { stage: 6 }).unwrap();
        bench.say(rebuys(&bench).longer.unwrap()).unwrap();
        let level = bench.log.tournament().clock(bench.now());
        let level = level.level_number(&bench.log.tournament().setup.schedule);
        assert_eq!(&*rebuys(&bench).says.english, format!("through level {level}"));
        // A set-up without re-entries sells none.
        let all = closings(bench.log.tournament(), bench.now());
        assert!(all.iter().all(|one| one.what != OnSale::ReEntries));
    }
}
