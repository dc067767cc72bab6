import { readKeptSearch, toKeptHotelHref, toSearchTextOf } from "./kept-search";
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

it("takes the search from the URL of a hotel, without its price and filters", () => {
  expect(
    toSearchTextOf(`/booknow/hotels/search-details?${text}&board=breakfast&id=a&shown=1.USD`),
  ).toBe(text);
});

it.each([
  null,
  "",
  "checkIn=2026-12-07",
  "checkIn=2026-12-09&checkOut=2026-12-07",
  "checkIn=x&checkOut=y",
])("finds no search in %s", (stored) => expect(readKeptSearch({ search: stored })).toBeNull());

it("leads to that search, once it is over to the hotel alone, and never elsewhere", () => {
  const hrefOn = (today: string, stored: string | null = text) =>
    toKeptHotelHref({ id: "a", search: stored }, { prefix: "/es", today });
  expect(hrefOn("2026-12-07")).toBe(
    `/es/booknow/hotels/search-details?${[
      "place=S%C3%A3o%20Paulo%20%26%20more&placeLat=-23.55&placeLong=-46.63",
      "checkIn=2026-12-07&checkOut=2026-12-09&room=2&room=2&room=1-5.9&residence=BR&id=a",
    ].join("&")}`,
  );
  expect(hrefOn("2026-12-08")).toBe("/es/hotel-details?id=a");
  expect(hrefOn("2026-12-07", null)).toBe("/es/hotel-details?id=a");
  expect(hrefOn("2026-12-07", `id=b&redirect=//x&${text}`)).not.toMatch(/id=b|redirect/);
});
