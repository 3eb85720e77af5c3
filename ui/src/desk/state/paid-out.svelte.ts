import type { Command, Payment } from "$shared/types";

/** By what the desk pays out at present: said once, and it holds for every key that pays until another is said. */
export const paidOut = $state<{ by: Payment }>({ by: "cash" });

/** Whether a command pays or collects by what is chosen: the advice knows how much, and not which till. */
export function isPaid(command: Command): boolean {
  return ["pay_prize", "pay_bounties", "collect_overpaid", "pay_out", "settle_house"].includes(command.type);
}

/** What is due is paid by what is chosen, too; a ticket that was won stays one. */
export function asChosen(command: Command): Command {
  const ticket = "payment" in command && command.payment === "ticket";
  return isPaid(command) && !ticket ? ({ ...command, payment: paidOut.by } as Command) : command;
}
