import { toFullName } from "@/lib/api/contract/full-name";
import { and, eq, inArray, sql } from "drizzle-orm";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { dayMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import { snapshotRates } from "../../exchange-rates/snapshot-rates";
import { writeMovements } from "../../ledger/write-movements";
import { resolveMarkup } from "../../pricing/markup";
import { listMarkupRules } from "../../pricing/list-markup-rules";
import { listTerms } from "../../booking/quotes/list-terms";
import { getSite, islandSite } from "../../suppliers/sandbox/flights/airport-sites";
import { listFlights, toDeparture } from "../../suppliers/sandbox/flights/timetable";
import { toDayNumber } from "@/lib/dates/zone-clock";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { agencies } from "../../db/schema/agencies";
import { applications } from "../../db/schema/applications";
import { auditEvents } from "../../db/schema/audit-events";
import { bookingNotes } from "../../db/schema/booking-notes";
import { bookingEvents, bookings } from "../../db/schema/bookings";
import { enquiries } from "../../db/schema/enquiries";
import { instalments } from "../../db/schema/instalments";
import { payments, refunds, sandboxCheckouts } from "../../db/schema/payments";
import { quotes } from "../../db/schema/quotes";
import { sandboxReservations } from "../../db/schema/sandbox-stock";
import { searches, searchSums } from "../../db/schema/searches";
import { supplierChanges } from "../../db/schema/supplier-changes";
import { ticketMessages, tickets } from "../../db/schema/tickets";
import { users } from "../../db/schema/users";
import type { ScopedDatabase, Transaction } from "../../db/scoped";
import { demoUsers } from "../demo-users";
import { createDemoShop } from "./create-demo-shop";
import { demoAccounts, demoColleagues } from "./demo-people";
import { planDemoBookings } from "./plan-demo-bookings";
import { toDemoApplications } from "./to-demo-applications";
import { toDemoBooking, type DemoAgency, type DemoBooking } from "./to-demo-booking";
import { toDemoEnquiries, toDemoTickets, toDemoWork, type DemoMember } from "./to-demo-desk";
import { toDemoSearches, toDemoSearchSums } from "./to-demo-searches";

export const demoYearAgency = "voyara";
/** What was booked longer ago was charged in another currency, as if the agency had changed its. */
const currencyBefore = { currency: "EUR", daysAgo: 270 } as const;
/** Bookings of one transaction: the embedded database has one at a time, and others wait. */
const atOnce = 20;

type Options = {
  rootDomain: string;
  now: Date;
  /** How many ordinary ones there are; some four hundred by default. */
  usual?: number | undefined;
  /** Ends it before more is written. */
  isStopped?: () => boolean;
};

const findAgency = (db: ScopedDatabase): Promise<AgencyWire | null> =>
  db.forOperator(async (tx) => {
    const [row] = await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.subdomain, demoYearAgency));
    return row ? getAgencyById(tx, row.id) : null;
  });

/** The last that is written. */
const hasDemoYear = async (tx: Transaction, agencyId: string): Promise<boolean> => {
  const [last] = toDemoEnquiries({ agencyId, now: new Date() }).enquiries;
  const isLast = and(
    eq(enquiries.agencyId, agencyId),
    eq(enquiries.reference, last?.reference ?? ""),
  );
  return (await tx.select({ id: enquiries.id }).from(enquiries).where(isLast)).length > 0;
};

async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += atOnce)
    await write(rows.slice(from, from + atOnce));
}

type People = { mailOf: (mailbox: string) => string; passwordHash: string };

/** Those of the demo's roles, and more of both kinds: agents sign in as the others do. */
async function writePeople(
  tx: Transaction,
  { id: agencyId }: AgencyWire,
  { mailOf, passwordHash }: People,
): Promise<Map<string, DemoMember>> {
  const login = { agencyId, passwordHash, emailVerifiedAt: new Date() };
  await tx
    .insert(users)
    .values([
      ...demoColleagues.map(({ mailbox, ...user }) => ({
        ...{ ...login, ...user, isTravelAgent: true, email: mailOf(mailbox) },
      })),
      ...demoAccounts.map(({ mailbox, firstName, lastName, language }) => ({
        ...{ ...login, firstName, lastName, language, email: mailOf(mailbox) },
        userType: "Traveller" as const,
      })),
    ])
    .onConflictDoNothing();
  const mailboxes = [...demoUsers.map(({ role }) => role), ...demoColleagues, ...demoAccounts].map(
    (one) => (typeof one === "string" ? one : one.mailbox),
  );
  const rows = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(and(eq(users.agencyId, agencyId), inArray(users.email, mailboxes.map(mailOf))));
  return new Map(
    mailboxes.flatMap((mailbox) => {
      const row = rows.find(({ email }) => email === mailOf(mailbox));
      const member = row && { id: row.id, name: toFullName(row), mailbox };
      return member ? [[mailbox, member]] : [];
    }),
  );
}

/** What the demo's agency is to its bookings. */
async function readDemoAgency(
  db: ScopedDatabase,
  agency: AgencyWire,
  { members, now }: { members: ReadonlyMap<string, DemoMember>; now: Date },
): Promise<DemoAgency> {
  const rules = await db.forAgency(agency.id, (tx) => listMarkupRules(tx, agency.id));
  const [ofMembers = [], ofOthers = []] = await Promise.all(
    [true, false].map((isTravelAgent) =>
      listTerms(
        db,
        { agency, language: agency.defaultLanguage, viewer: { isTravelAgent } as never },
        { comments: [], now },
      ),
    ),
  );
  const currency = toChargeCurrency(agency);
  return {
    id: agency.id,
    secrets: db.secrets,
    rates: snapshotRates.rates,
    markupOf: (service) => resolveMarkup(rules, service),
    termsOf: (isMember) => (isMember ? ofMembers : ofOthers),
    userIds: new Map([...members.values()].map(({ mailbox, id }) => [mailbox, id])),
    currencyAt: (at) =>
      msBetween(at, now) > currencyBefore.daysAgo * dayMs ? currencyBefore.currency : currency,
    movedFlight: findMovedFlight(now),
  };
}

function findMovedFlight(now: Date): string {
  const lisbon = getSite("LIS");
  const flights = lisbon ? listFlights(lisbon, islandSite) : [];
  const moved = flights.find(({ word }) => word === "schedule-change");
  const departure = moved && toDeparture(moved, toDayNumber(toLocalDate(now, "UTC")));
  return departure ? `${departure.key}-economy` : "demo";
}

/** Fills the plan with what was sold, one by one: others have their turn between them. */
async function makeBookings(
  db: ScopedDatabase,
  agency: DemoAgency,
  { now, usual, isStopped = () => false }: Pick<Options, "now" | "usual" | "isStopped">,
): Promise<DemoBooking[] | null> {
  const shop = createDemoShop(db);
  const made: DemoBooking[] = [];
  for (const planned of planDemoBookings(now, { usual })) {
    await nextTurn();
    if (isStopped()) return null;
    const { bookedAt, contact } = planned;
    const asked = { agencyId: agency.id, language: contact.language, now: bookedAt };
    const offer = await shop.find(planned, asked);
    const booking = offer && toDemoBooking(planned, offer, agency);
    if (booking) made.push(booking);
  }
  return made;
}

type Written = DemoBooking & {
  notes: (typeof bookingNotes.$inferInsert)[];
  audit: (typeof auditEvents.$inferInsert)[];
};

/** Those that aren't there yet, one backend at a time. Resolves to how many. */
const writeBookings = (
  db: ScopedDatabase,
  agencyId: string,
  all: readonly Written[],
): Promise<number> =>
  db.forAgency(agencyId, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo year'))`);
    const references = all.map(({ booking }) => booking.reference);
    const there = await tx
      .select({ reference: bookings.reference })
      .from(bookings)
      .where(and(eq(bookings.agencyId, agencyId), inArray(bookings.reference, references)));
    const known = new Set(there.map(({ reference }) => reference));
    const made = all.filter(({ booking }) => !known.has(booking.reference));
    if (made.length === 0) return 0;
    const rowsOf = <T>(of: (one: Written) => T[]): T[] => made.flatMap(of);
    await tx.insert(quotes).values(made.map(({ quote }) => quote));
    await tx.insert(bookings).values(made.map(({ booking }) => booking));
    const inserts: [rows: object[], insert: (rows: never[]) => Promise<unknown>][] = [
      [rowsOf((one) => one.events), (rows) => tx.insert(bookingEvents).values(rows)],
      [rowsOf((one) => one.instalments), (rows) => tx.insert(instalments).values(rows)],
      [rowsOf((one) => one.payments), (rows) => tx.insert(payments).values(rows)],
      [rowsOf((one) => one.refunds), (rows) => tx.insert(refunds).values(rows)],
      [rowsOf((one) => one.checkouts), (rows) => tx.insert(sandboxCheckouts).values(rows)],
      [rowsOf((one) => one.changes), (rows) => tx.insert(supplierChanges).values(rows)],
      [rowsOf((one) => one.notes), (rows) => tx.insert(bookingNotes).values(rows)],
      [rowsOf((one) => one.audit), (rows) => tx.insert(auditEvents).values(rows)],
    ];
    for (const [rows, insert] of inserts) if (rows.length > 0) await insert(rows as never[]);
    await writeMovements(
      tx,
      agencyId,
      rowsOf(({ movements }) => movements),
    );
    return made.length;
  });

/** In place of those of a demo that was deleted: its bookings had the same references. */
async function writeReservations(db: ScopedDatabase, made: readonly DemoBooking[]): Promise<void> {
  const reservations = made.flatMap(({ reservation }) => reservation ?? []);
  await db.forOperator(async (tx) => {
    const references = reservations.map(({ clientReference }) => clientReference);
    await tx
      .delete(sandboxReservations)
      .where(inArray(sandboxReservations.clientReference, references));
    await tx.insert(sandboxReservations).values(reservations);
  });
}

/**
 * A year of bookings for the demo's Voyara, marked `is_demo`, with its people's notes and requests.
 * Resumes after an interruption, and adds nothing once it is complete. No supplier or gateway is
 * queried, no mail is sent, and no step is due; the sandbox and the books contain each booking, so
 * that cancelling and paying works as for any other.
 * @returns how many bookings were written
 */
export async function seedDemoYear(
  db: ScopedDatabase,
  { rootDomain, now, usual, isStopped = () => false }: Options,
): Promise<number> {
  const agency = await findAgency(db);
  if (!agency) return 0;
  const mailOf = (mailbox: string) => `${mailbox}@${demoYearAgency}.${rootDomain}`;
  const { id: agencyId } = agency;
  const known = await db.forAgency(agencyId, async (tx) => {
    const [owner] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.agencyId, agencyId), eq(users.email, mailOf("owner"))));
    return { passwordHash: owner?.passwordHash, isSeeded: await hasDemoYear(tx, agencyId) };
  });
  const { passwordHash } = known;
  // Without the demo's people the agency may not be the demo's.
  if (known.isSeeded || !passwordHash) return 0;
  const members = await db.forAgency(agencyId, (tx) =>
    writePeople(tx, agency, { mailOf, passwordHash }),
  );
  const demoAgency = await readDemoAgency(db, agency, { members, now });
  const made = await makeBookings(db, demoAgency, { now, usual, isStopped });
  if (!made) return 0;
  const desk = { agencyId, members, now };
  const isStaff = ({ mailbox }: DemoMember) =>
    mailbox !== "traveller" && !demoAccounts.some((one) => one.mailbox === mailbox);
  const staff = new Map([...members].filter(([, member]) => isStaff(member)));
  const { notes, audit } = toDemoWork(made, { ...desk, members: staff });
  const whole = made.map((one) => ({
    ...one,
    notes: notes.filter(({ bookingId }) => bookingId === one.booking.id),
    audit: audit.filter(({ subjectId }) => subjectId === one.booking.id),
  }));
  let written = 0;
  await inChunks(whole, async (chunk) => {
    await nextTurn();
    if (isStopped()) return;
    const count = await writeBookings(db, agencyId, chunk);
    if (count > 0) await writeReservations(db, chunk);
    written += count;
  });
  if (isStopped()) return written;
  await db.forAgency(agencyId, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo year'))`);
    if (await hasDemoYear(tx, agencyId)) return;
    const asked = toDemoTickets(desk);
    await tx.insert(tickets).values(asked.tickets);
    await tx.insert(ticketMessages).values(asked.messages);
    const applied = toDemoApplications(desk);
    await tx.insert(applications).values(applied.applications);
    await tx.insert(auditEvents).values(applied.audit);
    await tx.insert(searches).values(toDemoSearches(made, { ...desk, members: staff }));
    await tx.insert(searchSums).values(toDemoSearchSums(desk));
    const enquired = toDemoEnquiries(desk);
    await tx.insert(enquiries).values(enquired.enquiries);
    await tx.insert(tickets).values(enquired.tickets);
  });
  return written;
}
