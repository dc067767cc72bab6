import fc from "fast-check";
import type { NetPrice } from "../ports/net-price";
import type { Markup } from "../pricing/markup";
import { toSale } from "../pricing/to-sale";
import type { Sale } from "../db/schema/sale";

/** With two, three and no minor digits, and very different values. */
export const testRates = { USD: 1, JPY: 150.37, KWD: 0.307, EUR: 0.92 };
export const anyCurrency = fc.constantFrom("USD", "JPY", "KWD", "EUR");

export const anyNetPrice: fc.Arbitrary<NetPrice> = fc
  .record({
    currency: anyCurrency,
    wholesale: fc.integer({ min: 1, max: 1e10 }),
    taxShare: fc.double({ min: 0, max: 1, noNaN: true }),
    onSiteShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    atCostShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    published: fc.integer({ min: 0, max: 2e10 }),
  })
  .map(({ taxShare, onSiteShare, atCostShare, wholesale, ...rest }) => {
    const dueOnSite = Math.floor(wholesale * (onSiteShare ?? 0));
    return {
      ...rest,
      wholesale,
      taxAndFee: Math.floor(wholesale * taxShare),
      ...(onSiteShare === null ? {} : { dueOnSite }),
      ...(atCostShare === null ? {} : { atCost: Math.floor(dueOnSite * atCostShare) }),
    };
  });

const anyBounds = fc
  .tuple(fc.option(fc.nat(1e8)), fc.option(fc.nat(1e8)))
  .map(([floorAmount, more]) => ({
    floorAmount,
    capAmount: more === null ? null : (floorAmount ?? 0) + more,
  }));
export const anyMarkup: fc.Arbitrary<Markup> = fc
  .record({
    amount: fc.oneof(
      fc
        .integer({ min: 0, max: 10_000 })
        .map((basisPoints) => ({ basisPoints, fixedAmount: null })),
      fc.nat(1e8).map((fixedAmount) => ({ basisPoints: null, fixedAmount })),
    ),
    bounds: anyBounds,
    currency: anyCurrency,
  })
  .map(({ amount, bounds, currency }) => ({ ...amount, ...bounds, currency }));

/** Any net price, sold in any currency under any rule. */
export const anySale: fc.Arbitrary<Sale> = fc
  .record({
    net: anyNetPrice,
    markup: anyMarkup,
    currency: anyCurrency,
    isPaidOnSite: fc.boolean(),
  })
  .map(({ net, ...terms }) => {
    const sale = toSale(net, { ...terms, rates: testRates });
    if (!sale) throw new Error("a test rate is missing");
    return sale;
  });
