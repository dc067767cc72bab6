import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BookingNote, BookingSale, OwedRefund } from "@/lib/api/contract/agency-bookings";
import { can } from "@/lib/api/contract/roles";
import { toBookingLinks } from "../booking/bookings/booking-links";
import { isBuyer, reachesSale } from "../booking/bookings/booking-access";
import { findBookingRow } from "../booking/bookings/booking-record";
import { noSuchBooking } from "../booking/bookings/require-booking";
import { bookingNotes } from "../db/schema/booking-notes";
import { bookings } from "../db/schema/bookings";
import { refunds } from "../db/schema/payments";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { listAgents, toAgentName } from "../users/list-agents";
import { listTimeline } from "./list-timeline";
import { requireReach } from "../access/require-reach";
import { isPayable, toMailable } from "./resend-booking-mail";
import type { MemberContext } from "../booking/bookings/require-sale";

const seller = alias(users, "seller");
const buyer = alias(users, "buyer");
const nameOf = (user: typeof users | typeof seller | typeof buyer) => ({
  firstName: user.firstName,
  lastName: user.lastName,
});
/** Of an outer join: null without its row. */
type Joined = { firstName: string | null; lastName: string | null } | null;
const toName = (row: Joined): string | null =>
  row === null || row.firstName === null
    ? null
    : toAgentName({ firstName: row.firstName, lastName: row.lastName ?? "" });

async function listNotes(
  tx: Transaction,
  { agencyId, bookingId }: { agencyId: string; bookingId: string },
): Promise<BookingNote[]> {
  const rows = await tx
    .select({
      id: bookingNotes.id,
      text: bookingNotes.text,
      isShared: bookingNotes.isShared,
      createdAt: bookingNotes.createdAt,
      author: nameOf(users),
    })
    .from(bookingNotes)
    .leftJoin(
      users,
      and(eq(users.agencyId, bookingNotes.agencyId), eq(users.id, bookingNotes.authorId)),
    )
    .where(and(eq(bookingNotes.agencyId, agencyId), eq(bookingNotes.bookingId, bookingId)))
    .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id));
  return rows.map(({ id, text, isShared, createdAt, author }) => ({
    id,
    text,
    isShared,
    createdAt: createdAt.toISOString(),
    author: toName(author),
  }));
}

async function findOwed(
  tx: Transaction,
  { agencyId, bookingId }: { agencyId: string; bookingId: string },
): Promise<OwedRefund | null> {
  const rows = await tx
    .select({
      amount: refunds.amount,
      currency: refunds.currency,
      gatewayReference: refunds.gatewayReference,
      since: refunds.updatedAt,
    })
    .from(refunds)
    .where(
      and(
        eq(refunds.agencyId, agencyId),
        eq(refunds.bookingId, bookingId),
        eq(refunds.state, "failed"),
      ),
    )
    .orderBy(asc(refunds.updatedAt), asc(refunds.id));
  const [first] = rows;
  if (!first) return null;
  const { currency } = first;
  return {
    amount: {
      amount: rows
        .filter((row) => row.currency === currency)
        .reduce((sum, { amount }) => sum + amount, 0),
      currency,
    },
    reason: first.gatewayReference === null ? "refused" : "returned",
    since: first.since.toISOString(),
  };
}

/**
 * What the agency knows of a sale, as far as its member reaches it.
 * @throws RouteError 404 `booking_not_found`
 */
export async function getBookingSale(
  db: ScopedDatabase,
  { agency, viewer }: Pick<MemberContext, "agency" | "viewer">,
  { reference, now }: { reference: string; now: Date },
): Promise<BookingSale> {
  const reach = requireReach(viewer, "bookings.read");
  const { sale, isToBePaid } = await db.forMember(
    agency.id,
    { userId: viewer.userId, reach },
    async (tx) => {
      const [row] = await tx
        .select({
          id: bookings.id,
          agentId: bookings.agentId,
          userId: bookings.userId,
          isForClient: bookings.isForClient,
          state: bookings.state,
          failure: bookings.failure,
          contact: bookings.contact,
          dueNow: bookings.dueNow,
          holdUntil: bookings.holdUntil,
          seller: nameOf(seller),
          buyer: nameOf(buyer),
        })
        .from(bookings)
        .leftJoin(
          seller,
          and(eq(seller.agencyId, bookings.agencyId), eq(seller.id, bookings.agentId)),
        )
        .leftJoin(buyer, and(eq(buyer.agencyId, bookings.agencyId), eq(buyer.id, bookings.userId)))
        .where(and(eq(bookings.agencyId, agency.id), eq(bookings.reference, reference)));
      if (!row) throw noSuchBooking();
      const owed = await findOwed(tx, { agencyId: agency.id, bookingId: row.id });
      const notes = await listNotes(tx, { agencyId: agency.id, bookingId: row.id });
      const mayWrite = reachesSale(viewer, row, "bookings.write");
      const sale = {
        ...(owed ? { owed } : {}),
        ...(isBuyer(viewer, row) ? { isOwn: true as const } : {}),
        seller: row.agentId === null ? null : { id: row.agentId, name: toName(row.seller) ?? "" },
        buyer: row.userId === null ? null : { name: toName(row.buyer) },
        notes,
        timeline: await listTimeline(tx, { agencyId: agency.id, bookingId: row.id, notes }),
        canResend: mayWrite && toMailable(row, now) !== null,
        agents: can(viewer, "bookings.assign") ? await listAgents(tx, agency.id) : [],
      };
      return { sale, isToBePaid: mayWrite && isPayable(row, now) };
    },
  );
  if (!isToBePaid) return sale;
  // Members don't read the key that is in it.
  const payLink = await db.forAgency(agency.id, async (tx) => {
    const row = await findBookingRow(tx, agency.id, eq(bookings.reference, reference));
    return row && toBookingLinks(tx, agency, row).pay;
  });
  return payLink ? { ...sale, payLink } : sale;
}
