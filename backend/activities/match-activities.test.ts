import type { ActivityFilters, ActivitySearch } from "@/lib/api/contract/activities";
import type { FoundActivity } from "../ports/activity-supplier";
import type { NetPrice } from "../ports/net-price";
import { matchActivities } from "./match-activities";
import { sortActivityMatches } from "./sort-activity-matches";

const usd = (wholesale: number, currency = "USD"): NetPrice => ({
  ...{ currency, wholesale, taxAndFee: 0, published: 0 },
});
const fake = (id: string, changes: Partial<FoundActivity> = {}): FoundActivity => ({
  ...{ id, supplier: "fake", title: id, category: "food", isInstant: true, languages: ["en"] },
  rating: { value: 4.5, count: 10 },
  place: {
    ...{ city: "Lisbon", countryCode: "PT", timeZone: "Europe/Lisbon" },
    ...{ latitude: 38.7223, longitude: -9.1393 },
  },
  ...{ picture: "/assets/inventory/activities/food-1", minutes: 120, distance: 1 },
  ...{ date: "2026-12-05", party: { adult: 1 }, per: "person" },
  ...{ freeUntil: { hoursBefore: 24 }, relevance: 1, times: ["morning"], price: usd(10) },
  ...changes,
});
const found = [
  fake("tasting", { relevance: 3 }),
  fake("museum", {
    ...{ category: "museum", minutes: 180, rating: null, languages: [], price: usd(5) },
    ...{ freeUntil: null, times: ["morning", "afternoon", "evening"], relevance: 2 },
  }),
  fake("hike", {
    ...{ category: "hiking", minutes: 360, rating: { value: 4.5, count: 99 }, price: usd(20) },
    ...{ languages: ["en", "pt"], isInstant: false, times: ["afternoon"] },
  }),
  fake("trek", {
    ...{ category: "hiking", minutes: 24 * 60, rating: { value: 3.9, count: 5 }, price: usd(90) },
    ...{ languages: ["pt"], times: ["evening"] },
  }),
  fake("unsellable", { price: usd(1, "XXX") }),
];

/** Only dollars can be sold, at twice their price. */
const toTotal = ({ currency, wholesale }: NetPrice) => (currency === "USD" ? 2 * wholesale : null);
const match = (filters: ActivityFilters = {}) => matchActivities(found, { filters, toTotal });
const idsOf = ({ matches }: ReturnType<typeof match>) => matches.map(({ activity }) => activity.id);
const facetsOf = (filters: ActivityFilters = {}) =>
  match(filters).toFacets({ currency: "USD", language: "en" });

it("leaves out what can't be sold", () => {
  const all = match();
  expect(idsOf(all)).toEqual(["tasting", "museum", "hike", "trek"]);
  expect(all.unfiltered).toBe(4);
});

it.each<[ActivityFilters, string[]]>([
  [{ categories: ["food", "museum"] }, ["tasting", "museum"]],
  [{ categories: [] }, ["tasting", "museum", "hike", "trek"]],
  [{ durations: ["short"] }, ["tasting"]],
  [{ durations: ["halfDay"] }, ["museum"]],
  [{ durations: ["fullDay", "days"] }, ["hike", "trek"]],
  [{ minimumRating: 4 }, ["tasting", "hike"]],
  [{ minimumRating: 4.5 }, ["tasting", "hike"]],
  [{ languages: ["pt"] }, ["hike", "trek"]],
  [{ times: ["morning", "evening"] }, ["tasting", "museum", "trek"]],
  [{ freeCancellation: true }, ["tasting", "hike", "trek"]],
  [{ freeCancellation: false }, ["tasting", "museum", "hike", "trek"]],
  [{ instant: true }, ["tasting", "museum", "trek"]],
  [{ minimumPrice: 20, maximumPrice: 40 }, ["tasting", "hike"]],
  [{ minimumPrice: 41 }, ["trek"]],
  [{ instant: true, languages: ["pt"] }, ["trek"]],
  [{ categories: ["diving"] }, []],
])("%j leaves %j", (filters, ids) => expect(idsOf(match(filters))).toEqual(ids));

it("counts each filter as if it weren't set, in the order of the closed lists", () => {
  const facets = facetsOf({ categories: ["hiking"] });
  expect(facets.categories).toEqual([
    { value: "museum", count: 1 },
    { value: "food", count: 1 },
    { value: "hiking", count: 2 },
  ]);
  expect(facets.durations).toEqual([
    { value: "short", count: 0 },
    { value: "halfDay", count: 0 },
    { value: "fullDay", count: 1 },
    { value: "days", count: 1 },
  ]);
  expect(facets.ratings).toEqual([
    { value: 4.5, count: 1 },
    { value: 4, count: 1 },
    { value: 3.5, count: 2 },
    { value: 3, count: 2 },
  ]);
  expect(facets.languages).toEqual([
    { value: "pt", name: "Portuguese", count: 2 },
    { value: "en", name: "English", count: 1 },
  ]);
  expect(facets.times).toEqual([
    { value: "morning", count: 0 },
    { value: "afternoon", count: 1 },
    { value: "evening", count: 1 },
  ]);
  expect([facets.freeCancellation, facets.instant]).toEqual([2, 1]);
});

it("has the range of all prices but where they are hidden or there is none", () => {
  const usdOf = (amount: number) => ({ amount, currency: "USD" });
  expect(facetsOf({ minimumPrice: 41 }).price).toEqual({
    minimum: usdOf(10),
    maximum: usdOf(180),
  });
  expect(facetsOf({ categories: ["diving"] }).price).toBeUndefined();
  expect(match().toFacets({ currency: null, language: "en" })).not.toHaveProperty("price");
});

it.each<[ActivitySearch["sort"], string[]]>([
  ["best", ["tasting", "museum", "hike", "trek"]],
  ["price", ["museum", "tasting", "hike", "trek"]],
  // Of the same rating that of more people is first; what has none is last.
  ["rating", ["hike", "tasting", "trek", "museum"]],
  ["duration", ["tasting", "museum", "hike", "trek"]],
])("sorts by %s", (sort, ids) => {
  const { matches } = match();
  expect(sortActivityMatches(matches, sort).map(({ activity }) => activity.id)).toEqual(ids);
});
