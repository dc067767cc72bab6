import { toPlainLetters } from "@/lib/api/contract/fold-letters";

const plain = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/**
 * For comparing names: lower case, without diacritics, everything but letters and digits a single
 * space.
 */
export function foldText(text: string): string {
  // Enough for most names, and an index has tens of thousands.
  if (plain.test(text)) return text.toLowerCase();
  return toPlainLetters(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
  )
    .replace(/['’ʻʼ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const digraphs: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };

/** A name folded, and as people write it whose keyboard lacks its umlauts: "Koeln". */
export const toSpellings = (name: string): string[] => {
  const folded = foldText(name);
  if (plain.test(name)) return [folded];
  const spelt = name.normalize("NFC").toLowerCase();
  return /[äöüåø]/.test(spelt)
    ? [folded, foldText(spelt.replace(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter))]
    : [folded];
};
