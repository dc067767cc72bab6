import * as fc from "fast-check";
import { fillPath } from "./fill-path";

test("fills in names, and leaves a path without names unchanged", () => {
  expect(fillPath("/api/blogs/{slug}", { slug: "lisbon-in-winter" })).toBe(
    "/api/blogs/lisbon-in-winter",
  );
  expect(fillPath("/api/{a}/{b}", { a: "x y", b: "ü" })).toBe("/api/x%20y/%C3%BC");
  expect(fillPath("/api/agency")).toBe("/api/agency");
});

test.each([[undefined], [""], ["."], [".."], [7]])("rejects %p as a segment", (slug) =>
  expect(() => fillPath("/api/blogs/{slug}", { slug })).toThrow("slug is not a path segment"),
);

test("a value always stays one segment below its parent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (slug) => {
      fc.pre(slug !== "." && slug !== "..");
      const { pathname, search, hash } = new URL(
        fillPath("/api/blogs/{slug}", { slug }),
        "http://api.test",
      );
      expect(pathname.split("/")).toHaveLength(4);
      expect([pathname.startsWith("/api/blogs/"), search, hash]).toEqual([true, "", ""]);
    }),
  );
});
