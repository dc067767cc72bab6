import { and, count, eq, gt, inArray } from "drizzle-orm";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { ticketMessages, tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { Author } from "./add-entry";

/** Each sends a mail. */
const ticketsPerHour = 10;
const repliesPerHour = { sender: 30, agency: 120 } as const;

type Writer = { userId: string; now: Date };

/**
 * Makes what one user writes wait for each other, so that concurrent messages are counted as well.
 * Rows that refer to the user don't wait.
 */
export async function lockWriter(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

function refuse(written: number | undefined, maximum: number): void {
  if ((written ?? 0) < maximum) return;
  throw new RouteError(
    429,
    "too_many_tickets",
    "You have written often within the last hour, please try again later",
    undefined,
    { "Retry-After": "3600" },
  );
}

/** @throws RouteError 429 after ten requests within an hour */
export async function limitTickets(tx: Transaction, { userId, now }: Writer): Promise<void> {
  const since = addMs(now, -hourMs);
  const [recent] = await tx
    .select({ tickets: count() })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), gt(tickets.createdAt, since)));
  refuse(recent?.tickets, ticketsPerHour);
}

/** @throws RouteError 429 after 30 messages of a user within an hour, for the agency after 120 */
export async function limitReplies(
  tx: Transaction,
  { author, now }: { author: Author; now: Date },
): Promise<void> {
  const { fromAgency } = author;
  const isTheirs = and(
    author.id ? eq(ticketMessages.authorId, author.id) : undefined,
    inArray(ticketMessages.kind, ["message", "note"]),
    eq(ticketMessages.fromAgency, fromAgency),
    gt(ticketMessages.createdAt, addMs(now, -hourMs)),
  );
  const [recent] = await tx.select({ messages: count() }).from(ticketMessages).where(isTheirs);
  refuse(recent?.messages, repliesPerHour[fromAgency ? "agency" : "sender"]);
}
