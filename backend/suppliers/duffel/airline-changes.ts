import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toErrorMessage } from "../../errors/to-error-message";
import { toAnswerBy } from "../../ports/to-answer-by";
import { SupplierError } from "../../ports/booking-supplier";
import type { FlightBookingSupplier, FlightChange } from "../../ports/flight-supplier";
import type { Cancelling } from "./cancel-orders";
import type { DuffelCalls } from "./duffel-calls";
import { isGone } from "./find-fares";
import type { OrderBook } from "./order-book";
import { toSlices, type ChangeReader } from "./read-changes";
import { isOver } from "./to-booking";
import { toItinerary } from "./to-itinerary";
import type { WireAirlineChange, WireOrder } from "./wire/orders";
import { toAmount } from "./wire/slices";

/** Orders that are looked at together. */
const ordersAtOnce = 5;

type Changing = {
  calls: DuffelCalls;
  orders: OrderBook;
  cancelling: Cancelling;
  changes: ChangeReader;
  now: () => Date;
  logProblem: (message: string) => void;
};

/** An order's open changes; `key`: what Duffel says of them. */
type OpenChanges = { orderId: string; found: WireAirlineChange[]; key: string };
type DatedChange = { at: string; told: FlightChange };
type Tell = (id: string, problem: string) => void;

function groupByOrder(changes: readonly WireAirlineChange[]): OpenChanges[] {
  const orders = new Map<string, WireAirlineChange[]>();
  for (const change of changes)
    orders.set(change.order_id, [...(orders.get(change.order_id) ?? []), change]);
  return [...orders].map(([orderId, found]) => ({ orderId, found, key: JSON.stringify(found) }));
}

/** Seats stay chosen on flights that keep their number and place in the plan. */
function keepSeats(item: FlightItem, itinerary: FlightItem["itinerary"]): FlightItem["seats"] {
  const numbersOf = ({ legs }: FlightItem["itinerary"]) =>
    legs.flatMap(({ segments }) => segments.map(({ number }) => number));
  const [before, after] = [numbersOf(item.itinerary), numbersOf(itinerary)];
  return item.seats.filter(({ segment }) => before[segment] === after[segment]);
}

/** Null for a plan that can't be shown. */
function toFlightChange(
  change: WireAirlineChange,
  { order, item, clientReference }: { order: WireOrder; item: FlightItem; clientReference: string },
): FlightChange | null {
  const about = { id: change.id, clientReference };
  const slices = toSlices(change, order);
  if (slices.length === 0) return { ...about, kind: "cancelled" };
  const itinerary = toItinerary(slices, item.itinerary.co2);
  if (!itinerary || itinerary.legs.length !== item.itinerary.legs.length) return null;
  const answerBy = toAnswerBy(itinerary, new Date(change.created_at)).toISOString();
  const changed = { ...item, itinerary, seats: keepSeats(item, itinerary) };
  return { ...about, kind: "changed", item: changed, answerBy };
}

/** What airlines change in orders of their own accord, as Duffel finds out. */
export function createAirlineChanges({
  calls,
  orders,
  cancelling,
  changes,
  now,
  logProblem,
}: Changing): Required<Pick<FlightBookingSupplier, "listChanges" | "answerChange">> {
  /** Problems logged by the last poll: the same ones come back every minute. */
  let known = new Set<string>();
  /** Each order is looked up once, so that many of them don't take longer than there is. */
  const answered = new Map<string, DatedChange[]>();

  /** @throws SupplierError where not all of what was paid comes back: claim it by hand */
  async function giveBack(orderId: string): Promise<"done"> {
    const order = await calls.getOrder(orderId);
    const total = toAmount(order.total_amount, order.total_currency);
    const isEnded = isOver(order, now());
    if (!isEnded && (await cancelling.confirm(order, total)).state !== "cancelled")
      throw new SupplierError("failed", `${orderId} is changed by its airline and not refunded`);
    const noted = await orders.getByOrder(orderId);
    if (noted) await orders.note(noted.clientReference, { state: "cancelled" });
    return "done";
  }

  /** All changes of an order or none: a later one takes the place of those before it. */
  async function listOf({ orderId, found, key }: OpenChanges, tell: Tell): Promise<DatedChange[]> {
    try {
      const noted = await orders.getByOrder(orderId);
      if (!noted || noted.state === "cancelled") return [];
      const before = answered.get(key);
      if (before) return before;
      const order = await calls.getOrder(orderId);
      const plans = isOver(order, now())
        ? []
        : found.map((change) => ({ change, told: toFlightChange(change, { order, ...noted }) }));
      const listed = plans.flatMap(({ change, told }): DatedChange[] => {
        if (!told) tell(change.id, "its flights can't be shown");
        return told ? [{ told, at: new Date(change.created_at).toISOString() }] : [];
      });
      answered.set(key, listed);
      return listed;
    } catch (error) {
      for (const { id } of found) tell(id, toErrorMessage(error));
      return [];
    }
  }

  return {
    async listChanges(since) {
      const problems = new Set<string>();
      const tell: Tell = (id, problem) => {
        const text = `Duffel's change ${id}: ${problem}`;
        problems.add(text);
        if (!known.has(text)) logProblem(text);
      };
      const asked = groupByOrder(await changes.listOpen(since, tell));
      const listed: DatedChange[] = [];
      for (let first = 0; first < asked.length; first += ordersAtOnce) {
        const some = asked.slice(first, first + ordersAtOnce);
        const told = await Promise.all(some.map((one) => listOf(one, tell)));
        listed.push(...told.flat());
      }
      known = problems;
      for (const key of answered.keys())
        if (!asked.some((one) => one.key === key)) answered.delete(key);
      return listed.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ told }) => told);
    },
    async answerChange(id, answer) {
      const change = await changes.find(id);
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
