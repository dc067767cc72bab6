import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { Ticket, TicketEntry, TicketMember } from "@/lib/api/contract/support";
import { ticketMessages, tickets } from "../db/schema/tickets";

export type TicketRow = InferSelectModel<typeof tickets>;
const { idempotencyKey: _ofTicket, ...readTickets } = getTableColumns(tickets);
const { idempotencyKey: _ofMessage, ...readMessages } = getTableColumns(ticketMessages);
/** What members may read of both tables. */
export const ticketColumns = readTickets;
export const messageColumns = readMessages;

type Person = { firstName: string | null; lastName: string | null };
export const toName = ({ firstName, lastName }: Person): string =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

/** Null for no member. */
export const toMember = (member: (Person & { id: string | null }) | null): TicketMember | null =>
  member?.id ? { id: member.id, name: toName(member) } : null;

/** A support request as it stands in lists. */
export const toTicket = ({
  reference,
  subject,
  status,
  isAnswered,
  entries,
  createdAt,
  updatedAt,
}: Pick<TicketRow, keyof Ticket>): Ticket => ({
  reference,
  subject,
  status,
  isAnswered,
  entries,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

type MessageRow = Omit<InferSelectModel<typeof ticketMessages>, "idempotencyKey">;

/** @param readerId who reads it */
export const toEntry = (
  { kind, authorId, authorName, fromAgency, text, createdAt }: MessageRow,
  readerId: string,
): TicketEntry => ({
  kind,
  author: authorName,
  isFromAgency: fromAgency,
  isOwn: authorId === readerId,
  text,
  createdAt: createdAt.toISOString(),
});
