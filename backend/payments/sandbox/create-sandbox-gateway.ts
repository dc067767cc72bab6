import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { sandboxCheckouts } from "../../db/schema/payments";
import type { ScopedDatabase } from "../../db/scoped";
import { toSiteUrl } from "../../mail/site-url";
import { newToken } from "../../secrets/opaque-token";
import { isSignedEvent, signEvent } from "@/lib/signed-events/event-signature";
import { GatewayError, type PaymentGateway } from "../../ports/payment-gateway";
import { resolveCheckoutState, toGatewayPayment } from "./checkout-state";
import { changeCheckout, getCheckout, lockCheckout } from "./find-checkout";

type Dependencies = {
  db: ScopedDatabase;
  agency: AgencyWire;
  secrets: { webhookSecrets: readonly string[] };
  now: () => Date;
};

export const sandboxEventSchema = z.object({
  id: z.string().min(1).max(200),
  checkout: z.string().min(1).max(100),
});
const separator = ".";

/** The gateway's own side: what it tells the world, signed. */
export type SandboxGateway = PaymentGateway & { signEvent: (payload: string) => string };
export const isSandboxGateway = (gateway: PaymentGateway): gateway is SandboxGateway =>
  "signEvent" in gateway;

const refused = (message: string) => new GatewayError("refused", message);
const found = <T>(row: T | null): T => {
  if (row === null) throw refused("there is no such checkout");
  return row;
};

function readEventPayload(payload: string) {
  try {
    return sandboxEventSchema.parse(JSON.parse(payload));
  } catch {
    throw new GatewayError("malformed", "a signed event says nothing");
  }
}

/**
 * A gateway whose hosted page is our own and whose books are one table: what a real one does, with
 * test cards and without money. Checkouts are the same for the same `paymentId`, refunds for the
 * same `refundId`.
 */
export function createSandboxGateway({ db, agency, secrets, now }: Dependencies): SandboxGateway {
  const within = <T>(work: Parameters<typeof db.forAgency<T>>[1]) => db.forAgency(agency.id, work);

  return {
    name: "sandbox",

    createCheckout: ({
      paymentId,
      money,
      description,
      successUrl,
      cancelUrl,
      expiresAt,
      language,
    }) =>
      within(async (tx) => {
        const order = {
          agencyId: agency.id,
          paymentId,
          amount: money.amount,
          currency: money.currency,
        };
        await tx
          .insert(sandboxCheckouts)
          .values({
            ...order,
            id: newToken(),
            state: "open",
            description,
            successUrl,
            cancelUrl,
            expiresAt,
          })
          .onConflictDoNothing({ target: sandboxCheckouts.paymentId });
        const [row] = await tx
          .select()
          .from(sandboxCheckouts)
          .where(
            and(
              eq(sandboxCheckouts.agencyId, agency.id),
              eq(sandboxCheckouts.paymentId, paymentId),
            ),
          );
        if (row?.amount !== money.amount || row.currency !== money.currency)
          throw refused("this payment was asked for with another amount");
        const page = toSiteUrl(agency, `/sandbox-payment/${row.id}`, { language });
        return { gatewayReference: row.id, redirectUrl: new URL(page).pathname };
      }),

    getPayment: (id) =>
      within(async (tx) =>
        toGatewayPayment(found(await getCheckout(tx, { agencyId: agency.id, id })), now()),
      ),

    expireCheckout: (id) =>
      within(async (tx) => {
        const row = found(await lockCheckout(tx, { agencyId: agency.id, id }));
        const isOpen = ["open", "challenge", "declined"].includes(resolveCheckoutState(row, now()));
        return toGatewayPayment(
          isOpen ? await changeCheckout(tx, row, { state: "expired" }) : row,
          now(),
        );
      }),

    refund: ({ refundId, gatewayReference: id, money }) =>
      within(async (tx) => {
        const row = found(await lockCheckout(tx, { agencyId: agency.id, id }));
        const earlier = row.refunds[refundId];
        if (earlier && earlier.amount !== money.amount)
          throw refused("this refund was asked for with another amount");
        if (!earlier) {
          if (resolveCheckoutState(row, now()) !== "succeeded")
            throw refused("nothing was paid that could go back");
          if (
            money.currency !== row.currency ||
            money.amount <= 0 ||
            row.refunded + money.amount > row.amount
          )
            throw refused("more than was paid can't go back");
          const refunds = {
            ...row.refunds,
            [refundId]: { amount: money.amount, at: now().toISOString() },
          };
          await changeCheckout(tx, row, { refunds, refunded: row.refunded + money.amount });
        }
        return { gatewayReference: `${id}${separator}${refundId}`, state: "succeeded" as const };
      }),

    getRefund: (gatewayReference) =>
      within(async (tx) => {
        const [id = "", refundId = ""] = gatewayReference.split(separator);
        if (!found(await getCheckout(tx, { agencyId: agency.id, id })).refunds[refundId])
          throw refused("there is no such refund");
        return { gatewayReference, state: "succeeded" as const };
      }),

    signEvent: (payload) => signEvent(payload, { secrets: secrets.webhookSecrets, now: now() }),

    readEvent: ({ payload, signature, now: receivedAt }) => {
      if (!isSignedEvent(payload, signature, { secrets: secrets.webhookSecrets, now: receivedAt }))
        return Promise.resolve(null);
      return Promise.resolve(payload)
        .then(readEventPayload)
        .then(({ id, checkout }) => ({ id, gatewayReference: checkout }));
    },
  };
}
