import { and, desc, eq } from "drizzle-orm";
import type { WebhookDelivery } from "@/lib/api/contract/webhooks";
import { requireReach } from "../access/require-reach";
import { recordAuditEvent } from "../audit/record-audit-event";
import { webhookDeliveries } from "../db/schema/webhooks";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { tooManyAttempts, type Limiter } from "../limits/create-limiter";
import { queueTest } from "./queue-webhooks";
import {
  noSuchWebhook,
  requireWebhook,
  stoppedWebhook,
  subjectOf,
  type WebhookVisit,
} from "./webhook-visit";

type Row = typeof webhookDeliveries.$inferSelect;
type Dependencies = {
  db: ScopedDatabase;
  /** Counts what owners send by hand. */
  limiter: Limiter;
  now: () => Date;
};
const listed = 50;

const toDelivery = (row: Row): WebhookDelivery => ({
  ...{ id: row.id, type: row.type, createdAt: row.createdAt.toISOString() },
  state: row.deliveredAt ? "delivered" : row.dueAt ? "waiting" : "givenUp",
  attempts: row.attempts,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  nextAttemptAt: row.dueAt?.toISOString() ?? null,
  ...{ lastStatus: row.lastStatus, lastError: row.lastError },
});

const readLatest = (tx: Transaction, agencyId: string, endpointId: string, maximum: number) =>
  tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.agencyId, agencyId), eq(webhookDeliveries.endpointId, endpointId)),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(maximum);

/**
 * The last deliveries to a webhook, the latest first.
 * @throws RouteError 403 `not_allowed`, 404 `webhook_not_found`
 */
export async function listDeliveries(
  { db }: Pick<Dependencies, "db">,
  visit: WebhookVisit,
  id: string,
): Promise<WebhookDelivery[]> {
  requireReach(visit.viewer, "webhooks.write");
  return db.forAgency(visit.agency.id, async (tx) => {
    await requireWebhook(tx, visit.agency.id, id);
    return (await readLatest(tx, visit.agency.id, id, listed)).map(toDelivery);
  });
}

/** Queues something by hand for a webhook that isn't stopped. */
async function sendByHand(
  { db, limiter, now }: Dependencies,
  visit: WebhookVisit,
  id: string,
  {
    action,
    queue,
  }: {
    action: "webhook.tested" | "webhook.replayed";
    queue: (tx: Transaction, now: Date) => Promise<Row | undefined>;
  },
): Promise<WebhookDelivery> {
  requireReach(visit.viewer, "webhooks.write");
  const { agency, viewer, clientIp } = visit;
  const refusal = await limiter.start({ agencyId: agency.id, account: viewer.userId, clientIp });
  if (refusal) throw tooManyAttempts(refusal);
  return db.forAgency(agency.id, async (tx) => {
    const webhook = await requireWebhook(tx, agency.id, id);
    if (webhook.stoppedAt) throw stoppedWebhook();
    const at = now();
    const row = await queue(tx, at);
    if (!row) throw noSuchWebhook();
    await recordAuditEvent(tx, visit, {
      action,
      subject: subjectOf(webhook),
      after: { delivery: row.id },
      now: at,
    });
    return toDelivery(row);
  });
}

/**
 * Sends a test event.
 * @throws RouteError 403 `not_allowed`, 404 `webhook_not_found`, 409 `webhook_stopped`, 429
 */
export const testWebhook = (
  dependencies: Dependencies,
  visit: WebhookVisit,
  id: string,
): Promise<WebhookDelivery> =>
  sendByHand(dependencies, visit, id, {
    action: "webhook.tested",
    queue: (tx, now) => queueTest(tx, { agencyId: visit.agency.id, id, now }),
  });

/**
 * Sends a delivery once more, with its id: also one that has arrived.
 * @throws RouteError 403 `not_allowed`, 404 `webhook_not_found`, 409 `webhook_stopped`, 429
 */
export const replayDelivery = (
  dependencies: Dependencies,
  visit: WebhookVisit,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> =>
  sendByHand(dependencies, visit, id, {
    action: "webhook.replayed",
    queue: async (tx, now) => {
      const [row] = await tx
        .update(webhookDeliveries)
        // An attempt that is under way settles no more: it is sent anew.
        .set({
          ...{ dueAt: now, lease: null, attempts: 0 },
          ...{ deliveredAt: null, lastStatus: null, lastError: null },
        })
        .where(
          and(
            eq(webhookDeliveries.agencyId, visit.agency.id),
            eq(webhookDeliveries.endpointId, id),
            eq(webhookDeliveries.id, deliveryId),
          ),
        )
        .returning();
      return row;
    },
  });
