import { createHotelLinks } from "./hotel-links";
import { readHotelSearchQuery } from "./hotel-results";

const query = {
  place: "Lisbon",
  placeLat: "38.72",
  placeLong: "-9.14",
  checkIn: "2026-12-05",
  checkOut: "2026-12-07",
  room: ["2", "1-5"],
  residence: "DK",
  class: "5",
  maxPrice: "300",
  sort: "score",
  page: "3",
};
const search = readHotelSearchQuery(query, {
  today: "2026-11-21",
  residence: "US",
  currency: "USD",
});
const links = createHotelLinks(search, { prefix: "/es", currency: "USD" });
const read = (href: string) => new URL(href, "http://x").searchParams;

it("keeps the page for another view, and returns to the first for another sort order or filter", () => {
  expect(links.to({}).startsWith("/es/booknow/hotels/search?place=Lisbon&")).toBe(true);
  expect(read(links.to({})).get("page")).toBe("3");
  expect(read(links.to({ view: "map" })).get("page")).toBe("3");
  expect(read(links.to({ page: 4 })).get("page")).toBe("4");
  expect(read(links.to({ sort: "distance" })).get("page")).toBeNull();
  const cleared = read(links.to({ filters: {} }));
  expect([
    cleared.get("class"),
    cleared.get("maxPrice"),
    cleared.get("page"),
    cleared.get("sort"),
  ]).toEqual([null, null, null, "score"]);
  expect(cleared.getAll("room")).toEqual(["2", "1-5"]);
});

it("sends the search and its sort order along with the filter form, without filters and page", () => {
  const { action, kept } = links.form;
  expect(action).toBe("/es/booknow/hotels/search");
  expect(Object.fromEntries(kept)).toEqual({
    place: "Lisbon",
    placeLat: "38.72",
    placeLong: "-9.14",
    checkIn: "2026-12-05",
    checkOut: "2026-12-07",
    room: "1-5",
    residence: "DK",
    sort: "score",
  });
  expect(kept.filter(([key]) => key === "room").map(([, value]) => value)).toEqual(["2", "1-5"]);
});

it("opens a hotel for the same stay with the total on its card; without a total the id is last", () => {
  const href = links.toHotel("sandbox-h-1-2", { amount: 12_345, currency: "USD" });
  expect(href.startsWith("/es/booknow/hotels/search-details?")).toBe(true);
  expect([
    read(href).get("id"),
    read(href).get("shown"),
    read(href).get("checkIn"),
    read(href).get("class"),
  ]).toEqual(["sandbox-h-1-2", "12345.USD", "2026-12-05", null]);
  expect(links.toHotel("")).toMatch(/&id=$/);
});

it.each([
  [
    { freeCancellation: "true", board: "breakfast" },
    { freeCancellation: "true", breakfast: "true" },
  ],
  [{ payAtProperty: "true", board: ["room_only", "breakfast"] }, { payAtProperty: "true" }],
  [{ score: "8" }, {}],
])("narrows a hotel's rates down to what was searched for: %j", (filters, traits) => {
  const filtered = readHotelSearchQuery(
    { ...query, ...filters },
    { today: "2026-11-21", residence: "US", currency: "USD" },
  );
  const href = createHotelLinks(filtered, { prefix: "", currency: "USD" }).toHotel("h");
  const sent = Object.fromEntries(
    ["breakfast", "freeCancellation", "payAtProperty"].flatMap((trait) => {
      const value = read(href).get(trait);
      return value === null ? [] : [[trait, value]];
    }),
  );
  expect(sent).toEqual(traits);
});
