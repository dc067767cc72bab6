import { NextResponse, type NextRequest } from "next/server";
import { openBookingFile } from "@/lib/agency-bookings/booking-file";
import {
  readBookingListQuery,
  toFilterInput,
  type BookingListQuery,
} from "@/lib/agency-bookings/booking-list-query";
import { csvStart } from "@/lib/agency-bookings/csv";
import {
  agencyBookingSizes,
  exportAgencyBookingsEndpoint,
  listAgencyBookingsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { toLanguageCode } from "@/lib/api/contract/languages";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { logProblem } from "@/lib/log-problem";
import { getSessionToken } from "@/lib/session/session-cookie";
import { requireActiveAgency } from "./answer-browser-call";
import { refuse, toRefusal } from "./door-error";
import { toCallContext } from "./to-call-context";

const headers = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "X-Content-Type-Options": "nosniff",
};

const listPage = (api: Api, query: BookingListQuery, after: string | null) =>
  api.call(listAgencyBookingsEndpoint, {
    query: {
      ...toFilterInput(query),
      sort: query.sort,
      size: agencyBookingSizes.maximum,
      ...(after === null ? {} : { after }),
    },
  });

/** Of each name the first value counts, except of states. */
const toQuery = (parameters: URLSearchParams) =>
  Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]));

/**
 * The bookings of a filter as a CSV file, one page in memory at a time, from the first to the last
 * whatever page the reader was on. Others get what the list answers: 404 for those who may not see
 * it. A failure midway breaks the download off, so that no half file passes for a whole one.
 */
export async function answerBookingsExport(
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> {
  try {
    // It is noted, and so nothing for another site to set off.
    const site = request.headers.get("sec-fetch-site") ?? "none";
    if (site !== "same-origin" && site !== "none")
      throw refuse(403, "cross_site", "This file is asked for from its own site alone");
    const agency = await requireActiveAgency(request.headers.get("host"));
    const language = toLanguageCode(locale);
    const api = apiFor(agency.subdomain, {
      ...toCallContext(request, agency),
      language,
      accessToken: getSessionToken(request.cookies),
    });
    const query = readBookingListQuery(toQuery(request.nextUrl.searchParams));
    await api.call(exportAgencyBookingsEndpoint, { body: toFilterInput(query) });
    const first = await listPage(api, query, null);
    const { head, toLines } = await openBookingFile({
      language,
      timeZone: agency.timeZone,
      hasMargin: first.bookings.some(({ margin }) => margin !== undefined),
    });
    const encoder = new TextEncoder();
    let next = first.next;
    const body = new ReadableStream<Uint8Array>({
      start: (file) => {
        file.enqueue(encoder.encode(csvStart + head + toLines(first.bookings)));
        if (next === null) file.close();
      },
      pull: async (file) => {
        try {
          const page = await listPage(api, query, next);
          next = page.next;
          file.enqueue(encoder.encode(toLines(page.bookings)));
          if (next === null) file.close();
        } catch (error) {
          logProblem("export of bookings", error);
          file.error(error);
        }
      },
    });
    const day = toLocalDate(new Date(), agency.timeZone);
    return new NextResponse(body, {
      headers: {
        ...headers,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="bookings-${day}.csv"`,
      },
    });
  } catch (error) {
    const { status } = toRefusal(error);
    const isHidden = error instanceof ApiError && (status === 401 || status === 403);
    return new NextResponse(null, {
      status: isHidden ? 404 : status,
      headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
    });
  }
}
