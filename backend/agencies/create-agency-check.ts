import { agencies } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";

/**
 * Whether any agency exists. Once one does the database isn't queried again: unknown hosts come by
 * the thousand.
 */
export function createAgencyCheck(db: ScopedDatabase): () => Promise<boolean> {
  let wasThere = false;
  return async () =>
    (wasThere ||=
      (await db.forOperator((tx) => tx.select({ id: agencies.id }).from(agencies).limit(1)))
        .length > 0);
}
