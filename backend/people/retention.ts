import { toLocalDate } from "@/lib/dates/calendar-date";
import { toUtc } from "@/lib/dates/to-utc";
import type { BookingRecord } from "../booking/bookings/booking-record";

/**
 * Years after the year of a sale for which its record is kept: ten is the longest period required
 * by the accounting laws of this site's markets (France, Code de commerce L123-22; Portugal, CIVA
 * art. 52; Germany ten for books, eight for vouchers); others require five to seven.
 */
export const retentionYears = 10;

/** Days after the end of a trip for which birth dates and the like are kept, encrypted. */
export const sealedAnswersDays = 30;

/** The last day, as 2036-12-31, on which a sale's record is kept. */
export function toKeptUntil({
  createdAt,
  endsOn,
  cancelledAt,
}: Pick<BookingRecord["booking"], "createdAt" | "endsOn" | "cancelledAt">): string {
  const years = [
    toUtc(createdAt).year(),
    Number(endsOn.slice(0, 4)),
    cancelledAt ? toUtc(cancelledAt).year() : 0,
  ];
  return `${Math.max(...years) + retentionYears}-12-31`;
}

/**
 * What may be erased of a booking. `standing`: nothing yet, the trip is upcoming or money is still
 * moving · `kept`: all but what its sales record needs · `over`: everything, because nothing was
 * sold or the retention period is over.
 */
export type ErasureStage = "standing" | "kept" | "over";

const endedStates: readonly BookingRecord["booking"]["state"][] = [
  "failed",
  "cancelled",
  "refunded",
];

export function toErasureStage(
  { booking, payments, refunds }: BookingRecord,
  now: Date,
): ErasureStage {
  const today = toLocalDate(now, "UTC");
  const isUnsettled =
    booking.nextStepAt !== null || refunds.some(({ state }) => state !== "succeeded");
  const isAhead = !endedStates.includes(booking.state) && booking.endsOn >= today;
  if (isUnsettled || isAhead) return "standing";
  const isSale =
    booking.state === "confirmed" ||
    booking.cancelledAt !== null ||
    payments.some(({ state }) => state === "succeeded");
  return isSale && today <= toKeptUntil(booking) ? "kept" : "over";
}
