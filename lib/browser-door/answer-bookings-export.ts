import type { NextRequest, NextResponse } from "next/server";
import { openBookingFile } from "@/lib/agency-bookings/booking-file";
import { readBookingListQuery, toFilterInput } from "@/lib/agency-bookings/booking-list-query";
import {
  exportAgencyBookingsEndpoint,
  listAgencyBookingsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { listSizes } from "@/lib/api/contract/list-queries";
import { answerListExport } from "./answer-list-export";

/** The bookings of a filter as a CSV file. */
export const answerBookingsExport = (
  request: NextRequest,
  params: { locale: string },
): Promise<NextResponse> =>
  answerListExport(
    request,
    params,
    ({ api, agency: { timeZone }, language, csv, query: address }) => {
      const query = readBookingListQuery(address);
      const size = listSizes.maximum;
      return {
        name: "bookings",
        note: () => api.call(exportAgencyBookingsEndpoint, { body: toFilterInput(query) }),
        listPage: async (after) => {
          const asked = { ...toFilterInput(query), sort: query.sort, size };
          const { bookings: rows, next } = await api.call(listAgencyBookingsEndpoint, {
            query: after === null ? asked : { ...asked, after },
          });
          return { rows, next };
        },
        openFile: (first) =>
          openBookingFile({
            language,
            csv,
            timeZone,
            hasMargin: first.some(({ margin }) => margin !== undefined),
          }),
      };
    },
  );
