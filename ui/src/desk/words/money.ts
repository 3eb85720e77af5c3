/** What the desk says of money: payments, the ledger, receipts, held money. */

import { joined } from "$shared/format";
import type { Purpose } from "$shared/types";
import { parts, say, under } from "./say";

/** What a price is made of, as a sum; the prize's part as it is given. */
export const priceParts = (
  prize: string,
  fee: string,
  bounty: string,
  staff: string,
  league: string,
): string =>
  joined(
    [
      prize,
      fee && say("money-price-fee", { amount: fee }),
      bounty && say("money-price-bounty", { amount: bounty }),
      staff && say("money-price-staff", { amount: staff }),
      league && say("money-price-league", { amount: league }),
    ],
    " + ",
  );

export const deskMoney = under("money", {
  ...parts("money", "payments", "filters", "columns", "accounts"),
  offer: (price: string, stack: string, taken: number, limit: number | null): string =>
    limit === null
      ? say("money-offer", { price, stack, taken })
      : say("money-offer-of", { price, stack, taken, limit }),
  payOut: under("money-pay-out", {
    purpose: under("money-pay-out-purpose") satisfies Record<Purpose, string>,
  }),
  drawers: under("money-drawers", {
    asks: under("money-drawers-asks"),
    numbered: (number: number, name: string): string => `${number} · ${name}`,
    cash: (float: string, cameIn: string, wentOut: string, dropped: string, filled: string): string =>
      joined([
        say("money-drawers-cash-float", { amount: float }),
        cameIn && say("money-drawers-cash-in", { amount: cameIn }),
        wentOut && say("money-drawers-cash-out", { amount: wentOut }),
        dropped && say("money-drawers-cash-dropped", { amount: dropped }),
        filled && say("money-drawers-cash-filled", { amount: filled }),
      ]),
  }),
  price: (prize: string, fee: string, bounty: string, staff: string, league: string): string =>
    priceParts(prize && say("money-price-prize", { amount: prize }), fee, bounty, staff, league),
});
