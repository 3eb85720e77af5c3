/** What the desk says about prizes: the pool, the structure, deals, bounties. */

import { listed } from "$shared/book.svelte";
import { inTenths, joined, perCent } from "$shared/format";
import { say as sayInRoom } from "$shared/say.svelte";
import { exampleAmount } from "$shared/typed";
import type { BountyKind, Currency, DealKind, MoneyBack, Payment, Phase, PlacedBy } from "$shared/types";
import { parts, say, under } from "./say";
import { deskMoney } from "./money";

/** By what it was paid, where that is not the usual. */
const otherwise = (by: Payment | null): string =>
  by === null || by === "cash" ? "" : deskMoney.payments[by];

export const deskPrizes = under("prizes", {
  about: (paid: number, toTheMoney: number, phase: Phase): string => {
    const reached =
      toTheMoney === 0 ? sayInRoom("in-the-money") : sayInRoom("to-the-money", { count: toTheMoney });
    return joined([say("prizes-places-paid", { count: paid }), phase === "playing" ? reached : ""]);
  },
  tab: under("prizes-tab"),
  get pool() {
    return sayInRoom("prize-pool");
  },
  get finalStandings() {
    return sayInRoom("final-places");
  },
  paidAt: (time: string, by: Payment | null): string => joined([time, otherwise(by)]),

  paste: under("prizes-paste", {
    get example() {
      return `1; ${perCent(5_000)}\n2; ${perCent(2_500)}\n3-4; ${perCent(1_250)}`;
    },
  }),

  structure: under("prizes-structure", {
    ...parts("prizes-structure", "kind", "means"),
    get placesAbout() {
      return say("prizes-structure-places-about", { share: perCent(1_250) });
    },
    get firstAbout() {
      return say("prizes-structure-first-about", { share: perCent(2_500) });
    },
    wrong: {
      amount: (currency: Currency): string =>
        say("prizes-structure-wrong-amount", { example: exampleAmount(currency) }),
      least: (): string => say("prizes-structure-wrong-least", { example: inTenths(15) }),
      places: (): string => say("prizes-structure-wrong-places", { example: perCent(1_250) }),
      first: (): string =>
        say("prizes-structure-wrong-first", { share: perCent(2_500), steepness: inTenths(12) }),
      tiers: (): string => say("prizes-structure-wrong-tiers"),
      percentages: (): string =>
        say("prizes-structure-wrong-percentages", { example: `50 ${inTenths(375)} ${inTenths(125)}` }),
      withheld: (currency: Currency): string =>
        say("prizes-structure-wrong-withheld", { example: exampleAmount(currency) }),
      goods: (): string => say("prizes-structure-wrong-goods"),
    },
    bar: (place: string, amount: string, share: number): string =>
      say("prizes-structure-bar", { place, amount, share: perCent(share) }),
  }),

  deal: under("prizes-deal", {
    columns: under("prizes-deal-columns"),
    kinds: {
      get even() {
        return sayInRoom("deal-even");
      },
      get chips() {
        return sayInRoom("deal-by-chips");
      },
      get icm() {
        return sayInRoom("deal-icm");
      },
      get agreed() {
        return say("prizes-deal-agreed");
      },
    } satisfies Record<DealKind, string>,
    make: under("prizes-deal-make") satisfies Record<DealKind, string>,
    made: under("prizes-deal-made") satisfies Record<DealKind, string>,
  }),

  end: under("prizes-end", {
    ways: under("prizes-end-ways") satisfies Record<PlacedBy, string>,
  }),

  callOff: under("prizes-call-off", {
    about: under("prizes-call-off-about") satisfies Record<MoneyBack, string>,
    ways: under("prizes-call-off-ways") satisfies Record<MoneyBack, string>,
    fees: under("prizes-call-off-fees"),
  }),

  tickets: under("prizes-tickets"),

  payments: under("prizes-payments", {
    some: (number: number, total: number): string => sayInRoom("number-of", { number, total }),
  }),

  bounties: under("prizes-bounties", {
    get title() {
      return sayInRoom("bounties");
    },
    kinds: under("prizes-bounties-kinds") satisfies Record<BountyKind, string>,
    kind: under("prizes-bounties-kind") satisfies Record<BountyKind, string>,
    head: (amount: string): string => sayInRoom("on-the-head", { amount }),
    paidBy: (by: Payment | null): string => joined([say("prizes-bounties-paid"), otherwise(by)]),
    by: (names: string[]): string => say("prizes-bounties-by", { names: listed(names) }),
  }),
});
