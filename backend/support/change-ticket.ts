import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import type { changeTicketEndpoint, Ticket } from "@/lib/api/contract/support";
import { requireSale } from "../booking/bookings/require-sale";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { findUser } from "../users/get-user";
import { auditTicket } from "./audit-ticket";
import { lockTicket } from "./lock-ticket";
import {
  hasInbox,
  noSuchTicket,
  takesTickets,
  toKind,
  type TicketKind,
  type TicketVisit,
} from "./ticket-scope";
import { toName, toTicket, type TicketRow } from "./to-ticket";

type Change = z.output<typeof changeTicketEndpoint.body> & { reference: string; now: Date };

/** Locked after its booking and before the request, as where a member is deactivated. */
async function lockMember(tx: Transaction, agencyId: string, id: string | null | undefined) {
  if (!id) return null;
  const [member] = await tx
    .select()
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.id, id), isNull(users.deactivatedAt)))
    .for("share");
  return member ?? null;
}

type Assignment = {
  ticket: TicketRow;
  kind: TicketKind;
  assigneeId: string | null;
  member: Awaited<ReturnType<typeof lockMember>>;
};
function requireAssignable(
  { viewer }: TicketVisit,
  { ticket, kind, assigneeId, member }: Assignment,
): void {
  if (ticket.assigneeId === assigneeId) return;
  if (!hasInbox(viewer, kind))
    throw refuseInput("assigneeId", "is for those with the inbox to say");
  if (assigneeId && !(member && takesTickets(member, kind)))
    throw refuseInput("assigneeId", "is nobody with the inbox of the agency");
}

/** One that is named on it already stays there, also for viewers who don't reach it. */
async function requireBooking(
  tx: Transaction,
  visit: TicketVisit,
  { reference, booking }: Pick<Change, "reference" | "booking">,
): Promise<void> {
  if (!booking) return;
  const [known] = await tx
    .select({ booking: tickets.booking })
    .from(tickets)
    .where(and(eq(tickets.agencyId, visit.agency.id), eq(tickets.reference, reference)));
  if (known?.booking !== booking)
    await requireSale(tx, visit, { reference: booking, action: "bookings.read" });
}

/**
 * Says who takes care of a request, when to look at it again, and what booking came of it; what is
 * left out stays. Idempotent.
 * @throws RouteError 404 `ticket_not_found`, `booking_not_found`, 422 for a member without that
 * inbox, and for who may assign none
 */
export const changeTicket = (
  db: ScopedDatabase,
  visit: TicketVisit,
  { reference, now, ...change }: Change,
): Promise<Ticket> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency } = visit;
    await requireBooking(tx, visit, { reference, booking: change.booking });
    const given = await lockMember(tx, agency.id, change.assigneeId);
    const { ticket, author } = await lockTicket(tx, visit, reference);
    const kind = toKind(reference);
    if (!author.fromAgency && !hasInbox(visit.viewer, kind)) throw noSuchTicket();
    const {
      assigneeId = ticket.assigneeId,
      followUpOn = ticket.followUpOn,
      booking = ticket.booking,
    } = change;
    requireAssignable(visit, { ticket, kind, assigneeId, member: given });
    const next = { assigneeId, followUpOn, booking };
    const isSame =
      ticket.assigneeId === assigneeId &&
      ticket.followUpOn === followUpOn &&
      ticket.booking === booking;
    if (isSame) return toTicket(ticket);
    const before = ticket.assigneeId ? await findUser(tx, { id: ticket.assigneeId }) : null;
    const after = assigneeId === ticket.assigneeId ? before : given;
    const [changed] = await tx
      .update(tickets)
      .set(next)
      .where(and(eq(tickets.agencyId, agency.id), eq(tickets.id, ticket.id)))
      .returning();
    await auditTicket(tx, visit, ticket, {
      verb: "assigned",
      before: {
        assignee: before && toName(before),
        followUpOn: ticket.followUpOn,
        booking: ticket.booking,
      },
      after: { assignee: after && toName(after), followUpOn, booking },
      now,
    });
    return toTicket(changed ?? ticket);
  });
