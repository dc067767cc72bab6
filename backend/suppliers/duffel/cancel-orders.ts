import type { Money } from "@/lib/money/money";
import {
  SupplierError,
  type SupplierBooking,
  type SupplierCancellationQuote,
} from "../../ports/booking-supplier";
import type { DuffelCalls } from "./duffel-calls";
import { DuffelRefusal } from "./duffel-client";
import type { NotedOrder } from "./order-book";
import { toThrown } from "./place-order";
import type { ChangeReader } from "./read-changes";
import type { WireCancellation, WireOrder } from "./wire/orders";
import { toAmount } from "./wire/slices";

/** Where money doesn't go back to the balance that paid. */
const creditDestinations = new Set(["voucher", "airline_credits"]);

const isAlready = (error: unknown): boolean =>
  error instanceof DuffelRefusal && error.code.includes("already_cancelled");

/** What comes back; null where the airline doesn't say. */
const toRefund = ({ refund_amount: amount, refund_currency: currency }: WireCancellation) =>
  amount != null && currency != null ? toAmount(amount, currency) : null;

const isSameMoney = (a: Money | null, b: Money): boolean =>
  a?.amount === b.amount && a.currency === b.currency;

/** Cancelling at Duffel is two steps: a quote, which changes nothing, and its confirmation. */
export function createCancelling(calls: DuffelCalls, changes: Pick<ChangeReader, "isCalledOff">) {
  return {
    /**
     * What has to come back where no other amount was agreed: everything of a fare that promises
     * it, and of what its airline doesn't fly. Undefined where nothing was promised.
     */
    async toOwed(order: WireOrder, { item }: Pick<NotedOrder, "item">): Promise<Money | undefined> {
      if (order.payment_status.awaiting_payment) return undefined;
      const isWhole = item.fare.refund === "free" || (await changes.isCalledOff(order));
      return isWhole ? toAmount(order.total_amount, order.total_currency) : undefined;
    },
    /** Null where it can't be cancelled this way, or the refund isn't known. */
    async quote(order: WireOrder): Promise<SupplierCancellationQuote | null> {
      if (!order.available_actions.includes("cancel")) return null;
      const quoted = await calls.quoteCancellation(order.id).catch((error: unknown) => {
        if (error instanceof DuffelRefusal && error.status === 422) return null;
        throw toThrown(error);
      });
      const refund = quoted && toRefund(quoted);
      const total = toAmount(order.total_amount, order.total_currency);
      if (!quoted?.expires_at || !refund || refund.currency !== total.currency) return null;
      return {
        refund,
        keeps: { ...total, amount: Math.max(0, total.amount - refund.amount) },
        until: new Date(quoted.expires_at).toISOString(),
        destination: creditDestinations.has(quoted.refund_to ?? "") ? "credit" : "payer",
      };
    },
    /**
     * Cancels an order; `agreed`: only where that comes back.
     * @throws SupplierError where Duffel can't: only the airline can
     */
    async confirm(
      { id }: Pick<WireOrder, "id">,
      agreed: Money | undefined,
    ): Promise<SupplierBooking | { state: "refundChanged" }> {
      try {
        const quoted = await calls.quoteCancellation(id);
        if (agreed && !isSameMoney(toRefund(quoted), agreed)) return { state: "refundChanged" };
        const { confirmed_at: confirmedAt } = await calls.confirmCancellation(quoted.id);
        if (confirmedAt) return { state: "cancelled" };
        throw new SupplierError("malformed", `Duffel confirms no cancellation of ${id}`);
      } catch (error) {
        if (isAlready(error)) return { state: "cancelled" };
        throw toThrown(error);
      }
    },
  };
}
export type Cancelling = ReturnType<typeof createCancelling>;
