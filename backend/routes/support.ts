import {
  changeTicketEndpoint,
  createTicketEndpoint,
  getTicketEndpoint,
  listAgencyTicketsEndpoint,
  listTicketsEndpoint,
  replyToTicketEndpoint,
  setTicketStateEndpoint,
} from "@/lib/api/contract/support";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";
import { changeTicket } from "../support/change-ticket";
import { createTicket } from "../support/create-ticket";
import { getTicket } from "../support/get-ticket";
import { listAgencyTickets } from "../support/list-agency-tickets";
import { listTickets } from "../support/list-tickets";
import { replyToTicket } from "../support/reply-to-ticket";
import { setTicketState } from "../support/set-ticket-state";

/** Requests for support: of the signed-in user, and in the agency's inbox. */
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
  handle(getTicketEndpoint, (context, { params }) =>
    getTicket(db, requireSignedIn(context), params),
  );
  handle(replyToTicketEndpoint, async (context, { params, body }) => ({
    ticket: await replyToTicket(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(setTicketStateEndpoint, async (context, { params, body }) => ({
    ticket: await setTicketState(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(listAgencyTicketsEndpoint, (context, { query }) =>
    listAgencyTickets(db, requireSignedIn(context), { ...query, kind: "ticket", now: now() }),
  );
  handle(changeTicketEndpoint, async (context, { params, body }) => ({
    ticket: await changeTicket(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
}
