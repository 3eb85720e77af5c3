/** What is open, where the desk is, and how it is asked: for the rooms, under one name. */

export { Attempt } from "./attempt.svelte";
export { cardRoom } from "./card-room.svelte";
export { cursor, panel } from "./cursor.svelte";
export { house } from "./house.svelte";
export { KEYS } from "./keys";
export { type ClockTask, MAP, navigation, type RoomName, ROOMS } from "./navigation.svelte";
export { asChosen, paidOut } from "./paid-out.svelte";
export { roomView } from "./room-view.svelte";
export { openTournament } from "./tournament.svelte";
