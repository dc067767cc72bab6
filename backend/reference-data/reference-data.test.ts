import { existsSync } from "node:fs";
import { data as iso4217 } from "currency-codes";
import fc from "fast-check";
import { currencyEntrySchema } from "@/lib/api/contract/countries";
import { isInside } from "@/lib/api/contract/point";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { supplyReachKm } from "../ports/supply-reach";
import { listAirports } from "./airports";
import { listAreas } from "./areas";
import { findCity, listCities } from "./cities";
import { listCountries, toCountryName } from "./countries";
import { listCurrencyEntries } from "./currencies";
import { foldText } from "./fold-text";
import { listLandmarks } from "./landmarks";
import { findAirportNear, findCityNear } from "./nearby";
import { toPlaceName } from "./to-place-name";

test("every currency has one entry that is an ISO 4217 currency, with an existing flag", () => {
  const entries = listCurrencyEntries("en");
  // The Caribbean guilder replaced ANG in ISO 4217 on 2025-03-31, after this table was published.
  const published = new Set([...iso4217.map(({ code }) => code), "XCG"]);
  expect(entries.length).toBeGreaterThan(145);
  expect(new Set(entries.map(({ currency }) => currency)).size).toBe(entries.length);
  expect(entries.filter(({ currency }) => !published.has(currency))).toEqual([]);
  expect(entries.filter(({ image }) => !existsSync(`public${image}`))).toEqual([]);
  expect(entries.map((entry) => currencyEntrySchema.safeParse(entry).success)).not.toContain(false);
});

test("areas and landmarks are where they say, each with an id of its own", () => {
  const areas = listAreas();
  const landmarks = listLandmarks();
  const ids = [...areas, ...landmarks].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9-]{1,100}$/.test(id))).toEqual([]);
  const isBox = ({ bounds: { south, west, north, east } }: (typeof areas)[number]) =>
    south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180;
  expect(areas.filter((area) => !isBox(area))).toEqual([]);
  const hasTown = (area: (typeof areas)[number]) =>
    listCities().some((city) => isInside(city, area.bounds)) ||
    findCityNear(area, supplyReachKm) !== null;
  // The source has no town of some small islands.
  expect(areas.filter((area) => !hasTown(area)).length).toBeLessThan(35);
  const isNear = (landmark: (typeof landmarks)[number]) =>
    distanceKm(landmark, landmark.city) <= 60;
  expect(landmarks.filter((landmark) => !isNear(landmark)).map(({ id }) => id)).toEqual([]);
});

test("every much visited city has quarters", () => {
  const quarters = new Map<string, number>();
  for (const { kind, city } of listLandmarks())
    if (kind === "quarter") quarters.set(city.name, (quarters.get(city.name) ?? 0) + 1);
  const several = [...quarters.values()].filter((count) => count >= 6);
  expect(several.length).toBeGreaterThanOrEqual(60);
});

test("places are called in a language by its names, else by their usual one", () => {
  const nameOf = (id: number, language: LanguageCode) => {
    const city = findCity(id);
    return city && toPlaceName(city, language);
  };
  const [athens, cologne] = [264371, 2886242];
  expect((["en", "de", "ar", "no"] as const).map((language) => nameOf(athens, language))).toEqual([
    ...["Athens", "Athen", "أثينا", "Athen"],
  ]);
  expect([nameOf(cologne, "en"), nameOf(cologne, "sv")]).toEqual(["Cologne", "Köln"]);
});

test("a currency belongs to its issuing country and is named in the requested language", () => {
  const find = (currency: string) =>
    listCurrencyEntries("es").find((entry) => entry.currency === currency);
  expect(find("USD")).toMatchObject({
    code: "US",
    name: "dólar estadounidense",
    unicode: "U+1F1FA U+1F1F8",
    image: "/assets/flags/US.svg",
  });
  expect(find("EUR")).toMatchObject({ code: "DE", symbol: "€", emoji: "🇪🇺" });
  expect(find("AED")).toMatchObject({ code: "AE" });
  expect(find("GBP")).toMatchObject({ code: "GB", symbol: "£" });
});

test("countries are named and sorted in the requested language", () => {
  expect(toCountryName("DE", "no")).toBe("Tyskland");
  expect(listCountries("sv").find(({ code }) => code === "DE")).toEqual({
    name: "Tyskland",
    code: "DE",
    phone: "+49",
    emoji: "🇩🇪",
  });
  expect(listCountries("sv").at(-1)?.code).toBe("TL");
  expect(listCountries("en").length).toBeGreaterThan(240);
});

test("cities and airports have names, countries, time zones and coordinates on the globe", () => {
  const places = [...listCities(), ...listAirports()];
  expect(listCities().length).toBeGreaterThan(20_000);
  expect(listAirports().length).toBeGreaterThan(3_000);
  const isSound = ({ name, countryCode, timeZone, latitude, longitude }: (typeof places)[number]) =>
    name !== "" &&
    /^[A-Z]{2}$/.test(countryCode) &&
    timeZone !== "UTC" &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  expect(places.filter((place) => !isSound(place))).toEqual([]);
  expect(listAirports().find(({ iata }) => iata === "LIS")).toMatchObject({
    countryCode: "PT",
    timeZone: "Europe/Lisbon",
    isLarge: true,
  });
});

/** `Asia/Calcutta` and `Asia/Kolkata` are one zone. */
const toZoneId = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

test("every city and airport has a time zone of its country, also beside a border", () => {
  type Zoned = { timeZones?: string[]; getTimeZones?(): string[] | undefined };
  const places = [...listCities(), ...listAirports()];
  const zones = new Map(
    [...new Set(places.map(({ countryCode }) => countryCode))].map((country) => {
      const locale = new Intl.Locale(`und-${country}`) as Zoned;
      return [country, (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(toZoneId)] as const;
    }),
  );
  // CLDR has no zone for Kosovo.
  expect([...zones].flatMap(([country, { length }]) => (length ? [] : country))).toEqual(["XK"]);
  const strangers = places.filter(
    ({ countryCode, timeZone }) =>
      countryCode !== "XK" && !zones.get(countryCode)?.includes(toZoneId(timeZone)),
  );
  expect(strangers.map(({ name, timeZone }) => `${name}: ${timeZone}`)).toEqual([]);
});

test.each([
  ["BAH", "Asia/Bahrain"],
  ["LMP", "Europe/Rome"],
  // In Alaska, where the map has Vancouver's zone: the nearest of the country is Sitka's.
  ["PSG", "America/Sitka"],
])("the zone of %s is %s", (code, zone) =>
  expect(listAirports().find(({ iata }) => iata === code)?.timeZone).toBe(zone),
);

test.each([
  ["HKG", "Hong Kong"],
  ["IST", "Istanbul"],
  ["CAN", "Guangzhou"],
  ["CUN", "Cancún"],
  ["BRU", "Brussels"],
  ["SDJ", "Sendai"],
  ["NRT", "Tokyo"],
  // A town of its own stays what it is called.
  ["EWR", "Newark"],
  ["GLA", "Glasgow"],
])("whoever flies to %s says %s", (code, city) =>
  expect(listAirports().find(({ iata }) => iata === code)?.city).toBe(city),
);

test("an airport's city is one name, without the district that the runway lies in", () => {
  const districts = listAirports().filter(({ city }) => /[(),]|^Ciudad de (?!México)/.test(city));
  expect(districts.map(({ iata, city }) => `${iata}: ${city}`)).toEqual([]);
});

test.each([
  ["Lisbon, beside its own suburbs", 38.72, -9.14, "Lisbon"],
  ["Copenhagen", 55.6761, 12.5683, "Copenhagen"],
  ["Cancún", 21.1619, -86.8515, "Cancún"],
  ["a town keeps its own name", 38.697, -9.4215, "Cascais"],
  ["across the date line", 51.9, -179.99, null],
  ["the middle of the Atlantic", 30, -40, null],
  ["the South Pole", -90, 0, null],
])("the city of a point: %s", (_, latitude, longitude, name) =>
  expect(findCityNear({ latitude, longitude }, 60)?.name ?? null).toBe(name),
);

test("the shortcut by latitude and longitude finds the same as checking every city", () => {
  const anyPoint = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const nearCity = fc
    .record({
      index: fc.integer({ min: 0, max: listCities().length - 1 }),
      north: fc.double({ min: -1, max: 1, noNaN: true }),
      east: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    .map(({ index, north, east }) => ({
      latitude: (listCities()[index]?.latitude ?? 0) + north,
      longitude: (listCities()[index]?.longitude ?? 0) + east,
    }));
  fc.assert(
    fc.property(
      fc.oneof(anyPoint, nearCity),
      fc.integer({ min: 1, max: 200 }),
      (point, withinKm) => {
        const pull = (city: ReturnType<typeof listCities>[number]) =>
          distanceKm(city, point) > withinKm
            ? 0
            : city.population / (distanceKm(city, point) ** 2 + 25);
        const strongest = listCities().reduce((best, city) => Math.max(best, pull(city)), 0);
        const found = findCityNear(point, withinKm);
        expect(found ? pull(found) : 0).toBe(strongest);
      },
    ),
    { numRuns: 60 },
  );
});

test("the airport of a point", () => {
  expect(findAirportNear({ latitude: 38.77, longitude: -9.13 }, 60)?.iata).toBe("LIS");
  expect(findAirportNear({ latitude: 21.04, longitude: -86.87 }, 60)?.iata).toBe("CUN");
  expect(findAirportNear({ latitude: 30, longitude: -40 }, 60)).toBeNull();
});

test("distances", () => {
  expect(
    distanceKm(
      { latitude: 51.4706, longitude: -0.4619 },
      { latitude: 40.6394, longitude: -73.7793 },
    ),
  ).toBeCloseTo(5540, -2);
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

test.each([
  ["São  Paulo", "sao paulo"],
  ["Tromsø", "tromso"],
  ["Straßburg", "strassburg"],
  ["L’Aquila", "laquila"],
  ["Saint-Tropez", "saint tropez"],
  ["لشبونة", "لشبونة"],
  ["🏖️", ""],
])("%s folds to %s", (text, folded) => expect(foldText(text)).toBe(folded));
