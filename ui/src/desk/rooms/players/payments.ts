import type { Command, Payment } from "$shared/types";

/** By what something can be paid, in the order in which it is offered. */
export const PAYMENTS: Payment[] = [
  "cash",
  "card",
  "transfer",
  "voucher",
  "ticket",
  "comp",
  "other",
  "unpaid",
];

/** By what money can leave the desk: a voucher, a ticket and a comp only come in. */
export const PAYOUTS: Payment[] = ["cash", "card", "transfer", "other"];

/** What buys in again, paid by this. */
export function paidBy(command: Command, payment: Payment): Command {
  return command.type === "rebuy" || command.type === "re_enter" ? { ...command, payment } : command;
}
