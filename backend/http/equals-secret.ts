import { createHash, timingSafeEqual } from "node:crypto";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** Compares in constant time; hashed first, because the comparison needs equal lengths. */
export const equalsSecret = (given: string | null | undefined, secret: string): boolean =>
  timingSafeEqual(digest(given ?? ""), digest(secret)) && Boolean(given);
