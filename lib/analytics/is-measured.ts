import { findRoute } from "@/lib/routes/find-route";

/**
 * Query names that say who somebody is, let somebody in, or lead to one person's offer (ASVS
 * 14.2.3).
 */
const personal =
  /^(?:id|key|quote|.*Id|.*token.*|code|email|reference.*|redirect|returnUrl|navigateTo|state|checkout)$/i;
/**
 * Whether a page may be counted at all. Both providers are sent the address as it is, so pages
 * whose address is somebody's own are left out, like sign-in and payment. `path` is without a
 * language.
 */
export function isMeasured(path: string, search: string): boolean {
  const { isSensitive, isPersonal } = findRoute(path).route;
  return (
    !isSensitive &&
    !isPersonal &&
    ![...new URLSearchParams(search).keys()].some((name) => personal.test(name))
  );
}
