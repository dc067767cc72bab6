import { randomInt } from "node:crypto";

/** No letter or digit that looks like another one. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * For people to read out, e.g. `H-7K4M2P9C`: 40 bits, so that nobody finds another one by trying.
 * `kind` is H for hotels, E for enquiries.
 */
export const newReference = (kind: "H" | "E"): string =>
  `${kind}-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
