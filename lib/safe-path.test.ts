import fc from "fast-check";
import { safePath } from "./safe-path";

test.each([
  "/",
  "/about",
  "/booknow/hotels/search?from=LIS&to=%C3%A9#top",
  "/%2f%2fe.test",
  "/%09/e.test",
  "/ok#@e.test",
  "/?next=//e.test",
])("%s is a path", (path) => expect(safePath(path)).toBe(path));

test.each([
  "",
  "about",
  "//e.test",
  "///e.test",
  "/\\e.test",
  "\\\\e.test",
  "/.//e.test",
  "/..//e.test",
  "/%2e//e.test",
  "/x/..//e.test",
  "/\t/e.test",
  "/\n/e.test",
  " //e.test",
  "/a b",
  "/\u0000",
  "https:e.test",
  "https://e.test",
  "javascript:alert(1)",
  "data:text/html,x",
  `/${"a".repeat(2_048)}`,
])("rejects %j", (value) => expect(safePath(value)).toBe("/"));

test.each([null, undefined, 7, ["/a", "/b"], {}])("rejects %j", (value) =>
  expect(safePath(value, "/home")).toBe("/home"),
);

const values = fc.oneof(
  fc
    .string({ unit: fc.constantFrom(..."/\\.%2e2f:@?#\t\n ae\u0000".split("")), maxLength: 12 })
    .map((text) => `/${text}`),
  fc.string({ unit: "binary" }),
  fc.webUrl(),
);

test.each(["https://voyara.com", "http://voyara.localhost:3000"])(
  "any input results in a path on %s",
  (origin) =>
    fc.assert(
      fc.property(values, (value) => {
        const path = safePath(value);
        expect(path.startsWith("/")).toBe(true);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 1_500 },
    ),
);
