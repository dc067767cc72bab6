import { eq } from "drizzle-orm";
import type { ScopedDatabase } from "@/backend/db/scoped";
import { sandboxReservations } from "@/backend/db/schema/sandbox-stock";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { SupplierChange } from "../../../ports/booking-supplier";
import { giveBackReservation, lockReservation, type ReservationRow } from "../reservations";
import { toResource } from "./find-activities";
import { idStart } from "./list-products";

/** Of the one activity whose guide calls off what was booked. */
const resource = toResource({ id: `${idStart}null-island-supplier-cancels` });

/** Whether it is time to call a booking off, counted from when it was booked. */
const isDue = ({ state, heldUntil }: ReservationRow, now: Date): boolean =>
  state === "confirmed" && heldUntil !== null && heldUntil <= now;

/** What was called off; its places are given back. */
export async function listCalledOff(
  db: ScopedDatabase,
  now: Date,
): Promise<SupplierChange<ActivityItem>[]> {
  const list = () =>
    db.forOperator((tx) =>
      tx.select().from(sandboxReservations).where(eq(sandboxReservations.resource, resource)),
    );
  for (const { clientReference } of (await list()).filter((row) => isDue(row, now)))
    await db.forOperator(async (tx) => {
      const row = await lockReservation(tx, clientReference);
      if (row && isDue(row, now))
        await giveBackReservation(tx, row, { detail: { calledOff: true } });
    });
  return (await list()).flatMap(({ clientReference, detail }) =>
    detail ? [{ id: `${clientReference}-off`, clientReference, kind: "cancelled" }] : [],
  );
}
