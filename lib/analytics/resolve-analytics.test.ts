import { resolveAnalytics } from "./resolve-analytics";

const resolve = (google: string | null, facebook: string | null = null, isEnabled = true) =>
  resolveAnalytics({ isEnabled, googleAnalyticsId: google, facebookAnalyticsId: facebook }).map(
    ({ name, id, category }) => `${name} ${id} ${category}`,
  );

test("both providers, each behind its category", () =>
  expect(resolve("G-H4RB0URDEM", "102030405060708")).toEqual([
    "google G-H4RB0URDEM statistics",
    "facebook 102030405060708 marketing",
  ]));

test("Google's advertising is no statistics", () =>
  expect(resolve("AW-12345678")).toEqual(["google AW-12345678 marketing"]));

test("switched off is off", () =>
  expect(resolve("G-H4RB0URDEM", "102030405060708", false)).toEqual([]));

test.each([
  "G-1');alert(1)//",
  "</script>",
  "G-1%0a",
  "G-ABCD\n",
  "g-abcd1234",
  "G-ABC",
  "G-ABCDEFGHIJKLMNOPQ",
  "",
  "X-ABCD1234",
])("%j is no Google id", (id) => expect(resolve(id)).toEqual([]));

test.each(["1234567", "123456789012345678901", "12345678a", "١٢٣٤٥٦٧٨", "12345678\n", " 12345678"])(
  "%j is no pixel",
  (id) => expect(resolve(null, id)).toEqual([]),
);
