import { NextResponse, type NextRequest } from "next/server";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { sessionCookieName } from "@/lib/session/session-cookie";
import { requireActiveAgency } from "./answer-browser-call";
import { toRefusal } from "./door-error";
import { isSentByScript } from "./form-answer";
import { readForm } from "./read-form";
import { toCallContext } from "./to-call-context";

export type FormVisit = {
  agency: Agency;
  language: LanguageCode;
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** Its fields; the first of a name counts. */ form: Readonly<Record<string, string>>;
  /** Of a name that several fields have, in order. */ valuesOf: (name: string) => string[];
  /** Makes a call as the signed-in user; with an expired session, anonymously. */
  ask: <T>(call: (api: Api) => Promise<T>) => Promise<T>;
};

/** Redirects to a GET. Not `NextResponse.redirect`: that uses the internal host. */
export const seeOther = (location: string): NextResponse =>
  new NextResponse(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "private, no-store" },
  });

/** A redirect as the page's script takes it (`PlainForm`), with its cookies. */
function toScript(answer: NextResponse): NextResponse {
  const { headers } = answer;
  const location = headers.get("location");
  if (location === null) return answer;
  headers.delete("location");
  headers.set("content-type", "application/json");
  return new NextResponse(JSON.stringify({ location }), { headers });
}

/**
 * Responds to a plain HTML form with a redirect, or with where it leads if the page's script has
 * sent it; errors get the site's error page of their status.
 */
export async function answerForm(
  request: NextRequest,
  locale: string,
  respond: (visit: FormVisit) => Promise<NextResponse>,
  secret: Parameters<typeof readForm>[1] = {},
): Promise<NextResponse> {
  try {
    const agency = await requireActiveAgency(request.headers.get("host"));
    const language = toLanguageCode(locale);
    const fields = await readForm(request, secret);
    const accessToken = request.cookies.get(sessionCookieName())?.value ?? null;
    const apiAs = (token: string | null) =>
      apiFor(agency.subdomain, { ...toCallContext(request, agency), language, accessToken: token });
    const ask: FormVisit["ask"] = (call) =>
      call(apiAs(accessToken)).catch((error: unknown) => {
        if (accessToken && error instanceof ApiError && error.status === 401)
          return call(apiAs(null));
        throw error;
      });
    const answer = await respond({
      agency,
      language,
      prefix: pathPrefix(language, agency.defaultLanguage),
      form: Object.fromEntries([...fields].reverse()),
      valuesOf: (name) => fields.getAll(name),
      ask,
    });
    return isSentByScript(request) ? toScript(answer) : answer;
  } catch (error) {
    const { status } = toRefusal(error);
    return new NextResponse(null, {
      status,
      headers: {
        "Cache-Control": "private, no-store",
        "Content-Type": "text/html; charset=utf-8",
        "X-Robots-Tag": "noindex",
      },
    });
  }
}
