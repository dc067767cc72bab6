import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Money } from "@/lib/money/money";

/** What a gateway says of a payment. */
export type GatewayPayment = {
  /**
   * open: it can still be paid, also after a card was declined (`failureCode`) · processing: paid,
   * the money isn't sure yet · failed: it came to nothing and can't be paid any more.
   */
  state: "open" | "processing" | "succeeded" | "failed" | "expired";
  /** What was really taken; compared with our amount. */
  money: Money;
  /** Our payment's id, as it was given. */
  paymentId: string;
  /** The bank's or the gateway's word for why not. */
  failureCode: string | null;
};

export type GatewayRefund = { gatewayReference: string; state: "pending" | "succeeded" | "failed" };

/**
 * Why a gateway didn't fulfil a request. `refused`: nothing was done, and a retry won't change it.
 * Of all others the outcome is unknown: retry.
 */
export class GatewayError extends Error {
  override name = "GatewayError";
  constructor(
    readonly kind: "unavailable" | "timeout" | "malformed" | "refused",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * A proven event of a gateway: its id, and the payment to ask about, which is null when it is about
 * something else. Its other words are not believed.
 */
export type GatewayEvent = { id: string; gatewayReference: string | null };

/**
 * An agency's account at a payment gateway. Card data never comes here: the person pays on the
 * gateway's own page. Every function may throw `GatewayError`.
 */
export type PaymentGateway = {
  name: string;
  /**
   * The page to pay on; the same for the same `paymentId`. URLs are absolute, of the agency's own
   * stored domain.
   */
  createCheckout(order: {
    /** Idempotency key and what the gateway knows the payment by. */
    paymentId: string;
    bookingReference: string;
    money: Money;
    description: string;
    email: string;
    language: LanguageCode;
    successUrl: string;
    cancelUrl: string;
    expiresAt: Date;
  }): Promise<{ gatewayReference: string; redirectUrl: string }>;
  getPayment(gatewayReference: string): Promise<GatewayPayment>;
  /** Makes a payment that is still open impossible; one that was made stays, and is returned. */
  expireCheckout(gatewayReference: string): Promise<GatewayPayment>;
  /** Gives money back the way it came; the same for the same `refundId`. */
  refund(order: {
    refundId: string;
    gatewayReference: string;
    money: Money;
  }): Promise<GatewayRefund>;
  getRefund(gatewayReference: string): Promise<GatewayRefund>;
  /** The event of signed bytes, or null when the signature or its time is wrong. */
  readEvent(signed: {
    payload: string;
    signature: string;
    now: Date;
  }): Promise<GatewayEvent | null>;
};
