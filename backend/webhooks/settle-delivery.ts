import { and, eq, isNotNull } from "drizzle-orm";
import { dayMs, hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs, msBetween } from "@/lib/dates/instants";
import { getAgencyById } from "../agencies/get-agency-by-id";
import { webhookDeliveries, webhookEndpoints } from "../db/schema/webhooks";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toSiteUrl } from "../mail/site-url";
import { mailOwners } from "../agencies/mail-owners";
import { recordAuditEvent } from "../audit/record-audit-event";
import type { ClaimedDelivery } from "./claim-deliveries";
import { isWebhook, subjectOf } from "./webhook-visit";

/** After each attempt that fails; together some three days, after which it is given up. */
const pausesMs = [
  ...[5_000, 5 * minuteMs, 30 * minuteMs],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
];
/** An endpoint at which nothing has arrived for so long is stopped with what it gives up. */
const patienceMs = 3 * dayMs;

/** What became of an attempt; `error` is for the agency's developers. */
export type Outcome = { status: number | null; error: string | null };
const isDelivered = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

type Endpoint = typeof webhookEndpoints.$inferSelect;

/** Sends nothing more to an endpoint, and tells the owners, who alone can start it again. */
async function stopEndpoint(
  tx: Transaction,
  endpoint: Endpoint,
  { deliveryId, now }: { deliveryId: string; now: Date },
): Promise<void> {
  const { agencyId, id } = endpoint;
  await tx.update(webhookEndpoints).set({ stoppedAt: now }).where(isWebhook(agencyId, id));
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: null })
    .where(
      and(
        eq(webhookDeliveries.agencyId, agencyId),
        eq(webhookDeliveries.endpointId, id),
        isNotNull(webhookDeliveries.dueAt),
      ),
    );
  // No request did it, but the delivery that failed last.
  const by = { agency: { id: agencyId }, viewer: null, requestId: deliveryId };
  await recordAuditEvent(tx, by, { action: "webhook.stopped", subject: subjectOf(endpoint), now });
  const agency = await getAgencyById(tx, agencyId);
  if (!agency) return;
  await mailOwners(tx, agency, (owner) => ({
    ...{ kind: "webhookStopped", ...owner, host: new URL(endpoint.url).host },
    link: toSiteUrl(agency, "/settings/developers", owner),
  }));
}

/**
 * Writes what became of an attempt: delivered, due again later, or given up, with which an endpoint
 * may be stopped. An attempt whose lease has passed to another one meanwhile changes nothing.
 */
export const settleDelivery = (
  db: ScopedDatabase,
  { agencyId, endpointId, id, attempts, lease }: ClaimedDelivery,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> =>
  db.forAgency(agencyId, async (tx) => {
    const isEndpoint = isWebhook(agencyId, endpointId);
    // What happens to bookings meanwhile may refer to it: only the key has to stay.
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(isEndpoint)
      .for("no key update");
    if (!endpoint) return;
    const isOk = isDelivered(outcome);
    const isGone = outcome.status === 410;
    const pause = isGone || endpoint.stoppedAt ? undefined : pausesMs[attempts - 1];
    const settled = await tx
      .update(webhookDeliveries)
      .set({
        deliveredAt: isOk ? now : null,
        dueAt: isOk || pause === undefined ? null : addMs(now, pause),
        lastStatus: outcome.status,
        lastError: outcome.error,
        lease: null,
      })
      .where(
        and(
          eq(webhookDeliveries.agencyId, agencyId),
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.lease, lease),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (settled.length === 0) return;
    const failingSince = isOk ? null : (endpoint.failingSince ?? now);
    if (failingSince !== endpoint.failingSince)
      await tx.update(webhookEndpoints).set({ failingSince }).where(isEndpoint);
    const hasFailed = failingSince && msBetween(failingSince, now) >= patienceMs;
    if (!endpoint.stoppedAt && (isGone || (hasFailed && pause === undefined)))
      await stopEndpoint(tx, endpoint, { deliveryId: id, now });
  });
