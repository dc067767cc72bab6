import type { AgencyWire } from "@/lib/api/contract/agencies";
import { deskPages, type AgencyOfPages } from "@/lib/api/contract/desk-pages";
import type { Member } from "@/lib/api/contract/roles";
import { resolveServiceMode, serviceById, services } from "@/lib/api/contract/services";
import { resolveReadFlags } from "./resolve-read-flags";

/** "Book Now" leads to the first active service in the agency's order, or to flights. */
export function resolveBookNowPath({
  bookingMenuItemOptions,
}: Pick<AgencyWire, "bookingMenuItemOptions">): string {
  const first = bookingMenuItemOptions.find((option) => resolveServiceMode(option) !== "off");
  return (services.find(({ menuTitle }) => menuTitle === first?.title) ?? serviceById("flights"))
    .path;
}

/**
 * The side menu's entries that a member may read. The storefront shows those that it or the remote
 * app has a page for.
 */
export function listNavigation(
  agency: Pick<AgencyWire, "bookingMenuItemOptions"> & AgencyOfPages,
  member: Member,
) {
  const flags = resolveReadFlags(member, agency);
  return deskPages.flatMap(({ id, label, path }) =>
    flags[path]?.read
      ? [{ label, path: id === "bookNow" ? resolveBookNowPath(agency) : path }]
      : [],
  );
}
