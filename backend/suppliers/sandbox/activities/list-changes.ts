import { inArray } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations } from "@/backend/db/schema/sandbox-stock";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { SupplierChange } from "../../../ports/booking-supplier";
import { giveBackReservation, lockReservation, type ReservationRow } from "../reservations";
import { toResource } from "./find-activities";
import { idStart } from "./list-products";
import type { ActivityWord } from "./null-island";
import type { ActivityPlan } from "./to-moved";
import type { PartyQuery } from "./to-starts";

/** What a reservation keeps of an activity. */
export type ActivityDetail = Pick<PartyQuery, "party" | "language"> & {
  /** Its guide called it off. */
  isCalledOff?: true;
};
const toDetail = ({ detail }: ReservationRow): ActivityDetail | null =>
  detail as ActivityDetail | null;

const toIslandResource = (word: ActivityWord): string =>
  toResource({ id: `${idStart}null-island-${word}` });
const calledOff = toIslandResource("supplier-cancels");
const movedLater = toIslandResource("told-later");

/** Whether what is to come after a booking has come; each instant is counted from the booking. */
const hasCome = ({ state, heldUntil }: ReservationRow, now: Date): boolean =>
  state === "confirmed" && heldUntil !== null && heldUntil <= now;

/** What a guide calls off doesn't take place: its places are given back. */
async function callOff(tx: Transaction, clientReference: string, now: Date): Promise<void> {
  const row = await lockReservation(tx, clientReference);
  if (row && hasCome(row, now))
    await giveBackReservation(tx, row, { detail: { ...toDetail(row), isCalledOff: true } });
}

/** What guides have called off, and where they meet after all. `toPlan`: of a start by its id. */
export async function listActivityChanges(
  db: ScopedDatabase,
  {
    now,
    toPlan,
  }: { now: Date; toPlan: (offerId: string, detail: ActivityDetail) => ActivityPlan | null },
): Promise<SupplierChange<ActivityItem>[]> {
  const list = () =>
    db.forOperator((tx) =>
      tx
        .select()
        .from(sandboxReservations)
        .where(inArray(sandboxReservations.resource, [calledOff, movedLater])),
    );
  for (const row of await list())
    if (row.resource === calledOff && hasCome(row, now))
      await db.forOperator((tx) => callOff(tx, row.clientReference, now));
  return (await list()).flatMap((row): SupplierChange<ActivityItem>[] => {
    const { clientReference, offerId } = row;
    const detail = toDetail(row);
    if (detail?.isCalledOff) {
      const id = `${clientReference}-off`;
      return [{ id, clientReference, kind: "cancelled", reason: "tooFew" }];
    }
    const isMoved = row.resource === movedLater && hasCome(row, now);
    const plan = detail && isMoved ? toPlan(offerId, detail) : null;
    return plan ? [{ id: `${clientReference}-moved`, clientReference, kind: "told", ...plan }] : [];
  });
}
