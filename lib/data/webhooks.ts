import "server-only";
import {
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  type Webhook,
  type WebhookDelivery,
} from "@/lib/api/contract/webhooks";
import { apiForRequest } from "@/lib/session/api-for-request";

/** The agency's webhooks. @throws ApiError or ContractError, see `createApi` */
export async function listWebhooks(tenant: string): Promise<Webhook[]> {
  const api = await apiForRequest(tenant);
  return (await api.call(listWebhooksEndpoint, {})).webhooks;
}

/** What was last sent to one. @throws ApiError or ContractError, see `createApi` */
export async function listWebhookDeliveries(
  tenant: string,
  id: string,
): Promise<WebhookDelivery[]> {
  const api = await apiForRequest(tenant);
  return (await api.call(listWebhookDeliveriesEndpoint, { params: { id } })).deliveries;
}
