import type { APIRequestContext, APIResponse } from "playwright/test";
import { hostOf, port } from "./agencies";

type Options = Parameters<APIRequestContext["fetch"]>[1];

/**
 * A request without a browser. Node doesn't resolve *.localhost, so the agency goes into the Host
 * header; redirects are not followed. Sends only the given cookies: one jar for all agencies of
 * `localhost` would send each what another has set.
 */
export const requestSite = (
  request: APIRequestContext,
  agency: string,
  path = "/",
  options: Options = {},
): Promise<APIResponse> =>
  request.fetch(`http://localhost:${port}${path}`, {
    maxRedirects: 0,
    ...options,
    headers: { cookie: "", ...options.headers, host: hostOf(agency) },
  });
