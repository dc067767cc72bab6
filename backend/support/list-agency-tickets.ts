import { and, eq, isNull, lte } from "drizzle-orm";
import type * as z from "zod";
import type { listAgencyTicketsEndpoint } from "@/lib/api/contract/support";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { byMoment, isBeyondMoment, readMomentCursor, toMomentPage } from "../lists/moment-pages";
import { containsWords } from "../lists/text-pattern";
import { listTicketMembers } from "./list-ticket-members";
import { countTickets, isInState, selectTickets, ticketWords } from "./select-tickets";
import { isReached, toTicketScope, type TicketKind, type TicketVisit } from "./ticket-scope";
import { toCare, toTicket } from "./to-ticket";

type Query = z.output<typeof listAgencyTicketsEndpoint.query> & { kind: TicketKind; now: Date };

const columns = { moment: tickets.updatedAt, id: tickets.id };

/**
 * A page of the agency's requests of a kind in one state, the one with the latest entry first, and
 * how many there are in each. Three queries.
 * @throws RouteError 422 for a cursor that isn't of this list
 */
export function listAgencyTickets(
  db: ScopedDatabase,
  { agency, viewer }: TicketVisit,
  { kind, q, state, owner, due, after, size, now }: Query,
): Promise<z.input<typeof listAgencyTicketsEndpoint.response>> {
  const cursor = readMomentCursor(after);
  return db.forMember(agency.id, toTicketScope(viewer, kind), async (tx) => {
    const isFound = and(
      isReached(viewer, kind),
      ...(q ? containsWords(ticketWords, q) : []),
      owner === "none" ? isNull(tickets.assigneeId) : undefined,
      owner && owner !== "none" ? eq(tickets.assigneeId, owner) : undefined,
      due ? lte(tickets.followUpOn, toLocalDate(now, agency.timeZone)) : undefined,
    );
    const counts = await countTickets(tx, isFound);
    const found = await selectTickets(tx)
      .where(and(isFound, isInState[state], cursor ? isBeyondMoment(columns, cursor) : undefined))
      .orderBy(...byMoment(columns, cursor))
      .limit(size + 1);
    const places = found.map((row) => ({ ...row, id: row.ticket.id }));
    const { rows, next, previous } = toMomentPage(places, { cursor, size });
    return {
      tickets: rows.map((row) => ({
        ...toTicket(row.ticket),
        ...toCare(row),
        service: row.service,
      })),
      counts,
      members: await listTicketMembers(tx, { viewer, kind }),
      next,
      previous,
    };
  });
}
