import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { Font } from "@react-pdf/renderer";
import anyAscii from "any-ascii";

const directory = join(process.cwd(), "node_modules/@fontsource");
const weights = [400, 600] as const;
/** For each letter the first that has it. */
const packages = [
  "figtree",
  "noto-sans",
  // Its letters hold their dots. Noto's are put together of two glyphs each: no reader could copy a
  // word of them.
  "ibm-plex-sans-arabic",
  "noto-sans-hebrew",
  "noto-sans-thai",
  "noto-sans-bengali",
  "noto-sans-georgian",
  "noto-sans-armenian",
];
/** Chinese characters look different in each of these languages. */
const chinese = ["noto-sans-sc", "noto-sans-jp", "noto-sans-kr"];
const japanese = ["noto-sans-jp", "noto-sans-sc", "noto-sans-kr"];

type GlyphRun = { glyphs: unknown[]; positions: unknown[] };
// Words are never split: a reference has to be found in one piece.
Font.registerHyphenationCallback((word) => [word]);

type Bytes = { buffer: Uint8Array };
/** A font of `fontkit`, which the renderer draws with. */
type LoadedFont = {
  stream: Bytes & { constructor: unknown };
  directory: { tables: Record<string, { offset: number; compLength: number; length: number }> };
  _getTableStream: (tag: string) => Bytes | null;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  getGlyph: (id: number, codePoints?: number[]) => object | null;
  layout: (
    text: string,
    features?: Record<string, boolean>,
    script?: string,
    language?: string,
    direction?: string,
  ) => GlyphRun;
};

/** The library's own way to unpack fails on a file of noto-sans-sc. */
function mendUnpacking(font: LoadedFont) {
  const getTableStream = font._getTableStream.bind(font);
  const Stream = font.stream.constructor as new (bytes: Uint8Array) => Bytes;
  // Each glyph reads its tables.
  const unpacked = new Map<string, Uint8Array>();
  font._getTableStream = (tag) => {
    const table = font.directory.tables[tag];
    if (!table || table.compLength === table.length) return getTableStream(tag);
    const { offset, compLength } = table;
    const bytes =
      unpacked.get(tag) ?? inflateSync(font.stream.buffer.subarray(offset, offset + compLength));
    unpacked.set(tag, bytes);
    return new Stream(bytes);
  };
}

/** Draws the marks of a font where they belong, and lets readers copy what is written with it. */
function mendLayout(font: LoadedFont) {
  const getGlyph = font.getGlyph.bind(font);
  // A glyph keeps its measures once they are worked out.
  const known = new Map<string, ReturnType<typeof getGlyph>>();
  // A font keeps its glyphs with the letters that they stood for first. One that came as a part of
  // another, as ' of ", would have none, and one that is a part of two letters always the other's.
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join()}`;
    const own = known.get(key);
    if (own) return own;
    const glyph = getGlyph(id);
    const drawn: typeof glyph =
      glyph && Object.create(glyph, { codePoints: { value: codePoints } });
    known.set(key, drawn);
    return drawn;
  };
  const layout = font.layout.bind(font);
  font.layout = (text, features, script, language, direction) => {
    if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) {
      // The renderer asks for left to right and turns the run round itself: marks would sit a
      // letter off where they belong.
      const run = layout(text, features, script, language, "rtl");
      run.glyphs.reverse();
      run.positions.reverse();
      return run;
    }
    // Letters with marks stay one glyph: a mark of its own has no letter to be copied as.
    const isWhole = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]*$/u;
    const kept = isWhole.test(text) ? { ...features, ccmp: false } : features;
    return layout(text, kept, script, language, direction);
  };
}

async function loadFile(packageName: string, subset: string) {
  const family = `${packageName}-${subset}`;
  const fonts = weights.map((fontWeight) => ({
    // @react-pdf reads .woff, not .woff2.
    src: join(directory, packageName, "files", `${family}-${fontWeight}-normal.woff`),
    fontWeight,
  }));
  Font.register({ family, fonts });
  const loaded = await Promise.all(
    weights.map(async (fontWeight) => {
      const descriptor = { fontFamily: family, fontWeight, fontStyle: "normal" as const };
      await Font.load(descriptor);
      const font = Font.getFont(descriptor)?.data as unknown as LoadedFont;
      mendUnpacking(font);
      mendLayout(font);
      return font;
    }),
  );
  return {
    family,
    has: (codePoint: number) => loaded.every((font) => font.hasGlyphForCodePoint(codePoint)),
  };
}

/** The files of a package; each is loaded once there is a letter that may be in it. */
async function readPackage(packageName: string) {
  const file = await readFile(join(directory, packageName, "unicode.json"), "utf8");
  return Object.entries(JSON.parse(file) as Record<string, string>).map(([subset, list]) => {
    // As in "U+0460-052F,U+20B4".
    const ranges = list.split(",").map((range) =>
      range
        .slice(2)
        .split("-")
        .map((end) => parseInt(end, 16)),
    );
    let loading: ReturnType<typeof loadFile> | null = null;
    return {
      mayHave: (codePoint: number) =>
        ranges.some(([first = 0, last = first]) => codePoint >= first && codePoint <= last),
      // The parts of large packages are numbered, as in "[12]".
      load: () => (loading ??= loadFile(packageName, subset.replace(/[[\]]/g, ""))),
    };
  });
}
type PackageFiles = Awaited<ReturnType<typeof readPackage>>;
const read = new Map<string, Promise<PackageFiles>>();
function readPackageOnce(packageName: string): Promise<PackageFiles> {
  const files = read.get(packageName) ?? readPackage(packageName);
  read.set(packageName, files);
  return files;
}

async function findFile(files: PackageFiles, codePoint: number) {
  for (const file of files)
    if (file.mayHave(codePoint) && (await file.load()).has(codePoint)) return file;
  return undefined;
}

/**
 * Composed letters, but for the vowels that fonts draw with two glyphs: the second would have no
 * letter.
 */
const compose = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u09cb\u09cc]/g, (vowel) => vowel.normalize("NFD"))
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, "\u0e4d$1\u0e32");

/** Without what can't be drawn: pictographs, and the invisible marks that would print as boxes. */
const toDrawable = (text: string): string[] =>
  [
    ...compose(text).replace(/[\p{Zs}\p{Cc}\p{Zl}\p{Zp}]/gu, (space) =>
      space === "\n" ? "\n" : space === " " ? " " : "\u00a0",
    ),
  ].filter(
    (letter) =>
      !/^[\p{Cf}\p{Extended_Pictographic}\ufe0f]$/u.test(letter) || /^[\d©®™]$/u.test(letter),
  );
const codePointOf = (letter: string) => letter.codePointAt(0) ?? 0;

export type VoucherFonts = {
  /** The families that have its letters, in the order to look for one. */
  fontFamily: string[];
  /** Makes a text printable with them: a letter that no font has becomes its Latin form. */
  printable: (text: string) => string;
};

/** Loads the fonts that have a paper's letters, and no others. */
export async function loadVoucherFonts(letters: string): Promise<VoucherFonts> {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters);
  const listed = [...packages, ...(isJapanese ? japanese : chinese)];
  const files = (await Promise.all(listed.map(readPackageOnce))).flat();
  const found = await Promise.all(
    toDrawable([...new Set(compose(letters))].join("")).map((letter) =>
      findFile(files, codePointOf(letter)),
    ),
  );
  const needed = await Promise.all(
    files.filter((file) => found.includes(file)).map((file) => file.load()),
  );
  return {
    fontFamily: needed.map(({ family }) => family),
    printable: (text) =>
      toDrawable(text)
        .map((letter) =>
          letter === "\n" || needed.some((file) => file.has(codePointOf(letter)))
            ? letter
            : anyAscii(letter),
        )
        .join(""),
  };
}
