import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";

/**
 * @throws RouteError 401 `sign_in_required` for a visitor where the agency sells to those who are
 *   signed in only
 */
export function requireBuyer({ viewer, agency }: Pick<RequestContext, "viewer" | "agency">): void {
  if (!viewer && !agency.allowNonLoginFlow)
    throw new RouteError(401, "sign_in_required", "Please sign in to book");
}
