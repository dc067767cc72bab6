import fc from "fast-check";
import { convertBound, roundBound } from "./convert-bound";
import { convertMoney } from "./exchange";
import { roundApproximate } from "./money";

const rates = { USD: 1, EUR: 0.9218, JPY: 151.37, KWD: 0.30712, VND: 25_431 };
const currency = fc.constantFrom(...(Object.keys(rates) as (keyof typeof rates)[]));

it("never leaves out what shows as the very amount that was typed", () => {
  fc.assert(
    fc.property(fc.nat({ max: 50_000_000 }), currency, currency, (amount, charged, shown) => {
      const total = { amount, currency: charged };
      const converted = convertMoney(total, shown, rates);
      if (!converted) throw new Error("a rate is missing");
      const typed = shown === charged ? total : roundApproximate(converted);
      const bound = (end: "minimum" | "maximum") =>
        convertBound(typed, { end, currency: charged, rates })?.amount ?? Number.NaN;
      expect(bound("maximum")).toBeGreaterThanOrEqual(amount);
      expect(bound("minimum")).toBeLessThanOrEqual(amount);
    }),
  );
});

it("lies less than a whole unit outward", () => {
  const euros = { amount: 100_00, currency: "EUR" };
  const toDollars = (end: "minimum" | "maximum") =>
    convertBound(euros, { end, currency: "USD", rates });
  expect(toDollars("minimum")).toEqual({ amount: 10_794, currency: "USD" });
  expect(toDollars("maximum")).toEqual({ amount: 10_903, currency: "USD" });
  expect(
    convertBound({ amount: 0, currency: "EUR" }, { end: "minimum", currency: "USD", rates }),
  ).toEqual({ amount: 0, currency: "USD" });
});

it("is not known without a rate, and the same in the same currency", () => {
  const euros = { amount: 12_345, currency: "EUR" };
  expect(convertBound(euros, { end: "maximum", currency: "SEK", rates })).toBeNull();
  expect(convertBound(euros, { end: "maximum", currency: "EUR", rates: {} })).toEqual(euros);
});

it("is typed in whole units, but for small ones", () => {
  const dollars = (amount: number) => ({ amount, currency: "USD" });
  expect(roundBound(dollars(27_650), "maximum")).toEqual(dollars(27_700));
  expect(roundBound(dollars(27_650), "minimum")).toEqual(dollars(27_600));
  expect(roundBound(dollars(1_250), "maximum")).toEqual(dollars(1_250));
});
