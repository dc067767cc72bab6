import { isMoving, resolveConfirmation } from "./resolve-confirmation";

const payment = (state: "open" | "processing" | "succeeded" | "failed" | "expired") => ({
  gateway: "sandbox",
  state,
  amount: { amount: 1, currency: "EUR" },
});
const refund = (state: "pending" | "succeeded" | "failed") => ({
  state,
  amount: { amount: 1, currency: "EUR" },
  at: "2026-11-21T12:00:00Z",
});

test.each([
  ["quoted", null, "holding"],
  ["requested", null, "requested"],
  ["held", null, "unpaid"],
  ["held", payment("open"), "unpaid"],
  ["held", payment("failed"), "paymentFailed"],
  ["held", payment("expired"), "paymentFailed"],
  ["paying", payment("open"), "waitingForPayment"],
  ["paying", payment("processing"), "processing"],
  ["paying", payment("succeeded"), "processing"],
  ["pendingSupplier", payment("succeeded"), "pending"],
  ["confirmed", payment("succeeded"), "confirmed"],
  ["failed", payment("failed"), "failed"],
] as const)("%s with %j is %s", (state, paid, kind) =>
  expect(resolveConfirmation({ state, payment: paid, failure: null })).toBe(kind),
);

test("a booking that failed stays that once its money is back; a cancelled one is refunded", () => {
  const state = "refunded" as const;
  expect(
    resolveConfirmation({ state, payment: payment("succeeded"), failure: "supplierRefused" }),
  ).toBe("failed");
  expect(resolveConfirmation({ state, payment: payment("succeeded"), failure: null })).toBe(
    "refunded",
  );
});

test.each([
  ["requested", "withdrawn"],
  ["held", "givenBack"],
  ["paying", "givenBack"],
] as const)("what is %s and being %s is told as that", (state, failure) =>
  expect(resolveConfirmation({ state, payment: null, failure })).toBe("cancelRequested"),
);

test.each([
  ["requested", null, true],
  ["paying", null, true],
  ["pendingSupplier", null, true],
  ["confirmed", null, false],
  ["failed", null, false],
  ["failed", refund("pending"), true],
  ["cancelled", refund("pending"), true],
  ["cancelled", refund("succeeded"), false],
  ["refunded", refund("succeeded"), false],
] as const)("%s with %j is asked for again: %s", (state, back, expected) =>
  expect(isMoving({ state, payment: null, refund: back, failure: null })).toBe(expected),
);
