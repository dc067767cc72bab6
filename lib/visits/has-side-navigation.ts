import { findRoute } from "@/lib/routes/find-route";

/**
 * The side menu is left out on policy, terms, FAQ, about and destination pages. `path` is without a
 * language.
 */
export const hasSideNavigation = (path: string): boolean =>
  !findRoute(path).route.isWithoutSideNavigation;
