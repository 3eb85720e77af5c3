import { strings } from "$shared/strings";

/** The desk's part of the catalogue, under a short name. */
export const words = strings.desk;
