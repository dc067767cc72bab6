import * as z from "zod";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { gatewayInputSchema } from "../payments/gateway-secrets";
import { gatewayNames } from "../ports/payment-gateway";
import { listGateways, setGateway } from "../payments/set-gateway";
import type { SecretBox } from "../secrets/secret-box";

const path = "/api/operator/agencies/:subdomain/payments";
/** A key goes in and never comes out. */
const shownSchema = z.object({
  gateway: z.enum(gatewayNames),
  isCurrent: z.boolean(),
  mode: z.enum(["sandbox", "test", "live"]),
  webhookSecrets: z.number().int(),
  updatedAt: z.iso.datetime(),
});

/** An agency's accounts at payment gateways, as the operator of the platform sets them. */
export function registerOperatorPaymentRoutes(
  route: OperatorRoute,
  { db, secrets }: { db: ScopedDatabase; secrets: SecretBox },
): void {
  route(
    "get",
    path,
    {
      summary: "An agency's accounts at payment gateways, without their keys",
      response: z.object({ gateways: z.array(shownSchema) }),
    },
    async ({ params }) => ({ gateways: await listGateways(db, secrets, params.subdomain) }),
  );
  route(
    "put",
    path,
    {
      summary: "Set an account's keys; what is left out stays as it is",
      body: gatewayInputSchema,
      response: z.object({ gateway: shownSchema }),
    },
    async ({ params, body, requestId }) => ({
      gateway: await setGateway(db, secrets, { ...params, input: body, requestId }),
    }),
  );
}
