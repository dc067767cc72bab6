import { callWithBody } from "./call";

/**
 * Asks the agency for support. The same key (a UUID) with the same words is the same ticket;
 * ApiError 422 with others, 429 after too many.
 */
export const createTicket = callWithBody("POST /api/support/tickets");
