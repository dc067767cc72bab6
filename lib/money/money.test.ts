import fc from "fast-check";
import { data } from "currency-codes";
import { convertMoney } from "./exchange";
import { formatBriefMoney, formatMoney } from "./format-money";
import { minorUnitDigits } from "./minor-unit-digits";
import { divideMoney, roundApproximate, toMajorUnits, toMoney } from "./money";

test("digits are those of ISO 4217", () => {
  const published = data
    .filter(({ code }) => !/^X(?!AF|OF|CD|PF)/.test(code))
    .map(({ code, digits }) => [code, digits]);
  expect(published.map(([code]) => [code, minorUnitDigits(String(code))])).toEqual(published);
});

test.each([
  [12.5, "KWD", 12500],
  [1.005, "USD", 101],
  [1999.5, "JPY", 2000],
  [-1.005, "EUR", -101],
  [1e-7, "USD", 0],
])("%p %s is %p minor units", (major, currency, amount) =>
  expect(toMoney(major, currency)).toEqual({ amount, currency }),
);

test("rounds decimals correctly despite floating point", () => {
  const bySpelling = (major: number, digits: number) => Math.round(Number(`${major}e${digits}`));
  const amounts = fc.oneof(
    fc.double({ min: 1e-6, max: 1e12, noNaN: true }),
    // Next to a half.
    fc
      .tuple(fc.nat(1e9), fc.constantFrom(0.5, 0.05, 0.005, 0.0005))
      .map(([whole, part]) => whole / 1_000 + part),
  );
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(["USD", 2] as const, ["JPY", 0] as const, ["KWD", 3] as const),
      (major, [currency, digits]) => {
        expect(toMoney(major, currency).amount).toBe(bySpelling(major, digits));
      },
    ),
    { numRuns: 2_000 },
  );
});

test("major and minor units are each other's inverse", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom("USD", "JPY", "KWD"),
      (amount, currency) => {
        expect(toMoney(toMajorUnits({ amount, currency }), currency).amount).toBe(amount);
      },
    ),
  );
});

test("converts through the dollar and not at all without a rate", () => {
  const rates = { USD: 1, EUR: 0.8, JPY: 150 };
  expect(convertMoney({ amount: 8000, currency: "EUR" }, "JPY", rates)).toEqual({
    amount: 15000,
    currency: "JPY",
  });
  expect(convertMoney({ amount: 8000, currency: "EUR" }, "SEK", rates)).toBeNull();
  expect(convertMoney({ amount: 8000, currency: "SEK" }, "SEK", {})).toEqual({
    amount: 8000,
    currency: "SEK",
  });
});

test("formats by language and shows cents only where there are some", () => {
  expect(formatMoney({ amount: 124000, currency: "USD" }, "en")).toBe("$1,240");
  expect(formatMoney({ amount: 124050, currency: "USD" }, "en")).toBe("$1,240.50");
  expect(formatMoney({ amount: 124050, currency: "MXN" }, "es-MX")).toBe("$1,240.50");
  expect(formatMoney({ amount: 124050, currency: "DKK" }, "da")).toBe("1.240,50\u00a0kr.");
  expect(formatMoney({ amount: 12500, currency: "KWD" }, "en")).toBe("KWD\u00a012.500");
});

test("a share rounds to the nearest minor unit", () =>
  expect(divideMoney({ amount: 1000, currency: "USD" }, 3).amount).toBe(333));

test.each([
  [{ amount: 307, currency: "KWD" }, "KWD\u00a00.307"],
  [{ amount: 1999, currency: "EUR" }, "€19.99"],
  [{ amount: 2049, currency: "EUR" }, "€20"],
  [{ amount: 142_501, currency: "KWD" }, "KWD\u00a0143"],
  [{ amount: 7, currency: "JPY" }, "¥7"],
])("an approximate %j shows as %s", (money, text) =>
  expect(formatMoney(roundApproximate(money), "en")).toBe(text),
);

test.each([
  [27_840, "USD", "en-US", "$279"],
  [27_800, "EUR", "de-DE", "278\u00a0€"],
  [127_800, "USD", "en-US", "$1,278"],
  // The currency is left out where there is no room for it.
  [234_000, "NOK", "nb-NO", "2\u00a0340"],
  [12_345, "JPY", "en-US", "¥12,345"],
  [45_000_000, "JPY", "en-US", "45M"],
  [7_250, "KWD", "en-US", "KWD\u00a07.3"],
  [27_800, "USD", "ar", "\u200f278\u00a0US$"],
])("%d of %s is as short as fits below a day in %s", (amount, currency, locale, text) => {
  expect(formatBriefMoney({ amount, currency }, locale)).toBe(text);
});
