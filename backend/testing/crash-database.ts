import { env } from "@/lib/env";
import type { ScopedDatabase } from "../db/scoped";

export type Moment = "before" | "after";

/**
 * Kills a process at its n-th transaction as an agency: before it, or right after its commit.
 * Everything the dead process tries then fails, until another one is started.
 */
export function crashDatabase(db: ScopedDatabase) {
  const { forAgency } = db;
  let [left, isDead, when]: [number, boolean, Moment] = [Infinity, false, "before"];
  const die = () => {
    isDead = true;
    return new Error("the process died");
  };
  db.forAgency = async (agencyId, work) => {
    if (isDead) throw die();
    left -= 1;
    if (left === 0 && when === "before") throw die();
    const isLast = left === 0;
    const done = await forAgency(agencyId, work);
    if (isLast) throw die();
    return done;
  };
  return {
    /** `at`: 1 is the next transaction. */
    arm: (at: number, kind: Moment) => void ([left, when] = [at, kind]),
    isDead: () => isDead,
    restart: () => void ([left, isDead] = [Infinity, false]),
  };
}

const shareCount = 6;

function chooseShares(): number[] {
  const { TEST_ALL, TEST_SHARE = 0 } = env();
  if (TEST_ALL) return Array.from({ length: shareCount }, (_, share) => share);
  return [TEST_SHARE % shareCount];
}

/**
 * Of the six shares of all points where a process may die: each with TEST_ALL, else one, by
 * TEST_SHARE.
 */
export const crashShares = chooseShares();

/**
 * Runs `live` for each point of a share: every third transaction, in turn before it and after its
 * commit, until there is none left to die at.
 * @returns the last transaction at which the process died
 */
export async function dieAtEach(
  share: number,
  live: (at: number, kind: Moment) => Promise<boolean>,
): Promise<number> {
  let last = 0;
  for (let point = 0; ; point += 1) {
    const at = 3 * point + (share % 3) + 1;
    if (!(await live(at, (point + share) % 2 ? "after" : "before"))) return last;
    last = at;
  }
}
