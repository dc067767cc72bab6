import {
  countFilters,
  readBookingListQuery,
  toBookingListQuery,
  toFilterInput,
} from "./booking-list-query";

it("reads an address, and leaves out what no field takes", () => {
  const query = readBookingListQuery({
    q: " Berg ",
    state: ["held", "nonsense", "confirmed"],
    service: "boats",
    agent: "none",
    from: "2026-13-01",
    to: "2026-12-01",
    due: "",
    sort: "departure",
    size: "7",
    page: "3",
  });
  expect(query).toEqual({
    q: "Berg",
    state: ["held", "confirmed"],
    agent: "none",
    to: "2026-12-01",
    sort: "departure",
    size: 25,
  });
  expect(countFilters(query)).toBe(4);
  expect(toFilterInput(query)).toEqual({
    q: "Berg",
    state: "held,confirmed",
    agent: "none",
    to: "2026-12-01",
  });
});

it("writes an address without what is usual, which reads the same", () => {
  expect(toBookingListQuery(readBookingListQuery({}))).toEqual({});
  const query = readBookingListQuery({ state: "held", sort: "booked", size: "50", after: "abc" });
  const { size, ...written } = toBookingListQuery(query);
  expect(readBookingListQuery({ ...written, size: String(size) })).toEqual(query);
});
