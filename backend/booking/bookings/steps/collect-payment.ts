import { headlineDates } from "@/lib/dates/headline-dates";
import { and, eq } from "drizzle-orm";
import { hourMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { payments } from "../../../db/schema/payments";
import type { Transaction } from "../../../db/scoped";
import { toErrorMessage } from "../../../errors/to-error-message";
import {
  GatewayError,
  type GatewayPayment,
  type PaymentGateway,
} from "../../../ports/payment-gateway";
import { acceptPayment } from "../accept-payment";
import { toBookingLinks } from "../booking-links";
import { findOpenPayment, type BookingRow, type PaymentRow } from "../booking-record";
import { remindToPay, toHeldStep } from "../reminders";
import { requireGateway } from "../require-gateway";
import { toRetry, type Settle, type Step, type StepInput } from "../step";
import { wasRequested } from "../was-requested";

/** Stripe keeps a session open for 24 hours at most. */
const longestCheckoutMs = 12 * hourMs;
/** Events tell sooner; this is for those that never come. */
const lookAgainMs = 30_000;

const updatePayment = (
  tx: Transaction,
  { agencyId, id }: PaymentRow,
  values: Partial<typeof payments.$inferInsert>,
) =>
  tx
    .update(payments)
    .set(values)
    .where(and(eq(payments.agencyId, agencyId), eq(payments.id, id)));

/** Back to held: the person can try again, as long as the item is held. */
const backToHeld =
  (
    payment: PaymentRow,
    {
      state,
      failureCode,
      now,
    }: { state: "failed" | "expired"; failureCode: string | null; now: Date },
  ): Settle =>
  async (tx, booking) => {
    await updatePayment(tx, payment, { state, failureCode, updatedAt: now });
    return { state: "held", nextStepAt: toHeldStep(booking, now) };
  };

/** Whether it may not be paid any more: its hold has expired, or it is given back. */
const isHoldOver = ({ holdUntil, failure }: BookingRow, now: Date): boolean =>
  failure !== null || (holdUntil !== null && holdUntil <= now);

/**
 * Queries the payment's state at the gateway; when the hold is over it first expires the checkout.
 */
export const collectPayment: Step = async ({ dependencies, agency, record, now }) => {
  const { booking } = record;
  const payment = findOpenPayment(record);
  if (!payment) return async () => ({ state: "held", nextStepAt: toHeldStep(booking, now) });
  const { gatewayReference } = payment;
  const isOver = isHoldOver(booking, now);
  // No checkout page was ever shown, so it can't be paid: a gateway that doesn't answer blocks no
  // stock.
  if (gatewayReference === null && isOver)
    return backToHeld(payment, { state: "expired", failureCode: "checkout_unavailable", now });
  const getGateway = () => requireGateway(dependencies, agency, payment.gateway);
  if (gatewayReference === null)
    return openCheckout(getGateway, { dependencies, agency, booking, payment, now });
  const gateway = await getGateway();
  const told =
    isOver && payment.state === "open"
      ? await gateway.expireCheckout(gatewayReference)
      : await gateway.getPayment(gatewayReference);
  return settlePayment(told, { dependencies, agency, payment, now });
};

const isRequest = ({ db }: StepInput["dependencies"], booking: BookingRow) =>
  db.forAgency(booking.agencyId, (tx) => wasRequested(tx, booking));

async function openCheckout(
  getGateway: () => Promise<PaymentGateway>,
  {
    dependencies,
    agency,
    booking,
    payment,
    now,
  }: Pick<StepInput, "dependencies" | "agency" | "now"> & {
    booking: BookingRow;
    payment: PaymentRow;
  },
): Promise<Settle> {
  const { confirmation: own, pay } = toBookingLinks(dependencies.db, agency, booking);
  // Who pays later, or after a request, comes from a mail, and may be signed out.
  const isFromMail = booking.isPaidLater || (await isRequest(dependencies, booking));
  const confirmation = booking.userId !== null && isFromMail ? pay : own;
  const { title } = booking.headline;
  const { start, end } = headlineDates(booking.headline);
  try {
    const gateway = await getGateway();
    const { gatewayReference, redirectUrl } = await gateway.createCheckout({
      paymentId: payment.id,
      bookingReference: booking.reference,
      money: { amount: payment.amount, currency: payment.currency },
      description: `${title}, ${start} – ${end} (${booking.reference})`,
      email: booking.contact.email,
      language: booking.language,
      successUrl: confirmation,
      cancelUrl: `${confirmation}&payment=cancelled`,
      // No later than gateways allow, and the same for each retry.
      expiresAt: earlier(addMs(payment.createdAt, longestCheckoutMs), booking.holdUntil),
    });
    return async (tx) => {
      await updatePayment(tx, payment, { gatewayReference, redirectUrl, updatedAt: now });
      return { nextStepAt: earlier(addMs(now, lookAgainMs), booking.holdUntil) };
    };
  } catch (error) {
    dependencies.logProblem(
      `booking ${booking.reference}: its payment at ${payment.gateway} can't be begun: ${toErrorMessage(error)}`,
    );
    if (error instanceof GatewayError && error.kind === "refused")
      return backToHeld(payment, { state: "failed", failureCode: "checkout_refused", now });
    throw error;
  }
}

function settlePayment(
  told: GatewayPayment,
  {
    dependencies,
    agency,
    payment,
    now,
  }: Pick<StepInput, "dependencies" | "agency" | "now"> & { payment: PaymentRow },
): Settle {
  if (told.paymentId !== payment.id)
    throw new GatewayError("malformed", "the gateway told of another payment");
  switch (told.state) {
    case "open":
      return async (tx, booking) => {
        await updatePayment(tx, payment, { failureCode: told.failureCode, updatedAt: now });
        const again = addMs(now, lookAgainMs);
        if (isHoldOver(booking, now)) return { nextStepAt: again };
        // The page may have been left hours ago.
        const reminded = await remindToPay(tx, agency, { booking, now });
        return { ...reminded, nextStepAt: earlier(again, booking.holdUntil) };
      };
    case "processing":
      return async (tx, booking) => {
        await updatePayment(tx, payment, { state: "processing", updatedAt: now });
        // Who has paid meanwhile gives nothing back.
        return { values: { failure: null }, nextStepAt: toRetry(dependencies, booking.attempts) };
      };
    case "succeeded":
      return (tx, booking) =>
        acceptPayment(tx, agency, { booking, payment, taken: told.money, now });
    case "failed":
    case "expired":
      return backToHeld(payment, { state: told.state, failureCode: told.failureCode, now });
  }
}
