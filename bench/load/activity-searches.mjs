import { dayAhead } from "../../scripts/testbed/day-ahead.mjs";

const filters = [
  {},
  { categories: ["walkingTour", "food"] },
  { freeCancellation: true, minimumRating: 4.5 },
  { minimumPrice: 2_000, maximumPrice: 9_000 },
  { durations: ["short", "halfDay"], instant: true },
  { times: ["morning"], languages: ["en"] },
];
const sorts = ["best", "price", "rating", "duration"];
/** Dates repeat after this many searches, then with more days. */
const period = 180;

/** What of a search isn't part of the question to the supplier. */
const toView = (number) => ({
  filters: filters[number % filters.length],
  sort: sorts[number % sorts.length],
  page: 1 + (number % 5 === 4 ? 7 : 0),
});

/**
 * Searches of Paris and the towns around it, each a question of its own to the supplier: days,
 * filters, sort and page each cycle with their own period.
 */
export const toActivitySearch = (number) => {
  const start = 10 + ((number * 7) % period);
  const days = Math.floor(number / period) % 7;
  return {
    place: { latitude: 48.8566, longitude: 2.3522, name: "Paris" },
    date: dayAhead(start),
    dateTo: dayAhead(start + days),
    ...toView(number),
  };
};

/** The same question with other filters, sort order and page each time. */
export const toFilteredActivitySearch = (number) => ({
  ...toActivitySearch(0),
  ...toView(number),
});

/** A month for a party, to list an activity's days of. */
export const toMonth = (number) => ({
  month: dayAhead(40 + 30 * (number % 6)).slice(0, 7),
  party: { adult: 1 + (number % 4) },
});
