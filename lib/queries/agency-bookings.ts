import { queryOptions } from "@tanstack/react-query";
import { findAgencyBookings } from "@/lib/api/browser/agency-bookings";

/** Letters to look for bookings by, at least. */
export const minimumFound = 2;

/** Bookings that the viewer reaches, by reference, name, e-mail or title; the last ones first. */
export const foundBookingsQuery = (text: string) =>
  queryOptions({
    queryKey: ["agencyBookings", "found", text],
    queryFn: async ({ signal }) =>
      (await findAgencyBookings(text, signal)).map(({ reference, headline, leadTraveller }) => ({
        reference,
        title: headline.title,
        traveller: leadTraveller,
      })),
    enabled: text.length >= minimumFound,
    placeholderData: (before) => before,
  });
