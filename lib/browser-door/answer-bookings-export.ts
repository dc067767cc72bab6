import type { NextRequest, NextResponse } from "next/server";
import { openBookingFile } from "@/lib/agency-bookings/booking-file";
import {
  exportAgencyBookingsEndpoint,
  listAgencyBookingsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { listSizes } from "@/lib/api/contract/list-queries";
import { listQueries } from "@/lib/lists/list-queries";
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
      const query = listQueries.bookings.read(address);
      const filter = listQueries.bookings.toFilterInput(query);
      const size = listSizes.maximum;
      return {
        name: "bookings",
        note: () => api.call(exportAgencyBookingsEndpoint, { body: filter }),
        listPage: async (after) => {
          const asked = { ...filter, sort: query.sort, size };
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
