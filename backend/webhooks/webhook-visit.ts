import { and, eq } from "drizzle-orm";
import type { Webhook } from "@/lib/api/contract/webhooks";
import { webhookEndpoints } from "../db/schema/webhooks";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { RequestContext, Viewer } from "../http/request-context";

/** A member's request about the agency's webhooks. */
export type WebhookVisit = Pick<RequestContext, "agency" | "requestId" | "clientIp"> & {
  viewer: Viewer;
};
export type WebhookRow = typeof webhookEndpoints.$inferSelect;

export const noSuchWebhook = () =>
  new RouteError(404, "webhook_not_found", "The agency has no such webhook or delivery");
export const stoppedWebhook = () =>
  new RouteError(409, "webhook_stopped", "This webhook is stopped: start it again first");

export const isWebhook = (agencyId: string, id: string) =>
  and(eq(webhookEndpoints.agencyId, agencyId), eq(webhookEndpoints.id, id));

/** A webhook of the agency, locked. @throws RouteError 404 `webhook_not_found` */
export async function requireWebhook(
  tx: Transaction,
  agencyId: string,
  id: string,
): Promise<WebhookRow> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(isWebhook(agencyId, id))
    .for("no key update");
  if (!row) throw noSuchWebhook();
  return row;
}

/** Without its secret. */
export const toWebhook = ({
  id,
  url,
  events,
  createdAt,
  failingSince,
  stoppedAt,
}: WebhookRow): Webhook => ({
  ...{ id, url, events: events as Webhook["events"] },
  createdAt: createdAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? null,
  stoppedAt: stoppedAt?.toISOString() ?? null,
});

/** Its host: the rest of an address may be a secret of the agency's own system. */
export const subjectOf = ({ id, url }: Pick<WebhookRow, "id" | "url">) =>
  ({ kind: "webhook", name: new URL(url).host, id }) as const;
