import { paths } from "@/lib/paths";

/** The pages that show a booking: to travellers, to agents, and to any holder of its key. */
export const bookingPages = ["trips", "bookings", "found"] as const;
export type BookingPageName = (typeof bookingPages)[number];

/** The id of what such a page says about a form of it that didn't work. */
export const bookingProblemId = "problem";

type Which = { reference: string; key?: string | undefined };

/** The path of a booking's page, without a language; `found` needs the key. */
export function toBookingPage(
  page: BookingPageName,
  { reference, key }: Which,
  query: Parameters<typeof paths.trip>[1] = {},
): string {
  if (page === "trips") return paths.trip(reference, query);
  if (page === "bookings") return paths.agentBooking(reference, query);
  return paths.findBooking({ reference, ...(key === undefined ? {} : { key }), ...query });
}
