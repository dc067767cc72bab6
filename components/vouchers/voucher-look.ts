import { formatHex, interpolate } from "culori";
import { isRightToLeft, type LanguageCode } from "@/lib/api/contract/languages";
import { schemeColors } from "@/lib/tenant/scheme-colors";
import { toTheme } from "@/lib/tenant/theme";

const { ink, surface } = schemeColors.light;
const between = (share: number) => formatHex(interpolate([ink, surface], "rgb")(share)) ?? ink;

/**
 * Colours and directions of a voucher: the agency's on white paper, the reading direction of the
 * language.
 */
export function toVoucherLook(primaryColor: string, language: LanguageCode) {
  const theme = toTheme(primaryColor);
  const isRtl = isRightToLeft(language);
  return {
    isRtl,
    ink,
    surface,
    soft: between(0.38),
    line: between(0.86),
    brand: theme["--brand-light"] ?? ink,
    onBrand: theme["--on-brand-light"] ?? surface,
    tint: theme["--brand-tint-light"] ?? surface,
    brandInk: theme["--brand-ink-light"] ?? ink,
    /** Beside each other in reading order: the renderer has no direction for boxes. */
    row: isRtl ? ("row-reverse" as const) : ("row" as const),
    start: isRtl ? ("right" as const) : ("left" as const),
    end: isRtl ? ("left" as const) : ("right" as const),
  };
}
export type VoucherLook = ReturnType<typeof toVoucherLook>;
