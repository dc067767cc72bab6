import { createTicketEndpoint, listTicketsEndpoint } from "@/lib/api/contract/support";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../request-context";
import { requireSignedIn } from "../sessions/require-signed-in";
import { createTicket } from "../support/create-ticket";
import { listTickets } from "../support/list-tickets";

/** Requests for support by whoever is signed in. */
export function registerSupportRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(listTicketsEndpoint, async (context) => ({
    data: await listTickets(db, context.agency.id, requireSignedIn(context).viewer),
  }));
  handle(createTicketEndpoint, async (context, { body }) => {
    const { userId } = requireSignedIn(context).viewer;
    return {
      ticket: await createTicket(db, context.agency, {
        userId,
        language: context.language,
        input: body,
        now: now(),
      }),
    };
  });
}
