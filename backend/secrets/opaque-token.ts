import { createHash, randomBytes } from "node:crypto";

/**
 * What only its holder knows: 256 bits in base64url. Sessions, links in mails and steps of a
 * sign-in are each one of these.
 */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: whoever reads the tables can't use it. */
export const toTokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
