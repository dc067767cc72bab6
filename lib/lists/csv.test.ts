import fc from "fast-check";
import { toMajorUnits } from "@/lib/money/money";
import { createCsv, csvAmount, resolveCsvForm } from "./csv";

const toCsvLine = createCsv("comma");

/** An independent reader of RFC 4180: quotes are doubled, everything else is as it is. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    cells.push(match[1] === undefined ? (match[2] ?? "") : match[1].replaceAll('""', '"'));
    if (match[3] !== ",") break;
  }
  return cells;
}

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"\r\n`],
  ["+47 22 00 00 00", "'+47 22 00 00 00\r\n"],
  ["-1", "'-1\r\n"],
  ["@SUM(A1)", "'@SUM(A1)\r\n"],
  ["\t=1", `"'\t'=1"\r\n`],
  ["\r=1", `"'\r'=1"\r\n`],
  ["\0=1", "'\0=1\r\n"],
  ["a=b", "a=b\r\n"],
  ["Berg, Nina", '"Berg, Nina"\r\n'],
  ["Ana;=1+1;", `"Ana;'=1+1;"\r\n`],
  ["Ana\t@x", `"Ana\t'@x"\r\n`],
])("writes %j as text", (text, line) => expect(toCsvLine([text])).toBe(line));

it("writes each cell so that it is read back, and none as a formula", () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (texts) => {
      const cells = readLine(toCsvLine(texts));
      const unmarked = (text: string) => text.replaceAll("'", "");
      expect(cells.map(unmarked)).toEqual(texts.map(unmarked));
      // By any separator of a spreadsheet.
      const pieces = cells.flatMap((cell) => cell.split(/[,;\t\r\n]/));
      expect(pieces.filter((piece) => /^[=+\-@\0]/.test(piece))).toEqual([]);
    }),
  ));

it.each([
  ["en", `Ana,"a;b",12.50\r\n`],
  ["es-MX", `Ana,"a;b",12.50\r\n`],
  ["ar-EG", `Ana,"a;b",12.50\r\n`],
  ...["da", "de", "es", "fr", "pt", "sv", "nb"].map((locale) => [locale, `Ana;"a;b";12,50\r\n`]),
])("is what a spreadsheet in %s reads", (locale, line) => {
  const amount = csvAmount({ amount: 1250, currency: "EUR" });
  const form = resolveCsvForm(locale ?? "", undefined);
  expect(createCsv(form)(["Ana", "a;b", amount])).toBe(line);
});

it.each([
  ["en", "semicolon", "semicolon"],
  ["de", "comma", "comma"],
  ["de", "tab", "semicolon"],
  ["en", "", "comma"],
] as const)("in %s with %j chosen it is separated by a %s", (locale, chosen, form) =>
  expect(resolveCsvForm(locale, chosen)).toBe(form),
);

it("writes amounts as numbers, negative ones too", () => {
  expect(
    [
      { amount: -1250, currency: "EUR" },
      { amount: 5, currency: "USD" },
      { amount: -1, currency: "KWD" },
      { amount: 1234, currency: "JPY" },
      { amount: 0, currency: "EUR" },
    ].map((money) => toCsvLine([csvAmount(money)])),
  ).toEqual(["-12.50\r\n", "0.05\r\n", "-0.001\r\n", "1234\r\n", "0.00\r\n"]);
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom("EUR", "JPY", "KWD"),
      (amount, currency) => {
        const cell = csvAmount({ amount, currency });
        expect(Number(typeof cell === "string" ? NaN : cell.number) + 0).toBeCloseTo(
          toMajorUnits({ amount, currency }) + 0,
          3,
        );
      },
    ),
  );
});
