import type { SupplierBooking } from "../../ports/booking-supplier";
import type { DuffelCalls } from "./duffel-calls";
import { DuffelRefusal } from "./duffel-client";
import type { NotedOrder, OrderBook } from "./order-book";
import { isDecision, toThrown } from "./place-order";
import { toBooking } from "./to-booking";
import type { WireOrder } from "./wire/orders";
import { toAmount } from "./wire/slices";

/**
 * Pays unpaid orders at the price that was agreed, and no other. What Duffel won't take money for,
 * such as a price that isn't kept any more, is refused for good.
 */
export function createPaying({
  calls,
  orders,
  now,
}: {
  calls: DuffelCalls;
  orders: OrderBook;
  now: () => Date;
}) {
  return async function pay(order: WireOrder, noted: NotedOrder): Promise<SupplierBooking> {
    const { clientReference, expected } = noted;
    const refuse = async (): Promise<SupplierBooking> => {
      await orders.note(clientReference, { state: "refused" });
      return { state: "refused" };
    };
    const { amount, currency } = toAmount(order.total_amount, order.total_currency);
    if (currency !== expected.currency || amount > expected.amount) return refuse();
    const sentAt = now();
    await orders.note(clientReference, { sentAt });
    try {
      await calls.pay(order);
    } catch (error) {
      const isPaid = error instanceof DuffelRefusal && error.code === "already_paid";
      if (!isPaid && error instanceof DuffelRefusal && isDecision(error)) return refuse();
      if (!isPaid) throw toThrown(error);
    }
    return toBooking(await calls.getOrder(order.id), { ...noted, sentAt }, now());
  };
}
