import type { SeatView } from "$shared/types";
import type { Verb } from "../../components/verb";
import { words } from "../../words";

/** What can be done with whoever sits there, what is done most first; or with the open seat. */
export function seatVerbs(
  table: number,
  seat: Pick<SeatView, "seat" | "entry" | "blocked" | "set_out" | "absent" | "locked_for">,
): Verb[] {
  const says = words.room.tables.verbs;
  const here = `${table}.${seat.seat}`;
  const button = { name: says.button, line: `btn ${table} ${seat.seat}` };
  if (seat.set_out !== undefined) return [{ name: says.stackOff, line: `stack ${here} off ` }, button];
  if (seat.blocked) return [{ name: says.unblock, line: `block ${here} off` }, button];
  if (seat.entry === null)
    return [
      { name: says.lockFor, line: `lock ${here} ` },
      { name: says.stack, line: `stack ${here}` },
      { name: says.block, line: `block ${here}` },
      button,
    ];
  return [
    { name: says.bust, line: here },
    { name: says.rebuy, line: `r ${here}` },
    { name: says.move, line: `m ${here}` },
    { name: says.moveTo, line: `m ${here} `, parts: true },
    { name: says.swap, line: `swap ${here} ` },
    { name: says.sits, line: `sits ${here} ` },
    seat.locked_for === ""
      ? { name: says.lock, line: `lock ${here} ${here}` }
      : { name: says.unlock, line: `lock ${here} off` },
    button,
    { name: says.arrived, line: `ok ${here}`, parts: true },
    seat.absent
      ? { name: says.present, line: `present ${here}` }
      : { name: says.absent, line: `absent ${here}` },
    { name: says.home, line: `home ${here}` },
    { name: says.time, line: `t ${here}` },
    { name: says.penalty, line: `p ${here} ` },
    { name: says.count, line: `count ${here} `, parts: true },
    { name: says.chipsOut, line: `chips out ${here} ` },
  ];
}

export function tableVerbs(table: number, halted: boolean): Verb[] {
  const says = words.room.tables.verbs;
  return [
    { name: says.arrivedTable, line: `ok ${table}` },
    { name: says.deal, line: `deal ${table}` },
    { name: says.buttonAt, line: `btn ${table} ` },
    ...(halted ? [{ name: says.playOn, line: `play ${table}` }] : []),
    { name: says.lockSeat, line: `lock ${table}.`, parts: true },
    { name: says.blockSeat, line: `block ${table}.` },
    { name: says.apart, line: "apart " },
    { name: says.name, line: `name ${table} `, parts: true },
    { name: says.size, line: `size ${table} ` },
    { name: says.breaksFirst, line: `order ${table}`, parts: true },
    { name: says.break, line: `b ${table}` },
    { name: says.breakByCards, line: `b ${table} ` },
    { name: says.close, line: `close ${table}` },
  ];
}
