import { and, eq, isNull, ne } from "drizzle-orm";
import type { Agent } from "@/lib/api/contract/agency-bookings";
import { recordAuditEvent } from "../audit/record-audit-event";
import { bookings } from "../db/schema/bookings";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { toAgentName } from "../users/list-agents";
import { toHandedOver } from "../booking/bookings/booking-access";
import { requireSale, type MemberContext } from "../booking/bookings/require-sale";

async function findAgent(
  tx: Transaction,
  { agencyId, id, isActive }: { agencyId: string; id: string | null; isActive: boolean },
): Promise<Agent | null> {
  if (id === null) return null;
  const isAgent = and(
    eq(users.agencyId, agencyId),
    eq(users.id, id),
    ne(users.userType, "Traveller"),
    isActive ? isNull(users.deactivatedAt) : undefined,
  );
  const query = tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isAgent);
  // No agent is deactivated while being given a sale.
  const [row] = isActive ? await query.for("share") : await query;
  return row ? { id, name: toAgentName(row) } : null;
}

/**
 * Assigns a booking to another member, or to none, and records who did.
 * @throws RouteError 404 `booking_not_found`, or `user_not_found` for a non-member
 */
export const assignBooking = (
  db: ScopedDatabase,
  visit: MemberContext,
  { reference, agentId, now }: { reference: string; agentId: string | null; now: Date },
): Promise<Agent | null> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const agencyId = visit.agency.id;
    const booking = await requireSale(tx, visit, { reference, action: "bookings.assign" });
    const agent = await findAgent(tx, { agencyId, id: agentId, isActive: true });
    if (agentId !== null && !agent)
      throw new RouteError(404, "user_not_found", "Nobody of that id works at the agency");
    if (booking.agentId === agentId) return agent;
    const before = await findAgent(tx, { agencyId, id: booking.agentId, isActive: false });
    await tx
      .update(bookings)
      .set(toHandedOver(agentId))
      .where(and(eq(bookings.agencyId, agencyId), eq(bookings.id, booking.id)));
    await recordAuditEvent(tx, visit, {
      action: "booking.assigned",
      subject: { kind: "booking", name: reference, id: booking.id },
      before: { agent: before?.name },
      after: { agent: agent?.name },
      now,
    });
    return agent;
  });
