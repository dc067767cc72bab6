import { readBookingProblem, toBookingProblem } from "./booking-problems";

test.each([
  [409, "refund_changed", "refundChanged"],
  [409, "not_cancellable", "notCancellable"],
  [409, "change_closed", "changeClosed"],
  [404, "change_not_found", "changeClosed"],
  [429, "too_many_attempts", "tooOften"],
  [503, "supplier_unavailable", "tryAgain"],
] as const)("%d %s is %s, and is read again from an address", (status, code, problem) => {
  expect(toBookingProblem({ status, code })).toBe(problem);
  expect(readBookingProblem(problem)).toBe(problem);
});

test.each([undefined, "", "refund_changed", ["tryAgain"]])("%j is no problem", (value) =>
  expect(readBookingProblem(value)).toBeNull(),
);
