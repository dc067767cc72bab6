import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Quote } from "@/lib/api/contract/quotes";
import { header } from "@/lib/api/headers";
import { bookingEvents, bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { paymentEvents, payments, refunds, sandboxCheckouts } from "../db/schema/payments";
import { sandboxReservations, sandboxStock } from "../db/schema/sandbox-stock";
import { signEvent } from "@/lib/signed-events/event-signature";
import { checkBooks } from "../testing/check-books";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import { createSandboxBuyer, type Answer, type Placed } from "../testing/sandbox-buyer";

jest.setTimeout(180_000);

const [secret, theirs] = ["alphas-own-secret-of-events", "betas-own-secret-of-events"] as const;
let backend: TestBackend;
let server: Server;
let clock = Date.parse("2026-11-21T12:00:00Z");
/** Runs: each read returns a later time, as in the races of real processes. */
const now = () => new Date(clock++);
beforeAll(async () => {
  backend = await openTestBackend({ now });
  for (const [subdomain, webhookSecret] of [
    ["alpha", secret],
    ["beta", theirs],
  ]) {
    const body = { gateway: "sandbox", webhookSecrets: [webhookSecret] };
    await backend.call(`PUT /api/operator/agencies/${subdomain}/payments`, {
      headers: { Authorization: `Bearer ${operatorToken}` },
      body,
    });
  }
  // On a busy machine a connection ended just as it was reused.
  const serverOptions = { keepAliveTimeout: 0 };
  server = serve({
    fetch: backend.app.fetch,
    hostname: "127.0.0.1",
    port: 0,
    serverOptions,
  }) as Server;
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await backend.close();
});
afterEach(async () => {
  expect(await checkBooks(backend.db, backend.ids.alpha)).toEqual([]);
  expect(backend.logged).toEqual([]);
});

/** Over a connection, as the storefront asks. */
const askAs = (agency: "alpha" | "beta") => async (path: string, body?: object) => {
  const response = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [header.backendToken]: "test-service-credential",
        [header.agencyHost]: `${agency}.localhost`,
      },
      body: JSON.stringify(body ?? {}),
    },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const buyer = createSandboxBuyer(askAs("alpha"), { start: "2026-12-26", end: "2026-12-28" });
const read = () =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => ({
    bookings: await tx.select().from(bookings),
    payments: await tx.select().from(payments),
    refunds: await tx.select().from(refunds),
    checkouts: await tx.select().from(sandboxCheckouts),
    events: await tx.select().from(paymentEvents),
    history: await tx.select().from(bookingEvents).orderBy(bookingEvents.at),
    mails: await tx.select({ id: mails.id, kind: mails.kind }).from(mails),
  }));
const repeat = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const ofBooking = async ({ reference }: Placed) => {
  const all = await read();
  const booking = all.bookings.find((row) => row.reference === reference);
  const isTheirs = ({ bookingId }: { bookingId: string }) => bookingId === booking?.id;
  return {
    state: booking?.state,
    payments: all.payments.filter(isTheirs),
    refunds: all.refunds.filter(isTheirs),
    history: all.history.filter(isTheirs).map(({ state }) => state),
    mails: all.mails.length,
    events: all.events.length,
  };
};

/**
 * Orders; a buyer who doesn't know within a few seconds whether the rooms are held orders again,
 * with the same key.
 */
async function orderAndKnow(order: object): Promise<Answer> {
  const answer = await buyer.order(order);
  const isKnown =
    answer.status !== 200 || (await buyer.look(answer.body as Placed)).state === "held";
  return isKnown ? answer : orderAndKnow(order);
}

it("sells the last room to one of fifty buyers, and tells the others that it is gone", async () => {
  const buyers = 50;
  // One after the other: the race is for the room, and a busy machine must not lose it before.
  const quotes: Quote[] = [];
  while (quotes.length < buyers) quotes.push(await buyer.quote("last-room"));
  const answers = await Promise.all(quotes.map((quote) => orderAndKnow(buyer.toOrder(quote))));
  expect(
    answers.filter(({ status, body }) => status === 409 && body.code === "sold_out"),
  ).toHaveLength(buyers - 1);
  const [winner] = answers.filter(({ status }) => status === 200);
  const placed = winner?.body as Placed;
  await buyer.pay(buyer.toCheckout(await buyer.startPayment(placed)));
  clock += 3_000;
  expect((await buyer.look(placed)).state).toBe("confirmed");
  const all = await read();
  expect(all.bookings.map(({ state }) => state).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "confirmed",
    ...Array.from({ length: buyers - 1 }, () => "failed"),
  ]);
  const [stock, taken] = await backend.db.forOperator(
    async (tx) =>
      [await tx.select().from(sandboxStock), await tx.select().from(sandboxReservations)] as const,
  );
  expect(stock.map(({ left }) => left)).toEqual([0, 0]);
  expect(taken).toMatchObject([{ clientReference: placed.reference, state: "confirmed" }]);
  expect(all.checkouts).toHaveLength(1);
});

it("makes one booking and one charge of twenty clicks on each button", async () => {
  const clicks = 20;
  const before = await read();
  const order = buyer.toOrder(await buyer.quote("plain"));
  const orders = await repeat(clicks, () => buyer.order(order));
  expect(new Set(orders.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const placed = orders[0]?.body as Placed;
  const starts = await repeat(clicks, () => buyer.startPayment(placed));
  expect([...new Set(starts.map((answer) => JSON.stringify(answer)))]).toHaveLength(1);
  expect(starts[0]).toMatchObject({ status: 200, body: { state: "paying" } });
  const [start] = starts;
  const checkout = start ? buyer.toCheckout(start) : "";
  await repeat(clicks, () => buyer.pay(checkout));
  clock += 3_000;
  const looks = await repeat(clicks, () => buyer.look(placed));
  expect((await buyer.look(placed)).state).toBe("confirmed");
  const dueNow = looks[0]?.price.dueNow ?? { amount: 0, currency: "" };
  const cancels = await repeat(clicks, () => buyer.cancel(placed, dueNow));
  expect(new Set(cancels.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await buyer.look(placed)).state).toBe("refunded");
  const after = await read();
  const grown = (["bookings", "payments", "checkouts", "refunds"] as const).map(
    (table) => after[table].length - before[table].length,
  );
  expect(grown).toEqual([1, 1, 1, 1]);
  expect(after.checkouts.find(({ id }) => id === checkout)).toMatchObject({
    state: "succeeded",
    amount: dueNow.amount,
    refunded: dueNow.amount,
  });
  const known = new Set(before.mails.map(({ id }) => id));
  const newMails = after.mails.filter(({ id }) => !known.has(id)).map(({ kind }) => kind);
  expect(newMails.toSorted((a, b) => a.localeCompare(b))).toEqual([
    "bookingCancelled",
    "bookingConfirmed",
    "bookingRefunded",
    "saleCancelled",
    "saleConfirmed",
  ]);
  expect((await ofBooking(placed)).history).toEqual([
    "quoted",
    "held",
    "paying",
    "pendingSupplier",
    "confirmed",
    "cancelRequested",
    "cancelled",
    "refunded",
  ]);
});

it("ends as one of both when it is paid and given back at once", async () => {
  for (let round = 0; round < 6; round += 1) {
    const placed = (await buyer.order(buyer.toOrder(await buyer.quote("plain")))).body as Placed;
    const { price } = await buyer.look(placed);
    const checkout = buyer.toCheckout(await buyer.startPayment(placed));
    const body = {
      key: placed.key,
      expectedRefund: { amount: 0, currency: price.total.currency },
      isUnpaid: true,
    };
    const giveBack = () => askAs("alpha")(`/api/bookings/${placed.reference}/cancel`, body);
    const [paid, ...returned] = await Promise.all([
      buyer.pay(checkout),
      giveBack(),
      giveBack(),
      buyer.startPayment(placed),
    ]);
    expect(returned.every(({ status }) => status === 200 || status === 409)).toBe(true);
    clock += 3_000;
    const { state, failure } = await buyer.look(placed);
    const all = await read();
    const charge = all.checkouts.find(({ id }) => id === checkout);
    const isPaid = charge?.state === "succeeded";
    expect(paid.status === 200).toBe(isPaid);
    // What was paid is booked, and what wasn't can't be paid any more.
    expect([state, failure, charge?.refunded ?? 0]).toEqual(
      isPaid ? ["confirmed", null, 0] : ["failed", "givenBack", 0],
    );
    expect((await giveBack()).status).toBe(isPaid ? 409 : 200);
  }
});

describe("events of the gateway", () => {
  let count = 0;
  const newEvent = (checkout: string, state: string) =>
    JSON.stringify({ id: `evt_race_${(count += 1)}`, checkout, state });
  const send = async (
    payload: string,
    { by = secret, at = "alpha" }: { by?: string; at?: "alpha" | "beta" } = {},
  ) =>
    (
      await askAs(at)("/api/payment-events/sandbox", {
        payload,
        signature: signEvent(payload, { secrets: [by], now: now() }),
      })
    ).status;
  const toPaying = async () => {
    const placed = (await buyer.order(buyer.toOrder(await buyer.quote("plain")))).body as Placed;
    return { placed, checkout: buyer.toCheckout(await buyer.startPayment(placed)) };
  };

  it("have one effect when they come ten times at once, in any order, before the person is back", async () => {
    const { placed, checkout } = await toPaying();
    const before = await ofBooking(placed);
    // The event from before the payment comes late: events only trigger a query.
    const [opened, paid] = [newEvent(checkout, "open"), newEvent(checkout, "succeeded")];
    await buyer.pay(checkout);
    const answers = await repeat(20, (index) => send(index % 2 === 0 ? paid : opened));
    expect(new Set(answers)).toEqual(new Set([200]));
    const after = await ofBooking(placed);
    expect(after).toMatchObject({
      state: "confirmed",
      payments: [{ state: "succeeded" }],
      refunds: [],
    });
    // One mail to the guest, one to the agency.
    expect([after.mails - before.mails, after.events - before.events]).toEqual([2, 2]);
    expect(after.history).toEqual(["quoted", "held", "paying", "pendingSupplier", "confirmed"]);
  });

  it("change nothing when they come after the cancellation, or are of somebody else", async () => {
    const { placed, checkout } = await toPaying();
    const payload = newEvent(checkout, "succeeded");
    await buyer.pay(checkout);
    // Only the agency's gateway is trusted.
    expect(await send(payload, { by: "a-secret-that-nobody-has-here" })).toBe(400);
    expect(await send(payload, { by: theirs })).toBe(400);
    expect((await ofBooking(placed)).state).toBe("paying");
    // Another agency's own event about it finds nothing there.
    const foreign = newEvent(checkout, "succeeded");
    const foreignStatus = await send(foreign, { by: theirs, at: "beta" });
    expect([200, 400]).toContain(foreignStatus);
    expect((await ofBooking(placed)).state).toBe("paying");
    expect(await send(payload)).toBe(200);
    const { price } = await buyer.look(placed);
    await buyer.cancel(placed, price.dueNow);
    const settled = await ofBooking(placed);
    expect(settled).toMatchObject({
      state: "refunded",
      payments: [{ state: "succeeded" }],
      refunds: [{ state: "succeeded" }],
    });
    const late = ["open", "processing", "failed", "expired", "succeeded"].map((state) =>
      newEvent(checkout, state),
    );
    expect(await repeat(50, (index) => send(late[index % late.length] ?? payload))).toEqual(
      Array.from({ length: 50 }, () => 200),
    );
    expect(await ofBooking(placed)).toEqual({ ...settled, events: settled.events + late.length });
    const { checkouts } = await read();
    expect(checkouts.find(({ id }) => id === checkout)).toMatchObject({
      amount: price.dueNow.amount,
      refunded: price.dueNow.amount,
    });
  });
});
