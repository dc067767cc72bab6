import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { paymentEvents } from "../db/schema/payments";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { GatewayFinder } from "./create-gateway-finder";
import { GatewayError, type GatewayEvent, type PaymentGateway } from "../ports/payment-gateway";

export type PaymentEventDependencies = {
  db: ScopedDatabase;
  getPaymentGateway: GatewayFinder;
  /**
   * Makes the booking of a payment ask its gateway again; resolves once that is sure to happen, be
   * it here or after a crash.
   */
  wakeBooking: (
    agencyId: string,
    payment: { gateway: string; gatewayReference: string },
  ) => Promise<void>;
  now: () => Date;
  /** One line for operators. */
  logProblem: (line: string) => void;
};

export type SignedEvent = { gateway: string; payload: string; signature: string };

/**
 * Signed bytes that are no event stay so: a redelivery wouldn't help. Their content is kept out of
 * the log.
 */
async function readSigned(
  gateway: PaymentGateway,
  { payload, signature }: SignedEvent,
  { now, logProblem }: PaymentEventDependencies,
): Promise<GatewayEvent | null> {
  try {
    return await gateway.readEvent({ payload, signature, now: now() });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== "malformed") throw error;
    logProblem(
      `payment event: ${gateway.name} signed ${Buffer.byteLength(payload)} bytes that are no event`,
    );
    throw new RouteError(400, "malformed_event", "The signature is right, but this is no event");
  }
}

/**
 * Takes a gateway's event. It says which payment to ask about and nothing else of it is believed,
 * so that late and reordered ones do no harm. It is kept only once the booking knows: what fails on
 * the way is delivered again by the gateway, and has its effect then.
 * @throws RouteError 400 `invalid_signature` when this agency's secrets didn't sign these very
 *   bytes just now, `malformed_event` when they signed no event
 */
export async function receivePaymentEvent(
  dependencies: PaymentEventDependencies,
  agency: AgencyWire,
  signed: SignedEvent,
): Promise<void> {
  const { db, getPaymentGateway, wakeBooking } = dependencies;
  const { gateway: name } = signed;
  const gateway = await getPaymentGateway(agency, name);
  const event = gateway && (await readSigned(gateway, signed, dependencies));
  if (!event) throw new RouteError(400, "invalid_signature", "The signature is wrong or too old");
  const key = { agencyId: agency.id, gateway: name, eventId: event.id };
  const isKnown = await db.forAgency(agency.id, async (tx) => {
    const where = and(
      eq(paymentEvents.agencyId, key.agencyId),
      eq(paymentEvents.gateway, key.gateway),
      eq(paymentEvents.eventId, key.eventId),
    );
    return (
      (await tx.select({ eventId: paymentEvents.eventId }).from(paymentEvents).where(where))
        .length > 0
    );
  });
  if (isKnown) return;
  if (event.gatewayReference !== null)
    await wakeBooking(agency.id, { gateway: name, gatewayReference: event.gatewayReference });
  await db.forAgency(agency.id, (tx) => tx.insert(paymentEvents).values(key).onConflictDoNothing());
}
