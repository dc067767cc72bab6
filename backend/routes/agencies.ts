import { getAgencyEndpoint } from "@/lib/api/contract/agencies";
import type { Handle } from "../request-context";

/** The agency of the host, also when it is switched off: whoever shows it decides by its status. */
export function registerAgencyRoutes(handle: Handle): void {
  handle(getAgencyEndpoint, ({ agency }) => ({ agency }), { servesInactive: true });
}
