import type { NextRequest, NextResponse } from "next/server";
import { removeSavedItemEndpoint } from "@/lib/api/contract/saved-items";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";
import { toSignIn } from "./return-form";

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
    try {
      if (params.success)
        await ask((api) => api.call(removeSavedItemEndpoint, { params: params.data }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        return seeOther(toSignIn({ prefix }, paths.saved()));
      throw error;
    }
    return seeOther(`${prefix}${paths.saved()}`);
  });
