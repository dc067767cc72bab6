import { findServiceMode, type ServiceId, type ServiceMode } from "@/lib/api/contract/services";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";

type Visited = Pick<RequestContext, "agency">;

/**
 * How the agency sells the service. @throws RouteError 404 `service_not_enabled` where it has
 * switched the service off
 */
export function requireService({ agency }: Visited, id: ServiceId): Exclude<ServiceMode, "off"> {
  const mode = findServiceMode(agency, id);
  if (mode === "off")
    throw new RouteError(404, "service_not_enabled", "This agency does not offer this service");
  return mode;
}

/**
 * @throws RouteError 404 `service_not_enabled`, or `service_not_online` where the agency sells the
 *   service on request alone
 */
export function requireOnlineService(context: Visited, id: ServiceId): void {
  if (requireService(context, id) !== "online")
    throw new RouteError(404, "service_not_online", "This agency sells this service on request");
}
