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
/** With fewer different characters than this any password is easy to guess, however long. */
const minimumVariety = 4;

/**
 * The number of pieces when the text is split greedily into runs of an alphabet or a keyboard row,
 * forwards or backwards.
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
 * Whether a password is a pattern: one or a few repeated characters, an alphabet, keyboard rows.
 */
export function isGuessablePassword(password: string): boolean {
  const characters = [...password.toLowerCase()];
  return (
    new Set(characters).size < minimumVariety || countPieces(characters.join("")) < minimumVariety
  );
}
