import { parseCookie } from "cookie";

/** Cookies the two providers set: `_ga`, `_ga_…`, `_gid`, `_gat…`, `_gcl_…`; `_fbp`, `_fbc`. */
const theirs = /^_(?:ga|gid|gat|gcl|fbp|fbc)(?:_|$)/;

/**
 * Removes the analytics providers' cookies, on this host and on each parent domain they may have
 * chosen.
 */
export function removeAnalyticsCookies(
  page: Pick<Document, "cookie"> & { location: Pick<Location, "hostname"> },
): void {
  const labels = page.location.hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  const names = Object.keys(parseCookie(page.cookie));
  for (const name of names.filter((each) => theirs.test(each)))
    for (const scope of ["", ...domains.map((domain) => `; Domain=${domain}`)])
      page.cookie = `${name}=; Path=/; Max-Age=0${scope}`;
}
