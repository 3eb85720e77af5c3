import type { ClockView } from "./ClockView";
import type { DeskView } from "./DeskView";
import type { DrawPlan } from "./DrawPlan";
import type { DrawView } from "./DrawView";
import type { FloorReading } from "./FloorReading";
import type { LogView } from "./LogView";
import type { PlayersView } from "./PlayersView";
import type { PrizesView } from "./PrizesView";
import type { ProjectorView } from "./ProjectorView";
import type { RosterView } from "./RosterView";
import type { ScheduleView } from "./ScheduleView";
import type { SetUpView } from "./SetUpView";
import type { StandingsView } from "./StandingsView";
import type { TablesView } from "./TablesView";

export type Answer = { "type": "desk", "view": DeskView } | { "type": "clock", "view": ClockView } | { "type": "projector", "view": ProjectorView } | { "type": "tables", "view": TablesView } | { "type": "players", "view": PlayersView } | { "type": "prizes", "view": PrizesView } | { "type": "standings", "view": StandingsView } | { "type": "log", "view": LogView } | { "type": "set_up", "view": SetUpView } | { "type": "schedule", "view": ScheduleView } | { "type": "draw_plan", "view": DrawPlan } | { "type": "draw", "view": DrawView | null } | { "type": "roster", "view": RosterView } | { "type": "floor_line", "view": FloorReading };
