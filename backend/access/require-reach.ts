import { resolveReach, type Action, type Reach } from "@/lib/api/contract/roles";
import { type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";

/**
 * Whose rows a member reaches with an action.
 * @throws RouteError 403 `not_allowed` for none
 */
export function requireReach(viewer: Viewer, action: Action): Reach {
  const reach = resolveReach(viewer, action);
  if (!reach) throw new RouteError(403, "not_allowed", "You may not do this");
  return reach;
}
