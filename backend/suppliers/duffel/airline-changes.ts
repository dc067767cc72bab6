import type { FlightItem } from "@/lib/api/contract/flight-items";
import { dayMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { SupplierError } from "../booking-supplier";
import type { FlightBookingSupplier, FlightChange } from "../flight-supplier";
import type { Cancelling } from "./cancel-orders";
import type { DuffelCalls } from "./duffel-calls";
import { isGone } from "./find-fares";
import type { OrderBook } from "./order-book";
import { toItinerary } from "./to-itinerary";
import type { WireAirlineChange, WireOrder } from "./wire/orders";
import { toAmount, type WireSlice } from "./wire/slices";

/**
 * Duffel names no instant by which a change has to be answered: so long after it was found, and no
 * later than so long before the departure.
 */
const answerMs = 7 * dayMs;
const beforeDepartureMs = dayMs;

type Changing = { calls: DuffelCalls; orders: OrderBook; cancelling: Cancelling };

/** The whole plan after a change: what is added in the place of what is removed. */
function toSlices(
  { added, removed }: Pick<WireAirlineChange, "added" | "removed">,
  { slices }: Pick<WireOrder, "slices">,
): WireSlice[] {
  const gone = new Map(removed.map(({ id }, index) => [id, added[index]]));
  // An order that has taken the change over already has no slice that is gone.
  return slices.flatMap((slice) => (gone.has(slice.id) ? (gone.get(slice.id) ?? []) : slice));
}

/** Seats stay chosen on flights that keep their number and place in the plan. */
function keepSeats(item: FlightItem, itinerary: FlightItem["itinerary"]): FlightItem["seats"] {
  const numbersOf = ({ legs }: FlightItem["itinerary"]) =>
    legs.flatMap(({ segments }) => segments.map(({ number }) => number));
  const [before, after] = [numbersOf(item.itinerary), numbersOf(itinerary)];
  return item.seats.filter(({ segment }) => before[segment] === after[segment]);
}

function toFlightChange(
  change: WireAirlineChange,
  { order, item, clientReference }: { order: WireOrder; item: FlightItem; clientReference: string },
): FlightChange | null {
  const about = { id: change.id, clientReference };
  const slices = toSlices(change, order);
  if (slices.length === 0) return { ...about, kind: "cancelled" };
  const itinerary = toItinerary(slices, item.itinerary.co2);
  const departs = itinerary?.legs[0]?.segments[0]?.departs.at;
  if (!itinerary || !departs || itinerary.legs.length !== item.itinerary.legs.length) return null;
  const answerBy = earlier(
    addMs(new Date(change.created_at), answerMs),
    addMs(new Date(departs), -beforeDepartureMs),
  ).toISOString();
  const changed = { ...item, itinerary, seats: keepSeats(item, itinerary) };
  return { ...about, kind: "changed", item: changed, answerBy };
}

/** What airlines change in orders of their own accord, as Duffel finds out. */
export function createAirlineChanges({
  calls,
  orders,
  cancelling,
}: Changing): Required<Pick<FlightBookingSupplier, "listChanges" | "answerChange">> {
  async function find(id: string): Promise<WireAirlineChange | null> {
    for await (const change of calls.listAirlineChanges()) if (change.id === id) return change;
    return null;
  }

  /** @throws SupplierError where not all of what was paid comes back: somebody has to claim it */
  async function giveBack(orderId: string): Promise<"done"> {
    const order = await calls.getOrder(orderId);
    if (order.cancelled_at) return "done";
    const total = toAmount(order.total_amount, order.total_currency);
    const answer = await cancelling.confirm(order, total);
    if (answer.state === "cancelled") return "done";
    throw new SupplierError("failed", `${orderId} was changed by its airline, but isn't refunded`);
  }

  return {
    async listChanges(since) {
      const found: { at: string; told: FlightChange }[] = [];
      for await (const change of calls.listAirlineChanges()) {
        if (change.action_taken || new Date(change.created_at) < since) continue;
        const noted = await orders.getByOrder(change.order_id);
        if (!noted) continue;
        const order = await calls.getOrder(change.order_id);
        const told = order.cancelled_at ? null : toFlightChange(change, { order, ...noted });
        if (told) found.push({ told, at: new Date(change.created_at).toISOString() });
      }
      return found.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ told }) => told);
    },
    async answerChange(id, answer) {
      const change = await find(id);
      if (!change) return "gone";
      const { action_taken: taken, order_id: orderId } = change;
      if (answer === "accept") {
        if (taken) return taken === "accepted" ? "done" : "gone";
        try {
          await calls.acceptAirlineChange(id);
          return "done";
        } catch (error) {
          if (isGone(error)) return "gone";
          throw error;
        }
      }
      if (taken === "accepted" || taken === "changed") return "gone";
      return giveBack(orderId);
    },
  };
}
