import * as fc from "fast-check";
import { testCards } from "@/lib/api/contract/test-cards";
import { toGroups, toTestCard } from "./to-test-card";

test.each(testCards)("$number is accepted as printed, and as people type it", ({ number }) => {
  expect(
    [number, toGroups(number), ` ${number} `, number.replaceAll(/(\d{4})(?=\d)/g, "$1-")].map(
      toTestCard,
    ),
  ).toEqual([number, number, number, number]);
});

test("rejects any other number", () => {
  const known = new Set<string>(testCards.map(({ number }) => number));
  fc.assert(
    fc.property(fc.stringMatching(/^4[02]{3}\d{12}$/), (number) =>
      expect(toTestCard(number)).toBe(known.has(number) ? number : null),
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(toTestCard(text)).toBeNull()));
  expect(["", "4242", "42424242424242424242", "x4242424242424242"].map(toTestCard)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
