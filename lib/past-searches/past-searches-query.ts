import {
  listPastSearchesEndpoint,
  pastSearchFilterSchema,
  type PastSearchFilter,
} from "@/lib/api/contract/past-searches";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** What the list of searches is asked for by its address. */
export type PastSearchesQuery = PastSearchFilter & { size: number; after?: string | undefined };

const usual = listPastSearchesEndpoint.query.parse({});
const { size, after } = listPastSearchesEndpoint.query.shape;
const fields = { ...pastSearchFilterSchema.shape, size, after };
const filterNames = ["service", "agent", "from", "to", "q"] as const;
export type PastSearchFilterName = (typeof filterNames)[number];

/** From an address. What isn't a value of its field is left out, as if it hadn't been asked. */
export function readPastSearchesQuery(query: Query): PastSearchesQuery {
  const valuesOf = toQueryValues(query);
  const given = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((name) => {
    const [value] = valuesOf(name);
    const parsed = value ? fields[name].safeParse(value) : null;
    return parsed?.success && parsed.data !== "" ? [[name, parsed.data]] : [];
  });
  return { ...usual, ...Object.fromEntries(given) };
}

/** For an address, without what is usual. */
export const toPastSearchesQuery = ({ size: rows, ...rest }: PastSearchesQuery): QueryInput => ({
  ...rest,
  ...(rows === usual.size ? {} : { size: rows }),
});

/** Each filter that is set, and the list without it. */
export const listPastSearchFilters = (query: PastSearchesQuery) =>
  filterNames.flatMap((name) => {
    const value = query[name];
    const without: PastSearchesQuery = { ...query, after: undefined, [name]: undefined };
    return value === undefined ? [] : [{ name, value, without }];
  });
