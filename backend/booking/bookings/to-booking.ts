import { hasEnded } from "@/lib/api/contract/booking-states";
import type { Booking } from "@/lib/api/contract/bookings";
import { toViewerItem } from "../quotes/to-quote";
import type { RequestContext } from "../../http/request-context";
import { toSupplierChange, type SupplierChangeRow } from "../supplier-changes/change-record";
import {
  findOpenPayment,
  getPaid,
  listWantedPayments,
  type BookingRecord,
  type BookingRow,
  type RefundRow,
} from "./booking-record";
import type { Access } from "./booking-access";

/** A booking as it stands, with everything it is shown with. */
export type ShownBooking = BookingRecord &
  Pick<Booking, "canChange" | "canRename" | "replaces" | "replacedBy"> & {
    access: Access;
    changes: SupplierChangeRow[];
    events: { state: BookingRow["state"]; at: Date }[];
    /** Those that its buyer sees, too. */ notes: { text: string; createdAt: Date }[];
  };

/**
 * Until it starts, by the clock of the place, and while it stands; a request until it is answered.
 */
export const isCancellable = ({ state, failure, headline }: BookingRow, now: Date): boolean =>
  (state === "confirmed" && now < new Date(headline.starts.at)) ||
  (state === "requested" && failure === null);

/**
 * Whether it is held and can be given back unpaid: also while the gateway's page is open, as long
 * as no payment there is known.
 */
export const isReturnable = (record: BookingRecord): boolean => {
  const { state, failure, dueNow } = record.booking;
  if (failure !== null || dueNow === 0) return false;
  return (
    state === "held" || (state === "paying" && findOpenPayment(record)?.state !== "processing")
  );
};

/** What the refund that is shown depends on. */
type Refunded = { booking: Pick<BookingRow, "state">; refunds: RefundRow[] };

/**
 * Of a booking that is over, what is still owed before what is back. One that stands is shown
 * without the refund of a second payment.
 */
const rightRefund = ({ booking, refunds }: Refunded): RefundRow | undefined => {
  const isEnded = hasEnded(booking.state);
  const owed = isEnded ? refunds.find(({ state }) => state === "failed") : undefined;
  return (
    owed ??
    refunds.find(({ reason }) => reason !== "duplicate") ??
    (booking.state === "failed" || booking.state === "refunded" ? refunds.at(-1) : undefined)
  );
};

/** The worst that may be of several refunds, first. */
const worstFirst = ["failed", "pending", "succeeded"] as const;

/** Of several payments each gives back a part: shown are their sum and their worst state. */
export const toRefund = (record: Refunded): Booking["refund"] => {
  const right = rightRefund(record);
  if (!right) return null;
  const parts =
    right.reason === "duplicate"
      ? [right]
      : record.refunds.filter(({ reason }) => reason !== "duplicate");
  return {
    state: worstFirst.find((state) => parts.some((part) => part.state === state)) ?? right.state,
    amount: {
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      currency: right.currency,
    },
    at: new Date(Math.max(...parts.map(({ updatedAt }) => updatedAt.getTime()))).toISOString(),
  };
};

/** What was paid, in all; before anything was, the latest try. */
const toPayment = (record: BookingRecord): Booking["payment"] => {
  const wanted = listWantedPayments(record);
  const latest = wanted.at(-1) ?? record.payments.at(-1);
  if (!latest) return null;
  const { gateway, state, currency } = latest;
  const amount = wanted.length > 0 ? getPaid(record) : latest.amount;
  return { gateway, state, amount: { amount, currency } };
};

/**
 * The states it passed through. A refund that came back is as if it had never been: what it was
 * before still holds, since when it did.
 */
function toHistory(state: BookingRow["state"], events: ShownBooking["events"]): Booking["history"] {
  const passed = events.filter((event, index) => event.state !== events[index - 1]?.state);
  const refunded =
    state === "refunded" ? -1 : passed.findIndex((event) => event.state === "refunded");
  return (refunded < 0 ? passed : passed.slice(0, refunded)).map((event) => ({
    state: event.state,
    at: event.at.toISOString(),
  }));
}

const payableStates: readonly BookingRow["state"][] = ["held", "paying"];

/**
 * Wholesale and markup are for the agent who booked, and the agency's owners; a client of theirs,
 * and everybody else with the key, sees what they pay.
 */
export function toBooking(
  shown: ShownBooking,
  { priceTier, now }: Pick<RequestContext, "priceTier"> & { now: Date },
): Booking {
  const { booking, events, access } = shown;
  const { terms } = booking.detail;
  const isPayable =
    payableStates.includes(booking.state) && booking.dueNow > 0 && booking.failure === null;
  return {
    reference: booking.reference,
    state: booking.state,
    failure: booking.failure,
    createdAt: booking.createdAt.toISOString(),
    answerBy: booking.state === "requested" ? (booking.holdUntil?.toISOString() ?? null) : null,
    ...(booking.isPaidLater ? { isPaidLater: true as const } : {}),
    payableUntil: isPayable ? (booking.holdUntil?.toISOString() ?? null) : null,
    ...toViewerItem(booking.detail, {
      tier: access.as !== "keyHolder" && priceTier === "agent" ? "agent" : "traveller",
      // Noted with what was booked since; what is older was mostly quoted in its booker's.
      language: booking.language,
    }),
    travellers: booking.travellers,
    contact: booking.contact,
    requests: booking.requests,
    answers: booking.answers,
    confirmationNumber: booking.confirmationNumber,
    supplierReference: booking.supplierReference,
    ticketNumbers: booking.ticketNumbers,
    isForClient: booking.isForClient,
    terms,
    payment: toPayment(shown),
    refund: toRefund(shown),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    ...(booking.cancelledBy ? { cancelledBy: booking.cancelledBy } : {}),
    ...(shown.changes.length > 0 ? { changes: shown.changes.map(toSupplierChange) } : {}),
    canCancel: access.mayWrite && (isCancellable(booking, now) || isReturnable(shown)),
    canChange: access.mayWrite && shown.canChange,
    canRename: access.mayWrite && shown.canRename,
    ...(access.mayWrite ? {} : { isReadOnly: true as const }),
    newTravellers: booking.newTravellers,
    replaces: shown.replaces,
    replacedBy: shown.replacedBy,
    ...(shown.notes.length > 0
      ? {
          notes: shown.notes.map(({ text, createdAt }) => ({
            text,
            createdAt: createdAt.toISOString(),
          })),
        }
      : {}),
    history: toHistory(booking.state, events),
  };
}
