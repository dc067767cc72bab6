import * as z from "zod";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { OperatorRoute } from "../http/create-operator-route";
import { RouteError } from "../errors/route-error";
import { supplierAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore, noSuchAccount } from "../provider-accounts/create-account-store";
import type { SecretBox } from "../secrets/secret-box";
import {
  hasAccounts,
  type SupplierContext,
  type SupplierProvider,
} from "../suppliers/supplier-provider";

const path = "/api/operator/agencies/:subdomain/suppliers";
const triedCallSchema = z.object({ call: z.string(), answer: z.string(), isFine: z.boolean() });

/** An agency's own accounts at suppliers, as the operator of the platform sets them. */
export function registerOperatorSupplierRoutes(
  route: OperatorRoute,
  {
    db,
    secrets,
    providers: all,
    now,
    fetch,
  }: Pick<SupplierContext, "db" | "now" | "fetch"> & {
    secrets: SecretBox;
    providers: readonly SupplierProvider[];
  },
): void {
  const providers = all.filter(hasAccounts);
  const store = createAccountStore({ db, kind, secrets, providers });
  route(
    "get",
    path,
    {
      summary: "An agency's accounts at suppliers, without their secrets",
      response: z.object({ accounts: z.array(store.shownSchema) }),
    },
    async ({ params }) => ({ accounts: await store.list(params.subdomain) }),
  );
  route(
    "put",
    path,
    {
      summary: "Set an account's key and webhook secrets; what is left out stays as it is",
      body: store.inputSchema,
      response: z.object({ account: store.shownSchema }),
      errors: ["secrets_key_missing"],
    },
    async ({ params, body, requestId }) => ({
      account: await store.set({ ...params, input: body, requestId }),
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
    async ({ params: { subdomain, supplier: name }, requestId }) => {
      await store.remove({ subdomain, name, requestId });
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
    async ({ params, body: { orders } }) => {
      const agencyId = await db.forOperator((tx) => requireAgencyId(tx, params.subdomain));
      const provider = providers.find(({ name }) => name === params.supplier);
      const settings = provider && (await store.find(agencyId, provider));
      if (!settings) throw noSuchAccount();
      const calls = await provider.attempt?.({ settings, now: now(), orders, fetch });
      if (!calls) throw new RouteError(404, "not_found", `${provider.name} can't be tried`);
      return { calls };
    },
  );
}
