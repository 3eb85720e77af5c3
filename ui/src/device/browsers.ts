/** Which browser a phone has, for the warning that it will show. */

export const BROWSERS = { safari: "Safari", chrome: "Chrome", firefox: "Firefox" } as const;
export type Browser = keyof typeof BROWSERS;

/** By what a browser says of itself. On an iPhone each has a page of its own, too; whatever is unknown shows what most show. */
export function browserOf(agent: string): Browser {
  if (/Firefox|FxiOS/.test(agent)) return "firefox";
  const chromium = /Chrome|CriOS|EdgiOS|Android/.test(agent);
  return !chromium && /Safari/.test(agent) ? "safari" : "chrome";
}
