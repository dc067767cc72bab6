import { can } from "@/lib/api/contract/roles";
import { RouteError } from "../errors/route-error";
import type { RequestContext, Viewer } from "../http/request-context";

/** A member's request about the agency's domains. */
export type DomainVisit = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/**
 * Requires who may change domains, for calls that take no fresh proof of it.
 * @throws RouteError 403 `not_allowed`
 */
export function requireDomainOwner({ viewer }: Pick<DomainVisit, "viewer">): void {
  if (!can(viewer, "domains.write"))
    throw new RouteError(403, "not_allowed", "Your role doesn't allow this");
}

export const noSuchDomain = () =>
  new RouteError(404, "domain_not_found", "The agency has no such domain");
/** Doesn't say whose. */
export const domainTaken = () =>
  new RouteError(409, "domain_taken", "The domain belongs to another agency");
