import { findRoute } from "@/lib/routes/find-route";
import { sharingOf } from "@/lib/routes/sharing";
import { listRoutePaths } from "./prices/list-route-paths";

/** What the site serves beside its pages. */
export const siteFiles = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/manifest.webmanifest",
];
/** URLs whose shared copy needs a query. */
const samples: Record<string, string> = {
  "/blog/share": "/blog/share?slug=three-unhurried-days-in-lisbon",
  "/destination/share": "/destination/share?slug=lisbon",
  "/hotel-details": "/hotel-details?id=sandbox-h-null-island-plain",
  "/hotel-reviews": "/hotel-reviews?id=sandbox-h-null-island-plain",
};
/** Every URL of the site, root-relative. */
export const siteAddresses = [...listRoutePaths(), ...siteFiles].map(
  (path) => samples[path] ?? path,
);
/** Whether the front door may cache its response. */
export const isShared = (address: string): boolean => {
  const { route, isExact } = findRoute(address.split("?")[0] ?? "");
  return isExact && sharingOf(route.name) !== null;
};
