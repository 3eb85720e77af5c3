/** Why something could not be done, in words for the director. */

import type { Problem } from "./types";

/** Whatever a call was rejected with, as something with a message. */
export function asRefusal(problem: unknown): Problem {
  if (typeof problem === "object" && problem !== null && "message" in problem) {
    return { code: "not_now", ...problem, message: String(problem.message) };
  }
  return { code: "not_now", message: String(problem) };
}

/** Does it. Answers why not; nothing once it is done. */
export async function whyNot(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (problem) {
    return asRefusal(problem).message;
  }
}
