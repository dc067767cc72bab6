import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  removeWebhookEndpoint,
  replayWebhookDeliveryEndpoint,
  rollWebhookSecretEndpoint,
  startWebhookEndpoint,
  testWebhookEndpoint,
} from "@/lib/api/contract/webhooks";
import type { Handle } from "../http/request-context";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { requireSignedIn } from "../sessions/require-signed-in";
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  removeWebhook,
  rollWebhookSecret,
  startWebhook,
  type WebhookDependencies,
} from "../webhooks/change-webhooks";
import { listDeliveries, replayDelivery, testWebhook } from "../webhooks/webhook-deliveries";

type Settings = WebhookDependencies & { openCounter: OpenCounter };

/** Where an agency's own system is sent what happens to its bookings. */
export function registerWebhookRoutes(
  handle: Handle,
  { openCounter, ...webhooks }: Settings,
): void {
  const limiter = createLimiter(
    // Each is a request to a server of others. `account` is the member.
    {
      ...{ name: "webhook tests", seconds: 60 * 60 },
      ...{ account: 60, network: 120, agency: 120, everybody: 5_000 },
    },
    openCounter,
  );
  const byHand = { ...webhooks, limiter };
  handle(listWebhooksEndpoint, async (context) => ({
    webhooks: await listWebhooks(webhooks, requireSignedIn(context)),
  }));
  handle(createWebhookEndpoint, async (context, { body }) =>
    createWebhook(webhooks, requireSignedIn(context), body),
  );
  handle(changeWebhookEndpoint, async (context, { params, body }) => ({
    webhook: await changeWebhook(webhooks, requireSignedIn(context), { ...params, ...body }),
  }));
  handle(rollWebhookSecretEndpoint, async (context, { params }) =>
    rollWebhookSecret(webhooks, requireSignedIn(context), params.id),
  );
  handle(startWebhookEndpoint, async (context, { params }) => ({
    webhook: await startWebhook(webhooks, requireSignedIn(context), params.id),
  }));
  handle(removeWebhookEndpoint, async (context, { params }) => {
    await removeWebhook(webhooks, requireSignedIn(context), params.id);
    return {};
  });
  handle(testWebhookEndpoint, async (context, { params }) => ({
    delivery: await testWebhook(byHand, requireSignedIn(context), params.id),
  }));
  handle(listWebhookDeliveriesEndpoint, async (context, { params }) => ({
    deliveries: await listDeliveries(webhooks, requireSignedIn(context), params.id),
  }));
  handle(replayWebhookDeliveryEndpoint, async (context, { params }) => ({
    delivery: await replayDelivery(byHand, requireSignedIn(context), params),
  }));
}
