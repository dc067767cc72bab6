import { and, asc, eq, isNull, ne, type InferSelectModel, type SQL } from "drizzle-orm";
import { can } from "@/lib/api/contract/roles";
import { accountTokens, users } from "../db/schema/users";
import { toHandedOver } from "../booking/bookings/booking-access";
import { bookings } from "../db/schema/bookings";
import { clients } from "../db/schema/clients";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { Viewer } from "../http/request-context";
import { requireSeat } from "../subscriptions/seats";
import { isOfKind, takesTickets, type TicketKind } from "../support/ticket-scope";
import { endSessionsOf, noteMember, writeMember } from "./change-member";
import { notAllowed, requireMember } from "./require-member";
import type { TeamVisit } from "./team-visit";
import { toMember, toMemberName } from "./to-member";

type Leaving = { id: string; handOverTo: string | null; now: Date };

/**
 * Locks the bookings that a member sold: first of all, in the order in which erasing a person and
 * assigning a booking lock them.
 */
const lockBookings = (tx: Transaction, agencyId: string, agentId: string) =>
  tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), eq(bookings.agentId, agentId)))
    .orderBy(asc(bookings.id))
    .for("update");

/** An active member besides the one who leaves, who stays one until this is done. */
async function findSuccessor(
  tx: Transaction,
  { agencyId, id, leaving }: { agencyId: string; id: string; leaving: string },
) {
  const isSuccessor = and(
    eq(users.agencyId, agencyId),
    eq(users.id, id),
    ne(users.id, leaving),
    ne(users.userType, "Traveller"),
    isNull(users.deactivatedAt),
  );
  const [row] = await tx.select().from(users).where(isSuccessor).for("share");
  return row;
}

type HandOver = {
  of: SQL | undefined;
  kind: TicketKind;
  successor: InferSelectModel<typeof users> | undefined;
  viewer: Viewer;
};
/** To the successor, the viewer or none, by who has that inbox. Resolves to how many. */
async function handOver(tx: Transaction, { of, kind, successor, viewer }: HandOver) {
  if (!successor) return 0;
  const heir = takesTickets(successor, kind) ? successor.id : viewer.userId;
  const assigneeId = heir === viewer.userId && !takesTickets(viewer, kind) ? null : heir;
  const moved = await tx
    .update(tickets)
    .set({ assigneeId })
    .where(and(of, isOfKind(kind)))
    .returning({ id: tickets.id });
  return moved.length;
}

/**
 * Deactivates a member, ends their sessions and links, and hands over what is theirs: bookings
 * and clients to the successor; support requests and enquiries, too, if the successor has that
 * inbox, else to the viewer. All of it or nothing.
 * @throws RouteError as `requireMember`, 403 for sales and clients to who may not assign them, 409
 *   `last_owner`, 422 for no successor or none that works there
 */
export const deactivateMember = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, handOverTo, now }: Leaving,
) =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency, viewer } = visit;
    await lockBookings(tx, agency.id, id);
    const areClients = and(eq(clients.agencyId, agency.id), eq(clients.agentId, id));
    const people = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(areClients)
      .orderBy(asc(clients.id))
      .for("update");
    const member = await requireMember(tx, visit, { id, now, isLeaving: true });
    if (member.deactivatedAt)
      return { member: toMember(member), handedOver: { bookings: 0, clients: 0, tickets: 0 } };
    const successor = handOverTo
      ? await findSuccessor(tx, { agencyId: agency.id, id: handOverTo, leaving: id })
      : undefined;
    const areSales = and(eq(bookings.agencyId, agency.id), eq(bookings.agentId, id));
    const areTickets = and(eq(tickets.agencyId, agency.id), eq(tickets.assigneeId, id));
    const nobody = () =>
      new RouteError(422, "invalid_input", "Some of the input is wrong", [
        { path: "handOverTo", message: "must be another active member" },
      ]);
    if (handOverTo && !successor) throw nobody();
    const [sale] = await tx.select({ id: bookings.id }).from(bookings).where(areSales).limit(1);
    if (sale && !can(viewer, "bookings.assign")) throw notAllowed();
    if (people.length > 0 && !can(viewer, "clients.assign")) throw notAllowed();
    if (!successor) {
      const [ticket] = await tx.select({ id: tickets.id }).from(tickets).where(areTickets).limit(1);
      if (sale ?? ticket ?? people[0]) throw nobody();
    }
    await writeMember(tx, visit, { member, values: { deactivatedAt: now }, now });
    const isToken = and(eq(accountTokens.agencyId, agency.id), eq(accountTokens.userId, id));
    await tx.delete(accountTokens).where(isToken);
    const ended = await endSessionsOf(tx, visit, member);
    const sales = successor
      ? await tx
          .update(bookings)
          .set(toHandedOver(successor.id))
          .where(areSales)
          .returning({ id: bookings.id })
      : [];
    const requests = await handOver(tx, { of: areTickets, kind: "ticket", successor, viewer });
    await handOver(tx, { of: areTickets, kind: "enquiry", successor, viewer });
    if (successor)
      await tx.update(clients).set({ agentId: successor.id, updatedAt: now }).where(areClients);
    const handedOver = {
      bookings: sales.length,
      clients: people.length,
      tickets: requests,
    };
    await noteMember(tx, visit, {
      member,
      action: "member.deactivated",
      after: {
        sessions: ended,
        ...(successor ? { successor: toMemberName(successor), ...handedOver } : {}),
      },
      now,
    });
    return { member: toMember({ ...member, deactivatedAt: now }), handedOver };
  });

/**
 * Lets a member in again; what was handed over stays where it is.
 * @throws RouteError as `requireMember`, 409 `no_seats`
 */
export const reactivateMember = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, now }: { id: string; now: Date },
) =>
  db.forAgency(visit.agency.id, async (tx) => {
    const member = await requireMember(tx, visit, { id, now });
    if (!member.deactivatedAt) return toMember(member);
    await requireSeat(tx, { agencyId: visit.agency.id, now });
    await writeMember(tx, visit, { member, values: { deactivatedAt: null }, now });
    await noteMember(tx, visit, { member, action: "member.reactivated", now });
    return toMember({ ...member, deactivatedAt: null });
  });
