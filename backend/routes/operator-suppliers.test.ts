import { supplierAccounts } from "../db/schema/supplier-accounts";
import { securityEvents } from "../db/schema/users";
import { createDuffelDouble } from "../suppliers/duffel/testing/create-duffel-double";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";

const headers = { Authorization: `Bearer ${operatorToken}` };
const apiKey = "duffel_test_key";
const now = () => new Date("2026-11-21T12:00:00Z");
const double = createDuffelDouble({ now });

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ now, supplierFetch: double.fetch });
});
afterAll(() => backend.close());

const path = (subdomain = "alpha") => `/api/operator/agencies/${subdomain}/suppliers` as const;
const set = (body: object) => backend.call(`PUT ${path()}`, { headers, body });
const list = async (subdomain = "alpha") =>
  (await backend.call(`GET ${path(subdomain)}`, { headers })).body;
const attempt = (orders = false, subdomain = "alpha") =>
  backend.call(`POST ${path(subdomain)}/duffel/try`, { headers, body: { orders } });

const shown = { supplier: "duffel", mode: "test", updatedAt: expect.any(String) };

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
    { by: "operator", supplier: "duffel", mode: "test" },
  ]);
});

it.each([
  { supplier: "duffel", apiKey: "sk_test_1234567890" },
  { supplier: "acme", apiKey },
  { supplier: "duffel" },
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
