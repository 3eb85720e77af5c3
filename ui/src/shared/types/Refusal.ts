import type { RefusalCode } from "./RefusalCode";

export type Refusal = { code: RefusalCode, message: string, };
