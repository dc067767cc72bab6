import { recordSale } from "../../../ledger/move-booking-money";
import type { SupplierBooking } from "../../../ports/booking-supplier";
import { orderRefunds } from "../accept-payment";
import { getPaid } from "../booking-record";
import { queueBookingMail } from "../queue-booking-mail";
import { queueSaleMail } from "../queue-sale-mail";
import { cancelReplaced } from "../replaced-booking";
import { tellPending } from "../tell-pending";
import { toBookOrder } from "../to-book-order";
import { toRetry, type Settle, type Step, type StepInput } from "../step";
import { completeOrCancel } from "./complete-or-cancel";

/**
 * Books what is held and paid. After a try with an unknown outcome the supplier is queried for it;
 * it books again only where the supplier vouches that the try did nothing.
 */
export const bookItem: Step = async (input) => {
  const { booking } = input.record;
  const supplier = input.dependencies.services.getSupplier(booking);
  const isRetry = booking.attempts > 1;
  const known: SupplierBooking = isRetry
    ? await supplier.getBooking(booking.reference)
    : { state: "absent" };
  const answer =
    known.state === "absent"
      ? await supplier.book(toBookOrder(input.dependencies, booking))
      : known;
  switch (answer.state) {
    case "confirmed":
      return confirm(input, answer);
    case "refused":
    case "cancelled":
      return refuse(input);
    case "partial":
      return completeOrCancel(input, refuse(input));
    case "pending":
    case "absent":
    case "unknown":
      return keepWaiting(input);
  }
};

const confirm =
  (
    { agency, now }: StepInput,
    {
      supplierReference,
      confirmationNumber,
      ticketNumbers = [],
    }: Extract<SupplierBooking, { state: "confirmed" }>,
  ): Settle =>
  async (tx, booking) => {
    await recordSale(tx, booking.agencyId, booking);
    await cancelReplaced(tx, agency, { booking, now });
    const kind = "bookingConfirmed";
    await queueBookingMail(tx, agency, { kind, booking, confirmationNumber, now });
    await queueSaleMail(tx, agency, {
      kind: "saleConfirmed",
      booking,
      refund: null,
      confirmationNumber,
    });
    return {
      state: "confirmed",
      values: { supplierReference, confirmationNumber, ticketNumbers: [...ticketNumbers] },
      nextStepAt: null,
    };
  };

/** Everything that was paid goes back. */
const refuse =
  ({ agency, record, now }: StepInput): Settle =>
  async (tx, booking) => {
    const paid = { amount: getPaid(record), currency: booking.currency };
    await orderRefunds(tx, { booking, record, amount: paid.amount, reason: "failed", now });
    const refund = paid.amount > 0 ? paid : null;
    await queueBookingMail(tx, agency, { kind: "bookingFailed", booking, refund });
    return { state: "failed", values: { failure: "supplierRefused" }, nextStepAt: null };
  };

const keepWaiting =
  ({ dependencies, agency }: StepInput): Settle =>
  async (tx, booking) => ({
    nextStepAt: toRetry(dependencies, booking.attempts),
    ...(await tellPending(tx, agency, booking)),
  });
