import { randomUUID } from "node:crypto";
import { asc, count, eq } from "drizzle-orm";
import type { WebhookEvent } from "@/lib/api/contract/webhook-events";
import { maximumWebhooks, type Webhook } from "@/lib/api/contract/webhooks";
import { requireReach } from "../access/require-reach";
import { recordAuditEvent } from "../audit/record-audit-event";
import { agencies } from "../db/schema/agencies";
import { webhookEndpoints } from "../db/schema/webhooks";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { findUrlFault } from "../outbound/checked-url";
import { newWebhookSecret } from "./webhook-secret";
import {
  isWebhook,
  noSuchWebhook,
  requireWebhook,
  subjectOf,
  toWebhook,
  type WebhookRow,
  type WebhookVisit,
} from "./webhook-visit";

export type WebhookDependencies = {
  db: ScopedDatabase;
  rootDomain: string;
  /** Allows addresses on this machine: demos and tests only. */
  allowLoopbackUrls: boolean;
  now: () => Date;
};

/** The agency's webhooks, the oldest first. @throws RouteError 403 `not_allowed` */
export async function listWebhooks(
  { db }: WebhookDependencies,
  visit: WebhookVisit,
): Promise<Webhook[]> {
  requireReach(visit.viewer, "webhooks.write");
  const rows = await db.forAgency(visit.agency.id, (tx) =>
    tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.agencyId, visit.agency.id))
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id)),
  );
  return rows.map(toWebhook);
}

/** What is wrong with where events should go; null if nothing is. */
function findFault(
  { rootDomain, allowLoopbackUrls }: WebhookDependencies,
  { domains }: WebhookVisit["agency"],
  url: string,
): string | null {
  const fault = findUrlFault(url, { allowLoopbackUrls });
  if (fault) return fault;
  const { hostname } = new URL(url);
  const isOwn = [rootDomain, ...domains].some(
    (own) => hostname === own || hostname.endsWith(`.${own}`),
  );
  // A name of this machine can be one of the site's own only in demos, which allow it.
  return isOwn && !allowLoopbackUrls ? "must not be an address of this site" : null;
}

/**
 * Sends events to one more address.
 * @returns with its secret, which is in no other answer
 * @throws RouteError 409 `too_many_webhooks`, 422
 */
export async function createWebhook(
  dependencies: WebhookDependencies,
  visit: WebhookVisit,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const { agency } = visit;
  const fault = findFault(dependencies, agency, url);
  if (fault) throw refuseInput("url", fault);
  const now = dependencies.now();
  return dependencies.db.forAgency(agency.id, async (tx) => {
    // Two at the same time must not both be the last that there may be.
    await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, agency.id))
      .for("no key update");
    const [found] = await tx
      .select({ webhooks: count() })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.agencyId, agency.id));
    if ((found?.webhooks ?? 0) >= maximumWebhooks)
      throw new RouteError(409, "too_many_webhooks", "You have as many webhooks as can be");
    const of = { agencyId: agency.id, id: randomUUID() };
    const { sealed, shown } = newWebhookSecret(tx, of);
    const row: WebhookRow = {
      ...{ ...of, url, events, secret: sealed },
      ...{ createdAt: now, failingSince: null, stoppedAt: null },
    };
    await tx.insert(webhookEndpoints).values(row);
    await recordAuditEvent(tx, visit, {
      action: "webhook.created",
      subject: subjectOf(row),
      after: { events: events.join(", ") },
      now,
    });
    return { webhook: toWebhook(row), secret: shown };
  });
}

/** Changes a webhook that is locked. @throws RouteError 404 `webhook_not_found` */
const change = (
  { db, now }: WebhookDependencies,
  visit: WebhookVisit,
  id: string,
  work: (tx: Transaction, row: WebhookRow, now: Date) => Promise<Partial<WebhookRow>>,
): Promise<Webhook> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const row = await requireWebhook(tx, visit.agency.id, id);
    const values = await work(tx, row, now());
    if (Object.keys(values).length > 0)
      await tx.update(webhookEndpoints).set(values).where(isWebhook(visit.agency.id, id));
    return toWebhook({ ...row, ...values });
  });

/** @throws RouteError 404 `webhook_not_found` */
export const changeWebhook = (
  dependencies: WebhookDependencies,
  visit: WebhookVisit,
  { id, events }: { id: string; events: WebhookEvent[] },
): Promise<Webhook> =>
  change(dependencies, visit, id, async (tx, row, now) => {
    const [before, after] = [row.events.join(", "), events.join(", ")];
    if (before === after) return {};
    await recordAuditEvent(tx, visit, {
      action: "webhook.changed",
      subject: subjectOf(row),
      before: { events: before },
      after: { events: after },
      now,
    });
    return { events };
  });

/**
 * Gives a webhook a new secret; the one before signs as well for a day, if it can still be opened.
 * @throws RouteError 404 `webhook_not_found`
 */
export async function rollWebhookSecret(
  dependencies: WebhookDependencies,
  visit: WebhookVisit,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  let secret = "";
  const webhook = await change(dependencies, visit, id, async (tx, row, now) => {
    const { sealed, shown } = newWebhookSecret(tx, row, { before: row, now });
    secret = shown;
    await recordAuditEvent(tx, visit, { action: "webhook.rolled", subject: subjectOf(row), now });
    return { secret: sealed };
  });
  return { webhook, secret };
}

/**
 * Sends to a stopped webhook again; one that isn't stopped stays as it is.
 * @throws RouteError 403 `not_allowed`, 404 `webhook_not_found`
 */
export async function startWebhook(
  dependencies: WebhookDependencies,
  visit: WebhookVisit,
  id: string,
): Promise<Webhook> {
  requireReach(visit.viewer, "webhooks.write");
  return change(dependencies, visit, id, async (tx, row, now) => {
    if (!row.stoppedAt) return {};
    await recordAuditEvent(tx, visit, { action: "webhook.started", subject: subjectOf(row), now });
    return { stoppedAt: null, failingSince: null };
  });
}

/** Removes a webhook with its deliveries. @throws RouteError 404 `webhook_not_found` */
export const removeWebhook = (
  { db, now }: WebhookDependencies,
  visit: WebhookVisit,
  id: string,
): Promise<void> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const [row] = await tx
      .delete(webhookEndpoints)
      .where(isWebhook(visit.agency.id, id))
      .returning();
    if (!row) throw noSuchWebhook();
    await recordAuditEvent(tx, visit, {
      action: "webhook.removed",
      subject: subjectOf(row),
      now: now(),
    });
  });
