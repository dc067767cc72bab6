import { listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import { listApplicationsEndpoint } from "@/lib/api/contract/applications";
import { listAuditEventsEndpoint } from "@/lib/api/contract/audit-events";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import { listAgencyEnquiriesEndpoint, listAgencyTicketsEndpoint } from "@/lib/api/contract/support";
import { listTeamEndpoint } from "@/lib/api/contract/team";
import { createListQuery } from "./create-list-query";

/** How each list of the desk is written in its address. */
export const listQueries = {
  bookings: createListQuery(listAgencyBookingsEndpoint.query, { state: bookingStates }),
  searches: createListQuery(listPastSearchesEndpoint.query),
  audit: createListQuery(listAuditEventsEndpoint.query),
  applications: createListQuery(listApplicationsEndpoint.query),
  agents: createListQuery(listTeamEndpoint.query),
  support: createListQuery(listAgencyTicketsEndpoint.query),
  enquiries: createListQuery(listAgencyEnquiriesEndpoint.query),
};
type Queries = typeof listQueries;
/** The query of one of them. */
export type ListQueryOf<Name extends keyof Queries> = ReturnType<Queries[Name]["read"]>;
