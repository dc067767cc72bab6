import { RouteError, type RequestContext, type Viewer } from "../request-context";

/**
 * The context of a call that only somebody signed in may make; the types don't know that it was
 * made sure of.
 * @throws RouteError 401
 */
export function requireSignedIn(
  context: RequestContext,
): RequestContext & { viewer: Viewer; accessToken: string } {
  const { viewer, accessToken } = context;
  if (!viewer || !accessToken) throw new RouteError(401, "sign_in_required", "Please sign in");
  return { ...context, viewer, accessToken };
}
