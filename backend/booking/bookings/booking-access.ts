import { eq, sql, type SQL } from "drizzle-orm";
import { resolveReach, type Action, type Member } from "@/lib/api/contract/roles";
import { bookings } from "../../db/schema/bookings";
import type { BookingRow } from "./booking-record";

type Sale = Pick<BookingRow, "agentId" | "userId" | "isForClient">;
/** A user with an account, reduced to their role. */
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
 * Of one account's bookings, those that it bought for itself. They stay its own, regardless of who
 * serves them and what it becomes.
 */
export const isBookersOwn: SQL = eq(bookings.isForClient, false);

/** Whether the user bought it for themselves. */
export const isBuyer = (
  visitor: Pick<Visitor, "userId"> | null,
  { userId, isForClient }: Sale,
): boolean => visitor !== null && userId === visitor.userId && !isForClient;

/**
 * What changes when a sale becomes another member's: who sold it to themselves has given it away,
 * and it is a client's from then on. A traveller's own trip stays theirs.
 */
export const toHandedOver = (agentId: string | null) => ({
  agentId,
  isForClient: sql<boolean>`${bookings.isForClient} or coalesce(${bookings.userId} = ${bookings.agentId}, false)`,
});

/**
 * What a visitor may do with a booking; null: not even know of it. The one rule for its page and
 * all actions on it: buyers own what they bought for themselves, a member's reach decides about
 * everything else, and its key opens it to visitors without reach.
 */
export function resolveAccess(
  visitor: Visitor | null,
  booking: Sale,
  { hasKey = false } = {},
): Access | null {
  if (isBuyer(visitor, booking)) return { as: "buyer", mayWrite: true };
  const mayWrite = visitor !== null && reachesSale(visitor, booking, "bookings.write");
  if (mayWrite || (visitor && reachesSale(visitor, booking, "bookings.read")))
    return { as: "member", mayWrite };
  return hasKey ? { as: "keyHolder", mayWrite: true } : null;
}
