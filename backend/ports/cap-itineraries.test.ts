import { capItineraries } from "./cap-itineraries";

/** Pairs of ways out and back, the best first. */
const toPairs = (outbounds: number, returns: number) =>
  Array.from({ length: outbounds }, (_, out) =>
    Array.from({ length: returns }, (__, back) => ({ out, back })),
  ).flat();
const cap = (pairs: ReturnType<typeof toPairs>, legs = 2) =>
  capItineraries(pairs, { legs, toOutbound: ({ out }) => out });
const countOf = (pairs: ReturnType<typeof toPairs>, wanted: number) =>
  pairs.filter(({ out }) => out === wanted).length;

it("keeps sixty ways out at most, each with its best ways back", () => {
  const kept = cap(toPairs(80, 90));
  expect(kept).toHaveLength(500);
  expect(new Set(kept.map(({ out }) => out)).size).toBe(60);
  for (const out of [0, 30, 59]) expect([8, 9]).toContain(countOf(kept, out));
  expect(Math.max(...kept.map(({ back }) => back))).toBe(8);
});

it("keeps forty ways back at most of each way out", () => {
  const kept = cap(toPairs(3, 90));
  expect([0, 1, 2].map((out) => countOf(kept, out))).toEqual([40, 40, 40]);
});

it("keeps the first of one way and of several legs", () => {
  const pairs = toPairs(6, 100);
  expect(cap(pairs, 1)).toEqual(pairs.slice(0, 500));
  expect(cap(pairs, 3)).toEqual(pairs.slice(0, 500));
});
