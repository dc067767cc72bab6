import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { ticketColumns } from "./to-ticket";

export const senders = alias(users, "senders");
const assignees = alias(users, "assignees");

/** Support requests with who sent them and whose they are; what the transaction's role may see. */
export const selectTickets = (tx: Transaction) =>
  tx
    .select({
      ticket: ticketColumns,
      sender: { firstName: senders.firstName, lastName: senders.lastName, email: senders.email },
      assignee: {
        id: assignees.id,
        firstName: assignees.firstName,
        lastName: assignees.lastName,
      },
    })
    .from(tickets)
    .innerJoin(senders, eq(senders.id, tickets.userId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId));
