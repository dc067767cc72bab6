import { and, eq, inArray } from "drizzle-orm";
import pLimit from "p-limit";
import type * as z from "zod";
import type {
  CancellableBooking,
  quoteCancellationsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import type { CancellationProblem } from "@/lib/api/contract/cancelled-together";
import { askCancellationQuote } from "../booking/bookings/ask-cancellation-quote";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import {
  listMoneyOf,
  type BookingRecord,
  type BookingRow,
} from "../booking/bookings/booking-record";
import { quoteCancellationOf } from "../booking/bookings/quote-cancellation";
import { toSummary } from "../booking/bookings/to-summary";
import { bookings } from "../db/schema/bookings";
import type { Limiter } from "../limits/create-limiter";
import { limitOrder } from "../limits/order-limits";
import type { RequestContext, Viewer } from "../http/request-context";
import { toCancellationProblem } from "./cancellation-problem";
import { requireReach } from "../access/require-reach";

type Dependencies = BookingDependencies & { limiter: Limiter };
type MemberContext = RequestContext & { viewer: Viewer };
type Answer = z.output<typeof quoteCancellationsEndpoint.response>;
type Problems = ReadonlyMap<string, CancellationProblem>;

/** Suppliers that are queried at once. */
const atOnce = 5;
/** In all; the call waits for 40 s. */
const askedWithinMs = 25_000;

/** Those of some references that a member reaches, in their order. */
async function listRecords(
  { db }: Dependencies,
  { agency, viewer }: MemberContext,
  references: readonly string[],
): Promise<BookingRecord[]> {
  const reach = requireReach(viewer, "bookings.write");
  return db.forAgency(agency.id, async (tx) => {
    const isListed = and(
      eq(bookings.agencyId, agency.id),
      inArray(bookings.reference, [...references]),
      reach === "own" ? eq(bookings.agentId, viewer.userId) : undefined,
    );
    const rows = await tx.select().from(bookings).where(isListed);
    const records = await listMoneyOf(tx, agency.id, rows);
    return references.flatMap(
      (reference) => records.find(({ booking }) => booking.reference === reference) ?? [],
    );
  });
}

/** Asks the suppliers of those that no rule speaks for. @returns why some gave no answer */
async function askSuppliers(
  { limiter, ...dependencies }: Dependencies,
  visit: MemberContext,
  rows: readonly BookingRow[],
): Promise<Problems> {
  const problems = new Map<string, CancellationProblem>();
  const quoted = rows.filter(
    ({ state, detail }) => state === "confirmed" && detail.cancellation.isQuoted,
  );
  const isOver = AbortSignal.timeout(dependencies.patienceMs ?? askedWithinMs);
  await pLimit(atOnce).map(quoted, async ({ agencyId, id: bookingId }) => {
    try {
      if (isOver.aborted) problems.set(bookingId, "no_answer");
      else {
        await limitOrder(limiter, visit);
        await askCancellationQuote(dependencies, { agencyId, bookingId });
      }
    } catch (error) {
      problems.set(bookingId, toCancellationProblem(error, dependencies.logProblem));
    }
  });
  return problems;
}

const cancelledStates: readonly BookingRow["state"][] = [
  "cancelRequested",
  "cancelled",
  "refunded",
];

function toCancellable(
  record: BookingRecord,
  {
    priceTier,
    problem,
    now,
  }: Pick<MemberContext, "priceTier"> & {
    problem: CancellationProblem | undefined;
    now: Date;
  },
  logProblem: (line: string) => void,
): CancellableBooking {
  const { booking, refunds } = record;
  const isDue = { answerBy: null, payBy: null };
  const summary = toSummary({ booking: { ...booking, ...isDue }, refunds }, priceTier);
  if (cancelledStates.includes(booking.state)) return summary;
  if (problem) return { ...summary, problem };
  try {
    return { ...summary, quote: quoteCancellationOf(record, now) };
  } catch (error) {
    return { ...summary, problem: toCancellationProblem(error, logProblem) };
  }
}

/**
 * What cancelling each of several bookings gives back now, or why it can't be cancelled. Suppliers
 * are queried a few at a time, where needed; eight queries for all others together.
 */
export async function quoteCancellations(
  dependencies: Dependencies,
  visit: MemberContext,
  asked: readonly string[],
): Promise<Answer> {
  const references = [...new Set(asked)];
  const found = await listRecords(dependencies, visit, references);
  const problems = await askSuppliers(
    dependencies,
    visit,
    found.map(({ booking }) => booking),
  );
  const records = await listRecords(dependencies, visit, references);
  const now = dependencies.now();
  const reached = new Set(records.map(({ booking }) => booking.reference));
  return {
    bookings: records.map((record) =>
      toCancellable(
        record,
        { priceTier: visit.priceTier, problem: problems.get(record.booking.id), now },
        dependencies.logProblem,
      ),
    ),
    missing: references.filter((reference) => !reached.has(reference)),
  };
}
