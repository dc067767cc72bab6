import type { NextRequest, NextResponse } from "next/server";
import * as z from "zod";
import { bookingKeySchema, bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import { answerChangeEndpoint, cancelBookingEndpoint } from "@/lib/api/contract/bookings";
import { toLanguageCode } from "@/lib/api/contract/languages";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { readBytes } from "@/lib/api/read-json";
import { apiFor } from "@/lib/api/server";
import { bookingPages, bookingProblemId, toBookingPage } from "@/lib/bookings/booking-page";
import { toBookingProblem } from "@/lib/bookings/booking-problems";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { logProblem } from "@/lib/log-problem";
import { getSessionToken } from "@/lib/session/session-cookie";
import { answerAtDoor, requireActiveAgency } from "./answer-browser-call";
import { refuse } from "./door-error";
import { isSentByScript, leadTo } from "./form-answer";
import { isSameOrigin } from "./is-same-origin";
import { toCallContext } from "./to-call-context";

const maximumBytes = 4_096;
const shared = {
  reference: bookingReferenceSchema,
  key: bookingKeySchema.optional(),
  page: z.enum(bookingPages),
  locale: z.string().max(10),
};
const formSchema = z.discriminatedUnion("answer", [
  z.object({
    ...shared,
    answer: z.literal("cancel"),
    /** The refund that was shown, in minor units. */
    amount: z.string().regex(/^\d{1,15}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** What it must still be, where nothing was paid. */
    unpaid: z.enum(["request", "hold"]).optional(),
  }),
  z.object({ ...shared, answer: z.enum(["accept", "refund"]), change: z.uuid() }),
]);
type Form = z.output<typeof formSchema>;

async function readForm(request: NextRequest): Promise<Form> {
  const text = await readBytes(request, maximumBytes).then(String, () => "");
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!form.success) throw refuse(400, "invalid_input", "This form is of no booking");
  return form.data;
}

/** A request that was answered meanwhile, or a hold that was paid. */
const late = { request: "requestAnswered", hold: "paidMeanwhile" } as const;
const means = { request: { isRequest: true }, hold: { isUnpaid: true } } as const;

function send(api: Api, form: Form) {
  const key = form.key === undefined ? {} : { key: form.key };
  if (form.answer === "cancel") {
    const expectedRefund = { amount: Number(form.amount), currency: form.currency };
    const params = { reference: form.reference };
    return api.call(cancelBookingEndpoint, {
      params,
      body: {
        ...key,
        expectedRefund,
        ...(form.unpaid && means[form.unpaid]),
      },
    });
  }
  const params = { reference: form.reference, id: form.change };
  return api.call(answerChangeEndpoint, { params, body: { ...key, answer: form.answer } });
}

/** A page that tells its visitor where to sign in, or that there is no such booking. */
const isPagesOwn = ({ status, code }: ApiError) =>
  status === 401 || (status === 404 && code === "booking_not_found");

/**
 * Handles the forms of a booking's page: cancels at the refund that was shown, or answers a change
 * by the supplier, and leads back to the page. With a key no cookie is used, and the key is a
 * secret itself: pages with one send no origin. Without it the form must come from this very site.
 */
export const answerBookingForm = (request: NextRequest): Promise<NextResponse> =>
  answerAtDoor(request, async () => {
    const agency = await requireActiveAgency(request.headers.get("host"));
    const form = await readForm(request);
    if (form.key === undefined && !isSameOrigin(request.headers))
      throw refuse(403, "cross_site", "This form is sent from its own site alone");
    const language = toLanguageCode(form.locale);
    const api = apiFor(agency.subdomain, {
      ...toCallContext(request, agency),
      language,
      accessToken: form.key === undefined ? getSessionToken(request.cookies) : null,
    });
    const prefix = pathPrefix(language, agency.defaultLanguage);
    const back = (query: Parameters<typeof toBookingPage>[2] = {}) =>
      leadTo(
        request,
        `${prefix}${toBookingPage(form.page, form, query)}${query.problem ? `#${bookingProblemId}` : ""}`,
      );
    try {
      const { booking } = await send(api, form);
      const isHold = form.answer === "cancel" && form.unpaid === "hold";
      // Paid while the gateway's page was being closed.
      return back(isHold && booking.failure === null ? { problem: late.hold } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) logProblem("booking form", error);
      // A script gets a new session and sends it again.
      if (error instanceof ApiError && error.status === 401 && isSentByScript(request)) throw error;
      if (error instanceof ApiError && isPagesOwn(error)) return back();
      const problem = error instanceof ApiError ? toBookingProblem(error) : "tryAgain";
      if (form.answer !== "cancel") return back({ problem });
      if (form.unpaid && (problem === "notCancellable" || problem === "refundChanged"))
        return back({ problem: late[form.unpaid] });
      const was = problem === "refundChanged" ? form.amount : undefined;
      return back({ cancel: "ask", problem, was });
    }
  });
