import { readFileSync } from "node:fs";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { foldText } from "../reference-data/fold-text";
import type { PlaceNames } from "../reference-data/place";
import type { IndexedPlace } from "./place-index";
import { hotelPlaces, searchPlaces } from "./search-places";

const queries = readFileSync("backend/suggestions/testing/place-queries.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

const toPlaces = (
  kind: string,
  { name, names, aliases }: { name: string; names: PlaceNames; aliases: readonly string[] },
  countryCode: string,
) =>
  [name, ...Object.values(names), ...aliases].map(
    (each) => `${kind}:${foldText(each)}:${countryCode}`,
  );

/** As the table has it, by each of its names. */
function describe(place: IndexedPlace): string[] {
  switch (place.type) {
    case "city":
      return toPlaces("city", place.city, place.city.countryCode);
    case "area":
      return toPlaces(place.area.kind, place.area, place.area.countryCode);
    case "landmark":
      return toPlaces(place.landmark.kind, place.landmark, place.landmark.city.countryCode);
    case "airport":
      return [`airport:${place.airport.iata}`];
  }
}
const toExpected = (text: string) => {
  const [kind = "", name = "", countryCode] = text.split(":");
  return countryCode === undefined ? text : `${kind}:${foldText(name)}:${countryCode}`;
};

test("what travellers type finds first what they mean", () => {
  const wrong = queries.flatMap(([query = "", language = "", first = ""]) => {
    const { places } = searchPlaces(query, {
      types: hotelPlaces,
      language: toLanguageCode(language),
    });
    const [found] = places;
    const names = found ? describe(found) : [];
    return names.includes(toExpected(first))
      ? []
      : [`${query}: ${first}, found ${names[0] ?? "nothing"}`];
  });
  expect(wrong).toEqual([]);
});
