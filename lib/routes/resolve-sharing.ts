import { splitLanguage } from "@/lib/i18n/split-language";
import { findRoute } from "./find-route";
import { sharedQuery } from "./shared-query";
import { sharingOf, type Sharing } from "./sharing";

/**
 * How the page at this URL may be shared, with the query of its shared copy; null if it is rendered
 * per request. Doesn't consider the visitor: a session makes any page private.
 */
export function resolveSharing({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): (Sharing & { search: string }) | null {
  const { route, isExact } = findRoute(splitLanguage(pathname).path);
  const sharing = isExact ? sharingOf(route.name) : null;
  if (!sharing) return null;
  const query = sharedQuery(sharing, search);
  return query === null ? null : { ...sharing, search: query };
}
