import { and, arrayContains, eq, isNull, sql } from "drizzle-orm";
import type { WebhookEvent } from "@/lib/api/contract/webhook-events";
import { webhookDeliveries, webhookEndpoints } from "../db/schema/webhooks";
import type { Transaction } from "../db/scoped";

const testEvent = "webhook.test";

const toPayload = (type: string, data: Record<string, string>, at: Date) => ({
  ...{ type, timestamp: at.toISOString(), data },
});

type Happening = {
  agencyId: string;
  type: WebhookEvent;
  /** Ids and states alone: no names, no addresses, no prices. */
  data: Record<string, string>;
  /** When it happened; `now` by default. */
  at?: Date;
  now: Date;
};

/**
 * Writes an event for each of the agency's webhooks that wants it and isn't stopped, in the
 * transaction of what it tells of: neither happens without the other. It is sent afterwards.
 */
export async function queueWebhooks(
  tx: Transaction,
  { agencyId, type, data, now, at = now }: Happening,
): Promise<void> {
  const payload = JSON.stringify(toPayload(type, data, at));
  const toInstant = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const wants = and(
    eq(webhookEndpoints.agencyId, agencyId),
    arrayContains(webhookEndpoints.events, [type]),
    isNull(webhookEndpoints.stoppedAt),
  );
  // One that is being removed is waited for and skipped: that must not undo what has happened.
  await tx.execute(sql`
    insert into ${webhookDeliveries} (agency_id, endpoint_id, type, payload, created_at, due_at)
    select agency_id, id, ${type}, ${payload}::jsonb, ${toInstant(at)}, ${toInstant(now)}
    from ${webhookEndpoints} where ${wants} for key share`);
}

/** Writes a test for one webhook. */
export async function queueTest(
  tx: Transaction,
  { agencyId, id, now }: { agencyId: string; id: string; now: Date },
): Promise<typeof webhookDeliveries.$inferSelect | undefined> {
  const payload = toPayload(testEvent, { webhookId: id }, now);
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      ...{ agencyId, endpointId: id, type: testEvent, payload, createdAt: now, dueAt: now },
    })
    .returning();
  return row;
}
