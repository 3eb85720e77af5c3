import { joined } from "../../format";
/** What the desk says: the bar, the rail, the floor line, the palette. The rooms have catalogues of their own. */

import { chips } from "../../format";
import { exampleAmount } from "../../typed";
import type { Currency } from "../../types/Currency";
import type { Need } from "../../types/Need";
import { pluralOf } from "../plural";
import { deskGenerator } from "./desk-generator";
import { deskHands } from "./desk-hands";
import { deskAlso, deskHelp, deskSettings, deskTour } from "./desk-help";
import { deskHouse } from "./desk-house";
import { deskRooms } from "./desk-rooms";
import { deskScreens } from "./desk-screens";

const plural = pluralOf("en");

export const desk = {
  title: "Shuffle Up",
  loading: "Opening the tournament",
  unreachable: "This tournament cannot be shown",

  // The bar.
  bar: "Clock and figures",
  start: "Start the clock",
  pause: "Pause the clock",
  deal: "Shuffle up and deal",
  notStarted: "Not started",
  startsBySelf: (time: string): string => `Starts by itself at ${time}`,
  handDone: "Hand done",
  paused: "Paused",
  finished: "Finished",
  next: (blinds: string): string => `next ${blinds}`,
  breakThen: (blinds: string): string => `then ${blinds}`,
  players: "Players",
  ofEntries: (entries: number): string => `of ${chips(entries)}`,
  average: "Average stack",
  breakIn: "Break in",
  atTime: (time: string): string => `at ${time}`,
  comesOff: (chipsCalled: string): string => `${chipsCalled} off`,
  noBreak: "none ahead",
  pool: "Prize pool",
  paid: (places: number): string => `${chips(places)} paid`,
  undo: "Undo",
  redo: "Redo",
  nothingToUndo: "Nothing to undo",

  /** In a field that takes an amount and cannot read it. */
  amountLike: (currency: Currency): string => `An amount such as ${exampleAmount(currency)}.`,

  /** In a field that takes a number and holds something else. */
  wholeNumber: "A whole number, from 1.",

  /** The picker of a colour. */
  colour: {
    palette: "Chip colours",
    hex: "Code",
    hue: "Hue",
    saturation: "Strength",
    lightness: "Lightness",
    noColour: "A colour’s code is # and six of 0 to 9 and a to f, such as #c8372d.",
    names: {
      white: "white",
      grey: "grey",
      black: "black",
      brown: "brown",
      red: "red",
      burgundy: "burgundy",
      pink: "pink",
      orange: "orange",
      yellow: "yellow",
      lime: "lime",
      green: "green",
      turquoise: "turquoise",
      lightBlue: "light blue",
      blue: "blue",
      navy: "navy",
      purple: "purple",
    },
  },

  /** The menu of a field that takes text. */
  textMenu: "Text",
  textVerbs: { undo: "Undo", cut: "Cut", copy: "Copy", paste: "Paste", selectAll: "Select all" },

  // The advice line.
  due: "Due now",
  nothingDue: "Nothing is due.",
  nothingDueRegistering: "Nothing is due. Enter the players, then draw the seats.",
  moreAfter: (count: number): string => `${chips(count)} more after this`,
  requests: {
    label: "From the tables",
    out: (players: string[]): string => `Out: ${joined(players, "; ")}`,
    wantsFloor: (table: string): string => `The floor is wanted at ${table}`,
    by: (who: string): string => `says ${who}`,
    confirm: "Confirm",
    coming: "Somebody goes",
    no: "No",
  },
  putOff: {
    name: "Later",
    later: (until: string): string => `Later, ${until}`,
    dismiss: "Dismiss, with a reason",
    waiting: (count: number): string => `${chips(count)} waiting`,
    waits: (what: string, until: string, why: string): string =>
      joined([what, until], ", ") + (why === "" ? "" : ` (${why})`),
    dueAgain: (what: string): string => `Due again: ${what}`,
    untilTime: (time: string): string => `until ${time}`,
  },
  /** The number asked for in the advice line. */
  whichSeat: (table: string): string => `Seat at ${table}`,
  whichTable: "Table",
  needs: (need: Need): string => {
    const any = (numbers: number[]): string =>
      new Intl.ListFormat("en", { type: "disjunction" }).format(numbers.map(String));
    switch (need.type) {
      case "button":
        return `Seat of the button at table ${need.table}: ${any(need.seats)}`;
      case "big_blind":
        return `Seat of the last big blind at table ${need.table}: ${any(need.seats)}`;
      case "table":
        return `Table that gives a player to table ${need.table}: ${any(need.tables)}`;
    }
  },
  set: "Set",
  wins: (name: string, prize: string): string => `${name} wins ${prize}`,
  winSeats: (seats: number): string =>
    `${chips(seats)} ${seats === 1 ? "player wins" : "players win"} a seat`,
  endedWith: (left: number): string =>
    `The tournament ended with ${chips(left)} ${left === 1 ? "player" : "players"} left`,
  winnerOnly: (name: string): string => `${name} wins`,
  winnerNext: "Every place and prize is under Prizes; the payout sheet is under Paper.",

  // The question about the clock.
  gap: (away: string): string => `The program was away for ${away}. Did the clock run on?`,
  runOn: (left: string, level: string): string => `Run on: ${left} left in ${level}`,
  resume: (left: string, level: string): string => `Resume: ${left} left in ${level}`,
  breakName: "the break",

  // The rail.
  rail: "Rooms",
  allTournaments: "All tournaments",
  rooms: {
    clock: "Clock & levels",
    players: "Players",
    tables: "Tables",
    chips: "Chips",
    prizes: "Prizes",
    paper: "Paper",
    log: "Log",
    house_rules: "House rules",
    projector: "Projector",
    sound: "Sound",
    hand_for_hand: "Hand-for-hand",
    away: "Absences",
  },
  awayNow: (count: number): string => `${chips(count)} away or on a penalty`,
  tablesPlaying: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "table plays", other: "tables play" })} the hand`,
  movesLate: (count: number): string => `${chips(count)} on the move list, somebody for too long`,
  movesUnderWay: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "move", other: "moves" })} under way`,

  // The floor line.
  floor: "Floor line: a seat or a name, then Enter",
  floorReady: "Floor",
  floorHint:
    "7.3 or a name busts · r rebuy · m move · swap · ok arrived · b break · btn button · deal hand · absent · t time · p penalty · n new entry",
  floorHintTogether:
    "4 ticks table 4 · -4 takes it back · done ticks the rest · hold 4 · run 4 · 6.4 or a name busts · h4h end",
  floorHintRegistering:
    "n name enters · lock 3.2 name · apart name+name · dealer name · block 3.2 · card 9s · Ctrl K for the rest",
  pageBefore: "Rows before",
  pageAfter: "Rows after",
  filter: {
    on: (text: string): string => `Filter: ${text.trim()}`,
    clear: "Take the filter off",
    found: (found: number, all: number | null): string =>
      all === null ? `${chips(found)} found` : `${chips(found)} of ${chips(all)}`,
  },
  rowsOf: (first: number, last: number, total: number): string =>
    `${chips(first)}–${chips(last)} of ${chips(total)}`,
  severalMatch: "Several match: type on, or choose with the arrows and Tab",
  /** What a click, a drag and the keys do to whatever the pointer or the cursor is at. */
  hints: {
    seat: "Click or Enter: what can be done here. Drag onto a seat to move or swap, onto a table to move.",
    openSeat: "Click or Enter: what can be done here.",
    answers: "Click: answers what is asked above. Right click: what can be done here.",
    table: "Click or Space: what can be done with the table. Enter goes to its seats.",
    tile: "Click or Enter: closer. Right click: what can be done with the table.",
    place: "Drag the table to where it stands in your room.",
    player: "Click or Enter: what can be done with the player.",
    prize: "Drag the bar, or press the arrow keys; Delete lets it follow the others again.",
    line: "Click or Enter: what puts this line right.",
  },
  floorHintShort: "Seat or name",
  completions: "Who matches",
  enterAnswer: "answer",
  /** Enter alone does not break a table, take a stack out, redraw or pay. */
  takesOwnKey: (verb: string, key: string): string => `${verb}: press ${key}, or click the button.`,
  tab: "complete",
  sameHand: "same hand",
  anything: "anything",
  mostChips: "Who had the most chips at the start of the hand?",
  thenMost: "And then?",
  equalStacks: "All had the same",
  leave: "leave",
  outcomePlace: (name: string, place: string): string => `${name} finishes ${place}`,
  outcomePrize: (name: string, place: string, prize: string): string =>
    `${name} finishes ${place} and wins ${prize}`,

  // The palette.
  paletteTitle: "Find an action, a room or a player",
  paletteNone: "Nothing matches. Try part of a name or of an action.",
  groups: { rooms: "Rooms", actions: "Actions", players: "Players", tournaments: "Tournaments" },
  actions: {
    exportResults: (form: string): string => `Results as a file: ${form}`,
    moveList: "Move list: tick who has arrived",
    dealAll: "Deal the next hand at every table",
    restart: "Level the tables for a restart",
    breakingOrder: "Breaking order: which tables break first",
    arranged: "Arranged seats and the proof of the draw",
    startClock: "Start the clock",
    pauseClock: "Pause the clock",
    addMinute: "Add a minute to the clock",
    takeMinute: "Take a minute off the clock",
    nextStage: "Go to the next level or break",
    previousStage: "Go back a level or break",
    editSchedule: "Edit schedule",
    pasteSchedule: "Paste a schedule",
    generateSchedule: "Generate a schedule",
    setTimeLeft: "Set the time left",
    handForHand: "Hand-for-hand: announce it",
    endHandForHand: "Hand-for-hand: end it",
    callTime: "Call time on a player",
    penalty: "Give a warning or a penalty",
    somebodyElse: "It was somebody else: put a bust or a move right",
    backIn: "Back in, here: a player who was not out",
    endHere: "End here: the tournament ends with several players left",
    pay: "Pay a player what is due",
    disqualify: "Disqualify a player: the chips leave play",
    countHand: "Hand done: count a hand",
    takeBreak: "Take a break now",
    toBreak: "Go to the next break",
    planStart: "Start at a set time, with a countdown",
    cancelStart: "Take the countdown back",
    draw: "Draw the seats",
    drawAgain: "Draw the seats again",
    seatCards: "Print seat cards",
    printSheet: (sheet: string): string => `Print: ${sheet.toLowerCase()}`,
    speechOn: "Speak announcements",
    speechOff: "Stop speaking announcements",
    mute: "Mute the sound",
    unmute: "Sound on",
    light: "Light colours",
    dark: "Dark colours",
    system: "Colours of the system",
    bust: "Bust: a player is out",
    rebuy: "Rebuy: sell a new stack",
    addOn: "Add-on: sell more chips",
    reEntry: "Re-entry: a player comes again",
    enter: "Enter a player",
    movePlayer: "Move a player to another seat",
    swap: "Swap the seats of two players",
    button: "Set the button of a table",
    breakTable: "Break a table",
    makeDeal: "Make a deal: share what is left",
    payOut: "Pay out the prizes",
    colourUp: "Colour up: race off small chips",
    help: "Help",
    tour: "Tour of the program",
    sample: "Open a sample tournament",
    newTournament: "New tournament",
    tournaments: "All tournaments",
    setUp: "Change tonight's set-up",
    exportTournament: "Export this tournament as a file",
  },
  toFloor: "on the floor line",

  generator: deskGenerator,
  also: deskAlso,
  hands: deskHands,
  help: deskHelp,
  settings: deskSettings,
  tour: deskTour,
  house: deskHouse,
  room: deskRooms,
  screens: deskScreens,
};
