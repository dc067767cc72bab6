import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { SecretBox } from "../secrets/secret-box";
import { scope, writeEveryMs, type Database, type Transact } from "./scoped";

const dialect = new PgDialect();
afterEach(() => jest.restoreAllMocks());

/** A database that counts the tables it creates, and may have no room for them. */
function openDisk() {
  const disk = { tables: 0, isFull: false };
  const execute = (statement: SQL) => {
    if (!dialect.sqlToQuery(statement).sql.startsWith("create temporary table")) return [];
    if (disk.isFull) throw new Error("no space");
    disk.tables += 1;
    return [];
  };
  const tx = { execute, select: () => ({ from: () => [{ isReadOnly: false }] }) };
  const transact = (async (_: SQL, work: (tx: never) => unknown) => work(tx as never)) as Transact;
  return { disk, db: scope({} as Database, {} as SecretBox, transact) };
}

it("tries the disk every few seconds, however often it is asked, and again while it is full", async () => {
  const clock = jest.spyOn(performance, "now").mockReturnValue(0);
  const { disk, db } = openDisk();
  for (let probe = 0; probe < 20; probe += 1) await db.ping();
  expect(disk.tables).toBe(1);
  disk.isFull = true;
  clock.mockReturnValue(writeEveryMs);
  for (let probe = 0; probe < 2; probe += 1) await expect(db.ping()).rejects.toThrow("no space");
  disk.isFull = false;
  await db.ping();
  expect(disk.tables).toBe(2);
});
