const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "yxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(""))];
/** Of fewer different characters than this nothing is hard to guess, however long. */
const minimumVariety = 4;

/**
 * How many pieces the text falls into when each is as much of an alphabet or a row of keys as
 * possible, forwards or backwards.
 */
function countPieces(text: string): number {
  let pieces = 0;
  for (let start = 0; start < text.length; pieces += 1) {
    let length = 1;
    while (
      start + length < text.length &&
      runs.some((run) => run.includes(text.slice(start, start + length + 1)))
    )
      length += 1;
    start += length;
  }
  return pieces;
}

/**
 * Whether a password is a pattern and not a secret: one character or a few again and again, an
 * alphabet, rows of keys.
 */
export function isGuessablePassword(password: string): boolean {
  const characters = [...password.toLowerCase()];
  return (
    new Set(characters).size < minimumVariety || countPieces(characters.join("")) < minimumVariety
  );
}
