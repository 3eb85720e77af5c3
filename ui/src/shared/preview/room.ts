/** An invented room: names of many scripts and lengths, six tables of ten. */

import type { SeatView } from "../types/SeatView";
import type { TableView } from "../types/TableView";
import { asked } from "./scene";

export const names = (
  "Ana Sol|Chen Wei|Bo Lund|Eva Roth|Tom Hale|Kai Ito|Omar Haddad|Ivy Nash|Liam Osei|Nia Cole|Sam Fox|Ida Moe|" +
  "Raj Pal|Marta Ruiz|Gus Wu|Tia Bay|Lea Orr|Max Ode|Pia Lang|Ned Ross|Uma Das|Vik Rao|Amy Cho|Jo Brandt|" +
  "Rui Melo|Fay Dunn|Cy Adler|Mo Salim|Lou Katz|Bea Lim|Al Fry|Kit Rowe|Sol Vega|Wes Tan|Noa Bar|Ines Pla|" +
  "Hal Voss|Ola Berg|Jin Ho|Xiu Lan|Abe Stern|Dora Ek|Yan Li|Gil Ron|Mae West|Otto Fink|Sue Park|Dele Ade|" +
  "Ben Axe|Cleo Day|Dan Roy|Ella Frost|Łukasz Nowak|Ελένη Παππά|Дмитрий Орлов|山田 太郎|Christopher-James O’Shaughnessy|" +
  "Nguyễn Thị Minh Khai|Zoë Ångström|Maximiliana von Hohenstein-Waldburg"
).split("|");

/** Seats left open, as in a room where some have gone out. */
const open = new Set(["1.10", "3.10", "4.10", "5.10", "6.1", "6.3", "6.7", "6.10"]);

/** How many tables the room has: six, or as many as the address asks for, to see a large room. */
const count = Number(asked.get("tables") ?? 6);

export const tables: TableView[] = [];
let next = 0;
for (let number = 1; number <= count; number++) {
  const seats: SeatView[] = [];
  for (let seat = 1; seat <= 10; seat++) {
    const taken = !open.has(`${((number - 1) % 6) + 1}.${seat}`);
    const entry = taken ? ++next : null;
    seats.push({
      seat,
      entry,
      name: entry === null ? "" : (names[(entry - 1) % names.length] ?? ""),
      button: taken && seat === (number === 6 ? 2 : 9),
      next_big_blind: taken && seat === (number === 6 ? 5 : 3),
      moving: (number === 2 && seat === 5) || (number === 6 && seat === 3),
      absent: number === 3 && seat === 6,
      penalty: number === 2 && seat === 4 ? 12 : null,
      blocked: number === 6 && seat === 10,
      locked_for: number === 3 && seat === 2 ? "Dele Ade" : "",
    });
  }
  const players = seats.filter((seat) => seat.entry !== null).length;
  tables.push({
    table: number,
    name: asked.has("names") && number === 1 ? "Feature table" : "",
    players,
    capacity: 10,
    seats,
    button_known: number !== 5,
    followed: number === 1,
    due: number === 2 || number === 6,
    halted: asked.has("halted") && number === 6,
  });
}

export const seated = next;
