import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { SitePage } from "@/lib/seo/sitemap-xml";
import { listActivityPages, listHotelPages } from "./offer-pages";
import { listSitePages } from "./site-pages";
import { listBlogPages, listDestinationPages } from "./story-pages";

const lists = {
  pages: listSitePages,
  blog: listBlogPages,
  destinations: listDestinationPages,
  hotels: (agency: Agency) => listHotelPages(agency),
  activities: (agency: Agency) => listActivityPages(agency),
};
export type SiteMapKind = keyof typeof lists;
export const siteMapKinds = Object.keys(lists) as SiteMapKind[];

/**
 * One of an agency's sitemaps; empty if it has no such content. @throws ApiError or ContractError,
 * see `createApi`
 */
export const listSiteMap = (agency: Agency, kind: SiteMapKind): Promise<SitePage[]> =>
  lists[kind](agency);
