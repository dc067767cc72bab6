import * as z from "zod";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { RouteError } from "../errors/route-error";
import type { SecretBox } from "../secrets/secret-box";
import { accountInputSchema, supplierNames } from "../supplier-accounts/account-secrets";
import {
  getAccountKey,
  listAccounts,
  removeAccount,
  setAccount,
} from "../supplier-accounts/set-account";
import { triedCallSchema, tryDuffel } from "../suppliers/duffel/try-duffel";

const path = "/api/operator/agencies/:subdomain/suppliers";
/** A secret goes in and never comes out. */
const shownSchema = z.object({
  supplier: z.enum(supplierNames),
  mode: z.enum(["test", "live"]),
  webhookSecrets: z.number().int(),
  updatedAt: z.iso.datetime(),
});

/** An agency's own accounts at suppliers, as the operator of the platform sets them. */
export function registerOperatorSupplierRoutes(
  route: OperatorRoute,
  {
    db,
    secrets,
    now,
    fetch,
  }: {
    db: ScopedDatabase;
    secrets: SecretBox;
    now: () => Date;
    /** Instead of the network, for tests. */ fetch?: typeof globalThis.fetch | undefined;
  },
): void {
  route(
    "get",
    path,
    {
      summary: "An agency's accounts at suppliers, without their secrets",
      response: z.object({ accounts: z.array(shownSchema) }),
    },
    async ({ params }) => ({ accounts: await listAccounts(db, secrets, params.subdomain) }),
  );
  route(
    "put",
    path,
    {
      summary: "Set an account's key and webhook secrets; what is left out stays as it is",
      body: accountInputSchema,
      response: z.object({ account: shownSchema }),
      errors: ["secrets_key_missing"],
    },
    async ({ params, body, requestId }) => ({
      account: await setAccount(db, secrets, { ...params, input: body, requestId }),
    }),
  );
  route(
    "delete",
    `${path}/:supplier`,
    {
      summary: "Forget an account: what was booked with it can't be reached from here any more",
      response: z.object({ ok: z.literal(true) }),
      errors: ["not_found"],
    },
    async ({ params, requestId }) => {
      await removeAccount(db, { ...params, requestId });
      return { ok: true };
    },
  );
  route(
    "post",
    `${path}/:supplier/try`,
    {
      summary: "Ask an account what bookings would ask it; an order only of a test account",
      body: z.strictObject({ orders: z.boolean().default(false) }),
      response: z.object({ calls: z.array(triedCallSchema) }),
      errors: ["not_found"],
    },
    async ({ params, body }) => {
      const agencyId = await db.forOperator((tx) => requireAgencyId(tx, params.subdomain));
      const supplier = supplierNames.find((name) => name === params.supplier);
      const key = supplier && (await getAccountKey(db, secrets, { agencyId, supplier }));
      if (!key) throw new RouteError(404, "not_found", "There is no such account");
      return { calls: await tryDuffel({ key, now: now(), orders: body.orders, fetch }) };
    },
  );
}
