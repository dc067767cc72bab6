import { reuseFormatters } from "./reuse-formatters";

const original = { ...Intl, NumberFormat: Intl.NumberFormat, DateTimeFormat: Intl.DateTimeFormat };
beforeAll(reuseFormatters);
afterAll(() => {
  Intl.NumberFormat = original.NumberFormat;
  Intl.DateTimeFormat = original.DateTimeFormat;
});

const euros = () => new Intl.NumberFormat("da", { style: "currency", currency: "EUR" });

test("the same arguments get the same formatter, others another one", () => {
  expect(euros()).toBe(euros());
  expect(euros()).not.toBe(new Intl.NumberFormat("de", { style: "currency", currency: "EUR" }));
  expect(euros()).not.toBe(new Intl.NumberFormat("da", { style: "currency", currency: "DKK" }));
  expect(new Intl.DateTimeFormat("en", { timeZone: "UTC" })).not.toBe(
    new Intl.DateTimeFormat("en", { timeZone: "Asia/Tokyo" }),
  );
});

test("it formats as before", () => {
  const expected = new original.NumberFormat("da", { style: "currency", currency: "EUR" });
  expect(euros().format(1234.5)).toBe(expected.format(1234.5));
  expect(euros()).toBeInstanceOf(Intl.NumberFormat);
  expect(Intl.NumberFormat.supportedLocalesOf("da")).toEqual(["da"]);
});

test("wrong arguments fail each time", () => {
  const wrong = () => new Intl.NumberFormat("en", { style: "currency", currency: "no" });
  expect(wrong).toThrow(RangeError);
  expect(wrong).toThrow(RangeError);
});

test("locale objects, subclasses and calls without new are left alone", () => {
  const arabic = (numberingSystem: string) =>
    new Intl.NumberFormat(new Intl.Locale("ar", { numberingSystem })).format(1);
  expect(arabic("latn")).not.toBe(arabic("arab"));
  const listed = (language: string) =>
    new Intl.NumberFormat([new Intl.Locale(language)]).resolvedOptions().locale;
  expect([listed("de"), listed("fr")]).toEqual(["de", "fr"]);
  class Own extends Intl.NumberFormat {}
  expect(new Own("en")).toBeInstanceOf(Own);
  expect(Intl.NumberFormat("en")).not.toBe(Intl.NumberFormat("en"));
});
