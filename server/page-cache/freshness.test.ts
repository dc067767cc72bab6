import { resolveFreshness, resolveLifetimes } from "./freshness";

test.each([
  [
    "public, max-age=60, stale-while-revalidate=540, stale-if-error=3600",
    { fresh: 60, whileRevalidate: 540, onError: 3600 },
  ],
  ["max-age=60", { fresh: 60, whileRevalidate: 0, onError: 0 }],
  ["max-age=60, s-maxage=10", { fresh: 10, whileRevalidate: 0, onError: 0 }],
  ["max-age=60, must-revalidate, stale-if-error=5", { fresh: 60, whileRevalidate: 0, onError: 0 }],
])("%s allows a response to be cached", (header, lifetimes) =>
  expect(resolveLifetimes(header)).toEqual(lifetimes),
);

test.each([
  undefined,
  "",
  "public",
  "max-age=0",
  "private, max-age=60",
  "no-store, max-age=60",
  "no-cache, max-age=60",
  "max-age=-1",
  'max-age="60"',
  "max-age=60;x",
  "Max Age=60",
])("%j caches nothing", (header) => expect(resolveLifetimes(header)).toBeNull());

test.each([
  [0, "fresh"],
  [59.9, "fresh"],
  [60, "stale"],
  [159.9, "stale"],
  [160, "on-error"],
  [1059.9, "on-error"],
  [1060, "dead"],
])("after %d seconds a response is %s", (age, freshness) =>
  expect(resolveFreshness({ fresh: 60, whileRevalidate: 100, onError: 1000 }, age)).toBe(freshness),
);
