/** The words of the help, the tour and the settings; the help's own texts are shared with the sheet beside the laptop. */

import english from "../../../../assets/help/en.json";
import { Leaflet } from "$shared/book.svelte";
import { say, under } from "./say";

const help = new Leaflet(
  english,
  import.meta.glob<typeof english>(
    ["../../../../assets/help/*.json", "!../../../../../assets/help/{en,keys}.json"],
    { import: "default" },
  ),
);

export const deskHelp = under("help", {
  get text() {
    return help.text;
  },
  parts: under("help-parts"),
});

export const deskTour = under("tour", {
  of: (stop: number, stops: number): string => say("tour-of", { stop, stops }),
  stops: under("tour-stops"),
});

export const deskSettings = under("settings", {
  themes: under("settings-themes"),
  textSizes: under("settings-text-sizes"),
  hintsAbout: (faded: number): string =>
    faded === 0 ? say("settings-hints-about") : say("settings-hints-faded", { faded }),
  /** Each by its own name. */
  languages: { en: "English", de: "Deutsch", fr: "Français", es: "Español", ja: "日本語" },
});

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
