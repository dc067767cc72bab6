import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { InboxTicket, Ticket, TicketMember } from "@/lib/api/contract/support";
import type { ThreadEntry } from "@/lib/api/contract/threads";
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
const toMember = (member: (Person & { id: string | null }) | null): TicketMember | null =>
  member?.id ? { id: member.id, name: toName(member) } : null;

type Care = {
  ticket: Pick<TicketRow, "followUpOn">;
  sender: Person & { email: string | null };
  assignee: (Person & { id: string | null }) | null;
};
/** What only the agency knows of a request. */
export const toCare = ({
  ticket,
  sender,
  assignee,
}: Care): Pick<InboxTicket, "sender" | "assignee" | "followUpOn"> => ({
  sender: { name: toName(sender), email: sender.email ?? "" },
  assignee: toMember(assignee),
  followUpOn: ticket.followUpOn,
});

/** A request as it stands in lists. */
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

export type MessageRow = Omit<InferSelectModel<typeof ticketMessages>, "idempotencyKey">;

/** @param readerId who reads it; null for the sender of an enquiry without an account */
export const toEntry = (
  { ordinal, kind, authorId, authorName, fromAgency, text, createdAt }: MessageRow,
  readerId: string | null,
): ThreadEntry => ({
  ordinal,
  kind,
  author: authorName,
  isFromAgency: fromAgency,
  isOwn: readerId === null ? !fromAgency : authorId === readerId,
  text,
  createdAt: createdAt.toISOString(),
});
