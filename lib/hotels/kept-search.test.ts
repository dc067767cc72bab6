import { keptHotels, readKeptSearch, toSearchTextOf } from "./kept-search";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { toSearchText } from "./to-search-text";

const search = {
  place: { name: "São Paulo & more", latitude: -23.55, longitude: -46.63 },
  stay: { start: "2026-12-07", end: "2026-12-09" },
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [5, 9] },
  ],
  residence: "BR",
};
const text = toSearchText(search);

it("keeps place, dates, every room and the residence of a search", () => {
  expect(readKeptSearch({ search: text })).toEqual({
    query: {
      place: "São Paulo & more",
      placeLat: "-23.55",
      placeLong: "-46.63",
      checkIn: "2026-12-07",
      checkOut: "2026-12-09",
      room: ["2", "2", "1-5.9"],
      residence: "BR",
    },
    stay: search.stay,
    rooms: search.rooms,
  });
  // What the backend takes.
  expect(text).toMatch(/^[\w.~%&=+*-]*$/);
});

it("takes the search from the URL of a hotel with its price, without filters", () => {
  expect(
    toSearchTextOf(`/booknow/hotels/search-details?${text}&board=breakfast&id=a&shown=1.USD`),
  ).toBe(`${text}&shown=1.USD`);
});

it.each([
  null,
  "",
  "checkIn=2026-12-07",
  "checkIn=2026-12-09&checkOut=2026-12-07",
  "checkIn=x&checkOut=y",
])("finds no search in %s", (stored) => expect(readKeptSearch({ search: stored })).toBeNull());

it("leads to that search, once it is over to the hotel alone, and never elsewhere", () => {
  const pathOn = (today: string, stored: string | null = text) =>
    keptHotels.toPath({ id: "a", search: stored }, today);
  const offer = `/booknow/hotels/search-details?${[
    "place=S%C3%A3o%20Paulo%20%26%20more&placeLat=-23.55&placeLong=-46.63",
    "checkIn=2026-12-07&checkOut=2026-12-09&room=2&room=2&room=1-5.9&residence=BR&id=a",
  ].join("&")}`;
  expect(pathOn("2026-12-07")).toBe(offer);
  expect(pathOn("2026-12-07", `shown=1.USD&${text}`)).toBe(`${offer}&shown=1.USD`);
  expect(pathOn("2026-12-08")).toBe("/hotel-details?id=a");
  expect(pathOn("2026-12-07", null)).toBe("/hotel-details?id=a");
  expect(pathOn("2026-12-07", `id=b&redirect=//x&${text}`)).toBe(offer);
});

it("leads to a new search for the same, and compares only what is to come", () => {
  const item = { id: "a", search: text };
  expect(keptHotels.toSearchPath(item)).toMatch(
    /^\/booknow\/hotels\/search\?place=S.*residence=BR$/,
  );
  expect(keptHotels.toSearchPath({ id: "a", search: null })).toBe("/booknow/hotels");
  const kept = { ...item, service: "hotels", name: "A", place: null, picture: "", rating: null };
  const toQuery = (today: string) => keptHotels.comparison?.toQuery(kept as KeptItem, today);
  expect(toQuery("2026-12-07")).toMatchObject({ checkIn: "2026-12-07" });
  expect(toQuery("2026-12-08")).toBeNull();
});
