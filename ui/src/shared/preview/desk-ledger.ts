/** The ledger, invented: sixty entries, a rebuy, one not paid, one taken back. */

import type { LedgerKind } from "../types/LedgerKind";
import type { LedgerRow } from "../types/LedgerRow";
import type { LedgerView } from "../types/LedgerView";
import type { Query } from "../types/Query";
import { names } from "./room";

function row(number: number, kind: LedgerKind, what: string, entry: number, minor: number): LedgerRow {
  const may = { yes: minor > 0 && kind !== "entry", why_not: "No refunds once the first hand is dealt." };
  return {
    number,
    at: Date.now() - (70 - number) * 60_000,
    kind,
    what,
    entry,
    name: names[entry - 1] ?? "",
    purchase: 0,
    price: { prize: minor, fee: 0, bounty: 0, staff: 0, league: 0 },
    total: minor,
    payment: entry === 3 ? "unpaid" : entry % 5 === 0 ? "card" : "cash",
    void: kind === "rebuy" && entry === 8,
    unpaid: entry === 3,
    receipt: minor > 0,
    take_back: minor > 0 && !(kind === "rebuy" && entry === 8) ? may : null,
  };
}

const rows: LedgerRow[] = [
  ...names.map((_, index) => row(index + 1, "entry", "Entry", index + 1, 2_500)),
  row(61, "rebuy", "Rebuy", 8, 2_500),
  row(62, "void", "Void", 8, -2_500),
  row(63, "rebuy", "Rebuy", 17, 2_500),
  row(64, "add_on", "Add-on", 22, 2_500),
].reverse();

export function ledger(query: Extract<Query, { type: "ledger" }>): LedgerView {
  const sold = ["entry", "rebuy", "add_on"];
  const matching = rows.filter(
    (line) =>
      line.name.toLowerCase().includes(query.search.toLowerCase()) &&
      (query.filter === "all" ||
        (query.filter === "sold" && sold.includes(line.kind)) ||
        (query.filter === "unpaid" && line.unpaid) ||
        (query.filter === "out" && line.total < 0)),
  );
  return {
    total: matching.length,
    rows: matching.slice(query.from, query.from + query.count),
    accounts: {
      cash: 120_000,
      card: 32_500,
      transfer: 0,
      other: 0,
      owed: 2_500,
      house: 20_000,
      prizes: 169_500,
      fees: 0,
      bounties: 0,
      staff: 0,
      league: 0,
      held: 2_500,
      withheld: 3_000,
    },
    tills: 175_000,
    purposes: 175_000,
    handing_on: [
      { purpose: "fees", name: "", collected: 18_000, handed_on: 0, held: 18_000 },
      { purpose: "staff", name: "", collected: 6_000, handed_on: 4_500, held: 1_500 },
      { purpose: "withheld", name: "Dealers", collected: 3_000, handed_on: 3_500, held: -500 },
      {
        purpose: "withheld",
        name: "The widows’ and orphans’ fund of the county",
        collected: 500,
        handed_on: 0,
        held: 500,
      },
    ],
    held: [
      { entry: 44, name: names[43] ?? "", amount: 2_500, until: Date.now() + 90 * 86_400_000, over: false },
    ],
  };
}
