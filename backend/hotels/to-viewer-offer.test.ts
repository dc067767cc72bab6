import fc from "fast-check";
import { hotelOfferSchema } from "@/lib/api/contract/hotels";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { SupplierOffer } from "../ports/hotel-supplier";
import { anyMarkup, anyNetPrice, anySale, testRates as rates } from "../testing/any-sale";
import { toSale } from "../pricing/to-sale";
import { toViewerOffer } from "./to-viewer-offer";
import { toViewerPrice } from "../pricing/to-viewer-price";

const tiers = fc.constantFrom<PriceTier>("hidden", "public", "traveller", "agent");
const seen = [
  "base",
  "discountPercentage",
  "dueNow",
  "dueOnSite",
  "reference",
  "schedule",
  "taxes",
  "total",
  "unit",
];
const visible: Record<PriceTier, string[] | null> = {
  hidden: null,
  public: seen,
  traveller: seen,
  agent: ["agent", ...seen],
};

const charge = {
  code: "cityTax",
  name: "City tax",
  kind: "excluded",
  when: "onSite",
  isMandatory: true,
} as const;
const toOffer = (price: SupplierOffer["price"], refunds: number[]): SupplierOffer => ({
  id: "offer",
  supplier: "sandbox",
  expiresAt: "2026-11-21T12:30:00Z",
  room: {
    code: "r",
    name: "Room",
    picture: "/p",
    beds: [{ kind: "double", count: 1 }],
    sizeSquareMetres: 20,
    maximumGuests: 2,
    features: [],
    isAccessible: false,
  },
  board: "breakfast",
  payment: "now",
  comments: [],
  roomsLeft: 3,
  charges: [1, 2, 3].map((part) => ({
    ...charge,
    amount: { amount: Math.floor((price.dueOnSite ?? 0) / part / 3), currency: price.currency },
  })),
  cancellation: {
    zone: "Europe/Lisbon",
    steps: refunds.map((refundPercentage, index) => ({
      before: `2026-12-0${index + 1}T10:00:00Z`,
      refundPercentage,
    })),
  },
  price,
});

test("a tier never gets a field that isn't its own, and no price at all without price rights", () => {
  fc.assert(
    fc.property(
      anyNetPrice,
      anyMarkup,
      tiers,
      fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }),
      (price, markup, tier, refunds) => {
        const sale = toSale(price, { markup, currency: "EUR", rates, isPaidOnSite: false });
        if (!sale) throw new Error("a test rate is missing");
        const offer = toViewerOffer(toOffer(price, refunds), { sale, tier, nights: 2, rates });
        // The answer as it leaves: a field of the supplier's would be one too many.
        expect(hotelOfferSchema.strict().safeParse(offer).error).toBeUndefined();
        expect(offer.price ? Object.keys(offer.price).sort() : null).toEqual(visible[tier]);
        if (tier !== "hidden") return;
        expect(offer.charges.map(({ amount }) => amount)).toEqual([null, null, null]);
        expect(JSON.stringify(offer)).not.toMatch(/"amount":\d|currency/);
      },
    ),
  );
});

test("a refund is never more than what was paid now, and grows with its percentage", () => {
  fc.assert(
    fc.property(
      anyNetPrice,
      anyMarkup,
      fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 5 }),
      (price, markup, refunds) => {
        const sale = toSale(price, { markup, currency: "USD", rates, isPaidOnSite: false });
        if (!sale) throw new Error("a test rate is missing");
        const { steps } = toViewerOffer(toOffer(price, refunds), {
          sale,
          tier: "public",
          nights: 1,
          rates,
        }).cancellation;
        const inPercent = steps.filter((step) => "refundPercentage" in step);
        expect(inPercent).toHaveLength(steps.length);
        for (const { refundPercentage, refund } of inPercent) {
          expect(refund?.amount).toBeLessThanOrEqual(sale.dueNow);
          if (refundPercentage === 100) expect(refund?.amount).toBe(sale.dueNow);
        }
        const sorted = inPercent
          .toSorted((a, b) => a.refundPercentage - b.refundPercentage)
          .map(({ refund }) => refund?.amount ?? Number.NaN);
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      },
    ),
  );
});

test("what is paid at the property is named to the last unit", () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.nat(1e7), fc.nat(1e7), anyMarkup, (a, b, c, markup) => {
      const dueOnSite = a + b + c;
      const price = {
        currency: "KWD",
        wholesale: dueOnSite + 1_000,
        taxAndFee: 0,
        published: 0,
        dueOnSite,
      };
      const sale = toSale(price, { markup, currency: "EUR", rates, isPaidOnSite: false });
      if (!sale) throw new Error("a test rate is missing");
      const charges = [a, b, c].map((amount) => ({
        ...charge,
        amount: { amount, currency: "KWD" },
      }));
      const told = toViewerOffer(
        { ...toOffer(price, []), charges },
        { sale, tier: "public", nights: 1, rates },
      ).charges;
      expect(told.reduce((sum, { amount }) => sum + (amount?.amount ?? Number.NaN), 0)).toBe(
        sale.dueOnSite,
      );
    }),
  );
});

test.each([
  [[100, 50], "full"],
  [[50, 20], "partial"],
  [[0], "none"],
  [[], "none"],
] as const)("refunds of %j are %s", (refunds, refundable) => {
  const price = { currency: "USD", wholesale: 10_001, taxAndFee: 0, published: 0 };
  const sale = toSale(price, {
    markup: {
      basisPoints: 0,
      fixedAmount: null,
      floorAmount: null,
      capAmount: null,
      currency: "USD",
    },
    currency: "USD",
    rates,
    isPaidOnSite: false,
  });
  if (!sale) throw new Error("a test rate is missing");
  const { cancellation } = toViewerOffer(toOffer(price, [...refunds]), {
    sale,
    tier: "public",
    nights: 1,
    rates,
  });
  expect(cancellation.refundable).toBe(refundable);
  expect(cancellation.steps.map(({ refund }) => refund?.amount)).toEqual(
    refunds.map((percentage) => Math.floor(100.01 * percentage)),
  );
});

test("every tier is told the same price, whose parts add up", () => {
  fc.assert(
    fc.property(anySale, fc.integer({ min: 1, max: 30 }), (sale, nights) => {
      const price = toViewerPrice(sale, { tier: "agent", unit: { count: nights, per: "night" } });
      if (!price) throw new Error("an agent is told every price");
      const { agent, ...retail } = price;
      expect(
        toViewerPrice(sale, { tier: "public", unit: { count: nights, per: "night" } }),
      ).toEqual(retail);
      expect((agent?.net.amount ?? 0) + (agent?.markup.amount ?? 0)).toBe(sale.total);
      expect(retail.reference === null || retail.reference.amount > sale.total).toBe(true);
      expect(Math.abs((retail.unit?.amount.amount ?? 0) * nights - sale.total)).toBeLessThanOrEqual(
        nights / 2,
      );
    }),
  );
});
