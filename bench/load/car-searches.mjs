import { dayAhead } from "../../scripts/testbed/day-ahead.mjs";

const filters = [
  {},
  { classes: ["compact", "suv"] },
  { freeCancellation: true, gearbox: "automatic" },
  { minimumPrice: 10_000, maximumPrice: 60_000 },
  { maximumDeposit: 100_000, unlimitedMileage: true },
  { payments: ["now"], minimumSeats: 5, fullToFull: true },
];
const sorts = ["best", "price", "atDesk", "score"];
const hours = ["09:00", "12:30", "16:00"];
/** Dates repeat after this many searches, then with another age. */
const period = 180;

/** What of a search isn't part of the question to the supplier. */
const toView = (number) => ({
  filters: filters[number % filters.length],
  sort: sorts[number % sorts.length],
  page: 1 + (number % 5 === 4 ? 2 : 0),
});

/**
 * Searches of London Heathrow, each a question of its own to the supplier: dates, hours, days, age,
 * filters, sort and page each cycle with their own period.
 */
export const toCarSearch = (number) => {
  const start = 10 + ((number * 7) % period);
  const hour = hours[number % hours.length];
  return {
    pickUp: { latitude: 51.47, longitude: -0.4543, name: "London Heathrow" },
    pickUpAt: `${dayAhead(start)}T${hour}`,
    dropOffAt: `${dayAhead(start + 1 + (number % 9))}T${hour}`,
    driverAge: 30 + (Math.floor(number / period) % 40),
    residence: "GB",
    ...toView(number),
  };
};

/** The same question with other filters, sort order and page each time. */
export const toFilteredCarSearch = (number) => ({ ...toCarSearch(0), ...toView(number) });

/** A rental, to list a car's covers for. */
export const toRental = (number) => {
  const { pickUpAt, dropOffAt, driverAge, residence } = toCarSearch(number);
  return { pickUpAt, dropOffAt, driverAge, residence };
};
