import {
  auditFilterSchema,
  listAuditEventsEndpoint,
  usualAuditPage,
  type AuditFilter,
} from "@/lib/api/contract/audit-events";
import { readFields } from "@/lib/lists/read-fields";
import type { Query, QueryInput } from "@/lib/query-values";

/** What the list of an agency's events is asked for by its address. */
export type AuditQuery = AuditFilter & { size: number; after?: string | undefined };

const { size, after } = listAuditEventsEndpoint.query.shape;
const fields = { ...auditFilterSchema.shape, size, after };

/** From an address. What isn't a value of its field is left out, as if it hadn't been asked. */
export const readAuditQuery = (query: Query): AuditQuery => ({
  size: usualAuditPage,
  ...readFields(fields, query),
});

/** For an address, without what is usual. */
export const toAuditQuery = ({ size: asked, ...rest }: AuditQuery): QueryInput => ({
  ...rest,
  ...(asked === usualAuditPage ? {} : { size: asked }),
});

const chipNames = ["member", "action", "subject", "from", "to", "q"] as const;
export type AuditChipName = (typeof chipNames)[number];

/** Each filter that is set, and the list without it. */
export const listAuditChips = (
  query: AuditQuery,
): { name: AuditChipName; value: string; without: AuditQuery }[] =>
  chipNames.flatMap((name) => {
    const value = query[name];
    const without = { ...query, after: undefined, [name]: undefined };
    return value === undefined ? [] : [{ name, value, without }];
  });
