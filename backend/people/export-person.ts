import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import { openAnswers } from "../booking/bookings/answers";
import { withMoney, type BookingRecord } from "../booking/bookings/booking-record";
import { toErrorMessage } from "../errors/to-error-message";
import { bookings } from "../db/schema/bookings";
import { enquiries } from "../db/schema/enquiries";
import { ticketMessages, tickets } from "../db/schema/tickets";
import { invitations } from "../db/schema/invitations";
import { mails } from "../db/schema/mails";
import { savedItems } from "../db/schema/saved-items";
import { searches } from "../db/schema/searches";
import { savedViews } from "../db/schema/saved-views";
import { ssoIdentities } from "../db/schema/sso";
import { securityEvents, sessions, type users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { toEnquiry } from "../support/to-enquiry";
import { listWalletEntries } from "../ledger/list-wallet-entries";
import { listClientsOf } from "./clients-of-person";
import { listOwnApplications } from "./list-own-applications";
import { listSupport, toThread } from "./list-support";

type Account = typeof users.$inferSelect;

const toAccount = ({
  email,
  firstName,
  lastName,
  profileImage,
  userType,
  language,
  currency,
  createdAt,
  updatedAt,
}: Account) => ({
  email,
  firstName,
  lastName,
  profileImage,
  userType,
  language,
  currency,
  createdAt,
  updatedAt,
});

const toMoneyRows = (
  rows: { amount: number; currency: string; state: string; createdAt: Date }[],
) =>
  rows.map(({ amount, currency, state, createdAt }) => ({
    amount: { amount, currency },
    state,
    createdAt,
  }));

/**
 * A booking's answers. What no key of the deployment opens doesn't hold back the rest: it is named,
 * with the reason.
 */
function toAnswers(tx: Transaction, booking: BookingRecord["booking"]) {
  try {
    return { answers: openAnswers(tx, booking) };
  } catch (error) {
    const needs = (booking.detail.needs ?? []).filter(({ isSealed }) => isSealed);
    return {
      answers: booking.answers,
      unreadableAnswers: {
        needs: needs.map(({ id }) => id),
        reason: `They are stored encrypted and can't be opened. ${toErrorMessage(error)}`,
      },
    };
  }
}

const toTrip = (tx: Transaction, { booking, payments, refunds }: BookingRecord) => ({
  reference: booking.reference,
  state: booking.state,
  createdAt: booking.createdAt,
  start: booking.startsOn,
  end: booking.endsOn,
  service: booking.service,
  title: booking.headline.title,
  contact: booking.contact,
  travellers: booking.travellers,
  requests: booking.requests,
  ...toAnswers(tx, booking),
  isForClient: booking.isForClient,
  total: { amount: booking.total, currency: booking.currency },
  payments: toMoneyRows(payments),
  refunds: toMoneyRows(refunds),
});

async function listOfAccount(tx: Transaction, agencyId: string, { id }: Account) {
  const signedIn = await tx
    .select({
      signedInBy: sessions.signedInBy,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.agencyId, agencyId), eq(sessions.userId, id)));
  const identities = await tx
    .select({
      issuer: ssoIdentities.issuer,
      subject: ssoIdentities.subject,
      createdAt: ssoIdentities.createdAt,
    })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.agencyId, agencyId), eq(ssoIdentities.userId, id)));
  const saved = await tx
    .select({
      service: savedItems.service,
      id: savedItems.itemId,
      search: savedItems.search,
      savedAt: savedItems.savedAt,
    })
    .from(savedItems)
    .where(and(eq(savedItems.agencyId, agencyId), eq(savedItems.userId, id)))
    .orderBy(asc(savedItems.savedAt), asc(savedItems.service), asc(savedItems.itemId));
  const searched = await tx
    .select({
      input: searches.input,
      results: searches.results,
      searchedAt: searches.searchedAt,
    })
    .from(searches)
    .where(and(eq(searches.agencyId, agencyId), eq(searches.actorId, id)))
    .orderBy(asc(searches.searchedAt), asc(searches.id));
  const views = await tx
    .select({
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      createdAt: savedViews.createdAt,
    })
    .from(savedViews)
    .where(and(eq(savedViews.agencyId, agencyId), eq(savedViews.ownerId, id)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
  const events = await tx
    .select({
      event: securityEvents.event,
      clientIp: securityEvents.clientIp,
      details: securityEvents.details,
      createdAt: securityEvents.createdAt,
    })
    .from(securityEvents)
    .where(and(eq(securityEvents.agencyId, agencyId), eq(securityEvents.userId, id)))
    .orderBy(asc(securityEvents.createdAt), asc(securityEvents.id));
  const wallet = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const listed = await listWalletEntries(tx, agencyId, { userId: id, page });
    wallet.push(...listed.entries);
    ({ pages } = listed);
  }
  return {
    sessions: signedIn,
    identities,
    ...(await listSupport(tx, agencyId, id)),
    applications: await listOwnApplications(tx, agencyId, id),
    savedItems: saved,
    searches: searched,
    savedViews: views,
    wallet,
    auditTrail: events,
  };
}

async function listOwnEnquiries(
  tx: Transaction,
  agencyId: string,
  { email, userId }: { email: string; userId: string | null },
) {
  const isTheirs = or(
    eq(enquiries.email, email),
    userId ? eq(enquiries.userId, userId) : undefined,
  );
  const rows = await tx
    .select({ enquiry: enquiries, ticket: tickets })
    .from(enquiries)
    .innerJoin(tickets, eq(tickets.enquiryId, enquiries.id))
    .where(and(eq(enquiries.agencyId, agencyId), isTheirs))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.id));
  const ids = rows.map(({ ticket }) => ticket.id);
  const written = await tx
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.agencyId, agencyId), inArray(ticketMessages.ticketId, ids)))
    .orderBy(asc(ticketMessages.ordinal), asc(ticketMessages.id));
  return rows.map(({ enquiry, ticket }) => ({
    ...toEnquiry(enquiry, ticket, { priceTier: "traveller" }),
    thread: toThread(written.filter(({ ticketId }) => ticketId === ticket.id)),
  }));
}

const listOwnInvitations = (tx: Transaction, agencyId: string, email: string) =>
  tx
    .select({
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      role: invitations.userType,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(eq(invitations.agencyId, agencyId), eq(invitations.email, email)));

/**
 * All of an agency's data about the person with an address, with or without an account: for a data
 * access request. Without credentials of an account or a booking. Guests of others' bookings
 * have no address there and aren't found.
 * @param account theirs, or null
 * @returns null if there is nothing
 */
export async function exportPerson(
  tx: Transaction,
  agencyId: string,
  { email, account }: { email: string; account: Account | null },
) {
  const isTheirs = or(
    eq(bookings.contactEmail, email),
    account ? eq(bookings.userId, account.id) : undefined,
  );
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), isTheirs))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  const trips = [];
  for (const row of rows) trips.push(toTrip(tx, await withMoney(tx, row)));
  const written = await tx
    .select({
      kind: mails.kind,
      subject: mails.subject,
      to: mails.recipient,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(
      and(eq(mails.agencyId, agencyId), or(eq(mails.recipient, email), eq(mails.replyTo, email))),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id));
  const asked = await listOwnEnquiries(tx, agencyId, { email, userId: account?.id ?? null });
  const invited = await listOwnInvitations(tx, agencyId, email);
  const kept = await listClientsOf(tx, agencyId, email);
  if (!account && [trips, written, asked, invited, kept].every(({ length }) => length === 0))
    return null;
  return {
    email,
    account: account
      ? { ...toAccount(account), ...(await listOfAccount(tx, agencyId, account)) }
      : null,
    bookings: trips,
    invitations: invited,
    enquiries: asked,
    clients: kept,
    mails: written,
  };
}
