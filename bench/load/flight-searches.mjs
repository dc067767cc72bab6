import { dayAhead } from "../../scripts/testbed/day-ahead.mjs";

const filters = [
  {},
  { maximumStops: 1 },
  { checkedBags: 1, isChangeable: true },
  { minimumPrice: 20_000, maximumPrice: 90_000 },
  { hasCabinBag: true, times: [{ leg: 0, departure: { from: 360, until: 900 } }] },
  { isRefundable: true, maximumMinutes: 900 },
];
const sorts = ["best", "price", "duration", "departure"];
/** Dates repeat after this many searches, then with another party. */
const period = 180;

/** What of a search isn't part of the question to the supplier. */
const toView = (number) => ({
  filters: filters[number % filters.length],
  sort: sorts[number % sorts.length],
  page: 1 + (number % 5 === 4 ? 2 : 0),
});

/**
 * Returns between London and New York, all their airports, each a question of its own to the
 * supplier: dates, days, party, filters, sort and page each cycle with their own period.
 */
export const toFlightSearch = (number) => {
  const start = 10 + ((number * 7) % period);
  const [london, newYork] = ["city-2643743", "city-5128581"];
  return {
    legs: [
      { from: london, to: newYork, date: dayAhead(start) },
      { from: newYork, to: london, date: dayAhead(start + 3 + (number % 9)) },
    ],
    adults: 1 + (Math.floor(number / period) % 4),
    ages: number % 3 === 0 ? [7] : [],
    ...toView(number),
  };
};

/** The same question with other filters, sort order and page each time. */
export const toFilteredFlightSearch = (number) => ({ ...toFlightSearch(0), ...toView(number) });
