import type { NextRequest, NextResponse } from "next/server";
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
import type { Api } from "@/lib/api/create-api";
import { logProblem } from "@/lib/log-problem";
import { answerCsv, openFileCall, refuseFile } from "./file-call";

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
    const { agency, language, api } = await openFileCall(request, locale);
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
    return answerCsv(body, { name: "bookings", timeZone: agency.timeZone });
  } catch (error) {
    return refuseFile(error);
  }
}
