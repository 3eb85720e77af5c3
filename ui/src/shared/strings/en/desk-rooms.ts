/** What the rooms of the desk say. */

import { chips } from "../../format";
import type { Phase } from "../../types/Phase";
import { pluralOf } from "../plural";
import { deskChips } from "./desk-chips";
import { deskPaper } from "./desk-paper";
import { deskRules } from "./desk-rules";
import { deskSchedule } from "./desk-schedule";
import { deskSeats } from "./desk-seats";
import { deskSound } from "./desk-sound";

const plural = pluralOf("en");
const players = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "player", other: "players" })}`;

export const deskRooms = {
  clock: {
    start: "Start",
    pause: "Pause",
    minute: "1 min",
    next: "Next",
    toBreak: "To the break",
    takeBreak: "Break of",
    minutesShort: "min",
    breakNow: "Break now",
    takeBreakAbout: "Begins a break now. The level goes on after it with the time that it has left.",
    startAt: "Start at",
    startAtAbout:
      "The clock starts by itself at this time, if seats are drawn; the room sees a countdown. +10 is in ten minutes.",
    countDown: "Count down",
    notTimeOfDay: "Type a time of day, such as 19:30 or 7:30 pm, or +10 for in ten minutes.",
    startMissed: (time: string): string => `The clock was to start at ${time}. Start it when everybody sits.`,
    cancelStart: "Take back",
    rebuysUntil: (level: number): string => `rebuys before level ${level}`,
    lateUntil: (level: number): string => `late entry before level ${level}`,
    level: "Level",
    length: "Length",
    begins: "Begins",
    note: "",
    now: "now",
    goTo: "Go to",
    jump: (stage: string): string => `Go to ${stage}`,
    comesOff: (value: number, name: string): string => `${chips(value)} ${name} off`,
  },
  schedule: deskSchedule,
  chips: deskChips,
  seats: deskSeats,
  players: {
    about: (entries: number, left: number, phase: Phase): string =>
      phase === "registering" || phase === "drawn"
        ? `${chips(entries)} entered`
        : `${chips(left)} left of ${chips(entries)}`,
    list: "Paste or load a list",
    name: "Name of the player to enter",
    namePlaceholder: "Name of a player",
    add: "Add player",
    columns: { name: "Name", seat: "Seat or place", prize: "Prize", paid: "Paid in" },
    emptyTitle: "Nobody has entered yet",
    emptyAbout:
      "Type a name and press Enter, and so on; or paste a list, or load a file. What follows from it is shown on the right as they come in.",
    search: "Search by name",
    order: "Order of the list",
    orders: { entry: "As entered", name: "Name", seat: "Seat", place: "Place" },
    none: (search: string): string => (search === "" ? "Nobody here." : `Nobody is called “${search}”.`),
    waiting: "no seat yet",
    withdrawn: "withdrawn",
    rebuys: (count: number): string => `${chips(count)} ${plural(count, { one: "rebuy", other: "rebuys" })}`,
    bounties: (count: number, worth: string): string =>
      `${chips(count)} ${plural(count, { one: "bounty", other: "bounties" })}, ${worth}`,
    rebuy: "Rebuy",
    rename: "Rename",
    newName: (name: string): string => `New name for ${name}`,
    save: "Save",
    withdraw: "Withdraw",
    withdrawAbout: "Takes the entry back and returns the money",
  },
  roster: {
    title: "A list of players",
    paste: "Paste names, one a line, or a table from a spreadsheet",
    example: "Anna Berg\nLuis Romero\nChen Wei",
    file: "Or load a file",
    fileAbout: "Text or CSV in any encoding. It is read and explained here before anybody is entered.",
    enter: (count: number): string => `Enter ${players(count)}`,
    cancel: "Cancel",
    leftOut: "left out",
  },
  registration: {
    tonight: "Tonight",
    change: "Change",
    expected: "Expected length",
    length: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
    lengthUnknown: "with two entries",
    stackEach: "Stack of each player",
    inAll: (count: number): string => `${chips(count)} in all`,
    tables: "The draw",
    planned: (field: string, tables: string): string => `${field} at ${tables}`,
    table: (table: number): string => `Table ${table}`,
    draw: "Draw the seats",
    byHand: "By hand, prepare these cards and let everybody draw one.",
    startAbout: "Starts the clock. Print the seat cards first, under Paper.",
    again: "Draw again",
    againAbout: "A new draw with a line and a seed of its own; the log keeps both",
    fingerprint: "Fingerprint",
    seed: "Seed",
    proof:
      "With the seed and the list of entries anybody can make this draw again. The fingerprint is on every seat card.",
  },
  tables: {
    emptyTitle: "No tables yet",
    emptyAbout: "Tables appear here as soon as the seats are drawn, every player at a seat.",
    open: (count: number): string => `${chips(count)} open`,
    breaking: (tables: number[]): string => `next to break: ${tables.join(", then ")}`,
    /** Tables of each size, from the fullest: `2 of 10, 4 of 9`. */
    sizes: (sizes: [number, number][]): string =>
      sizes.map(([size, tables]) => `${chips(tables)} of ${size}`).join(", "),
    called: (table: number, name: string): string =>
      name === "" ? `Table ${table}` : `Table ${table}, ${name}`,
    seat: (seat: number): string => `seat ${seat}`,
    ofSeats: (count: number, capacity: number): string => `${count} of ${capacity}`,
    tableMenu: (table: number): string => `What can be done with table ${table}`,
    map: "The tables in the room",
    due: "due now",
    short: "short of players",
    breaksNext: "breaks next",
    search: "Number, name, short …",
    searchAbout: "Find a table by its number or a player, or: short, halted, breaking, due",
    foundList: "Tables found",
    noneFound: (search: string): string => `No table answers to “${search.trim()}”.`,
    zoom: "Zoom",
    zoomIn: "Closer",
    zoomOut: "Further away",
    wholeRoom: "The whole room",
    arrange: "Arrange",
    arranged: "Done",
    arrangeAbout: "Put the tables where they stand in your room; every tournament uses it",
    automatic: "In rows",
    automaticAbout: "Forgets the arrangement and draws the tables in rows by number",
    verbs: {
      bust: "Bust",
      move: "Move where the rules say",
      moveTo: "Move to",
      swap: "Swap with",
      rebuy: "Rebuy",
      arrived: "Has arrived",
      button: "The button is here",
      lock: "Keep this seat for the player",
      unlock: "Draw the player like everybody",
      lockFor: "Keep the seat for",
      block: "Nobody gets this seat",
      unblock: "The seat is given again",
      arrivedTable: "Everybody has arrived",
      buttonAt: "The button is at seat",
      name: "Name the table",
      size: "Number of seats",
      break: "Break",
      close: "Close the empty table",
    },
    openSeat: "open",
    seatOf: (seat: number, who: string): string => `Seat ${seat}: ${who}`,
    button: "button",
    buttonLetter: "D",
    nextBigBlind: "big blind next",
    blocked: "blocked",
    lockedFor: (name: string): string => `kept for ${name}`,
    haltedShort: "halted",
    halted: "halted until a player arrives",
    moving: "move due or under way",
    moves: "Moves",
    underWay: (count: number): string => `${chips(count)} under way`,
    noMoves: "Nobody is on the way.",
    allArrived: "All arrived",
    all: (count: number): string => `All ${chips(count)}`,
    allOf: (cause: string): string => `Everybody has arrived: ${cause}`,
    foundArrived: (count: number): string => `These ${chips(count)} arrived`,
    searchMoves: "Name or table",
    noMoveFound: (search: string): string => `Nobody on the way answers to “${search.trim()}”.`,
    moreMoves: (count: number): string => `and ${chips(count)} more`,
    ago: (minutes: number): string => (minutes === 0 ? "just now" : `${chips(minutes)} min ago`),
    notArrived: (minutes: number): string => `not arrived, ${chips(minutes)} min`,
    lateAfter: "Late after",
    minutes: "min",
    hasArrived: (name: string): string => `${name} has arrived`,
    tick: (name: string): string => `${name} has arrived at the new seat`,
    recent: "Log",
  },
  prizes: {
    about: (places: number, fromTheMoney: number, phase: Phase): string => {
      const paid = `${chips(places)} ${plural(places, { one: "place", other: "places" })} paid`;
      if (phase !== "playing") return paid;
      return fromTheMoney === 0
        ? `${paid} · in the money`
        : `${paid} · ${players(fromTheMoney)} from the money`;
    },
    sheet: "Payout sheet",
    pool: "Prize pool",
    mayGrow: "may still grow",
    open: "Still to be won",
    owed: "Owed",
    paid: "Handed over",
    place: "Place",
    prize: "Prize",
    holder: "Holder",
    handedOver: "Handed over",
    handOver: "Hand over",
    handOverTo: (name: string): string => `Hand the prize over to ${name}`,
    nextToWin: "next to be won",
    stillOpen: "",
    standings: "Standings so far",
    finalStandings: "Final standings",
    nobodyOut: "Nobody is out yet.",
  },
  bounties: {
    title: "Bounties",
    collected: "Collected",
    won: "Won",
    onHeads: "Still on heads",
    notAssigned: "Not yet assigned",
    count: (count: number): string =>
      `${chips(count)} ${plural(count, { one: "bounty", other: "bounties" })}`,
    whose: "Whose are these?",
    whoseAbout:
      "Nobody was named when they fell. Right after it: undo, and bust with by, as in 6.4 by 6.1. Later: settle them by hand.",
  },
  paper: deskPaper,
  log: {
    about: (lines: number): string =>
      `${chips(lines)} ${plural(lines, { one: "line", other: "lines" })}, newest first; nothing is ever erased`,
    struck: "struck",
    search: "A name, a seat, an action",
    found: (lines: number): string =>
      `${chips(lines)} ${plural(lines, { one: "line", other: "lines" })} found, newest first`,
    correct: "Put it right",
    lineAt: (line: number, at: string): string => `Line ${line}, ${at}`,
    ways: { strike: "Strike", restore: "Restore", instead: "Amend", before: "Insert" },
    waysAbout: {
      strike: "As if it had not been said. It stays in sight, and can be restored.",
      restore: "It counts again, at its old place.",
      instead: "Type what should have been said here, as on the floor line.",
      before: "Type what should have been said before this line, as on the floor line.",
    },
    say: "Such as 6.4 or r 6.4",
    depends: (lines: number): string =>
      lines === 1
        ? "This later line could not have been said then"
        : "These later lines could not have been said then",
    more: (more: number): string => `and ${chips(more)} more`,
    changes: "What changes",
    nothing: "Nothing else changes",
    waits: (name: string): string => `Keep it: ${name} waits for an open seat`,
    along: (lines: number): string =>
      lines === 1 ? "Strike that line too" : `Strike those ${chips(lines)} lines too`,
  },
  houseRules: deskRules,
  sound: deskSound,
  projector: {
    look: "Look of the desk",
    lookAbout: "Of this window only.",
    theme: "Colours",
    themes: { system: "System", light: "Light", dark: "Dark" },
    textSize: "Text size at the desk",
    textSizes: { normal: "Normal", large: "Large", largest: "Largest" },
  },
};
