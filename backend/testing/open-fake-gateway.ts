import type { Money } from "@/lib/money/money";
import { GatewayError, type GatewayPayment, type PaymentGateway } from "../ports/payment-gateway";

type Kind = "createCheckout" | "expireCheckout" | "refund" | "getPayment";
/**
 * before: nothing was done, and the response is lost · after: it was done, and the response is lost
 * · refused: a permanent rejection · pending: of a refund.
 */
export type GatewayTrouble = "before" | "after" | "refused" | "pending";

type Checkout = {
  paymentId: string;
  money: Money;
  state: GatewayPayment["state"];
  failureCode: string | null;
  successUrl: string;
  expiresAt: Date;
};

/**
 * An in-memory gateway. `pay`, `process` and `fail` are the guest's and their bank's actions; it
 * counts all money it took and refunded.
 */
export function openFakeGateway() {
  const troubles = new Map<Kind, GatewayTrouble[]>();
  const checkouts = new Map<string, Checkout>();
  const refunds = new Map<string, { money: Money; state: "pending" | "succeeded" | "failed" }>();

  async function act<T>(kind: Kind, work: (trouble: GatewayTrouble | undefined) => T): Promise<T> {
    await Promise.resolve();
    const trouble = troubles.get(kind)?.shift();
    if (trouble === "before") throw new GatewayError("timeout", "no answer, and nothing done");
    if (trouble === "refused") throw new GatewayError("refused", "no");
    const done = work(trouble);
    if (trouble === "after") throw new GatewayError("timeout", "no answer, but done");
    return done;
  }
  const require = (reference: string): Checkout => {
    const checkout = checkouts.get(reference);
    if (!checkout) throw new GatewayError("refused", "there is no such payment");
    return checkout;
  };
  const tell = (reference: string): GatewayPayment => ({ ...require(reference) });

  const gateway: PaymentGateway = {
    name: "sandbox",
    createCheckout: ({ paymentId, money, successUrl, expiresAt }) =>
      act("createCheckout", () => {
        const gatewayReference = `checkout-${paymentId}`;
        if (!checkouts.has(gatewayReference))
          checkouts.set(gatewayReference, {
            paymentId,
            money,
            state: "open",
            failureCode: null,
            successUrl,
            expiresAt,
          });
        return { gatewayReference, redirectUrl: `/en/sandbox-payment/${gatewayReference}` };
      }),
    getPayment: (reference) => act("getPayment", () => tell(reference)),
    expireCheckout: (reference) =>
      act("expireCheckout", () => {
        const checkout = require(reference);
        if (checkout.state === "open") checkout.state = "expired";
        return tell(reference);
      }),
    refund: ({ refundId, money }) =>
      act("refund", (trouble) => {
        const there = refunds.get(refundId) ?? {
          money,
          state: trouble === "pending" ? ("pending" as const) : ("succeeded" as const),
        };
        refunds.set(refundId, there);
        return { gatewayReference: refundId, state: there.state };
      }),
    async getRefund(reference) {
      await Promise.resolve();
      const refund = refunds.get(reference);
      if (!refund) throw new GatewayError("refused", "there is no such refund");
      if (refund.state === "pending") refund.state = "succeeded";
      return { gatewayReference: reference, state: refund.state };
    },
    readEvent: () => Promise.resolve(null),
  };

  /** Only an open one can be paid, unless `isForced`: banks can be late. */
  const set = (
    reference: string,
    state: Checkout["state"],
    {
      failureCode = null,
      isForced = false,
    }: { failureCode?: string | null; isForced?: boolean } = {},
  ) => {
    const checkout = require(reference);
    if (!isForced && checkout.state !== "open" && checkout.state !== "processing") return false;
    Object.assign(checkout, { state, failureCode });
    return true;
  };
  const sum = (amounts: Iterable<{ money: Money; state: string }>) =>
    [...amounts].reduce(
      (total, { money, state }) => total + (state === "succeeded" ? money.amount : 0),
      0,
    );
  return {
    gateway,
    checkouts,
    refunds,
    trouble: (kind: Kind, ...kinds: GatewayTrouble[]) =>
      void troubles.set(kind, [...(troubles.get(kind) ?? []), ...kinds]),
    /** Clears all trouble. */
    calm: () => troubles.clear(),
    pay: (reference: string, options?: { isForced?: boolean }) =>
      set(reference, "succeeded", options),
    process: (reference: string) => set(reference, "processing"),
    fail: (reference: string) => set(reference, "failed", { failureCode: "card_declined" }),
    taken: () => sum(checkouts.values()),
    returned: () => sum(refunds.values()),
  };
}
