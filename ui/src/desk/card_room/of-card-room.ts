/** What is typed to a card room, as far as the page completes it; what a line means the house says. */

/** Who is named in a line that is still being typed: what stands before the name, and the name as far as it stands there. */
export function naming(line: string): { before: string; name: string } | null {
  const [, before = "", name = ""] =
    /^(\s*(?:(?:list|phone|off|unseen|decline|lock|seat|over|kill|bar|tier)\s+\S+|here|deposit|refund|unlock|change|stay|move|refuse|buy|came|out|away|back|missed|absent|posted|pick|apart|seen|note)\s+)(.*)$/i.exec(
      line,
    ) ?? [];
  const past = /\s[-\d][\d.,'’]*\s*$|\s(both|small|big|with|behind|table|time)\b/i.test(name);
  return name.trim() === "" || past ? null : { before, name: name.trim() };
}

/** The line with this name in place of what was typed of it. */
export const named = (before: string, name: string): string => `${before}${name} `;

/** A name can be new to the room where it is put on a list or into a seat. */
export const takesNew = (before: string): boolean => /^\s*(list|phone|seat|over)\b/i.test(before);
