/**
 * What the rooms are built of, under one name. What opens a list or a picker is taken from its own file: it brings a library
 * along, for which a room without one does not wait.
 */

export { field } from "./field";
export { base64OfFile, SHEETS } from "./file";
export { Menu } from "./menu.svelte";
export { Rows } from "./rows.svelte";
export { default as Button } from "./Button.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as DropDown } from "./DropDown.svelte";
export { default as Empty } from "./Empty.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as FileButton } from "./FileButton.svelte";
export { default as FilterChip } from "./FilterChip.svelte";
export { default as Fold } from "./Fold.svelte";
export { default as Found } from "./Found.svelte";
export { default as HouseList } from "./HouseList.svelte";
export { default as KeyHint } from "./KeyHint.svelte";
export { default as MenuButton } from "./MenuButton.svelte";
export { default as NumberField } from "./NumberField.svelte";
export { default as OnlyAtHouse } from "./OnlyAtHouse.svelte";
export { default as Pager } from "./Pager.svelte";
export { default as PrintButton } from "./PrintButton.svelte";
export { default as Refusal } from "./Refusal.svelte";
export { default as Room } from "./Room.svelte";
export { default as SaidLines } from "./SaidLines.svelte";
export { default as SavedFile } from "./SavedFile.svelte";
export { default as SearchField } from "./SearchField.svelte";
export { default as Segmented } from "./Segmented.svelte";
export { default as Sentence } from "./Sentence.svelte";
export { default as SheetQuestions } from "./SheetQuestions.svelte";
export { default as SwitchLine } from "./SwitchLine.svelte";
export { default as Switch } from "./Switch.svelte";
export { default as TextField } from "./TextField.svelte";
export { default as TextFile } from "./TextFile.svelte";
export { default as Ticked } from "./Ticked.svelte";
export { default as Unread } from "./Unread.svelte";
export { default as Verbs } from "./Verbs.svelte";
export { default as Windowed } from "./Windowed.svelte";
