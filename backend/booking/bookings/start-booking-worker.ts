import { and, asc, isNull, lte, notInArray, or } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { bookings } from "../../db/schema/bookings";
import { holds } from "../../db/schema/holds";
import { releaseHold } from "../holds/release-hold";
import { supplierChanges } from "../../db/schema/supplier-changes";
import {
  createEarlyPolls,
  type EarlyPolls,
  type PolledAccount,
} from "../supplier-changes/create-early-polls";
import { createChangePoller } from "../supplier-changes/poll-changes";
import { takeChangeStep } from "../supplier-changes/take-change-step";
import { toErrorMessage } from "../../errors/to-error-message";
import { startPoller } from "../../workers/start-poller";
import { waitAtMost } from "../../workers/wait-at-most";
import type { BookingDependencies } from "./booking-dependencies";
import { takeSteps } from "./take-next-step";

/** Rows that ask a supplier or a gateway at once; none of them is waited for by the others. */
const places = 20;
/** So many of them are one agency's at most: what it has in plenty leaves half to the others. */
const placesOfOneAgency = places / 2;
const pollMs = 1_000;
const askForChangesEveryMs = minuteMs;
const stopWithinMs = 5_000;

/** What has a step that may be due: the rows of three tables, with the same columns for it. */
const steppers = {
  booking: {
    table: bookings,
    take: (dependencies: BookingDependencies, { agencyId, id }: Due) =>
      takeSteps(dependencies, { agencyId, bookingId: id }),
  },
  hold: {
    table: holds,
    take: (dependencies: BookingDependencies, { agencyId, id }: Due) =>
      releaseHold(dependencies, { agencyId, holdId: id }),
  },
  change: {
    table: supplierChanges,
    take: (dependencies: BookingDependencies, { agencyId, id }: Due) =>
      takeChangeStep(dependencies, { agencyId, changeId: id }),
  },
};
type Due = { kind: keyof typeof steppers; agencyId: string; id: string; dueAt: Date };

/**
 * Rows with a step that is due, those that have waited longest first; several workers get different
 * ones, and each step is leased by itself.
 */
async function listDue(
  { db, now }: BookingDependencies,
  { busyAgencies, besides, limit }: { busyAgencies: string[]; besides: string[]; limit: number },
): Promise<Due[]> {
  const listOf = (kind: Due["kind"]) => {
    const { table } = steppers[kind];
    return db.forOperator((tx) =>
      tx
        .select({ agencyId: table.agencyId, id: table.id, dueAt: table.nextStepAt })
        .from(table)
        .where(
          and(
            lte(table.nextStepAt, now()),
            or(isNull(table.leasedUntil), lte(table.leasedUntil, now())),
            notInArray(table.agencyId, busyAgencies),
            notInArray(table.id, besides),
          ),
        )
        // order: each table's key
        .orderBy(asc(table.nextStepAt), asc(table.id))
        .limit(limit)
        .for("update", { skipLocked: true }),
    );
  };
  const found = [
    ...(await listOf("booking")).map((row) => ({ ...row, kind: "booking" as const })),
    ...(await listOf("hold")).map((row) => ({ ...row, kind: "hold" as const })),
    ...(await listOf("change")).map((row) => ({ ...row, kind: "change" as const })),
  ];
  return found
    .map((row) => ({ ...row, dueAt: row.dueAt ?? now() }))
    .toSorted((a, b) => msBetween(b.dueAt, a.dueAt))
    .slice(0, limit);
}

/**
 * Takes the steps that calls have left, until it is stopped; any number of backends on one database
 * may do so. A slow step has a place to itself and delays no other as long as there are free ones;
 * one agency alone never takes all. `earlyPolls`: accounts to poll for changes at once.
 */
export function startBookingWorker(
  dependencies: BookingDependencies,
  { earlyPolls = createEarlyPolls(dependencies.now) }: { earlyPolls?: EarlyPolls } = {},
) {
  const { now, logProblem } = dependencies;
  const underWay = new Map<string, { agencyId: string; done: Promise<void> }>();
  const countOf = (agencyId: string) =>
    [...underWay.values()].filter((one) => one.agencyId === agencyId).length;
  const isBusy = (agencyId: string) => countOf(agencyId) >= placesOfOneAgency;
  const take = (due: Due) =>
    steppers[due.kind]
      .take(dependencies, due)
      .catch((error: unknown) => logProblem(`${due.kind} ${due.id}: ${toErrorMessage(error)}`))
      .finally(() => underWay.delete(due.id));

  const pollChanges = createChangePoller(dependencies);
  let askedAt = new Date(0);
  let isAskingAll = false;
  const asking = new Set<Promise<void>>();
  const ask = (account?: PolledAccount): Promise<void> => {
    const asked = pollChanges(account)
      .catch((error: unknown) => logProblem(`changes: ${toErrorMessage(error)}`))
      .finally(() => asking.delete(asked));
    asking.add(asked);
    return asked;
  };
  /** Beside everything else: suppliers take their time. */
  function askForChanges(): void {
    for (const account of earlyPolls.takeDue()) void ask(account);
    if (isAskingAll || msBetween(askedAt, now()) < askForChangesEveryMs) return;
    askedAt = now();
    isAskingAll = true;
    void ask().finally(() => (isAskingAll = false));
  }

  async function begin(isStopped: () => boolean): Promise<void> {
    askForChanges();
    const limit = places - underWay.size;
    if (limit === 0) return;
    const busyAgencies = [...underWay.values()].map(({ agencyId }) => agencyId).filter(isBusy);
    const found = await listDue(dependencies, {
      busyAgencies,
      besides: [...underWay.keys()],
      limit,
    });
    if (isStopped()) return;
    for (const due of found)
      if (!isBusy(due.agencyId)) underWay.set(due.id, { agencyId: due.agencyId, done: take(due) });
  }

  const allDone = () => Promise.all([...asking, ...[...underWay.values()].map(({ done }) => done)]);
  const poller = startPoller({
    work: begin,
    pollMs,
    onError: (message) => logProblem(`bookings: ${message}`),
  });
  return {
    /** Begins all steps that are due now, as far as there are places. */
    begin: poller.run,
    /** The same, and waits for all that is under way then. */
    async takeDue(): Promise<void> {
      await poller.run();
      await allDone();
    },
    /** Begins no more, and finishes what is under way or leaves it to the next worker. */
    stop: () => waitAtMost(poller.stop().then(allDone), stopWithinMs),
  };
}
