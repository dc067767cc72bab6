import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt-install.mjs";
import { endWithUs } from "./testbed/end-with-us.mjs";
import { findCommand } from "./find-command.mjs";
import { findFreePort } from "./testbed/find-free-port.mjs";

const debian = "/usr/lib/postgresql";
const startLimitMs = 60_000;
// Owns its database and may create others, but is no superuser, because row-level security has to
// apply to it.
const role = "site";
// In the C locale, `lower` only changes ASCII letters: searches wouldn't find "Évora" by "évora".
const characters = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";

/** Newest first: Debian installs versions side by side and off the PATH. */
function folders() {
  try {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(debian, version, "bin"));
  } catch {
    return [];
  }
}

const findPostgres = () => {
  const places = [...folders(), ...(process.env.PATH ?? "").split(delimiter)];
  const [initdb, postgres] = ["initdb", "postgres"].map((name) => findCommand([name], places));
  return initdb && postgres ? { initdb, postgres } : null;
};

/** How far the clock of a test run is ahead: scripts/testbed/test-clock.mjs. */
const offsetMs = () => Number(process.env.CLOCK_OFFSET_MS ?? 0);

/** Takes the place of the built-in function where `search_path` names its schema first. */
const shiftedNow = () =>
  `CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE
    RETURN pg_catalog.now() + interval '${offsetMs()} milliseconds'`;

/**
 * PostgreSQL's programs, or null if there are none; CI installs them, because the tests must run
 * there.
 */
export function requirePostgres() {
  const found = findPostgres();
  if (found || !process.env.CI) return found;
  aptInstall("postgresql");
  const now = findPostgres();
  if (!now) throw new Error("CI needs PostgreSQL, and installing Debian's package failed.");
  return now;
}

/** PostgreSQL refuses to run as root: then as Debian's postgres, else unprivileged. */
function toUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag, name) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const name = ["postgres", "nobody"].find((each) => id("-u", each).status === 0);
  if (!name)
    throw new Error("PostgreSQL doesn't run as root, and there is no user postgres or nobody.");
  return { uid: Number(id("-u", name).stdout), gid: Number(id("-g", name).stdout) };
}

/**
 * Resolves when the server reports that it accepts connections; rejects when it ends or times out.
 */
function toReady(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL doesn't answer:\n${log}`)),
      startLimitMs,
    );
    server.stderr.on("data", (chunk) => {
      log = (log + chunk).slice(-4_000);
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
    server.once("error", reject);
    server.once("exit", () => clearTimeout(timer));
    server.stderr.once("close", () => clearTimeout(timer));
    timer.unref();
  });
}

const memoryFolder = "/dev/shm";
const memoryBytes = 4 * 1024 ** 3;

/**
 * In memory where there is plenty: each test's database is hundreds of files, and ext4 is slow to
 * reuse inodes that were freed a moment ago.
 */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    const free = Math.min(bavail * bsize, process.availableMemory());
    return free >= memoryBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * A separate cluster in a temporary folder, on a loopback port.
 * @returns its `pid`, `createDatabase(name)`, which returns the URL of an empty
 * one, and `stop()`
 */
export async function startPostgres({ initdb, postgres }) {
  const user = toUser();
  const folder = mkdtempSync(join(temporaryFolder(), "pg-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  // Nothing here outlives the tests: no need for fsync.
  const { status, stderr } = spawnSync(
    initdb,
    [
      ...["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
      ...["--locale=C", `--lc-ctype=${characters}`],
    ],
    {
      ...user,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const port = await findFreePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: 200,
    ...(offsetMs() !== 0 && { search_path: "public,pg_catalog" }),
  };
  const server = spawn(
    postgres,
    [
      "-D",
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const stop = endWithUs(server, "SIGINT");
  await toReady(server);

  const { default: pg } = await import("pg");
  const asOwner = async (sql, database = "postgres") => {
    const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  if (offsetMs() !== 0) await asOwner(shiftedNow(), "template1");
  await asOwner(`CREATE ROLE ${role} LOGIN CREATEDB CREATEROLE`);
  return {
    pid: server.pid,
    createDatabase: async (name) => {
      await asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await asOwner(`CREATE DATABASE ${name} OWNER ${role}`);
      // By its socket: tests send statements by the hundred thousand, and TCP costs more for each.
      return `postgres://${role}@127.0.0.1:${port}/${name}?host=${encodeURIComponent(folder)}`;
    },
    stop: async () => {
      await stop();
      process.off("exit", remove);
      remove();
    },
  };
}
