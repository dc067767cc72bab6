/** Letters that are written with plain ones where a keyboard lacks them, and have no diacritic. */
export const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");
export const toPlainLetters = (text: string): string =>
  text.replace(plainLetter, (letter) => plainLetters[letter] ?? letter);

/** Diacritics, as a class of regular expressions of JavaScript and of PostgreSQL alike. */
export const diacritics = "[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]";
const everyDiacritic = new RegExp(diacritics, "g");

/** For finding words: lower case, without diacritics. All else stays. */
export const foldLetters = (text: string): string =>
  toPlainLetters(text.normalize("NFKD").replace(everyDiacritic, "").toLowerCase());
