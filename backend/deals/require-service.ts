import { serviceById, type ServiceId } from "@/lib/api/contract/services";
import { RouteError, type RequestContext } from "../request-context";

/** @throws RouteError 404 `service_not_enabled` where the agency has switched the service off (names.md "URLs") */
export function requireService({ agency }: Pick<RequestContext, "agency">, id: ServiceId): void {
  const { menuTitle } = serviceById(id);
  if (!agency.bookingMenuItemOptions.some(({ title, active }) => active && title === menuTitle))
    throw new RouteError(404, "service_not_enabled", "This agency does not offer this service");
}
