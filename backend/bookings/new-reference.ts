import { randomInt } from "node:crypto";

/** No letter or digit that looks like another one. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** For people to read out, e.g. `H-7K4M2P9C`: 40 bits, so that nobody finds another one by trying. */
export const newReference = (): string => `H-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
