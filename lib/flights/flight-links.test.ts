import { createFlightLinks } from "./flight-links";
import { readFlightSearchQuery } from "./flight-results";

const query = {
  from: "Lisbon (LIS)",
  fromId: "airport-LIS",
  to: "London",
  toId: "city-2643743",
  departure: "2026-12-24",
  return: "2026-12-31",
  adults: "2",
  children: "1",
  age: "7",
  stops: "0",
  outFrom: "6",
  sort: "duration",
  page: "3",
};
const linksOf = (asked: Record<string, string | string[]>) =>
  createFlightLinks(readFlightSearchQuery(asked, { today: "2026-11-21", currency: "USD" }), {
    prefix: "/es",
    currency: "USD",
  });
const read = (href: string) => new URL(href, "http://x").searchParams;

it("writes the search that was asked for, and the first page for another sort order or filter", () => {
  const links = linksOf(query);
  expect(Object.fromEntries(read(links.to({})))).toEqual(query);
  expect(read(links.to({ sort: "best" })).get("page")).toBeNull();
  expect(read(links.to({ filters: {} })).get("stops")).toBeNull();
  expect(links.form.action).toBe("/es/booknow/flights/search");
  expect(new Map(links.form.kept).get("toId")).toBe("city-2643743");
});

it("opens an itinerary for the same search, with the brand on its card", () => {
  const id = "sandbox~2X214-LISLHR-20261224.2X7-LHRLIS-1";
  const href = linksOf(query).toItinerary(id, { brand: "light" });
  expect(href.startsWith("/es/booknow/flights/search-details?")).toBe(true);
  const { stops: _, outFrom: __, sort: ___, page: ____, ...search } = query;
  expect(Object.fromEntries(read(href))).toEqual({
    ...search,
    itinerary: id,
    brand: "light",
  });
  const shown = { amount: 55_465, currency: "USD" };
  const more = read(linksOf(query).toItinerary(id, { brand: "light", shown, bags: 2 }));
  expect([more.get("shown"), more.get("bags")]).toEqual(["55465.USD", "2"]);
});

it("leads to the ways back of an outbound, which no other day has", () => {
  const id = "2X214-LISLHR-20261224";
  const href = linksOf({ ...query, list: "pairs" }).toOutbound(id);
  const { page: _, ...same } = query;
  expect(Object.fromEntries(read(href))).toEqual({ ...same, outbound: id });
  expect(href).toMatch(/#chosen$/);
  expect(read(linksOf({ ...query, outbound: id }).toDay("2026-12-22")).get("outbound")).toBeNull();
});

it("searches another day with as many days between, and the same filters", () => {
  expect(Object.fromEntries(read(linksOf(query).toDay("2026-12-22")))).toMatchObject({
    departure: "2026-12-22",
    return: "2026-12-29",
    stops: "0",
    sort: "duration",
  });
});

it("keeps several legs and their hours", () => {
  const legs = ["LIS-FNC-2026-12-24", "FNC-OPO-2026-12-27", "OPO-LIS-2026-12-30"];
  const href = read(linksOf({ leg: legs, leg2From: "9" }).to({}));
  expect(href.getAll("leg")).toEqual(legs);
  expect(href.get("leg2From")).toBe("9");
});

it("tells filters that nobody knows from a search that can't be read", () => {
  const { problems } = readFlightSearchQuery(
    { ...query, stops: "none", cabin: "deck" },
    { today: "2026-11-21", currency: "USD" },
  );
  expect(problems).toEqual(["cabin", "filters"]);
});
