import type { Payment } from "$shared/types/Payment";

/** By what the desk pays out at present: said once, and it holds for every key that pays until another is said. */
export const paidOut = $state<{ by: Payment }>({ by: "cash" });
