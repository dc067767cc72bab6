import { NextResponse, type NextRequest } from "next/server";
import type { Agency } from "@/lib/api/contract/agencies";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { toLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { csvFormCookie, resolveCsvForm, type CsvForm } from "@/lib/lists/csv";
import { getSessionToken } from "@/lib/session/session-cookie";
import { requireActiveAgency } from "./answer-browser-call";
import { refuse, toRefusal } from "./door-error";
import { toCallContext } from "./to-call-context";

const headers = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "X-Content-Type-Options": "nosniff",
};

export type FileCall = {
  agency: Agency;
  language: LanguageCode;
  /** The language's, in the forms of the agency's region: of numbers. */ locale: string;
  /** Of CSV files: as chosen, else as the locale's. */ csv: CsvForm;
  api: Api;
};

/** What a GET may do with effects is nothing for another site to set off. */
export const isOfOtherSite = (sent: Headers): boolean =>
  !["same-origin", "none"].includes(sent.get("sec-fetch-site") ?? "none");

/**
 * What a file of the desk is made with, for the requester.
 * @throws RouteError 403 where another site set it off
 */
export async function openFileCall(request: NextRequest, locale: string): Promise<FileCall> {
  // It may be noted.
  if (isOfOtherSite(request.headers))
    throw refuse(403, "cross_site", "This file is asked for from its own site alone");
  const agency = await requireActiveAgency(request.headers.get("host"));
  const language = toLanguageCode(locale);
  const api = apiFor(agency.subdomain, {
    ...toCallContext(request, agency),
    language,
    accessToken: getSessionToken(request.cookies),
  });
  const numbers = toFormatLocale(language, agency.formatRegion);
  const csv = resolveCsvForm(numbers, request.cookies.get(csvFormCookie)?.value);
  return { agency, language, locale: numbers, csv, api };
}

/** A CSV file, named by what it holds and by the agency's day. */
export const answerCsv = (
  body: ReadableStream<Uint8Array> | string,
  { name, timeZone }: { name: string; timeZone: string },
): NextResponse =>
  new NextResponse(body, {
    headers: {
      ...headers,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${toLocalDate(new Date(), timeZone)}.csv"`,
    },
  });

/** As its page: 404 for those who may not see it. */
export function refuseFile(error: unknown): NextResponse {
  const { status } = toRefusal(error);
  const isHidden = error instanceof ApiError && (status === 401 || status === 403);
  return new NextResponse(null, {
    status: isHidden ? 404 : status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
