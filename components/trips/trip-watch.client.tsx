"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { bookingQuery } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";

type Watched = Pick<Booking, "state" | "failure" | "refund" | "confirmationNumber">;
type Props = { which: BookingAccess; booking: Watched };

const lookAgainMs = 3_000;
/** A request may wait for hours, with this page open all the time. */
const lookForAnswerMs = 30_000;
const toFace = ({ state, failure, refund, confirmationNumber }: Watched) =>
  [state, failure, refund?.state, confirmationNumber].join(" ");
const isMoving = ({ state, refund }: Watched) =>
  ["requested", "quoted", "held", "paying", "pendingSupplier", "cancelRequested"].includes(state) ||
  refund?.state === "pending";

/**
 * Looks whether a booking has come further while somebody looks at it, and has the page drawn anew
 * when it has.
 */
export function TripWatch({ which, booking }: Props) {
  const router = useRouter();
  const refetchInterval = booking.state === "requested" ? lookForAnswerMs : lookAgainMs;
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
