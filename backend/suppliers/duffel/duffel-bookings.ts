import type { FlightBookingSupplier } from "../../ports/flight-supplier";
import { SupplierError, type Hold, type SupplierBooking } from "../../ports/booking-supplier";
import { toItemFare } from "../../ports/to-item-fare";
import { isSamePrice } from "../../ports/net-price";
import type { Cancelling } from "./cancel-orders";
import type { DuffelCalls } from "./duffel-calls";
import { serialize } from "./serialize";
import type { FareFinder, SoldFare } from "./find-fares";
import type { NotedOrder, OrderBook } from "./order-book";
import { createPaying } from "./pay-order";
import { toPayEnd } from "./to-pay-end";
import { createOrderPlacing, isPlaced, referenceKey } from "./place-order";
import { isOver, toBooking } from "./to-booking";
import type { WireOrder } from "./wire/orders";

type BookingCalls = Pick<
  FlightBookingSupplier,
  "hold" | "book" | "getBooking" | "quoteCancel" | "cancel"
>;
type HoldOrder = Parameters<FlightBookingSupplier["hold"]>[0];
type Parts = {
  calls: DuffelCalls;
  fares: FareFinder;
  orders: OrderBook;
  cancelling: Cancelling;
  now: () => Date;
};

function toItem(
  { checked: { itinerary, fare, bags, seats } }: SoldFare,
  { adults, ages }: Pick<HoldOrder, "adults" | "ages">,
): NotedOrder["item"] {
  return {
    service: "flights",
    ...{ adults, ages, itinerary, bags, seats },
    fare: toItemFare(fare),
  };
}

/** Both ends of an unpaid order, which the airline may have moved. */
function toHold({ id, payment_status: terms }: WireOrder, until: Date): Hold {
  const space = terms.payment_required_by;
  const price = terms.price_guarantee_expires_at;
  return {
    state: "held",
    holdReference: id,
    until: (space ? toPayEnd(space) : until).toISOString(),
    ...(price ? { priceUntil: toPayEnd(price).toISOString() } : {}),
  };
}

/** Holds and orders by our references, each of them made at most once. */
export function createDuffelBookings({
  calls,
  fares,
  orders,
  cancelling,
  now,
}: Parts): BookingCalls {
  const placeOrder = createOrderPlacing({ calls, fares, orders, now });
  const pay = createPaying({ calls, orders, now });
  const oneByOne = serialize();

  /** The order of what was sent; null while it is unknown whether there is one. */
  async function findOrder(noted: NotedOrder): Promise<WireOrder | null> {
    if (noted.orderId !== null) return calls.getOrder(noted.orderId);
    for await (const { id, metadata } of calls.listOrders()) {
      if (metadata?.[referenceKey] !== noted.clientReference) continue;
      const order = await calls.getOrder(id);
      await orders.note(noted.clientReference, {
        orderId: id,
        ...(noted.passengers.length === 0
          ? { passengers: order.passengers.map((passenger) => passenger.id) }
          : {}),
      });
      return order;
    }
    return null;
  }

  function readOrder(order: WireOrder, noted: NotedOrder): SupplierBooking {
    const booking = toBooking(order, noted, now());
    // What is refused stays refused, though its seats may be kept for a while.
    if (booking.state === "absent" && noted.state !== "held") return { state: noted.state };
    return booking;
  }

  async function readBooking(noted: NotedOrder | null): Promise<SupplierBooking> {
    if (!noted) return { state: "absent" };
    if (noted.sentAt === null) return { state: noted.state === "held" ? "absent" : noted.state };
    const order = await findOrder(noted);
    // Duffel can't look up our reference, and its list may lag: it never vouches for absence.
    return order ? readOrder(order, noted) : { state: "unknown" };
  }

  /** Takes an unpaid order over, or makes it; nothing is paid yet. */
  async function reserve(
    noted: NotedOrder,
    order: HoldOrder,
  ): Promise<Hold | { state: "soldOut" }> {
    const { unpaid, until } = order;
    if (!unpaid)
      return {
        state: "held",
        holdReference: noted.clientReference,
        until: noted.heldUntil.toISOString(),
      };
    const made = noted.sentAt === null ? null : await findOrder(noted);
    if (made) return isOver(made, now()) ? { state: "soldOut" } : toHold(made, until);
    const placed =
      noted.sentAt === null
        ? await placeOrder(noted, unpaid, { isHeld: true })
        : ({ state: "pending" } as const);
    if (isPlaced(placed)) return toHold(placed.order, until);
    // It may be made right now: the caller tries again.
    if (placed.state === "pending")
      throw new SupplierError("unavailable", `the order of ${noted.clientReference} isn't found`);
    return { state: "soldOut" };
  }

  async function hold(order: HoldOrder): ReturnType<BookingCalls["hold"]> {
    const { offerId, expected, clientReference, until, unpaid: _, ...party } = order;
    const known = await orders.get(clientReference);
    if (known && known.state !== "held") return { state: "soldOut" };
    if (known?.offerId === offerId && (known.heldUntil > now() || known.sentAt !== null))
      return reserve(known, order);
    const sold = await fares.findFare({ offerId, ...party });
    if (!sold) return { state: "soldOut" };
    const { checked, kept } = sold;
    const isWhole =
      checked.bags.length === party.bags.length && checked.seats.length === party.seats.length;
    if (!isWhole || !isSamePrice(checked.fare.price, expected))
      return { state: "priceChanged", offer: checked };
    const { wholesale: amount, currency } = expected;
    const noted = {
      ...{ clientReference, offerId, heldUntil: until },
      item: toItem(sold, party),
      expected: { amount, currency },
      passengers: kept.passengers,
    };
    await orders.keep(noted);
    const stored = await orders.get(clientReference);
    if (!stored) throw new Error("the hold wasn't noted");
    if (stored.state !== "held") return { state: "soldOut" };
    return reserve(stored, order);
  }

  async function book(details: Parameters<BookingCalls["book"]>[0]): Promise<SupplierBooking> {
    const noted = await orders.get(details.clientReference);
    if (!noted) return { state: "absent" };
    if (noted.sentAt === null) {
      if (noted.state !== "held") return { state: noted.state };
      const placed = await placeOrder(noted, details, { isHeld: false });
      if (isPlaced(placed)) {
        const sent = (await orders.get(details.clientReference)) ?? noted;
        return readOrder(placed.order, sent);
      }
      if (placed.state === "refused") await orders.end(details.clientReference, "refused");
      return placed;
    }
    const order = await findOrder(noted);
    if (!order) return { state: "unknown" };
    const booking = readOrder(order, noted);
    return booking.state === "absent" ? pay(order, noted) : booking;
  }

  async function cancel(
    clientReference: string,
    agreed: Parameters<BookingCalls["cancel"]>[1],
  ): ReturnType<BookingCalls["cancel"]> {
    if (await orders.end(clientReference, "cancelled")) return { state: "cancelled" };
    const noted = await orders.get(clientReference);
    if (!noted) return { state: "absent" };
    // Held again: another process sent it, and Duffel's answer was that nothing was ordered.
    if (noted.sentAt === null) return { state: noted.state === "held" ? "unknown" : "cancelled" };
    const order = await findOrder(noted);
    if (!order) return { state: "unknown" };
    const answer: Awaited<ReturnType<BookingCalls["cancel"]>> = isOver(order, now())
      ? { state: "cancelled" }
      : await cancelling.confirm(order, agreed ?? (await cancelling.toOwed(order, noted)));
    if (answer.state === "cancelled") await orders.note(clientReference, { state: "cancelled" });
    return answer;
  }

  return {
    hold: (order) => oneByOne(order.clientReference, () => hold(order)),
    book: (details) => oneByOne(details.clientReference, () => book(details)),
    getBooking: async (reference) => readBooking(await orders.get(reference)),
    async quoteCancel(reference) {
      const noted = await orders.get(reference);
      const order = noted?.sentAt ? await findOrder(noted) : null;
      return order && !isOver(order, now()) ? cancelling.quote(order) : null;
    },
    cancel: (reference, agreed) => oneByOne(reference, () => cancel(reference, agreed)),
  };
}
