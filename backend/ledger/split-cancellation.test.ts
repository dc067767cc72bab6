import fc from "fast-check";
import { splitCancellation, toSaleMovement } from "./move-booking-money";

const before = "2027-05-01T12:00:00.000Z";
const percent = (refundPercentage: number) => ({ before, refundPercentage });
const keep = (amount: number) => ({ before, keep: { amount, currency: "EUR" } });
const sale = {
  total: 11_200,
  net: 10_000,
  markup: 1_200,
  commission: 0,
  dueNow: 11_200,
  dueOnSite: 0,
};
const commissionable = { ...sale, net: 9_500, markup: 0, commission: 1_700 };
const withBalance = { ...sale, dueNow: 3_360 };
const atThePlace = { ...sale, dueNow: 0, dueOnSite: 11_200 };

type Case = [
  name: string,
  booking: typeof sale,
  cancelled: Parameters<typeof splitCancellation>[1],
  split: [receivables: number, suppliers: number, markups: number, commissions: number],
];
test.each<Case>([
  [
    "everything back",
    sale,
    { paid: 11_200, refund: 11_200, step: percent(100) },
    [0, -10_000, -1_200, 0],
  ],
  [
    "half of it, from both",
    sale,
    { paid: 11_200, refund: 5_600, step: percent(50) },
    [0, -5_000, -600, 0],
  ],
  ["nothing any more", sale, { paid: 11_200, refund: 0, step: null }, [0, 0, 0, 0]],
  [
    "all but a penalty, which is the supplier's",
    sale,
    { paid: 11_200, refund: 9_200, step: keep(2_000) },
    [0, -8_000, -1_200, 0],
  ],
  [
    "a penalty of more than the supplier asked for: the rest is the agency's",
    sale,
    { paid: 11_200, refund: 200, step: keep(11_000) },
    [0, 0, -200, 0],
  ],
  [
    "half of a supplier's own selling price",
    commissionable,
    { paid: 11_200, refund: 5_600, step: percent(50) },
    [0, -4_750, 0, -850],
  ],
  [
    "a supplier's own selling price but a penalty: no commission of it",
    commissionable,
    { paid: 11_200, refund: 9_200, step: keep(2_000) },
    [0, -7_500, 0, -1_700],
  ],
  [
    "a deposit, and the balance needn't be paid",
    withBalance,
    { paid: 3_360, refund: 3_360, step: percent(100) },
    [7_840, -10_000, -1_200, 0],
  ],
  [
    "half of a deposit",
    withBalance,
    { paid: 3_360, refund: 1_680, step: percent(50) },
    [7_840, -8_500, -1_020, 0],
  ],
  [
    "nothing of a deposit, of which each keeps a share",
    withBalance,
    { paid: 3_360, refund: 0, step: null },
    [7_840, -7_000, -840, 0],
  ],
  [
    "deposit and balance, once both are paid",
    withBalance,
    { paid: 11_200, refund: 5_600, step: percent(50) },
    [0, -5_000, -600, 0],
  ],
  [
    "a deposit smaller than the penalty",
    withBalance,
    { paid: 3_360, refund: 0, step: keep(5_000) },
    [7_840, -6_640, -1_200, 0],
  ],
  [
    "nothing that was paid: the agency gives up what it would have earned",
    atThePlace,
    { paid: 0, refund: 0, step: percent(100) },
    [0, 1_200, -1_200, 0],
  ],
  [
    "a third of what is paid at the place",
    atThePlace,
    { paid: 0, refund: 0, step: percent(33) },
    [0, 396, -396, 0],
  ],
  [
    "a commission on what is paid at the place",
    { ...commissionable, dueNow: 0, dueOnSite: 11_200 },
    { paid: 0, refund: 0, step: percent(100) },
    [0, 1_700, 0, -1_700],
  ],
  [
    "a penalty at the place that leaves the agency something",
    atThePlace,
    { paid: 0, refund: 0, step: keep(10_500) },
    [0, 700, -700, 0],
  ],
])("gives back %s", (_, booking, cancelled, [receivables, suppliers, markups, commissions]) =>
  expect(splitCancellation(booking, cancelled)).toEqual({
    receivables,
    suppliers,
    markups,
    commissions,
  }),
);

test("a sale is what the supplier is owed, the markup and the commission", () => {
  const booking = {
    id: "1",
    reference: "R",
    currency: "EUR",
    ...sale,
    net: 9_000,
    commission: 500,
  };
  expect(toSaleMovement({ ...booking, markup: 1_700 }).amounts).toEqual({
    ...{ deposits: -11_200, receivables: 0 },
    ...{ suppliers: 9_000, markups: 1_700, commissions: 500 },
  });
});

const amount = fc.integer({ min: 0, max: 1e12 });
test("a sale and its cancellation leave nothing that isn't kept, whatever is rounded", () => {
  const steps = fc.oneof(fc.nat(100).map(percent), amount.map(keep), fc.constant(null));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      share,
      share,
      share,
      share,
      steps,
      (net, markup, commission, onSite, now, paidShare, refundShare, step) => {
        const total = net + markup + commission;
        const dueOnSite = Math.floor(total * onSite);
        const dueNow = Math.floor((total - dueOnSite) * now);
        const booking = { total, net, markup, commission, dueNow, dueOnSite };
        const paid = dueNow + Math.floor((total - dueOnSite - dueNow) * paidShare);
        const refund = Math.floor(paid * refundShare);
        const split = splitCancellation(booking, { paid, refund, step });
        expect(Object.values(split).reduce((sum, part) => sum + part, refund)).toBe(0);
        expect(split.receivables).toBe(total === dueOnSite ? 0 : total - dueOnSite - paid);
        if (markup === 0 && commission > 0) expect(split.markups).toBe(0);
        if (commission === 0) expect(split.commissions).toBe(0);
      },
    ),
  );
});
