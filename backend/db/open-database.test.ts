import { sql, type SQL } from "drizzle-orm";
import { env } from "@/lib/env";
import { openTestDatabase } from "../testing/open-test-database";

const onPostgres = env().TEST_DATABASE_URL ? it : it.skip;

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
