import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { resolveReach, type Reach } from "@/lib/api/contract/roles";
import { tickets } from "../db/schema/tickets";
import type { MemberScope } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { type RequestContext, type Viewer } from "../http/request-context";

export type TicketVisit = Pick<RequestContext, "requestId"> & {
  agency: AgencyWire;
  viewer: Viewer;
};
type Member = Pick<Viewer, "userType" | "isRestrictedAgent" | "permissions">;

/** What a thread began with; the agency has an inbox of each. */
export type TicketKind = "ticket" | "enquiry";
const inboxActions = { ticket: "support.inbox", enquiry: "enquiries.read" } as const;
export const toKind = (reference: string): TicketKind =>
  reference.startsWith("E-") ? "enquiry" : "ticket";

/** Which of a kind a viewer reaches besides those that they sent. */
const reachOf = (viewer: Member, kind: TicketKind): Reach | null =>
  resolveReach(viewer, inboxActions[kind]);

/** Whether a viewer has an inbox of the agency: reads, answers and assigns everything in it. */
export const hasInbox = (viewer: Member, kind: TicketKind = "ticket"): boolean =>
  reachOf(viewer, kind) === "all";

/** Whether it can be assigned to them: enquiries to all who have a list of them. */
export const takesTickets = (member: Member, kind: TicketKind): boolean =>
  kind === "enquiry" ? reachOf(member, kind) !== null : hasInbox(member, kind);

export const isOfKind = (kind: TicketKind): SQL =>
  kind === "enquiry" ? isNotNull(tickets.enquiryId) : isNull(tickets.enquiryId);

/** Those of a kind that a viewer reaches: all, or what they sent, and enquiries they care for. */
export function isReached(viewer: Viewer, kind: TicketKind): SQL | undefined {
  const reach = reachOf(viewer, kind);
  const isTheirs = eq(tickets.userId, viewer.userId);
  const isCaredFor =
    kind === "enquiry" && reach ? eq(tickets.assigneeId, viewer.userId) : undefined;
  return and(isOfKind(kind), reach === "all" ? undefined : or(isTheirs, isCaredFor));
}

type Held = { userId: string | null; assigneeId: string | null; enquiryId: string | null };
/**
 * Whether what a viewer writes in a request is the agency's: unless they sent it, and of an enquiry
 * also then, once they take care of it: a member may have sent it for a client.
 */
export const isForAgency = (
  { userId }: Pick<Viewer, "userId">,
  { userId: senderId, assigneeId, enquiryId }: Held,
): boolean => senderId !== userId || (enquiryId !== null && assigneeId === userId);

/** Of a transaction that reads tickets of a kind. */
export const toTicketScope = (viewer: Viewer, kind: TicketKind): MemberScope => ({
  userId: viewer.userId,
  reach: hasInbox(viewer, kind) ? "all" : "own",
});

/** Also for one of another agency or another user. */
export const noSuchTicket = () =>
  new RouteError(404, "ticket_not_found", "There is no such support request");
