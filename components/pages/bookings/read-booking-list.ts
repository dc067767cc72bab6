import { redirect } from "next/navigation";
import { cache } from "react";
import { ApiError } from "@/lib/api/errors";
import {
  readBookingListQuery,
  toBookingListQuery,
  type BookingListQuery,
} from "@/lib/agency-bookings/booking-list-query";
import { listAgencyBookings } from "@/lib/data/agency-bookings";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";

/** Of a list as an address: of the page and of its file. */
export const toListPath = (query: BookingListQuery): string =>
  paths.agentBookings(toBookingListQuery(query));
export const toExportPath = (query: BookingListQuery): string =>
  paths.bookingsExport(toBookingListQuery({ ...query, after: undefined }));

/** One call for a page and its title; `asked` is its address as text, which can be compared. */
const read = cache((tenant: string, asked: string) =>
  orSearchFailure(
    "the agency's bookings",
    listAgencyBookings(tenant, JSON.parse(asked) as BookingListQuery).catch((error: unknown) => {
      // A cursor of another sort, or a made-up one.
      if (error instanceof ApiError && error.status === 422) return "noSuchPage" as const;
      throw error;
    }),
  ),
);

/** The list that an address asks for, or why there is none. */
export function readBookingList(tenant: string, address: Query) {
  const query = readBookingListQuery(address);
  return { query, list: read(tenant, JSON.stringify(query)) };
}

/** To the first page, for an address of one that isn't there. */
export const leaveForFirst = (prefix: string, query: BookingListQuery): never =>
  redirect(`${prefix}${toListPath({ ...query, after: undefined })}`);
