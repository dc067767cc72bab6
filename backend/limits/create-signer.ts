import { createHmac, timingSafeEqual } from "node:crypto";

export type Signer = {
  sign: (text: string) => string;
  isSigned: (text: string, signature: string) => boolean;
};

/**
 * HMAC-SHA-256 in base64url: the first key signs, all of them verify, which allows rotation.
 * @param keys at least one
 */
export function createSigner(keys: readonly Buffer[]): Signer {
  const [first] = keys;
  if (!first) throw new Error("a signer needs a key");
  const toSignature = (key: Buffer, text: string) =>
    createHmac("sha256", key).update(text).digest();
  return {
    sign: (text) => toSignature(first, text).toString("base64url"),
    isSigned(text, signature) {
      const given = Buffer.from(signature, "base64url");
      return keys.some(
        (key) => given.length === 32 && timingSafeEqual(toSignature(key, text), given),
      );
    },
  };
}
