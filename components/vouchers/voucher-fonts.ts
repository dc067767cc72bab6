import "server-only";
import { join } from "node:path";
import { Font } from "@react-pdf/renderer";

const weights = [400, 600] as const;
/** For each letter the first that has it. @react-pdf reads .woff, not .woff2. */
const families = [
  { family: "Figtree", path: "figtree/files/figtree-latin" },
  { family: "Figtree Extended", path: "figtree/files/figtree-latin-ext" },
  // Its letters hold their dots. Noto's are put together of two glyphs each: no reader could copy a
  // word of them.
  {
    family: "Plex Arabic",
    path: "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic",
    isRightToLeft: true,
  },
  { family: "Noto Cyrillic", path: "noto-sans/files/noto-sans-cyrillic" },
  { family: "Noto Cyrillic Extended", path: "noto-sans/files/noto-sans-cyrillic-ext" },
  { family: "Noto Greek", path: "noto-sans/files/noto-sans-greek" },
  { family: "Noto Vietnamese", path: "noto-sans/files/noto-sans-vietnamese" },
];
export const voucherFontFamily = families.map(({ family }) => family);

type GlyphRun = { glyphs: unknown[]; positions: unknown[] };
type LoadedFont = {
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (
    text: string,
    features?: unknown,
    script?: string,
    language?: string,
    direction?: string,
  ) => GlyphRun;
};

async function loadFont(
  { family, isRightToLeft }: { family: string; isRightToLeft?: boolean },
  fontWeight: number,
): Promise<LoadedFont> {
  const descriptor = { fontFamily: family, fontWeight, fontStyle: "normal" as const };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data as unknown as LoadedFont;
  if (isRightToLeft) {
    const layout = font.layout.bind(font);
    // The renderer asks for left to right and turns the run round itself: marks would sit a letter
    // off where they belong.
    font.layout = (text, features, script, language) => {
      const run = layout(text, features, script, language, "rtl");
      run.glyphs.reverse();
      run.positions.reverse();
      return run;
    };
  }
  return font;
}

async function load() {
  for (const { family, path } of families) {
    const fonts = weights.map((fontWeight) => ({
      src: join(process.cwd(), "node_modules/@fontsource", `${path}-${fontWeight}-normal.woff`),
      fontWeight,
    }));
    Font.register({ family, fonts });
  }
  // Words are never split: a reference has to be found in one piece.
  Font.registerHyphenationCallback((word) => [word]);
  const loaded = await Promise.all(
    families.flatMap((entry) => weights.map((weight) => loadFont(entry, weight))),
  );
  return (codePoint: number) => loaded.some((font) => font.hasGlyphForCodePoint(codePoint));
}
let loading: ReturnType<typeof load> | null = null;

/**
 * Loads the fonts once, and gives back what makes a text printable with them: letters that none of
 * them has become "?", pictographs go, and so do the invisible marks that would print as boxes.
 */
export async function loadVoucherFonts(): Promise<(text: string) => string> {
  loading ??= load();
  const hasGlyph = await loading;
  return (text) =>
    [
      ...text
        .normalize("NFC")
        .replace(/[\p{Zs}\p{Cc}\p{Zl}\p{Zp}]/gu, (space) =>
          space === "\n" ? "\n" : space === " " ? " " : "\u00a0",
        ),
    ]
      .filter(
        (letter) =>
          !/^[\p{Cf}\p{Extended_Pictographic}\ufe0f]$/u.test(letter) || /^[\d©®™]$/u.test(letter),
      )
      .map((letter) => (letter === "\n" || hasGlyph(letter.codePointAt(0) ?? 0) ? letter : "?"))
      .join("");
}
