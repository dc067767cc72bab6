import { randomUUID } from "node:crypto";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { dayMs, hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs, msBetween } from "@/lib/dates/instants";
import type { EnquiryDetails } from "@/lib/api/contract/enquiries";
import { toEnquiryTitle } from "@/lib/api/contract/to-enquiry-title";
import { newReference } from "../../access/new-reference";
import { toIdempotencyHash } from "../../enquiries/enquiry-key";
import { newToken, toTokenHash } from "../../secrets/opaque-token";
import { seededRandom } from "../../suppliers/sandbox/seeded-random";
import type { auditEvents } from "../../db/schema/audit-events";
import type { bookingNotes } from "../../db/schema/booking-notes";
import type { enquiries } from "../../db/schema/enquiries";
import type { ticketMessages, tickets } from "../../db/schema/tickets";
import { demoClients, toDemoMail } from "./demo-people";
import { demoEnquiries, demoNotes, demoTickets } from "./demo-trips";
import type { DemoBooking } from "./to-demo-booking";

export type DemoMember = { id: string; name: string; mailbox: string };
type Desk = { agencyId: string; members: ReadonlyMap<string, DemoMember>; now: Date };

const noteShare = 0.2;
const handOverShare = 0.07;
/** Hands over what has no seller. */
const manager = "owner";

/** What the agency's members wrote about its bookings, and which they took over. */
export function toDemoWork(
  made: readonly DemoBooking[],
  { agencyId, members, now }: Desk,
): {
  notes: (typeof bookingNotes.$inferInsert)[];
  audit: (typeof auditEvents.$inferInsert)[];
} {
  const notes: (typeof bookingNotes.$inferInsert)[] = [];
  const audit: (typeof auditEvents.$inferInsert)[] = [];
  const all = [...members.values()];
  const note = (
    action: (typeof auditEvents.$inferInsert)["action"],
    { actor, booking, at, ...difference }: Noted,
  ) =>
    audit.push({
      ...{ agencyId, action, actorId: actor.id, actorName: actor.name },
      ...{ subjectKind: "booking", subject: booking.reference, subjectId: booking.id },
      ...{ ...difference, requestId: "demo", createdAt: at },
    });
  const owner = members.get(manager);
  for (const [number, { booking, events }] of made.entries()) {
    const random = seededRandom("demo year", "work", number);
    const [writes, text, takesOver, lag] = [
      random.next() < noteShare,
      random.pick(demoNotes),
      random.next() < handOverShare,
      random.between(1, 30) * hourMs,
    ];
    const madeAt = booking.createdAt;
    if (!madeAt) continue;
    const at = addMs(madeAt, Math.floor(Math.min(lag, msBetween(madeAt, now) / 2)));
    if (takesOver && owner && !booking.agentId) {
      const agent = random.shuffle(all.filter(({ mailbox }) => mailbox !== manager))[0];
      if (agent) {
        booking.agentId = agent.id;
        note("booking.assigned", { actor: owner, booking, at, after: { agent: agent.name } });
      }
    }
    const author = all.find(({ id }) => id === booking.agentId);
    if (writes && author) {
      const createdAt = addMs(at, minuteMs);
      notes.push({
        ...{ agencyId, bookingId: booking.id, authorId: author.id, text, createdAt },
        idempotencyKey: randomUUID(),
      });
      note("booking.noted", { actor: author, booking, at: createdAt });
    }
    const cancelled = events.find(({ state }) => state === "cancelRequested");
    if (author && cancelled?.at && booking.cancelledBy === "agency")
      note("booking.cancelled", {
        ...{ actor: author, booking, at: cancelled.at, before: { state: "confirmed" } },
        after: { refund: `${booking.refundAmount ?? 0} ${booking.currency}` },
      });
  }
  return { notes, audit };
}
type Noted = {
  actor: DemoMember;
  booking: DemoBooking["booking"];
  at: Date;
  before?: Record<string, string>;
  after?: Record<string, string>;
};

/** The demo's support requests with their threads, those of `people` by mailbox. */
export function toDemoTickets({ agencyId, members: people, now }: Desk): {
  tickets: (typeof tickets.$inferInsert)[];
  messages: (typeof ticketMessages.$inferInsert)[];
} {
  const rows: (typeof tickets.$inferInsert)[] = [];
  const messages: (typeof ticketMessages.$inferInsert)[] = [];
  const owner = people.get(manager);
  for (const [number, ticket] of demoTickets.entries()) {
    const sender = people.get(ticket.from);
    if (!sender || !owner) continue;
    const random = seededRandom("demo year", "ticket", number);
    const createdAt = addMs(now, -ticket.daysAgo * dayMs - number * minuteMs);
    const id = randomUUID();
    const timeOf = (entry: number) => addMs(createdAt, entry * 3 * hourMs);
    const isAnswered = ticket.replies.length % 2 === 1;
    for (const [index, text] of ticket.replies.entries()) {
      const author = index % 2 === 0 ? owner : sender;
      messages.push({
        ...{ agencyId, ticketId: id, ordinal: index + 2, text },
        ...{ authorId: author.id, authorName: author.name, fromAgency: author === owner },
        ...{ idempotencyKey: randomUUID(), createdAt: timeOf(index + 1) },
      });
    }
    const closing = ticket.replies.length + 2;
    const closedAt = ticket.isClosed ? timeOf(closing) : null;
    if (closedAt)
      messages.push({
        ...{ agencyId, ticketId: id, ordinal: closing, kind: "closed", fromAgency: true },
        ...{ authorId: owner.id, authorName: owner.name, createdAt: closedAt },
      });
    rows.push({
      ...{ id, agencyId, userId: sender.id, subject: ticket.subject, message: ticket.message },
      reference: `S-${newReference("S", (below) => random.integer(0, below - 1)).slice(2, 8)}`,
      status: closedAt ? "closed" : "open",
      assigneeId: ticket.replies.length > 0 ? owner.id : null,
      isAnswered,
      entries: closedAt ? closing : ticket.replies.length + 1,
      idempotencyKey: randomUUID(),
      ...{ createdAt, updatedAt: closedAt ?? timeOf(ticket.replies.length), closedAt },
    });
  }
  return { tickets: rows, messages };
}

function toDetails(
  { service, place, inDays }: (typeof demoEnquiries)[number],
  asked: Date,
): EnquiryDetails {
  const first = addDays(toLocalDate(asked, "UTC"), inDays);
  const party = { adults: 2, children: 0 };
  switch (service) {
    case "activities":
      return { service, place, date: first, ...party };
    case "cruises":
      return { service, line: null, month: first.slice(0, 7), ...party, infants: 0 };
    case "resorts":
      return {
        service,
        place,
        checkIn: first,
        checkOut: addDays(first, 7),
        ...party,
        childAges: [],
      };
  }
}

/** The demo's enquiries, of people without an account, with the tickets that they are. */
export function toDemoEnquiries({ agencyId, now }: Pick<Desk, "agencyId" | "now">): {
  enquiries: (typeof enquiries.$inferInsert)[];
  tickets: (typeof tickets.$inferInsert & { reference: string })[];
} {
  const made = demoEnquiries.flatMap((enquiry, number) => {
    const random = seededRandom("demo year", "enquiry", number);
    const sender = demoClients[random.integer(0, demoClients.length - 1)];
    if (!sender) return [];
    const { daysAgo, state, message } = enquiry;
    const createdAt = addMs(now, -daysAgo * dayMs - (number + 1) * 41 * minuteMs);
    const details = toDetails(enquiry, createdAt);
    const reference = newReference("E", (below) => random.integer(0, below - 1));
    const id = randomUUID();
    const closedAt = state === "closed" ? addMs(createdAt, 3 * dayMs) : null;
    return [
      {
        enquiry: {
          ...{ id, agencyId, reference, details, message, createdAt },
          firstName: sender.firstName,
          lastName: sender.lastName,
          email: toDemoMail(sender),
          phone: sender.phone,
          preferredContact: "email" as const,
          language: sender.language,
          keyHashes: [toTokenHash(newToken())],
          idempotencyHash: toIdempotencyHash(randomUUID()),
          fingerprint: "",
        },
        ticket: {
          ...{ agencyId, enquiryId: id, reference, message, createdAt, closedAt },
          subject: toEnquiryTitle({ details, deal: null }) ?? reference,
          status: closedAt ? ("closed" as const) : ("open" as const),
          isAnswered: state !== "new",
          idempotencyKey: randomUUID(),
          updatedAt: closedAt ?? (state === "new" ? createdAt : addMs(createdAt, 5 * hourMs)),
        },
      },
    ];
  });
  return {
    enquiries: made.map(({ enquiry }) => enquiry),
    tickets: made.map(({ ticket }) => ticket),
  };
}
