import { toDateRange } from "./to-date-range";

test.each([
  ["en-US", "Dec 05 – Dec 07, 2026", "Dec 05 – Dec 07"],
  ["en-GB", "05 Dec – 07 Dec 2026", "05 Dec – 07 Dec"],
  ["es-MX", "05 dic – 07 dic 2026", "05 dic – 07 dic"],
  ["pt-PT", "05/12 – 07/12/2026", "05/12 – 07/12"],
  ["pt-BR", "05 de dez. – 07 de dez. de 2026", "05 de dez. – 07 de dez."],
  ["da-DK", "05. dec. – 07. dec. 2026", "05. dec. – 07. dec."],
  ["sv-SE", "05 dec. – 07 dec. 2026", "05 dec. – 07 dec."],
  ["ar-EG-u-ca-gregory-nu-latn", "05 ديسمبر – 07 ديسمبر 2026", "05 ديسمبر – 07 ديسمبر"],
])("in %s: %s, and %s", (locale, dates, short) => {
  const stay = { start: "2026-12-05", end: "2026-12-07" };
  expect(toDateRange(stay, { locale })).toBe(dates);
  expect(toDateRange(stay, { locale, hasYear: false })).toBe(short);
});

test("names both years where there are two", () => {
  const stay = { start: "2026-12-30", end: "2027-01-02" };
  for (const hasYear of [true, false])
    expect(toDateRange(stay, { locale: "en-US", hasYear })).toBe("Dec 30, 2026 – Jan 02, 2027");
});

test("names a single day once", () => {
  const day = { start: "2026-12-05", end: "2026-12-05" };
  expect(toDateRange(day, { locale: "en-US" })).toBe("Dec 05, 2026");
  expect(toDateRange(day, { locale: "en-US", hasYear: false })).toBe("Dec 05");
});
