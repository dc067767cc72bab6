import { resolveReach } from "@/lib/api/contract/roles";
import type { RequestContext } from "../request-context";
import type { BookingRow } from "./booking-record";

type Sale = Pick<BookingRow, "agentId" | "userId">;

/**
 * Whether somebody may see it as a member of the agency: their own sale, or any for those who reach
 * all.
 */
export function reachesBooking(viewer: RequestContext["viewer"], { agentId }: Sale): boolean {
  const reach = viewer && resolveReach(viewer, "bookings.read");
  return reach === "all" || (reach === "own" && agentId === viewer?.userId);
}

/** Who bought it themselves. */
export const isBuyer = (viewer: RequestContext["viewer"], { userId }: Sale): boolean =>
  viewer !== null && userId === viewer.userId;

/** Whether what they do to it is done by the agency, for whoever bought it. */
export const actsForAgency = (viewer: RequestContext["viewer"], booking: Sale): boolean =>
  !isBuyer(viewer, booking) && reachesBooking(viewer, booking);
