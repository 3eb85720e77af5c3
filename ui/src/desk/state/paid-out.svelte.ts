import type { Command } from "$shared/types/Command";
import type { Payment } from "$shared/types/Payment";

/** By what the desk pays out at present: said once, and it holds for every key that pays until another is said. */
export const paidOut = $state<{ by: Payment }>({ by: "cash" });

/** A prize that is due is paid by what is chosen, too: the advice knows whose it is, and not out of which till. */
export function asChosen(command: Command): Command {
  return command.type === "hand_over" || command.type === "take_back"
    ? { ...command, payment: paidOut.by }
    : command;
}
