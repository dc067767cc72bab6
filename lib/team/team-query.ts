import { listTeamEndpoint, teamFilterSchema, type TeamFilter } from "@/lib/api/contract/team";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** What the list of an agency's members is asked for by its address. */
export type TeamQuery = TeamFilter & { after?: string | undefined };

const fields = { ...teamFilterSchema.shape, after: listTeamEndpoint.query.shape.after };

/** From an address. What isn't a value of its field is left out, as if it hadn't been asked. */
export function readTeamQuery(query: Query): TeamQuery {
  const valuesOf = toQueryValues(query);
  const given = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((name) => {
    const [value] = valuesOf(name);
    const parsed = value ? fields[name].safeParse(value) : null;
    return parsed?.success && parsed.data !== "" && parsed.data !== undefined
      ? [[name, parsed.data]]
      : [];
  });
  return Object.fromEntries(given) as TeamQuery;
}

/** For an address. */
export const toTeamQuery = ({ q, role, state, after }: TeamQuery): QueryInput => ({
  q,
  role,
  state,
  after,
});

/** For the call; undefined fields are left out of it. */
export const toTeamInput = (query: TeamQuery): TeamQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
