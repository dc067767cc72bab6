import { desc, eq } from "drizzle-orm";
import type { Ticket } from "@/lib/api/contract/support";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { toTicket } from "./to-ticket";

const maximum = 100;

/** The latest support requests of one user at this agency, newest first. */
export const listTickets = (
  db: ScopedDatabase,
  agencyId: string,
  { userId }: { userId: string },
): Promise<Ticket[]> =>
  db.forAgency(agencyId, async (tx) => {
    const rows = await tx
      .select()
      .from(tickets)
      .where(eq(tickets.userId, userId))
      .orderBy(desc(tickets.createdAt))
      .limit(maximum);
    return rows.map(toTicket);
  });
