import { can, type Member } from "@/lib/api/contract/roles";
import { paths } from "@/lib/paths";

/**
 * Where a signed-in user finds a booking of theirs, without a language: travellers in My Trips,
 * agents among what they booked.
 */
export const ownBookingPath = (user: Member, reference: string): string =>
  can(user, "mytrip.read") ? paths.trip(reference) : paths.agentBooking(reference);
