import { findRoute } from "@/lib/routes/find-route";

/** Query parameters that identify or sign in a user, or lead to a user's offer (ASVS 14.2.3). */
const personal =
  /^(?:id|key|quote|.*Id|.*token.*|code|email|reference.*|redirect|returnUrl|navigateTo|state|checkout)$/i;
/**
 * Whether a page may be counted. Both providers get the full URL, so pages with a personal URL are
 * excluded, like sign-in and payment. `path` is without a language.
 */
export function isMeasured(path: string, search: string): boolean {
  const { isSensitive, isPersonal } = findRoute(path).route;
  return (
    !isSensitive &&
    !isPersonal &&
    ![...new URLSearchParams(search).keys()].some((name) => personal.test(name))
  );
}
