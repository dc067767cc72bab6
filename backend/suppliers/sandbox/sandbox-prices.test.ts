import { createHash } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { compareTexts } from "@/backend/reference-data/compare-texts";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { createSandboxHotels } from "./hotels/create-sandbox-hotels";

const places = {
  Lisbon: { latitude: 38.7223, longitude: -9.1393 },
  Tromsø: { latitude: 69.6492, longitude: 18.9553 },
  Singapore: { latitude: 1.3521, longitude: 103.8198 },
  Sydney: { latitude: -33.8688, longitude: 151.2093 },
  Kraków: { latitude: 50.0614, longitude: 19.9366 },
  "a fjord": { latitude: 60.9, longitude: 7.2 },
  "Null Island": { latitude: 0, longitude: 0 },
};
const stays = [
  { start: "2026-11-21", end: "2026-11-22" },
  { start: "2026-12-29", end: "2027-01-03" },
  { start: "2027-02-26", end: "2027-03-08" },
  { start: "2027-07-16", end: "2027-07-18" },
];
const parties = [
  [{ adults: 2, childAges: [] }],
  [{ adults: 1, childAges: [1] }],
  [
    { adults: 2, childAges: [4, 9] },
    { adults: 3, childAges: [] },
  ],
];

const now = () => new Date("2026-11-21T12:00:00Z");
const asked = {
  radius: 15,
  residence: "PT",
  language: "en" as const,
  today: "2026-11-21",
  now: now(),
};
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Of everything a list tells about price, terms and place; suppliers list in no order. */
const known: Record<string, string> = {
  Kraków: "1284 IIw1qbKu27D9r9u5Jc2Cebwe2HRFKYpzX88XKFoo6a4",
  Lisbon: "6320 rYI5GPjcgee0tBOQ1b1D-553GfpV40iZFo30qEJSUgA",
  "Null Island": "152 uPTtV_oL_9bStjfKqXPnZu_gaMYDIzVOY-CXxIbISuA",
  Singapore: "5644 6YYVDaSJ53SpiziMEbDiIgLLK6LUVUltQTXH-R6L94Q",
  Sydney: "4312 q1LkAXKmpozCq1xsWhifm3xwUF7OsX0E-SLu27IgYy0",
  Tromsø: "156 ZuD0D5Gk0ftQyxlNe7bMBSTzwtsjNhwboDxigEhE6BQ",
  "a fjord": "160 9f7KdL7DhvRdSXVa5OD0gMHLKa4Jc7evQjp5p3Lc2Kw",
};

test("no price and no term has changed: who was quoted yesterday is quoted the same today", async () => {
  const supplier = createSandboxHotels({ db: database.db, now });
  const digests: Record<string, string> = {};
  for (const [name, point] of Object.entries(places)) {
    const digest = createHash("sha256");
    let hotels = 0;
    for (const stay of stays)
      for (const rooms of parties) {
        const found = await supplier.findHotels({ ...asked, point, stay, rooms });
        hotels += found.length;
        for (const hotel of found.toSorted((one, other) => compareTexts(one.id, other.id))) {
          const { id, distance, relevance, latitude, longitude, offers } = hotel;
          const sold = offers.map(({ price, cancellation, ...offer }) => [
            offer.id,
            offer.board,
            offer.payment,
            offer.roomsLeft,
            cancellation,
            price,
          ]);
          // Not to the last bit: engines differ there in sines and powers.
          digest.update(
            JSON.stringify([
              id,
              distance,
              ...[relevance, latitude, longitude].map((value) => value.toFixed(9)),
              sold,
            ]),
          );
        }
      }
    digests[name] = `${hotels} ${digest.digest("base64url")}`;
  }
  expect(digests).toEqual(known);
});

test("distances are from the point that is asked about, whichever was before", async () => {
  const supplier = createSandboxHotels({ db: database.db, now });
  const [stay, rooms] = [stays[0], parties[0]];
  if (!stay || !rooms) throw new Error("a stay and a party are needed");
  for (const point of [places.Lisbon, { latitude: 38.7, longitude: -9.2 }, places.Lisbon]) {
    const found = await supplier.findHotels({ ...asked, point, stay, rooms });
    expect(found.length).toBeGreaterThan(100);
    expect(found.map(({ distance }) => distance)).toEqual(
      found.map((hotel) => Math.round(distanceKm(point, hotel) * 100) / 100),
    );
  }
});
