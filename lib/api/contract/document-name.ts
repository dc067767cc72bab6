import { spellLetter } from "./latin-letters";

/** Characters of a first or a last name that airlines have room for. */
export const longestDocumentName = 20;

/**
 * Basic letters, with any marks, and those that passports write as basic ones in the lines that
 * machines read; without Æ, Œ, Þ, Ð and the like, which airlines' systems don't take.
 */
const letter = "[A-Za-zØøŁłĿŀıĐđĦħŦŧŊŋŉĸſß]\\p{M}*";
const latin = new RegExp(`^${letter}(?:${letter}|[ '’-])*$`, "u");

/** Each letter with its mark as one sign; marks for which there is none are left out. */
const toText = (name: string): string => name.trim().normalize("NFC").replaceAll(/\p{M}/gu, "");

export type NameFault = "letters" | "tooLong";

/**
 * What keeps a first or last name off a ticket, if anything does: other characters than Latin
 * letters, spaces, hyphens and apostrophes, or too many of them.
 */
export function toNameFault(name: string): NameFault | null {
  const text = toText(name);
  if (!latin.test(name.trim().normalize("NFD"))) return "letters";
  return text.length > longestDocumentName ? "tooLong" : null;
}

export const isDocumentName = (name: string): boolean => toNameFault(name) === null;

/** Marks beyond those of Western Europe (Latin-1) are left out, as passports do. */
const toBare = (letter: string): string =>
  /^[ -~À-ÿ]$/.test(letter) ? letter : letter.normalize("NFD").charAt(0);

/** A name as airlines take it, for every one that is a document name; null for all others. */
export function toTicketName(name: string): string | null {
  if (!isDocumentName(name)) return null;
  const letters = [...toText(name)].map(toBare);
  const spelled = letters.map((one, index) => spellLetter(one, letters[index + 1]) ?? one);
  const ticket = spelled.join("");
  // Airlines take Ø and ß, too, which only become two letters where there is room for both.
  const isShort = ticket.length <= longestDocumentName;
  return isShort
    ? ticket
    : spelled.map((text, index) => (text.length > 1 ? letters[index] : text)).join("");
}
