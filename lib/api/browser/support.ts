import type { createTicketEndpoint, TicketInput } from "../contract/support";
import { call, type Answer } from "./call";

/**
 * Asks the agency for support. The same key (a UUID) with the same words is the same ticket;
 * ApiError 422 with others, 429 after too many.
 */
export const createTicket = (
  body: TicketInput & { idempotencyKey: string },
): Promise<Answer<typeof createTicketEndpoint>> => call("post", "/api/support/tickets", { body });
