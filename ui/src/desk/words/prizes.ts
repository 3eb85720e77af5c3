/** What the desk says about prizes: the pool, the structure, deals, bounties. */

import { listed } from "$shared/book.svelte";
import { inTenths, joined, perCent } from "$shared/format";
import { say as sayInRoom } from "$shared/say.svelte";
import { exampleAmount } from "$shared/typed";
import type { BountyKind } from "$shared/types/BountyKind";
import type { Currency } from "$shared/types/Currency";
import type { DealKind } from "$shared/types/DealKind";
import type { Payment } from "$shared/types/Payment";
import type { Phase } from "$shared/types/Phase";
import type { PlacedBy } from "$shared/types/PlacedBy";
import { say, under } from "./say";
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
  overlay: (amount: string): string => sayInRoom("overlay", { amount }),
  handOverRest: (rest: string): string => say("prizes-hand-over-rest", { rest }),
  handed: (time: string, by: Payment | null): string => joined([time, otherwise(by)]),
  handOverTo: (name: string): string => say("prizes-hand-over-to", { name }),
  handOverLess: (rest: string): string => say("prizes-hand-over-less", { rest }),
  handOverLessTo: (name: string): string => say("prizes-hand-over-less-to", { name }),
  owes: (owed: string): string => say("prizes-owes", { owed }),
  takeBack: (over: string, name: string): string => say("prizes-take-back", { over, name }),
  tooMuch: (over: string): string => say("prizes-too-much", { over }),
  report: (net: string): string => say("prizes-report", { net }),

  paste: under("prizes-paste", {
    get example() {
      return `1; ${perCent(5_000)}\n2; ${perCent(2_500)}\n3-4; ${perCent(1_250)}`;
    },
    use: (count: number): string => say("prizes-paste-use", { count }),
    line: (line: number, note: string): string => say("prizes-paste-line", { line, note }),
  }),

  structure: under("prizes-structure", {
    kind: under("prizes-structure-kind"),
    means: under("prizes-structure-means"),
    get placesAbout() {
      return say("prizes-structure-places-about", { share: perCent(1_250) });
    },
    get firstAbout() {
      return say("prizes-structure-first-about", { share: perCent(2_500), steepness: inTenths(12) });
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
    withheldLine: (number: number): string => say("prizes-structure-withheld-line", { number }),
    goodsLine: (number: number): string => say("prizes-structure-goods-line", { number }),
    lineOut: (line: string): string => say("prizes-structure-line-out", { line }),
    amountOf: (place: string): string => say("prizes-structure-amount-of", { place }),
    shareOf: (place: string): string => say("prizes-structure-share-of", { place }),
    releaseOf: (place: string): string => say("prizes-structure-release-of", { place }),
    chart: (count: number, first: string, last: string): string =>
      say("prizes-structure-chart", { count, first, last }),
    bar: (place: string, amount: string, share: number): string =>
      say("prizes-structure-bar", { place, amount, share: perCent(share) }),
  }),

  deal: under("prizes-deal", {
    stackOf: (name: string): string => say("prizes-deal-stack-of", { name }),
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
    sums: (counted: string, play: string): string => say("prizes-deal-sums", { counted, play }),
    agrees: (counted: string): string => say("prizes-deal-agrees", { counted }),
    make: under("prizes-deal-make") satisfies Record<DealKind, string>,
    shareOf: (name: string): string => say("prizes-deal-share-of", { name }),
    made: under("prizes-deal-made") satisfies Record<DealKind, string>,
    off: (by: string): string => say("prizes-deal-off", { by }),
    leftLine: (amount: string): string => say("prizes-deal-left-line", { amount }),
  }),

  end: under("prizes-end", {
    ways: under("prizes-end-ways") satisfies Record<PlacedBy, string>,
  }),

  payments: under("prizes-payments", {
    some: (number: number, total: number): string => sayInRoom("number-of", { number, total }),
    payTo: (name: string): string => say("prizes-payments-pay-to", { name }),
  }),

  bounties: under("prizes-bounties", {
    get title() {
      return sayInRoom("bounties");
    },
    kinds: under("prizes-bounties-kinds") satisfies Record<BountyKind, string>,
    kind: under("prizes-bounties-kind") satisfies Record<BountyKind, string>,
    count: (count: number): string => say("prizes-bounties-count", { count }),
    head: (amount: string): string => sayInRoom("on-the-head", { amount }),
    pay: (amount: string): string => say("prizes-bounties-pay", { amount }),
    payTo: (amount: string, name: string): string => say("prizes-bounties-pay-to", { amount, name }),
    paidBy: (by: Payment | null): string => joined([say("prizes-bounties-paid"), otherwise(by)]),
    more: (count: number): string => say("prizes-bounties-more", { count }),
    by: (names: string[]): string => say("prizes-bounties-by", { names: listed(names) }),
    assign: (name: string): string => say("prizes-bounties-assign", { name }),
    without: (name: string): string => say("prizes-bounties-without", { name }),
    sealed: (print: string): string => say("prizes-bounties-sealed", { print }),
    times: (count: number): string => say("prizes-bounties-times", { count }),
    openOf: (name: string): string => say("prizes-bounties-open-of", { name }),
  }),
});
