import fc from "fast-check";
import { ratesSchema } from "@/lib/api/contract/deals";
import type { PriceTier } from "@/lib/api/contract/roles";
import { toMoney } from "@/lib/money/money";
import { anySale } from "../testing/any-sale";
import { defaultMarkup } from "./markup";
import { toRates } from "./to-rates";
import { toSale } from "./to-sale";

const visible: Record<PriceTier, string[]> = {
  hidden: ["discountPercentage"],
  public: ["baseRate", "currency", "discountPercentage", "publishedRate", "taxAndFee", "totalRate"],
  traveller: [
    "baseRate",
    "currency",
    "discountPercentage",
    "publishedRate",
    "taxAndFee",
    "totalRate",
  ],
  agent: [
    "baseRate",
    "currency",
    "discountPercentage",
    "markup",
    "publishedRate",
    "taxAndFee",
    "totalRate",
    "wholesaleRate",
  ],
};

test("a tier never gets a field that isn't its own", () => {
  fc.assert(
    fc.property(
      anySale,
      fc.constantFrom<PriceTier>("hidden", "public", "traveller", "agent"),
      (sale, tier) => {
        const rates = toRates(sale, { tier });
        expect(Object.keys(rates).sort()).toEqual(visible[tier]);
        expect(ratesSchema.safeParse(rates).success).toBe(true);
      },
    ),
  );
});

test("sums are exact in minor units and every tier is told the same price", () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const rates = toRates(sale, { tier: "agent" });
      const minor = (major: number | undefined) =>
        toMoney(major ?? Number.NaN, sale.currency).amount;
      expect(minor(rates.baseRate) + minor(rates.taxAndFee)).toBe(minor(rates.totalRate));
      expect(minor(rates.wholesaleRate) + minor(rates.markup)).toBe(minor(rates.totalRate));
      const retail = toRates(sale, { tier: "traveller" });
      expect(rates).toEqual({
        ...retail,
        wholesaleRate: rates.wholesaleRate,
        markup: rates.markup,
      });
    }),
  );
});

test("a discount is true, and none unless retail is higher", () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const {
        discountPercentage,
        publishedRate = 0,
        totalRate = 0,
      } = toRates(sale, { tier: "public" });
      if (publishedRate <= totalRate) expect(discountPercentage).toBe(0);
      else {
        expect(discountPercentage).toBeGreaterThanOrEqual(5);
        expect(publishedRate * (1 - discountPercentage / 100)).toBeGreaterThanOrEqual(
          totalRate * (1 - 1e-9),
        );
      }
    }),
  );
});

test("an example", () => {
  const sale = toSale(
    { currency: "USD", wholesale: 33_333, taxAndFee: 3_000, published: 50_000 },
    { markup: defaultMarkup, currency: "USD", rates: {}, isPaidOnSite: false },
  );
  expect(sale && toRates(sale, { tier: "agent" })).toEqual({
    discountPercentage: 25,
    currency: "USD",
    publishedRate: 500,
    totalRate: 373.33,
    baseRate: 343.33,
    taxAndFee: 30,
    wholesaleRate: 333.33,
    markup: 40,
  });
});
