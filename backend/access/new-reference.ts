import { randomInt } from "node:crypto";

/** No letter or digit that looks like another one. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export type ReferenceLetter = "F" | "H" | "C" | "A" | "S" | "R" | "E" | "J";

/**
 * For people to read out, e.g. `H-7K4M2P9C`: 40 bits, so that nobody finds another one by trying.
 * The letter says of which service it is; E is for enquiries, J for applications of those who want
 * to join an agency. `pick`: a number below another.
 */
export const newReference = (
  letter: ReferenceLetter,
  pick: (below: number) => number = (below) => randomInt(below),
): string =>
  `${letter}-${Array.from({ length: 8 }, () => alphabet[pick(alphabet.length)]).join("")}`;
