/** Why something could not be done, in words for the director. */

import type { Refusal } from "./types/Refusal";

/** Whatever a call was rejected with, as something with a message. */
export function asRefusal(problem: unknown): Refusal {
  if (typeof problem === "object" && problem !== null && "message" in problem) {
    const { code, message } = problem as { code?: unknown; message: unknown };
    return {
      code: (typeof code === "string" ? code : "not_now") as Refusal["code"],
      message: String(message),
    };
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
