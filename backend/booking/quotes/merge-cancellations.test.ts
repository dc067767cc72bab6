import fc from "fast-check";
import { splitCancellation } from "../../ledger/move-booking-money";
import { defaultMarkup } from "../../pricing/markup";
import { sumSales } from "../../pricing/sum-sales";
import { toSale } from "../../pricing/to-sale";
import type { Sale } from "../../db/schema/sale";
import { paidBy, toRefundAmount } from "../../pricing/to-viewer-terms";
import type { CancellationStep } from "../../ports/booking-supplier";
import { mergeCancellations } from "./merge-cancellations";

const day = (number: number) => `2027-05-${String(number).padStart(2, "0")}T12:00:00.000Z`;
const percent = (date: number, refundPercentage: number) => ({
  before: day(date),
  refundPercentage,
});
const toPart = (
  wholesale: number,
  {
    steps,
    dueOnSite = 0,
    later = [],
    isPaidOnSite = false,
  }: {
    steps: CancellationStep[];
    dueOnSite?: number;
    /** The days on which a part of the price is due, with that part. */
    later?: readonly (readonly [number, number])[];
    isPaidOnSite?: boolean;
  },
) => {
  const dueLater = later.map(([date, amount]) => ({
    amount,
    due: { local: day(date).slice(0, 16), zone: "UTC", at: day(date) },
  }));
  const sale = toSale(
    { currency: "EUR", wholesale, taxAndFee: 0, published: wholesale, dueOnSite, dueLater },
    { markup: defaultMarkup, currency: "EUR", rates: {}, isPaidOnSite },
  );
  if (!sale) throw new Error("it needs no rate");
  return { sale, cancellation: { zone: "Europe/Lisbon", steps } };
};

/** The step that holds at an instant, and what it gives back of all that is paid by then. */
const toOutcome = (
  { sale, steps }: { sale: Sale; steps: readonly CancellationStep[] },
  at: string,
) => {
  const step = steps.find(({ before }) => at < before) ?? null;
  const paid = paidBy(sale, at);
  const refund = step ? toRefundAmount({ amount: paid, currency: "EUR" }, step) : 0;
  return { refund, step, split: splitCancellation(sale, { paid, refund, step }) };
};

const anySteps = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 100 })), {
    maxLength: 4,
    selector: ([date]) => date,
  })
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b).map(([date, share]) => percent(date, share)));

test.each([false, true])(
  "at any instant the sum of what the parts give back, and of what supplier and agency keep of it (paid at the place: %s)",
  (isPaidOnSite) =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ min: 100, max: 90_000 }),
            fc.integer({ min: 0, max: 99 }),
            anySteps,
            fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 40 })), {
              maxLength: 2,
            }),
          ),
          { minLength: 2, maxLength: 4 },
        ),
        fc.integer({ min: 0, max: 29 }),
        (sold, date) => {
          const parts = sold.map(([wholesale, dueOnSite, steps, shares]) => {
            const payable = wholesale - dueOnSite;
            const later = shares.map(
              ([due, share]) => [due, Math.floor((payable * share) / 100)] as const,
            );
            return toPart(wholesale, { steps, dueOnSite, later, isPaidOnSite });
          });
          const at = `2027-05-${String(Math.max(1, date)).padStart(2, "0")}T08:00:00.000Z`;
          const each = parts.map(({ sale, cancellation: { steps } }) =>
            toOutcome({ sale, steps }, at),
          );
          const { steps } = mergeCancellations(parts);
          const whole = toOutcome({ sale: sumSales(parts.map(({ sale }) => sale)), steps }, at);
          const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(whole.refund).toBe(sum(each.map(({ refund }) => refund)));
          // Without an amount that is owed, deposits of one sale are split by that sale's shares;
          // of several, each has shares of its own.
          const hasDeposits = sold.some(([, , , later]) => later.length > 0);
          const isOwed = whole.step !== null && "owed" in whole.step;
          if (hasDeposits && !isOwed) return;
          // A shared percentage is split as one: it may round otherwise, by less than a unit each.
          const apart = sum(each.map(({ split }) => split.suppliers)) - whole.split.suppliers;
          expect(Math.abs(apart)).toBeLessThan(parts.length);
        },
      ),
    ),
);

test("percentages that are the same stay percentages; where they differ it is an amount", () => {
  const free = toPart(10_000, { steps: [percent(10, 100), percent(20, 50)] });
  const strict = toPart(20_000, { steps: [percent(10, 100)] });
  expect(mergeCancellations([free, strict])).toEqual({
    zone: "Europe/Lisbon",
    steps: [
      percent(10, 100),
      // 56 of 112 for the one, all of 224 for the other; of that the supplier charges 50 and 200.
      { before: day(20), keep: { amount: 28_000, currency: "EUR" }, owed: 25_000 },
    ],
  });
});

test("before an instalment as much is given back of the deposits as by themselves", () => {
  const later = [[10, 8_000]] as const;
  const half = toPart(10_000, { steps: [percent(20, 50)], later });
  const free = toPart(10_000, { steps: [percent(20, 100)], later });
  expect(half.sale.dueNow).toBe(2_240);
  const { steps } = mergeCancellations([half, free]);
  expect(steps).toMatchObject([
    { before: day(10), keep: { amount: 1_120 } },
    { before: day(20), keep: { amount: 5_600 } },
  ]);
  const sale = sumSales([half.sale, free.sale]);
  expect(toOutcome({ sale, steps }, day(5)).refund).toBe(3_360);
  // Where they agree there is nothing to tell about the instalment.
  expect(mergeCancellations([free, free]).steps).toEqual([percent(20, 100)]);
});

test("halves that round down by themselves don't round up together", () => {
  const odd = toPart(101, { steps: [percent(10, 50)] });
  expect(odd.sale.total).toBe(113);
  const { steps } = mergeCancellations([odd, odd]);
  expect(steps).toMatchObject([{ before: day(10), keep: { amount: 114 } }]);
});

test("nothing is given back of what gives nothing back", () => {
  const none = toPart(10_000, { steps: [] });
  expect(mergeCancellations([none, none]).steps).toEqual([]);
});
