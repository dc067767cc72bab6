import type { NextRequest, NextResponse } from "next/server";
import { saveProductSettingsEndpoint } from "@/lib/api/contract/agency-settings";
import { paths } from "@/lib/paths";
import {
  readProductFields,
  toProductField,
  toProductInput,
} from "@/lib/product-settings/product-form";
import { productRefusals } from "@/lib/product-settings/product-refusals";
import { answerForm } from "./answer-form";
import { answerOrReturn } from "./return-form";

/**
 * Saves what the agency sells, by the form of its page. A button that moves a service saves the
 * whole form, too, and leads back to that service.
 */
export const answerProductForm = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    const fields = readProductFields(form);
    const [moved] = form.move?.split(":") ?? [];
    return answerOrReturn(visit, {
      name: "product",
      toBack: (again) => paths.productSettings({ again }),
      refusals: productRefusals,
      toField: (path) => toProductField(path, fields),
      async work() {
        const body = { version: Number(form.version), settings: toProductInput(fields) };
        await ask((api) => api.call(saveProductSettingsEndpoint, { body }));
        return moved
          ? `${paths.productSettings({ done: "moved" })}#service-${encodeURIComponent(moved)}`
          : `${paths.productSettings({ done: "saved" })}#done`;
      },
    });
  });
