/** Where this page is: a window of the program, a plain browser with an invented tournament, or a browser in the room. */

/** True inside the desktop program, false in a browser. */
const inProgram = typeof window !== "undefined" && "__TAURI_INTERNALS__" in window;

/** Served to the room, a page has come over HTTP by the program itself. */
export const inRoom = import.meta.env.MODE === "production" && !inProgram;

/** Not in what is shipped: `vite`, its tests, and `vite build --mode preview` have other modes. */
export const previewed = import.meta.env.MODE !== "production" && typeof window !== "undefined" && !inProgram;
