/** Sheets in place of the shell's own: as much as is needed to see how pages are laid out at the desk. */

import type { Paper, Sheet, SheetWish } from "../house";

const NAMES = ["Marta Ruiz", "Łukasz Nowak", "Ελένη Παππά", "Zoë Ångström", "山田 太郎", "Tom Hale"];

const MILLIMETRES: Record<Paper, [number, number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
  a2: [420, 594],
  tabloid: [279.4, 431.8],
  a6: [105, 148],
  roll80: [80, 84],
};
/** Sheets that lie on their long side. */
const LYING: Sheet[] = ["table_sheets", "room_map", "certificate"];
/** Sheets of one page. */
const SINGLE: Sheet[] = ["blinds_poster", "schedule_sheet", "room_map", "beside_laptop", "certificate"];

/** A page that stands for the real one. */
export function page({ sheet, paper }: SheetWish, number: number): { page: string; pages: number } {
  const [short, long] = MILLIMETRES[paper];
  const [width, height] = LYING.includes(sheet) ? [long, short] : [short, long];
  const unit = width / 210;
  const text = (y: number, size: number, words: string): string =>
    `<text x="${14 * unit}" y="${y * unit}" font-size="${size * unit}" font-weight="700">${words}</text>`;
  const lines = Array.from({ length: Math.floor((height / unit - 60) / 9) }, (_, index) =>
    text(45 + index * 9, 5, NAMES[index % NAMES.length] ?? ""),
  );
  const foot = text(height / unit - 6, 4, `${sheet.replaceAll("_", " ")}, page ${number + 1}`);
  return {
    page: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${lines.join("")}${foot}</svg>`,
    pages: SINGLE.includes(sheet) ? 1 : 3,
  };
}
