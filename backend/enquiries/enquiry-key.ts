import { createHash } from "node:crypto";

const hash = (text: string, encoding: "hex" | "base64url") =>
  createHash("sha256").update(text).digest(encoding);

/**
 * What opens an enquiry without signing in: made of its idempotency key, a random UUID that is kept
 * nowhere, so that the same order sent again gets the same key and the tables have none.
 */
export const toEnquiryKey = (agencyId: string, idempotencyKey: string): string =>
  hash(`enquiry key ${agencyId} ${idempotencyKey.toLowerCase()}`, "base64url");

export const toIdempotencyHash = (idempotencyKey: string): string =>
  hash(`enquiry order ${idempotencyKey.toLowerCase()}`, "hex");
