import fc from "fast-check";
import { allocateRefund } from "./allocate-refund";

const paid = (...amounts: number[]) => amounts.map((amount, index) => ({ id: index + 1, amount }));

test.each<[string, number[], number, [id: number, amount: number][]]>([
  ["nothing of nothing", [], 0, []],
  ["nothing of something", [100], 0, []],
  ["all of one", [100], 100, [[1, 100]]],
  ["a part of one", [100], 37, [[1, 37]]],
  ["less than the newest brought", [300, 700], 200, [[2, 200]]],
  ["all that the newest brought", [300, 700], 700, [[2, 700]]],
  [
    "more than the newest brought",
    [300, 700],
    701,
    [
      [2, 700],
      [1, 1],
    ],
  ],
  [
    "everything",
    [300, 200, 500],
    1_000,
    [
      [3, 500],
      [2, 200],
      [1, 300],
    ],
  ],
])("gives back %s", (_, amounts, refund, expected) =>
  expect(
    allocateRefund(paid(...amounts), refund).map(({ payment, amount }) => [payment.id, amount]),
  ).toEqual(expected),
);

test("refuses to give back more than was paid", () =>
  expect(() => allocateRefund(paid(300, 700), 1_001)).toThrow("1 more than what was paid"));

test("gives back exactly the refund, of no payment more than it brought", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 })), fc.nat(), (amounts, any) => {
      const all = amounts.reduce((sum, amount) => sum + amount, 0);
      const refund = all === 0 ? 0 : any % (all + 1);
      const parts = allocateRefund(paid(...amounts), refund);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
      for (const { payment, amount } of parts) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(payment.amount);
      }
    }),
  );
});
