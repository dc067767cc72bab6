import type { InferSelectModel } from "drizzle-orm";
import type { Ticket } from "@/lib/api/contract/support";
import type { tickets } from "../db/schema/tickets";

/** A stored support request as its sender sees it. */
export const toTicket = ({
  reference,
  subject,
  message,
  status,
  createdAt,
}: InferSelectModel<typeof tickets>): Ticket => ({
  reference,
  subject,
  message,
  status,
  createdAt: createdAt.toISOString(),
});
