import * as z from "zod";
import { moneySchema } from "@/lib/api/contract/money";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import {
  cancelBookingForOperator,
  quoteCancellationForOperator,
} from "../booking/bookings/for-operators/cancel-for-operator";
import { enterRefund } from "../booking/bookings/for-operators/enter-refund";
import {
  bookingFilterSchema,
  listAllBookings,
  listedBookingSchema,
} from "../booking/bookings/for-operators/list-all-bookings";
import {
  listOwedRefunds,
  owedRefundSchema,
} from "../booking/bookings/for-operators/list-owed-refunds";
import { showBooking } from "../booking/bookings/for-operators/show-booking";
import type { OperatorRoute } from "../http/create-operator-route";

/** One line of plain text, which ends up in the history and in the books. */
const line = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line of plain text");
const by = line(60);
const cancelInput = z.strictObject({
  expectedRefund: z.strictObject({ amount: z.int().min(0), currency: z.string() }),
  isRequest: z.literal(true).optional(),
  by,
});
const refundInput = z.strictObject({
  amount: z.strictObject({ amount: z.int().min(1), currency: z.string() }),
  by,
  note: line(200),
});

const path = "/api/operator/agencies/:subdomain/bookings";
const one = `${path}/:reference` as const;

/** Bookings of all people, as the operator of the platform looks into them and sets them right. */
export function registerOperatorBookingRoutes(
  route: OperatorRoute,
  dependencies: BookingDependencies,
): void {
  const { db } = dependencies;
  const agencyIdOf = (subdomain: string) => db.forOperator((tx) => requireAgencyId(tx, subdomain));

  const listSummary =
    "The latest bookings of an agency, those of one `?state=` or one `?email=`; the newest first";
  route(
    "get",
    path,
    {
      summary: listSummary,
      query: bookingFilterSchema,
      response: z.object({ bookings: z.array(listedBookingSchema) }),
    },
    async ({ params, query }) => {
      const agencyId = await agencyIdOf(params.subdomain);
      return {
        bookings: await db.forAgency(agencyId, (tx) => listAllBookings(tx, agencyId, query)),
      };
    },
  );

  const shown = z.object({ booking: z.looseObject({ reference: z.string(), state: z.string() }) });
  route(
    "get",
    one,
    {
      summary: "All that is known of a booking: its payments, refunds, history and books",
      response: shown,
      errors: ["booking_not_found"],
    },
    async ({ params: { subdomain, reference } }) => {
      const agencyId = await agencyIdOf(subdomain);
      return {
        booking: await db.forAgency(agencyId, (tx) => showBooking(tx, agencyId, reference)),
      };
    },
  );

  const quote = z.object({
    quote: z.object({
      paid: moneySchema,
      fee: moneySchema,
      refund: moneySchema,
      validUntil: z.iso.datetime(),
      isRequest: z.boolean(),
    }),
  });
  route(
    "get",
    `${one}/cancellation`,
    {
      summary: "What cancelling a booking gives back now",
      response: quote,
      errors: ["booking_not_found", "not_cancellable"],
    },
    async ({ params: { subdomain, reference } }) => ({
      quote: await quoteCancellationForOperator(dependencies, {
        agencyId: await agencyIdOf(subdomain),
        reference,
      }),
    }),
  );

  const cancelled = z.object({ booking: z.object({ reference: z.string(), state: z.string() }) });
  route(
    "post",
    `${one}/cancel`,
    {
      summary: "Cancel a booking at the refund that was shown, in the name of `by`",
      body: cancelInput,
      response: cancelled,
      errors: ["booking_not_found", "not_cancellable", "refund_changed", "supplier_unavailable"],
    },
    async ({ params: { subdomain, reference }, body }) => ({
      booking: await cancelBookingForOperator(dependencies, {
        agencyId: await agencyIdOf(subdomain),
        reference,
        ...body,
      }),
    }),
  );

  const entered = z.object({ isNew: z.boolean(), state: z.string() });
  route(
    "post",
    `${one}/refunds`,
    {
      summary:
        "Enter into the books what was given back by hand, past the gateway: all that is owed",
      body: refundInput,
      response: entered,
      errors: ["booking_not_found", "nothing_owed"],
    },
    async ({ params: { subdomain, reference }, body, requestId }) =>
      enterRefund(dependencies, {
        agencyId: await agencyIdOf(subdomain),
        reference,
        ...body,
        requestId,
      }),
  );

  const owedFilter = z.object({ agency: z.string().optional() });
  const owed = z.object({ refunds: z.array(owedRefundSchema) });
  route(
    "get",
    "/api/operator/refunds",
    {
      summary: "Refunds that are still owed, of all agencies or of one, `?agency=`",
      query: owedFilter,
      response: owed,
      errors: ["agency_not_found"],
    },
    ({ query: { agency } }) =>
      db.forOperator(async (tx) => ({
        refunds: await listOwedRefunds(tx, {
          agencyId: agency === undefined ? undefined : await requireAgencyId(tx, agency),
        }),
      })),
  );
}
