import fc from "fast-check";
import { ratesSchema } from "@/lib/api/contract/deals";
import type { PriceTier } from "@/lib/api/contract/roles";
import { toMoney } from "@/lib/money/money";
import { convertNetPrice } from "./net-price";
import { toRates } from "./to-rates";

const currency = fc.constantFrom("USD", "JPY", "KWD");
const price = fc
  .record({
    currency,
    wholesale: fc.integer({ min: 1, max: 1e10 }),
    taxShare: fc.double({ min: 0, max: 1, noNaN: true }),
    published: fc.integer({ min: 0, max: 2e10 }),
  })
  .map(({ taxShare, ...rest }) => ({ ...rest, taxAndFee: Math.floor(rest.wholesale * taxShare) }));
const markupBasisPoints = fc.integer({ min: 0, max: 10_000 });
const visible: Record<PriceTier, string[]> = {
  hidden: ["discountPercentage"],
  public: ["baseRate", "currency", "discountPercentage", "publishedRate", "taxAndFee", "totalRate"],
  traveller: ["baseRate", "currency", "discountPercentage", "publishedRate", "taxAndFee", "totalRate"],
  agent: ["baseRate", "currency", "discountPercentage", "markup", "publishedRate", "taxAndFee", "totalRate", "wholesaleRate"],
};

test("a tier never gets a field that isn't its own", () => {
  fc.assert(
    fc.property(price, markupBasisPoints, fc.constantFrom<PriceTier>("hidden", "public", "traveller", "agent"), (net, markup, tier) => {
      const rates = toRates(net, { tier, markupBasisPoints: markup });
      expect(Object.keys(rates).sort()).toEqual(visible[tier]);
      expect(ratesSchema.safeParse(rates).success).toBe(true);
    }),
  );
});

test("sums are exact in minor units and every tier is told the same price", () => {
  fc.assert(
    fc.property(price, markupBasisPoints, (net, basisPoints) => {
      const rates = toRates(net, { tier: "agent", markupBasisPoints: basisPoints });
      const minor = (major: number | undefined) => toMoney(major ?? Number.NaN, net.currency).amount;
      expect(minor(rates.baseRate) + minor(rates.taxAndFee)).toBe(minor(rates.totalRate));
      expect(minor(rates.wholesaleRate) + minor(rates.markup)).toBe(minor(rates.totalRate));
      expect(minor(rates.wholesaleRate)).toBe(net.wholesale);
      const retail = toRates(net, { tier: "traveller", markupBasisPoints: basisPoints });
      expect(rates).toEqual({ ...retail, wholesaleRate: rates.wholesaleRate, markup: rates.markup });
    }),
  );
});

test("a discount is true, and none unless retail is higher", () => {
  fc.assert(
    fc.property(price, (net) => {
      const { discountPercentage, publishedRate = 0, totalRate = 0 } = toRates(net, { tier: "public" });
      if (publishedRate <= totalRate) expect(discountPercentage).toBe(0);
      else expect(publishedRate * (1 - discountPercentage / 100)).toBeGreaterThanOrEqual(totalRate * (1 - 1e-9));
    }),
  );
});

test("an example", () => {
  expect(toRates({ currency: "USD", wholesale: 33_333, taxAndFee: 3_000, published: 50_000 }, { tier: "agent" })).toEqual({
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

test("a price converts in whole or not at all", () => {
  const net = { currency: "USD", wholesale: 10_000, taxAndFee: 1_000, published: 20_000 };
  expect(convertNetPrice(net, "JPY", { USD: 1, JPY: 150 })).toEqual({ currency: "JPY", wholesale: 15_000, taxAndFee: 1_500, published: 30_000 });
  expect(convertNetPrice(net, "EUR", { USD: 1 })).toBeNull();
});
