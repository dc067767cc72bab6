import { bookingReferenceSchema } from "@/lib/api/contract/booking-keys";

/** The booking that a message is about, by the page's query; null without one, or for nonsense. */
export function readBookingReference(
  query: Record<string, string | string[] | undefined>,
): string | null {
  const reference = bookingReferenceSchema.safeParse(query.booking);
  return reference.success ? reference.data : null;
}
