import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Booking } from "@/lib/api/contract/bookings";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Quote } from "@/lib/api/contract/quotes";
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
  await backend.close();
});

const party = {
  stay: { start: "2026-12-26", end: "2026-12-28" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};
const guest = { firstName: "Nina", lastName: "Berg" };
const post = async <T>(path: `/${string}`, body: object) => {
  const answer = await backend.call(`POST ${path}`, { body });
  return { status: answer.status, code: answer.body.code, ...(answer.body as T) };
};
async function quote(word: string) {
  const id = `sandbox-h-null-island-${word}`;
  const { offers } = await post<{ offers: HotelOffer[] }>(`/api/hotels/${id}/offers`, party);
  const offer = offers.find(({ payment }) => payment === "now");
  return post<{ quote: Quote }>("/api/quotes", {
    selection: { service: "hotels", ...party, hotelId: id, offerId: offer?.id },
    expectedTotal: offer?.price?.total,
  });
}
const order = ({ id, price, terms }: Quote) =>
  post<{ reference: string; key: string }>("/api/bookings", {
    idempotencyKey: randomUUID(),
    quoteId: id,
    acceptedTotal: price.total,
    contact: { ...guest, email: "nina@example.com", phone: "+351 21 000 0000" },
    travellers: [guest],
    acceptedTerms: terms.map(({ id: term, sha256 }) => ({ id: term, sha256 })),
    bookAgain: true,
  });
const look = async ({ reference, key }: { reference: string; key: string }) => {
  clock += 6_000;
  return (await post<{ booking: Booking }>(`/api/bookings/${reference}`, { key })).booking;
};
/** A booking whose payment went through. */
async function buy(word: string) {
  const placed = await order((await quote(word)).quote);
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

it("quotes what is dearer with what was shown, and neither what is gone nor what can't be read", async () => {
  expect((await quote("price-change")).quote.previousTotal).not.toBeNull();
  expect(await quote("sold-out")).toMatchObject({ status: 409, code: "sold_out" });
  expect(await quote("malformed")).toMatchObject({ status: 503, code: "supplier_unavailable" });
});

it("stops before the payment where the price moves or the room goes at the last moment", async () => {
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

it("sells the last room once", async () => {
  const quotes = await Promise.all(
    Array.from({ length: 12 }, async () => (await quote("last-room")).quote),
  );
  const answers = await Promise.all(quotes.map(order));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "sold_out")).toHaveLength(11);
});

it.each(["plain", "timeout-after-booking", "pending"])("confirms %s in the end", async (word) => {
  const { placed, booking } = await buy(word);
  expect(booking.state).toBe(word === "plain" ? "confirmed" : "pendingSupplier");
  expect(await look(placed)).toMatchObject({ state: "confirmed", payment: { state: "succeeded" } });
});

it("books once where a lookup can't tell for a minute", async () => {
  const { placed, booking } = await buy("unsure");
  expect(booking.state).toBe("pendingSupplier");
  for (let seconds = 0; seconds < 54; seconds += 6)
    expect((await look(placed)).state).toBe("pendingSupplier");
  clock += 900_000;
  expect(await look(placed)).toMatchObject({ state: "confirmed", payment: { state: "succeeded" } });
  const { rows } = (await backend.db.forOperator((tx) =>
    tx.execute(sql`select state from sandbox_reservations where resource like '%unsure'`),
  )) as { rows: { state: string }[] };
  expect(rows).toEqual([{ state: "confirmed" }]);
});

it("gives everything back where the hotel refuses", async () => {
  const { booking } = await buy("refused");
  expect(booking).toMatchObject({
    state: "refunded",
    failure: "supplierRefused",
    refund: { state: "succeeded", amount: booking.price.dueNow },
  });
});

it("cancels where the answer gets lost, at the refund that was shown", async () => {
  const { placed } = await buy("cancel-timeout");
  const { quote: shown } = await post<{ quote: { refund: Booking["price"]["total"] } }>(
    `/api/bookings/${placed.reference}/cancellation-quote`,
    {
      key: placed.key,
    },
  );
  const { booking } = await post<{ booking: Booking }>(`/api/bookings/${placed.reference}/cancel`, {
    key: placed.key,
    expectedRefund: shown.refund,
  });
  expect(booking.state).toBe("cancelRequested");
  const after = await look(placed);
  expect(after.state).toBe(shown.refund.amount > 0 ? "refunded" : "cancelled");
  expect(after.refund?.amount ?? { ...shown.refund, amount: 0 }).toEqual(shown.refund);
});
