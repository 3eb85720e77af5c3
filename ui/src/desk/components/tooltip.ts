/** Where a tooltip may stand. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const APART = 6;

/** Below what it speaks of, or above that where the window ends; never over it, and never beyond the window's sides. */
export function placed(of: Box, tip: Size, window: Size): { left: number; top: number } {
  const below = of.bottom + APART;
  const fits = below + tip.height <= window.height;
  const most = Math.max(APART, window.width - tip.width - APART);
  return {
    left: Math.min(Math.max(APART, (of.left + of.right - tip.width) / 2), most),
    top: fits ? below : of.top - APART - tip.height,
  };
}

/** What opens beside its button. */
export const PANELS = "[popover]:popover-open:not([role=tooltip]), [data-panel]";
/** Over no line of a list would its words be read. */
const LISTS = "[role=menu], [role=listbox]";

/** Nothing is open but what the words belong to. */
export function free(of: Pick<Element, "closest">, within: Pick<ParentNode, "querySelectorAll">): boolean {
  if (of.closest(LISTS) !== null) return false;
  return [...within.querySelectorAll(`dialog[open], ${PANELS}, ${LISTS}`)].every((open) =>
    open.contains(of as Element),
  );
}
