import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  parseHex,
  rgb as toRgb,
  wcagContrast,
  type Oklch,
} from "culori";
import { rememberResults } from "@/lib/remember-results";
import { schemeColors, type Scheme } from "./scheme-colors";

/** For agencies without a valid colour. */
export const defaultPrimaryColor = "#2c7be5";

const toOklch = converter("oklch");
/** WCAG 2.2 AA for text and for the parts of a control. */
const minimumText = 4.5;
const minimumControl = 3;
/**
 * White still looks like the natural text on such a colour: the fill is adjusted a little instead
 * of the text turning black.
 */
const almostReadable = 3.5;
const white = "#ffffff";
const darkText = schemeColors.light.ink;

const withLightness = (color: Oklch, l: number) =>
  formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, l)) }, "oklch"));

/**
 * The nearest colour of the same hue, in lightness steps of 1 %, that passes; null if none does.
 */
function nearest(
  hex: string,
  step: 0.01 | -0.01,
  passes: (candidate: string) => boolean,
): string | null {
  if (passes(hex)) return hex;
  const color = toOklch(parseHex(hex));
  if (!color) return null;
  for (let l = color.l + step; l >= 0 && l <= 1; l += step) {
    const candidate = withLightness(color, l);
    if (passes(candidate)) return candidate;
  }
  return null;
}

/** A fill with a readable text colour. */
function toFill(hex: string): { fill: string; text: string } {
  const onWhite = wcagContrast(white, hex);
  if (onWhite < almostReadable) return { fill: hex, text: darkText };
  return {
    fill: nearest(hex, -0.01, (candidate) => wcagContrast(white, candidate) >= minimumText) ?? hex,
    text: white,
  };
}

/** The hover colour of a fill: darker, or lighter if there is no room below. */
function toStrong(fill: string, text: string): string {
  const color = toOklch(parseHex(fill));
  if (!color) return fill;
  const [darker, lighter] = [
    withLightness(color, color.l - 0.07),
    withLightness(color, color.l + 0.07),
  ];
  const isReadable = (candidate: string) =>
    candidate !== fill && wcagContrast(text, candidate) >= minimumText;
  return (color.l > 0.2 ? [darker, lighter] : [lighter, darker]).find(isReadable) ?? fill;
}

function toScheme(primary: string, scheme: Scheme) {
  const { canvas, surface, ink } = schemeColors[scheme];
  const step = scheme === "light" ? -0.01 : 0.01;
  // A navy button would be invisible on a dark page; a pale one on a light page is recognisable by
  // its dark text and border.
  const visible =
    scheme === "dark"
      ? (nearest(
          primary,
          step,
          (candidate) => wcagContrast(candidate, surface) >= minimumControl,
        ) ?? primary)
      : primary;
  const { fill, text } = toFill(visible);
  const tint =
    formatHex(interpolate([surface, fill], "rgb")(scheme === "light" ? 0.1 : 0.16)) ?? surface;
  const isReadable = (candidate: string) =>
    [canvas, surface, tint].every(
      (background) => wcagContrast(candidate, background) >= minimumText,
    );
  return {
    brand: fill,
    strong: toStrong(fill, text),
    on: text,
    tint,
    ink: nearest(primary, step, isReadable) ?? ink,
  };
}

/**
 * An agency's one colour as the custom properties of `<html style>` (app/globals.css picks the
 * scheme's half). Every text pair passes WCAG AA (4.5): `on-brand` on `brand` and `brand-strong`;
 * `brand-ink` on canvas, surface and `brand-tint`.
 * @param primaryColor `#rgb` or `#rrggbb`; the default otherwise
 */
export const toTheme = rememberResults(createTheme, { toKey: (color) => String(color) });

function createTheme(
  primaryColor: string | null | undefined,
): Readonly<Record<`--${string}`, string>> {
  const isHex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(primaryColor ?? "");
  const exact = toRgb(parseHex(isHex && primaryColor ? primaryColor : defaultPrimaryColor));
  const primary = formatHex(exact) ?? defaultPrimaryColor;
  const channels = [exact?.r ?? 0, exact?.g ?? 0, exact?.b ?? 0]
    .map((channel) => Math.round(channel * 255))
    .join(" ");
  const theme: Record<`--${string}`, string> = {
    "--tenant-primary": primary,
    "--tenant-primary-soft": `rgb(${channels} / 0.6)`,
  };
  for (const scheme of ["light", "dark"] as const) {
    const { brand, strong, on, tint, ink } = toScheme(primary, scheme);
    Object.assign(theme, {
      [`--brand-${scheme}`]: brand,
      [`--brand-strong-${scheme}`]: strong,
      [`--on-brand-${scheme}`]: on,
      [`--brand-tint-${scheme}`]: tint,
      [`--brand-ink-${scheme}`]: ink,
    });
  }
  return theme;
}
