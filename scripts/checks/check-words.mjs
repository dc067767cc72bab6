const code = /\.(?:[cm]?js|tsx?|css)$/;
/** Strings, which may hold what looks like a comment, and comments. */
const parts =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<comment>\/\*[\s\S]*?\*\/|(?<![:`\\])\/\/.*$)/gm;
/** What engineers say instead: requested, no user, a user, reports, anyone who, any. */
const vague = /\b(?:asked|nobody|somebody|told|whoever|whatever)\b/gi;
const nameless = /^\s*(?:export )?(?:type|interface) (Asked|Told|Wanted|Visit)\b/gm;

/**
 * Findings where a comment is written in words that name nothing, or a type is named by what was
 * done instead of by what it is, such as `HotelSearchInput`.
 */
export function checkWords(files, read) {
  return files
    .filter((file) => code.test(file))
    .flatMap((file) => {
      const text = read(file);
      const toLine = (index) => text.slice(0, index).split("\n").length;
      const inComments = [...text.matchAll(parts)].flatMap(({ index, groups }) =>
        [...(groups.comment ?? "").matchAll(vague)].map((word) => ({
          line: toLine(index + word.index),
          message: `says "${word[0]}": name who or what it is`,
        })),
      );
      const inNames = [...text.matchAll(nameless)].map((name) => ({
        line: toLine(name.index),
        message: `names a type "${name[1]}": its name says its noun`,
      }));
      return [...inComments, ...inNames].map((finding) => ({ file, ...finding }));
    });
}
