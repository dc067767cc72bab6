import { existsSync } from "node:fs";
import fc from "fast-check";
import { listCities } from "@/backend/reference-data/cities";
import { languageCodes } from "@/lib/api/contract/languages";
import famousPlaces from "./data/famous-places.json";
import pictureCounts from "./pictures.json";
import { resolvePlaceProfile } from "./place-profile";
import { sandboxSuppliers as suppliers } from "./sandbox-suppliers";
import { separateNeighbours } from "../separate-neighbours";
import texts from "./data/texts.json";

const lisbon = { latitude: 38.72, longitude: -9.14 };
const cancun = { latitude: 21.1619, longitude: -86.8515 };
const atlantic = { latitude: 30, longitude: -40 };
const stay = { start: "2026-12-05", end: "2026-12-07" };
const couple = [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }];
const today = "2026-11-21";

const searchHotels = (
  point: typeof lisbon,
  options: { radius?: number; stay?: typeof stay; occupancies?: typeof couple } = {},
) =>
  suppliers.hotels.searchHotels({
    point,
    radius: 15,
    stay,
    occupancies: couple,
    searchString: "",
    today,
    ...options,
  });
const searchActivities = (point: typeof lisbon, date = stay.start) =>
  suppliers.activities.searchActivities({ point, date, language: "en" });
const searchResorts = (point: typeof lisbon) =>
  suppliers.resorts.searchResorts({ point, stay: { start: "2026-12-05", end: "2026-12-12" } });

const searches = {
  hotels: searchHotels,
  activities: searchActivities,
  resorts: searchResorts,
};
const pictureOf = (offer: object): string => {
  const { hotel, imageUrl, image } = offer as {
    hotel?: { hotelDetails: { heroImage: string } };
    imageUrl?: string;
    image?: string;
  };
  return hotel?.hotelDetails.heroImage ?? imageUrl ?? image ?? "";
};

describe.each(Object.entries(searches))("%s", (kind, search) => {
  test("a city has twelve, the same ones again and others elsewhere", async () => {
    const [first, again, elsewhere] = [
      await search(lisbon),
      await search(lisbon),
      await search(cancun),
    ];
    expect(first).toHaveLength(12);
    expect(again).toEqual(first);
    expect(elsewhere).toHaveLength(12);
    expect(first.filter(({ id }) => elsewhere.some((other) => other.id === id))).toEqual([]);
    expect(new Set(first.map(({ id }) => id)).size).toBe(12);
  });

  test("the middle of an ocean has none", async () => expect(await search(atlantic)).toEqual([]));

  test("anywhere near a city offers are sound: whole cents, tax within the price, no picture beside itself", async () => {
    const anyCity = fc
      .integer({ min: 0, max: listCities().length - 1 })
      .map((index) => listCities()[index] ?? lisbon);
    await fc.assert(
      fc.asyncProperty(anyCity, async (city) => {
        const offers: { price: { wholesale: number; taxAndFee: number; published: number } }[] =
          await search(city);
        expect(offers.length).toBeGreaterThan(0);
        for (const { price } of offers) {
          expect(
            Object.values(price)
              .filter((value) => typeof value === "number")
              .every(Number.isSafeInteger),
          ).toBe(true);
          expect(price.wholesale).toBeGreaterThan(300);
          expect(price.taxAndFee).toBeLessThan(price.wholesale);
          expect(price.published).toBeGreaterThan(price.wholesale);
        }
        const pictures = offers.map(pictureOf);
        expect(pictures.filter((picture, index) => picture === pictures[index - 1])).toEqual([]);
        expect(
          pictures.filter(
            (picture) =>
              !new RegExp(`^/assets/inventory/${kind}/[a-z-]+-[1-9]-960\\.webp$`).test(picture),
          ),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test("hotels stand within the radius, at the distance they say, best first without looking at prices", async () => {
  const near = await searchHotels(lisbon, { radius: 2 });
  expect(near.length).toBeGreaterThan(0);
  expect(near.filter(({ hotel }) => hotel.hotelDetails.distance > 2)).toEqual([]);
  expect((await searchHotels(lisbon)).map(({ hotel }) => hotel.hotelDetails.distanceFrom)).toEqual(
    Array(12).fill("Lisbon"),
  );
});

test("countryside between cities has its own houses, the same for a point close by", async () => {
  const aurland = { latitude: 60.9, longitude: 7.2 };
  const offers = await searchHotels(aurland);
  expect(offers.length).toBeGreaterThan(5);
  expect(
    (await searchHotels({ latitude: 60.901, longitude: 7.201 })).map(({ id }) => id).sort(),
  ).toEqual(offers.map(({ id }) => id).sort());
});

test("hotel prices grow with nights, rooms and people", async () => {
  const sumOf = async (options: Parameters<typeof searchHotels>[1]) => {
    const offers = await searchHotels(lisbon, options);
    const sum = offers.reduce((total, { price }) => total + price.wholesale, 0);
    return sum / offers.length;
  };
  const [base] = [await sumOf({})];
  expect(await sumOf({ stay: { start: "2026-12-05", end: "2026-12-09" } })).toBeGreaterThan(
    base * 1.6,
  );
  expect(
    await sumOf({
      occupancies: [{ numOfRoom: 2, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
    }),
  ).toBeCloseTo(base * 2, -2);
  expect(
    await sumOf({
      occupancies: [{ numOfRoom: 1, numOfAdults: 3, numOfChildren: 0, childAges: [] }],
    }),
  ).toBeGreaterThan(base);
  expect(await sumOf({ stay: { start: "2026-08-01", end: "2026-08-03" } })).toBeGreaterThan(base);
});

test("free cancellation ends before the stay and never in the past", async () => {
  const soon = await suppliers.hotels.searchHotels({
    point: lisbon,
    radius: 15,
    stay,
    occupancies: couple,
    searchString: "",
    today: "2026-12-03",
  });
  expect(
    soon.filter(
      ({ freeCancellationUntil: until }) =>
        until !== null && (until < "2026-12-03" || until >= stay.start),
    ),
  ).toEqual([]);
});

test("boats and dives are offered by the water alone", async () => {
  const titles = (
    await suppliers.activities.listActivitiesNear({ latitude: 46.0207, longitude: 7.7491 }, "en")
  ).map(({ id }) => id);
  expect(titles.length).toBeGreaterThanOrEqual(12);
  expect(titles.filter((id) => /boat|diving/.test(id))).toEqual([]);
});

test("every title is written in every language, with a place for the city", () => {
  const missing = Object.entries(texts.activities).flatMap(([key, words]) =>
    languageCodes.filter((code) => !words[code].includes("{city}")).map((code) => `${key}.${code}`),
  );
  expect(missing).toEqual([]);
});

test("well-known places exist and show scenes there are pictures of", () => {
  const known = new Set(listCities().map(({ name, countryCode }) => `${countryCode}:${name}`));
  expect(
    Object.values(famousPlaces)
      .flat()
      .filter((place) => !known.has(place)),
  ).toEqual([]);
  expect(
    Object.keys(famousPlaces)
      .flatMap((scenes) => scenes.split(" "))
      .filter((scene) => !(scene in pictureCounts.hotels)),
  ).toEqual([]);
  expect(
    listCities().filter(
      (city) => !resolvePlaceProfile(city).scenes.every((scene) => scene in pictureCounts.hotels),
    ),
  ).toEqual([]);
});

test("neighbours part wherever that is possible and nothing is lost", () => {
  expect(separateNeighbours(["a", "a", "b", "a", "c"], (item) => item)).toEqual([
    "a",
    "b",
    "a",
    "c",
    "a",
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c")), (items) => {
      const separated = separateNeighbours(items, (item) => item);
      expect([...separated].sort()).toEqual([...items].sort());
      const most = Math.max(
        0,
        ...["a", "b", "c"].map((key) => items.filter((item) => item === key).length),
      );
      const touching = separated.filter((item, index) => item === separated[index - 1]).length;
      expect(touching).toBe(Math.max(0, 2 * most - items.length - 1));
    }),
  );
});

const inventory = "public/assets/inventory";
(existsSync(`${inventory}/hotels`) ? test : test.skip)(
  "every picture the sandbox can name is in the repository",
  () => {
    const files = Object.entries(pictureCounts).flatMap(([kind, scenes]) =>
      Object.entries(scenes).flatMap(([scene, count]) =>
        Array.from(
          { length: count },
          (_, index) => `${inventory}/${kind}/${scene}-${index + 1}-960.webp`,
        ),
      ),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
