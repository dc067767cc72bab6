import { sql, type SQL } from "drizzle-orm";
import { resolveReach, type Action, type Member } from "@/lib/api/contract/roles";
import { auditEvents } from "../db/schema/audit-events";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import type { BookingRow } from "./booking-record";

type Sale = Pick<BookingRow, "agencyId" | "id" | "agentId" | "userId" | "isForClient">;
/** Somebody with an account, as far as their role goes. */
export type Visitor = Member & { userId: string };

export type Access = {
  /** As whom: who bought it for themselves, a member of the agency, or who has its key. */
  as: "buyer" | "member" | "keyHolder";
  /** Whether they may also change it, pay it and cancel it. */
  mayWrite: boolean;
};

/** Whether a member reaches a sale with an action: their own, or any for those who reach all. */
export function reachesSale(
  member: Visitor,
  { agentId }: Pick<Sale, "agentId">,
  action: Extract<Action, `bookings.${string}` | "refunds.settle">,
): boolean {
  const reach = resolveReach(member, action);
  return reach === "all" || (reach === "own" && agentId === member.userId);
}

/**
 * Whether its booker ordered it as a member of the agency: what the audit noted with the order, or
 * with that of a booking that it has taken the place of. Of a query of bookings.
 */
const wasOrderedAtDesk: SQL<boolean> = sql<boolean>`exists (
  with recursive line (id, replaces) as (
    select first.id, first.replaces from ${bookings} first
      where first.agency_id = ${bookings.agencyId} and first.id = ${bookings.id}
    union
    select earlier.id, earlier.replaces from ${bookings} earlier
      join line on earlier.id = line.replaces
      where earlier.agency_id = ${bookings.agencyId}
  )
  select 1 from ${auditEvents} noted join line on noted.subject_id = line.id
    where noted.agency_id = ${bookings.agencyId} and noted.action = 'booking.booked'
      and noted.actor_id = ${bookings.userId})`;

/**
 * Of the bookings of one account, those that were bought for itself: neither for a client, nor
 * ordered as a member and somebody else's sale by now. What a traveller bought stays theirs,
 * whoever serves it and whatever they become.
 */
export const isBookersOwn: SQL = sql`(not ${bookings.isForClient} and (${bookings.agentId} is null or ${bookings.agentId} = ${bookings.userId} or not ${wasOrderedAtDesk}))`;

/** Whether somebody bought it for themselves. */
export async function isBuyer(
  tx: Transaction,
  visitor: Pick<Visitor, "userId"> | null,
  { agencyId, id, userId }: Sale,
): Promise<boolean> {
  if (!visitor || userId !== visitor.userId) return false;
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(sql`${bookings.agencyId} = ${agencyId} and ${bookings.id} = ${id} and ${isBookersOwn}`);
  return row !== undefined;
}

/**
 * What somebody may do with a booking; null: not even know of it. The one rule for its page and all
 * that is done to it: what one bought for oneself is one's own, a member's reach decides about
 * everything else, and its key opens it to whoever has no reach.
 */
export async function resolveAccess(
  tx: Transaction,
  visitor: Visitor | null,
  booking: Sale,
  { hasKey = false } = {},
): Promise<Access | null> {
  if (await isBuyer(tx, visitor, booking)) return { as: "buyer", mayWrite: true };
  const mayWrite = visitor !== null && reachesSale(visitor, booking, "bookings.write");
  if (mayWrite || (visitor && reachesSale(visitor, booking, "bookings.read")))
    return { as: "member", mayWrite };
  return hasKey ? { as: "keyHolder", mayWrite: true } : null;
}
