import type { Currency, EntryOfDay, SaySeries, SeriesMember, SeriesView } from "$shared/types";

/** Says lines to a series, one after the other; answers why not, and nothing where another press is still under way. */
export type Say = (...said: SaySeries[]) => Promise<string | null>;

/** Without a tournament there is no currency, and no amount either. */
export const currencyOf = ({ currency }: Pick<SeriesView, "currency">): Currency =>
  currency ?? { code: "XXX", decimals: 0 };

export const entryKey = ({ tournament, entry }: EntryOfDay): string => `${tournament}.${entry}`;

/** What a tournament can be added as: another flight first, then the next day of each, and of all flights together. */
export function offers(members: readonly SeriesMember[]): { flight: number; day: number }[] {
  const flights = [...new Set(members.map(({ flight }) => flight))].filter((flight) => flight > 0);
  const next = (flight: number): { flight: number; day: number } => ({
    flight,
    day: Math.max(0, ...members.filter((one) => one.flight === flight).map(({ day }) => day)) + 1,
  });
  const later = [...flights.sort((one, other) => one - other), 0];
  return [{ flight: Math.max(0, ...flights) + 1, day: 1 }, ...later.map(next)];
}
