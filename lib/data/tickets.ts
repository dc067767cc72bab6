import "server-only";
import type * as z from "zod";
import {
  getTicketEndpoint,
  listAgencyEnquiriesEndpoint,
  listAgencyTicketsEndpoint,
  listTicketsEndpoint,
  ticketReferenceSchema,
  type Ticket,
  type TicketThread,
} from "@/lib/api/contract/support";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { readOrInstead } from "./read-or-instead";

/**
 * The user's own support requests, the one with the latest message first. @throws ApiError or
 * ContractError, see `createApi`
 */
export const listTickets = async (tenant: string): Promise<Ticket[]> =>
  (await (await apiForRequest(tenant)).call(listTicketsEndpoint)).data;

/** The same; null if they can't be loaded, because one can write without them. */
export const findTickets = (tenant: string): Promise<Ticket[] | null> =>
  readOrInstead("own support requests", () => listTickets(tenant), null);

export type InboxPage = z.output<typeof listAgencyTicketsEndpoint.response>;
type InboxQuery = z.output<typeof listAgencyTicketsEndpoint.query>;

/** A page of the agency's support requests. @throws ApiError or ContractError, see `createApi` */
export const listAgencyTickets = async (tenant: string, query: InboxQuery): Promise<InboxPage> =>
  (await apiForRequest(tenant)).call(listAgencyTicketsEndpoint, { query });

/** A page of the agency's enquiries. @throws ApiError or ContractError, see `createApi` */
export const listAgencyEnquiries = async (tenant: string, query: InboxQuery): Promise<InboxPage> =>
  (await apiForRequest(tenant)).call(listAgencyEnquiriesEndpoint, { query });

/**
 * The thread of a support request or an enquiry; null for one that isn't the viewer's to see, and
 * for a malformed reference. @throws ApiError or ContractError, see `createApi`
 */
export async function getTicket(tenant: string, reference: string): Promise<TicketThread | null> {
  const parsed = ticketReferenceSchema.safeParse(reference);
  if (!parsed.success) return null;
  const api = await apiForRequest(tenant);
  return orNull(api.call(getTicketEndpoint, { params: { reference: parsed.data } }));
}
