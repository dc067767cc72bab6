import type { QueryInput, QueryValues } from "@/lib/query-values";

/** How many days earlier or later a search's dates may be, too. */
export const flexibleDays = [0, 1, 2, 3] as const;
export type FlexibleDays = (typeof flexibleDays)[number];

/** The query parameter of it. */
export const flexibleName = "flex";

/** A search that has days around its own. */
export type Flexible = { flex?: FlexibleDays };

/** The row of a search's table; URLs leave out what is `usual` there. */
export const createFlexiblePart = (usual: FlexibleDays) => ({
  read(values: QueryValues): { flex: FlexibleDays } {
    const [asked] = values(flexibleName);
    return { flex: flexibleDays.find((days) => String(days) === asked) ?? usual };
  },
  write: ({ flex = usual }: Flexible): QueryInput => ({
    [flexibleName]: flex === usual ? undefined : flex,
  }),
});
