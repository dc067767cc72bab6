import { eq } from "drizzle-orm";
import { paymentGateways, sandboxCheckouts } from "../../db/schema/payments";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { TestCardNumber } from "@/lib/api/contract/test-cards";
import { createAgencyFinder } from "../../agencies/create-agency-finder";
import { createSecretBox, lockedSecretBox } from "../../secrets/secret-box";
import { openTestBackend, type TestBackend } from "../../testing/open-test-backend";
import { siteConfig } from "../../site.config";
import { createGatewayFinder } from "../create-gateway-finder";
import type { PaymentGateway } from "../../ports/payment-gateway";
import { paymentOrder, testNow } from "../testing/payment-order";
import { answerChallenge, payCheckout } from "./pay-checkout";

const { gateways } = siteConfig;
const secrets = createSecretBox([Buffer.alloc(32, 7)]);
let backend: TestBackend;
let clock = testNow;
const now = () => clock;
let agency: AgencyWire;
let other: AgencyWire;
let gateway: PaymentGateway;

async function requireAgency(host: string): Promise<AgencyWire> {
  const found = await createAgencyFinder({
    db: backend.db,
    rootDomain: "localhost",
    defaultAgency: "alpha",
  })(host);
  if (!found) throw new Error(`there is no ${host}`);
  return found;
}
async function gatewayOf(of: AgencyWire): Promise<PaymentGateway> {
  const found = await createGatewayFinder({ db: backend.db, secrets, gateways, now })(of);
  if (!found) throw new Error("there is no gateway");
  return found;
}

beforeAll(async () => {
  backend = await openTestBackend({ secrets, now });
  await backend.changeAgency("beta", { currentPaymentGateway: "sandbox" });
  [agency, other] = await Promise.all([
    requireAgency("alpha.localhost"),
    requireAgency("beta.localhost"),
  ]);
  gateway = await gatewayOf(agency);
});
beforeEach(() => {
  clock = testNow;
});
afterAll(() => backend.close());

const create = async (order = paymentOrder()) => ({
  order,
  ...(await gateway.createCheckout(order)),
});
const pay = (id: string, card: TestCardNumber) =>
  payCheckout(backend.db, { agencyId: agency.id, id, card, now: clock });
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const refusal = { kind: "refused" };
const stored = async (id: string) =>
  (
    await backend.db.forAgency(agency.id, (tx) =>
      tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id)),
    )
  )[0];

it("gives one checkout for one payment, behind an id nobody guesses, in the person's language", async () => {
  const { order, gatewayReference, redirectUrl } = await create();
  expect(gatewayReference).toMatch(/^[\w-]{43}$/);
  expect(redirectUrl).toBe(`/sandbox-payment/${gatewayReference}`);
  expect(await gateway.createCheckout({ ...order, language: "es" })).toEqual({
    gatewayReference,
    redirectUrl: `/es/sandbox-payment/${gatewayReference}`,
  });
  await expect(
    gateway.createCheckout({ ...order, money: { amount: 1, currency: "USD" } }),
  ).rejects.toMatchObject(refusal);
  expect(await gateway.getPayment(gatewayReference)).toEqual({
    state: "open",
    money: order.money,
    paymentId: order.paymentId,
    failureCode: null,
  });
});

it("is paid once, and keeps four digits of the card", async () => {
  const { gatewayReference } = await create();
  await pay(gatewayReference, "4242424242424242");
  await pay(gatewayReference, "4000000000000002");
  expect(await gateway.getPayment(gatewayReference)).toMatchObject({
    state: "succeeded",
    failureCode: null,
  });
  const row = await stored(gatewayReference);
  expect([row?.cardLastFour, row?.eventDueAt]).toEqual(["4242", testNow]);
  expect(JSON.stringify(row)).not.toContain("42424242");
});

it("stays open after a card was declined, for another one", async () => {
  const { gatewayReference } = await create();
  await pay(gatewayReference, "4000000000000002");
  expect(await gateway.getPayment(gatewayReference)).toMatchObject({
    state: "open",
    failureCode: "card_declined",
  });
  await pay(gatewayReference, "4242424242424242");
  expect(await gateway.getPayment(gatewayReference)).toMatchObject({
    state: "succeeded",
    failureCode: null,
  });
});

it("waits for the answer to a challenge, and for no second one", async () => {
  const answer = (id: string, isApproved: boolean) =>
    answerChallenge(backend.db, { agencyId: agency.id, id, isApproved, now: clock });
  const [approved, refused] = [await create(), await create()];
  for (const { gatewayReference } of [approved, refused])
    await pay(gatewayReference, "4000000000003220");
  expect(await gateway.getPayment(approved.gatewayReference)).toMatchObject({ state: "open" });
  await answer(approved.gatewayReference, true);
  await answer(approved.gatewayReference, false);
  await answer(refused.gatewayReference, false);
  await answer(refused.gatewayReference, true);
  expect(await gateway.getPayment(approved.gatewayReference)).toMatchObject({ state: "succeeded" });
  expect(await gateway.getPayment(refused.gatewayReference)).toMatchObject({
    state: "open",
    failureCode: "authentication_failed",
  });
});

it("settles a delayed payment by itself, also after the time to pay was over", async () => {
  const { gatewayReference } = await create(
    paymentOrder({ expiresAt: new Date(testNow.getTime() + 1_000) }),
  );
  await pay(gatewayReference, "4000000000000077");
  pass(4_999);
  expect(await gateway.expireCheckout(gatewayReference)).toMatchObject({ state: "processing" });
  pass(1);
  expect(await gateway.getPayment(gatewayReference)).toMatchObject({ state: "succeeded" });
});

it("takes the money of a payment whose answer is lost", async () => {
  const { gatewayReference } = await create();
  await expect(pay(gatewayReference, "4000000000000119")).rejects.toMatchObject({
    status: 503,
    code: "outcome_unknown",
  });
  expect(await gateway.getPayment(gatewayReference)).toMatchObject({ state: "processing" });
  // Tried again in spite of everything, nothing is paid twice.
  expect(await pay(gatewayReference, "4242424242424242")).toMatchObject({ cardLastFour: "0119" });
  pass(8_000);
  expect(await gateway.getPayment(gatewayReference)).toMatchObject({ state: "succeeded" });
});

it("can't be paid once it has expired, by time or by word", async () => {
  const [late, closed, paid] = [await create(), await create(), await create()];
  await pay(paid.gatewayReference, "4242424242424242");
  expect(await gateway.expireCheckout(closed.gatewayReference)).toMatchObject({ state: "expired" });
  expect(await gateway.expireCheckout(paid.gatewayReference)).toMatchObject({ state: "succeeded" });
  await pay(closed.gatewayReference, "4242424242424242");
  pass(20 * 60_000);
  await pay(late.gatewayReference, "4242424242424242");
  for (const { gatewayReference } of [late, closed])
    expect(await gateway.getPayment(gatewayReference)).toMatchObject({ state: "expired" });
});

it("gives back what was paid and no more, once for each refund", async () => {
  const { gatewayReference } = await create();
  const refund = (refundId: string, amount: number, currency = "USD") =>
    gateway.refund({ refundId, gatewayReference, money: { amount, currency } });
  await expect(refund("a", 1)).rejects.toMatchObject(refusal);
  await pay(gatewayReference, "4242424242424242");
  const first = await refund("a", 10_000);
  expect(first.state).toBe("succeeded");
  expect(await Promise.all([refund("a", 10_000), refund("a", 10_000)])).toEqual([first, first]);
  expect(await gateway.getRefund(first.gatewayReference)).toEqual(first);
  await expect(refund("a", 9_999)).rejects.toMatchObject(refusal);
  await expect(refund("b", 2_346)).rejects.toMatchObject(refusal);
  await expect(refund("b", 2_345, "EUR")).rejects.toMatchObject(refusal);
  await expect(refund("b", -1)).rejects.toMatchObject(refusal);
  await refund("b", 2_345);
  expect(await stored(gatewayReference)).toMatchObject({ refunded: 12_345 });
  await expect(gateway.getRefund(`${gatewayReference}.c`)).rejects.toMatchObject(refusal);
});

it("shows another agency nothing and lets it change nothing", async () => {
  const theirs = await gatewayOf(other);
  const { order, gatewayReference } = await create();
  const before = await stored(gatewayReference);
  const money = { amount: 1, currency: "USD" };
  await expect(theirs.getPayment(gatewayReference)).rejects.toMatchObject(refusal);
  await expect(theirs.expireCheckout(gatewayReference)).rejects.toMatchObject(refusal);
  await expect(theirs.refund({ refundId: "a", gatewayReference, money })).rejects.toMatchObject(
    refusal,
  );
  await expect(theirs.createCheckout(order)).rejects.toMatchObject(refusal);
  for (const [path, body] of [
    ["", {}],
    ["/pay", { card: "4242424242424242" }],
    ["/challenge", { isApproved: true }],
  ] as const) {
    const answer = await backend.call(`POST /api/sandbox-payments/${gatewayReference}${path}`, {
      agency: "beta",
      body,
    });
    const unknown = await backend.call(`POST /api/sandbox-payments/${"x".repeat(43)}${path}`, {
      agency: "beta",
      body,
    });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      404,
      unknown.body.code,
      unknown.body.message,
    ]);
  }
  expect(await stored(gatewayReference)).toEqual(before);
});

it("makes up its secret once, sealed, and none for an agency that doesn't use it", async () => {
  const find = createGatewayFinder({ db: backend.db, secrets, gateways, now });
  await Promise.all([find(agency), find(agency)]);
  const rows = await backend.db.forOperator((tx) => tx.select().from(paymentGateways));
  expect(rows.filter(({ agencyId }) => agencyId === agency.id)).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("sandbox_");
  const without = { ...other, id: backend.ids.dormant, currentPaymentGateway: null };
  expect(
    await Promise.all([
      find(without),
      find(without, "sandbox"),
      find(without, "stripe"),
      find({ ...without, currentPaymentGateway: "paypal" }),
    ]),
  ).toEqual([null, null, null, null]);
  expect(await backend.db.forOperator((tx) => tx.select().from(paymentGateways))).toHaveLength(
    rows.length,
  );
});

it("works where nothing can be sealed, with a secret that ends with the process", async () => {
  const keyless = { ...agency, id: backend.ids.dormant };
  const find = createGatewayFinder({ db: backend.db, secrets: lockedSecretBox, gateways, now });
  expect([(await find(keyless))?.name, (await find(keyless))?.name]).toEqual([
    "sandbox",
    "sandbox",
  ]);
});
