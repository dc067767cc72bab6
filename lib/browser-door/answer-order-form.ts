import type { NextRequest, NextResponse } from "next/server";
import * as z from "zod";
import { toLanguageCode } from "@/lib/api/contract/languages";
import {
  confirmPendingOrderEndpoint,
  orderCodeSchema,
  orderTokenSchema,
  resendOrderCodeEndpoint,
} from "@/lib/api/contract/pending-orders";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { readBytes } from "@/lib/api/read-json";
import { apiFor } from "@/lib/api/server";
import { orderCodeId, orderNoticeId, toOrderProblem } from "@/lib/checkout/order-problems";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { itemServices } from "@/lib/services/item-services";
import { answerAtDoor, requireActiveAgency } from "./answer-browser-call";
import { refuse } from "./door-error";
import { leadTo } from "./form-answer";
import { toCallContext } from "./to-call-context";

const maximumBytes = 4_096;
const formSchema = z.object({
  service: z.enum(itemServices),
  order: z.uuid(),
  locale: z.string().max(10),
  action: z.enum(["confirm", "resend"]),
  code: z.string().max(20).optional(),
  token: z.string().max(60).optional(),
  bookAgain: z.literal("true").optional(),
});
type Form = z.output<typeof formSchema>;

const wrong = () => new ApiError(422, "wrong_code", "This isn't the code from the mail", null);

function toProof({ code, token, bookAgain }: Form) {
  const [byCode, byLink] = [orderCodeSchema.safeParse(code), orderTokenSchema.safeParse(token)];
  const again = bookAgain ? { bookAgain: true as const } : {};
  if (token !== undefined) return byLink.success ? { token: byLink.data, ...again } : null;
  return byCode.success ? { code: byCode.data, ...again } : null;
}

/** A malformed code costs no attempt. @throws ApiError as the endpoint */
function confirm(api: Api, form: Form) {
  const proof = toProof(form);
  if (!proof) throw wrong();
  return api.call(confirmPendingOrderEndpoint, { params: { id: form.order }, body: proof });
}

async function readForm(request: NextRequest): Promise<Form> {
  const text = await readBytes(request, maximumBytes).then(String, () => "");
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!form.success) throw refuse(400, "invalid_input", "This form has no order");
  return form.data;
}

/**
 * Handles the forms of a pending order's page: books it by code or link token, or resends the mail,
 * and says where that leads. The form needs no origin check: the order's id, the
 * code and the token are secrets themselves, and no cookie is used.
 */
export const answerOrderForm = (request: NextRequest): Promise<NextResponse> =>
  answerAtDoor(request, async () => {
    const agency = await requireActiveAgency(request.headers.get("host"));
    const form = await readForm(request);
    const language = toLanguageCode(form.locale);
    const prefix = pathPrefix(language, agency.defaultLanguage);
    const api = apiFor(agency.subdomain, {
      ...toCallContext(request, agency),
      language,
      accessToken: null,
    });
    const token = form.token === undefined ? {} : { token: form.token };
    const back = (more: { problem?: string; sent?: string }) => {
      const query = { order: form.order, ...token, ...more };
      const id = more.problem === "wrongCode" && !form.token ? orderCodeId : orderNoticeId;
      return leadTo(request, `${prefix}${paths.step(form.service, "confirm-order", query)}#${id}`);
    };
    try {
      if (form.action === "resend") {
        await api.call(resendOrderCodeEndpoint, { params: { id: form.order }, body: {} });
        return back({ sent: "true" });
      }
      const booked = await confirm(api, form);
      return leadTo(request, `${prefix}${paths.step(form.service, "confirm-payment", booked)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) logProblem("pending order", error);
      return back({ problem: toOrderProblem(error instanceof ApiError ? error.code : "") });
    }
  });
