/** What the desk says about the house: the list of tournaments, a new one, the devices, a damaged file. */

import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const deskHouse = {
  home: {
    about: "The tournament director’s desk",
    create: "New tournament",
    sample: "Open a sample tournament",
    emptyTitle: "Your tournaments will stand here",
    emptyAbout:
      "A new tournament takes a minute: choose a template, enter the players, draw the seats. To look around first, open a sample tournament in full swing; nothing in it can go wrong.",
    phases: {
      registering: "Registering",
      drawn: "Seats drawn",
      playing: "Playing",
      finished: "Finished",
    },
    left: (left: number, entries: number): string => `${chips(left)} of ${chips(entries)} left`,
    deleteThis: (name: string): string => `Delete ${name}`,
    deleteAbout: "Delete; it can be restored",
    restore: "Restore",
    deleted: (count: number): string =>
      `${chips(count)} deleted ${plural(count, { one: "tournament", other: "tournaments" })}`,
    version: (version: string): string => `Version ${version}`,
    file: (path: string): string => `Everything is kept in ${path}`,
  },
  create: {
    title: "New tournament",
    template: "Start from",
    tonight: "What changes tonight",
    follows: (levels: number, breaks: number): string =>
      `${chips(levels)} ${plural(levels, { one: "level", other: "levels" })} and ${chips(breaks)} ${plural(breaks, { one: "break", other: "breaks" })}.`,
    schedule: "Schedule",
    generated: "Generated.",
    backToTemplate: "Back to the template’s",
    levelsOf: (length: string): string => `Levels of ${length}; after the last one play goes on.`,
    stackOf: (stack: string): string => `The stack of ${stack}`,
    create: "Create the tournament",
    createAbout: "Next come the players. All of this can be changed until play begins.",
    cancel: "Cancel",
  },
  templates: {
    own: "Your own",
    import: "Import a template",
    export: "Export",
    exported: "Exported to",
    show: "Show in its folder",
    rename: "Rename",
    delete: "Delete",
    deleteAbout: "Delete; it can be restored",
    deleted: (count: number): string =>
      `${chips(count)} deleted ${plural(count, { one: "template", other: "templates" })}`,
    restore: "Restore",
    save: "Save as template",
    saveAbout:
      "This set-up, its schedule included, for other nights. The date, the players and the play are no part of it.",
    saved: (name: string): string => `Saved. “${name}” stands among the templates of a new tournament.`,
    close: "Close",
    name: "Name",
    about: "In a sentence",
    cancel: "Cancel",
    tooLarge: "This file is too large for a template.",
  },
  tonight: {
    name: "Name",
    start: "Start",
    startAbout: "Announced on the screen; may stay empty.",
    currency: "Currency",
    currencyAbout: "For every amount of this tournament.",
    plainNumbers: "None: plain numbers",
    prize: "Buy-in",
    prizeAbout: "Goes into the prize pool.",
    fee: "Fee",
    feeAbout: "On top; the house keeps it.",
    stack: "Starting stack",
    stackAbout: "Chips that an entry buys.",
    levelMinutes: "Minutes a level",
    levelMinutesAbout: "Breaks keep their length.",
    seats: "Seats at a table",
    seatsAbout: "2 to 12.",
    unit: "Round prizes to",
    unitAbout: "What is left over goes to first place.",
    seat: "A seat is worth",
    seatAbout: "The pool buys as many as it can; the rest is cash for the next place.",
    rebuys: "Rebuys",
    rebuysAbout: "A busted player may buy in again, as the template says.",
    wrong: {
      amount: "An amount such as 25 or 12.50.",
      whole: "A whole number, at least 1.",
      name: "Give the tournament a name.",
      time: "A time of day, such as 19:30.",
      seats: "A table has 2 to 12 seats.",
    },
  },
  damaged: {
    title: "The file can only be read",
    notOpen: "The file of tournaments cannot be opened",
    offer: "A backup can take its place. The damaged file is kept beside it.",
    noBackups: "There is no backup to restore. Close the program, keep a copy of the file, and start again.",
    restore: "Restore this backup",
  },
  notices: {
    sound: "There is no sound: no audio device was found.",
    speech: "Nothing speaks the announcements.",
    wake: "The display may go to sleep while the clock runs.",
    monitor: "One monitor is connected. With a second one the projector opens there.",
    putAway: "Put this notice away",
  },
};
