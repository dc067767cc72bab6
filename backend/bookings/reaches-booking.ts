import { can, resolveReach } from "@/lib/api/contract/roles";
import type { RequestContext } from "../request-context";
import type { BookingRow } from "./booking-record";

type Sale = Pick<BookingRow, "agentId" | "userId" | "isForClient">;

/**
 * Whether somebody may see it as a member of the agency: their own sale, or any for those who reach
 * all.
 */
export function reachesBooking(
  viewer: RequestContext["viewer"],
  { agentId }: Pick<Sale, "agentId">,
): boolean {
  const reach = viewer && resolveReach(viewer, "bookings.read");
  return reach === "all" || (reach === "own" && agentId === viewer?.userId);
}

/**
 * Who bought it themselves. What a member booked for a client, or what is somebody else's sale by
 * now, is theirs by their reach alone.
 */
export function isBuyer(
  viewer: RequestContext["viewer"],
  { userId, agentId, isForClient }: Sale,
): boolean {
  if (!viewer || userId !== viewer.userId) return false;
  const isSale = isForClient || (agentId !== null && agentId !== userId);
  return !isSale || !can(viewer, "bookings.read");
}

/** Whether what they do to it is done by the agency, for whoever bought it. */
export const actsForAgency = (viewer: RequestContext["viewer"], booking: Sale): boolean =>
  !isBuyer(viewer, booking) && reachesBooking(viewer, booking);
