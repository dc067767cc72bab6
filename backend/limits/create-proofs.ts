import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Challenge } from "@/lib/api/contract/errors";
import type { Signer } from "./create-signer";
import type { OpenCounter } from "./open-counter";
import { takePoint } from "./take-point";

const lifetimeSeconds = 5 * 60;

/**
 * What a browser does at most for one: 50,000 hashes are about half a second of a laptop and one or
 * two of a phone.
 */
const usualCount = 50_000;
const maximumFactor = 16;

const toHash = (salt: string, number: string) =>
  createHash("sha256").update(`${salt}:${number}`).digest("hex");
const toDigest = (text: string) => createHash("sha256").update(text).digest("base64url");

type Settings = {
  openCounter: OpenCounter;
  /** Hashes of a challenge at most. */ baseCount?: number;
  now?: () => Date;
};

/**
 * Proofs of work: a browser finds the number below `count` whose hash is known, by trying. Each
 * challenge is signed, is about one thing, lives five minutes and is taken once, by whichever
 * backend: nothing is kept of those that nobody solves.
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
     * @param about what the proof will be believed for, such as one account's sign-in
     * @param factor how many times the usual work
     */
    create(about: string, factor = 1): Challenge {
      const count = baseCount * Math.min(maximumFactor, Math.max(1, factor));
      const salt = randomBytes(12).toString("base64url");
      const target = toHash(salt, String(randomInt(count)));
      const parts = [salt, target, String(Math.floor(now().getTime() / 1000) + lifetimeSeconds)];
      return { token: [...parts, sign(toText(about, parts))].join("."), salt, target, count };
    },

    /** Whether it proves the work for this, and wasn't taken before. `<token>.<number>`. */
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
