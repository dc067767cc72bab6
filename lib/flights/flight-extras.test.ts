import {
  listChosenSeats,
  readSeatId,
  seatId,
  seatOf,
  toFlightExtras,
  withBags,
  withSeat,
} from "./flight-extras";

const item = {
  bags: [{ passenger: 2, leg: 1, count: 2 }],
  seats: [
    { passenger: 0, segment: 0, seat: "14C" },
    { passenger: 1, segment: 0, seat: "14D" },
    { passenger: 0, segment: 2, seat: "7A" },
  ],
};
const counts = toFlightExtras(item);

test("names bags by passenger and leg, seats by passenger and segment", () => {
  expect(counts).toEqual({
    "bag-2-1": 2,
    "seat-0-0-14C": 1,
    "seat-1-0-14D": 1,
    "seat-0-2-7A": 1,
  });
  expect(listChosenSeats(counts)).toEqual(item.seats);
  expect(item.seats.map((seat) => readSeatId(seatId(seat)))).toEqual(item.seats);
  expect([readSeatId("bag-2-1"), readSeatId("seat-0-0-14c"), readSeatId("seat-0-0-")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a passenger has one seat on a flight, and a seat is one passenger's", () => {
  const moved = withSeat(counts, { passenger: 0, segment: 0, seat: "14D" });
  expect(moved).toEqual({ "bag-2-1": 2, "seat-0-2-7A": 1, "seat-0-0-14D": 1 });
  const without = withSeat(counts, { passenger: 0, segment: 0, seat: null });
  expect(seatOf(without, { passenger: 0, segment: 0 })).toBeNull();
  expect(seatOf(without, { passenger: 1, segment: 0 })).toBe("14D");
  expect(seatOf(without, { passenger: 0, segment: 2 })).toBe("7A");
});

test("no bags are no entry", () => {
  expect(withBags({ "bag-2-1": 2 }, { passenger: 2, leg: 1, count: 0 })).toEqual({});
  expect(withBags({ "bag-2-1": 2 }, { passenger: 0, leg: 1, count: 1 })).toEqual({
    "bag-2-1": 2,
    "bag-0-1": 1,
  });
});
