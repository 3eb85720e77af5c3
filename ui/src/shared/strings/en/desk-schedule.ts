import { joined } from "../../format";
/** What the clock's room says about editing its schedule. */

import { chips, minutes } from "../../format";
import type { Rotation } from "../../types/Rotation";
import type { Stage } from "../../types/Stage";
import { pluralOf } from "../plural";

const plural = pluralOf("en");
const levels = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "level or break", other: "levels and breaks" })}`;
const handsOf = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "hand", other: "hands" })}`;

export const deskSchedule = {
  edit: "Edit schedule",
  paste: "Paste a schedule",
  save: "Save",
  cancel: "Cancel",
  editing: "Edit schedule",
  editingAbout: "Nothing changes in the room until it is saved.",
  pasting: "Paste a schedule",

  columns: {
    small: "Small blind",
    big: "Big blind",
    anteKind: "Ante",
    ante: "Amount of the ante",
    smallBet: "Small bet",
    bigBet: "Big bet",
    studAnte: "Stud ante",
    bringIn: "Bring-in",
    hands: "Hands",
    minutes: "Minutes",
    note: "Note",
  },
  /** The name of a cell for a screen reader. */
  cell: (column: string, row: string): string => `${column}, ${row}`,
  anteKinds: { none: "none", per_player: "each", big_blind: "big blind" },
  /** The rest of a level that a break cut in two. */
  goesOn: (level: number): string => `Level ${level} goes on`,
  goesOnShort: "goes on",
  noteOfLevel: "Shown with the level",
  noteOfBreak: "Shown during the break",
  played: "played",
  now: "now",

  tools: "For the row under the cursor",
  addLevel: "Level",
  addLevelAbout: "Add a level after this row",
  addBreak: "Break",
  addBreakAbout: "Add a break after this row",
  double: "Doubled",
  doubleAbout: "Add this level again after this row, with every amount doubled",
  up: "Move this row up",
  down: "Move this row down",
  removeAbout: "Remove this row",
  undoAbout: "Take back the last edit here",

  has: "What the levels have besides blinds",
  kinds: { limit: "Limit", stud: "Stud", hands: "Hands" },
  kindsAbout: {
    limit: "Bets of two sizes: the small one on the early rounds, the big one on the later",
    stud: "An ante and a bring-in in place of blinds, and the bets",
    hands: "A level ends after so many hands; its minutes are then how long it is expected to take",
  },
  mixedGames: "Mixed games",
  mixedGamesAbout: "Games that take turns, such as H.O.R.S.E.",
  horse: "H.O.R.S.E.",
  eightGame: "8-game",
  games: {
    holdem: "Limit hold’em",
    omahaHiLo: "Omaha hi-lo",
    razz: "Razz",
    stud: "Seven-card stud",
    studHiLo: "Stud hi-lo",
    tripleDraw: "2-7 triple draw",
    noLimitHoldem: "No-limit hold’em",
    potLimitOmaha: "Pot-limit Omaha",
  },
  nextGame: "The next game begins",
  nextGames: { level: "With each level", hands: "After so many hands" },
  handsAtTable: "hands, counted at each table",
  gameName: (number: number): string => `Name of game ${number}`,
  gamePosts: (game: string): string => `What is posted in ${game}`,
  posts: {
    blinds: "Blinds, no limit or pot limit",
    limit_blinds: "Blinds, bets of two sizes",
    stud: "Stud: ante and bring-in",
  },
  gameUp: "Play it earlier",
  gameDown: "Play it later",
  gameRemove: "Leave it out",
  gameAdd: "Add a game",

  notAmount: (column: string): string => `${column}: a whole number, such as 1,000 or 25k.`,
  notHands: "Hands: a whole number, or empty where time ends the level.",
  notLength: "Minutes: a whole number, or 12:30.",
  mend: "Some cells are not numbers yet. They are marked; nothing was saved.",
  overtaken: "Play went on meanwhile: what has been played was put back as it was.",

  afterLast: "After the last level",
  afterLasts: { double: "Every amount doubles", step: "Rise by the last step", repeat: "The same goes on" },
  beyond: "The first levels after the last one",

  kept: "Your edits of the schedule are not saved yet.",
  goOn: "Go on editing",
  discard: "Throw them away",

  pasteText: "Copy the rows from a spreadsheet or a web page, or type them: one level or break a line",
  pasteFile: "Load a file",
  pasteColumns:
    "With a row of headings the columns may come in any order: level, small blind, big blind, ante, small bet, big bet, bring-in, hands, minutes.",
  pasteExample: "25/50 20\n50/100 (100) 20\nBreak 10",
  use: (count: number): string => (count === 0 ? "Use these levels" : `Use ${levels(count)}`),
  replaces: (played: number): string =>
    played === 0
      ? "They replace the whole schedule, once you save it."
      : `They come after the ${levels(played)} already played and replace the rest, the present one included, once you save.`,
  reading: (stage: Stage): string => {
    const length = minutes(stage.length_ms);
    if (stage.type === "break") return `Break · ${length}`;
    const { small, big, ante, bets, stud, hands } = stage;
    const parts = [
      big === 0 ? "" : `${chips(small)} / ${chips(big)}`,
      ante.type === "none"
        ? ""
        : ante.type === "per_player"
          ? `ante ${chips(ante.chips)} each`
          : `big-blind ante ${chips(ante.chips)}`,
      stud === null ? "" : `stud ante ${chips(stud.ante)} · bring-in ${chips(stud.bring_in)}`,
      bets === null ? "" : `bets ${chips(bets.small)} / ${chips(bets.big)}`,
      hands === null ? "" : handsOf(hands),
      length,
    ];
    return joined(parts);
  },
  /** The length of a level that ends by hands. */
  expected: (length: string): string => `expected to take ${length}`,
  /** The games in turn, in a sentence. */
  rotation: ({ games, change }: Rotation): string =>
    `${games.map((game) => game.name).join(", ")}. ${
      change.type === "level"
        ? "The next one begins with each level."
        : `The next one begins after ${handsOf(change.hands)} at a table.`
    }`,
  /** How a level ends that ends by hands. */
  hands: handsOf,
  leftOut: "left out",

  timeLeft: "Time left",
  timeLeftAbout: "Minutes, or minutes and seconds: 12, 12:30, 0:45. With + or − it is added or taken away.",
  timeLeftExample: "12:30",
  set: "Set time",
  notTime: "Type a time such as 12, 12:30 or 0:45.",
};
