import fc from "fast-check";
import { anyCurrency, anyMarkup, anyNetPrice, testRates } from "../testing/any-sale";
import { defaultMarkup, resolveMarkup, type Markup, type MarkupRule } from "./markup";
import { convertNetPrice } from "./net-price";
import { toSale } from "./to-sale";

const rates = testRates;
const percent = (basisPoints: number): Markup => ({ ...defaultMarkup, basisPoints });
const net = { currency: "USD", wholesale: 10_000, taxAndFee: 1_000, published: 20_000 };

test("every sum is exact, in every currency and under every rule", () => {
  fc.assert(
    fc.property(
      anyNetPrice,
      anyMarkup,
      anyCurrency,
      fc.boolean(),
      (price, markup, currency, isPaidOnSite) => {
        const sale = toSale(price, { markup, currency, rates, isPaidOnSite });
        expect(sale).toMatchObject({
          currency,
          net: convertNetPrice(price, currency, rates)?.wholesale,
        });
        if (!sale) return;
        expect([
          sale.net + sale.markup,
          sale.base + sale.taxes,
          sale.dueNow + sale.dueOnSite,
        ]).toEqual([sale.total, sale.total, sale.total]);
        expect(
          Object.values(sale).every(
            (amount) => typeof amount === "string" || (Number.isInteger(amount) && amount >= 0),
          ),
        ).toBe(true);
        if (isPaidOnSite) expect(sale.dueNow).toBe(0);
      },
    ),
  );
});

test("what costs less is never dearer, and nothing is sold below net", () => {
  fc.assert(
    fc.property(
      anyNetPrice,
      fc.nat(1e9),
      anyMarkup,
      anyCurrency,
      (price, less, markup, currency) => {
        const terms = { markup, currency, rates, isPaidOnSite: false } as const;
        const cheaper = {
          ...price,
          wholesale: Math.max(1, price.wholesale - less),
          taxAndFee: 0,
          dueOnSite: 0,
        };
        const [total = Number.NaN, dearer = Number.NaN] = [
          toSale(cheaper, terms)?.total,
          toSale(price, terms)?.total,
        ];
        expect(total).toBeLessThanOrEqual(dearer);
        expect(toSale(price, terms)?.markup).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test.each<[string, Partial<Markup>, string, number]>([
  ["twelve percent unless told otherwise", {}, "USD", 1_200],
  ["a part of a percent", { basisPoints: 1_234 }, "USD", 1_234],
  ["a fixed amount, whatever the price", { basisPoints: null, fixedAmount: 2_500 }, "USD", 2_500],
  [
    "a fixed amount of another currency",
    { basisPoints: null, fixedAmount: 1_500, currency: "JPY" },
    "USD",
    998,
  ],
  ["never less than the floor", { basisPoints: 100, floorAmount: 500 }, "USD", 500],
  ["never more than the cap", { basisPoints: 5_000, capAmount: 700 }, "USD", 700],
  [
    "a floor in the rule's currency, converted to the charged one",
    { basisPoints: 0, floorAmount: 100, currency: "EUR" },
    "KWD",
    334,
  ],
  [
    "a cap without minor units",
    { basisPoints: 10_000, capAmount: 1_000, currency: "USD" },
    "JPY",
    1_504,
  ],
])("%s", (_, rule, currency, markup) =>
  expect(
    toSale(net, { markup: { ...defaultMarkup, ...rule }, currency, rates, isPaidOnSite: false })
      ?.markup,
  ).toBe(markup),
);

test("the rule of the service, else the one for all, else the default", () => {
  const rules: MarkupRule[] = [
    { ...percent(100), service: null },
    { ...percent(300), service: "hotels" },
  ];
  expect([
    resolveMarkup(rules, "hotels"),
    resolveMarkup(rules, "cars"),
    resolveMarkup([], "hotels"),
  ]).toMatchObject([percent(300), percent(100), percent(1_200)]);
  expect(resolveMarkup(rules.slice(1), "cars")).toEqual(defaultMarkup);
});

test("a price converts in whole or not at all", () => {
  const terms = { markup: defaultMarkup, isPaidOnSite: false } as const;
  const whole = { ...net, dueOnSite: 300 };
  const inYen = {
    currency: "JPY",
    wholesale: 15_000,
    taxAndFee: 1_500,
    published: 30_000,
    dueOnSite: 450,
  };
  expect(convertNetPrice(whole, "JPY", { USD: 1, JPY: 150 })).toEqual(inYen);
  expect(toSale(whole, { ...terms, currency: "EUR", rates: { USD: 1 } })).toBeNull();
  expect(
    toSale(whole, {
      ...terms,
      markup: { ...defaultMarkup, floorAmount: 1, currency: "EUR" },
      currency: "USD",
      rates: { USD: 1 },
    }),
  ).toBeNull();
});
