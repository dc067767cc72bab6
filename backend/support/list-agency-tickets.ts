import { and, asc, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { listAgencyTicketsEndpoint } from "@/lib/api/contract/support";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { containsWords } from "../lists/text-pattern";
import { selectTickets, senders } from "./select-tickets";
import { toTicketScope, type TicketVisit } from "./ticket-scope";
import { toMember, toName, toTicket, type TicketRow } from "./to-ticket";

const pageSize = 20;

type Query = z.output<typeof listAgencyTicketsEndpoint.query>;
type Place = Pick<TicketRow, "isAnswered" | "updatedAt" | "id">;

const toCursor = ({ isAnswered, updatedAt, id }: Place): string =>
  `${Number(isAnswered)}.${updatedAt.getTime()}.${id}`;

/** What comes after a cursor, in the order of the inbox. */
function isAfter(cursor: string): SQL {
  const [isAnswered, time, id] = cursor.split(".");
  const at = new Date(Number(time)).toISOString();
  const isLater = sql`(${tickets.updatedAt}, ${tickets.id}) < (${at}::timestamptz, ${id}::uuid)`;
  return isAnswered === "1"
    ? sql`(${tickets.isAnswered} and ${isLater})`
    : sql`(${tickets.isAnswered} or ${isLater})`;
}

/** What a request is known by. */
const words = sql`concat_ws(' ', ${tickets.reference}, ${tickets.subject}, ${senders.firstName}, ${senders.lastName}, ${senders.email})`;

/**
 * A page of the agency's support requests in one state: those that wait for an answer first, then
 * the one with the latest message. Viewers without the inbox see only their own.
 */
export const listAgencyTickets = (
  db: ScopedDatabase,
  { agency, viewer }: TicketVisit,
  { state, q, after }: Query,
): Promise<z.input<typeof listAgencyTicketsEndpoint.response>> =>
  db.forMember(agency.id, toTicketScope(viewer), async (tx) => {
    const isShown = and(eq(tickets.status, state), ...containsWords(words, q));
    const [all] = await tx
      .select({ tickets: count() })
      .from(tickets)
      .innerJoin(senders, eq(senders.id, tickets.userId))
      .where(isShown);
    const rows = await selectTickets(tx)
      .where(and(isShown, after === undefined ? undefined : isAfter(after)))
      .orderBy(asc(tickets.isAnswered), desc(tickets.updatedAt), desc(tickets.id))
      .limit(pageSize + 1);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      tickets: page.map(({ ticket, sender, assignee }) => ({
        ...toTicket(ticket),
        sender: { name: toName(sender), email: sender.email },
        assignee: toMember(assignee),
      })),
      total: all?.tickets ?? 0,
      next: rows.length > pageSize && last ? toCursor(last.ticket) : null,
    };
  });
