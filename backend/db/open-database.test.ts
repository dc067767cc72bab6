import { sql, type SQL } from "drizzle-orm";
import { env } from "@/lib/env";
import { openTestDatabase } from "../testing/open-test-database";

const onPostgres = env().TEST_DATABASE_URL ? it : it.skip;
const state = sql<string>`concat_ws(' ', pg_backend_pid(), current_user, coalesce(current_setting('app.agency_id', true), ''))`;

onPostgres("outlives a connection that breaks in the middle of a transaction", async () => {
  const { unscoped, close } = await openTestDatabase();
  const ask = async (query: SQL, asker: Pick<typeof unscoped, "execute"> = unscoped) =>
    ((await asker.execute(query)) as { rows: { pid: number }[] }).rows;
  const work = unscoped.transaction(async (tx) => {
    const [row] = await ask(sql`select pg_backend_pid() as pid`, tx);
    await ask(sql`select pg_terminate_backend(${row?.pid})`);
    // Nothing uses it meanwhile: no query receives the error.
    while ((await ask(sql`select pid from pg_stat_activity where pid = ${row?.pid}`)).length > 0);
    await ask(sql`select 1 as pid`, tx);
  });
  await expect(work).rejects.toThrow(/rollback|select 1/);
  expect(await ask(sql`select 1 as pid`)).toEqual([{ pid: 1 }]);
  await close();
});

onPostgres("keeps a connection, and no scope in it, however a transaction ends", async () => {
  const { db, unscoped, pool, close } = await openTestDatabase();
  const read = async (asker: Pick<typeof unscoped, "execute"> = unscoped) =>
    ((await asker.execute(sql`select ${state} as state`)) as { rows: { state: string }[] }).rows;
  const before = await read();
  const fails = sql`select 1 / 0`;
  await db.forAgency("one", async (tx) => {
    expect(await read(tx)).toEqual([{ state: expect.stringMatching(/^\d+ site_agency one$/) }]);
  });
  const ends = [
    () => Promise.resolve(),
    () => Promise.reject(new Error("thrown")),
    (tx: Pick<typeof unscoped, "execute">) => tx.execute(fails),
    (tx: Pick<typeof unscoped, "execute">) => tx.execute(fails).catch(() => null),
    (tx: Pick<typeof unscoped, "execute">) => Promise.all([tx.execute(fails), tx.execute(fails)]),
  ];
  for (const end of ends) {
    await db.forAgency("one", end as () => Promise<unknown>).catch(() => null);
    expect([await read(), pool?.totalCount]).toEqual([before, 1]);
  }
  await close();
});
