import { resolveAnalytics } from "./resolve-analytics";

const resolve = (google: string | null, facebook: string | null = null, isEnabled = true) =>
  resolveAnalytics({ isEnabled, googleAnalyticsId: google, facebookAnalyticsId: facebook }).map(
    ({ name, id, category }) => `${name} ${id} ${category}`,
  );

test("returns both providers, each with its consent category", () =>
  expect(resolve("G-H4RB0URDEM", "102030405060708")).toEqual([
    "google G-H4RB0URDEM statistics",
    "facebook 102030405060708 marketing",
  ]));

test("treats Google's advertising as marketing, not statistics", () =>
  expect(resolve("AW-12345678")).toEqual(["google AW-12345678 marketing"]));

test("returns nothing when switched off", () =>
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
])("rejects %j as a Google id", (id) => expect(resolve(id)).toEqual([]));

test.each(["1234567", "123456789012345678901", "12345678a", "١٢٣٤٥٦٧٨", "12345678\n", " 12345678"])(
  "rejects %j as a pixel id",
  (id) => expect(resolve(null, id)).toEqual([]),
);
