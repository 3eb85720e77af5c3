/** What the desk says about making a schedule from a wish, and about its chart. */

import { chips, inTenths, minutes } from "../../format";
import type { CurvePoint } from "../../types/CurvePoint";
import type { ScheduleCurve } from "../../types/ScheduleCurve";
import type { ScheduleWish } from "../../types/ScheduleWish";
import { pluralOf } from "../plural";

const plural = pluralOf("en");

const length = (count: number): string => minutes(count * 60_000);
const blinds = (point: CurvePoint): string =>
  point.big === 0 ? "" : `${chips(point.small)} / ${chips(point.big)} · `;

export const deskGenerator = {
  open: "Generate a schedule",
  title: "Generate a schedule",
  about: "Nothing changes in the room until it is saved.",
  use: "Use this schedule",
  cancel: "Cancel",
  intoEditor: "It goes into the editor, where every line can be changed before it is saved.",
  intoRest: (played: number): string =>
    `It goes into the editor and replaces what comes after ${played === 1 ? "the first line, which has" : `the first ${chips(played)} lines, which have`} been played. It begins with the stacks as they are now.`,
  intoTemplate: "The new tournament begins with it; every line can be changed later.",
  onlyBlinds: "Schedules are generated for games with blinds and no limit.",
  fields: {
    players: { name: "Players", about: "", empty: "" },
    stack: { name: "Stack", about: "", empty: "" },
    moreChips: { name: "Further chips", about: "All rebuys expected, in chips.", empty: "" },
    length: { name: "Wanted length", about: "Such as 3:30, breaks included.", empty: "" },
    levelMinutes: { name: "Minutes a level", about: "", empty: "" },
    depth: { name: "Depth", about: "Big blinds in a stack at the start.", empty: "as usual" },
    anteFrom: { name: "Ante from level", about: "A big-blind ante of one big blind.", empty: "none" },
    breakMinutes: { name: "Minutes a break", about: "0 for no breaks.", empty: "" },
    breakEvery: { name: "A break every", about: "About so many minutes.", empty: "" },
  },
  wrong: { number: "A whole number.", length: "Such as 3:30, or 210 minutes." },
  predicted: (curve: ScheduleCurve): string =>
    `likely length, breaks included, for ${chips(curve.players)} ${plural(curve.players, { one: "player", other: "players" })} with ${chips(curve.chips)} in chips`,
  nearest: (wish: ScheduleWish): string =>
    `Take ${chips(wish.level_minutes)}-minute levels and ${length(wish.wanted_minutes)}`,

  showChart: "Chart",
  average: "Average stack in big blinds",
  averageShort: "Average stack",
  breaks: "Breaks, with the chips that come off",
  end: "Likely end",
  begins: "After",
  left: "Players left",
  bigBlinds: (count: number): string => `${inTenths(count)} BB`,
  off: (value: number, name: string): string => `${chips(value)} ${name} off`,
  dot: (point: CurvePoint): string =>
    `${blinds(point)}${inTenths(point.average_tenths ?? 0)} BB · ${chips(point.left)} left`,
  chart: (curve: ScheduleCurve): string => {
    const first = curve.points[0]?.average_tenths;
    const end =
      curve.predicted_minutes === null
        ? ""
        : ` Likely end after ${length(curve.predicted_minutes[0])} to ${length(curve.predicted_minutes[1])}.`;
    return `Average stack in big blinds along the schedule${first == null ? "" : `, from ${inTenths(first)}`}.${end}`;
  },
  noPlayers: "The chart follows from the players: enter some, and it is here.",
};
