import { resolveReach } from "@/lib/api/contract/roles";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { MemberScope } from "../db/scoped";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";

export type TicketVisit = Pick<RequestContext, "requestId"> & {
  agency: AgencyWire;
  viewer: Viewer;
};

/** Whether a viewer has the inbox of the agency: reads, answers and assigns every request. */
export const hasInbox = (viewer: Pick<Viewer, "userType" | "isRestrictedAgent" | "permissions">) =>
  resolveReach(viewer, "support.inbox") === "all";

/** All requests for those with the inbox, their own for everybody else. */
export const toTicketScope = (viewer: Viewer): MemberScope => ({
  userId: viewer.userId,
  reach: hasInbox(viewer) ? "all" : "own",
});

/** Also for one of another agency or another user. */
export const noSuchTicket = () =>
  new RouteError(404, "ticket_not_found", "There is no such support request");
