import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts secrets at rest. `about` names what the secret belongs to, and decryption needs the same
 * text: a row's secret is useless in another row.
 */
export type SecretBox = {
  seal: (secret: string, about: string) => string;
  /** @throws if no key fits or the text was changed */
  open: (sealed: string, about: string) => string;
  /**
   * Signing keys derived from each decryption key, newest first; different for each purpose. Empty
   * without a key.
   */
  deriveKeys: (purpose: string) => Buffer[];
  /** Identifies the encryption key: its ciphertexts begin with this. Null if there is none. */
  keyId: string | null;
};

/** Identifies a key without revealing it; its ciphertexts begin with this. */
export const keyIdOf = (key: Buffer) => createHash("sha256").update(key).digest("hex").slice(0, 8);
const algorithm = "aes-256-gcm";

/**
 * HKDF (RFC 5869): 32 bytes for one purpose, which reveal nothing about the secret or other
 * purposes.
 */
export const deriveKey = (secret: Buffer | string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/**
 * AES-256-GCM with the first key; the others still decrypt, which allows rotation. The format is
 * `<key id>.<nonce>.<tag>.<ciphertext>`, base64url.
 * @param keys 32 bytes each
 */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  return {
    keyId: keyIdOf(keys[0]),
    deriveKeys: (purpose) => keys.map((key) => deriveKey(key, purpose)),
    seal(secret, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, keys[0], nonce).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return [
        keyIdOf(keys[0]),
        ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString("base64url")),
      ].join(".");
    },
    open(sealed, about) {
      const [id = "", ...parts] = sealed.split(".");
      const [nonce = Buffer.alloc(0), tag = Buffer.alloc(0), text = Buffer.alloc(0)] = parts.map(
        (part) => Buffer.from(part, "base64url"),
      );
      const key = byId.get(id);
      if (!key)
        throw new Error(`SECRETS_KEY: the key ${id} is needed, which this secret was kept with`);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
    },
  };
}

/** Without a key nothing can be stored. @throws with what the operator has to set */
export const lockedSecretBox: SecretBox = {
  deriveKeys: () => [],
  keyId: null,
  seal: () => {
    throw new MissingKeyError();
  },
  open: () => {
    throw new MissingKeyError();
  },
};

export class MissingKeyError extends Error {
  override name = "MissingKeyError";
  constructor() {
    super(
      "SECRETS_KEY: is needed to keep secrets in a DATABASE_URL: 32 random bytes in base64, such as `openssl rand -base64 32` prints",
    );
  }
}
