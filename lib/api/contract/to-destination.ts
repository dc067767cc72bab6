import type { BookingSummary } from "@/lib/api/contract/bookings";

/** Between the stops that the title of flights names, from the start on. */
export const stopSeparator = " – ";

/** Where a booking leads: of flights the first stop after their start, else its place. */
export const toDestination = ({
  service,
  headline,
}: Pick<BookingSummary, "service" | "headline">): string =>
  service === "flights" ? (headline.title.split(stopSeparator)[1] ?? "") : headline.place;
