import type { Query } from "@/lib/query-values";
import { streamParameter } from "./stream-parameter";

/** Together longer than the backend's deadline for suppliers. */
const [everySeconds, maximumReloads] = [2, 15];
const parameter = "reload";

export type Reload = {
  /** This very page, whole. */
  href: string;
  /** The content of its `<meta http-equiv="refresh">`; null once it has reloaded often enough. */
  refresh: string | null;
};

/**
 * How a page that doesn't run scripts follows its search. `here` is its address, with the language.
 */
export function toReload(query: Query, here: string): Reload {
  const href = `${here}&${streamParameter.name}=${streamParameter.off}`;
  const count = /^\d{1,2}$/.test(String(query[parameter])) ? Number(query[parameter]) : 0;
  return {
    href,
    refresh:
      count < maximumReloads ? `${everySeconds};url=${href}&${parameter}=${count + 1}` : null,
  };
}
