import { randomBytes } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { sql } from "drizzle-orm";
import { env, setEnv } from "@/lib/env";
import { header } from "@/lib/api/headers";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { holdDeadlines } from "@/lib/testing/hold-deadlines";
import { requirePostgres, startPostgres } from "../../scripts/postgres.mjs";
import { connectDatabase, migrationsFolder, openDatabase } from "../db/open-database";
import { bookings } from "../db/schema/bookings";
import { sessions } from "../db/schema/users";
import { demoPassword } from "../demo/demo-users";
import { openBackendDatabase } from "../open-backend-database";
import { openOperatorCall } from "../operators/open-operator-call";
import { runAgencyCommand } from "../operators/run-agency-command";
import { createSecretBox } from "../secrets/secret-box";
import { startBackend } from "../start-backend";
import { toDatabase } from "../testing/open-test-database";
import { createSandboxBuyer, type Placed } from "../testing/sandbox-buyer";
import { runQuery, listAppliedMigrations } from "./catalog";
import { readBackup } from "./read-backup";
import { runBackupCommand } from "../operators/run-backup-command";
import { runRestoreCommand } from "../operators/run-restore-command";
import { writeBackup } from "./write-backup";

jest.setTimeout(300_000);
const backendToken = "test-service-credential";
const secrets = createSecretBox([randomBytes(32)]);
const onPostgres = env().TEST_DATABASE_URL ? it : it.skip;
type Place = { DATA_DIR: string; DATABASE_URL: string; SECRETS_KEY: string };

const before = { ...process.env };
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  folders.push(folder);
  return folder;
};
// For busy machines: running services respond in time.
beforeEach(() => void holdDeadlines());
const running = new Set<() => Promise<void>>();
afterEach(async () => {
  // Left over by a failed test.
  await Promise.all([...running].map((stop) => stop()));
  process.env = { ...before };
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Uses this installation's settings from now on. */
function setPlace(place: Place, seedsDemo = false): void {
  setEnv({ ...place, SEED_DEMO: String(seedsDemo), ALLOW_LOOPBACK_URLS: "true" });
}
const embedded = (SECRETS_KEY = ""): Place => ({
  DATA_DIR: newFolder(),
  DATABASE_URL: "",
  SECRETS_KEY,
});

async function open({ DATA_DIR, DATABASE_URL }: Place) {
  const { url, stop } = await startBackend({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL || undefined,
    backendToken,
    port: 0,
  });
  const call = async (
    path: string,
    body?: object,
    { host = "voyara.localhost", token }: { host?: string; token?: string | undefined } = {},
  ) => {
    const authorization: Record<string, string> = token
      ? { [header.authorization]: `Bearer ${token}` }
      : {};
    const headers = {
      [header.backendToken]: backendToken,
      [header.agencyHost]: host,
      "Content-Type": "application/json",
      ...authorization,
    };
    const answer = await fetch(url + path, {
      headers,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const login = () =>
    call(
      "/api/user/login",
      { email: "owner@nordlys.localhost", password: demoPassword },
      { host: "nordlys.localhost" },
    );
  running.add(stop);
  return { call, login, stop: () => stop().finally(() => running.delete(stop)) };
}

async function runAgency(...words: string[]) {
  const { call, close } = await openOperatorCall();
  try {
    return await runAgencyCommand(words, call);
  } finally {
    await close();
  }
}

const stay = (start: string, end: string) => ({ start, end });
const inDays = (days: number) => addDays(toLocalDate(new Date(), "UTC"), days);
const nights = [inDays(95), inDays(97)] as const;
async function book(
  call: Awaited<ReturnType<typeof open>>["call"],
  ...dates: readonly [string, string]
): Promise<Placed> {
  const buyer = createSandboxBuyer(call, stay(...dates));
  const { status, body } = await buyer.order(buyer.toOrder(await buyer.quote("plain")));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Placed;
}

/** Its rows by table, in a stable order, and its sequences. */
async function readRows(file: string) {
  const tables: Record<string, string[]> = {};
  let rows: string[] = [];
  let [sequences, migrations]: unknown[] = [];
  for await (const part of readBackup(createReadStream(file))) {
    if (part.kind === "header") ({ sequences, migrations } = part.header);
    else if (part.kind === "table") tables[part.table.table] = rows = [];
    else rows.push(...part.lines);
  }
  for (const lines of Object.values(tables)) lines.sort();
  return { tables, sequences, migrations };
}

/** Backs up a used installation while it runs, restores it elsewhere, and uses it there. */
async function moveFrom(source: Place, target: Place) {
  const file = join(newFolder(), "site.backup");
  setPlace(source, true);
  const running = await open(source);
  const session = (await running.login()).body as { accessToken?: string; token?: string };
  const placed = await book(running.call, ...nights);
  const keys = join(newFolder(), "keys.json");
  writeFileSync(
    keys,
    JSON.stringify({
      gateway: "stripe",
      secretKey: `sk_test_${"a".repeat(24)}`,
      webhookSecrets: [`whsec_${"b".repeat(24)}`],
    }),
  );
  await runAgency("payments", "set", "voyara", keys);
  const printed = await runBackupCommand([file]);
  expect(printed).toMatch(
    /^Backed up the (?:data folder|Postgres) .* tables, \d+ rows\.\nIts secrets open with the key [0-9a-f]{8} only/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // A backup never overwrites another.
  await expect(runBackupCommand([file])).rejects.toThrow("exists already");
  await running.stop();

  const saved = await readRows(file);
  for (const table of [
    "agencies",
    "users",
    "sessions",
    "bookings",
    "booking_events",
    "quotes",
    "payment_gateways",
    "sandbox_stock",
  ])
    expect({ table, isEmpty: !saved.tables[table]?.length }).toEqual({ table, isEmpty: false });
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain("sk_test_");

  if (!source.SECRETS_KEY)
    writeFileSync(
      join(target.DATA_DIR, "secrets.key"),
      readFileSync(join(source.DATA_DIR, "secrets.key")),
    );
  setPlace(target);
  expect(await runRestoreCommand([file])).toMatch(
    /^Restored the .* as it was at 20.*: \d+ rows\.$/,
  );
  const again = join(newFolder(), "again.backup");
  await runBackupCommand([again]);
  expect(await readRows(again)).toEqual(saved);

  const restored = await open(target);
  // Existing sessions still work, and so do new sign-ins.
  const token = /"accessToken":"([^"]+)"/.exec(JSON.stringify(session))?.[1];
  expect(token).toBeDefined();
  expect(
    (await restored.call("/api/user/sessions", undefined, { host: "nordlys.localhost", token }))
      .status,
  ).toBe(200);
  expect((await restored.login()).status).toBe(200);
  expect(JSON.parse(await runAgency("payments", "show", "voyara"))).toContainEqual(
    expect.objectContaining({ gateway: "stripe", mode: "test" }),
  );
  // The booking belongs to its buyer, at its agency only; and new ones can be made.
  expect(
    (await restored.call(`/api/bookings/${placed.reference}`, { key: placed.key })).status,
  ).toBe(200);
  expect(
    (
      await restored.call(
        `/api/bookings/${placed.reference}`,
        { key: placed.key },
        { host: "solmar.localhost" },
      )
    ).status,
  ).toBe(404);
  await book(restored.call, ...nights);
  await restored.stop();

  const { db, unscoped, close } = await openBackendDatabase({
    dataDir: target.DATA_DIR,
    databaseUrl: target.DATABASE_URL || undefined,
  });
  const owners = await db.forOperator((tx) =>
    tx.selectDistinct({ id: bookings.agencyId }).from(bookings),
  );
  expect(owners).toHaveLength(1);
  const others = await db.forOperator((tx) =>
    tx.query.agencies.findMany({ columns: { id: true } }),
  );
  for (const { id } of others)
    expect(
      await db.forAgency(id, (tx) => tx.select({ id: bookings.agencyId }).from(bookings)),
    ).toHaveLength(id === owners[0]?.id ? 2 : 0);
  // Being able to back up gives the connection no rows by default; the embedded one is a superuser.
  if (target.DATABASE_URL) expect(await unscoped.select().from(sessions)).toEqual([]);
  const guards = await runQuery(
    unscoped,
    sql`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)
      union select tgname from pg_trigger where tgenabled <> 'O'`,
  );
  expect(guards).toEqual([]);
  await close();
  // It isn't empty any more.
  await expect(runRestoreCommand([file])).rejects.toThrow(/isn't empty|holds a database already/);
}

/** As many as a small backup has. */
const migrations = 7;
let smallBackup: Promise<string> | undefined;
/** The backup of a small database of this program with one agency, migrated to an older version. */
const readSmallBackup = () => (smallBackup ??= writeSmallBackup());

async function writeSmallBackup(): Promise<string> {
  const { database, close } = await connectDatabase({});
  await database.execute(sql`create schema drizzle`);
  await database.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({
    migrationsFolder,
  }).slice(0, migrations)) {
    await database.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    });
  }
  await database.execute(
    sql`insert into agencies (subdomain, status, settings) values ('old', 'Active', '{}')`,
  );
  const file = join(newFolder(), "small.backup");
  await writeBackup(database, createWriteStream(file));
  await close();
  return file;
}

// Takes seven times as long as the same on PostgreSQL.
const unlessOnPostgres = env().TEST_DATABASE_URL && !env().TEST_ALL ? it.skip : it;
unlessOnPostgres("restores a used, running embedded database into an empty folder", async () => {
  await moveFrom(embedded(), embedded());
  expect.hasAssertions();
});

let cluster: Awaited<ReturnType<typeof startPostgres>> | null = null;
beforeAll(async () => {
  const programs = env().TEST_DATABASE_URL ? requirePostgres() : null;
  // A new cluster, without any of our roles.
  cluster = programs ? await startPostgres(programs) : null;
});
afterAll(() => cluster?.stop());
const createDatabase = async (name: string) => (await cluster?.createDatabase(name)) ?? "";

/** The tables in it, and the migrations that were applied to it. */
async function listContents(databaseUrl: string) {
  const { database, close } = await connectDatabase({ databaseUrl });
  const tables = await runQuery(
    database,
    sql`select relname from pg_class where relnamespace = 'public'::regnamespace`,
  );
  const applied = await listAppliedMigrations(database);
  await close();
  return [...tables, ...applied];
}

describe("with PostgreSQL", () => {
  onPostgres("restores into an empty cluster, without a role of ours in it", async () => {
    const SECRETS_KEY = randomBytes(32).toString("base64");
    const server = env().TEST_DATABASE_URL ?? "";
    const name = `backed_up_${randomBytes(4).toString("hex")}`;
    const { database, close } = await connectDatabase({ databaseUrl: server });
    await database.execute(sql.raw(`create database ${name}`));
    const target = {
      DATA_DIR: newFolder(),
      DATABASE_URL: await createDatabase("restored"),
      SECRETS_KEY,
    };
    const { database: empty, close: closeEmpty } = await connectDatabase({
      databaseUrl: target.DATABASE_URL,
    });
    expect(await runQuery(empty, sql`select from pg_roles where rolname like 'site\\_%'`)).toEqual(
      [],
    );
    await closeEmpty();
    await moveFrom(
      {
        DATA_DIR: newFolder(),
        DATABASE_URL: toDatabase(server, name),
        SECRETS_KEY,
      },
      target,
    );
    await database.execute(sql.raw(`drop database ${name}`));
    await close();
  });

  onPostgres("leaves an empty database as it is when the file breaks off", async () => {
    const whole = readFileSync(await readSmallBackup());
    const file = join(newFolder(), "half.backup");
    writeFileSync(file, whole.subarray(0, whole.length - 20));
    const place = {
      DATA_DIR: newFolder(),
      DATABASE_URL: await createDatabase("broken"),
      SECRETS_KEY: "",
    };
    setPlace(place);
    await expect(runRestoreCommand([file])).rejects.toThrow(`${file}: ends in the middle`);
    expect(await listContents(place.DATABASE_URL)).toEqual([]);
  });

  onPostgres("is never used as a superuser", async () => {
    const databaseUrl = Object.assign(new URL(await createDatabase("owned")), {
      username: "postgres",
    }).href;
    await expect(openDatabase({ databaseUrl, secrets })).rejects.toThrow(
      /DATABASE_URL: its role postgres is a superuser .*deploy\/postgres\/create-role\.sh/,
    );
    setPlace({ DATA_DIR: newFolder(), DATABASE_URL: databaseUrl, SECRETS_KEY: "" });
    await expect(runRestoreCommand([await readSmallBackup()])).rejects.toThrow("is a superuser");
    expect(await listContents(databaseUrl)).toEqual([]);
  });
});

it("applies the migrations added since", async () => {
  const all = readMigrationFiles({ migrationsFolder });
  const place = embedded();
  setPlace(place);
  await runRestoreCommand([await readSmallBackup()]);
  const { unscoped, db, close } = await openBackendDatabase({ dataDir: place.DATA_DIR });
  expect((await listAppliedMigrations(unscoped)).map(({ hash }) => hash)).toEqual(
    all.map(({ hash }) => hash),
  );
  expect(
    await db.forOperator((tx) => tx.query.agencies.findMany({ columns: { subdomain: true } })),
  ).toEqual([{ subdomain: "old" }]);
  await close();
});

describe("what it rejects", () => {
  let file = "";
  let place: Place;
  let places = 0;
  beforeAll(async () => {
    file = await readSmallBackup();
  });
  beforeEach(async () => {
    // An embedded one takes seconds to make.
    place = { ...embedded(), DATABASE_URL: await createDatabase(`wrong_${(places += 1)}`) };
    setPlace(place);
  });
  const text = () => gunzipSync(readFileSync(file)).toString();
  /** The same file with other content. */
  const write = (bytes: Uint8Array) => {
    const changed = join(newFolder(), "changed.backup");
    writeFileSync(changed, bytes);
    return changed;
  };
  const rewrite = (change: (header: Record<string, unknown>) => object) => {
    const [first = "", ...lines] = text().split("\n");
    return write(
      gzipSync(
        [
          `#${JSON.stringify(change(JSON.parse(first.slice(1)) as Record<string, unknown>))}`,
          ...lines,
        ].join("\n"),
      ),
    );
  };

  test.each<[string, () => string, string]>([
    ["a file that isn't there", () => join(place.DATA_DIR, "none"), "can't be read"],
    [
      "a text",
      () => write(Buffer.from("-- PostgreSQL database dump\n")),
      "is no backup of this program",
    ],
    [
      "another program's gzip",
      () => write(gzipSync("-- PostgreSQL database dump\n")),
      "is no backup of this program",
    ],
    ["an empty file", () => write(Buffer.from("")), "is a part of a backup only"],
    [
      "half a file",
      () => write(readFileSync(file).subarray(0, statSync(file).size / 2)),
      "is a part of a backup only",
    ],
    [
      "lines without the last",
      () => write(gzipSync(text().split("\n").slice(0, -2).join("\n"))),
      "is a part of a backup only",
    ],
    [
      "a changed row",
      () => write(gzipSync(text().replace('"subdomain":"old"', '"subdomain":"odd"'))),
      "its checksum is another",
    ],
    [
      "a row that doesn't fit",
      () => write(gzipSync(text().replace('"subdomain":"old"', '"subdomain":null'))),
      "its rows don't fit the table agencies",
    ],
    [
      "a table that there isn't",
      () => write(gzipSync(text().replace('"table":"agencies"', '"table":"pg_authid"'))),
      "the table pg_authid isn't as",
    ],
    [
      "a newer form",
      () => rewrite((head) => ({ ...head, version: 2 })),
      "newer version of this program",
    ],
    [
      "other migrations",
      () => rewrite((head) => ({ ...head, migrations: [{ hash: "x", createdAt: 1 }] })),
      "made by another version of this program: its migration 1",
    ],
    [
      "a wrong key",
      () => rewrite((head) => ({ ...head, keyIds: ["0badc0de"] })),
      "needs the key 0badc0de",
    ],
  ])("rejects %s, and changes nothing", async (_name, toFile, message) => {
    const wrong = toFile();
    const problem = await runRestoreCommand([wrong]).catch((error: Error) => error.message);
    expect(problem).toContain(`${wrong}: `);
    expect(problem).toContain(message);
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
    if (place.DATABASE_URL) expect(await listContents(place.DATABASE_URL)).toEqual([]);
  });

  it("leaves no folder behind where everything but the checksum fits", async () => {
    place = embedded();
    setPlace(place);
    const changed = write(gzipSync(text().replace('"subdomain":"old"', '"subdomain":"odd"')));
    await expect(runRestoreCommand([changed])).rejects.toThrow("its checksum is another");
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
  });

  it("names the key that was given instead of the right one, and continues without it on request", async () => {
    const sealed = rewrite((head) => ({ ...head, keyIds: ["0badc0de"] }));
    setPlace({ ...place, SECRETS_KEY: randomBytes(32).toString("base64") });
    await expect(runRestoreCommand([sealed])).rejects.toThrow(
      /needs the key 0badc0de, the given one is [0-9a-f]{8}\. .*--without-key/,
    );
    // Only the checksum fails now, which the test broke.
    await expect(runRestoreCommand([sealed, "--without-key"])).rejects.toThrow(
      "its checksum is another",
    );
  });

  it("doesn't back up a missing database", async () => {
    place = embedded();
    setPlace(place);
    const target = join(newFolder(), "site.backup");
    await expect(runBackupCommand([target])).rejects.toThrow(
      /There is no database in the data folder .*, and no DATABASE_URL/,
    );
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
  });
});

it("doesn't open a database whose roles or policies are missing", async () => {
  const folder = join(newFolder(), "pg");
  const { unscoped, db, close } = await openDatabase({ folder, secrets });
  await unscoped.execute(sql`drop policy of_agency on short_links`);
  await unscoped.execute(sql`drop policy of_operator on short_links`);
  await close();
  await expect(openDatabase({ folder, secrets })).rejects.toThrow(
    /^No row-level security guards short_links\. Restore a backup/,
  );
  const damaged = await connectDatabase({ folder });
  await damaged.database.execute(sql`drop owned by site_agency`);
  await damaged.database.execute(sql`drop role site_agency`);
  await damaged.close();
  await expect(openDatabase({ folder, secrets })).rejects.toThrow(
    "The database's role site_agency is missing",
  );
  await expect(db.ping()).rejects.toThrow(/closed|Failed query/);
});
