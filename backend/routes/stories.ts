import { getBlogPostEndpoint, listBlogPostsEndpoint } from "@/lib/api/contract/blogs";
import { getDestinationEndpoint, listDestinationsEndpoint } from "@/lib/api/contract/destinations";
import { getShortLinkEndpoint } from "@/lib/api/contract/short-links";
import { listBlogPosts } from "../blogs/list-blog-posts";
import type { ScopedDatabase } from "../db/scoped";
import { listDestinations } from "../destinations/list-destinations";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { requireShortLink } from "../short-links/require-short-link";

/** What an agency tells of places, and the short links it gives out. */
export function registerStoryRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(listBlogPostsEndpoint, async ({ agency, language }) => ({
    data: await listBlogPosts(db, agency, { language, now: now() }),
  }));
  handle(getBlogPostEndpoint, async ({ agency, language }, { params }) => {
    const [post] = await listBlogPosts(db, agency, { language, now: now(), slug: params.slug });
    if (!post) throw new RouteError(404, "blog_post_not_found", "There is no such article");
    return { data: post };
  });
  handle(listDestinationsEndpoint, async ({ agency, language }) => ({
    data: await listDestinations(db, agency, { language }),
  }));
  handle(getDestinationEndpoint, async ({ agency, language }, { params }) => {
    const [destination] = await listDestinations(db, agency, { language, slug: params.slug });
    if (!destination)
      throw new RouteError(404, "destination_not_found", "There is no such destination");
    return { data: destination };
  });
  handle(getShortLinkEndpoint, async ({ agency }, { params }) => ({
    data: await requireShortLink(db, agency.id, { id: params.id, now: now() }),
  }));
}
