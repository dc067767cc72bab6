import type { OutgoingHttpHeaders } from "node:http";
import { residenceCookie } from "@/lib/residence/resolve-residence";
import { rscHeaders, type CacheKey } from "./cache-key";

export type FillRequest = { path: string; headers: OutgoingHttpHeaders };

/** The request to Next for a shared response: the key, and nothing else from a visitor. */
export function toFillRequest(
  key: CacheKey,
  { geoCountryHeader }: { geoCountryHeader?: string | undefined },
): FillRequest {
  const { host, path, search, rsc } = key;
  const cookies = [
    ["locale", key.locale],
    ["currency", key.currency],
    [residenceCookie, key.residence],
  ].flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  const variant = rsc
    ? [
        ["rsc", "1"] as const,
        ...rscHeaders.flatMap((name) => (rsc[name] ? [[name, rsc[name]] as const] : [])),
      ]
    : [];
  return {
    path: `${path}${search}`,
    headers: {
      host,
      ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
      ...(geoCountryHeader && key.country ? { [geoCountryHeader]: key.country } : {}),
      ...Object.fromEntries(variant),
      "x-shared-fill": "1",
    },
  };
}
