import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { addMs } from "@/lib/dates/instants";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { leaseMs, toRetry } from "../bookings/step";
import { holds } from "../../db/schema/holds";
import { toErrorMessage } from "../../errors/to-error-message";
import { SupplierError } from "../../ports/booking-supplier";
import type { HoldRow } from "./own-holds";

type Which = { agencyId: string; holdId: string };

const isHold = ({ agencyId, holdId }: Which) =>
  and(eq(holds.agencyId, agencyId), eq(holds.id, holdId));

/** Unless another worker took over after the lease ran out. */
const isLeased = ({ agencyId, id, leasedUntil }: HoldRow) =>
  and(
    isHold({ agencyId, holdId: id }),
    leasedUntil ? eq(holds.leasedUntil, leasedUntil) : undefined,
  );

/** Takes the row if it is due, unless a worker has it; no booking takes it over then. */
const lease = ({ db }: BookingDependencies, which: Which, now: Date) =>
  db.forAgency(which.agencyId, async (tx) => {
    const isFree = or(isNull(holds.leasedUntil), lte(holds.leasedUntil, now));
    const [row] = await tx
      .update(holds)
      .set({
        state: "ending",
        leasedUntil: addMs(now, leaseMs),
        attempts: sql`${holds.attempts} + 1`,
      })
      .where(and(isHold(which), lte(holds.nextStepAt, now), isFree))
      .returning();
    return row ?? null;
  });

/** Whether there is nothing to give back any more. */
async function giveBack(
  { services, logProblem }: BookingDependencies,
  row: HoldRow,
): Promise<boolean> {
  try {
    const supplier = services.getSupplier(row);
    // A database that was restored from a backup doesn't know what was booked since.
    const found = await supplier.getBooking(row.reference);
    if (["confirmed", "pending", "partial"].includes(found.state)) {
      logProblem(`hold ${row.reference} is a booking at its supplier, and none here`);
      return true;
    }
    const { state } = await supplier.cancel(row.reference);
    return state === "cancelled" || state === "absent" || state === "refused";
  } catch (error) {
    if (!(error instanceof SupplierError))
      logProblem(`hold ${row.reference}: ${toErrorMessage(error)}`);
    return false;
  }
}

/**
 * Gives a hold that is due back to its supplier and forgets it; later again where the supplier
 * doesn't confirm that.
 */
export async function releaseHold(dependencies: BookingDependencies, which: Which): Promise<void> {
  const row = await lease(dependencies, which, dependencies.now());
  if (!row) return;
  const isBack = await giveBack(dependencies, row);
  await dependencies.db.forAgency(which.agencyId, async (tx) => {
    if (isBack) await tx.delete(holds).where(isLeased(row));
    else
      await tx
        .update(holds)
        .set({ leasedUntil: null, nextStepAt: toRetry(dependencies, row.attempts) })
        .where(isLeased(row));
  });
}
