import { createHash } from "node:crypto";
import type { Challenge } from "@/lib/api/contract/errors";

/** The proof that a browser would send. */
export function solveChallenge({ token, salt, target, count }: Challenge): string {
  for (let number = 0; number < count; number += 1)
    if (createHash("sha256").update(`${salt}:${number}`).digest("hex") === target)
      return `${token}.${number}`;
  throw new Error("the challenge has no solution");
}
