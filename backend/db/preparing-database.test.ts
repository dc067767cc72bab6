import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { PreparingDatabase } from "./preparing-database";

let client: PreparingDatabase;
let database: ReturnType<typeof drizzle>;
beforeAll(async () => {
  client = new PreparingDatabase();
  await client.waitReady;
  database = drizzle({ client });
  await database.transaction(async (tx) => {
    await tx.execute(sql`create table places (id int primary key, name text, found timestamptz)`);
    await tx.execute(sql`insert into places values (1, 'Lisbon', '2026-01-02'), (2, null, null)`);
  });
});
afterAll(() => client.close());

type Asker = Pick<typeof database, "execute">;
const nameOf = (id: number, asker: Asker) =>
  asker.execute<{ name: string | null }>(sql`select name from places where id = ${id}`);
const countPrepared = async () => {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_prepared_statements where statement like '%from places where id%'",
  );
  return rows[0]?.count;
};

it("prepares a statement once, whatever its values", async () => {
  const names = await database.transaction(async (tx) => {
    const answers = [await nameOf(1, tx), await nameOf(2, tx), await nameOf(3, tx)];
    return answers.map(({ rows }) => rows);
  });
  expect(names).toEqual([[{ name: "Lisbon" }], [{ name: null }], []]);
  await database.transaction((tx) => nameOf(1, tx));
  expect(await countPrepared()).toBe(1);
});

it("answers statements that a transaction sends at once, each with its own rows", async () => {
  const answers = await database.transaction((tx) =>
    Promise.all([1, 2, 1, 2].map((id) => nameOf(id, tx))),
  );
  expect(answers.map(({ rows }) => rows[0]?.name)).toEqual(["Lisbon", null, "Lisbon", null]);
});

it("runs one transaction at a time, and sees what was committed", async () => {
  const rename = (name: string) =>
    database.transaction(async (tx) => {
      const before = (await nameOf(1, tx)).rows[0]?.name;
      await tx.execute(sql`update places set name = ${name} where id = 1`);
      return before;
    });
  expect(await Promise.all([rename("Porto"), rename("Faro"), rename("Lisbon")])).toEqual([
    "Lisbon",
    "Porto",
    "Faro",
  ]);
});

it("rolls back what fails, says why, and goes on", async () => {
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`update places set name = 'Nowhere' where id = 1`);
    await tx.execute(sql`insert into places values (1, 'Again', null)`);
  });
  await expect(work).rejects.toMatchObject({
    cause: { code: "23505", constraint: "places_pkey" },
  });
  const thrown = database.transaction(async (tx) => {
    await tx.execute(sql`update places set name = 'Nowhere' where id = 1`);
    throw new Error("changed our mind");
  });
  await expect(thrown).rejects.toThrow("changed our mind");
  const { rows } = await database.transaction((tx) => nameOf(1, tx));
  expect(rows).toEqual([{ name: "Lisbon" }]);
});

it("undoes a nested transaction alone", async () => {
  const rows = await database.transaction(async (tx) => {
    const nested = tx.transaction(async (inner) => {
      await inner.execute(sql`delete from places`);
      await inner.execute(sql`select 1 / 0`);
    });
    await expect(nested).rejects.toThrow("select 1 / 0");
    return (await tx.execute(sql`select id from places order by id`)).rows;
  });
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

it("refuses to commit what a swallowed failure has aborted", async () => {
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`update places set name = 'Nowhere' where id = 1`);
    await tx.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(work).rejects.toThrow("rolled back instead of committed");
  expect((await database.transaction((tx) => nameOf(1, tx))).rows).toEqual([{ name: "Lisbon" }]);
});

it("refuses a statement after its transaction", async () => {
  let late: Asker = database;
  await database.transaction(async (tx) => void (late = tx));
  await expect(nameOf(1, late)).rejects.toMatchObject({
    cause: { message: "The transaction is closed" },
  });
});

it("forgets the statements that were used least recently", async () => {
  await database.transaction(async (tx) => {
    for (let count = 0; count < 250; count++)
      await tx.execute(sql`select ${sql.raw(String(count))} as number`);
    expect((await nameOf(1, tx)).rows).toEqual([{ name: "Lisbon" }]);
  });
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_prepared_statements",
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(201);
});

it("says that it is closed", async () => {
  const closing = new PreparingDatabase();
  await closing.waitReady;
  await closing.close();
  await expect(drizzle({ client: closing }).transaction((tx) => nameOf(1, tx))).rejects.toThrow(
    "The database is closed",
  );
});
