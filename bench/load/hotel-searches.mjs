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

/**
 * Searches of Lisbon, no two consecutive ones equal: dates, nights, party, filters, sort and page
 * each cycle with their own period.
 */
export const toHotelSearch = (number) => {
  const start = 10 + ((number * 7) % 180);
  return {
    place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" },
    stay: { start: dayAhead(start), end: dayAhead(start + 1 + (number % 9)) },
    rooms: rooms[number % rooms.length],
    residence: "PT",
    filters: filters[number % filters.length],
    sort: sorts[number % sorts.length],
    page: 1 + (number % 5 === 4 ? 7 : 0),
  };
};

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
