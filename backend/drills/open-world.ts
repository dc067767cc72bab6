import { and, eq, gt, isNotNull, lte, or } from "drizzle-orm";
import { getAgencyRecord } from "../agencies/agency-record";
import { leaseMs } from "../booking/bookings/step";
import { openBackendDatabase } from "../open-backend-database";
import { bookings } from "../db/schema/bookings";
import { holds } from "../db/schema/holds";
import { sandboxCheckouts } from "../db/schema/payments";
import type { Placed } from "../testing/sandbox-buyer";
import { checkWorld } from "./check-world";
import { startDrilledBackend, type DrilledBackend } from "./start-drilled-backend";

const agency = "voyara";
const pollMs = 50;
const convergesWithinMs = 60_000;
/** Speeds up retries: how far the clock is advanced in each second of waiting. */
const hurryMs = 3_000;

export const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * A database with one or more backends that are started and killed, all with one clock that can be
 * advanced; and the responses to buyers.
 */
export async function openWorld({
  program,
  databaseUrl,
  dataDir,
}: {
  program: string;
  databaseUrl: string;
  dataDir: string;
}) {
  let aheadMs = 0;
  const alive: (DrilledBackend | null)[] = [];
  const [starts, orders] = [[] as number[], new Map<string, Placed | null>()];
  const { db, close } = await openBackendDatabase({ dataDir, databaseUrl });
  const now = () => new Date(Date.now() + aheadMs);

  async function start(slot = 0): Promise<DrilledBackend> {
    const startedAt = performance.now();
    const backend = await startDrilledBackend({
      program,
      databaseUrl,
      aheadMs,
      dataDir: `${dataDir}/${slot}`,
      agencyHost: `${agency}.localhost`,
    });
    starts.push(Math.round(performance.now() - startedAt));
    return (alive[slot] = backend);
  }
  function advance(ms: number): void {
    aheadMs += ms;
    for (const backend of alive) backend?.advance(ms);
  }
  await start();
  const stored = await db.forOperator((tx) => getAgencyRecord(tx, agency));
  const agencyId = stored?.id ?? "";

  /** Whether something is due or in progress, or an event isn't sent yet. */
  const isBusy = async () => {
    const at = now();
    const isDue = ({ nextStepAt, leasedUntil }: typeof bookings | typeof holds) =>
      or(lte(nextStepAt, at), gt(leasedUntil, at));
    return db.forOperator(async (tx) => {
      const [booking] = await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(isDue(bookings))
        .limit(1);
      const [hold] = await tx.select({ id: holds.id }).from(holds).where(isDue(holds)).limit(1);
      const [event] = await tx
        .select({ id: sandboxCheckouts.id })
        .from(sandboxCheckouts)
        .where(isNotNull(sandboxCheckouts.eventDueAt))
        .limit(1);
      return Boolean(booking ?? hold ?? event);
    });
  };
  /** Polls until it holds. @throws Error with the text when that takes too long */
  async function waitUntil(
    holds: () => Promise<boolean>,
    toText: () => Promise<string>,
  ): Promise<void> {
    const startedAt = performance.now();
    let hurriesAt = startedAt + 1_000;
    while (!(await holds())) {
      const at = performance.now();
      if (at - startedAt > convergesWithinMs) throw new Error(await toText());
      if (at > hurriesAt) {
        advance(hurryMs);
        hurriesAt = at + 1_000;
      }
      await pause(pollMs);
    }
  }
  return {
    agency,
    orders,
    /** How long each start took, in ms. */
    starts,
    now,
    start,
    advance,
    /** Past the lease of a dead process. */
    passLease: () => advance(leaseMs + 1_000),
    backend(slot = 0): DrilledBackend {
      const backend = alive[slot];
      if (!backend) throw new Error("no backend runs");
      return backend;
    },
    async kill(slot = 0): Promise<void> {
      await alive[slot]?.kill();
      alive[slot] = null;
    },
    stateOf: async (reference: string) => {
      const ofReference = and(eq(bookings.agencyId, agencyId), eq(bookings.reference, reference));
      return (
        (
          await db.forAgency(agencyId, (tx) =>
            tx.select({ state: bookings.state }).from(bookings).where(ofReference),
          )
        )[0]?.state ?? null
      );
    },
    waitUntil,
    isBusy,
    /** Until nothing is due or in progress, and each event is sent. */
    converge: () =>
      waitUntil(
        async () => !(await isBusy()),
        () => Promise.resolve("what is due is not done"),
      ),
    check: () => checkWorld(db, agencyId, { orders }),
    async close(): Promise<void> {
      await Promise.all(
        alive.filter((backend) => backend !== null).map((backend) => backend.kill()),
      );
      await close();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
