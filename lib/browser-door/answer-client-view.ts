import type { NextRequest, NextResponse } from "next/server";
import { setClientViewEndpoint } from "@/lib/api/contract/sessions";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { safePath } from "@/lib/safe-path";
import { answerForm, seeOther } from "./answer-form";

/**
 * Turns the session's client view on or off, by the field `isOn`, and redirects back to the page
 * named in `return`. Turned on, the browser also forgets the pages that it has shown before: its
 * back button would bring their prices up again.
 */
export const answerClientView = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(
    request,
    locale,
    async ({ prefix, form, ask }) => {
      const isOn = form.isOn === "yes";
      const here = safePath(form.return, prefix || "/");
      try {
        await ask((api) => api.call(setClientViewEndpoint, { body: { isOn } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401)
          return seeOther(`${prefix}${paths.login({ redirect: here })}`);
        throw error;
      }
      const response = seeOther(here);
      if (isOn) response.headers.set("Clear-Site-Data", '"cache"');
      return response;
    },
    // On pages with a token in their URL, too: the field `return` names it.
    { hasSecret: true },
  );
