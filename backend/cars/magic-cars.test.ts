import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Booking } from "@/lib/api/contract/bookings";
import type { CarOffer, CarSummary } from "@/lib/api/contract/cars";
import type { Quote } from "@/lib/api/contract/quotes";
import { checkStock } from "../drills/check-world";
import { checkBooks } from "../testing/check-books";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
let clock: number;
beforeAll(async () => {
  clock = Date.parse("2026-11-21T12:00:00Z");
  backend = await openTestBackend({ now: () => new Date(clock) });
});
afterAll(async () => {
  expect(await checkBooks(backend.db, backend.ids.alpha)).toEqual([]);
  expect(await checkStock(backend.db)).toEqual([]);
  await backend.close();
});

const rental = {
  pickUpAt: "2026-12-26T10:00",
  dropOffAt: "2026-12-28T10:00",
  driverAge: 35,
  residence: "PT",
};
const driver = { firstName: "Nina", lastName: "Berg" };
const post = async <T>(path: `/${string}`, body: object) => {
  const answer = await backend.call(`POST ${path}`, { body });
  return { status: answer.status, code: answer.body.code, ...(answer.body as T) };
};
type Quoted = { quote: Quote };
const toQuote = (offer: Pick<CarOffer, "id" | "price"> | undefined) =>
  post<Quoted>("/api/quotes", {
    selection: { service: "cars", ...rental, offerId: offer?.id },
    expectedTotal: offer?.price?.total,
  });
async function quote(word: string) {
  const { offers } = await post<{ offers: CarOffer[] }>(
    `/api/cars/sandbox-c-null-island-meridian-${word}/offers`,
    rental,
  );
  return toQuote(offers[0]);
}
type Placed = { reference: string; key: string };
const order = ({ id, price, terms }: Quote) =>
  post<Placed>("/api/bookings", {
    idempotencyKey: randomUUID(),
    quoteId: id,
    acceptedTotal: price.total,
    contact: { ...driver, email: "nina@example.com", phone: "+351 21 000 0000" },
    travellers: [driver],
    answers: [{ need: "birthDate", traveller: 0, value: "1991-05-17" }],
    acceptedTerms: terms.map(({ id: term, sha256 }) => ({ id: term, sha256 })),
    bookAgain: true,
  });
const look = async ({ reference, key }: Placed) => {
  clock += 6_000;
  return (await post<{ booking: Booking }>(`/api/bookings/${reference}`, { key })).booking;
};
/** A booking whose payment went through. */
async function pay(quoted: Quote) {
  const placed = await order(quoted);
  const { redirectUrl } = await post<{ redirectUrl: string }>(
    `/api/bookings/${placed.reference}/payment`,
    { key: placed.key },
  );
  expect(redirectUrl).toMatch(/^\/sandbox-payment\//);
  await post(`/api/sandbox-payments/${redirectUrl.split("/").at(-1)}/pay`, {
    card: "4242424242424242",
  });
  return { placed, booking: await look(placed) };
}
const buy = async (word: string) => pay((await quote(word)).quote);
const askRefund = async ({ reference, key }: Placed) =>
  (
    await post<{ quote: { refund: Booking["price"]["total"] } }>(
      `/api/bookings/${reference}/cancellation-quote`,
      { key },
    )
  ).quote.refund;

it("quotes what is dearer with what was shown, and neither what is gone nor what can't be read", async () => {
  expect((await quote("price-change")).quote.previousTotal).not.toBeNull();
  expect(await quote("sold-out")).toMatchObject({ status: 409, code: "sold_out" });
  expect(await quote("malformed")).toMatchObject({ status: 503, code: "supplier_unavailable" });
});

it("stops before the payment where the price moves or the car goes at the last moment", async () => {
  const { quote: old } = await quote("price-change-at-hold");
  expect(await order(old)).toMatchObject({ status: 409, code: "price_changed" });
  const renewed = (await backend.call("GET /api/quotes/{id}", { params: { id: old.id } })).body
    .quote as Quote;
  expect(renewed.previousTotal).toEqual(old.price.total);
  expect(await order((await quote("sold-out-at-hold")).quote)).toMatchObject({
    status: 409,
    code: "sold_out",
  });
});

it("rents the last car out once", async () => {
  const quotes = await Promise.all(
    Array.from({ length: 6 }, async () => (await quote("last-car")).quote),
  );
  const answers = await Promise.all(quotes.map(order));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "sold_out")).toHaveLength(5);
});

it.each(["plain", "timeout-after-booking", "pending"])("confirms %s in the end", async (word) => {
  const { placed, booking } = await buy(word);
  expect(booking.state).toBe(word === "plain" ? "confirmed" : "pendingSupplier");
  expect(await look(placed)).toMatchObject({ state: "confirmed", payment: { state: "succeeded" } });
});

it("books once where a lookup can't tell for a minute", async () => {
  const { placed, booking } = await buy("unsure");
  expect(booking.state).toBe("pendingSupplier");
  clock += 900_000;
  expect(await look(placed)).toMatchObject({ state: "confirmed", payment: { state: "succeeded" } });
  const { rows } = (await backend.db.forOperator((tx) =>
    tx.execute(sql`select state from sandbox_reservations where unit like '%unsure'`),
  )) as { rows: { state: string }[] };
  expect(rows).toEqual([{ state: "confirmed" }]);
});

it("gives everything back where the company refuses", async () => {
  const { booking } = await buy("refused");
  expect(booking).toMatchObject({
    state: "refunded",
    failure: "supplierRefused",
    refund: { state: "succeeded", amount: booking.price.dueNow },
  });
});

it("cancels where the answer gets lost, at the refund that was shown", async () => {
  const { placed } = await buy("cancel-timeout");
  const refund = await askRefund(placed);
  const { booking } = await post<{ booking: Booking }>(`/api/bookings/${placed.reference}/cancel`, {
    key: placed.key,
    expectedRefund: refund,
  });
  expect(booking.state).toBe("cancelRequested");
  expect((await look(placed)).refund?.amount).toEqual(refund);
});

it("charges a part where the rest is paid at the desk", async () => {
  const { booking } = await buy("part-payment");
  const { total, dueNow, dueOnSite } = booking.price;
  expect(booking.state).toBe("confirmed");
  expect(dueNow.amount).toBeGreaterThan(0);
  expect(dueOnSite.amount).toBeGreaterThan(dueNow.amount);
  expect(dueNow.amount + dueOnSite.amount).toBe(total.amount);
  expect((await quote("pay-at-desk")).quote.price).toMatchObject({
    dueNow: { amount: 0 },
    dueOnSite: { amount: expect.any(Number) },
  });
});

it("gives everything back until a minute before the deadline by the depot's clock, and less from then on", async () => {
  // It is ten in the morning there at six in the evening UTC.
  const deadline = Date.parse("2026-12-24T18:00:00Z");
  const pickUp = { name: "Los Angeles", latitude: 33.9425, longitude: -118.408 };
  const filters = { payments: ["now"], companies: ["fable", "kite", "pebble"] };
  const { cars } = await post<{ cars: CarSummary[] }>("/api/cars/search", {
    ...rental,
    pickUp,
    filters,
  });
  const car = cars.find(
    ({ payment, freeCancellation }) =>
      payment === "now" && Date.parse(freeCancellation?.until ?? "") === deadline,
  );
  const { quote: quoted } = await toQuote(car);
  const { placed, booking } = await pay(quoted);
  clock = deadline - 60_000;
  expect(await askRefund(placed)).toEqual(booking.price.dueNow);
  clock = deadline + 60_000;
  const late = await askRefund(placed);
  expect(late.amount).toBe(Math.floor(booking.price.dueNow.amount / 2));
});
