import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { dayMs, minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { webhookDeliveries, webhookEndpoints } from "../db/schema/webhooks";
import type { ScopedDatabase } from "../db/scoped";
import { listSigningKeys } from "./webhook-secret";

/** Longer than any attempt takes. If a worker dies during one, the delivery is due after this. */
const leaseMs = 2 * minuteMs;
/** At once to one endpoint by all workers, so that a slow one leaves places to the others. */
const perEndpoint = 2;
const keptMs = 30 * dayMs;

/**
 * Claims up to `maximum` deliveries that are due, so that no other worker sends them as well: with
 * where they go and a way to open the keys that sign them. Each endpoint's first comes before
 * another's second, and what fails comes last.
 */
export const claimDeliveries = (
  db: ScopedDatabase,
  { now, maximum }: { now: Date; maximum: number },
) =>
  db.forOperator(async (tx) => {
    const isDue = lte(webhookDeliveries.dueAt, now);
    const isLeased = and(isNotNull(webhookDeliveries.lease), gt(webhookDeliveries.dueAt, now));
    // Those under way take the first places at their endpoint.
    const ranked = tx
      .select({
        id: webhookDeliveries.id,
        isFailing: sql<boolean>`${webhookEndpoints.failingSince} is not null`.as("is_failing"),
        place: sql<number>`row_number() over (
          partition by ${webhookDeliveries.endpointId}
          order by ${isDue}, ${webhookDeliveries.dueAt}, ${webhookDeliveries.id})`.as("place"),
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(or(isDue, isLeased), isNull(webhookEndpoints.stoppedAt)))
      .as("ranked");
    const due = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(ranked, eq(ranked.id, webhookDeliveries.id))
      .where(and(isDue, lte(ranked.place, perEndpoint)))
      .orderBy(ranked.isFailing, ranked.place, webhookDeliveries.dueAt, webhookDeliveries.id)
      .limit(maximum)
      .for("update", { of: webhookDeliveries, skipLocked: true });
    if (due.length === 0) return [];
    const lease = randomUUID();
    const ids = due.map(({ id }) => id);
    await tx
      .update(webhookDeliveries)
      .set({
        ...{ attempts: sql`${webhookDeliveries.attempts} + 1`, lease },
        dueAt: addMs(now, leaseMs),
      })
      .where(inArray(webhookDeliveries.id, ids));
    const rows = await tx
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(inArray(webhookDeliveries.id, ids));
    return rows.map(({ delivery, endpoint }) => ({
      ...{ ...delivery, lease },
      url: endpoint.url,
      openKeys: () => listSigningKeys(tx, endpoint, now),
    }));
  });
export type ClaimedDelivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Removes deliveries that are a month old. */
export const forgetDeliveries = (db: ScopedDatabase, { now }: { now: Date }): Promise<void> =>
  db.forOperator(async (tx) => {
    await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, addMs(now, -keptMs)));
  });
