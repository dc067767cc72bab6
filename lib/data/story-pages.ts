import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { listBlogPostsEndpoint } from "@/lib/api/contract/blogs";
import { listDestinationsEndpoint } from "@/lib/api/contract/destinations";
import { apiFor } from "@/lib/api/server";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import type { SitePage } from "@/lib/seo/sitemap-xml";

type Story = { slug: string; updatedAt: string };

/** The list and what it lists; a list without anything in it isn't worth a search engine's visit. */
async function toPages(list: string, { of, stories }: { of: (slug: string) => string; stories: Promise<{ data: Story[] }> }): Promise<SitePage[]> {
  try {
    const { data } = await stories;
    const changes = data.map(({ updatedAt }) => updatedAt).sort();
    const newest = changes.at(-1);
    return newest ? [{ path: list, lastModified: newest }, ...data.map(({ slug, updatedAt }) => ({ path: of(slug), lastModified: updatedAt }))] : [];
  } catch (error) {
    logProblem(`site map: ${list}`, error);
    return [];
  }
}

/** An agency's articles and destinations for the site map; what can't be asked for is left out. */
export async function listStoryPages(agency: Agency): Promise<SitePage[]> {
  const api = apiFor(agency.subdomain, { language: agency.defaultLanguage });
  const [blogs, destinations] = await Promise.all([
    toPages(paths.blogs(), { of: paths.blog, stories: api.call(listBlogPostsEndpoint) }),
    toPages(paths.destinations(), { of: paths.destination, stories: api.call(listDestinationsEndpoint) }),
  ]);
  return [...blogs, ...destinations];
}
