import * as z from "zod";
import { endpoint } from "./endpoint";
import { webhookEvents } from "./webhook-events";

/** Of one agency. */
export const maximumWebhooks = 5;

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.iso.datetime(),
  /** Since when every delivery has failed; null once one has arrived. */
  failingSince: z.iso.datetime().nullable(),
  /** Since when nothing is sent there; null while something is. */
  stoppedAt: z.iso.datetime().nullable(),
});
export type Webhook = z.output<typeof webhookSchema>;

export const webhookDeliverySchema = z.object({
  /** The `webhook-id`. */
  id: z.uuid(),
  /** One of the events, or `webhook.test`. */
  type: z.string(),
  createdAt: z.iso.datetime(),
  /** waiting: for its next try · givenUp: it isn't tried again unless it is replayed. */
  state: z.enum(["waiting", "delivered", "givenUp"]),
  attempts: z.int(),
  deliveredAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Of the last response; null without one. */
  lastStatus: z.int().nullable(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

/** Not guarded, so that these ask themselves for `webhooks.write`. */
const plain = { api: "main", browser: false, access: { action: "website.write" } } as const;
const guarded = { ...plain, limits: [], access: { action: "webhooks.write" } } as const;
const ofOne = {
  params: z.object({ id: z.uuid() }),
  notFound: "webhook_not_found",
} as const;
const eventsSchema = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)));
const one = z.object({ webhook: webhookSchema });
const withSecret = z.object({
  webhook: webhookSchema,
  /** `whsec_` and the key in base64: in no other response. */
  secret: z.string(),
});
const sent = z.object({ delivery: webhookDeliverySchema });

export const listWebhooksEndpoint = endpoint({
  operationId: "listWebhooks",
  ...plain,
  method: "get",
  path: "/api/agency/webhooks",
  summary: "Where an agency's own system is sent what happens to its bookings, for owners alone",
  response: z.object({ webhooks: z.array(webhookSchema) }),
});
export const createWebhookEndpoint = endpoint({
  operationId: "createWebhook",
  ...guarded,
  method: "post",
  path: "/api/agency/webhooks",
  summary:
    "Send events to one more address. 422 for one that isn't public https, or the site's own; 409 `too_many_webhooks` beyond 5. Only this response, and that to a new secret, has the secret",
  errors: ["proof_required", "too_many_webhooks"],
  body: z.strictObject({ url: z.string().trim().min(1).max(500), events: eventsSchema }),
  response: withSecret,
});
export const changeWebhookEndpoint = endpoint({
  operationId: "changeWebhook",
  ...guarded,
  ...ofOne,
  method: "put",
  path: "/api/agency/webhooks/{id}",
  summary: "Choose the events that are sent to an address; what waits for it already is sent",
  errors: ["proof_required"],
  body: z.strictObject({ events: eventsSchema }),
  response: one,
});
export const rollWebhookSecretEndpoint = endpoint({
  operationId: "rollWebhookSecret",
  ...guarded,
  ...ofOne,
  method: "post",
  path: "/api/agency/webhooks/{id}/secret",
  summary:
    "Make a new secret. For a day each delivery has a signature by it and one by the secret before",
  errors: ["proof_required"],
  response: withSecret,
});
export const startWebhookEndpoint = endpoint({
  operationId: "startWebhook",
  ...plain,
  ...ofOne,
  limits: [],
  method: "post",
  path: "/api/agency/webhooks/{id}/start",
  summary:
    "Send to a stopped address again, for owners alone: what happens from now on. What was given up can be replayed",
  response: one,
});
export const removeWebhookEndpoint = endpoint({
  operationId: "removeWebhook",
  ...guarded,
  ...ofOne,
  method: "delete",
  path: "/api/agency/webhooks/{id}",
  summary: "Send nothing more to an address, and forget it with its deliveries",
  errors: ["proof_required"],
  response: z.object({}),
});
export const testWebhookEndpoint = endpoint({
  operationId: "testWebhook",
  ...plain,
  ...ofOne,
  limits: ["webhook tests"],
  method: "post",
  path: "/api/agency/webhooks/{id}/test",
  summary:
    "Send a `webhook.test` event, for owners alone. 409 `webhook_stopped` for a stopped address",
  errors: ["webhook_stopped"],
  response: sent,
});
export const listWebhookDeliveriesEndpoint = endpoint({
  operationId: "listWebhookDeliveries",
  ...plain,
  ...ofOne,
  method: "get",
  path: "/api/agency/webhooks/{id}/deliveries",
  summary:
    "The last 50 deliveries to an address, the latest first, for owners alone. They are kept for 30 days",
  response: z.object({ deliveries: z.array(webhookDeliverySchema) }),
});
export const replayWebhookDeliveryEndpoint = endpoint({
  operationId: "replayWebhookDelivery",
  ...plain,
  ...ofOne,
  limits: ["webhook tests"],
  params: z.object({ id: z.uuid(), deliveryId: z.uuid() }),
  method: "post",
  path: "/api/agency/webhooks/{id}/deliveries/{deliveryId}/replay",
  summary:
    "Send a delivery once more, with the same `webhook-id`, for owners alone. 409 `webhook_stopped` for a stopped address",
  errors: ["webhook_stopped"],
  response: sent,
});
