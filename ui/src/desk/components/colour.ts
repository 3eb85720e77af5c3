/** Colours as they are picked: by hue, saturation and lightness, and as they are written, `#c8372d`. */

export interface Hsl {
  /** Degrees round the wheel, 0 to 360. */
  hue: number;
  /** Hundredths. */
  saturation: number;
  /** Hundredths. */
  lightness: number;
}

/** The colours that chips are made in, lightest first. */
export const CHIP_COLOURS = [
  ["white", "#f4f1e8"],
  ["grey", "#8d9299"],
  ["black", "#23272b"],
  ["brown", "#7b4b2a"],
  ["red", "#c8372d"],
  ["burgundy", "#7d1f33"],
  ["pink", "#e58fb1"],
  ["orange", "#d9772b"],
  ["yellow", "#e0b93a"],
  ["lime", "#9cc23c"],
  ["green", "#2f8f5b"],
  ["turquoise", "#2f9fa3"],
  ["lightBlue", "#7fb2de"],
  ["blue", "#3f6fb5"],
  ["navy", "#22356b"],
  ["purple", "#7a4fa3"],
] as const;

/** `#C83`, `c8372d` and `#c8372d` as the last of them; null for what is no colour. */
export function hexFrom(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, "$&$&")}` : null;
}

export function hexOf({ hue, saturation, lightness }: Hsl): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const part = (turn: number): string => {
    const at = (turn + hue / 30) % 12;
    const share = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** A grey has no hue and is given none: 0. */
export function hslOf(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => parseInt(hex.slice(at, at + 2), 16) / 255 || 0,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return { hue: 0, saturation: 0, lightness: Math.round(light * 100) };
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return {
    hue: Math.round(sixth * 60) % 360,
    saturation: Math.round((spread / (1 - Math.abs(2 * light - 1))) * 100),
    lightness: Math.round(light * 100),
  };
}
