import { and, desc, eq } from "drizzle-orm";
import type { Ticket } from "@/lib/api/contract/support";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { isOfKind } from "./ticket-scope";
import { ticketColumns, toTicket } from "./to-ticket";

const maximum = 100;

/** The support requests of one user at this agency, the one with the latest message first. */
export const listTickets = (
  db: ScopedDatabase,
  agencyId: string,
  { userId }: { userId: string },
): Promise<Ticket[]> =>
  db.forMember(agencyId, { userId, reach: "own" }, async (tx) => {
    const rows = await tx
      .select(ticketColumns)
      .from(tickets)
      .where(and(isOfKind("ticket"), eq(tickets.userId, userId)))
      .orderBy(desc(tickets.updatedAt), desc(tickets.id))
      .limit(maximum);
    return rows.map(toTicket);
  });
