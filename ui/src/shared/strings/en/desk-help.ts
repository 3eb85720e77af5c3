/** The words of the help, the tour and the settings; the help's own texts are shared with the sheet beside the laptop. */

import help from "../../../../../assets/help/en.json";
import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const deskHelp = {
  ...help,
  title: "Help",
  search: "Search: a word, a key, a room",
  none: "Nothing here has this word. Try another one.",
  print: "Print a page of it",
  printNeeds: "Open a tournament first, or the sample",
  tour: "Take the tour",
  tourAbout: "Six stops, a sentence each. It changes nothing.",
  close: "Close",
  parts: { floor: "On the floor line", keys: "Keys", rooms: "Rooms", glossary: "Poker words" },
  floorAbout: "Type, read what Enter will do, press Enter.",
  /** Where the hint of the floor line was, once it is known. */
  more: "all that can be typed here",
};

export const deskTour = {
  title: "Tour",
  of: (stop: number, stops: number): string => `${chips(stop)} of ${chips(stops)}`,
  next: "Next",
  end: "Done",
  leave: "ends the tour",
  stops: {
    bar: "The bar is always here: the clock, the blinds, who is left, the prize pool, and undo.",
    advice: "This line says what your rules ask for now, why, and which key does it.",
    tables: "These are the rooms: tables, chips, prizes, paper and more, each one key away.",
    room: "This is the room you are in; a click on a seat or a name shows what can be done.",
    floor: "Everything on the floor is typed here: 7.3 and Enter busts table 7, seat 3.",
    projector: "Under Projector you open the big screen for your players; F1 is help.",
  },
};

export const deskSettings = {
  title: "Settings",
  close: "Close",
  look: "How the program looks",
  lookAbout: "The room’s screens have colours of their own, under Projector.",
  theme: "Colours",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  textSize: "Text size",
  textSizes: { normal: "Normal", large: "Large", largest: "Largest" },
  hints: "Hints",
  hintsAbout: (faded: number): string =>
    faded === 0
      ? "A hint fades after you used its key three times."
      : `${chips(faded)} ${plural(faded, { one: "hint has", other: "hints have" })} faded, because you know the key.`,
  hintsAgain: "Show all hints again",
  language: "Language",
  advice: "Advice",
  screens: "Room’s screens",
  languages: { en: "English", de: "Deutsch", fr: "Français", es: "Español", ja: "日本語" },
  languageAbout:
    "Advice and refusals speak the first language, the room’s screens the second. A phone speaks its own. Amounts and dates follow “Number and date format” of each tournament, or this computer.",
};

/** What people call an action or a room beside its own name, by the item of the palette. */
export const deskAlso: Record<string, string[]> = {
  // Floor.
  bust: ["bust", "bust out", "out", "knock out", "knocked out", "eliminate", "eliminated", "lost", "busted"],
  rebuy: ["rebuy", "re-buy", "buy again", "more chips"],
  "add-on": ["add-on", "addon", "more chips"],
  "re-entry": ["re-entry", "reenter", "enter again", "buy back in"],
  enter: [
    "new player",
    "add player",
    "enter",
    "register",
    "late registration",
    "late entry",
    "sign up",
    "join",
  ],
  swap: ["swap", "change seats", "exchange seats", "switch seats"],
  "move-player": ["move", "seat", "change seat", "balance", "put somebody elsewhere"],
  button: ["button", "dealer button", "dealer"],
  "break-table": ["break", "break a table", "close a table", "merge tables"],
  penalty: ["penalty", "warning", "punish"],
  "call-time": ["time", "call the clock", "shot clock", "slow player", "stalling"],
  disqualify: ["disqualify", "expel", "throw out", "kick"],
  "back-in": ["not out", "wrong bust", "mistake", "bring back"],
  "somebody-else": ["wrong player", "mistake", "correct"],
  "deal-all": ["next hand", "deal a hand"],
  "hand-for-hand": ["bubble", "hand for hand"],
  "end-hand-for-hand": ["bubble", "hand for hand", "end hand for hand"],
  // Clock.
  pause: ["pause", "stop", "stop the clock", "halt", "wait", "hold"],
  start: ["start", "go on", "resume", "continue", "play", "run"],
  deal: ["start", "begin", "play", "go"],
  "add-minute": ["more time", "longer"],
  "take-minute": ["less time", "shorter"],
  "take-break": ["break", "pause for dinner", "dinner break", "rest"],
  "next-stage": ["next level", "skip", "blinds up", "raise the blinds"],
  "previous-stage": ["previous level", "back a level"],
  "edit-schedule": ["blinds", "levels", "structure", "schedule", "change the blinds"],
  "plan-start": ["countdown", "start time"],
  // Money and chips.
  "make-deal": ["deal", "chop", "split the money", "split the pot", "ICM", "share"],
  "pay-out": [
    "pay",
    "payout",
    "pay out",
    "end",
    "finish",
    "prize",
    "prizes",
    "winnings",
    "cash",
    "over",
    "end the tournament",
  ],
  "colour-up": [
    "colour up",
    "color up",
    "colour-up",
    "color-up",
    "race",
    "chip race",
    "chips",
    "exchange chips",
  ],
  // The house.
  seasons: ["season", "league", "points", "ranking", "past results", "tdt", "tournament director"],
  statistics: ["stats", "figures", "who won most", "best player"],
  // Seats.
  draw: ["seat", "seats", "seating", "draw", "shuffle"],
  "draw-again": ["seat", "seats", "seating", "redraw", "shuffle"],
  arranged: ["seats", "proof"],
  // Paper and screens.
  "room-paper": ["print", "printer", "paper", "pdf"],
  "room-sound": ["volume", "noise", "music", "cues"],
  "room-tables": ["seats", "map"],
  "room-players": ["names", "guest list"],
  "room-log": ["history", "what happened"],
  seat_cards: ["seat", "seats", "print seats"],
  payout_sheet: ["print payouts"],
  beside_laptop: ["cheat sheet", "help on paper", "print help"],
  "open-projector": [
    "projector",
    "screen",
    "monitor",
    "tv",
    "beamer",
    "display",
    "second screen",
    "clock on tv",
  ],
  "room-projector": ["network", "phones", "wifi", "qr code", "browser"],
  "close-projector": ["close the screen", "projector off"],
  message: ["announce", "text on screen", "write on screen"],
  // House.
  undo: ["undo", "take back", "mistake", "revert", "go back", "wrong"],
  redo: ["again"],
  mute: ["mute", "sound off", "silence", "quiet", "volume", "sound", "noise"],
  speech: ["speak", "voice", "announcements", "talk"],
  dark: ["dark", "dark mode", "night", "black", "theme"],
  light: ["light", "light mode", "bright", "white", "theme"],
  settings: [
    "settings",
    "preferences",
    "options",
    "configure",
    "language",
    "text size",
    "font",
    "theme",
    "hints",
  ],
  help: ["help", "how", "manual", "glossary", "what is", "keys", "shortcuts", "?"],
  tour: ["tour", "tutorial", "introduction", "learn", "show me"],
  backups: ["backup", "back up", "restore", "save", "safe copy"],
  house: ["home", "exit", "quit", "leave", "close", "list"],
  new: ["create", "start a new tournament"],
  sample: ["sample", "example", "demo", "try"],
  "set-up": ["buy-in", "price", "stack", "late registration", "currency", "change tonight"],
  "export-tournament": ["save", "export", "send"],
};
