import {
  createBooking,
  startPayment,
  type BookingAccess,
  type BookingBody,
} from "@/lib/api/browser/bookings";
import type { ItemService } from "@/lib/api/contract/items";
import type { NeedId } from "@/lib/api/contract/needs";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { bookingAttempt } from "./booking-attempt";
import { toPaymentUrl } from "./to-payment-url";

/**
 * What came of asking to book: an address to go on to, or why the person has to look again first.
 */
export type BookingOutcome =
  | { kind: "leave"; href: string }
  | { kind: "priceChanged" | "soldOut" | "expired" | "booked" | "termsChanged" | "refundChanged" };

const refusals: Readonly<
  Record<string, "priceChanged" | "soldOut" | "expired" | "booked" | "refundChanged">
> = {
  refund_changed: "refundChanged",
  price_changed: "priceChanged",
  sold_out: "soldOut",
  quote_expired: "expired",
  quote_booked: "booked",
};

/** The codes of `toBookingError`. */
export type BookingProblem = "sign_in_again" | "try_again";

/**
 * What can be helped by signing in or by trying again gets one code each; everything else stays
 * what it is.
 */
function toBookingError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  // A quote made signed in isn't there for a visitor: the session has ended.
  const problem: BookingProblem | null =
    error.status === 401 || error.status === 404
      ? "sign_in_again"
      : error.status === 0 || error.status >= 500
        ? "try_again"
        : null;
  return problem ? new ApiError(error.status, problem, error.message, error.requestId) : error;
}

const lookAgainMs = 1_000;
const mostLooks = 10;

/** A slow supplier is waited for, some 40 s long: each answer itself takes up to 4 s. */
async function findPayment(access: BookingAccess): ReturnType<typeof startPayment> {
  for (let looks = 1; ; looks++) {
    const started = await startPayment(access);
    if (started.state !== "quoted" || looks === mostLooks) return started;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

/**
 * Books a quote and finds where to pay it. Nothing is ever booked or paid twice: the same body,
 * sent again, has the same idempotency key.
 * @throws ApiError with a `BookingProblem` as its code where that is what is wrong
 */
export async function bookQuote({
  buyer,
  service,
  sealed,
  ...body
}: Omit<BookingBody, "idempotencyKey"> & {
  buyer: { prefix: string; isSignedIn: boolean };
  service: ItemService;
  /** Answers to these are never stored in the browser. */ sealed: readonly NeedId[];
}): Promise<BookingOutcome> {
  const { quoteId } = body;
  try {
    const answer = await createBooking({
      ...body,
      idempotencyKey: bookingAttempt.keyFor(
        quoteId,
        JSON.stringify(body),
        JSON.stringify({
          ...body,
          answers: body.answers?.filter(({ need }) => !sealed.includes(need)),
        }),
      ),
    });
    if ("pendingOrder" in answer) {
      const { id: order } = answer.pendingOrder;
      bookingAttempt.remember(quoteId, { order });
      return {
        kind: "leave",
        href: `${buyer.prefix}${paths.step(service, "confirm-order", { order })}`,
      };
    }
    const { reference, key } = answer;
    // Who is signed in is known by that: the key needn't be in an address.
    const access = buyer.isSignedIn ? { reference } : { reference, key };
    bookingAttempt.remember(quoteId, access);
    const page = `${buyer.prefix}${paths.step(service, "confirm-payment", access)}`;
    // A buyer who pays later isn't led to the payment.
    if (body.payment === "later") return { kind: "leave", href: page };
    const { redirectUrl } = await findPayment(access);
    return {
      kind: "leave",
      href: (redirectUrl && toPaymentUrl(redirectUrl)) ?? page,
    };
  } catch (error) {
    const refusal =
      error instanceof ApiError && error.status === 409 ? refusals[error.code] : undefined;
    if (refusal) return { kind: refusal };
    if (
      error instanceof ApiError &&
      error.issues?.some(({ path }) => path.startsWith("acceptedTerms"))
    )
      return { kind: "termsChanged" };
    throw toBookingError(error);
  }
}
