import type { Booking } from "@/lib/api/contract/bookings";

/** Whether money has come in for a booking, even if it was cancelled afterwards. */
export const hasReceipt = ({ payment }: Pick<Booking, "payment">): boolean =>
  payment?.state === "succeeded";
