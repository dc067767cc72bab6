import { Client } from "pg";
import { startBackend } from "../start-backend";
import { watchBookings } from "./watch-bookings";

/**
 * die: the process freezes until it is killed · cut: it goes on, but every database connection
 * breaks.
 */
export type Fate = "die" | "cut";
/** A fate that applies when a point is passed for the `times`-th time from now on. */
type Armed = { stopAt: string; times: number; fate: Fate };
/** From the parent: arm a fate, drop the one that is armed, or move the clock. */
export type DrillCommand = Armed | { isDisarmed: true } | { advanceMs: number };
/**
 * To the parent: the listening URL, each point that a booking passes, and the one where the fate
 * was applied.
 */
export type DrillReport = { url: string } | { passed: string } | { stopped: string };

const [databaseUrl = "", dataDir = "", backendToken = "", ahead = "0"] = process.argv.slice(2);
let aheadMs = Number(ahead);
let armed: Armed | null = null;

const report = (message: DrillReport) =>
  new Promise<void>(
    (resolve) => void process.send?.(message, undefined, undefined, () => resolve()),
  );

async function cutConnections(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'drilled'",
  );
  await client.end();
}

async function reach(point: string): Promise<void> {
  await report({ passed: point });
  if (armed?.stopAt !== point) return;
  armed.times -= 1;
  if (armed.times > 0) return;
  const { fate } = armed;
  armed = null;
  if (fate === "cut") await cutConnections();
  await report({ stopped: point });
  // Blocks the whole process, as if it were dead already.
  if (fate === "die") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

process.on("message", (command: DrillCommand) => {
  if ("advanceMs" in command) aheadMs += command.advanceMs;
  else armed = "isDisarmed" in command ? null : command;
});
// The parent is gone.
process.once("disconnect", () => process.exit(0));

const named = new URL(databaseUrl);
named.searchParams.set("application_name", "drilled");
void startBackend({
  dataDir,
  databaseUrl: named.href,
  backendToken,
  port: 0,
  now: () => new Date(Date.now() + aheadMs),
  watchBookings: (outside) => watchBookings(outside, reach),
}).then(({ url }) => report({ url }));
