import type { Quote } from "@/lib/api/contract/quotes";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
let clock = Date.parse("2026-11-21T12:00:00Z");
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date(clock) });
});
afterAll(() => backend.close());

const party = {
  stay: { start: "2027-03-01", end: "2027-03-03" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};
const guest = { firstName: "Nina", lastName: "Berg" };
const contact = { ...guest, email: "nina@example.com", phone: "+47 22 00 00 00" };

async function ask<T>(call: `${string} /${string}`, body?: object): Promise<T> {
  const answer = await backend.call(call, { as: "agent", ...(body ? { body } : {}) });
  expect([call, answer.status, answer.body.code]).toEqual([call, 200, undefined]);
  return answer.body as T;
}

it("answers each step of a purchase as documented, and records the document's examples", async () => {
  const place = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
  const { hotels } = await ask<{ hotels: { id: string }[] }>("POST /api/hotels/search", {
    ...party,
    place,
    filters: { freeCancellation: true },
  });
  const hotelId = hotels[0]?.id ?? "";
  const { rooms, residence } = party;
  await ask("POST /api/hotels/nights", { place, month: "2027-03", rooms, residence });
  await ask(`GET /api/hotels/${hotelId}`);
  type Offer = { id: string; payment: string; cancellation: { refundable: string } };
  const { offers } = await ask<{ offers: Offer[] }>(`POST /api/hotels/${hotelId}/offers`, party);
  const offer = offers.find(
    ({ payment, cancellation }) => payment === "now" && cancellation.refundable === "full",
  );
  const { quote } = await ask<{ quote: Quote }>("POST /api/quotes", {
    selection: { service: "hotels", ...party, hotelId, offerId: offer?.id },
  });
  await ask(`GET /api/quotes/${quote.id}`);
  await ask(`POST /api/quotes/${quote.id}/refresh`, {});
  const { reference, key } = await ask<{ reference: string; key: string }>("POST /api/bookings", {
    idempotencyKey: "2f1c6a0e-8f0f-4f5f-9a37-0d4a7a3c8f55",
    quoteId: quote.id,
    acceptedTotal: quote.price.total,
    contact,
    travellers: [guest],
    requests: "A quiet room, please",
    acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
    isForClient: true,
  });
  const { redirectUrl } = await ask<{ redirectUrl: string }>(
    `POST /api/bookings/${reference}/payment`,
    { key },
  );
  const checkout = redirectUrl.split("/").at(-1) ?? "";
  await ask(`POST /api/sandbox-payments/${checkout}`, {});
  await ask(`POST /api/sandbox-payments/${checkout}/pay`, { card: "4000000000003220" });
  await ask(`POST /api/sandbox-payments/${checkout}/challenge`, { isApproved: true });
  // Later the gateway is polled.
  clock += 3_000;
  const { booking } = await ask<{ booking: { state: string } }>(`POST /api/bookings/${reference}`, {
    key,
  });
  expect(booking.state).toBe("confirmed");
  await ask("GET /api/bookings?tab=upcoming&page=1");
  await ask("POST /api/find-booking", { reference, email: contact.email });
  await ask(`POST /api/bookings/${reference}/travellers`, {
    key,
    travellers: [{ firstName: "Ida", lastName: "Berg" }],
  });
  const later = { start: "2027-03-02", end: "2027-03-05" };
  await ask(`POST /api/bookings/${reference}/change-quote`, {
    key,
    change: { service: "hotels", stay: later, rooms: [0] },
  });
  const cancellation = await ask<{ quote: { refund: object } }>(
    `POST /api/bookings/${reference}/cancellation-quote`,
    { key },
  );
  const cancelled = await ask<{ booking: { state: string } }>(
    `POST /api/bookings/${reference}/cancel`,
    { key, expectedRefund: cancellation.quote.refund },
  );
  expect(["cancelRequested", "cancelled", "refunded"]).toContain(cancelled.booking.state);
});

it("answers the search for a car, its covers and its extras as documented", async () => {
  const rental = {
    pickUpAt: "2027-03-01T10:00",
    dropOffAt: "2027-03-03T10:00",
    driverAge: 35,
    residence: "PT",
  };
  const { cars } = await ask<{ cars: { carId: string }[] }>("POST /api/cars/search", {
    ...rental,
    pickUp: { latitude: 38.7742, longitude: -9.1342, name: "Lisbon Airport" },
    filters: { classes: ["compact"], unlimitedMileage: true },
    sort: "atDesk",
  });
  type Offer = { id: string; extras: { id: string }[]; price: { total: object } };
  const { offers } = await ask<{ offers: Offer[] }>(
    `POST /api/cars/${cars[0]?.carId}/offers`,
    rental,
  );
  const [offer] = offers;
  const { quote } = await ask<{ quote: Quote }>("POST /api/quotes", {
    selection: { service: "cars", ...rental, offerId: offer?.id },
    expectedTotal: offer?.price.total,
  });
  expect(quote.previousTotal).toBeNull();
  await ask(`PUT /api/quotes/${quote.id}/extras`, {
    extras: [{ id: offer?.extras[0]?.id, count: 1 }],
  });
});

it("answers the search for flights, fares, seats and days as documented", async () => {
  const search = {
    legs: [{ from: "airport-LIS", to: "airport-FNC", date: "2027-03-01" }],
    adults: 2,
    ages: [7],
  };
  const { itineraries } = await ask<{ itineraries: { id: string; fare: { id: string } }[] }>(
    "POST /api/flights/search",
    { ...search, filters: { maximumStops: 0, checkedBags: 1 }, sort: "price" },
  );
  const [first] = itineraries;
  const party = { adults: 2, ages: [7] };
  await ask(`POST /api/flights/${first?.id}/fares`, party);
  await ask(`POST /api/flights/offers/${first?.fare.id}/seats`, party);
  await ask("POST /api/flights/days", search);
  const { itineraries: viaOther } = await ask<{
    itineraries: { id: string; legs: { connections: unknown[] }[] }[];
  }>("POST /api/flights/search", { ...search, sort: "duration", page: 2 });
  const withStop = viaOther.find(({ legs }) => legs.some(({ connections }) => connections.length));
  const { connections } = await ask<{ connections: unknown[] }>(
    `POST /api/flights/${withStop?.id}/next-flights`,
    {},
  );
  expect(connections.length).toBeGreaterThan(0);
});

it("answers the search for an activity, its days and its starts as documented", async () => {
  const date = "2027-03-01";
  const party = { adult: 2 };
  const { activities } = await ask<{ activities: { id: string }[] }>(
    "POST /api/activities/search",
    {
      date,
      place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" },
      filters: { categories: ["walkingTour"], instant: true },
      sort: "price",
    },
  );
  const id = activities[0]?.id ?? "";
  await ask(`GET /api/activities/${id}`);
  await ask(`POST /api/activities/${id}/days`, { month: "2027-03", party });
  type Start = { offerId: string; price: { total: object } };
  const { options } = await ask<{ options: { starts: Start[] }[] }>(
    `POST /api/activities/${id}/starts`,
    { date, party },
  );
  expect(options.flatMap(({ starts }) => starts).length).toBeGreaterThan(0);
});

it("answers operators as documented", async () => {
  const operate = async (call: `${string} /${string}`, body?: object) => {
    const answer = await backend.call(call, {
      headers: { Authorization: `Bearer ${operatorToken}` },
      ...(body ? { body } : {}),
    });
    expect([call, answer.status, answer.body.code]).toEqual([call, 200, undefined]);
    return answer.body;
  };
  await operate("POST /api/operator/agencies", {
    subdomain: "atlas",
    agencyName: "Atlas Journeys",
    primaryColor: "#7A3cff",
    domains: ["atlas-journeys.com"],
  });
  expect((await operate("GET /api/operator/agencies")).agencies).toContainEqual(
    expect.objectContaining({ subdomain: "atlas" }),
  );
  const rules = [{ service: "hotels", percentage: 14.5, floor: 8, cap: 250, currency: "EUR" }];
  await operate("PUT /api/operator/agencies/atlas/markups", { rules });
  expect((await operate("GET /api/operator/agencies/atlas/markups")).rules).toHaveLength(1);
});
