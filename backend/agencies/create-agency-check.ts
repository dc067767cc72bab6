import { agencies } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";

/**
 * Whether there is any agency at all. Once there was one the database is asked no more: unknown
 * hosts come by the thousand.
 */
export function createAgencyCheck(db: ScopedDatabase): () => Promise<boolean> {
  let wasThere = false;
  return async () =>
    (wasThere ||=
      (await db.forOperator((tx) => tx.select({ id: agencies.id }).from(agencies).limit(1)))
        .length > 0);
}
