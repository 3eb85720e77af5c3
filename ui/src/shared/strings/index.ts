/** Every word on screen, in the language of the window: the sentences stand in `assets/words`, and are said here by name. */

import { common } from "./en/common";
import { desk } from "./en/desk";

/** Not spread: a copy would keep the language in which it was made. */
export const strings = Object.assign(common, { desk });
