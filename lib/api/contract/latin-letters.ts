/**
 * What a ticket can't have, in letters that it can: as passports transliterate it in the lines that
 * machines read. Letters with marks aren't here: they stand for the letter without.
 */
const latinLetters: Readonly<Record<string, string>> = {
  ...{ æ: "ae", œ: "oe", ĳ: "ij", þ: "th", ð: "d", ß: "ss", ə: "e", "’": "'", "‘": "'" },
  ...{ ø: "oe", ł: "l", ı: "i", đ: "d", ħ: "h", ŧ: "t", ŋ: "n", ŉ: "n", ŀ: "l", ĸ: "q", ſ: "s" },
  ...{ ʼ: "'", "‐": "-", "‑": "-", "–": "-", ".": " ", ",": " " },
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "k", л: "l" },
  ...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts" },
  ...{ ч: "ch", ш: "sh", щ: "shch", ъ: "ie", ы: "y", ь: "", э: "e", ю: "iu", я: "ia", є: "ie" },
  ...{ і: "i", ґ: "g", ј: "j", љ: "lj", њ: "nj", ћ: "c", ђ: "d", џ: "dz", ѕ: "dz" },
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l" },
  ...{ μ: "m", ν: "n", ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f" },
  ...{ χ: "ch", ψ: "ps", ω: "o" },
};

const isUpper = (text: string | undefined) =>
  text !== undefined && text !== text.toLowerCase() && text === text.toUpperCase();

/**
 * How passports spell a letter, in the case of its neighbour: "Жанна" begins with Zh, "ЖАННА" with
 * ZH. Undefined for those that stay, and those that no rule spells, such as Chinese ones.
 */
export function spellLetter(letter: string, next: string | undefined): string | undefined {
  const latin = latinLetters[letter] ?? latinLetters[letter.toLowerCase()];
  if (latin === undefined || !isUpper(letter)) return latin;
  return isUpper(next) ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}
