import type { Agency } from "@/lib/api/contract/agencies";
import { can } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { serviceById } from "@/lib/api/contract/services";
import { activeServices } from "@/lib/deals/active-services";

export type MenuEntryId = "dashboard" | "commandCenter" | "bookNow" | "myTrips" | "profileSettings" | "websiteSettings" | "support" | "wallet";
type Row = {
  id: MenuEntryId;
  /** Also the key of its read flag. */
  path: string;
  isFor: (user: User) => boolean;
};

const isTraveller = (user: User) => !user.isTravelAgent;
const isAgent = (user: User) => user.isTravelAgent;

/** The profile menu's entries in the order of spec §2, for whom spec §6 names. */
const rows: readonly Row[] = [
  { id: "dashboard", path: "/mytrip/dashboard", isFor: isTraveller },
  { id: "commandCenter", path: "/dashboard", isFor: isAgent },
  { id: "bookNow", path: "/booknow", isFor: isTraveller },
  { id: "myTrips", path: "/mytrip/mytrips", isFor: isTraveller },
  { id: "profileSettings", path: "/mytrip/profile", isFor: isTraveller },
  { id: "profileSettings", path: "/settings/profile", isFor: isAgent },
  { id: "websiteSettings", path: "/settings/website", isFor: ({ userType }) => can(userType, "settings.website") },
  { id: "support", path: "/mytrip/support", isFor: isTraveller },
  { id: "support", path: "/settings/support", isFor: isAgent },
  { id: "wallet", path: "/mytrip/wallet", isFor: (user) => isTraveller(user) && user.isRewardWalletEnable },
  { id: "wallet", path: "/wallet/details", isFor: isAgent },
];

/** What a signed-in person's menu leads to, as far as it may be read: a page that isn't there yet is nobody's to read. Paths have no language. */
export function listMenuEntries(agency: Pick<Agency, "bookingMenuItemOptions">, { user }: { user: User }): Pick<Row, "id" | "path">[] {
  const firstService = activeServices(agency)[0] ?? serviceById("flights");
  return rows
    .filter(({ path, isFor }) => user.auth[path]?.read && isFor(user))
    .map(({ id, path }) => ({ id, path: id === "bookNow" ? firstService.path : path }));
}
