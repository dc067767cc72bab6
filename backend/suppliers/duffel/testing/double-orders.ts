import * as z from "zod";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { isOnLap, toDecimal, toFlightKey, toPence, type DoubleOffer } from "./double-offers";
import { createSeatMap } from "./double-seats";
import { listSeated, Refused, type DoubleOrder, type DoubleState } from "./double-state";

const name = z.string().regex(/^[A-Za-zÀ-ÖØ-öø-ÿ' -]{1,20}$/);
const passengerSchema = z.object({
  id: z.string(),
  given_name: name,
  family_name: name,
  born_on: z.iso.date(),
  gender: z.enum(["f", "m"]),
  title: z.enum(["mr", "ms", "mrs", "miss", "dr"]),
  email: z.string().min(3),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  infant_passenger_id: z.string().optional(),
});
const orderSchema = z.object({
  type: z.enum(["instant", "hold"]),
  selected_offers: z.tuple([z.string()]),
  passengers: z.array(passengerSchema),
  services: z.array(z.object({ id: z.string(), quantity: z.number() })).default([]),
  payments: z.array(z.object({ type: z.literal("balance"), amount: z.string() })).default([]),
  metadata: z.record(z.string(), z.string()).default({}),
});
type AskedOrder = z.output<typeof orderSchema>;
const paymentSchema = z.object({
  order_id: z.string(),
  payment: z.object({ type: z.literal("balance"), amount: z.string() }),
});

const invalid = () => new Refused(422, "validation_error");

/** Each passenger is named, and each infant on an adult's lap. */
function requirePassengers({ passengers }: DoubleOffer, asked: AskedOrder["passengers"]): void {
  const carried = asked.flatMap(({ infant_passenger_id: infant }) => infant ?? []);
  const infants = passengers.filter(isOnLap).map(({ id }) => id);
  const isNamed = passengers.every(({ id }) => asked.some((one) => one.id === id));
  if (!isNamed || !infants.every((id) => carried.includes(id))) throw invalid();
}

/** Orders of the double, from seat maps to cancellations. */
export function createDoubleOrders(state: DoubleState, { now }: { now: () => Date }) {
  const listSeatMaps = (offerId: string) => {
    const { slices, passengers } = state.requireOffer(offerId);
    const seated = listSeated(passengers);
    return slices.flatMap(({ segments }) =>
      segments.map((segment) => ({
        flight: toFlightKey(segment),
        ...createSeatMap(segment, {
          seated,
          isTaken: (seat) => state.isSeatTaken(`${toFlightKey(segment)} ${seat}`),
        }),
      })),
    );
  };

  /** What is added to a price, and the seats that are taken. */
  function addServices(offer: DoubleOffer, services: AskedOrder["services"]) {
    const seats: string[] = [];
    let total = 0;
    const sold = services.length === 0 ? [] : listSeatMaps(offer.id);
    for (const { id, quantity } of services) {
      const bag = offer.available_services.find((service) => service.id === id);
      const seat = sold
        .flatMap((map) => map.listSold().map((one) => ({ ...one, flight: map.flight })))
        .find((one) => one.id === id);
      const service = bag ?? seat;
      if (!service) throw new Refused(422, "service_not_available");
      total += quantity * toPence(service.total_amount);
      if (seat) seats.push(`${seat.flight} ${seat.designator}`);
    }
    return { seats, total };
  }

  function takePayment(order: DoubleOrder): void {
    order.payment_status.awaiting_payment = false;
    if (state.airline.isTicketing) issueTickets(order);
  }
  function issueTickets(order: DoubleOrder): void {
    order.documents = order.passengers.map(({ id }) => ({
      type: "electronic_ticket",
      unique_identifier: state.toTicket(),
      passenger_ids: [id],
    }));
  }

  function createOrder(body: unknown): DoubleOrder {
    const read = orderSchema.safeParse(body);
    if (!read.success) throw invalid();
    const { type, services, payments, metadata, selected_offers: offers } = read.data;
    const offer = state.requireOffer(offers[0]);
    const request = state.requests.get(offer.id) ?? "";
    if (state.ordered.has(request)) throw new Refused(422, "offer_request_already_booked");
    requirePassengers(offer, read.data.passengers);
    const isHeld = type === "hold";
    const terms = offer.payment_requirements;
    if (isHeld && (services.length > 0 || terms.requires_instant_payment)) throw invalid();
    const added = addServices(offer, services);
    const total = toPence(offer.total_amount) + added.total;
    const paid = payments.reduce((sum, { amount }) => sum + toPence(amount), 0);
    if (paid !== (isHeld ? 0 : total))
      throw new Refused(422, "payment_amount_does_not_match_order_amount");
    const id = state.toId("ord");
    const order: DoubleOrder = {
      id,
      booking_reference: `ZZ${id.slice(-4)}`,
      created_at: now().toISOString(),
      cancelled_at: null,
      total_amount: toDecimal(total),
      total_currency: offer.total_currency,
      metadata,
      available_actions: ["cancel", "update"],
      payment_status: {
        awaiting_payment: true,
        payment_required_by: terms.payment_required_by,
        price_guarantee_expires_at: terms.price_guarantee_expires_at,
      },
      passengers: offer.passengers,
      documents: [],
      slices: offer.slices,
      seats: added.seats,
    };
    if (!isHeld) takePayment(order);
    state.ordered.add(request);
    state.orders.set(id, order);
    return order;
  }

  function pay(body: unknown) {
    const { order_id: id, payment } = paymentSchema.parse(body);
    const order = state.requireOrder(id);
    if (!order.payment_status.awaiting_payment) throw new Refused(422, "already_paid");
    if (state.isLapsed(order)) throw new Refused(422, "past_payment_required_by_date");
    if (payment.amount !== order.total_amount)
      throw new Refused(422, "payment_amount_does_not_match_order_amount");
    takePayment(order);
    return { id: state.toId("pay") };
  }

  const requireCancellation = (id: string) => {
    const found = state.cancellations.get(id);
    if (!found) throw new Refused(404, "not_found");
    return found;
  };
  const toCancellation = (id: string) => {
    const { order, refund } = requireCancellation(id);
    return {
      id,
      order_id: order.id,
      refund_amount: refund,
      refund_currency: order.total_currency,
      refund_to: order.payment_status.awaiting_payment ? "awaiting_payment" : "balance",
      expires_at: addMs(now(), hourMs).toISOString(),
      confirmed_at: order.cancelled_at,
    };
  };

  /** Flexible fares, and orders an airline has changed, come back whole. */
  function quoteCancellation(body: unknown) {
    const order = state.requireOrder(z.object({ order_id: z.string() }).parse(body).order_id);
    if (order.cancelled_at) throw new Refused(422, "already_cancelled");
    if (state.isLapsed(order)) throw new Refused(422, "order_not_cancellable");
    const isWhole =
      order.slices.every(({ fare_brand_name: brand }) => brand === "Flex") ||
      [...state.changes.values()].some((change) => change.order_id === order.id);
    const isPaid = !order.payment_status.awaiting_payment;
    const id = state.toId("ore");
    const back = isWhole && isPaid ? toPence(order.total_amount) - state.airline.kept : 0;
    state.cancellations.set(id, { order, refund: toDecimal(back) });
    return toCancellation(id);
  }
  function confirmCancellation(id: string) {
    const { order } = requireCancellation(id);
    if (order.cancelled_at) throw new Refused(422, "already_cancelled");
    order.cancelled_at = now().toISOString();
    order.available_actions = [];
    return toCancellation(id);
  }

  function acceptChange(id: string) {
    const change = state.changes.get(id);
    if (!change || change.action_taken) throw new Refused(404, "not_found");
    const order = state.requireOrder(change.order_id);
    order.slices = order.slices.map(
      (slice) => change.added[change.removed.findIndex((gone) => gone.id === slice.id)] ?? slice,
    );
    change.action_taken = "accepted";
    return change;
  }

  return {
    ...{ listSeatMaps, createOrder, pay, issueTickets },
    ...{ quoteCancellation, confirmCancellation, acceptChange },
  };
}
