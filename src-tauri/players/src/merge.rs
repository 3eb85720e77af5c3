//! Two players who are one, and one who is two after all.
//!
//! Both rows stay: the one that was taken in points at the other, so that its history counts there, and knows what the
//! other was before.

use crate::{ListProblem, ListedPlayer, PlayerList, free_membership, keep, one};
use rusqlite::{OptionalExtension, params};
use shuffle_up_engine::base::wording::phrase;

impl ListedPlayer {
    /// This player, with what is lacking taken from another.
    pub(crate) fn completed_by(&self, other: &Self) -> Self {
        let or = |mine: &str, theirs: &str| {
            if mine.is_empty() { theirs.to_string() } else { mine.to_string() }
        };
        Self {
            last_name: or(
                &self.last_name,
                if self.name.contains(&other.last_name) { &other.last_name } else { "" },
            ),
            nickname: or(&self.nickname, &other.nickname),
            contact: or(&self.contact, &other.contact),
            notes: or(&self.notes, &other.notes),
            membership: or(&self.membership, &other.membership),
            city: or(&self.city, &other.city),
            country: or(&self.country, &other.country),
            unnamed: self.unnamed || other.unnamed,
            photo: if self.photo == 0 { other.photo } else { self.photo },
            ..self.clone()
        }
    }

    /// This player and another as one: the notes of both are kept.
    fn with(&self, other: &Self) -> Self {
        let both = self.completed_by(other);
        if self.notes.is_empty() || other.notes.is_empty() || self.notes == other.notes {
            return both;
        }
        Self { notes: format!("{} \u{b7} {}", self.notes, other.notes), ..both }
    }

    /// Takes back what a merge brought: every field that is still as the merge left it. What was put right since stays.
    fn parted(&self, before: &Self, merged: &Self) -> Self {
        let back = |now: &str, merged: &str, before: &str| {
            if now == merged { before.to_string() } else { now.to_string() }
        };
        Self {
            name: back(&self.name, &merged.name, &before.name),
            last_name: back(&self.last_name, &merged.last_name, &before.last_name),
            nickname: back(&self.nickname, &merged.nickname, &before.nickname),
            contact: back(&self.contact, &merged.contact, &before.contact),
            notes: back(&self.notes, &merged.notes, &before.notes),
            membership: back(&self.membership, &merged.membership, &before.membership),
            city: back(&self.city, &merged.city, &before.city),
            country: back(&self.country, &merged.country, &before.country),
            unnamed: if self.unnamed == merged.unnamed { before.unnamed } else { self.unnamed },
            photo: if self.photo == merged.photo { before.photo } else { self.photo },
            ..self.clone()
        }
    }
}

impl PlayerList {
    /// Makes two players one: what the first lacks comes from the other, whose history counts for the first from now on.
    ///
    /// # Errors
    /// Refused for a player and the same, and for one who is not there.
    pub fn merge(&mut self, into: u32, other: u32) -> Result<(), ListProblem> {
        if into == other {
            return Err(ListProblem::bad(phrase!(
                "one-player-already",
                "These are one player already."
            )));
        }
        let work = self.writing()?.transaction()?;
        let first = one(&work, into)?;
        let second = one(&work, other)?;
        let before = serde_json::to_string(&first).map_err(|error| {
            ListProblem::new(
                "list",
                phrase!(
                    "player-not-written",
                    "The player could not be written down: {error}.",
                    error = error.to_string()
                ),
            )
        })?;
        work.execute(
            "UPDATE listed SET merged_into = ?, before_merge = ? WHERE id = ?",
            params![into, before, other],
        )?;
        keep(&work, &first.with(&second))?;
        Ok(work.commit()?)
    }

    /// Parts two players who were made one by mistake. What was put right since they were made one stays.
    ///
    /// # Errors
    /// Refused for a player who is part of no other, and where somebody has the membership number by now.
    pub fn part(&mut self, other: u32) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        let found: Option<(u32, String)> = work
            .query_row(
                "SELECT merged_into, before_merge FROM listed WHERE id = ? AND merged_into IS NOT NULL",
                [other],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .optional()?;
        let not_one = || {
            ListProblem::unknown(phrase!(
                "not-made-one",
                "This player was not merged with another."
            ))
        };
        let (into, before) = found.ok_or_else(not_one)?;
        let before: ListedPlayer = serde_json::from_str(&before).map_err(|_| not_one())?;
        let now = one(&work, into).map_err(|_| {
            ListProblem::unknown(phrase!(
                "first-put-back",
                "The player that this one was merged with is not on the list. Put that one back first.",
            ))
        })?;
        work.execute(
            "UPDATE listed SET merged_into = NULL, before_merge = NULL WHERE id = ?",
            [other],
        )?;
        let second = one(&work, other)?;
        let parted = now.parted(&before, &before.with(&second));
        keep(&work, &parted)?;
        free_membership(&work, &second)?;
        Ok(work.commit()?)
    }
}
