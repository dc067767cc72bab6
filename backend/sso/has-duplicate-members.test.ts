import fc from "fast-check";
import { hasDuplicateMembers } from "./has-duplicate-members";

it.each(['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"a":{"b":1},"x":[1],"a" : 2}', '{"":1,"":2}'])(
  "%s has a duplicate",
  (text) => {
    expect(hasDuplicateMembers(text)).toBe(true);
  },
);

it.each([
  "{}",
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"b","b":"a","c":"\\"a\\":1"}',
  '{"a":"{","b":"a"}',
])("%s has none", (text) => {
  expect(hasDuplicateMembers(text)).toBe(false);
});

it("finds none in a serializer's output, and each that is added", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true }),
      (object) => {
        const text = JSON.stringify(object);
        expect(hasDuplicateMembers(text)).toBe(false);
        for (const name of Object.keys(object))
          expect(hasDuplicateMembers(`${text.slice(0, -1)},${JSON.stringify(name)}:1}`)).toBe(true);
      },
    ),
  );
});
