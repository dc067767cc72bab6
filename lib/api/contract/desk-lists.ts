import { listAgencyBookingsEndpoint } from "./agency-bookings";
import { listApplicationsEndpoint } from "./applications";
import { listAuditEventsEndpoint } from "./audit-events";
import { listClientsEndpoint } from "./clients";
import { listPastSearchesEndpoint } from "./past-searches";
import { listAgencyEnquiriesEndpoint, listAgencyTicketsEndpoint } from "./support";
import { listTeamEndpoint } from "./team";

/**
 * The desk's lists by their entries in its menu. The call of each says who reads it and what it is
 * filtered by, so its address and its saved views are read by that call's `query`.
 */
export const deskLists = {
  bookings: listAgencyBookingsEndpoint,
  clients: listClientsEndpoint,
  searches: listPastSearchesEndpoint,
  audit: listAuditEventsEndpoint,
  applications: listApplicationsEndpoint,
  agents: listTeamEndpoint,
  support: listAgencyTicketsEndpoint,
  enquiries: listAgencyEnquiriesEndpoint,
};
export type DeskList = keyof typeof deskLists;
/** For a field that names one. */
export const deskListNames = Object.keys(deskLists) as [DeskList, ...DeskList[]];
