/** Plural and ordinal forms, by the language's own rules. */

import { chips } from "../format";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses the form for a count: `plural("en")(1, { one: "player", other: "players" })` is "player". */
export function pluralOf(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Puts the ordinal's ending behind a number: `1st`, `22nd`, `1,003rd`. */
export function ordinalOf(language: string, endings: Forms): (place: number) => string {
  const rules = new Intl.PluralRules(language, { type: "ordinal" });
  return (place) => `${chips(place)}${endings[rules.select(place)] ?? endings.other}`;
}
