import fc from "fast-check";
import { isInside } from "@/lib/api/contract/point";
import { addDays, listNights } from "@/lib/dates/calendar-date";
import { findArea } from "@/backend/reference-data/areas";
import { listCities } from "@/backend/reference-data/cities";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { hotelSchema } from "@/lib/api/contract/hotels";
import { languageCodes } from "@/lib/api/contract/languages";
import type { NetPrice } from "../../../ports/net-price";
import { takeUnits } from "../stock";
import { createSandboxHotels } from "./create-sandbox-hotels";
import texts from "../data/hotel-texts.json";

const lisbon = { latitude: 38.72, longitude: -9.14 };
const now = () => new Date("2026-11-21T12:00:00Z");
const today = "2026-11-21";
const asked = {
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
  language: "en" as const,
  today,
  now: now(),
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let supplier: ReturnType<typeof createSandboxHotels>;
beforeAll(async () => {
  database = await openTestDatabase();
  supplier = createSandboxHotels({ db: database.db, now });
});
afterAll(() => database.close());

const isSound = ({ currency, ...amounts }: NetPrice): boolean =>
  currency === "USD" &&
  Object.values(amounts).every(Number.isSafeInteger) &&
  amounts.wholesale > 300 &&
  amounts.taxAndFee < amounts.wholesale &&
  (amounts.dueOnSite ?? 0) <= amounts.taxAndFee &&
  amounts.published > amounts.wholesale;

test("anywhere the list's cheapest offer is the first of the details, and is sound", async () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
    rooms: fc.integer({ min: 1, max: 3 }),
  });
  const point = fc.oneof(
    fc.integer({ min: 0, max: 4_000 }).map((index) => listCities()[index] ?? lisbon),
    fc.constantFrom({ latitude: 60.9, longitude: 7.2 }, { latitude: 43.2, longitude: -7.1 }),
  );
  await fc.assert(
    fc.asyncProperty(
      point,
      party,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 9 }),
      async (place, { adults, childAges, rooms }, ahead, nights) => {
        const start = addDays(today, ahead);
        const query = {
          ...asked,
          stay: { start, end: addDays(start, nights) },
          rooms: Array.from({ length: rooms }, () => ({ adults, childAges })),
        };
        const found = await supplier.findHotels({ ...query, point: place, radius: 15 });
        // An expectation for each offer takes longer than the search.
        const unsound = found.filter(
          ({ distance, picture, offers }) =>
            distance > 15 ||
            !/^\/assets\/inventory\/facades\/[a-z-]+-[1-9]-960\.webp$/.test(picture) ||
            offers.some(({ price }) => !isSound(price)),
        );
        expect(unsound).toEqual([]);
        for (const { id, offers } of found.slice(0, 3)) {
          const [first] = await supplier.listOffers({ ...query, hotelId: id });
          const { price, board, payment, cancellation } = offers[0] ?? {};
          expect(first).toMatchObject({ price, board, payment, cancellation });
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("the middle of an ocean has no hotel; the countryside has its own, the same for a point close by", async () => {
  const idsAt = async (point: typeof lisbon) =>
    (await supplier.findHotels({ ...asked, point, radius: 15 })).map(({ id }) => id).sort();
  expect(await idsAt({ latitude: 30, longitude: -40 })).toEqual([]);
  const aurland = await idsAt({ latitude: 60.9, longitude: 7.2 });
  expect(aurland.length).toBeGreaterThan(5);
  expect(await idsAt({ latitude: 60.901, longitude: 7.201 })).toEqual(aurland);
});

test("prices grow with nights, rooms and people, and in summer", async () => {
  const sumOf = async (change: Partial<typeof asked>) => {
    const found = await supplier.findHotels({ ...asked, ...change, point: lisbon, radius: 5 });
    const prices = found.map(({ offers }) => offers[0]?.price.wholesale ?? Number.NaN);
    return prices.reduce((sum, price) => sum + price, 0) / prices.length;
  };
  const [couple] = asked.rooms;
  const base = await sumOf({});
  expect(await sumOf({ stay: { start: "2026-12-05", end: "2026-12-09" } })).toBeGreaterThan(
    base * 1.6,
  );
  expect(await sumOf({ rooms: couple ? [couple, couple] : [] })).toBeCloseTo(base * 2, -3);
  expect(await sumOf({ rooms: [{ adults: 3, childAges: [] }] })).toBeGreaterThan(base);
  expect(await sumOf({ stay: { start: "2027-08-01", end: "2027-08-03" } })).toBeGreaterThan(base);
});

describe("the cheapest nights", () => {
  const family = { adults: 2, childAges: [3, 9] };
  const algarve = findArea("algarve");
  type Query = Parameters<typeof supplier.findHotels>[0];
  const week = { stay: { start: "2026-12-21", end: "2026-12-28" } };

  /** What a search of each night finds, by the way of payment. */
  const search = async (query: Query) =>
    Promise.all(
      listNights(query.stay).map(async (date) => {
        const stay = { start: date, end: addDays(date, 1) };
        const { bounds } = query;
        const found = (await supplier.findHotels({ ...query, stay })).filter(
          (hotel) => !bounds || isInside(hotel, bounds),
        );
        const lowest = (payment: string) =>
          found
            .flatMap(({ offers }) => offers.filter((offer) => offer.payment === payment))
            .map(({ price }) => price)
            .toSorted((one, other) => one.wholesale - other.wholesale)[0];
        return [date, lowest("now"), lowest("atProperty")];
      }),
    );
  const listNightPrices = async (query: Query) => {
    const prices = (await supplier.listNightPrices?.(query)) ?? [];
    const priceOf = (date: string, payment: string) =>
      prices.find((one) => one.date === date && one.payment === payment)?.price;
    return listNights(query.stay).map((date) => [
      date,
      priceOf(date, "now"),
      priceOf(date, "atProperty"),
    ]);
  };

  test.each<[string, Partial<Query>]>([
    ["around Lisbon", week],
    ["from today on", { stay: { start: today, end: "2026-11-29" } }],
    ["for two rooms of a family in Oslo", { point: { latitude: 59.91, longitude: 10.75 } }],
    ["in all of an area", { ...algarve, point: algarve ?? lisbon, radius: 150 }],
    ["where there is countryside only", { point: { latitude: 60.9, longitude: 7.2 } }],
  ])("are those of a search of each night, %s", async (name, change) => {
    const rooms = name.includes("family") ? [family, family] : asked.rooms;
    const query = { ...asked, ...week, rooms, point: lisbon, radius: 30, ...change };
    const found = await search(query);
    expect(found.filter(([, now]) => now)).toHaveLength(listNights(query.stay).length);
    expect(await listNightPrices(query)).toEqual(found);
  });

  test("know what is sold out on one of them", async () => {
    const stay = { start: "2027-01-11", end: "2027-01-14" };
    const night = { start: "2027-01-12", end: "2027-01-13" };
    const query = { ...asked, stay, point: lisbon, radius: 30 };
    const before = await listNightPrices(query);
    const found = await supplier.findHotels({ ...query, stay: night });
    const least = ({ offers }: (typeof found)[number]) => offers[0]?.price.wholesale ?? Infinity;
    const [cheapest] = found.toSorted((one, other) => least(one) - least(other));
    const hotelId = cheapest?.id ?? "";
    for (const { room, roomsLeft } of await supplier.listOffers({
      ...query,
      stay: night,
      hotelId,
    })) {
      const count = roomsLeft ?? 0;
      const taken = { resource: hotelId, unit: room.code, slots: [night.start], count };
      await database.db.forOperator((tx) => takeUnits(tx, { ...taken, allotmentOf: () => count }));
    }
    const after = await listNightPrices(query);
    expect(after).toEqual(await search(query));
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).not.toEqual(before[1]);
  });
});

test("a metropolis has hundreds, a site can have ten thousand, and each is found again by its id", async () => {
  const large = createSandboxHotels({
    db: database.db,
    now,
    hotelsPerSite: ({ name }) => (name === "Lisbon" ? 10_000 : 14),
  });
  const [some, many] = [
    await supplier.findHotels({ ...asked, point: lisbon, radius: 30 }),
    await large.findHotels({ ...asked, point: lisbon, radius: 30 }),
  ];
  expect(some.length).toBeGreaterThan(150);
  expect(many.length).toBeGreaterThan(10_000);
  expect(new Set(many.map(({ id }) => id)).size).toBe(many.length);
  expect(new Set(some.map(({ city }) => city)).size).toBeGreaterThan(3);
  expect(some.filter(({ distance }) => distance > 30)).toEqual([]);
  const ofLisbon = some.filter(({ city }) => city === "Lisbon").map(({ name }) => name);
  expect(new Set(ofLisbon.slice(14)).size).toBe(ofLisbon.length - 14);
  for (const { id, name, amenities, distance } of [...some.slice(0, 40), ...many.slice(-3)]) {
    const hotel = await (many.some((each) => each.id === id) ? large : supplier).getHotel(id, "en");
    expect(hotel).toMatchObject({ id, name, amenities });
    expect(distance).toBeGreaterThanOrEqual(0);
  }
});

test("the countryside's hotels are found by their ids, and none beyond a city's reach", async () => {
  const hotels = await supplier.findHotels({
    ...asked,
    point: { latitude: 60.9, longitude: 7.2 },
    radius: 15,
  });
  const rural = hotels.filter(({ id }) => id.includes("."));
  expect(rural.length).toBeGreaterThan(5);
  expect((await supplier.getHotel(rural[0]?.id ?? "", "en"))?.name).toBe(rural[0]?.name);
  expect(await supplier.getHotel("sandbox-h-2267057.0.0-1", "en")).toBeNull();
  expect(await supplier.getHotel("sandbox-h-2267057-4000", "en")).toBeNull();
});

test("every hotel is whole in every language, and no two languages say the same", async () => {
  const cities = fc
    .integer({ min: 0, max: listCities().length - 1 })
    .map((index) => listCities()[index]);
  await fc.assert(
    fc.asyncProperty(cities, fc.integer({ min: 0, max: 13 }), async (city, number) => {
      const hotels = await Promise.all(
        languageCodes.map((language) =>
          supplier.getHotel(`sandbox-h-${city?.id}-${number}`, language),
        ),
      );
      for (const hotel of hotels) {
        expect(hotelSchema.parse(hotel).phone).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(JSON.stringify(hotel)).not.toMatch(/[{]\w+[}]|undefined/);
        expect(hotel?.pictures.length).toBeGreaterThan(2);
      }
      expect(new Set(hotels.map((hotel) => hotel?.description)).size).toBe(languageCodes.length);
    }),
    { numRuns: 60 },
  );
  const missing = Object.values(texts).flatMap((group) =>
    Object.entries(group).filter(([, words]) => languageCodes.some((code) => !words[code]?.trim())),
  );
  expect(missing).toEqual([]);
});

test("rooms fit: a family gets none for two, a crowd none at all, and nobody pays more for an accessible room", async () => {
  const hotels = await supplier.findHotels({ ...asked, point: lisbon, radius: 15 });
  const family = await supplier.findHotels({
    ...asked,
    rooms: [{ adults: 2, childAges: [4, 8] }],
    point: lisbon,
    radius: 15,
  });
  expect(family.length).toBeGreaterThan(10);
  expect(family.length).toBeLessThan(hotels.length);
  const crowd = [{ adults: 8, childAges: [3, 4, 5, 6, 7, 8] }];
  expect(await supplier.findHotels({ ...asked, rooms: crowd, point: lisbon, radius: 15 })).toEqual(
    [],
  );
  let accessible = 0;
  for (const { id } of hotels.slice(0, 40)) {
    const offers = await supplier.listOffers({ ...asked, hotelId: id });
    const free = offers.find(({ room }) => room.isAccessible);
    if (free) expect(free.price).toEqual(offers[0]?.price);
    if (free) accessible++;
    expect(offers.filter(({ room }) => room.maximumGuests < 2)).toEqual([]);
  }
  expect(accessible).toBeGreaterThan(5);
});

test("there are all kinds of rates: boards, refunds, payments, fees on site, conditional charges", async () => {
  const hotels = await supplier.findHotels({ ...asked, point: lisbon, radius: 15 });
  const offers = (
    await Promise.all(
      hotels.slice(0, 60).map(({ id }) => supplier.listOffers({ ...asked, hotelId: id })),
    )
  ).flat();
  expect(new Set(offers.map(({ board }) => board)).size).toBeGreaterThanOrEqual(3);
  expect(new Set(offers.map(({ payment }) => payment))).toEqual(new Set(["now", "atProperty"]));
  expect(
    new Set(
      offers.map(({ cancellation }) =>
        cancellation.steps.map(({ refundPercentage }) => refundPercentage).join(),
      ),
    ),
  ).toEqual(new Set(["", "100", "50", "100,50"]));
  const charges = offers.flatMap((offer) => offer.charges);
  expect(new Set(charges.map(({ code }) => code))).toEqual(
    new Set(["tax", "cityTax", "breakfast", "parking", "petFee"]),
  );
  expect(new Set(charges.map(({ kind }) => kind)).size).toBe(3);
});

test("all of an island is searched, town by town, and one without any around its middle", async () => {
  const search = async (id: string) => {
    const area = findArea(id);
    if (!area) throw new Error(`There is no ${id}`);
    const { bounds, latitude, longitude } = area;
    const surroundings = { point: { latitude, longitude }, radius: 200, bounds };
    return { area, found: await supplier.findHotels({ ...asked, ...surroundings }) };
  };
  const { area, found } = await search("crete");
  const towns = new Set(found.map(({ city }) => city));
  expect([...towns]).toEqual(expect.arrayContaining(["Heraklion", "Chania", "Rethymno"]));
  const near =
    ({ south, north }: typeof area.bounds) =>
    (latitude: number) =>
      latitude > south - 0.1 && latitude < north + 0.1;
  expect(found.map(({ latitude }) => latitude).filter((one) => !near(area.bounds)(one))).toEqual(
    [],
  );
  const small = await search("gili-meno");
  expect(small.found.length).toBeGreaterThan(0);
});
