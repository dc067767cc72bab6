import { toMajorUnits, type Money } from "@/lib/money/money";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { SupplierError, type BookOrder, type SupplierBooking } from "../../ports/booking-supplier";
import type { DuffelCalls } from "./duffel-calls";
import { DuffelFailure, DuffelRefusal } from "./duffel-client";
import { isGone, type FareFinder } from "./find-fares";
import type { NotedOrder, OrderBook } from "./order-book";
import { toOrderPassengers } from "./to-passengers";
import type { WireOrder } from "./wire/orders";

/** What our reference is called in an order's metadata. */
export const referenceKey = "booking_reference";
/** Duffel vouches that nothing was ordered and nothing paid (its changelog on this code). */
const notCreated = "order_not_created";
const noMoneyCodes = new Set(["insufficient_balance", "insufficient_funds"]);
const refused: SupplierBooking = { state: "refused" };

/** Decimal major units with all their digits, as Duffel compares amounts. */
export const toDecimal = (money: Money): string =>
  toMajorUnits(money).toFixed(minorUnitDigits(money.currency));

type Placing = {
  calls: DuffelCalls;
  fares: FareFinder;
  orders: OrderBook;
  now: () => Date;
};
export type Placed = { order: WireOrder } | SupplierBooking;
export const isPlaced = (placed: Placed): placed is { order: WireOrder } => "order" in placed;

/**
 * Orders what is noted, once: Duffel makes a second order of a second call. It is noted before it
 * is sent, so that after a crash or a lost answer it is looked for and never sent again; only where
 * Duffel has said that nothing was made of it is the note taken back.
 */
export function createOrderPlacing({ calls, fares, orders, now }: Placing) {
  async function send(
    noted: NotedOrder,
    body: (fare: NonNullable<Awaited<ReturnType<FareFinder["findFare"]>>>) => object | null,
  ): Promise<Placed | "gone"> {
    const { adults, ages, bags, seats } = noted.item;
    const query = { adults, ages, bags, seats, language: "en" as const, now: now() };
    const sold = await fares.findFare({ ...query, offerId: noted.offerId });
    const { amount, currency } = noted.expected;
    const price = sold?.checked.fare.price;
    const isWhole =
      sold?.checked.bags.length === bags.length && sold.checked.seats.length === seats.length;
    const isKept = price?.currency === currency && price.wholesale <= amount;
    if (!sold || !isWhole || !isKept) return refused;
    const content = body(sold);
    if (!content) return refused;
    const { passengers } = sold.kept;
    if (!(await orders.claim(noted.clientReference, now()))) {
      const state = (await orders.get(noted.clientReference))?.state ?? "held";
      return { state: state === "held" ? "pending" : state };
    }
    await orders.note(noted.clientReference, { passengers });
    try {
      const order = await calls.createOrder(content);
      if (!order) return { state: "pending" };
      await orders.note(noted.clientReference, { orderId: order.id });
      return { order };
    } catch (error) {
      const isUntouched =
        error instanceof DuffelRefusal ||
        (error instanceof DuffelFailure && (error.code === notCreated || error.status === 429));
      if (!isUntouched) throw toThrown(error);
      await orders.note(noted.clientReference, { sentAt: null });
      if (isGone(error)) {
        // Also what another of the agency's customers has ordered of the same request.
        fares.forget(sold.kept, noted.item);
        return "gone";
      }
      if (error instanceof DuffelFailure && error.code !== notCreated) throw error;
      if (error instanceof DuffelRefusal && !isDecision(error)) throw toThrown(error);
      return refused;
    }
  }

  return async function placeOrder(
    noted: NotedOrder,
    details: BookOrder,
    { isHeld }: { isHeld: boolean },
  ): Promise<Placed> {
    const { adults, ages } = noted.item;
    const toBody: Parameters<typeof send>[1] = ({ kept, services, checked }) => {
      const passengers = toOrderPassengers(details, {
        ...{ adults, ages, ids: kept.passengers },
        asksPassport: kept.asks.passport,
      });
      const { wholesale: amount, currency } = checked.fare.price;
      return (
        passengers && {
          type: isHeld ? "hold" : "instant",
          selected_offers: [kept.duffelId],
          passengers,
          metadata: { [referenceKey]: noted.clientReference },
          ...(isHeld
            ? {}
            : {
                services,
                payments: [{ type: "balance", amount: toDecimal({ amount, currency }), currency }],
              }),
        }
      );
    };
    const first = await send(noted, toBody);
    // No order was made: the same fare is ordered once more, by another of Duffel's ids.
    const placed = first === "gone" ? await send(noted, toBody) : first;
    return placed === "gone" ? refused : placed;
  };
}

/** An empty balance or a wrong key says nothing of the flight. */
export const isDecision = ({ status, code }: DuffelRefusal): boolean =>
  status !== 401 && status !== 403 && !noMoneyCodes.has(code);

export const toThrown = (error: unknown): unknown =>
  error instanceof DuffelRefusal
    ? new SupplierError("unavailable", error.message, { cause: error })
    : error;
