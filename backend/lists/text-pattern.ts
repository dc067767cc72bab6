import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { diacritics, foldLetters, plainLetters } from "@/lib/api/contract/fold-letters";

/** For LIKE, folded: what contains the text. Its own wildcards are characters like any. */
export const toPattern = (text: string): string =>
  `%${foldLetters(text).replace(/[\\%_]/g, "\\$&")}%`;

/** A text of the database as `foldLetters` folds one: accents and capitals don't count. */
export function toFolded(text: SQLWrapper): SQL<string> {
  const bare = sql<string>`lower(regexp_replace(normalize(${text}, NFKD), ${diacritics}, '', 'g'))`;
  const folded = Object.entries(plainLetters).reduce(
    (inner, [letter, plain]) => sql<string>`replace(${inner}, ${letter}, ${plain})`,
    bare,
  );
  // Most have plain letters alone, of which each is a byte.
  return sql<string>`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${folded} end`;
}

const maximumWords = 6;

/** Whether a text contains each typed word, in any order and with any accents. */
export const containsWords = (text: SQLWrapper, typed: string): SQL[] =>
  foldLetters(typed)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maximumWords)
    .map((word) => sql`strpos(${toFolded(text)}, ${word}) > 0`);
