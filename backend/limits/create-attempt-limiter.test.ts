import { createAttemptLimiter } from "./create-attempt-limiter";

let time = 0;
const clock = { now: () => time };
const open = () => createAttemptLimiter({ maximum: 3, windowMs: 60_000, clock });
beforeEach(() => {
  time = 0;
});

it("stops the attempt after the last allowed one and says how long to wait", () => {
  const limiter = open();
  expect(["a", "a", "a"].map((key) => limiter.start(key))).toEqual([null, null, null]);
  time = 20_000;
  expect(limiter.start("a")).toBe(40);
  expect(limiter.start("b")).toBeNull();
});

it("starts anew after the window", () => {
  const limiter = open();
  for (const key of ["a", "a", "a", "a"]) limiter.start(key);
  time = 60_000;
  expect(limiter.start("a")).toBeNull();
});

it("takes attempts back, one or all", () => {
  const limiter = open();
  for (const key of ["a", "a", "a"]) limiter.start(key);
  limiter.forgive("a");
  expect([limiter.start("a"), limiter.start("a")]).toEqual([null, 60]);
  limiter.clear("a");
  expect(limiter.start("a")).toBeNull();
});
