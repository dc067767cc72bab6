import { and, count, eq, inArray, sql } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { type Viewer } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";

/** Each keeps stock for days: no traveller needs more at once; agents book for many. */
const mostUnpaid = { traveller: 5, travelAgent: 20 };
const unpaidStates = ["quoted", "requested", "held", "paying"] as const;

/**
 * Of a buyer's bookings that are paid later only so many wait to be paid at once. Later orders of
 * theirs wait until this transaction is over.
 * @throws RouteError 409 `too_many_unpaid`
 */
export async function requireFewUnpaid(
  tx: Transaction,
  agencyId: string,
  { userId, isTravelAgent }: Pick<Viewer, "userId" | "isTravelAgent">,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${agencyId} ${userId}`}, 0))`,
  );
  const [unpaid] = await tx
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.agencyId, agencyId),
        eq(bookings.userId, userId),
        eq(bookings.isPaidLater, true),
        inArray(bookings.state, unpaidStates),
      ),
    );
  const most = isTravelAgent ? mostUnpaid.travelAgent : mostUnpaid.traveller;
  if ((unpaid?.count ?? 0) >= most)
    throw new RouteError(
      409,
      "too_many_unpaid",
      `${most} bookings wait to be paid already: please pay one of them first`,
    );
}
