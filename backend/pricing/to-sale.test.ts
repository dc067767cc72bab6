import fc from "fast-check";
import { anyCurrency, anyMarkup, anyNetPrice, testRates } from "../testing/any-sale";
import { defaultMarkup, resolveMarkup, type Markup, type MarkupRule } from "./markup";
import { convertNetPrice, type NetPrice } from "../ports/net-price";
import { toSale } from "./to-sale";

const rates = testRates;
const percent = (basisPoints: number): Markup => ({ ...defaultMarkup, basisPoints });
const net = { currency: "USD", wholesale: 10_000, taxAndFee: 1_000, published: 20_000 };

const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
const at = (day: string) => ({ local: `${day}T12:00`, zone: "UTC", at: `${day}T12:00:00.000Z` });

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
        const { schedule, currency: _, ...amounts } = sale;
        expect([
          sale.net + sale.markup,
          sale.base + sale.taxes,
          sale.dueNow + sale.dueOnSite,
          sumOf(schedule),
        ]).toEqual([sale.total, sale.total, sale.total, sale.total]);
        expect(
          [...Object.values(amounts), ...schedule.map(({ amount }) => amount - 1)].every(
            (amount) => Number.isInteger(amount) && amount >= 0,
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

const [may, june] = [at("2027-05-01"), at("2027-06-01")];
test.each<[string, Partial<NetPrice>, boolean, object[]]>([
  ["all at once", {}, false, [["full", 11_200, "now", "agency"]]],
  [
    "a city tax at the place",
    { dueOnSite: 300 },
    false,
    [
      ["full", 10_900, "now", "agency"],
      ["onSite", 300, "onSite", "supplier"],
    ],
  ],
  ["all at the place", { dueOnSite: 300 }, true, [["onSite", 11_200, "onSite", "supplier"]]],
  [
    "a deposit of the share that the supplier asks for, the markup in both",
    { dueLater: [{ amount: 7_000, due: may }] },
    false,
    [
      ["deposit", 3_360, "now", "agency"],
      ["balance", 7_840, may, "agency"],
    ],
  ],
  [
    "two balances beside what is paid there, the remainder first",
    {
      dueOnSite: 1_000,
      dueLater: [
        { amount: 3_000, due: may },
        { amount: 2_999, due: june },
      ],
    },
    false,
    [
      ["deposit", 3_402, "now", "agency"],
      ["balance", 3_400, may, "agency"],
      ["balance", 3_398, june, "agency"],
      ["onSite", 1_000, "onSite", "supplier"],
    ],
  ],
  [
    "everything later",
    { dueLater: [{ amount: 10_000, due: may }] },
    false,
    [["balance", 11_200, may, "agency"]],
  ],
  [
    "of what is paid there nothing later",
    { dueLater: [{ amount: 7_000, due: may }] },
    true,
    [["onSite", 11_200, "onSite", "supplier"]],
  ],
])("is paid in instalments: %s", (_, parts, isPaidOnSite, expected) => {
  const sale = toSale({ ...net, ...parts } as NetPrice, {
    markup: defaultMarkup,
    currency: "USD",
    rates,
    isPaidOnSite,
  });
  expect(sale?.schedule.map(({ kind, amount, due, payee }) => [kind, amount, due, payee])).toEqual(
    expected,
  );
  expect(sale && sumOf(sale.schedule)).toBe(11_200);
});

test.each<[string, Partial<NetPrice>, string]>([
  [
    "in three balances whose shares are rounded down",
    { dueLater: [3_333, 3_333, 3_334].map((amount) => ({ amount, due: may })) },
    "USD",
  ],
  [
    "in another currency, where the parts are less than the whole",
    { dueLater: [3_333, 6_667].map((amount) => ({ amount, due: may })) },
    "JPY",
  ],
  [
    "beside what is paid there",
    {
      dueOnSite: 1_001,
      dueLater: [4_501, 4_498].map((amount) => ({ amount, due: may })),
    },
    "EUR",
  ],
])("what is all due later has no deposit: %s", (_, parts, currency) => {
  const sale = toSale({ ...net, ...parts } as NetPrice, {
    markup: percent(1_234),
    currency,
    rates,
    isPaidOnSite: false,
  });
  expect(sale?.dueNow).toBe(0);
  expect(sale?.schedule.map(({ kind }) => kind)).not.toContain("deposit");
  expect(sale && sumOf(sale.schedule)).toBe(sale?.total);
});

test("instalments and commissions sum up in every currency, whatever is rounded", () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
  fc.assert(
    fc.property(
      anyNetPrice,
      shares,
      fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      anyMarkup,
      anyCurrency,
      (price, later, commissionShare, markup, currency) => {
        let left = price.wholesale - (price.dueOnSite ?? 0);
        const dueLater = later.map((share) => {
          const amount = Math.floor(left * share);
          left -= amount;
          return { amount, due: may };
        });
        const asked: NetPrice = { ...price, dueLater };
        if (commissionShare !== null)
          Object.assign(asked, {
            model: "commissionable",
            commission: Math.floor(price.wholesale * commissionShare),
          });
        const sale = toSale(asked, { markup, currency, rates, isPaidOnSite: false });
        if (!sale) throw new Error("a test rate is missing");
        const of = (...kinds: string[]) =>
          sumOf(sale.schedule.filter(({ kind }) => kinds.includes(kind)));
        expect(sale.net + sale.markup + sale.commission).toBe(sale.total);
        expect([of("full", "deposit"), of("onSite"), sumOf(sale.schedule)]).toEqual([
          sale.dueNow,
          sale.dueOnSite,
          sale.total,
        ]);
        expect(sale.schedule.every(({ amount }) => amount > 0)).toBe(true);
        expect(sale.net).toBeGreaterThanOrEqual(0);
        if (commissionShare !== null) expect(sale.markup).toBe(0);
      },
    ),
  );
});

test("a supplier's own selling price is sold at just that, with a commission in it", () => {
  const terms = { markup: defaultMarkup, currency: "EUR", rates } as const;
  const price: NetPrice = { ...net, currency: "EUR", model: "commissionable", commission: 1_500 };
  expect(toSale(price, { ...terms, isPaidOnSite: false })).toMatchObject({
    total: 10_000,
    net: 8_500,
    markup: 0,
    commission: 1_500,
    dueNow: 10_000,
  });
  expect(toSale(price, { ...terms, isPaidOnSite: true })).toMatchObject({
    net: 8_500,
    commission: 1_500,
    dueNow: 0,
    dueOnSite: 10_000,
  });
  expect(toSale(price, { ...terms, currency: "USD", isPaidOnSite: false })).toMatchObject({
    total: 10_870,
    net: 9_240,
    commission: 1_630,
  });
});
