/** An invented evening of the staff: three tables, a push that is due soon, somebody on break, somebody late. */

import type {
  ShownPlainLine,
  StaffPerson,
  LinePreview,
  StaffRow,
  StaffShare,
  StaffView,
  StaffWall,
  TablePush,
} from "../types";
import { asked } from "./scene";

const at = Date.now();
const MINUTE = 60_000;

const about = { name: "Friday", push_minutes: 30, downs_to_break: 3 };

export const list: StaffRow[] = asked.has("empty")
  ? []
  : [{ number: 1, about, here: 7, tables: 3, closed: false, last_line_at: at, deleted: false }];

const person = (
  number: number,
  name: string,
  doing: string,
  [downs, minutes]: [number, number],
  more: Partial<StaffPerson> = {},
): StaffPerson => ({
  person: number,
  name,
  role: "dealer",
  role_said: "dealer",
  doing,
  here: true,
  on_break: doing === "on break",
  table: null,
  since: at - 26 * MINUTE,
  downs,
  minutes,
  dealing: downs * 30,
  resting: 30,
  ...more,
});

const rested = person(4, "Dee Okafor", "on break", [4, 176]);

const people: StaffPerson[] = [
  person(1, "Ana Ruiz", "table 12", [5, 176], { table: 12 }),
  person(2, "Maximiliana-Alexandra von Hohenstein-Waldburg", "table 13", [4, 176], { table: 13 }),
  person(3, "山田 太郎", "table 14", [3, 146], { table: 14 }),
  rested,
  person(5, "Cy Nowak", "late", [3, 120]),
  person(6, "Eve Martin", "at work", [0, 176], { role: "floor", role_said: "floor" }),
  person(7, "Bo Lind", "off", [2, 65], { here: false }),
];

export const view: StaffView = {
  about,
  tables: [
    { table: 12, dealer: "Ana Ruiz", since: at - 26 * MINUTE, next: "Dee Okafor" },
    {
      table: 13,
      dealer: "Maximiliana-Alexandra von Hohenstein-Waldburg",
      since: at - 26 * MINUTE,
      next: "Ana Ruiz",
    },
    {
      table: 14,
      dealer: "山田 太郎",
      since: at - 26 * MINUTE,
      next: "Maximiliana-Alexandra von Hohenstein-Waldburg",
    },
    { table: 15, dealer: null, since: null, next: null },
  ],
  free: [rested],
  push: {
    at: at + 4 * MINUTE,
    due: false,
    moves: [
      "Dee Okafor to 12",
      "Ana Ruiz from 12 to 13",
      "Maximiliana-Alexandra von Hohenstein-Waldburg from 13 to 14",
      "table 15 has no dealer",
    ],
    rest: ["山田 太郎"],
    over: ["Ana Ruiz"],
  },
  people,
  shifts: [
    { role: "floor", name: "Eve Martin", from: at - 60 * MINUTE, until: null },
    { role: "floor", name: "Lou Stein", from: at - 240 * MINUTE, until: at - 60 * MINUTE },
  ],
  advice: [
    { title: "Table 15 has no dealer", why: "Nobody is free", at: null, typed: "" },
    {
      title: "May go home: Dee Okafor",
      why: "More dealers are free than the tables and their breaks need; who has worked longest goes first",
      at: null,
      typed: "cut 1",
    },
  ],
  cut: { spare: 1, order: ["Dee Okafor"] },
  closed: false,
  undoable: 6,
};

const line = (number: number, says: string, struck = false): ShownPlainLine => ({
  number,
  at: at - (9 - number) * 7 * MINUTE,
  device: "desk",
  says,
  struck: struck ? { at: at - MINUTE, device: "Phone · Eve" } : null,
});

export const lines: ShownPlainLine[] = [
  line(4, "Push: Dee Okafor to 12, Ana Ruiz from 12 to 13, 山田 太郎 on break"),
  line(3, "Table 12 opens with Ana Ruiz", true),
  line(2, "Ana Ruiz, Bo Lind and Cy Nowak here as dealer"),
  line(1, "Friday begins: a push every 30 minutes, a break after 3 downs"),
];

/** A line of more than a word is taken as the house takes it; any other is refused. */
export const preview = (typed: string): LinePreview =>
  /\s\S|^push$/.test(typed)
    ? { says: "Ana Ruiz on break; table 12 has no dealer", why: null }
    : { says: null, why: "Type “dealer Ana, Bo”, “table 12-16”, “push” or “shift floor Eve”." };

export const shares = (amount: number): StaffShare[] => [
  { name: "Ana Ruiz", work: "5", amount: Math.ceil(amount / 2) },
  { name: "Dee Okafor", work: "5", amount: Math.floor(amount / 2) },
];

/** As walls show it. */
export const wall: StaffWall = {
  at: at + 4 * MINUTE,
  due: false,
  tables: view.tables,
  rest: view.push?.rest ?? [],
};

export const tablePush = (table: number): TablePush | null => {
  const row = view.tables.find((one) => one.table === table);
  return row === undefined ? null : { dealer: row.dealer, next: row.next, at: at + 4 * MINUTE };
};
