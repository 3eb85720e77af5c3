/** What the desk says about making a schedule from a wish, and about its chart. */

import { chips, inTenths, joined } from "$shared/format";
import { say as sayInRoom, minutes } from "$shared/say.svelte";
import type { CurvePoint, ScheduleCurve, ScheduleWish } from "$shared/types";
import { parts, say, under } from "./say";

const length = (count: number): string => minutes(count * 60_000);
const bigBlinds = (tenths: number): string => sayInRoom("big-blinds-short", { count: inTenths(tenths) });

export const deskGenerator = under("generator", {
  ...parts("generator", "fields", "means", "empty", "wrong"),
  predicted: ({ players, chips: all }: ScheduleCurve): string =>
    say("generator-predicted", { players, chips: all }),
  nearest: (wish: ScheduleWish): string =>
    say("generator-nearest", { minutes: wish.level_minutes, length: length(wish.wanted_minutes) }),

  bigBlinds,
  dot: ({ small, big, average_tenths, left }: CurvePoint): string =>
    joined([
      big === 0 ? "" : `${chips(small)} / ${chips(big)}`,
      bigBlinds(average_tenths ?? 0),
      say("generator-players-left", { count: left }),
    ]),
  chart: ({ points, predicted_minutes }: ScheduleCurve): string => {
    const first = points[0]?.average_tenths;
    const [from, to] = predicted_minutes ?? [];
    return joined(
      [
        first == null ? say("generator-chart") : say("generator-chart-from", { first: inTenths(first) }),
        from === undefined || to === undefined
          ? ""
          : say("generator-chart-end", { from: length(from), to: length(to) }),
      ],
      " ",
    );
  },
});
