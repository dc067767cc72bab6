import { isDocumentName } from "@/lib/api/contract/document-name";
import { latinLetters } from "./latin-letters";

const isWritten = (character: string) => /^[ '-]$/.test(character) || isDocumentName(character);

const isUpper = (text: string | undefined) =>
  text !== undefined && text !== text.toLowerCase() && text === text.toUpperCase();

/** As its neighbour is written: "Жанна" begins with Zh, "ЖАННА" with ZH. */
function withCase(latin: string, from: string, next: string | undefined): string {
  if (!isUpper(from)) return latin;
  return isUpper(next) ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}

function toLatin(character: string, next: string | undefined): string | null {
  if (isWritten(character)) return character;
  const bare = character.normalize("NFD").replace(/\p{M}/gu, "");
  if (bare !== "" && [...bare].every(isWritten)) return bare;
  const latin = latinLetters[bare] ?? latinLetters[bare.toLowerCase()];
  return latin === undefined ? null : withCase(latin, character, next);
}

/**
 * A name in letters that airlines can write, to be compared with the document; null where letters
 * alone don't say how it is written, such as Arabic or Chinese ones.
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
  return isDocumentName(proposed) ? proposed : null;
}
