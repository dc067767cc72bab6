// Books a hotel, pays for it at the sandbox gateway and cancels it, with a client generated from
// the backend's OpenAPI document: npx oazapfts http://127.0.0.1:4000/api/openapi.json client.ts
// --optimistic --futureStripLegacyMethods MAIN_API=http://127.0.0.1:4000 BACKEND_TOKEN=… npx tsx
// book-a-hotel.ts
import { randomUUID } from "node:crypto";
import * as api from "./client";

const agency = "voyara.localhost";
const { MAIN_API = "http://127.0.0.1:4000", BACKEND_TOKEN = "" } = process.env;
api.defaults.baseUrl = MAIN_API;
api.defaults.headers = { "X-Backend-Token": BACKEND_TOKEN };

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const party = {
  stay: { start: day(60), end: day(62) },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};
const guest = { firstName: "Nina", lastName: "Berg" };

async function main() {
  const place = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
  const hotels = await search();
  const hotelId = hotels[0]?.id ?? "";
  const { hotel, offers } = await api.listHotelOffers(agency, hotelId, party);
  const offer = offers.find(
    ({ payment, cancellation }) => payment === "now" && cancellation.refundable === "full",
  );
  if (!offer) throw new Error(`${hotel.name} has no rate that is paid now and refunded in full`);

  const { quote } = await api.createQuote(agency, {
    selection: { service: "hotels", ...party, hotelId, offerId: offer.id },
  });
  const placed = await api.createBooking(agency, {
    // Stored and resent after a failure, it results in the same booking.
    idempotencyKey: randomUUID(),
    quoteId: quote.id,
    acceptedTotal: quote.price.total,
    contact: { ...guest, email: "nina@example.com", phone: "+47 22 00 00 00" },
    travellers: [guest],
    acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
  });
  // Only an order with nothing to pay now waits for a code mailed to its contact.
  if ("pendingOrder" in placed) throw new Error("a rate that is paid now needs no code");
  const { reference, key } = placed;
  const { redirectUrl } = await api.startPayment(agency, reference, { key });

  // A guest pays on the gateway's page at `redirectUrl`. The sandbox gateway's page makes this
  // call.
  const checkout = redirectUrl?.split("/").at(-1) ?? "";
  await api.paySandboxCheckout(agency, checkout, { card: "4242424242424242" });

  const paid = await waitFor("confirmed");
  const { quote: cancellation } = await api.quoteCancellation(agency, reference, { key });
  await api.cancelBooking(agency, reference, { key, expectedRefund: cancellation.refund });
  const refunded = await waitFor("refunded");
  const history = refunded.history.map(({ state }) => state);
  console.log(
    JSON.stringify({
      reference,
      hotel: hotel.name,
      confirmationNumber: paid.confirmationNumber,
      refund: refunded.refund?.amount,
      history,
    }),
  );

  async function search(): Promise<api.HotelSummary[]> {
    const { hotels, askAgainInMs } = await api.searchHotels(agency, {
      ...party,
      place,
      filters: { freeCancellation: true },
    });
    if (!askAgainInMs) return hotels;
    // Suppliers haven't responded yet; polling doesn't call them again.
    await new Promise((resolve) => setTimeout(resolve, askAgainInMs));
    return search();
  }

  async function waitFor(state: api.Booking["state"]): Promise<api.Booking> {
    const { booking } = await api.getBooking(agency, reference, { key });
    if (booking.state === state) return booking;
    if (booking.failure) throw new Error(`${reference} failed: ${booking.failure}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return waitFor(state);
  }
}

void main();
