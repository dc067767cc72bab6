import { listApplicationsEndpoint } from "@/lib/api/contract/applications";
import type { ApplicationState } from "@/lib/api/contract/application-states";
import { readFields } from "@/lib/lists/read-fields";
import type { Query, QueryInput } from "@/lib/query-values";

/** What the list of applications is asked for by its address. */
export type ApplicationListQuery = {
  /** All, if undefined. */ state?: ApplicationState | undefined;
  q?: string | undefined;
  size: number;
  after?: string | undefined;
};

const usual = listApplicationsEndpoint.query.parse({});

/** From an address. What isn't a value of its field is left out, as if it hadn't been asked. */
export const readApplicationListQuery = (query: Query): ApplicationListQuery => ({
  size: usual.size,
  ...readFields(listApplicationsEndpoint.query.shape, query),
});

/** For an address, without what is usual. */
export const toApplicationListQuery = ({ size, ...rest }: ApplicationListQuery): QueryInput => ({
  ...rest,
  ...(size === usual.size ? {} : { size }),
});
