import { randomInt } from "node:crypto";
import type { Service } from "@/lib/api/contract/services";

/** No letter or digit that looks like another one. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * For people to read out, e.g. `H-7K4M2P9C`: 40 bits, so that others can't be guessed. The letter
 * names the service; E is for enquiries, J for applications to join an agency,
 * K for clients. `pick`: a number
 * below another.
 */
export const newReference = (
  letter: Service["letter"] | "E" | "J" | "K",
  pick: (below: number) => number = (below) => randomInt(below),
): string =>
  `${letter}-${Array.from({ length: 8 }, () => alphabet[pick(alphabet.length)]).join("")}`;
