import type { NextRequest, NextResponse } from "next/server";
import {
  exportAuditEventsEndpoint,
  listAuditEventsEndpoint,
} from "@/lib/api/contract/audit-events";
import { listSizes } from "@/lib/api/contract/list-queries";
import { openAuditFile } from "@/lib/audit/audit-file";
import { listQueries } from "@/lib/lists/list-queries";
import { answerListExport } from "./answer-list-export";

/** What was noted at the agency, by a filter, as a CSV file. */
export const answerAuditExport = (
  request: NextRequest,
  params: { locale: string },
): Promise<NextResponse> =>
  answerListExport(
    request,
    params,
    ({ api, agency: { timeZone }, language, locale, csv, query: address }) => {
      const filter = listQueries.audit.toFilterInput(listQueries.audit.read(address));
      return {
        name: "audit",
        note: () => api.call(exportAuditEventsEndpoint, { body: filter }),
        listPage: async (after) => {
          const page = { ...filter, size: listSizes.maximum };
          const { events: rows, next } = await api.call(listAuditEventsEndpoint, {
            query: after === null ? page : { ...page, after },
          });
          return { rows, next };
        },
        openFile: () => openAuditFile({ language, locale, csv, timeZone }),
      };
    },
  );
