import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";

/**
 * The context of a call that requires a session; the types don't know that this was checked.
 * @throws RouteError 401
 */
export function requireSignedIn(
  context: RequestContext,
): RequestContext & { viewer: Viewer; accessToken: string } {
  const { viewer, accessToken } = context;
  if (!viewer || !accessToken) throw new RouteError(401, "sign_in_required", "Please sign in");
  return { ...context, viewer, accessToken };
}
