import { RouteError } from "../errors/route-error";
import type { RequestContext, Viewer } from "../http/request-context";

/** A member's request about the agency's domains. */
export type DomainVisit = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

export const noSuchDomain = () =>
  new RouteError(404, "domain_not_found", "The agency has no such domain");
/** Doesn't say whose. */
export const domainTaken = () =>
  new RouteError(409, "domain_taken", "The domain belongs to another agency");
