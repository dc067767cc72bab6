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
const searchResorts = (point: typeof lisbon) =>
  suppliers.resorts.searchResorts({ point, stay: { start: "2026-12-05", end: "2026-12-12" } });

describe("resorts", () => {
  test("a city has twelve, the same ones again and others elsewhere", async () => {
    const [first, again, elsewhere] = [
      await searchResorts(lisbon),
      await searchResorts(lisbon),
      await searchResorts(cancun),
    ];
    expect(first).toHaveLength(12);
    expect(again).toEqual(first);
    expect(elsewhere).toHaveLength(12);
    expect(first.filter(({ id }) => elsewhere.some((other) => other.id === id))).toEqual([]);
    expect(new Set(first.map(({ id }) => id)).size).toBe(12);
  });

  test("the middle of an ocean has none", async () =>
    expect(await searchResorts(atlantic)).toEqual([]));

  test("anywhere near a city offers are sound: whole cents, tax within the price, no picture beside itself", async () => {
    const anyCity = fc
      .integer({ min: 0, max: listCities().length - 1 })
      .map((index) => listCities()[index] ?? lisbon);
    await fc.assert(
      fc.asyncProperty(anyCity, async (city) => {
        const offers = await searchResorts(city);
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
        const pictures = offers.map(({ image }) => image);
        expect(pictures.filter((picture, index) => picture === pictures[index - 1])).toEqual([]);
        expect(
          pictures.filter(
            (picture) =>
              !/^\/assets\/inventory\/(resorts|facades|pools)\/[a-z-]+-[1-9]-960\.webp$/.test(
                picture,
              ),
          ),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
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
