import type { RequestContext, Viewer } from "../http/request-context";

/** The viewer who manages the agency's team, and their request. */
export type TeamVisit = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/** In the shape that the rules of teams ask for. */
export const toManager = ({ viewer }: Pick<TeamVisit, "viewer">) => ({
  ...viewer,
  id: viewer.userId,
});
