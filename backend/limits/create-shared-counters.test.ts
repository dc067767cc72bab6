import { hasRedis, openRedis, type Fault } from "../testing/open-redis";
import { createLimiter } from "./create-limiter";
import { createSharedCounters } from "./create-shared-counters";

// None of this can run without Debian's package `redis-server`; `npm test` says so.
const withRedis = hasRedis ? describe : describe.skip;

// Longer than in production: here Redis shares its cores with other tests, and its responses must
// count as in time.
const patienceMs = 30_000;
/** For cases where it doesn't respond. */
const shortMs = 1_000;
const limits = {
  name: "tries",
  seconds: 60,
  account: 3,
  network: 50,
  agency: 100,
  everybody: 1_000,
};
const attempt = (account = "ana@example.com") => ({
  agencyId: "alpha",
  account,
  clientIp: "192.0.2.1",
});
const times = <T>(count: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, run));

withRedis("limits in Redis", () => {
  let redis: Awaited<ReturnType<typeof openRedis>>;
  const stops: (() => void)[] = [];
  beforeEach(async () => void (redis = await openRedis()));
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await redis.stop();
  });

  /** A backend's limiter, and its log. */
  function openLimiter({ answerMs = patienceMs } = {}) {
    const lines: string[] = [];
    const hearing = new Set<() => void>();
    const log = (level: string, line: string) => {
      lines.push(`${level} ${line}`);
      for (const hear of hearing) hear();
    };
    const counters = createSharedCounters(redis.url, { log, answerMs });
    stops.push(counters.stop);
    const logged = (text: string, { after = 0 } = {}) =>
      new Promise<void>((resolve) => {
        const hear = () => lines.slice(after).some((line) => line.includes(text)) && resolve();
        hearing.add(hear);
        hear();
      });
    return { ...createLimiter(limits, counters.openCounter), lines, logged };
  }
  async function openConnectedLimiter(options?: Parameters<typeof openLimiter>[0]) {
    const limiter = openLimiter(options);
    // Nothing that an operator has to be alerted about.
    await limiter.logged("info Redis: limits are shared");
    return limiter;
  }

  it("counts for all backends together, each kind separately, and clears for all", async () => {
    const [one, other] = [await openConnectedLimiter(), await openConnectedLimiter()];
    expect([
      await one.start(attempt()),
      await other.start(attempt()),
      await one.start(attempt()),
    ]).toEqual([null, null, null]);
    expect(await other.start(attempt())).toMatchObject({ isFirst: true });
    expect(await one.start(attempt())).toMatchObject({ isFirst: false });
    expect(await one.start(attempt("ben@example.com"))).toBeNull();
    await other.forgive(attempt());
    expect(await one.start(attempt())).toBeNull();
  });

  it("lets no more than allowed pass when both are called at once", async () => {
    const [one, other] = [await openConnectedLimiter(), await openConnectedLimiter()];
    const answers = await Promise.all([
      times(5, () => one.start(attempt())),
      times(5, () => other.start(attempt())),
    ]);
    expect(answers.flat().filter((refusal) => refusal === null)).toHaveLength(3);
  });

  it("stores neither addresses nor networks in Redis, and everything expires", async () => {
    const limiter = await openConnectedLimiter();
    await limiter.start(attempt());
    const keys = redis.command("KEYS", "*").split("\n");
    expect(keys).toHaveLength(4);
    expect(keys.join()).not.toMatch(/ana|192\.0\.2/);
    for (const key of keys) expect(Number(redis.command("TTL", key))).toBeGreaterThan(50);
  });

  test.each<Fault>(["mute", "refuse", "noise", "nonsense"])(
    "counts locally while Redis responds with %s, and returns to it",
    async (fault) => {
      const limiter = await openConnectedLimiter(fault === "mute" ? { answerMs: shortMs } : {});
      const before = limiter.lines.length;
      redis.setFault(fault);
      const answers = await times(10, () => limiter.start(attempt()));
      expect(answers.filter((refusal) => refusal === null)).toHaveLength(3);
      expect(limiter.lines.slice(before)).toEqual([
        expect.stringContaining("counted in this process"),
      ]);
      redis.setFault("none");
      await limiter.logged("shared", { after: before + 1 });
      const other = await openConnectedLimiter();
      const account = "cleo@example.com";
      await times(3, () => limiter.start(attempt(account)));
      expect(await other.start(attempt(account))).not.toBeNull();
    },
  );

  it("starts locally if Redis isn't up yet, and finds it", async () => {
    redis.setFault("refuse");
    const limiter = openLimiter();
    const answers = await times(5, () => limiter.start(attempt()));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3);
    await limiter.logged("counted in this process");
    redis.setFault("none");
    await limiter.logged("shared");
  });

  it("continues if Redis has lost everything, or has something else under a key", async () => {
    const limiter = await openConnectedLimiter();
    await times(3, () => limiter.start(attempt()));
    redis.command("FLUSHALL");
    expect(await limiter.start(attempt())).toBeNull();
    for (const key of redis.command("KEYS", "*").split("\n"))
      redis.command("EVAL", "redis.call('del',KEYS[1]) redis.call('lpush',KEYS[1],'x')", "1", key);
    const answers = await times(10, () => limiter.start(attempt()));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3);
  });
});
