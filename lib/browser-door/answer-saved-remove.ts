import type { NextRequest, NextResponse } from "next/server";
import { removeSavedItemEndpoint } from "@/lib/api/contract/saved-items";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";

/**
 * Removes what a signed-in user saved, by the form of the page that lists it, and redirects back
 * there. What isn't saved any more, or no item at all, changes nothing.
 */
export const answerSavedRemove = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const [service = "", id = ""] = (form.remove ?? "").split(" ");
    const params = removeSavedItemEndpoint.params.safeParse({ service, id });
    if (params.success)
      await ask((api) => api.call(removeSavedItemEndpoint, { params: params.data }));
    return seeOther(`${prefix}${paths.saved()}`);
  });
