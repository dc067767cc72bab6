import type { Endpoint } from "@/lib/api/contract/endpoint";

/** Where the backend serves an endpoint: the resort API has a base of its own. */
export const toServedPath = ({ api, path }: Endpoint): string =>
  api === "resort" ? `/resort${path}` : path;

/** The same as the router spells it. */
export const toPattern = (endpoint: Endpoint): string =>
  toServedPath(endpoint).replace(/\{(\w+)\}/g, ":$1");
