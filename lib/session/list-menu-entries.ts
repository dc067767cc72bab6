import { can } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { serviceById, type Seller } from "@/lib/api/contract/services";
import { activeServices } from "@/lib/deals/active-services";
import { env } from "@/lib/env";
import { hasPage } from "@/lib/remote-app/has-page";

export type MenuEntryId =
  | "dashboard"
  | "commandCenter"
  | "bookNow"
  | "myTrips"
  | "profileSettings"
  | "websiteSettings"
  | "support"
  | "wallet";
type Row = {
  id: MenuEntryId;
  /** Also the key of its read flag. */
  path: string;
  isFor: (user: User) => boolean;
};

const isTraveller = (user: User) => !user.isTravelAgent;
const isAgent = (user: User) => user.isTravelAgent;

/** The profile menu's entries in order. */
const rows: readonly Row[] = [
  { id: "dashboard", path: "/mytrip/dashboard", isFor: isTraveller },
  { id: "commandCenter", path: "/dashboard", isFor: isAgent },
  { id: "bookNow", path: "/booknow", isFor: isTraveller },
  { id: "myTrips", path: "/mytrip/mytrips", isFor: isTraveller },
  { id: "profileSettings", path: "/mytrip/profile", isFor: isTraveller },
  { id: "profileSettings", path: "/settings/profile", isFor: isAgent },
  {
    id: "websiteSettings",
    path: "/settings/website",
    isFor: (user) => can(user, "website.write"),
  },
  { id: "support", path: "/mytrip/support", isFor: isTraveller },
  { id: "support", path: "/settings/support", isFor: isAgent },
  {
    id: "wallet",
    path: "/mytrip/wallet",
    isFor: (user) => isTraveller(user) && user.isRewardWalletEnable,
  },
  { id: "wallet", path: "/wallet/details", isFor: isAgent },
];

/**
 * The menu of a signed-in user: entries that may be read and have a page. Paths have no language.
 */
export function listMenuEntries(
  agency: Seller,
  { user }: { user: User },
): Pick<Row, "id" | "path">[] {
  const firstService = activeServices(agency)[0] ?? serviceById("flights");
  const settings = env();
  return rows
    .filter(({ path, isFor }) => user.auth[path]?.read && isFor(user))
    .map(({ id, path }) => ({ id, path: id === "bookNow" ? firstService.path : path }))
    .filter(({ path }) => hasPage(path, settings));
}
