/** Every word of the desk, in the language of the window: the sentences stand in `assets/words`, and are said here by name. */

import { common } from "./common";
import { desk } from "./desk";

/** Not spread: a copy would keep the language in which it was made. */
export const strings = Object.assign(common, { desk });

/** The desk's own part, under a short name. */
export const words = desk;
