import { redirect } from "next/navigation";
import { ApiError } from "@/lib/api/errors";
import { readAuditQuery, toAuditQuery, type AuditQuery } from "@/lib/audit/audit-query";
import { listAuditEvents } from "@/lib/data/audit-events";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";

/** Of a list as an address: of the page and of its file. */
export const toListPath = (query: AuditQuery): string => paths.audit(toAuditQuery(query));
export const toExportPath = (query: AuditQuery): string =>
  paths.auditExport(toAuditQuery({ ...query, after: undefined }));

/** The list that an address asks for, or why there is none. */
export function readAuditList(tenant: string, address: Query) {
  const query = readAuditQuery(address);
  const list = orSearchFailure(
    "the audit",
    listAuditEvents(tenant, query).catch((error: unknown) => {
      // A made-up cursor.
      if (error instanceof ApiError && error.status === 422) return "noSuchPage" as const;
      throw error;
    }),
  );
  return { query, list };
}

/** To the first page, for an address of one that isn't there. */
export const leaveForFirst = (prefix: string, query: AuditQuery): never =>
  redirect(`${prefix}${toListPath({ ...query, after: undefined })}`);
