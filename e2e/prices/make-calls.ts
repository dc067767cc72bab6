import { toServedPath } from "@/backend/documentation/to-route";
import { listBrowserEndpoints } from "@/lib/api/browser-endpoints";
import { onlyReads } from "@/lib/api/contract/endpoint";
import { header } from "@/lib/api/headers";
import { listEndpoints } from "@/lib/testing/list-endpoints";
import type { CallSample } from "../service-row";
import { browserCalls, dealCalls, upstreamCalls } from "./call-samples";
import { toSeen, type Seen } from "./crawl";
import type { MarkerSite } from "./open-marker-site";
import { ask, type SiteClient } from "./site-client";

const fill = (path: string, { params = {}, query = "" }: CallSample) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "") + query;
const toBody = ({ body = {}, type }: CallSample) => (type ? String(body) : JSON.stringify(body));
const split = (name: string): [method: string, path: string] => name.split(" ") as [string, string];

/** A call rejected as malformed proves nothing. */
function requireUnderstood(
  name: string,
  seen: Seen,
  { answers = [] }: CallSample,
  isSignedIn: boolean,
) {
  const allowed = [
    200,
    ...answers,
    ...(isSignedIn ? [] : [401]),
    ...(name.includes("agency/") ? [403] : []),
  ];
  const isNotOffered = seen.answer.text.includes('"service_not_enabled"');
  // The desk's calls, for those whose role doesn't reach them.
  const isNotAllowed = isSignedIn && seen.answer.text.includes('"not_allowed"');
  if (!isNotOffered && !isNotAllowed && !allowed.includes(seen.answer.status))
    throw new Error(`${name} answered ${seen.answer.status}: ${seen.answer.text.slice(0, 300)}`);
  return seen;
}

/**
 * Every browser call of the contract, through the API route. One without a sample fails: add how it
 * is made.
 */
export async function makeBrowserCalls(
  visit: SiteClient,
  samples: Record<string, CallSample>,
): Promise<Seen[]> {
  const known = { ...dealCalls, ...browserCalls };
  const missing = listBrowserEndpoints()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !known[name]);
  if (missing.length > 0)
    throw new Error(`e2e/prices/call-samples.ts: say how a browser makes ${missing.join(", ")}`);
  const seen: Seen[] = [];
  for (const [name, sample] of Object.entries(samples)) {
    const [method, path] = split(name);
    const isSignedIn = visit.tokens.length > 0;
    if (isSignedIn && sample.isVisitors) continue;
    const target = fill(path, sample);
    const answer =
      method === "GET"
        ? await visit.get(target)
        : await visit.write(target, {
            method,
            body: toBody(sample),
            ...(sample.type ? { type: sample.type } : {}),
          });
    seen.push(
      requireUnderstood(
        name,
        toSeen("json", name, answer),
        sample,
        isSignedIn && name !== "POST /api/user/logout",
      ),
    );
  }
  return seen;
}

/** What the site itself gets from the backend for this user: every read, except operators'. */
export async function makeUpstreamCalls(
  { backend }: MarkerSite,
  { agency, visit }: { agency: string; visit: SiteClient },
): Promise<Seen[]> {
  const accessToken = visit.tokens.at(-1);
  const headers = {
    "content-type": "application/json",
    [header.backendToken]: backend.token,
    [header.agencyHost]: `${agency}.localhost`,
    ...(accessToken ? { [header.authorization]: `Bearer ${accessToken}` } : {}),
  };
  const known: Record<string, CallSample> = { ...browserCalls, ...dealCalls, ...upstreamCalls };
  const names = [...listEndpoints().values()].flatMap((endpoint) => {
    const name = `${endpoint.method.toUpperCase()} ${toServedPath(endpoint)}`;
    // Writes are made once, through the browser API.
    return onlyReads(endpoint) || name in upstreamCalls ? [name] : [];
  });
  return Promise.all(
    names.map(async (name) => {
      const [method, path] = split(name);
      const sample = known[name] ?? {};
      if (!known[name] && (path.includes("{") || method !== "GET"))
        throw new Error(`e2e/prices/call-samples.ts: say how the site makes ${name}`);
      const answer = await ask(`${backend.url}${fill(path, sample)}`, {
        method,
        headers,
        ...(method === "GET" ? {} : { body: toBody(sample) }),
      });
      return requireUnderstood(
        name,
        toSeen("json", `upstream ${name}`, answer),
        sample,
        accessToken !== undefined,
      );
    }),
  );
}
