import type { SupplierBooking } from "../booking-supplier";
import type { NotedOrder } from "./order-book";
import type { WireOrder } from "./wire/orders";

const ticketType = "electronic_ticket";

/** The first ticket of each passenger, by the order of travellers; null of who has none. */
const listTickets = ({ documents }: WireOrder, passengers: readonly string[]) =>
  passengers.map(
    (passenger) =>
      documents?.find(
        (document) => document.type === ticketType && document.passenger_ids.includes(passenger),
      )?.unique_identifier ?? null,
  );

/**
 * What an order is to us. An unpaid one only holds seats: nothing is booked. Airlines that issue no
 * tickets have confirmed with the order; where one passenger has a ticket all of them must.
 */
export function toBooking(
  order: WireOrder,
  { passengers }: Pick<NotedOrder, "passengers">,
): SupplierBooking {
  if (order.cancelled_at) return { state: "cancelled" };
  if (order.payment_status.awaiting_payment) return { state: "absent" };
  const tickets = listTickets(order, passengers);
  const issued = tickets.filter((ticket) => ticket !== null);
  if (issued.length > 0 && issued.length < tickets.length) return { state: "partial" };
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
