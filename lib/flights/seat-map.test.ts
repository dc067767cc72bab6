import { sampleSeatMap } from "@/components/services/flights/testing/sample-flights";
import { listSeatsOf, toNextSeat, toSeatState, withoutSeats } from "./seat-map";

const map = sampleSeatMap();
const seat = (id: string, of = map) => {
  const found = listSeatsOf(of).find((each) => each.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const adult = { index: 0, kind: "adult", number: 1, age: null } as const;
const child = { index: 3, kind: "child", number: 1, age: 7 } as const;

test.each([
  ["14B", "right", "14C"],
  ["14C", "left", "14B"],
  ["14C", "right", "14C"],
  ["14A", "down", "15A"],
  // Row 15 has no such seat.
  ["14B", "down", "16B"],
  ["16C", "up", "14C"],
  ["14A", "up", "14A"],
  ["16A", "last", "16C"],
  ["16C", "first", "16A"],
  ["99Z", "left", "99Z"],
] as const)("from %s %s is %s", (from, step, next) =>
  expect(toNextSeat(map, { from, step })).toBe(next),
);

test("a seat is free, taken, one's own, another passenger's, or not for children", () => {
  const of = (id: string, passenger: typeof adult | typeof child, holder?: typeof adult) =>
    toSeatState(seat(id), { passenger, holder });
  expect(of("14A", adult)).toBe("free");
  expect(of("14C", adult)).toBe("taken");
  expect(of("14A", adult, adult)).toBe("mine");
  expect(of("14A", child, adult)).toBe("others");
  expect(of("15A", child)).toBe("notForChildren");
  expect(of("15A", adult)).toBe("free");
});

test("what somebody else has taken meanwhile is neither free nor priced", () => {
  const later = withoutSeats(map, new Set(["14A"]));
  expect(seat("14A", later)).toMatchObject({ isFree: false, price: null });
  expect(seat("14B", later)).toEqual(seat("14B"));
  expect(withoutSeats(map, new Set())).toBe(map);
});
