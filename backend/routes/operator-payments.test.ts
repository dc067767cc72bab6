import Stripe from "stripe";
import { paymentGateways } from "../db/schema/payments";
import { securityEvents } from "../db/schema/users";
import { lockedSecretBox } from "../secrets/secret-box";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";

const headers = { Authorization: `Bearer ${operatorToken}` };
const secretKey = "sk_test_51NotAKeyOfAnybody";
const [own, newer, theirs] = [
  "whsec_of_this_very_endpoint",
  "whsec_after_the_rotation__",
  "whsec_of_another_agency_s",
] as const;
const account = { gateway: "stripe", secretKey, webhookSecrets: [own] };

let backend: TestBackend;
const woken: string[] = [];
beforeAll(async () => {
  backend = await openTestBackend({
    wakeBooking: (_agencyId, { gatewayReference }) => {
      woken.push(gatewayReference);
      return Promise.resolve();
    },
  });
});
afterAll(() => backend.close());

const set = (body: object, subdomain = "alpha") =>
  backend.call(`PUT /api/operator/agencies/${subdomain}/payments`, { headers, body });
const show = async (subdomain = "alpha") =>
  (await backend.call(`GET /api/operator/agencies/${subdomain}/payments`, { headers })).body;
const { webhooks } = new Stripe(secretKey);
const send = async (
  agency: "alpha" | "beta",
  payload: string,
  { secret = own, secondsAgo = 0 }: { secret?: string; secondsAgo?: number } = {},
) => {
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });
  return (
    await backend.call("POST /api/payment-events/stripe", { agency, body: { payload, signature } })
  ).status;
};
const toEvent = (id: string, type: string, object: object = { id: "cs_1" }) =>
  JSON.stringify({ id, object: "event", type, data: { object } });

it("keeps keys sealed and shows them to nobody", async () => {
  const { status, body } = await set(account);
  const shown = {
    gateway: "stripe",
    isCurrent: false,
    mode: "test",
    webhookSecrets: 1,
    updatedAt: expect.any(String),
  };
  expect([status, body]).toEqual([200, { gateway: shown }]);
  expect(await show()).toEqual({ gateways: [shown] });
  const rows = await backend.db.forOperator((tx) => tx.select().from(paymentGateways));
  const everything = JSON.stringify([rows, await show(), body]);
  expect(everything).not.toMatch(new RegExp(`${secretKey}|${own}`));
});

it("leaves what isn't given as it is, and says which account takes payments", async () => {
  await set(account);
  expect((await set({ gateway: "stripe", webhookSecrets: [newer, own] })).body).toMatchObject({
    gateway: { mode: "test", webhookSecrets: 2 },
  });
  expect(
    (await set({ gateway: "stripe", secretKey: secretKey.replace("test", "live") })).body,
  ).toMatchObject({ gateway: { mode: "live", webhookSecrets: 2 } });
  await backend.changeAgency("alpha", { currentPaymentGateway: "stripe" });
  expect(await show()).toMatchObject({ gateways: [{ gateway: "stripe", isCurrent: true }] });
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
});

it("tells the agency's audit trail what changed, and no secret", async () => {
  await set(account);
  const trail = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(securityEvents).orderBy(securityEvents.createdAt),
  );
  const details = trail
    .filter(({ event }) => event === "paymentGatewayChanged")
    .map((each) => each.details);
  expect(details.at(-1)).toEqual({
    by: "operator",
    gateway: "stripe",
    changed: "secretKey, webhookSecrets",
  });
  expect(JSON.stringify(trail)).not.toMatch(/sk_|whsec_/);
});

it.each([
  [{ gateway: "stripe", webhookSecrets: [own] }, "secretKey", "is needed: nothing is kept yet"],
  [{ gateway: "stripe", secretKey }, "webhookSecrets", "is needed: nothing is kept yet"],
  [
    { gateway: "stripe", secretKey: "pk_test_51NotAKeyOfAnybody" },
    "secretKey",
    "must be a secret key (sk_…) or a restricted one (rk_…)",
  ],
  [
    { gateway: "stripe", webhookSecrets: ["not-of-stripe-but-long-enough"] },
    "webhookSecrets.0",
    "must be a signing secret (whsec_…)",
  ],
  [
    { gateway: "stripe", webhookSecrets: [own, own, own] },
    "webhookSecrets",
    expect.stringContaining("<=2"),
  ],
  [
    { gateway: "sandbox", webhookSecrets: ["short"] },
    "webhookSecrets.0",
    "must have 24 to 200 characters, without spaces",
  ],
  [{ gateway: "sandbox", webhookSecrets: [own], secretKey }, "secretKey", "is not a known field"],
  [{ gateway: "paypal" }, "gateway", expect.any(String)],
])("names what is wrong in %j, and keeps nothing of it", async (body, path, message) => {
  const answer = await set(body, "beta");
  expect([answer.status, answer.body.issues]).toEqual([422, [{ path, message }]]);
  expect(JSON.stringify(answer.body)).not.toMatch(/51NotAKey/);
  expect(await show("beta")).toEqual({ gateways: [] });
});

it("says which key is missing before it keeps a secret without one", async () => {
  const keyless = await openTestBackend({ secrets: lockedSecretBox });
  const { status, body } = await keyless.call("PUT /api/operator/agencies/alpha/payments", {
    headers,
    body: account,
  });
  expect([status, body.message]).toEqual([422, expect.stringContaining("SECRETS_KEY: is needed")]);
  await keyless.close();
});

it("knows no agency by another name", async () => {
  expect([
    (await set(account, "nobody")).status,
    (await backend.call("GET /api/operator/agencies/nobody/payments", { headers })).status,
  ]).toEqual([404, 404]);
});

describe("Stripe's events", () => {
  beforeAll(async () => {
    await set(account);
    await set({ ...account, webhookSecrets: [theirs] }, "beta");
  });
  beforeEach(() => void woken.splice(0));

  it("wake a booking once each, in whichever order they come", async () => {
    const [completed, settled] = [
      toEvent("evt_a1", "checkout.session.completed"),
      toEvent("evt_a2", "checkout.session.async_payment_succeeded"),
    ];
    for (const payload of [settled, completed, settled, completed])
      expect(await send("alpha", payload)).toBe(200);
    expect(woken).toEqual(["cs_1", "cs_1"]);
  });

  it("about something else are taken and change nothing", async () => {
    expect([await send("alpha", toEvent("evt_b1", "payout.paid", { id: "po_1" })), woken]).toEqual([
      200,
      [],
    ]);
  });

  it("of another agency, forged or late ones are refused", async () => {
    const payload = toEvent("evt_c1", "checkout.session.completed");
    expect(await send("alpha", payload, { secret: theirs })).toBe(400);
    expect(await send("beta", payload)).toBe(400);
    expect(await send("alpha", payload, { secondsAgo: 310 })).toBe(400);
    expect(woken).toEqual([]);
    expect(await send("beta", payload, { secret: theirs })).toBe(200);
    expect(await send("alpha", payload)).toBe(200);
    expect(woken).toEqual(["cs_1", "cs_1"]);
  });
});

it("shows the keys of a gateway that the site no longer has, as unused", async () => {
  const gone = { agencyId: backend.ids.beta, name: "adyen", secrets: "sealed" };
  await backend.db.forOperator((tx) => tx.insert(paymentGateways).values(gone));
  const unused = { gateway: "adyen", isCurrent: false, mode: "unused", webhookSecrets: 0 };
  expect((await show("beta")).gateways).toContainEqual(expect.objectContaining(unused));
});
