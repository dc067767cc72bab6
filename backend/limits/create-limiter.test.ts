import { createLimiter, tooManyAttempts } from "./create-limiter";
import { openCounterInMemory } from "./open-counter";
import { toNetwork } from "@/lib/network/to-network";

const limits = { name: "tries", seconds: 60, account: 3, network: 5, agency: 8, everybody: 12 };
const attempt = (account = "a", clientIp: string | null = null, agencyId = "alpha") => ({
  agencyId,
  account,
  clientIp,
});
const times = (count: number, run: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] }));
afterEach(() => void jest.useRealTimers());

it("rejects the attempt after the last allowed one with the time to wait, and reports only the first as first", async () => {
  const limiter = createLimiter(limits, openCounterInMemory);
  expect(await times(3, () => limiter.start(attempt("A")))).toEqual([null, null, null]);
  jest.advanceTimersByTime(20_000);
  expect(await limiter.start(attempt("a"))).toEqual({ retryAfter: 40, isFirst: true });
  expect(await limiter.start(attempt("a"))).toEqual({ retryAfter: 40, isFirst: false });
  expect(tooManyAttempts({ retryAfter: 40, isFirst: true })).toMatchObject({
    status: 429,
    headers: { "Retry-After": "40" },
  });
  expect(await limiter.start(attempt("b"))).toBeNull();
  expect(await limiter.start(attempt("a", null, "beta"))).toBeNull();
  jest.advanceTimersByTime(40_001);
  expect(await limiter.start(attempt("a"))).toBeNull();
});

it("limits a network across accounts, an agency across networks, and all of them together", async () => {
  const limiter = createLimiter(limits, openCounterInMemory);
  await times(5, (index) => limiter.start(attempt(`n${index}`, "2001:db8::1")));
  expect(await limiter.start(attempt("n9", "2001:db8::ffff"))).not.toBeNull();
  await times(3, (index) => limiter.start(attempt(`m${index}`, `192.0.2.${index}`)));
  expect(await limiter.start(attempt("m9", "192.0.2.99"))).not.toBeNull();
  await times(4, (index) => limiter.start(attempt(`o${index}`, null, "beta")));
  expect(await limiter.start(attempt("p", null, "gamma"))).not.toBeNull();
});

it("doesn't count a rejected attempt against others", async () => {
  const limiter = createLimiter(limits, openCounterInMemory);
  await times(20, () => limiter.start(attempt("a", "192.0.2.1")));
  expect(await times(5, (index) => limiter.start(attempt(`b${index}`, "192.0.2.2")))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("clears a success, and its account's failures", async () => {
  const limiter = createLimiter(limits, openCounterInMemory);
  await times(3, () => limiter.start(attempt("a", "192.0.2.1")));
  await limiter.forgive(attempt("a", "192.0.2.1"));
  expect(await limiter.start(attempt("a", "192.0.2.3"))).toBeNull();
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
])("%s is of the network %s", (address, network) => expect(toNetwork(address)).toBe(network));
