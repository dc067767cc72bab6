import { and, asc, eq, ne } from "drizzle-orm";
import type { ThreadEntry } from "@/lib/api/contract/threads";
import { ticketMessages } from "../db/schema/tickets";
import type { Transaction } from "../db/scoped";
import { messageColumns, toEntry, type TicketRow } from "./to-ticket";

/** What was written and done in a thread after its first message, the oldest first. */
export async function listEntries(
  tx: Transaction,
  { agencyId, id }: Pick<TicketRow, "agencyId" | "id">,
  {
    readerId,
    hasNotes,
  }: { readerId: string | null; /** With those for the agency's members. */ hasNotes: boolean },
): Promise<ThreadEntry[]> {
  const rows = await tx
    .select(messageColumns)
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.agencyId, agencyId),
        eq(ticketMessages.ticketId, id),
        hasNotes ? undefined : ne(ticketMessages.kind, "note"),
      ),
    )
    .orderBy(asc(ticketMessages.ordinal));
  return rows.map((row) => toEntry(row, readerId));
}
