import type { ScopedDatabase } from "../db/scoped";

/**
 * Kills a process at its n-th transaction as an agency: before it, or right after its commit.
 * Everything the dead process tries then fails, until another one is started.
 */
export function crashDatabase(db: ScopedDatabase) {
  const { forAgency } = db;
  let [left, isDead, when]: [number, boolean, "before" | "after"] = [Infinity, false, "before"];
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
    arm: (at: number, kind: "before" | "after") => void ([left, when] = [at, kind]),
    isDead: () => isDead,
    restart: () => void ([left, isDead] = [Infinity, false]),
  };
}
