/** What is typed to a cash game, as far as the page completes it. What a line means the house says. */

/** Who is named in a line that is still being typed: the verb, and the name as far as it stands there; null past the name. */
export function naming(line: string): { verb: string; name: string } | null {
  const [, verb = "", name = ""] = /^\s*(buy|new|more|out)\s+(.*)$/i.exec(line) ?? [];
  const amount = /\s[-\d][\d.,'’]*(\s+(cash|owed|by\b.*)?)?$/i.test(name);
  return name.trim() === "" || amount ? null : { verb: verb.toLowerCase(), name: name.trim() };
}

/** The line with this name in place of what was typed of it, ready for the amount. */
export const named = (verb: string, name: string): string => `${verb} ${name} `;
