import type { NextRequest, NextResponse } from "next/server";
import {
  changeGatewayEndpoint,
  savePaymentSettingsEndpoint,
} from "@/lib/api/contract/agency-settings";
import {
  paymentForms,
  paymentRefusals,
  toBrands,
  type PaymentForm,
} from "@/lib/payment-settings/payment-forms";
import { paths } from "@/lib/paths";
import { answerForm, type FormVisit } from "./answer-form";
import { refuse } from "./door-error";
import { answerOrReturn } from "./return-form";

const changeGateway = (
  { ask }: FormVisit,
  body: { gateway: "stripe" | null; secretKey?: string },
) => ask((api) => api.call(changeGatewayEndpoint, { body }));

const work: Record<PaymentForm, (visit: FormVisit) => Promise<unknown>> = {
  key: (visit) =>
    changeGateway(visit, { gateway: "stripe", secretKey: (visit.form.secretKey ?? "").trim() }),
  again: (visit) => changeGateway(visit, { gateway: "stripe" }),
  off: (visit) => changeGateway(visit, { gateway: null }),
  brands: ({ form, ask }) =>
    ask((api) =>
      api.call(savePaymentSettingsEndpoint, {
        body: {
          version: Number(form.version),
          settings: { paymentBrands: toBrands(form.paymentBrands ?? "") },
        },
      }),
    ),
};

/**
 * Handles the forms of how an agency takes payments, by the last part of their paths. A key is sent
 * on and comes back in no form.
 */
export const answerPaymentForm = (
  request: NextRequest,
  { locale, form }: { locale: string; form: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const name = paymentForms.find((each) => each === form);
    if (!name) throw refuse(404, "not_found", "There is no such form");
    return answerOrReturn(visit, {
      name,
      toBack: (again) => paths.paymentSettings({ again }),
      refusals: paymentRefusals,
      toField: (path) => (path.startsWith("settings.") ? "paymentBrands" : path),
      async work() {
        await work[name](visit);
        return `${paths.paymentSettings({ done: name })}#done`;
      },
    });
  });
