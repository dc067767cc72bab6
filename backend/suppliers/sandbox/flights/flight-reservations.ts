import { randomInt } from "node:crypto";
import type { ScopedDatabase } from "@/backend/db/scoped";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import type { SupplierCancellationQuote } from "../../../ports/booking-supplier";
import type { SupplierFare } from "../../../ports/flight-supplier";
import { createReservations, type ReservationRow } from "../reservations";
import { hashText } from "../seeded-random";
import { toFlightAllotment, toWordOf } from "./flight-stock";

/** What a reservation keeps of flights. `wholesale`: what it costs with bags and seats. */
export type FlightDetail = {
  item: FlightItem;
  wholesale: number;
  currency: string;
  /** Of the fare; null where nothing comes back. */
  keep: number | null;
  /** It gives back less than it was first said to. */
  isLowered?: true;
  /** The airline called it off. */
  isCalledOff?: true;
  /** What was said to its change. */
  answer?: "accept" | "refund";
};

export const toDetail = ({ detail }: Pick<ReservationRow, "detail">): FlightDetail | null =>
  detail as FlightDetail | null;

/** What comes back of a fare by its terms, before its first departure. */
export function toKeep({ cancellation, price }: SupplierFare): number | null {
  const [step] = cancellation.steps;
  if (!step) return null;
  if ("keep" in step) return step.keep.amount;
  return Math.round(price.wholesale * (1 - step.refundPercentage / 100));
}

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";
const pnrLength = 6;

/** Six letters and digits that don't look alike, a letter in front. */
const newPnr = (): string =>
  Array.from({ length: pnrLength }, (_, place) => {
    const from = place === 0 ? letters : letters + digits;
    return from[randomInt(from.length)];
  }).join("");

/** An airline's three digits and ten of the ticket, one after the other for each passenger. */
function toTickets(row: ReservationRow): string[] {
  const item = toDetail(row)?.item;
  const [airline] = item?.itinerary.legs[0]?.segments ?? [];
  const prefix = 900 + (hashText(`ticket|${airline?.airline.code}`) % 100);
  const first = hashText(`ticket|${row.supplierReference}`) % 1_000_000_000;
  const people = item ? item.adults + item.ages.length : 0;
  return Array.from(
    { length: people },
    (_, number) => `${prefix}${String(first + number).padStart(10, "0")}`,
  );
}

export const createFlightReservations = ({ db, now }: { db: ScopedDatabase; now: () => Date }) =>
  createReservations({
    db,
    now,
    allotmentOf: toFlightAllotment,
    toWord: toWordOf,
    toNumbers: () => ({
      supplierReference: `SB-${randomInt(10_000_000, 99_999_999)}`,
      confirmationNumber: newPnr(),
    }),
    toTickets,
  });

/** How long an airline stands by what it says that cancelling gives back. */
const quoteMs = 30 * minuteMs;

/** What cancelling gives back of a booking; null once it has departed, or isn't booked. */
export function toCancellationQuote(
  row: ReservationRow,
  now: Date,
): SupplierCancellationQuote | null {
  const detail = toDetail(row);
  const departs = detail?.item.itinerary.legs[0]?.segments[0]?.departs.at;
  if (!detail || !departs || row.state !== "confirmed" || new Date(departs) <= now) return null;
  const { wholesale, currency, keep } = detail;
  const whole = keep === null ? 0 : Math.max(0, wholesale - keep);
  const amount = detail.isLowered ? Math.round(whole / 2) : whole;
  return {
    refund: { amount, currency },
    keeps: { amount: wholesale - amount, currency },
    until: earlier(addMs(now, quoteMs), new Date(departs)).toISOString(),
    destination: "payer",
  };
}
