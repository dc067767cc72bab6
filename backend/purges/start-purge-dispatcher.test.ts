import { AsyncLocalStorage } from "node:async_hooks";
import { eq, sql } from "drizzle-orm";
import { isSignedEvent } from "@/lib/signed-events/event-signature";
import { holdDeadlines } from "@/lib/testing/hold-deadlines";
import { env } from "@/lib/env";
import type { OpenDatabase } from "../db/open-database";
import { agencies } from "../db/schema/agencies";
import { purgeDeliveries, purges, purgeStorefronts } from "../db/schema/purges";
import { openStorefront, type Storefront } from "../testing/open-storefront";
import { openTestDatabase } from "../testing/open-test-database";
import { claimPurges } from "./claim-purges";
import { deleteOldPurges } from "./delete-old-purges";
import { queuePurge } from "./queue-purge";
import { startPurgeDispatcher } from "./start-purge-dispatcher";

const secret = "a-secret-of-purges";
let database: OpenDatabase;
let problems: string[];
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  problems = [];
  // For busy machines: a storefront that responds does so in time.
  holdDeadlines();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await database.db.forOperator(async (tx) => {
    await tx.delete(purges);
    await tx.delete(purgeStorefronts);
  });
});

async function open(...parameters: Parameters<typeof openStorefront>): Promise<Storefront> {
  const storefront = await openStorefront(...parameters);
  ends.push(() => storefront.close().catch(() => null));
  return storefront;
}
function startWith(
  settings: Pick<Parameters<typeof startPurgeDispatcher>[0], "urls" | "deliverWithinMs">,
) {
  const dispatcher = startPurgeDispatcher({
    db: database.db,
    secret,
    logProblem: (line) => problems.push(line),
    ...settings,
  });
  ends.push(() => dispatcher.stop());
  return dispatcher;
}
/** For busy machines: no waiter gives up. */
const start = (...urls: string[]) => startWith({ urls, deliverWithinMs: 60_000 });
const queue = (...tags: string[]) => queuePurge(database.db, tags);
const storefronts = () => database.db.forOperator((tx) => tx.select().from(purgeStorefronts));
/** Simulates the time until the next attempt, or a lease, passing. */
const passTime = () =>
  database.db.forOperator((tx) => tx.update(purgeStorefronts).set({ nextAttemptAt: sql`now()` }));

it("notifies a storefront once, signed, in the order of the changes, several of them in one event", async () => {
  const site = await open();
  await queue("alpha", "alpha:about");
  await queue("beta:blog");
  await queue("alpha");
  const dispatcher = start(site.url);
  expect(await dispatcher.deliver()).toEqual([]);
  expect(site.received.map(({ tags }) => tags)).toEqual([["alpha", "alpha:about", "beta:blog"]]);
  const [event] = site.received;
  expect(
    isSignedEvent(JSON.stringify({ tags: event?.tags }), event?.signature ?? "", {
      secrets: [secret],
      now: new Date(),
    }),
  ).toBe(true);
  expect(await dispatcher.deliver()).toEqual([]);
  expect(site.received).toHaveLength(1);
});

it("polls by itself", async () => {
  const site = await open();
  start(site.url);
  await queue("alpha");
  await site.hears(1);
  expect(site.tags()).toEqual(["alpha"]);
});

it("puts at most 1,000 tags in an event, and only valid ones", async () => {
  const site = await open();
  const tags = Array.from({ length: 2_300 }, (_, index) => `agency-${index}`);
  for (let from = 0; from < tags.length; from += 300) await queue(...tags.slice(from, from + 300));
  await queue("No Tag", "last");
  await queue("Neither");
  expect(await start(site.url).deliver()).toEqual([]);
  expect(site.received.every((event) => event.tags.length <= 1_000)).toBe(true);
  expect(site.tags()).toEqual([...tags, "last"]);
});

it("waits with purges that aren't due", async () => {
  const site = await open();
  await database.db.forOperator((tx) =>
    tx.insert(purges).values({ tags: ["alpha:blog"], dueAt: new Date("2090-01-01") }),
  );
  const dispatcher = start(site.url);
  expect(await dispatcher.deliver()).toEqual([]);
  expect(site.received).toEqual([]);
  await database.db.forOperator((tx) =>
    tx.insert(purges).values({ tags: ["beta:blog"], dueAt: sql`now() - interval '1 second'` }),
  );
  await dispatcher.deliver();
  expect(site.tags()).toEqual(["beta:blog"]);
});

it("a storefront that is down gets everything once it is back, and blocks no other; its failure is logged once", async () => {
  const [up, down] = [await open(), await open()];
  await down.close();
  const dispatcher = start(down.url, up.url);
  await queue("alpha");
  expect(await dispatcher.deliver()).toEqual([
    { storefront: down.url, reason: expect.stringContaining("ECONNREFUSED") },
  ]);
  expect(up.tags()).toEqual(["alpha"]);
  await passTime();
  await queue("beta");
  expect(await dispatcher.deliver()).toEqual([
    { storefront: down.url, reason: expect.stringContaining("ECONNREFUSED") },
  ]);
  expect(up.tags()).toEqual(["alpha", "beta"]);
  expect(problems).toEqual([expect.stringMatching(`^purges: ${down.url} .*ECONNREFUSED`)]);

  await down.open();
  await passTime();
  await down.hears(1);
  expect(await dispatcher.deliver()).toEqual([]);
  expect(down.tags()).toEqual(["alpha", "beta"]);
  expect(up.received).toHaveLength(2);
});

it("a failing storefront is left alone for a while, longer each time, and recovers once it responds", async () => {
  const site = await open(() => 503);
  await queue("alpha");
  const dispatcher = start(site.url);
  const delays: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    await site.hears(attempt);
    expect(await dispatcher.deliver()).toEqual([{ storefront: site.url, reason: "answered 503" }]);
    const [{ delay } = { delay: 0 }] = await database.db.forOperator((tx) =>
      tx
        .select({
          delay: sql<number>`round(extract(epoch from next_attempt_at - now()) * 2)::int`,
          url: purgeStorefronts.url,
        })
        .from(purgeStorefronts),
    );
    delays.push(delay);
    await passTime();
  }
  expect(delays[5]).toBeGreaterThan(delays[0] ?? 0);
  expect(Math.max(...delays)).toBeLessThanOrEqual(10);
  site.answerWith(() => 204);
  await passTime();
  await dispatcher.deliver();
  expect(await storefronts()).toEqual([expect.objectContaining({ attempts: 0, lastError: null })]);
});

it("one that doesn't respond blocks neither the others nor the waiting caller", async () => {
  const answers: (() => void)[] = [];
  const [slow, quick] = [
    await open(() => new Promise((resolve) => answers.push(() => resolve(204)))),
    await open(),
  ];
  ends.push(() => Promise.resolve(answers.forEach((answer) => answer())));
  const dispatcher = startWith({ urls: [slow.url, quick.url] });
  await queue("alpha");
  await quick.hears(1);
  expect(await dispatcher.deliver()).toEqual([
    { storefront: slow.url, reason: "didn't answer in time" },
  ]);
  expect(quick.tags()).toEqual(["alpha"]);
  for (const answer of answers) answer();
});

it("a purge committed late is delivered, though one with a higher number was delivered before", async () => {
  const site = await open();
  const dispatcher = start(site.url);
  await queue("first");
  await dispatcher.deliver();
  await database.db.forOperator((tx) =>
    tx
      .insert(purges)
      .overridingSystemValue()
      .values({ id: -1, tags: ["late"] }),
  );
  await dispatcher.deliver();
  expect(site.tags()).toEqual(["first", "late"]);
});

it("resumes after a restart: nothing twice, nothing lost", async () => {
  const site = await open();
  const first = start(site.url);
  await queue("one");
  await first.deliver();
  await first.stop();
  await queue("two");
  const second = start(site.url);
  expect(await second.deliver()).toEqual([]);
  expect(site.tags()).toEqual(["one", "two"]);
});

it("if one dies while sending, others take over the storefront and repeat it", async () => {
  const site = await open();
  await queue("alpha");
  expect(await claimPurges(database.db, site.url)).toMatchObject({ tags: ["alpha"] });
  expect(await claimPurges(database.db, site.url)).toBeNull();
  await passTime();
  await start(site.url).deliver();
  expect(site.tags()).toEqual(["alpha"]);
});

it("two backends on one database notify each storefront once, and each waits for the other's deliveries", async () => {
  const sites = [await open(), await open()];
  const urls = sites.map(({ url }) => url);
  const [one, two] = [start(...urls), start(...urls)];
  for (let change = 0; change < 8; change++) {
    await queue(`agency-${change}`);
    expect(await Promise.all([one.deliver(), two.deliver()])).toEqual([[], []]);
    for (const site of sites) expect(site.tags()).toContain(`agency-${change}`);
  }
  for (const site of sites)
    expect(site.tags()).toEqual(Array.from({ length: 8 }, (_, change) => `agency-${change}`));
});

// The embedded database runs one transaction at a time.
const onPostgres = env().TEST_DATABASE_URL ? it : it.skip;
onPostgres(
  "looks again once it is its turn: who had the storefront until then may have told everything",
  async () => {
    const url = "http://storefront.example";
    await queue("alpha");
    await claimPurges(database.db, url);
    await passTime();
    let claimed: ReturnType<typeof claimPurges> | undefined;
    // As in another process: not part of the transaction that it waits for.
    const elsewhere = AsyncLocalStorage.snapshot();
    await database.db.forOperator(async (tx) => {
      await tx.select().from(purgeStorefronts).for("update");
      const isWaitedFor = () =>
        tx
          .select({ pid: sql`pid` })
          .from(sql`pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);
      claimed = elsewhere(() => claimPurges(database.db, url));
      for (let waiting = false; !waiting; waiting = (await isWaitedFor()).length > 0);
      await tx
        .insert(purgeDeliveries)
        .select(
          tx
            .select({ storefront: sql<string>`${url}::text`.as("storefront"), purgeId: purges.id })
            .from(purges),
        );
    });
    expect(await claimed).toBeNull();
  },
);

it("distinguishes two storefronts with the same address on two machines", async () => {
  const site = await open();
  await queue("alpha");
  expect(await start(`${site.url}#one`).deliver()).toEqual([]);
  expect(await start(`${site.url}#two`).deliver()).toEqual([]);
  expect(site.received).toHaveLength(2);
});

it("deletes purges after the longest page lifetime, and not before", async () => {
  const site = await open();
  await queue("old");
  await queue("new");
  await start(site.url).deliver();
  await database.db.forOperator(async (tx) => {
    await tx.update(purgeStorefronts).set({ nextAttemptAt: sql`now() - interval '71 minutes'` });
    await tx
      .insert(purgeStorefronts)
      .values({ url: "http://other.example", nextAttemptAt: sql`now() - interval '66 minutes'` });
    await tx.insert(purges).values({ tags: ["older"], dueAt: sql`now() - interval '71 minutes'` });
    await tx.insert(purges).values({ tags: ["recent"], dueAt: sql`now() - interval '66 minutes'` });
  });
  await deleteOldPurges(database.db);
  const left = await database.db.forOperator((tx) =>
    tx.select({ tags: purges.tags }).from(purges).orderBy(purges.id),
  );
  expect(left.flatMap(({ tags }) => tags)).toEqual(["old", "new", "recent"]);
  expect((await storefronts()).map(({ url }) => url)).toEqual(["http://other.example"]);
  expect(
    await database.db.forOperator((tx) =>
      tx.select().from(purgeDeliveries).where(eq(purgeDeliveries.storefront, site.url)),
    ),
  ).toHaveLength(2);
});

it("a failing database doesn't fail a change that is already done", async () => {
  const dispatcher = startPurgeDispatcher({
    db: { ...database.db, forOperator: () => Promise.reject(new Error("no database")) },
    urls: ["http://127.0.0.1:9"],
    secret,
    logProblem: (line) => problems.push(line),
  });
  expect(await dispatcher.deliver()).toEqual([
    { storefront: "http://127.0.0.1:9", reason: "no database" },
  ]);
  await dispatcher.stop();
  expect(problems).toContain("purges: no database");
});

it("delivers a trigger's purge in the next poll after the change", async () => {
  const site = await open();
  const dispatcher = start(site.url);
  await database.db.forOperator((tx) =>
    tx.insert(agencies).values({ subdomain: "gamma", status: "Active", settings: {} as never }),
  );
  await dispatcher.deliver();
  expect(site.tags()).toEqual(["gamma"]);
});
