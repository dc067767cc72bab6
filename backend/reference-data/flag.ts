const regionalIndicators = (code: string) =>
  [...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65);

/**
 * The flag of a two-letter code as regional indicators (Unicode UTS 51); some systems render them
 * as letters.
 */
export const toFlagEmoji = (code: string): string =>
  String.fromCodePoint(...regionalIndicators(code));
/** The same as "U+1F1F5 U+1F1F9". */
export const toFlagUnicode = (code: string): string =>
  regionalIndicators(code)
    .map((point) => `U+${point.toString(16).toUpperCase()}`)
    .join(" ");
/** The flag's image, 3:2. */
export const toFlagImage = (code: string): string => `/assets/flags/${code}.svg`;
