import type { AfterLast } from "./AfterLast";
import type { Stage } from "./Stage";

export type Schedule = { stages: Array<Stage>, after_last: AfterLast, };
