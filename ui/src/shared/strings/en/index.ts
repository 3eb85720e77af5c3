/** The English catalogue: what both windows say, then each window's own. */

import { common } from "./common";
import { desk } from "./desk";
import { projector } from "./projector";

export const english = { ...common, desk, projector };
