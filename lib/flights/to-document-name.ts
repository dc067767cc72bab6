import { toNameFault } from "@/lib/api/contract/document-name";
import { spellLetter } from "@/lib/api/contract/latin-letters";

const hasLetters = (name: string) => toNameFault(name) !== "letters";
const isWritten = (character: string) => /^[ '-]$/.test(character) || hasLetters(character);

function toLatin(character: string, next: string | undefined): string | null {
  if (isWritten(character)) return character;
  const bare = character.normalize("NFD").replace(/\p{M}/gu, "");
  if ([...bare].every(isWritten)) return bare;
  return spellLetter(bare, next) ?? null;
}

/**
 * A name in letters that airlines can write, however long, to be compared with the document; null
 * where letters alone don't say how it is written, such as Arabic or Chinese ones.
 */
export function toDocumentName(name: string): string | null {
  // One sound of two letters, which Greek passports write as two as well.
  const text = name
    .normalize("NFC")
    .replace(/(?<=[οΟ])[υύ]/gu, "u")
    .replace(/ΟΥ/gu, "ΟU");
  const characters = [...text];
  const latin = characters.map((one, index) => toLatin(one, characters[index + 1]));
  if (latin.includes(null)) return null;
  const proposed = latin.join("").replace(/ {2,}/g, " ").trim();
  return hasLetters(proposed) ? proposed : null;
}
