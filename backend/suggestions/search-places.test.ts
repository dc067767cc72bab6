import fc from "fast-check";
import { listAirports } from "../reference-data/airports";
import { listCities } from "../reference-data/cities";
import { listDestinations } from "./list-destinations";
import type { IndexedPlace, PlaceType } from "./place-index";
import { searchPlaces } from "./search-places";

const nameOf = (place: IndexedPlace) => {
  if (place.type === "city") return `${place.city.name} ${place.city.countryCode}`;
  return place.type === "airport" ? place.airport.iata : place.type;
};
const find = (text: string, types: readonly PlaceType[] = ["city", "airport"]) =>
  searchPlaces(text, { types, language: "en" }).places.map(nameOf);

test.each([
  ["LIS", "LIS"],
  ["cun", "CUN"],
  ["Lisbon", "Lisbon PT"],
  ["lisboa", "Lisbon PT"],
  ["København", "Copenhagen DK"],
  ["kobenhavn", "Copenhagen DK"],
  ["Koebenhavn", "Copenhagen DK"],
  ["Muenchen", "Munich DE"],
  ["koeln", "Köln DE"],
  ["Goeteborg", "Göteborg SE"],
  ["CANCÚN", "Cancún MX"],
  ["sao pa", "São Paulo BR"],
  ["new yo", "New York City US"],
  ["york", "York GB"],
  ["Paris", "Paris FR"],
  ["paris, texas", "Paris US"],
  ["porto portugal", "Porto PT"],
  ["saint-tr", "Saint-Tropez FR"],
  ["santorini", "Firá GR"],
  ["لشبونة", "Lisbon PT"],
])("%s finds %s first", (text, first) => expect(find(text)[0]).toBe(first));

test("finds airports by the spelling of their town without umlauts", () => {
  for (const [text, iata] of Object.entries({
    Muenchen: "MUC",
    Goeteborg: "GOT",
    Duesseldorf: "DUS",
  }))
    expect([text, find(text, ["airport"])]).toEqual([text, expect.arrayContaining([iata])]);
});

test("accepts a country in the requested language, and only the place's own", () => {
  const findIn = (text: string, language: "en" | "de") =>
    searchPlaces(text, { types: ["city"], language }).places.map(nameOf)[0];
  expect(findIn("Sevilla Spanien", "de")).toBe("Sevilla ES");
  expect(findIn("Sevilla Spanien", "en")).toBeUndefined();
  expect(findIn("Sevilla Spain", "de")).toBe("Sevilla ES");
  expect(findIn("Porto Deutschland", "de")).toBeUndefined();
});

test("lists a city's airports after it, or first when searched for", () => {
  expect(find("london").slice(0, 4)).toEqual(expect.arrayContaining(["London GB", "LHR"]));
  const cars = searchPlaces("london", {
    types: ["airport", "city"],
    language: "en",
    isGrouped: true,
  }).places.map(({ type }) => type);
  expect(cars).toEqual([...cars].sort());
  expect(find("london", ["airport"]).every((name) => /^[A-Z]{3}$/.test(name))).toBe(true);
});

test.each(["", "   ", "!!!", "🏖️", "zzzzqq", "\u0000", "a".repeat(100), "%_%", "constructor"])(
  "%j finds nothing and breaks nothing",
  (text) => expect(find(text)).toEqual([]),
);

test("returns at most ten, and says if there are more", () => {
  const { places, isComplete } = searchPlaces("s", { types: ["city", "airport"], language: "en" });
  expect(places).toHaveLength(10);
  expect(isComplete).toBe(false);
  expect(searchPlaces("lisboa", { types: ["city"], language: "en" }).isComplete).toBe(true);
});

test("every airport is the first hit of its own code", () => {
  const airports = listAirports();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: airports.length - 1 }), (index) =>
      expect(find(airports[index]?.iata ?? "")[0]).toBe(airports[index]?.iata),
    ),
  );
});

test("any beginning of any city's name finds something", () => {
  const cities = listCities();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: cities.length - 1 }),
      fc.integer({ min: 1, max: 30 }),
      (index, length) => {
        const name = (cities[index]?.name ?? "").slice(0, length);
        if (/[\p{L}\p{N}]/u.test(name)) expect(find(name).length).toBeGreaterThan(0);
      },
    ),
  );
});

test("destinations are near and large", () => {
  expect(listDestinations({ latitude: 38.72, longitude: -9.14 })[0]?.name).toBe("Lisbon");
  expect(listDestinations(null)).toHaveLength(12);
});
