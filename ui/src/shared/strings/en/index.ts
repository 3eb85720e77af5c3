/** The English catalogue of the desk. */

import { common } from "./common";
import { desk } from "./desk";

export const english = { ...common, desk };
