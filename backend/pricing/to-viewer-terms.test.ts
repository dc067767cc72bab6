import type { PriceTier } from "@/lib/api/contract/roles";
import { defaultMarkup } from "./markup";
import { toSale } from "./to-sale";
import { toViewerPrice } from "./to-viewer-price";
import { convertPenalties, toRefundAmount, toViewerCancellation } from "./to-viewer-terms";

const euros = (amount: number) => ({ amount, currency: "EUR" });
const due = { local: "2027-05-01T12:00", zone: "UTC", at: "2027-05-01T12:00:00.000Z" };
const price = {
  currency: "EUR",
  wholesale: 12_345,
  taxAndFee: 0,
  published: 0,
  dueLater: [{ amount: 6_543, due }],
  model: "commissionable",
  commission: 1_357,
} as const;
const sale = toSale(
  { ...price, dueLater: [...price.dueLater] },
  { markup: defaultMarkup, currency: "EUR", rates: {}, isPaidOnSite: false },
);
if (!sale) throw new Error("it needs no rate");
const steps = [
  { before: "2027-04-01T12:00:00.000Z", keep: euros(0) },
  { before: "2027-05-01T12:00:00.000Z", refundPercentage: 50 },
  { before: "2027-06-01T12:00:00.000Z", keep: euros(9_876) },
];
const cancellation = { zone: "UTC", steps };

test.each<[PriceTier, boolean, boolean]>([
  ["hidden", false, false],
  ["public", true, false],
  ["traveller", true, false],
  ["agent", true, true],
])("of the tier %s, prices are seen: %s, and what the agency earns: %s", (tier, seen, earned) => {
  const shown = toViewerPrice(sale, { tier, unit: null });
  expect(shown?.schedule).toEqual(
    seen
      ? [
          { kind: "deposit", amount: euros(5_802), due: "now", payee: "agency" },
          { kind: "balance", amount: euros(6_543), due, payee: "agency" },
        ]
      : undefined,
  );
  expect(shown?.agent).toEqual(
    earned ? { net: euros(10_988), markup: euros(0), commission: euros(1_357) } : undefined,
  );
  const terms = toViewerCancellation(cancellation, { sale, tier });
  expect(terms.refundable).toBe("full");
  expect(terms.steps).toEqual(
    seen
      ? [
          { ...steps[0], refund: euros(5_802) },
          // The balance is due just then.
          { ...steps[1], refund: euros(2_901) },
          { ...steps[2], refund: euros(2_469) },
        ]
      : [{ ...steps[0], keep: null }, steps[1], { ...steps[2], keep: null }],
  );
});

test.each([
  [[], "none"],
  [[{ refundPercentage: 0 }], "none"],
  [[{ refundPercentage: 1 }], "partial"],
  [[{ refundPercentage: 37 }, { refundPercentage: 100 }], "full"],
  [[{ keep: euros(1) }], "partial"],
  [[{ keep: euros(1) }, { keep: euros(0) }], "full"],
])("steps of %j are refundable: %s", (parts, refundable) => {
  const before = "2027-04-01T12:00:00.000Z";
  const all = parts.map((part) => ({ before, ...part }));
  const terms = toViewerCancellation({ zone: "UTC", steps: all }, { sale, tier: "public" });
  expect(terms.refundable).toBe(refundable);
});

test.each<PriceTier>(["hidden", "public", "agent"])(
  "of what is paid at the place, the tier %s is told that a part is spared",
  (tier) => {
    const onSite = toSale(
      { currency: "EUR", wholesale: 20_000, taxAndFee: 0, published: 0 },
      { markup: defaultMarkup, currency: "EUR", rates: {}, isPaidOnSite: true },
    );
    if (!onSite) throw new Error("it needs no rate");
    const before = "2027-04-01T12:00:00.000Z";
    const refundOf = (keep: number) =>
      toViewerCancellation(
        { zone: "UTC", steps: [{ before, keep: euros(keep) }] },
        { sale: onSite, tier },
      ).steps[0]?.refund?.amount;
    // Nothing was paid, but that isn't said to be all that cancelling spares.
    expect(refundOf(10_000)).toBeUndefined();
    // A penalty of everything spares nothing, for who may know of it.
    expect(refundOf(onSite.total)).toBe(tier === "hidden" ? undefined : 0);
  },
);

test("a penalty is converted with its price, and never compared with another currency", () => {
  const converted = convertPenalties(cancellation, {
    currency: "USD",
    rates: { EUR: 0.5, USD: 1 },
  });
  expect(converted?.steps[2]).toEqual({
    ...steps[2],
    keep: { amount: 19_752, currency: "USD" },
  });
  expect(convertPenalties(cancellation, { currency: "USD", rates: { USD: 1 } })).toBeNull();
  const paid = { amount: 10_000, currency: "USD" };
  const step = { before: "2027-06-01T12:00:00.000Z", keep: euros(1) };
  expect(() => toRefundAmount(paid, step)).toThrow("a penalty in EUR");
});
