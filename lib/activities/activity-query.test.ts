import type { ActivityParty } from "@/lib/api/contract/activities";
import { paths } from "@/lib/paths";
import { readQueryText, toQueryValues, type Query } from "@/lib/query-values";
import {
  readDay,
  isPartyTooLarge,
  readPartyOf,
  toDaysQuery,
  toLaterDays,
  toPartyQuery,
  type DaysQuery,
} from "./activity-query";
import { createActivityLinks } from "./activity-links";
import { readActivitySearchQuery } from "./activity-results";
import { toUsualParty } from "./to-usual-party";

const today = "2026-11-21";
const usual = "2026-12-05";
const read = (query: Query) => readActivitySearchQuery(query, { today, currency: "USD" });
const readHref = (href: string) => readQueryText(href.split("?")[1] ?? "");

describe("the days", () => {
  it.each<[string, Query, date: string, dateTo: string | null, isChanged: boolean]>([
    ["nothing", {}, usual, null, false],
    ["a day", { date: "2027-01-10" }, "2027-01-10", null, false],
    ["today", { date: today }, today, null, false],
    ["several", { date: "2027-01-10", dateTo: "2027-01-12" }, "2027-01-10", "2027-01-12", false],
    ["one day twice", { date: "2027-01-10", dateTo: "2027-01-10" }, "2027-01-10", null, false],
    ["31 days", { date: "2027-01-01", dateTo: "2027-01-31" }, "2027-01-01", "2027-01-31", false],
    ["32 days", { date: "2027-01-01", dateTo: "2027-02-01" }, "2027-01-01", "2027-01-31", true],
    ["the wrong way", { date: "2027-01-10", dateTo: "2027-01-08" }, "2027-01-10", null, true],
    ["yesterday", { date: "2026-11-20" }, usual, null, true],
    ["a day that doesn't exist", { date: "2027-02-30" }, usual, null, true],
    ["years ahead", { date: "2029-01-01" }, usual, null, true],
    ["past ones", { date: "2026-11-01", dateTo: "2026-12-24" }, usual, null, true],
  ])("%s", (_, query, date, dateTo, isChanged) =>
    expect(read(query)).toMatchObject({ date, dateTo, problems: isChanged ? ["days"] : [] }),
  );

  it("are none on a product's page where it has none that could be booked", () => {
    const dayOf = (query: Query) => readDay(toQueryValues(query), today);
    expect(dayOf({ date: "2026-12-24" })).toBe("2026-12-24");
    expect(["2026-11-20", "2026-13-01", "", "soon"].map((date) => dayOf({ date }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(dayOf({})).toBeNull();
  });

  it("move together", () => {
    expect(toLaterDays({ date: "2026-12-30", dateTo: "2026-12-31" }, 2)).toEqual({
      date: "2027-01-01",
      dateTo: "2027-01-02",
    });
    expect(toLaterDays({ date: "2026-12-30", dateTo: null }, 7).dateTo).toBeNull();
  });
});

const lisbon = { name: "Lisbon", latitude: 38.7223, longitude: -9.1393 };

it.each<[string, Partial<DaysQuery>]>([
  ["a place and a day", { place: lisbon }],
  ["several days", { place: lisbon, dateTo: "2026-12-08" }],
  ["a place with a name in each language", { place: lisbon, placeId: "city-2267057" }],
  ["words alone", { place: null, placeName: "Lisbon" }],
])("reads what it writes: %s", (_, change) => {
  const search = {
    ...{ place: null, placeName: change.place?.name ?? "", date: "2026-12-06", dateTo: null },
    ...change,
  };
  const href = paths.search("activities", toDaysQuery(search));
  expect(read(readHref(href))).toMatchObject({ ...search, problems: [] });
});

describe("the party", () => {
  it.each<[string, ActivityParty]>([
    ["one", { adult: 1 }],
    ["a family", { adult: 2, child: 3, infant: 1 }],
    ["people without an age", { traveller: 20 }],
  ])("is read as it was written: %s", (_, party) => {
    expect(readPartyOf(readHref(paths.activity("one", toPartyQuery(party))))).toEqual(party);
  });

  it("leaves out bands that a form sends without anybody in them", () =>
    expect(readPartyOf({ band: ["adult.2", "child.0", "senior.0"] })).toEqual({ adult: 2 }));

  it.each<[string, Query]>([
    ["nothing", {}],
    ["nobody", { band: ["adult.0", "child.0"] }],
    ["an unknown band", { band: "dog.1" }],
    ["no number", { band: "adult.two" }],
    ["more than one booking takes", { band: ["adult.15", "child.6"] }],
  ])("is none where it can't be read: %s", (_, query) => expect(readPartyOf(query)).toBeNull());

  it("is too large with more people than one booking takes", () => {
    expect(isPartyTooLarge({ band: ["adult.15", "child.6"] })).toBe(true);
    expect(isPartyTooLarge({ band: ["adult.14", "child.6"] })).toBe(false);
  });

  const band = (name: "adult" | "child" | "traveller", minimum = 0) => ({
    ...{ band: name, ages: null, minimum, maximum: 9, needsAdult: false },
  });
  it.each([
    [[band("child"), band("adult")], 1, { adult: 1 }],
    [[band("adult"), band("child", 1)], 1, { child: 1 }],
    [[band("adult"), band("child", 1)], 3, { adult: 2, child: 1 }],
    [[band("traveller")], 4, { traveller: 4 }],
    [[band("child")], 0, { child: 1 }],
  ])("is by default the smallest that is taken: %#", (bands, minimum, party) =>
    expect(toUsualParty({ bands, people: { minimum, maximum: 9 } })).toEqual(party),
  );
});

describe("links", () => {
  const query = { place: "Lisbon", placeLat: "38.72", placeLong: "-9.14", date: "2026-12-05" };
  const linksOf = (more: Query = {}) =>
    createActivityLinks(read({ ...query, ...more }), { prefix: "/es", currency: "USD" });

  it("keep what is searched and begin at the first page for another filter", () => {
    const links = linksOf({ category: ["food", "museum"], sort: "rating", page: "3" });
    expect(readHref(links.to({}))).toMatchObject({
      category: ["food", "museum"],
      sort: ["rating"],
      page: ["3"],
    });
    expect(readHref(links.to({ filters: {} }))).not.toHaveProperty("page");
    expect(links.form.action).toBe("/es/booknow/activities/search");
  });

  it("open an activity on its card's day for the party of its price", () => {
    const price = { total: { amount: 12_345, currency: "USD" } };
    const found = { id: "sandbox-a-1-food", date: "2026-12-06", party: { adult: 2, child: 1 } };
    const href = linksOf().toActivity({ ...found, price: price as never });
    expect(href.split("?")[0]).toBe("/es/booknow/activities/result-details/sandbox-a-1-food");
    expect(readHref(href)).toEqual({
      date: ["2026-12-06"],
      band: ["adult.2", "child.1"],
      shown: ["12345.USD"],
    });
    expect(readHref(linksOf().toActivity({ id: "one", date: "2026-12-06" }))).toEqual({
      date: ["2026-12-06"],
    });
  });
});
