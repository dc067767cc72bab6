import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Challenge } from "@/lib/api/contract/errors";
import type { Signer } from "./create-signer";
import type { OpenCounter } from "./open-counter";
import { takePoint } from "./take-point";

const lifetimeSeconds = 5 * 60;

/**
 * The maximum work of a browser for one: 50,000 hashes take about half a second on a laptop and one
 * or two on a phone.
 */
const usualCount = 50_000;
const maximumFactor = 16;

const toHash = (salt: string, number: string) =>
  createHash("sha256").update(`${salt}:${number}`).digest("hex");
const toDigest = (text: string) => createHash("sha256").update(text).digest("base64url");

type Settings = {
  openCounter: OpenCounter;
  /** Maximum number of hashes of a challenge. */ baseCount?: number;
  now?: () => Date;
};

/**
 * Proofs of work: a browser finds the number below `count` with a known hash, by brute force. Each
 * challenge is signed, is for one purpose, is valid for five minutes and accepted once, by any
 * backend: unsolved ones are not stored.
 */
export function createProofs(
  { sign, isSigned }: Signer,
  { openCounter, baseCount = usualCount, now = () => new Date() }: Settings,
) {
  const taken = openCounter("proofs taken", { points: 1, seconds: lifetimeSeconds });
  const toText = (about: string, parts: readonly string[]) =>
    ["proof", toDigest(about), ...parts].join(" ");

  return {
    /**
     * @param about what the proof will be accepted for, such as one account's sign-in
     * @param factor multiplies the usual work
     */
    create(about: string, factor = 1): Challenge {
      const count = baseCount * Math.min(maximumFactor, Math.max(1, factor));
      const salt = randomBytes(12).toString("base64url");
      const target = toHash(salt, String(randomInt(count)));
      const parts = [salt, target, String(Math.floor(now().getTime() / 1000) + lifetimeSeconds)];
      return { token: [...parts, sign(toText(about, parts))].join("."), salt, target, count };
    },

    /** Whether it is a valid, unused proof for this purpose. `<token>.<number>`. */
    async take(proof: string | null, about: string): Promise<boolean> {
      const [salt = "", target = "", expiresAt = "", signature = "", number = ""] = (
        proof ?? ""
      ).split(".");
      const isOurs = isSigned(toText(about, [salt, target, expiresAt]), signature);
      if (!isOurs || Number(expiresAt) * 1000 <= now().getTime() || toHash(salt, number) !== target)
        return false;
      return (await takePoint(taken, salt)).isTaken;
    },
  };
}
export type Proofs = ReturnType<typeof createProofs>;
