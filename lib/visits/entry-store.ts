import { safePath } from "@/lib/safe-path";
import { tabStorage } from "@/lib/tab-storage";
import type { RouteType } from "./resolve-route-type";

/**
 * How the visitor came, for this tab: set on entry by such a link, used after sign-in, cleared on
 * logout.
 */
export const entryStore = {
  /** `url` is root-relative. */
  remember(routeType: RouteType, url: string): void {
    tabStorage.set("routeType", routeType);
    tabStorage.set("deepLinkUrl", url);
  },
  /** Where the link led to, as a path of this site. */
  url: (): string | null => safePath(tabStorage.get("deepLinkUrl"), "") || null,
  forget(): void {
    tabStorage.remove("routeType");
    tabStorage.remove("deepLinkUrl");
  },
};
