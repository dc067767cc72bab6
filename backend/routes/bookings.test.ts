import { eq, sql } from "drizzle-orm";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { bookings } from "../db/schema/bookings";
import { checkBooks } from "../testing/check-books";
import type { DemoRole } from "../demo/demo-users";
import { hotelSelection, openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";

type By = { agency?: TestAgency; as?: DemoRole };

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  await kit.close();
});

it("books a quote, takes its payment and confirms it", async () => {
  const placed = await kit.book();
  expect(placed).toEqual({
    reference: expect.stringMatching(/^H-[2-9A-HJ-NP-Z]{8}$/),
    key: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await kit.get(placed)).toMatchObject({
    state: "held",
    payableUntil: "2026-11-21T12:30:00.000Z",
    payment: null,
    canCancel: true,
  });
  const started = await kit.startPayment(placed);
  expect(started).toMatchObject({
    status: 200,
    body: { state: "paying", redirectUrl: expect.stringContaining("/sandbox-payment/") },
  });
  expect((await kit.startPayment(placed)).body).toEqual(started.body);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(3);
  const booking = await kit.get(placed);
  expect(booking).toMatchObject({
    state: "confirmed",
    failure: null,
    payableUntil: null,
    confirmationNumber: `HCN-${placed.reference}`,
    payment: { gateway: "sandbox", state: "succeeded", amount: booking.price.dueNow },
    canCancel: true,
  });
  expect(booking.history.map(({ state }) => state)).toEqual([
    "quoted",
    "held",
    "paying",
    "pendingSupplier",
    "confirmed",
  ]);
  expect(await kit.mailKinds()).toEqual(["bookingConfirmed"]);
});

describe("one key", () => {
  it("is one booking with one answer, also when it comes twenty times at once", async () => {
    const booked = kit.supplier.reservations.size;
    const order = kit.toOrder(await kit.quote());
    const answers = await Promise.all(Array.from({ length: 20 }, () => kit.order(order)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(kit.supplier.reservations.size).toBe(booked + 1);
    expect((await kit.order(order)).body).toEqual(answers[0]?.body);
    const payments = await Promise.all(
      Array.from({ length: 20 }, () =>
        kit.startPayment(answers[0]?.body as { reference: string; key: string }),
      ),
    );
    expect(new Set(payments.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await kit.listPayments(String(answers[0]?.body.reference))).toHaveLength(1);
  });

  it("with anything else is refused, and another agency's is another one", async () => {
    const order = kit.toOrder(await kit.quote());
    expect((await kit.order(order)).status).toBe(200);
    for (const change of [
      { requests: "A cot" },
      { travellers: [{ firstName: "A", lastName: "B" }] },
      { quoteId: (await kit.quote()).id },
    ])
      expect(await kit.order({ ...order, ...change })).toMatchObject({
        status: 422,
        body: { code: "idempotency_key_reused" },
      });
    // The same input by another user is another request.
    expect((await kit.order(order, { as: "traveller" })).status).toBe(422);
    const beta = { agency: "beta", as: "traveller" } as const;
    const other = await kit.order(
      kit.toOrder(await kit.quote(beta), { idempotencyKey: order.idempotencyKey }),
      beta,
    );
    expect(other.status).toBe(200);
  });
});

describe("an order", () => {
  it("is of people as they are called and can be called: by one name, by a number as it is typed", async () => {
    const alone = { firstName: "Suharto", lastName: "" };
    const { contact } = kit.toOrder(await kit.quote());
    const order = kit.toOrder(await kit.quote(), {
      contact: { ...contact, ...alone, phone: "\u202a＋٤٤ (٠)٢٠ ٨٠١٦ ٠٥٠٩\u202c" },
      travellers: [alone],
    });
    const { status, body } = await kit.order(order);
    expect(status).toBe(200);
    const booking = await kit.rowOf(String(body.reference));
    expect(booking).toMatchObject({
      contact: { ...alone, phone: "+44 20 8016 0509" },
      travellers: [alone],
    });
  });

  it("is for a quote that is open, at its very total, once", async () => {
    const quote = await kit.quote();
    const { amount, currency } = quote.price.total;
    for (const acceptedTotal of [
      { amount: amount - 1, currency },
      { amount, currency: "EUR" },
    ])
      expect(await kit.order(kit.toOrder(quote, { acceptedTotal }))).toMatchObject({
        status: 409,
        body: { code: "price_changed" },
      });
    kit.wait(31 * 60);
    expect(await kit.order(kit.toOrder(quote))).toMatchObject({
      status: 409,
      body: { code: "quote_expired" },
    });
    const fresh = await kit.quote();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => kit.order(kit.toOrder(fresh))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, body }) => status === 409 && body.code === "quote_booked"),
    ).toHaveLength(4);
    const seen = await kit.backend.call("GET /api/quotes/{id}", { params: { id: fresh.id } });
    expect(seen.body.quote).toMatchObject({ state: "booked", reference: expect.any(String) });
    expect(
      await kit.backend.call("POST /api/quotes/{id}/refresh", {
        params: { id: fresh.id },
        body: {},
      }),
    ).toMatchObject({ body: { code: "quote_booked" } });
  });

  it("names a guest for each room and every term as it stands, and is for a client only by an agent", async () => {
    const quote = await kit.quote();
    const wrong = {
      travellers: [quote, quote].map(() => ({ firstName: "A", lastName: "B" })),
      acceptedTerms: quote.terms.map(({ id }) => ({ id, sha256: "0" })),
      isForClient: true,
    };
    for (const [path, value] of Object.entries(wrong)) {
      const answer = await kit.order(kit.toOrder(quote, { [path]: value }));
      expect([answer.status, answer.body.issues]).toEqual([
        422,
        [expect.objectContaining({ path })],
      ]);
    }
    expect((await kit.order(kit.toOrder(quote, { acceptedTerms: [] }))).status).toBe(422);
    // The agency changes its terms while a buyer reads the old ones.
    await kit.backend.changeAgency("alpha", { userTerms: "<p>New.</p>" });
    expect((await kit.order(kit.toOrder(quote))).body.issues).toEqual([
      expect.objectContaining({
        path: "acceptedTerms",
        message: expect.stringContaining("userTerms"),
      }),
    ]);
    await kit.backend.changeAgency("alpha", { userTerms: "" });
    expect((await kit.order(kit.toOrder(quote))).status).toBe(200);
  });
});

describe("a booking", () => {
  const calls = ["", "/payment", "/cancellation-quote", "/cancel"] as const;
  const ask = (end: (typeof calls)[number], reference: string, by: By, key?: string) =>
    kit.backend.call(`POST /api/bookings/{reference}${end}`, {
      ...by,
      params: { reference },
      body: {
        ...(key ? { key } : {}),
        ...(end === "/cancel" ? { expectedRefund: { amount: 0, currency: "USD" } } : {}),
      },
    });

  it("is no other agent's, traveller's or agency's, and stays as it is", async () => {
    const placed = await kit.confirm({ as: "traveller" });
    const unpaid = await kit.book({ as: "traveller" });
    const before = [await kit.rowOf(placed.reference), await kit.rowOf(unpaid.reference)];
    const nowhere = await ask("", "H-22222222", {});
    const strangers: By[] = [
      {},
      { as: "agent" },
      { as: "restricted" },
      { as: "sales" },
      { agency: "beta", as: "traveller" },
      { agency: "beta", as: "admin" },
    ];
    for (const by of strangers)
      for (const end of calls)
        for (const { reference, key } of [placed, unpaid])
          for (const given of [undefined, "k".repeat(43), ...(by.agency === "beta" ? [key] : [])]) {
            const { status, body } = await ask(end, reference, by, given);
            expect([status, { ...body, requestId: "" }]).toEqual([
              404,
              { ...nowhere.body, requestId: "" },
            ]);
          }
    expect([await kit.rowOf(placed.reference), await kit.rowOf(unpaid.reference)]).toEqual(before);
    expect((await ask("", placed.reference, { as: "traveller" })).status).toBe(200);
    expect((await ask("", placed.reference, {}, placed.key)).status).toBe(200);
  });

  it("shows wholesale to the agent who booked it, and its client the price they pay", async () => {
    const placed = await kit.confirm({ as: "agent" }, { isForClient: true });
    const own = await kit.get({ reference: placed.reference }, { as: "agent" });
    const clients = await kit.get(placed);
    expect(own).toMatchObject({
      isForClient: true,
      price: { agent: { net: expect.anything(), markup: expect.anything() } },
    });
    for (const seen of [clients, await kit.get(placed, { as: "sales" })])
      expect(JSON.stringify(seen)).not.toMatch(/markup|commission|"net"|"agent":|asked/);
    expect(clients.price.total).toEqual(own.price.total);
  });

  it("says in which language its supplier was asked, whatever its booker's is", async () => {
    const headers = { "Accept-Language": "es" };
    const asked = await kit.backend.call(createQuoteEndpoint, {
      headers,
      body: { selection: hotelSelection },
    });
    const quoted = asked.body.quote as Quote;
    expect(quoted.item.language).toBe("es");
    const placed = (await kit.order(kit.toOrder(quoted))).body as { reference: string };
    expect((await kit.get(placed)).item.language).toBe("es");
    // As it was stored before the supplier's language was noted.
    await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx
        .update(bookings)
        .set({ detail: sql`detail #- '{item,language}'` })
        .where(eq(bookings.reference, placed.reference)),
    );
    expect((await kit.get(placed)).item.language).toBe("en");
  });

  it("is found by its reference and the address it was made with, whichever way that is spelled, and no other way", async () => {
    const placed = await kit.book();
    const find = (body: object, agency: TestAgency = "alpha") =>
      kit.backend.call("POST /api/find-booking", { agency, body });
    expect(
      (await find({ reference: ` ${placed.reference.toLowerCase()} `, email: "nina@example.COM" }))
        .body,
    ).toEqual(placed);
    const wrong = [
      await find({ reference: placed.reference, email: "nora@example.com" }),
      await find({ reference: "H-22222223", email: "nina@example.com" }),
      await find({ reference: placed.reference, email: "nina@example.com" }, "beta"),
    ];
    expect(
      new Set(wrong.map(({ status, body }) => JSON.stringify([status, { ...body, requestId: "" }])))
        .size,
    ).toBe(1);
    for (let tries = 0; tries < 9; tries += 1)
      await find({ reference: placed.reference, email: `nora${tries}@example.com` });
    const refused = await find({ reference: placed.reference, email: "nina@example.com" });
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_attempts"]);
  });

  it("is limited in tries from one network, at any reference", async () => {
    const find = (digit: number) =>
      kit.backend.call("POST /api/find-booking", {
        headers: { "X-Client-Ip": "203.0.113.9" },
        body: { reference: `H-3333${2222 + digit}`.replace(/[01]/g, "Z"), email: "x@example.com" },
      });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => find(index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("one's own bookings", () => {
  const list = async (tab: string, by: By = { as: "sales" }) =>
    (
      (await kit.backend.call("GET /api/bookings", { ...by, query: { tab } })).body as unknown as {
        bookings: BookingSummary[];
        pages: number;
      }
    ).bookings;

  it("are listed by what is ahead, over and cancelled, without those that came to nothing unpaid", async () => {
    const by = { as: "sales" } as const;
    const [confirmed, cancelled, abandoned] = [
      await kit.confirm(by),
      await kit.confirm(by),
      await kit.book(by),
    ];
    await kit.confirm({ as: "agent" });
    await kit.cancel(cancelled, (await kit.get(cancelled)).price.dueNow);
    kit.wait(31 * 60);
    expect((await kit.get(abandoned)).state).toBe("failed");
    const referencesOf = (bookings: BookingSummary[]) => bookings.map(({ reference }) => reference);
    expect(referencesOf(await list("upcoming"))).toEqual([confirmed.reference]);
    expect(await list("past")).toEqual([]);
    const [gone, ...others] = await list("cancelled");
    expect([gone, others]).toMatchObject([
      {
        reference: cancelled.reference,
        state: "refunded",
        refund: { state: "succeeded" },
        service: "hotels",
        headline: { title: "Hotel Fado", place: "Lisbon" },
        party: { people: 2, units: 1 },
        leadTraveller: "Nina Berg",
      },
      [],
    ]);
    expect(await list("upcoming", { agency: "beta", as: "sales" })).toEqual([]);
    expect((await kit.backend.call("GET /api/agency/agent-summary", by)).body.upcoming).toEqual({
      count: 1,
      from: "2026-11-21",
    });
    kit.setClock("2027-01-05T00:00:00Z");
    expect(referencesOf(await list("past"))).toEqual([confirmed.reference]);
    expect(await list("upcoming")).toEqual([]);
  });
});
