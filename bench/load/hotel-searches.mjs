import { dayAhead } from "../../scripts/testbed/day-ahead.mjs";

const filters = [
  {},
  { classes: [4, 5] },
  { freeCancellation: true, minimumScore: 8 },
  { boards: ["breakfast", "half_board"], amenities: ["wifi", "pool"] },
  { minimumPrice: 20_000, maximumPrice: 60_000 },
  { maximumDistance: 3, payAtProperty: true },
  { name: "hotel", classes: [3, 4] },
];
const sorts = ["best", "price", "distance", "score"];
const rooms = [
  [{ adults: 2, childAges: [] }],
  [{ adults: 1, childAges: [] }],
  [{ adults: 2, childAges: [4, 9] }],
  [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [7] },
  ],
];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Dates and parties repeat after this many searches, then with another residence. */
const period = 180;

/** What of a search isn't part of the question to the supplier. */
const toView = (number) => ({
  filters: filters[number % filters.length],
  sort: sorts[number % sorts.length],
  page: 1 + (number % 5 === 4 ? 7 : 0),
});

/**
 * Searches of Lisbon, each a question of its own to the supplier: dates, nights, party, residence,
 * filters, sort and page each cycle with their own period.
 */
export const toHotelSearch = (number) => {
  const start = 10 + ((number * 7) % period);
  const country = Math.floor(number / period);
  return {
    place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" },
    stay: { start: dayAhead(start), end: dayAhead(start + 1 + (number % 9)) },
    rooms: rooms[number % rooms.length],
    residence: letters[Math.floor(country / 26) % 26] + letters[country % 26],
    ...toView(number),
  };
};

/** The same question with other filters, sort order and page each time. */
export const toFilteredSearch = (number) => ({ ...toHotelSearch(0), ...toView(number) });

/** The home page's search, as a baseline of the same machine at the same moment. */
export const toDealSearch = (number) => ({
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: dayAhead(10 + (number % 180)), end: dayAhead(12 + (number % 180)) },
  latitude: 38.7223,
  longitude: -9.1393,
  nationality: "IN",
  destinationCountryCode: "IN",
  currency: "USD",
  radius: 15,
  searchString: "Lisbon",
  isOTA: true,
  isHome: true,
  isFromDestination: false,
});
