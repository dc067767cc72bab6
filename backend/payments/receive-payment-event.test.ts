import { paymentEvents } from "../db/schema/payments";
import { createAgencyFinder } from "../agencies/create-agency-finder";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { createSecretBox } from "../secrets/secret-box";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import { siteConfig } from "../site.config";
import { createGatewayFinder } from "./create-gateway-finder";
import { signEvent } from "@/lib/signed-events/event-signature";
import { payCheckout } from "./sandbox/pay-checkout";
import { startSandboxEvents } from "./sandbox/start-sandbox-events";
import { paymentOrder, testNow } from "./testing/payment-order";

const { gateways } = siteConfig;
const secrets = createSecretBox([Buffer.alloc(32, 7)]);
const [own, newer, theirs] = [
  "alphas-own-secret-of-events",
  "alphas-new-secret-of-events",
  "betas-own-secret-of-events",
] as const;
const headers = { Authorization: `Bearer ${operatorToken}` };

let backend: TestBackend;
let agency: AgencyWire;
let clock = testNow;
const now = () => clock;
const problems: string[] = [];
let woken: [string, object][] = [];
let wake: () => Promise<void> = () => Promise.resolve();
const wakeBooking = async (agencyId: string, payment: object) => {
  await wake();
  woken.push([agencyId, payment]);
};

const setSecrets = (subdomain: string, webhookSecrets: string[]) =>
  backend.call(`PUT /api/operator/agencies/${subdomain}/payments`, {
    headers,
    body: { gateway: "sandbox", webhookSecrets },
  });
beforeAll(async () => {
  backend = await openTestBackend({
    secrets,
    now,
    wakeBooking,
    logProblem: (line) => problems.push(line),
  });
  const found = await createAgencyFinder({
    db: backend.db,
    rootDomain: "localhost",
    defaultAgency: "alpha",
  })("alpha.localhost");
  if (!found) throw new Error("there is no alpha");
  agency = found;
  await setSecrets("beta", [theirs]);
});
beforeEach(async () => {
  clock = testNow;
  woken = [];
  wake = () => Promise.resolve();
  await setSecrets("alpha", [own]);
});
afterAll(() => backend.close());

let count = 0;
const newEvent = (about: object = {}) =>
  JSON.stringify({ id: `evt_${(count += 1)}`, checkout: "the-checkout", ...about });
const sign = (payload: string, secret: string = own, at = clock) =>
  signEvent(payload, { secrets: [secret], now: at });
const send = async (
  payload: string,
  signature = sign(payload),
  to: "alpha" | "beta" | "dormant" = "alpha",
) => {
  const { status, body } = await backend.call("POST /api/payment-events/sandbox", {
    agency: to,
    body: { payload, signature },
  });
  return [status, body.code ?? body.received];
};
const taken = async () =>
  (await backend.db.forAgency(backend.ids.alpha, (tx) => tx.select().from(paymentEvents))).length;
const accepted = [200, true];
const refused = [400, "invalid_signature"];

it("wakes the booking once for each event, however often it comes", async () => {
  const payload = newEvent({ amount: 1, currency: "XXX", state: "failed" });
  for (let delivery = 0; delivery < 10; delivery += 1)
    expect(await send(payload, sign(payload))).toEqual(accepted);
  expect(woken).toEqual([
    [backend.ids.alpha, { gateway: "sandbox", gatewayReference: "the-checkout" }],
  ]);
});

it("refuses what this agency's secret didn't sign just now, and keeps nothing of it", async () => {
  const before = await taken();
  const payload = newEvent();
  expect(await send(payload, sign(payload, theirs))).toEqual(refused);
  expect(await send(`${payload} `, sign(payload))).toEqual(refused);
  expect(await send(payload, sign(payload, own, new Date(clock.getTime() - 301_000)))).toEqual(
    refused,
  );
  expect(await send(payload, "")).toEqual(refused);
  expect(await send(payload, sign(payload), "beta")).toEqual(refused);
  expect(await send(payload, sign(payload), "dormant")).toEqual(refused);
  expect([woken, await taken()]).toEqual([[], before]);
});

it.each([
  "",
  "null",
  "[]",
  "{",
  '{"id":5}',
  '{"id":"evt_x"}',
  `{"id":"${"x".repeat(300)}","checkout":"c"}`,
])("refuses %s as no event though it is signed, and logs nothing of it", async (payload) => {
  const before = await taken();
  expect(await send(payload)).toEqual([400, "malformed_event"]);
  expect([woken, await taken(), backend.logged]).toEqual([[], before, []]);
  expect(problems.splice(0)).toEqual([
    `payment event: sandbox signed ${payload.length} bytes that are no event`,
  ]);
});

it("believes both secrets while they change", async () => {
  await setSecrets("alpha", [newer, own]);
  for (const secret of [own, newer]) {
    const payload = newEvent();
    expect(await send(payload, sign(payload, secret))).toEqual(accepted);
  }
  await setSecrets("alpha", [newer]);
  const late = newEvent();
  expect(await send(late, sign(late, own))).toEqual(refused);
});

it("forgets an event whose booking couldn't be told, so that the next delivery counts", async () => {
  const payload = newEvent();
  wake = () => Promise.reject(new Error("the database is down"));
  expect(await send(payload)).toEqual([500, "internal_error"]);
  expect(backend.logged.splice(0)).toHaveLength(1);
  wake = () => Promise.resolve();
  expect(await send(payload)).toEqual(accepted);
  expect(woken).toHaveLength(1);
});

it("takes 90 kB of quotes and no more", async () => {
  const payload = `{"id":"evt_large","checkout":"c","x":${JSON.stringify('"'.repeat(44_000))}}`;
  expect(await send(payload)).toEqual(accepted);
  expect((await send(payload + " ".repeat(4_000)))[0]).toBe(422);
});

describe("the sandbox's own deliveries", () => {
  const logged: string[] = [];
  const open = async () => {
    const getPaymentGateway = createGatewayFinder({ db: backend.db, secrets, gateways, now });
    const gateway = await getPaymentGateway(agency);
    const { gatewayReference = "" } = (await gateway?.createCheckout(paymentOrder())) ?? {};
    const events = startSandboxEvents({
      db: backend.db,
      getPaymentGateway,
      wakeBooking,
      now,
      logProblem: (line) => logged.push(line),
    });
    await events.deliverDue();
    return {
      gatewayReference,
      events,
      pay: (card: "4242424242424242" | "4000000000000077") =>
        payCheckout(backend.db, { agencyId: agency.id, id: gatewayReference, card, now: clock }),
    };
  };
  const isWoken = (reference: string) =>
    woken.filter(([, payment]) => JSON.stringify(payment).includes(reference)).length;

  it("tell of a payment when it is sure, once", async () => {
    const { gatewayReference, events, pay } = await open();
    await pay("4000000000000077");
    await events.deliverDue();
    expect(isWoken(gatewayReference)).toBe(0);
    clock = new Date(clock.getTime() + 5_000);
    await Promise.all([events.deliverDue(), events.deliverDue()]);
    expect(isWoken(gatewayReference)).toBe(1);
    await events.stop();
  });

  it("are tried again when nobody took them, also by the next start", async () => {
    const { gatewayReference, events, pay } = await open();
    await pay("4242424242424242");
    wake = () => Promise.reject(new Error("not now"));
    await events.deliverDue();
    await events.stop();
    expect(logged.splice(0)).toEqual([expect.stringContaining("not now")]);
    wake = () => Promise.resolve();
    clock = new Date(clock.getTime() + 15_000);
    const next = await open();
    expect(isWoken(gatewayReference)).toBe(1);
    await next.events.stop();
  });
});
