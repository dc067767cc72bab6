import { and, eq, inArray, ne, or } from "drizzle-orm";
import * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { callOffReasons } from "@/lib/api/contract/booking-states";
import { headlineSchema } from "@/lib/api/contract/items";
import { dayMs, minuteMs } from "@/lib/dates/durations";
import { addMs, earlier, msBetween } from "@/lib/dates/instants";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import { orderRefunds } from "../bookings/accept-payment";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { findBookingRow, getPaid, withMoney, type BookingRow } from "../bookings/booking-record";
import { changeBooking } from "../bookings/change-booking";
import { queueBookingMail } from "../bookings/queue-booking-mail";
import { bookings } from "../../db/schema/bookings";
import { supplierChanges } from "../../db/schema/supplier-changes";
import type { Transaction } from "../../db/scoped";
import { toErrorMessage } from "../../errors/to-error-message";
import { recordCallOff } from "../../ledger/move-booking-money";
import type { ServiceRegistry } from "../services/create-service-registry";
import { SupplierError, type SupplierChange } from "../../ports/booking-supplier";
import { carryNews } from "./carry-news";
import { closeChanges, findCallOffReason, toChangedValues, type Plan } from "./change-record";
import type { PolledAccount } from "./create-early-polls";
import { listNews } from "./list-news";

/**
 * Changes are listed again for so long and recorded once: nothing is lost while no backend runs, or
 * while a booking isn't confirmed yet, and no cursor has to be kept.
 */
const lookBackMs = 3 * dayMs;

/** So long a supplier may be away before that is worth a line in the log. */
const tellAfterMs = 10 * minuteMs;
/** How many are looked for at once in the database. */
const chunkSize = 1_000;

type Listed = ReturnType<ServiceRegistry["listSuppliers"]>[number];
type Applying = { agency: AgencyWire; services: ServiceRegistry; at: Date };
type Found = Pick<BookingRow, "agencyId" | "id" | "state">;
/** What was logged about a supplier, so that it isn't logged every minute. */
type LoggedFaults = { failingSince: Date | null; isOutageTold: boolean; badChanges: Set<string> };
type Asking = { told: LoggedFaults; account?: PolledAccount; logProblem: (line: string) => void };

/**
 * Queries all suppliers that list changes for what they changed or cancelled, and records what is
 * new; given an account, only that one. One that fails doesn't stop the others, nor does one
 * change; what goes on failing is logged once, when all are polled.
 */
export function createChangePoller(
  dependencies: BookingDependencies,
): (account?: PolledAccount) => Promise<void> {
  const { services, now } = dependencies;
  const toldOf = new Map<string, LoggedFaults>();
  const newTold = (): LoggedFaults => ({
    failingSince: null,
    isOutageTold: false,
    badChanges: new Set(),
  });

  async function list(
    { name, supplier }: Listed,
    { told, account, logProblem }: Asking,
  ): Promise<SupplierChange[]> {
    try {
      const since = addMs(now(), -lookBackMs);
      const listed = (await supplier.listChanges?.(since, account?.agencyId)) ?? [];
      Object.assign(told, { failingSince: null, isOutageTold: false });
      return listed;
    } catch (error) {
      told.failingSince ??= now();
      const isLong = msBetween(told.failingSince, now()) >= tellAfterMs;
      if (isLong && !told.isOutageTold) {
        told.isOutageTold = true;
        const since = told.failingSince.toISOString();
        logProblem(`changes of ${name}: not told since ${since}: ${toErrorMessage(error)}`);
      }
      return [];
    }
  }

  async function poll(listed: Listed, asking: Asking): Promise<void> {
    const { told, logProblem } = asking;
    const changes = await list(listed, asking);
    if (told.failingSince) return;
    const before = told.badChanges;
    told.badChanges = new Set();
    for (const { change, bookings: found } of await listNew(dependencies, listed, changes))
      try {
        requireWhole(listed, change);
        for (const booking of found) await recordChange(dependencies, booking, change);
      } catch (error) {
        told.badChanges.add(change.id);
        if (!before.has(change.id))
          logProblem(`change ${change.id} of ${listed.name}: ${toErrorMessage(error)}`);
      }
  }

  function toAsking({ service, name }: Listed, account: PolledAccount | undefined): Asking {
    // What fails now is polled again within a minute, and logged then.
    if (account) return { told: newTold(), account, logProblem: () => {} };
    const key = `${service} ${name}`;
    const told = toldOf.get(key) ?? newTold();
    toldOf.set(key, told);
    return { told, logProblem: dependencies.logProblem };
  }

  return async (account) => {
    const asked = services
      .listSuppliers()
      .filter(({ name }) => account === undefined || name === account.supplier);
    await Promise.all(
      asked.map((listed) => {
        const asking = toAsking(listed, account);
        return poll(listed, asking).catch((error: unknown) => {
          asking.logProblem(`changes of ${listed.name}: ${toErrorMessage(error)}`);
        });
      }),
    );
  };
}

const changeSchema = z.object({ id: z.string().min(1), clientReference: z.string() });
const planSchema = z.object({
  item: z.looseObject({ service: z.string() }),
  headline: headlineSchema,
});
const schemaOf = {
  changed: planSchema.extend({ answerBy: z.iso.datetime() }),
  told: planSchema,
} as const;

/** @throws SupplierError for what can't be shown, answered or booked as it is */
function requireWhole({ service }: Listed, change: SupplierChange): void {
  const isWhole =
    changeSchema.safeParse(change).success &&
    (change.kind === "cancelled" ||
      (schemaOf[change.kind]?.safeParse(change).success && change.item.service === service));
  if (!isWhole) throw new SupplierError("malformed", "it isn't a whole change");
}

const inChunks = async <T, R>(all: T[], find: (chunk: T[]) => Promise<R[]>): Promise<R[]> => {
  const found: R[] = [];
  for (let at = 0; at < all.length; at += chunkSize)
    found.push(...(await find(all.slice(at, at + chunkSize))));
  return found;
};

/** What others than its supplier have cancelled, or are about to. */
const isGivenUp = ({ cancelledBy }: Pick<BookingRow, "cancelledBy">): boolean =>
  cancelledBy !== null && cancelledBy !== "supplier";

/**
 * What isn't recorded yet of bookings that are confirmed, or given up and called off, in the order
 * of the list.
 */
async function listNew(
  { db }: BookingDependencies,
  { service, name }: Listed,
  told: SupplierChange[],
): Promise<{ change: SupplierChange; bookings: Found[] }[]> {
  const references = [...new Set(told.map(({ clientReference }) => clientReference))];
  const booked = await inChunks(references, (chunk) =>
    db.forOperator((tx) =>
      tx
        .select({
          agencyId: bookings.agencyId,
          id: bookings.id,
          reference: bookings.reference,
          state: bookings.state,
        })
        .from(bookings)
        .where(
          and(
            inArray(bookings.reference, chunk),
            eq(bookings.service, service),
            eq(bookings.supplier, name),
            // `ne` is never true of null: what isn't cancelled isn't given up.
            or(eq(bookings.state, "confirmed"), ne(bookings.cancelledBy, "supplier")),
          ),
        ),
    ),
  );
  const recorded = await inChunks(booked, (chunk) =>
    db.forOperator((tx) =>
      tx
        .select({ bookingId: supplierChanges.bookingId, supplierId: supplierChanges.supplierId })
        .from(supplierChanges)
        .where(
          inArray(
            supplierChanges.bookingId,
            chunk.map(({ id }) => id),
          ),
        ),
    ),
  );
  const known = new Set(recorded.map(({ bookingId, supplierId }) => `${bookingId} ${supplierId}`));
  // References are each agency's own.
  const byReference = new Map<string, Found[]>();
  for (const { reference, ...one } of booked)
    byReference.set(reference, [...(byReference.get(reference) ?? []), one]);
  return told.flatMap((change) => {
    const found = (byReference.get(change.clientReference) ?? []).filter(
      ({ id, agencyId, state }) =>
        agencyId === (change.agencyId ?? agencyId) &&
        !known.has(`${id} ${change.id}`) &&
        (state === "confirmed" || change.kind === "cancelled"),
    );
    return found.length > 0 ? [{ change, bookings: found }] : [];
  });
}

/**
 * What the supplier has called off is refunded in full, also where it was cancelled before the
 * report.
 */
async function callOff(
  tx: Transaction,
  booking: BookingRow,
  { agency, at }: { agency: AgencyWire; at: Date },
): Promise<void> {
  const record = await withMoney(tx, booking);
  const paid = getPaid(record);
  const values = { refundAmount: paid, cancelledBy: "supplier" } as const;
  if (booking.state === "confirmed" || booking.state === "cancelRequested") {
    await changeBooking(tx, booking, {
      change: {
        state: "cancelRequested",
        values: { ...values, cancellationQuote: null },
        // A cancellation that is under way settles by what is written here.
        keepsLease: booking.state === "cancelRequested",
        nextStepAt: earlier(at, booking.nextStepAt),
        note: "the supplier cancelled it",
      },
      now: at,
    });
    return;
  }
  const amount = paid - (booking.refundAmount ?? 0);
  if (amount === 0 && paid > 0) return;
  await recordCallOff(tx, booking.agencyId, booking);
  await orderRefunds(tx, { booking, record, amount, reason: "calledOff", now: at });
  const changed = await changeBooking(tx, booking, {
    change: {
      ...(amount > 0 ? { state: "cancelled" } : {}),
      values,
      keepsLease: true,
      nextStepAt: booking.nextStepAt,
      note: "the supplier had cancelled it: what was kept goes back, too",
    },
    now: at,
  });
  await queueBookingMail(tx, agency, {
    kind: "bookingCalledOff",
    booking: changed,
    refund: { amount: paid, currency: booking.currency },
    reason: await findCallOffReason(tx, booking),
  });
}

/** Replaces the plan without an answer; one that is waited for stays, with the news in it. */
async function applyNews(
  tx: Transaction,
  booking: BookingRow,
  { news, agency, services, at }: Applying & { news: Plan },
): Promise<void> {
  const { item, headline } = booking.detail;
  const before = { item, headline };
  await carryNews(tx, booking, { before, news });
  const updated = await changeBooking(tx, booking, {
    change: {
      values: toChangedValues(booking, news),
      // A step may be under way, of something else.
      keepsLease: true,
      nextStepAt: booking.nextStepAt,
      note: "the supplier's news was taken over",
    },
    now: at,
  });
  await queueBookingMail(tx, agency, {
    kind: "bookingUpdated",
    booking: updated,
    news: listNews(services.getModule(booking.service), { booking: updated, agency, before }),
  });
}

/**
 * News or a change of what stands, or a call-off of what was given up: of anything else its own
 * steps find out from the supplier.
 */
const recordChange = (
  { db, services, now }: BookingDependencies,
  { agencyId, id }: Found,
  change: SupplierChange,
): Promise<void> =>
  db.forAgency(agencyId, async (tx) => {
    const booking = await findBookingRow(tx, agencyId, eq(bookings.id, id), { isLocked: true });
    const agency = await getAgencyById(tx, agencyId);
    const isTakenBack = booking && change.kind === "cancelled" && isGivenUp(booking);
    if (!booking || !agency || (booking.state !== "confirmed" && !isTakenBack)) return;
    const at = now();
    const { item, headline } = booking.detail;
    const isKnown = and(
      eq(supplierChanges.agencyId, agencyId),
      eq(supplierChanges.bookingId, id),
      eq(supplierChanges.supplierId, change.id),
    );
    // Another backend may have heard of it at the same moment.
    const rows = await tx.select({ id: supplierChanges.id }).from(supplierChanges).where(isKnown);
    if (rows.length > 0) return;
    const { kind } = change;
    if (kind !== "told") await closeChanges(tx, booking);
    const after = kind === "cancelled" ? null : { item: change.item, headline: change.headline };
    const answerBy = kind === "changed" ? new Date(change.answerBy) : null;
    await tx.insert(supplierChanges).values({
      agencyId,
      bookingId: id,
      supplierId: change.id,
      state: kind === "changed" ? "open" : kind,
      before: { item, headline },
      after,
      // One that we don't know keeps nothing from being given back.
      reason: (kind === "cancelled" && callOffReasons.find((one) => one === change.reason)) || null,
      answerBy,
      nextStepAt: answerBy,
      createdAt: at,
    });
    if (!after) return callOff(tx, booking, { agency, at });
    if (!answerBy) return applyNews(tx, booking, { news: after, agency, services, at });
    await queueBookingMail(tx, agency, {
      kind: "bookingChangeProposed",
      booking: { ...booking, headline: after.headline, detail: { ...booking.detail, ...after } },
      answerBy,
    });
  });
