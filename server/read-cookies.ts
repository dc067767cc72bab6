import { parseCookie } from "next/dist/compiled/@edge-runtime/cookies/index.js";

/**
 * The cookies of a request's header as the page that Next renders reads them, by Next's own parser:
 * of several with one name the last counts (the package `cookie` takes the first), and one that
 * can't be decoded isn't there.
 */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> =>
  parseCookie(header ?? "");
