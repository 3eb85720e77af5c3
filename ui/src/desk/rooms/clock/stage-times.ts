import type { StageView } from "$shared/types/StageView";

/**
 * When each stage begins, by the clock on the wall, if the clock runs on from now: null for those that have begun.
 * Only time is added up here; blinds and chips come from the engine.
 */
export function stageTimes(
  stages: Pick<StageView, "stage" | "length_ms">[],
  current: number,
  remaining: number,
  now: number,
): (number | null)[] {
  let at = now + remaining;
  return stages.map((stage) => {
    if (stage.stage <= current) return null;
    const begins = at;
    at += stage.length_ms;
    return begins;
  });
}
