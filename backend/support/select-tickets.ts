import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ServiceId } from "@/lib/api/contract/services";
import type { ThreadState } from "@/lib/api/contract/threads";
import { enquiries } from "../db/schema/enquiries";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { exactMoment } from "../lists/moment-pages";
import { ticketColumns } from "./to-ticket";

const senders = alias(users, "senders");
const assignees = alias(users, "assignees");
/** An enquiry's contact; without an enquiry the account. */
const ofSender = (name: "firstName" | "lastName" | "email") =>
  sql<string | null>`coalesce(${enquiries[name]}, ${senders[name]})`;
const sender = {
  firstName: ofSender("firstName"),
  lastName: ofSender("lastName"),
  email: ofSender("email"),
};

/** As `toThreadState` has it. */
export const isInState: Record<ThreadState, SQL | undefined> = {
  new: and(eq(tickets.status, "open"), eq(tickets.isAnswered, false)),
  answered: and(eq(tickets.status, "open"), eq(tickets.isAnswered, true)),
  closed: eq(tickets.status, "closed"),
};

/** What a request is known by. */
export const ticketWords = sql`concat_ws(' ', ${tickets.reference}, ${tickets.subject}, ${sender.firstName}, ${sender.lastName}, ${sender.email})`;

/** Of a group, the rows of which something holds. */
export const countIn = (isCounted: SQL | undefined) =>
  sql<number>`count(*) filter (where ${isCounted})`.mapWith(Number);

/** How many of them are in each state. */
export async function countTickets(
  tx: Transaction,
  isFound: SQL | undefined,
): Promise<Record<ThreadState, number>> {
  const [counts] = await tx
    .select({
      new: countIn(isInState.new),
      answered: countIn(isInState.answered),
      closed: countIn(isInState.closed),
    })
    .from(tickets)
    .leftJoin(enquiries, eq(enquiries.id, tickets.enquiryId))
    .leftJoin(senders, eq(senders.id, tickets.userId))
    .where(isFound);
  return counts ?? { new: 0, answered: 0, closed: 0 };
}

/** Requests with who sent them and whose they are; what the transaction's role may see. */
export const selectTickets = (tx: Transaction) =>
  tx
    .select({
      ticket: ticketColumns,
      place: exactMoment(tickets.updatedAt),
      sender,
      service: sql<ServiceId | null>`${enquiries.details}->>'service'`,
      assignee: {
        id: assignees.id,
        firstName: assignees.firstName,
        lastName: assignees.lastName,
      },
    })
    .from(tickets)
    .leftJoin(enquiries, eq(enquiries.id, tickets.enquiryId))
    .leftJoin(senders, eq(senders.id, tickets.userId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId));
