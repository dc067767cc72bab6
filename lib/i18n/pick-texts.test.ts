import { pickTexts } from "./pick-texts";

const texts = { a: { b: { c: "c", d: "d" }, e: "e" }, f: { g: ["compiled"] } };

it("keeps only what is under the paths", () => {
  expect(pickTexts(texts, ["a.b.c", "f"])).toEqual({
    a: { b: { c: "c" } },
    f: { g: ["compiled"] },
  });
});

it("joins parts of one namespace, also of one that is picked whole, and leaves its source", () => {
  expect(pickTexts(texts, ["a.e", "a.b.d"])).toEqual({ a: { e: "e", b: { d: "d" } } });
  expect(pickTexts(texts, ["a", "a.b.d"])).toEqual({ a: texts.a });
  expect(texts).toEqual({ a: { b: { c: "c", d: "d" }, e: "e" }, f: { g: ["compiled"] } });
});

it("has nothing where there is nothing", () => {
  expect(pickTexts(texts, ["x.y"])).toEqual({ x: {} });
});
