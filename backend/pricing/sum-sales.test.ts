import { sumNetPrices, type NetPrice } from "../ports/net-price";
import { defaultMarkup } from "./markup";
import { sumSales } from "./sum-sales";
import { toSale } from "./to-sale";

const due = (day: number) => {
  const date = `2027-05-${String(day).padStart(2, "0")}`;
  return { local: `${date}T12:00`, zone: "UTC", at: `${date}T12:00:00.000Z` };
};
const price: NetPrice = {
  currency: "EUR",
  wholesale: 10_001,
  taxAndFee: 1_000,
  published: 15_000,
  dueOnSite: 301,
};
const sell = (net: NetPrice) => {
  const sale = toSale(net, {
    markup: defaultMarkup,
    currency: "EUR",
    rates: {},
    isPaidOnSite: false,
  });
  if (!sale) throw new Error("it needs no rate");
  return sale;
};

test("every amount is the sum of the sales', and the schedule adds up to the total", () => {
  const later = { ...price, dueLater: [{ amount: 4_000, due: due(1) }] };
  const latest = {
    ...price,
    dueLater: [
      { amount: 2_000, due: due(1) },
      { amount: 1_000, due: due(9) },
    ],
  };
  const sales = [sell(price), sell(later), sell(latest)];
  const sum = sumSales(sales);
  for (const part of [
    "total",
    "net",
    "markup",
    "base",
    "taxes",
    "dueNow",
    "dueOnSite",
    "published",
  ] as const)
    expect(sum[part]).toBe(sales.reduce((total, sale) => total + sale[part], 0));
  expect(sum.schedule.map(({ kind }) => kind)).toEqual(["deposit", "balance", "balance", "onSite"]);
  expect(sum.schedule.reduce((total, { amount }) => total + amount, 0)).toBe(sum.total);
  expect(sumSales([sell(price), sell(price)]).schedule.map(({ kind }) => kind)).toEqual([
    "full",
    "onSite",
  ]);
});

test("sales in several currencies don't add up", () => {
  expect(() => sumSales([sell(price), { ...sell(price), currency: "USD" }])).toThrow(
    "one currency",
  );
  expect(() => sumSales([])).toThrow("one currency");
});

test("net prices add up part by part", () => {
  expect(sumNetPrices([price, { ...price, dueOnSite: 1, atCost: 1 }])).toEqual({
    currency: "EUR",
    wholesale: 20_002,
    taxAndFee: 2_000,
    published: 30_000,
    dueOnSite: 302,
    atCost: 1,
  });
  const commissionable = { ...price, model: "commissionable" as const, commission: 500 };
  expect(sumNetPrices([commissionable, commissionable])).toMatchObject({
    model: "commissionable",
    commission: 1_000,
  });
});

test("what can't be one price has none", () => {
  expect(sumNetPrices([])).toBeNull();
  expect(sumNetPrices([price, { ...price, currency: "USD" }])).toBeNull();
  expect(sumNetPrices([price, { ...price, model: "commissionable", commission: 1 }])).toBeNull();
});
