import { createHash, randomBytes } from "node:crypto";

/**
 * A secret of its holder: 256 bits in base64url. Used for sessions, mailed links and steps of a
 * sign-in.
 */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token: reading the tables doesn't allow using it. */
export const toTokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** 128 bits in hexadecimal: public, but nothing that others could have in their DNS by chance. */
export const newDomainToken = (): string => randomBytes(16).toString("hex");
