/** The English catalogue of the desk. */

import { common } from "./common";
import { desk } from "./desk";

/** Not spread: a copy would keep the language in which it was made. */
export const english = Object.assign(common, { desk });
