import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { SupplierBooking } from "../../ports/booking-supplier";
import type { NotedOrder } from "./order-book";
import type { WireOrder } from "./wire/orders";

const ticketType = "electronic_ticket";
/** Tickets may come so long after an order or its payment; who has none then issues none. */
const ticketsMs = 10 * minuteMs;

/** The first ticket of each passenger, by the order of travellers; null of who has none. */
const listTickets = ({ documents }: WireOrder, passengers: readonly string[]) =>
  passengers.map(
    (passenger) =>
      documents?.find(
        (document) => document.type === ticketType && document.passenger_ids.includes(passenger),
      )?.unique_identifier ?? null,
  );

/** Whether it was cancelled, or wasn't paid in time: airlines let go of it then by themselves. */
export function isOver(
  { cancelled_at: cancelledAt, payment_status: terms }: WireOrder,
  now: Date,
): boolean {
  const end = terms.awaiting_payment ? terms.payment_required_by : null;
  return cancelledAt != null || (end != null && new Date(end) <= now);
}

/**
 * What an order is to us. An unpaid one only holds seats: nothing is booked. Airlines that issue no
 * tickets have confirmed with the order, which shows after some minutes; where one passenger has a
 * ticket all of them must.
 */
export function toBooking(
  order: WireOrder,
  { passengers, sentAt }: Pick<NotedOrder, "passengers" | "sentAt">,
  now: Date,
): SupplierBooking {
  if (isOver(order, now)) return { state: "cancelled" };
  if (order.payment_status.awaiting_payment) return { state: "absent" };
  const tickets = listTickets(order, passengers);
  const issued = tickets.filter((ticket) => ticket !== null);
  if (issued.length > 0 && issued.length < tickets.length) return { state: "partial" };
  const isNew = [new Date(order.created_at), sentAt].some((at) => at && now < addMs(at, ticketsMs));
  if (issued.length === 0 && isNew) return { state: "pending" };
  const numbers = issued.map((ticket) => ticket.replaceAll(/\D/g, ""));
  return {
    state: "confirmed",
    supplierReference: order.id,
    confirmationNumber: order.booking_reference,
    ...(numbers.length > 0 && numbers.every((number) => number.length === 13)
      ? { ticketNumbers: numbers }
      : {}),
  };
}
