import * as z from "zod";
import { ssoProviderInputSchema, ssoProviderSettingsSchema } from "@/lib/api/contract/sso";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import type { OutboundRules } from "../outbound/create-guarded-fetch";
import type { SecretBox } from "../secrets/secret-box";
import { listStoredSsoProviders, removeSsoProvider, setSsoProvider } from "../sso/set-sso-provider";
import { requireSsoProvider } from "../sso/sso-provider-input";

const path = "/api/operator/agencies/:subdomain/sso";
/** A secret goes in and never comes out. */
const storedSchema = z.object({
  id: z.string(),
  settings: ssoProviderSettingsSchema,
  hasSecret: z.boolean(),
});

/** Whom an agency lets vouch for its users, as the operator of the platform sets it. */
export function registerOperatorSsoRoutes(
  route: OperatorRoute,
  { db, secrets, outbound }: { db: ScopedDatabase; secrets: SecretBox; outbound: OutboundRules },
): void {
  route(
    "get",
    path,
    {
      summary: "An agency's sign-in providers",
      response: z.object({ providers: z.array(storedSchema) }),
    },
    async ({ params }) => ({
      providers: await listStoredSsoProviders(db, params.subdomain),
    }),
  );
  route(
    "put",
    path,
    {
      summary: "Set a provider; a secret that is left out stays as it is",
      body: ssoProviderInputSchema,
      response: z.object({ provider: storedSchema }),
      errors: ["secrets_key_missing"],
    },
    async ({ params, body, requestId }) => {
      const input = await requireSsoProvider(body, outbound);
      return { provider: await setSsoProvider(db, secrets, { ...params, input, requestId }) };
    },
  );
  route(
    "delete",
    `${path}/:id`,
    {
      summary: "Take a provider away; its people keep their accounts",
      response: z.object({ ok: z.literal(true) }),
      errors: ["not_found"],
    },
    async ({ params, requestId }) => {
      await removeSsoProvider(db, { ...params, requestId });
      return { ok: true };
    },
  );
}
