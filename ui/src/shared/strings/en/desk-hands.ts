/** What the desk says of hand-for-hand, of time called on a player, and of those who are away or on a penalty. */

import { chips } from "../../format";
import type { HandState } from "../../types/HandState";
import type { MissedWhat } from "../../types/MissedWhat";
import type { Pace } from "../../types/Pace";
import type { Sentence } from "../../types/Sentence";
import { pluralOf } from "../plural";
import { common } from "./common";

const plural = pluralOf("en");
const handsSaid = (hands: number): string =>
  `${chips(hands)} ${plural(hands, { one: "hand", other: "hands" })}`;

export const deskHands = {
  title: common.paces,
  off: "It is not on. One key goes over to it when it is due; h4h on the floor line does so at any time.",
  announce: "Announce hand-for-hand",
  hand: { hand_for_hand: "Hand", soft: "Hand", round: "Round" } satisfies Record<Pace, string>,
  inProgress: "in progress",
  done: "Done",
  ofTables: (tables: number): string =>
    `of ${chips(tables)} ${plural(tables, { one: "table", other: "tables" })}`,
  toGo: "Still to go",
  untilMoney: "to the money",
  untilLeft: (players: number): string =>
    `until ${chips(players)} ${plural(players, { one: "is", other: "are" })} left`,
  pays: (place: string): string => `${place} takes`,
  paid: (places: number): string => `${chips(places)} paid`,
  left: "Clock",
  afterNext: (left: string): string => `${left} at the next hand`,
  runsOn: "runs on",
  tables: "Tables",
  state: common.handStates,
  /** The same where a cell is narrow. */
  stateShort: { ...common.handStates, held: "held" },
  /** The whole of a cell, for those who hear it. */
  cell: (table: string, players: number, state: HandState): string =>
    `${table}, ${players} ${plural(players, { one: "player", other: "players" })}, ${deskHands.state[state]}`,
  hold: "Hold",
  release: "Run out",
  outNow: {
    hand_for_hand: "Out on this hand",
    soft: "Out on this hand",
    round: "Out on this round",
  } satisfies Record<Pace, string>,
  nobodyOut: (pace: Pace): string =>
    pace === "round"
      ? "Nobody yet. A seat such as 6.4 and Enter; each hand of a round has its own place."
      : "Nobody yet. A seat such as 6.4 and Enter, and its place is known when every table has finished.",
  stack: "Stack at the start",
  stackOf: (name: string): string => `Stack of ${name} at the start of the hand`,
  whoHadMore: (table: string): string => `Who had more chips at ${table}?`,
  rank: "Rank",
  equal: "All had the same",
  end: (pace: Pace): string => `End ${common.paces[pace].toLowerCase()}`,
  allDone: "The rest is done",
  record: "Record",

  time: {
    label: "Time called on a player",
    called: "Time",
    up: "Time is up",
    acted: "Acted",
    out: "Ran out",
    outKey: "t out",
    before: (calls: number): string =>
      `called ${calls} ${plural(calls, { one: "time", other: "times" })} before`,
  },

  away: {
    title: "Absences & penalties",
    about: "Who is away, who serves a penalty, and what was given before",
    away: "Away",
    nobodyAway: "Everybody is at the table. absent 6.4 on the floor line marks whoever is not.",
    player: "Player",
    seat: "Seat",
    since: "Away for",
    toReturn: "To come back",
    tooLong: "too long",
    buttons: "Missed",
    buttonsSaid: (blinds: number, buttons: number): string =>
      [
        `${chips(blinds)} ${plural(blinds, { one: "blind", other: "blinds" })}`,
        ...(buttons > 0
          ? [`${chips(buttons)} ${plural(buttons, { one: "absent button", other: "absent buttons" })}`]
          : []),
      ].join(", "),
    back: "Back",
    misses: { blind: "Missed blind", absent_button: "Absent button" } satisfies Record<MissedWhat, string>,
    /** The same button for those who hear it. */
    of: (does: string, name: string): string => `${does}: ${name}`,
    split: "Split",
    serving: "Serving a penalty",
    nobodyServes: "Nobody. p 6.4 2r gives two rounds, p 6.4 w a warning.",
    sentence: "Penalty",
    played: "Hands",
    ofHands: (served: number, hands: number): string => `${served} of ${hands}`,
    handPlayed: "One played",
    over: "Over",
    history: "Given before",
    noHistory: "Nothing was given yet.",
    when: "When",
    reason: "Why",
    sentenceSaid: (sentence: Sentence, hands: number): string => {
      switch (sentence.type) {
        case "warning":
          return "warning";
        case "hands":
          return handsSaid(sentence.hands);
        case "rounds":
          return `${sentence.rounds} ${plural(sentence.rounds, { one: "round", other: "rounds" })}, ${handsSaid(hands)}`;
      }
    },
  },
};
