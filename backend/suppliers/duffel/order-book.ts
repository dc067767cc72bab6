import { and, eq, isNull } from "drizzle-orm";
import { duffelOrders } from "../../db/schema/supplier-accounts";
import type { ScopedDatabase } from "../../db/scoped";

export type NotedOrder = typeof duffelOrders.$inferSelect;
export type NewOrder = Omit<typeof duffelOrders.$inferInsert, "agencyId" | "state">;
type Noted = Partial<Pick<NotedOrder, "sentAt" | "orderId" | "passengers" | "state" | "heldUntil">>;

/** What one agency has held and ordered at Duffel, by our references. */
export function createOrderBook(db: ScopedDatabase, agencyId: string) {
  const ofReference = (clientReference: string) =>
    and(eq(duffelOrders.agencyId, agencyId), eq(duffelOrders.clientReference, clientReference));
  const findBy = (where: ReturnType<typeof and>) =>
    db.forAgency(agencyId, async (tx) => {
      const [row] = await tx.select().from(duffelOrders).where(where);
      return row ?? null;
    });
  /** What no process has sent, and none can send meanwhile; false where there is none. */
  const changeUnsent = (clientReference: string, values: Noted): Promise<boolean> =>
    db.forAgency(agencyId, async (tx) => {
      const isUnsent = and(isNull(duffelOrders.sentAt), eq(duffelOrders.state, "held"));
      const changed = await tx
        .update(duffelOrders)
        .set(values)
        .where(and(ofReference(clientReference), isUnsent))
        .returning({ reference: duffelOrders.clientReference });
      return changed.length > 0;
    });
  return {
    get: (clientReference: string): Promise<NotedOrder | null> =>
      findBy(ofReference(clientReference)),
    getByOrder: (orderId: string): Promise<NotedOrder | null> =>
      findBy(and(eq(duffelOrders.agencyId, agencyId), eq(duffelOrders.orderId, orderId))),
    /** Notes a hold; a later one of the same reference replaces it while it is held. */
    keep: (order: NewOrder): Promise<void> =>
      db.forAgency(agencyId, async (tx) => {
        const values = { ...order, agencyId, state: "held" as const };
        await tx
          .insert(duffelOrders)
          .values(values)
          .onConflictDoUpdate({
            target: [duffelOrders.agencyId, duffelOrders.clientReference],
            set: values,
            setWhere: and(isNull(duffelOrders.sentAt), eq(duffelOrders.state, "held")),
          });
      }),
    note: (clientReference: string, values: Noted): Promise<void> =>
      db.forAgency(agencyId, async (tx) => {
        await tx.update(duffelOrders).set(values).where(ofReference(clientReference));
      }),
    /**
     * Notes that an order is sent now; false where another process has sent one, or it isn't held
     * any more. @param sentAt now
     */
    claim: (clientReference: string, sentAt: Date): Promise<boolean> =>
      changeUnsent(clientReference, { sentAt }),
    /** Nothing is ordered of it any more; false where it has been sent, or isn't held any more. */
    end: (clientReference: string, state: "refused" | "cancelled"): Promise<boolean> =>
      changeUnsent(clientReference, { state }),
  };
}
export type OrderBook = ReturnType<typeof createOrderBook>;
