import * as z from "zod";
import { getAgencyRecord } from "../agencies/agency-record";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import type { GatewayProvider } from "../payments/gateway-provider";
import { gatewayAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore } from "../provider-accounts/create-account-store";
import type { SecretBox } from "../secrets/secret-box";

const path = "/api/operator/agencies/:subdomain/payments";

/** An agency's accounts at payment gateways, as the operator of the platform sets them. */
export function registerOperatorPaymentRoutes(
  route: OperatorRoute,
  {
    db,
    secrets,
    gateways,
  }: { db: ScopedDatabase; secrets: SecretBox; gateways: readonly GatewayProvider[] },
): void {
  const store = createAccountStore({ db, kind, secrets, providers: gateways });
  const shownSchema = store.shownSchema.extend({ isCurrent: z.boolean() });
  const findCurrent = async (subdomain: string) =>
    (await db.forOperator((tx) => getAgencyRecord(tx, subdomain)))?.record.currentPaymentGateway;
  route(
    "get",
    path,
    {
      summary: "An agency's accounts at payment gateways, without their keys",
      response: z.object({ gateways: z.array(shownSchema) }),
    },
    async ({ params: { subdomain } }) => {
      const [accounts, current] = [await store.list(subdomain), await findCurrent(subdomain)];
      return {
        gateways: accounts.map((one) => ({ ...one, isCurrent: one[kind.noun] === current })),
      };
    },
  );
  route(
    "put",
    path,
    {
      summary: "Set an account's keys; what is left out stays as it is",
      body: store.inputSchema,
      response: z.object({ gateway: shownSchema }),
    },
    async ({ params: { subdomain }, body: input, requestId }) => {
      const account = await store.set({ subdomain, input, requestId });
      const isCurrent = account[kind.noun] === (await findCurrent(subdomain));
      return { gateway: { ...account, isCurrent } };
    },
  );
}
