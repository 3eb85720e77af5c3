/** An invented house. */

import type { BackupContents, HouseView, Setting, TemplatesView } from "../house";
import { announcements } from "./announcements";
import type { DeskView } from "../types";
import { answer, bundled } from "./answers";
import told from "./answers/house.json";
import * as screens from "./screens";
import { asked } from "./scene";

const settings = { ...told.settings, language: asked.get("language") } as HouseView["settings"];
const sound = { ready: true, message: "", muted: false, volume: 80 };

const theme = asked.get("theme");
if (theme === "light" || theme === "dark") settings.theme = theme;
const size = asked.get("text");
if (size === "large" || size === "largest") settings.text_size = size;

export function set(setting: Setting): void {
  if (setting.type in settings && "value" in setting)
    Object.assign(settings, { [setting.type]: setting.value });
  if (setting.type === "room_language") screens.spoken.language = setting.value;
  if (setting.type === "by_itself")
    settings.by_itself = [
      ...settings.by_itself.filter((sheet) => sheet !== setting.value.sheet),
      ...(setting.value.on ? [setting.value.sheet] : []),
    ];
  if (setting.type === "muted") sound.muted = setting.value;
  if (setting.type === "volume") sound.volume = setting.value;
  if (setting.type === "late_move") settings.late_move_minutes = setting.value;
  if (setting.type === "hint_used")
    settings.hints = { ...settings.hints, [setting.value]: (settings.hints[setting.value] ?? 0) + 1 };
  if (setting.type === "hints_again") settings.hints = {};
}

/** A tournament of an evening some days ago. */
function past(id: number, name: string, entries: number, days: number): HouseView["tournaments"][number] {
  const at = Date.now() - days * 86_400_000;
  return {
    id,
    name,
    phase: "finished",
    left: 1,
    entries,
    level: null,
    start_planned: null,
    created_at: at,
    last_line_at: at,
    deleted: false,
    archived: false,
    sample: false,
    clock: null,
  };
}

/** A tournament that is played beside the one that is open. */
function beside(
  id: number,
  name: string,
  level: number,
  clock: NonNullable<HouseView["tournaments"][number]["clock"]>,
): HouseView["tournaments"][number] {
  return { ...past(id, name, 40, 0), phase: "playing", left: 21, level, clock };
}

const ownTemplates = [
  {
    id: "own-1",
    name: "First Saturday",
    about: "Ours, with soup at nine.",
    differs: "2 rebuys, $30 a head, 2,500 chips",
    deleted: false,
  },
  { id: "own-2", name: "The old league", about: "", differs: "As T1000 home game", deleted: true },
];

/** What the program brings along, and two of the host's own, made of the first of those. */
export async function templates(): Promise<TemplatesView> {
  const brought = await bundled();
  const own = brought.slice(0, 1).flatMap(({ setup }) => ownTemplates.map((line) => ({ ...line, setup })));
  return { bundled: brought, own, unread: "" };
}

/** Hides an own template, or puts it back. */
export function deleteTemplate(id: string, deleted: boolean): void {
  for (const line of ownTemplates) if (line.id === id) line.deleted = deleted;
}

export function renameTemplate(id: string, name: string, about: string): void {
  for (const line of ownTemplates) if (line.id === id) Object.assign(line, { name, about });
}

/** Backups of the evening's levels, one of which cannot be read. */
export function backups(): BackupContents[] {
  const name = "Thursday T1000";
  return [1, 2, 3, 4].map((age) => ({
    path: `/home/host/backup-${age}.backup`,
    at: Date.now() - age * 1_200_000,
    tournaments:
      age === 3
        ? []
        : [
            { name, lines: 218 - 31 * age, than_now: -31 * age, last_line_at: Date.now() },
            { name: "Thursday T1000", lines: 94, than_now: 0, last_line_at: Date.now() },
          ],
    trouble: age === 3 ? "The backup is damaged. Choose an older one. Nothing was changed." : "",
  }));
}

export async function house(): Promise<HouseView> {
  const { view } = (await answer({ type: "desk" })) as { view: DeskView };
  const { name, phase, figures, clock } = view;
  return {
    version: "0.1.0",
    file: "/home/host/.local/share/shuffle-up/house.sqlite",
    is_open: true,
    read_only: asked.has("damaged") ? "The file failed its check: page 12 is not what was written." : null,
    damaged: asked.has("damaged"),
    readable: asked.has("damaged")
      ? [
          { name, lines: 214, cut_short: true },
          { name: "Thursday T1000", lines: 94, cut_short: false },
        ]
      : [],
    kept: asked.has("kept")
      ? {
          because: "cut_off",
          aside: null,
          tournaments: [
            {
              tournament: 1,
              name,
              line: 218,
              said: "Bust: Ivo Petrov, 53rd",
              at: Date.now() - 240_000,
              cut_short: false,
            },
          ],
        }
      : null,
    backups: asked.has("damaged")
      ? [1, 2].map((age) => ({
          name: `level ${9 - age}`,
          at: Date.now() - age * 1_200_000,
          path: `/home/host/backup-${age}.sqlite`,
        }))
      : [],
    tournaments: asked.has("empty")
      ? []
      : [
          {
            ...past(1, name, figures.entries, 0),
            phase,
            left: figures.left,
            level: clock.stage.level,
            created_at: Date.now() - 9_000_000,
            clock:
              phase === "playing"
                ? {
                    is_break: clock.stage.is_break,
                    running: clock.phase === "running",
                    remaining_ms: clock.hands === null ? clock.remaining_ms : null,
                    due: view.advice.length > 0 || view.gap !== null,
                    silent: false,
                  }
                : null,
          },
          ...(asked.has("several")
            ? [
                beside(5, "Friday Turbo", 6, {
                  is_break: false,
                  running: true,
                  remaining_ms: 401_000,
                  due: true,
                  silent: false,
                }),
                beside(6, "Satellite to the Main", 2, {
                  is_break: true,
                  running: false,
                  remaining_ms: 600_000,
                  due: false,
                  silent: true,
                }),
              ]
            : []),
          past(2, "Deep stack, first Saturday", 22, 9),
          past(3, "Thursday T1000", 18, 3),
          { ...past(4, "A test", 2, 12), deleted: true },
        ],
    years: asked.has("empty")
      ? []
      : [
          { year: 2026, listed: 2, archived: 0 },
          { year: 2025, listed: 0, archived: 41 },
        ],
    sound: { ...sound },
    ...announcements(),
    wake: { ready: true, message: "" },
    printing: { ready: true, message: "" },
    monitors: [
      { name: "eDP-1", width: 1440, height: 900, primary: true },
      ...(asked.has("single") ? [] : [{ name: "HDMI-1", width: 1920, height: 1080, primary: false }]),
    ],
    projectors: screens.windows.map((line) => ({ ...line })),
    messages: [...screens.messages].map(([tournament, text]) => ({ tournament, text })),
    said: screens.saidBefore,
    look: { ...screens.look },
    settings: { ...settings },
    unread: asked.has("unread")
      ? [{ key: "house", message: "This version cannot read what is kept for the theme." }]
      : [],
  };
}
