import { createHash } from "node:crypto";

const hash = (text: string, encoding: "hex" | "base64url") =>
  createHash("sha256").update(text).digest(encoding);

/**
 * The key that opens an enquiry without signing in: derived from its idempotency key, a random UUID
 * that isn't stored, so that a repeated request gets the same key and the tables contain none.
 */
export const toEnquiryKey = (agencyId: string, idempotencyKey: string): string =>
  hash(`enquiry key ${agencyId} ${idempotencyKey.toLowerCase()}`, "base64url");

export const toIdempotencyHash = (idempotencyKey: string): string =>
  hash(`enquiry order ${idempotencyKey.toLowerCase()}`, "hex");
