"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { bookingQuery } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";

type Watched = Pick<
  Booking,
  "state" | "failure" | "refund" | "confirmationNumber" | "isPaidLater" | "changes"
>;
type Props = { which: BookingAccess; booking: Watched };

const lookAgainMs = 3_000;
/** It may wait for hours, or for days to be paid, with this page open all the time. */
const lookSeldomMs = 30_000;
const waitsLong = ({ state, isPaidLater }: Watched) =>
  state === "requested" || (state === "held" && isPaidLater === true);
const toFace = (booking: Watched) => {
  const { state, failure, refund, confirmationNumber, changes = [] } = booking;
  const made = changes.map((change) => `${change.id} ${change.state}`);
  return [state, failure, refund?.state, confirmationNumber, ...made].join(" ");
};
const isMoving = (booking: Watched) =>
  ["requested", "quoted", "held", "paying", "pendingSupplier", "cancelRequested"].includes(
    booking.state,
  ) ||
  booking.refund?.state === "pending" ||
  booking.changes?.some(({ state }) => state === "accepting");

/** Polls a booking while its page is open, and refreshes the page when the booking changed. */
export function TripWatch({ which, booking }: Props) {
  const router = useRouter();
  const refetchInterval = waitsLong(booking) ? lookSeldomMs : lookAgainMs;
  const { data } = useQuery(
    { ...bookingQuery(which), refetchInterval, enabled: isMoving(booking) },
    getQueryClient(),
  );
  const [shown, found] = [toFace(booking), data && toFace(data)];
  useEffect(() => {
    if (found !== undefined && found !== shown) router.refresh();
  }, [found, shown, router]);
  return null;
}
