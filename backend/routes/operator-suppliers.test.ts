import { supplierAccounts } from "../db/schema/supplier-accounts";
import { securityEvents } from "../db/schema/users";
import { supplierAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore } from "../provider-accounts/create-account-store";
import { duffel } from "../suppliers/duffel/duffel";
import { createDuffelDouble } from "../suppliers/duffel/testing/create-duffel-double";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken } from "../testing/open-test-backend";

const headers = { Authorization: `Bearer ${operatorToken}` };
const apiKey = "duffel_test_key";
const now = () => new Date("2026-11-21T12:00:00Z");
const double = createDuffelDouble({ now });

const backend = openForFile(() => openTestBackend({ now, supplierFetch: double.fetch }));

const path = (subdomain = "alpha") => `/api/operator/agencies/${subdomain}/suppliers` as const;
const set = (body: object) => backend.call(`PUT ${path()}`, { headers, body });
const list = async (subdomain = "alpha") =>
  (await backend.call(`GET ${path(subdomain)}`, { headers })).body;
const attempt = (orders = false, subdomain = "alpha") =>
  backend.call(`POST ${path(subdomain)}/duffel/try`, { headers, body: { orders } });

const shown = {
  supplier: "duffel",
  mode: "test",
  webhookSecrets: 0,
  updatedAt: expect.any(String),
};

it("keeps a key sealed, shows it to nobody and notes who set it", async () => {
  const { status, body } = await set({ supplier: "duffel", apiKey });
  expect([status, body]).toEqual([200, { account: shown }]);
  expect(await list()).toEqual({ accounts: [shown] });
  expect(await list("beta")).toEqual({ accounts: [] });
  const rows = await backend.unscoped.select().from(supplierAccounts);
  expect(JSON.stringify(rows)).not.toContain(apiKey);
  const events = await backend.unscoped.select().from(securityEvents);
  const found = events.filter(({ event }) => event === "supplierAccountChanged");
  expect(found.map(({ details }) => details)).toEqual([
    { by: "operator", supplier: "duffel", mode: "test", changed: "apiKey" },
  ]);
});

it("keeps what is left out: a webhook's secret beside the key, and another key beside that", async () => {
  const secret = "secret-of-the-webhook";
  const { body } = await set({ supplier: "duffel", webhookSecrets: [secret, `${secret}-before`] });
  expect(body).toEqual({ account: { ...shown, webhookSecrets: 2 } });
  expect(JSON.stringify(await backend.unscoped.select().from(supplierAccounts))).not.toContain(
    secret,
  );
  await set({ supplier: "duffel", apiKey: "duffel_test_other" });
  expect(await list()).toEqual({ accounts: [{ ...shown, webhookSecrets: 2 }] });
  const { db, secrets } = backend;
  const found = await createAccountStore({ db, kind, secrets }).find(backend.ids.alpha, duffel);
  expect(found).toEqual({
    apiKey: "duffel_test_other",
    webhookSecrets: [secret, `${secret}-before`],
  });
});

it("keeps no webhook's secret without a key", async () => {
  const body = { supplier: "duffel", webhookSecrets: ["secret-of-the-webhook"] };
  const answer = await backend.call(`PUT ${path("beta")}`, { headers, body });
  expect([answer.status, answer.body]).toMatchObject([422, { issues: [{ path: "apiKey" }] }]);
  expect(await list("beta")).toEqual({ accounts: [] });
});

it.each([
  { supplier: "duffel", apiKey: "sk_test_1234567890" },
  { supplier: "acme", apiKey },
  { supplier: "duffel" },
  { supplier: "duffel", webhookSecrets: [] },
  { supplier: "duffel", webhookSecrets: ["too short"] },
  { supplier: "duffel", webhookSecrets: ["a".repeat(20), "b".repeat(20), "c".repeat(20)] },
])("refuses %j", async (body) => {
  expect((await set(body)).status).toBe(422);
});

it("asks for offers, one of them and its seats, and orders nothing unless it is told to", async () => {
  const names = async (orders: boolean) => {
    const { body } = await attempt(orders);
    const { calls } = body as { calls: { call: string; isFine: boolean }[] };
    expect(calls.filter(({ isFine }) => !isFine)).toEqual([]);
    return calls.map(({ call }) => call);
  };
  expect(await names(false)).toEqual(["offer request", "offer", "seat maps"]);
  expect(double.orders.size).toBe(0);
  expect(await names(true)).toEqual([
    ...["offer request", "offer", "seat maps"],
    ...["order", "cancellation"],
  ]);
  expect([...double.orders.values()].filter((order) => !order.cancelled_at)).toEqual([]);
});

it("says what failed, and stops there", async () => {
  double.fail("POST /air/offer_requests", { status: 401, code: "access_token_not_found" });
  expect((await attempt()).body).toEqual({
    calls: [
      {
        call: "offer request",
        answer: expect.stringContaining("access_token_not_found"),
        isFine: false,
      },
    ],
  });
});

it("forgets an account once; without one there is nothing to try", async () => {
  const remove = async () => (await backend.call(`DELETE ${path()}/duffel`, { headers })).status;
  expect([await remove(), await remove()]).toEqual([200, 404]);
  expect(await list()).toEqual({ accounts: [] });
  expect((await attempt()).status).toBe(404);
  expect((await attempt(false, "nobody")).status).toBe(404);
});
