import { sampleFlights } from "@/components/services/flights/testing/sample-flights";
import { hasAll, readExtrasForm } from "./read-extras-form";

const item = {
  ...sampleFlights(),
  bags: [{ passenger: 0, leg: 1, count: 1 }],
  seats: [
    { passenger: 0, segment: 0, seat: "14A" },
    { passenger: 1, segment: 0, seat: "14B" },
    { passenger: 0, segment: 1, seat: "16A" },
  ],
};

test("changes what a form asks about, and keeps the rest", () => {
  const form = { "bag-0-0": "2", "bag-0-1": "0", "seat-0-0": "16C", "seat-1-0": "" };
  expect(readExtrasForm(form, item)).toEqual({
    counts: { "bag-0-0": 2, "seat-0-1-16A": 1, "seat-0-0-16C": 1 },
    isTwice: false,
  });
  expect(readExtrasForm({}, item).counts).toEqual({
    "bag-0-1": 1,
    "seat-0-0-14A": 1,
    "seat-1-0-14B": 1,
    "seat-0-1-16A": 1,
  });
});

test("two may change seats with each other, but not have the same", () => {
  expect(readExtrasForm({ "seat-0-0": "14B", "seat-1-0": "14A" }, item)).toMatchObject({
    counts: { "seat-0-0-14B": 1, "seat-1-0-14A": 1 },
    isTwice: false,
  });
  const twice = readExtrasForm({ "seat-0-0": "16C", "seat-1-0": "16C" }, item);
  expect(twice.isTwice).toBe(true);
  expect(Object.keys(twice.counts).filter((id) => id.endsWith("16C"))).toEqual(["seat-0-0-16C"]);
});

test("infants, others and nonsense change nothing", () => {
  const form = {
    "bag-2-0": "1",
    "bag-9-0": "1",
    "bag-0-7": "1",
    "seat-2-0": "16B",
    "bag-1-0": "x",
  };
  const { counts } = readExtrasForm({ ...form, "seat-3-0": "<b>" }, item);
  expect(counts).toEqual(readExtrasForm({}, item).counts);
});

test("an answer has all that was asked for, or not", () => {
  expect(hasAll(item, { "bag-0-1": 1, "seat-0-0-14A": 1 })).toBe(true);
  expect(hasAll(item, { "bag-0-1": 2 })).toBe(false);
  expect(hasAll(item, { "seat-0-0-15A": 1 })).toBe(false);
});
