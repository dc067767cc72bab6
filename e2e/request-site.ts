import type { APIRequestContext, APIResponse } from "playwright/test";
import { hostOf, port } from "./agencies";

type Options = Parameters<APIRequestContext["fetch"]>[1];

/** A request without a browser. Node doesn't know *.localhost, so the agency goes into the Host header; redirects are not followed. */
export const requestSite = (request: APIRequestContext, agency: string, path = "/", options: Options = {}): Promise<APIResponse> =>
  request.fetch(`http://localhost:${port}${path}`, { maxRedirects: 0, ...options, headers: { ...options.headers, host: hostOf(agency) } });
