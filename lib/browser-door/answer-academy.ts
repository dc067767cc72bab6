import type { NextRequest, NextResponse } from "next/server";
import { createAcademyCodeEndpoint } from "@/lib/api/contract/academy";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { getSessionToken } from "@/lib/session/session-cookie";
import { toWebUrl } from "@/lib/to-web-url";
import { requireActiveAgency } from "./answer-browser-call";
import { seeOther } from "./answer-form";
import { refuse } from "./door-error";
import { isOfOtherSite, refuseFile } from "./file-call";
import { toSignIn } from "./return-form";
import { toCallContext } from "./to-call-context";

/** Anything but a navigation, such as a prefetch, would make codes that no one takes along. */
const isNavigation = (headers: Headers) =>
  (headers.get("sec-fetch-mode") ?? "navigate") === "navigate";

/** The academy's address with the code; the rest of its query stays. */
function toAcademyHref(academyUrl: string, { academyCodeParam }: Agency, code: string): string {
  const url = new URL(academyUrl);
  url.searchParams.set(academyCodeParam, code);
  return url.href;
}

/**
 * Leads a signed-in member to the agency's academy with a code that names them there; visitors sign
 * in first. A link on another site leads to the dashboard: only this site sends people there. 404
 * without an academy, and for travellers.
 */
export async function answerAcademy(
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> {
  try {
    const agency = await requireActiveAgency(request.headers.get("host"));
    const academyUrl = toWebUrl(agency.academyUrl);
    if (academyUrl === null) throw refuse(404, "academy_not_found", "This agency has no academy");
    if (!isNavigation(request.headers))
      throw refuse(403, "not_a_navigation", "This address is to be opened, not fetched");
    const language = toLanguageCode(locale);
    const prefix = pathPrefix(language, agency.defaultLanguage);
    if (isOfOtherSite(request.headers)) return seeOther(`${prefix}${paths.commandCenter()}`);
    const accessToken = getSessionToken(request.cookies);
    const signIn = seeOther(toSignIn({ prefix }, paths.academy()));
    if (accessToken === null) return signIn;
    const api = apiFor(agency.subdomain, {
      ...toCallContext(request, agency),
      language,
      accessToken,
    });
    const made = await api.call(createAcademyCodeEndpoint).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    });
    if (!made) return signIn;
    const response = seeOther(toAcademyHref(academyUrl, agency, made.code));
    response.headers.set("Referrer-Policy", "no-referrer");
    return response;
  } catch (error) {
    return refuseFile(error);
  }
}
