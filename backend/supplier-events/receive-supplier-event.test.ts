import { receiveSupplierEventEndpoint } from "@/lib/api/contract/supplier-events";
import { duffelOrders } from "../db/schema/supplier-accounts";
import { signDuffelEvent } from "../suppliers/duffel/testing/sign-duffel-event";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

const [own, newer, theirs] = [
  "alphas-own-secret",
  "alphas-new-secret",
  "betas-own-secret",
] as const;
const now = new Date("2026-11-21T12:00:00Z");

let backend: TestBackend;
let asked: object[] = [];
const problems: string[] = [];

const set = (subdomain: TestAgency, body: object) =>
  backend.call(`PUT /api/operator/agencies/${subdomain}/suppliers`, {
    headers: { Authorization: `Bearer ${operatorToken}` },
    body: { supplier: "duffel", ...body },
  });
const note = (agency: TestAgency, orderId: string) =>
  backend.db.forAgency(backend.ids[agency], (tx) =>
    tx.insert(duffelOrders).values({
      agencyId: backend.ids[agency],
      clientReference: `F-${orderId}`,
      offerId: "off_1",
      item: {} as (typeof duffelOrders.$inferInsert)["item"],
      expected: { amount: 1, currency: "EUR" },
      heldUntil: now,
      sentAt: now,
      orderId,
      state: "held",
    }),
  );
beforeAll(async () => {
  backend = await openTestBackend({
    now: () => now,
    earlyPolls: { ask: (account) => void asked.push(account) },
    logProblem: (line) => problems.push(line),
  });
  await set("alpha", { apiKey: "duffel_test_alpha", webhookSecrets: [newer, own] });
  await set("beta", { apiKey: "duffel_test_beta", webhookSecrets: [theirs] });
  await note("alpha", "ord_alpha");
  await note("beta", "ord_beta");
});
beforeEach(() => {
  asked = [];
});
afterAll(() => backend.close());

const toEvent = (orderId: string, type = "order.airline_initiated_change_detected") =>
  JSON.stringify({ id: "wev_1", type, live_mode: false, data: { object: { order_id: orderId } } });
const sign = (payload: string, secret: string = own, at = now) =>
  signDuffelEvent(payload, { secret, at });
const send = async (
  payload: string,
  signature = sign(payload),
  agency: TestAgency | "nowhere" = "alpha",
) => {
  const { status, body } = await backend.call(receiveSupplierEventEndpoint, {
    ...(agency === "nowhere" ? { headers: { "X-Agency-Host": "nowhere.example" } } : { agency }),
    params: { supplier: "duffel" },
    body: { payload, signature },
  });
  return [status, body.code ?? body.received];
};
const accepted = [200, true];
const refused = [401, "event_refused"];
const alphas = () => ({ agencyId: backend.ids.alpha, supplier: "duffel" });

it("makes its account be asked for an order of its own, and says so each time it comes", async () => {
  const payload = toEvent("ord_alpha");
  expect(await send(payload)).toEqual(accepted);
  expect(await send(payload, sign(payload, newer))).toEqual(accepted);
  expect(asked).toEqual([alphas(), alphas()]);
});

it.each([
  ["order_cancellation.confirmed", true],
  ["order.updated", true],
  ["order.created", false],
  ["order.creation_failed", false],
  ["payment.created", false],
  ["stays.booking.cancelled", false],
])("%s makes it be asked: %s", async (type, isAsked) => {
  expect(await send(toEvent("ord_alpha", type))).toEqual(accepted);
  expect(asked).toEqual(isAsked ? [alphas()] : []);
});

it("takes a ping, an order of nobody's and a change that names no order", async () => {
  expect(await send('{"type":"ping.triggered","data":{"object":{}}}')).toEqual(accepted);
  expect(await send(toEvent("ord_nobody"))).toEqual(accepted);
  expect(asked).toEqual([]);
  expect(await send(toEvent(""))).toEqual(accepted);
  expect(asked).toEqual([alphas()]);
});

it("believes no other agency's secret, and finds no other agency's order", async () => {
  const before = await backend.unscoped.select().from(duffelOrders);
  const payload = toEvent("ord_alpha");
  expect(await send(payload, sign(payload, theirs))).toEqual(refused);
  expect(await send(payload, sign(payload), "beta")).toEqual(refused);
  expect(await send(payload, sign(payload, theirs), "beta")).toEqual(accepted);
  expect(asked).toEqual([]);
  expect(await backend.unscoped.select().from(duffelOrders)).toEqual(before);
});

it("refuses what isn't signed just now, in the same words", async () => {
  const payload = toEvent("ord_alpha");
  expect(await send(`${payload} `, sign(payload))).toEqual(refused);
  expect(await send(payload, "")).toEqual(refused);
  expect(await send(payload, "nonsense")).toEqual(refused);
  expect(await send(payload, sign(payload, own, new Date(now.getTime() - 301_000)))).toEqual(
    refused,
  );
  expect(asked).toEqual([]);
});

it("isn't there without an account, nor for an agency that nobody knows", async () => {
  const payload = toEvent("ord_alpha");
  expect(await send(payload, sign(payload), "dormant")).toEqual([404, "not_found"]);
  expect(await send(payload, sign(payload), "nowhere")).toEqual([404, "agency_not_found"]);
});

it("serves an agency that is switched off, and refuses where no secret is set", async () => {
  await set("dormant", { apiKey: "duffel_test_dormant" });
  const payload = toEvent("ord_dormant");
  expect(await send(payload, sign(payload), "dormant")).toEqual(refused);
  await set("dormant", { webhookSecrets: [own] });
  expect(await send(payload, sign(payload), "dormant")).toEqual(accepted);
});

it.each(["", "null", "[]", "{", '{"type":5}'])(
  "refuses %s as no event though it is signed, and logs nothing of it",
  async (payload) => {
    expect(await send(payload)).toEqual([400, "malformed_event"]);
    expect([asked, backend.logged]).toEqual([[], []]);
    expect(problems.splice(0)).toEqual([
      `event of duffel: signed ${payload.length} bytes that are none`,
    ]);
  },
);

it("takes 90 kB of quotes and no more", async () => {
  const payload = `{"type":"ping.triggered","x":${JSON.stringify('"'.repeat(44_000))}}`;
  expect(await send(payload)).toEqual(accepted);
  expect((await send(payload + " ".repeat(4_000)))[0]).toBe(422);
});
