import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { listBlogPostsEndpoint } from "@/lib/api/contract/blogs";
import { listDestinationsEndpoint } from "@/lib/api/contract/destinations";
import { paths } from "@/lib/paths";
import { newest, type SitePage } from "@/lib/seo/sitemap-xml";
import { apiForSiteMap } from "./api-for-site-map";

/** Pages and, if there are any, the page that lists them: an empty list isn't worth indexing. */
const withList = (path: string, pages: SitePage[]): SitePage[] =>
  pages.length > 0 ? [{ path, lastModified: newest(pages) }, ...pages] : [];

/** An agency's articles for the sitemap. @throws ApiError or ContractError, see `createApi` */
export async function listBlogPages(agency: Agency): Promise<SitePage[]> {
  const { data } = await (await apiForSiteMap(agency)).call(listBlogPostsEndpoint);
  const posts = data.map(({ slug, updatedAt, languages }) => ({
    path: paths.blog(slug),
    lastModified: updatedAt,
    text: { languages },
  }));
  return withList(paths.blogs(), posts);
}

/**
 * An agency's destinations for the sitemap; empty if it displays none. @throws ApiError or
 * ContractError, see `createApi`
 */
export async function listDestinationPages(agency: Agency): Promise<SitePage[]> {
  if (!agency.displayTopDestinations) return [];
  const { data } = await (await apiForSiteMap(agency)).call(listDestinationsEndpoint);
  const pages = data.map(({ slug, isTop, updatedAt, languages }) => ({
    path: paths.destination(slug),
    lastModified: updatedAt,
    text: { languages },
    isTop,
  }));
  const top = pages.filter(({ isTop }) => isTop);
  return [
    ...withList(paths.destinations(), pages),
    ...withList(paths.topDestinations(), top).slice(0, 1),
  ];
}
