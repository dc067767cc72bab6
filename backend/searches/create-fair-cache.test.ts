import { createFairCache } from "./create-fair-cache";

const mebibyte = 1024 * 1024;

function open(maxBytes = 10 * mebibyte) {
  // lru-cache takes a start at 0 for none.
  const clock = { ms: 1, now: () => clock.ms };
  const cache = createFairCache<string>({ maxBytes, clock });
  const fill = (owner: string, count: number) => {
    for (let number = 0; number < count; number++)
      cache.set(owner, `${number}`, `${owner} ${number}`, { bytes: mebibyte, ttlMs: 1_000 });
  };
  const count = (owner: string, among: number) =>
    Array.from({ length: among }, (_, number) => cache.get(owner, `${number}`)).filter(Boolean)
      .length;
  return { cache, clock, fill, count };
}

it("keeps a value for its time", () => {
  const { cache, clock } = open();
  cache.set("a", "k", "v", { bytes: 1, ttlMs: 1_000 });
  clock.ms = 1_000;
  expect(cache.get("a", "k")).toBe("v");
  expect(cache.get("b", "k")).toBeUndefined();
  clock.ms = 1_002;
  expect(cache.get("a", "k")).toBeUndefined();
});

it("lets an owner have all of it, and drops what it hasn't used for longest", () => {
  const { cache, fill, count } = open();
  fill("a", 9);
  expect(count("a", 9)).toBe(9);
  cache.get("a", "0");
  cache.set("a", "new", "new", { bytes: mebibyte, ttlMs: 1_000 });
  expect([cache.get("a", "0"), cache.get("a", "1")]).toEqual(["a 0", undefined]);
  expect(cache.stats().bytes).toBeLessThanOrEqual(10 * mebibyte);
});

it("takes from whoever holds most, so that one owner's crawl leaves the others what they have", () => {
  const { fill, count } = open();
  fill("a", 3);
  fill("b", 2);
  fill("crawler", 500);
  expect([count("a", 3), count("b", 2)]).toEqual([3, 2]);
  expect(count("crawler", 500)).toBe(4);
});

it("gives another owner its share, whatever one holds already", () => {
  const { fill, count } = open();
  fill("crawler", 500);
  fill("a", 6);
  expect(count("a", 6)).toBeGreaterThanOrEqual(4);
});

it("drops what is over before what isn't", () => {
  const { cache, clock, fill, count } = open();
  fill("a", 4);
  clock.ms = 900;
  fill("b", 5);
  clock.ms = 1_100;
  cache.set("c", "k", "v", { bytes: mebibyte, ttlMs: 1_000 });
  expect([count("a", 4), count("b", 5)]).toEqual([0, 5]);
});

it("bounds the number of small values", () => {
  const { cache } = open();
  for (let number = 0; number < 5_000; number++)
    cache.set(`owner ${number % 3}`, `${number}`, "v", { bytes: 0, ttlMs: 1_000 });
  expect(cache.stats().entries).toBeLessThanOrEqual(640);
});

it("keeps the newest, even one that is larger than all memory", () => {
  const { cache, fill } = open();
  fill("a", 5);
  cache.set("b", "huge", "v", { bytes: 11 * mebibyte, ttlMs: 1_000 });
  expect([cache.get("b", "huge"), cache.stats().entries]).toEqual(["v", 1]);
});
