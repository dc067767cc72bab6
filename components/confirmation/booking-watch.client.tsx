"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { Booking } from "@/lib/api/contract/bookings";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { isMoving } from "@/lib/bookings/resolve-confirmation";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { bookingQuery } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";

type Watched = Pick<Booking, "state" | "failure" | "payment" | "refund" | "confirmationNumber">;
type Props = { access: BookingAccess; booking: Watched };

const firstMs = 1_500;
const longestMs = 30_000;
/** Polls quickly at first, while the buyer is watching, then ever less often. */
const toDelay = (polls: number) => Math.min(longestMs, firstMs * 1.4 ** polls);

const toFace = ({ state, failure, payment, refund, confirmationNumber }: Watched) =>
  [state, failure, payment?.state, refund?.state, confirmationNumber].join(" ");

/** Looks whether a booking has come further, and has the page drawn anew when it has. */
export function BookingWatch({ access, booking }: Props) {
  const router = useRouter();
  const { data } = useQuery(
    {
      ...bookingQuery(access),
      enabled: isMoving(booking),
      refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount } }) =>
        toDelay(dataUpdateCount + errorUpdateCount),
    },
    getQueryClient(),
  );
  const shown = toFace(booking);
  const found = data && toFace(data);
  useEffect(() => {
    if (found !== undefined && found !== shown) router.refresh();
  }, [found, shown, router]);
  useEffect(() => {
    if (["requested", "confirmed", "pendingSupplier"].includes(booking.state))
      checkoutDraft.forget();
  }, [booking.state]);

  return null;
}
