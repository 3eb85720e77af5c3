import type { Payment } from "$shared/types";

/** By what something can be paid, in the order in which it is offered. */
export const PAYMENTS: Payment[] = ["cash", "card", "transfer", "other", "unpaid"];

/** By what money can leave the desk. */
export const PAYOUTS: Payment[] = PAYMENTS.filter((payment) => payment !== "unpaid");
