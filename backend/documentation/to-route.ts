import type { Endpoint } from "@/lib/api/contract/endpoint";

/** Where the backend serves an endpoint: the resort API has its own base. */
export const toServedPath = ({ api, path }: Endpoint): string =>
  api === "resort" ? `/resort${path}` : path;

/** The same in the router's notation. */
export const toPattern = (endpoint: Endpoint): string =>
  toServedPath(endpoint).replace(/\{(\w+)\}/g, ":$1");
