import "server-only";
import {
  getBlogPostEndpoint,
  listBlogPostsEndpoint,
  type BlogPost,
  type BlogSummary,
} from "@/lib/api/contract/blogs";
import { slugSchema } from "@/lib/api/contract/slug";
import { orNull } from "./or-null";
import { sharedRead } from "./shared-read";

/**
 * The agency's articles in the page's language, newest first. @throws ApiError or ContractError,
 * see `createApi`
 */
export const listBlogPosts = (tenant: string): Promise<readonly BlogSummary[]> =>
  sharedRead(tenant, {
    name: "blog",
    content: ["blog"],
    read: async (api) => (await api.call(listBlogPostsEndpoint)).data,
  });

/** One article, null if none has that slug. @throws ApiError or ContractError, see `createApi` */
export async function getBlogPost(tenant: string, slug: string): Promise<BlogPost | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  return orNull(
    sharedRead(tenant, {
      name: `blog ${slug}`,
      content: ["blog"],
      read: async (api) => (await api.call(getBlogPostEndpoint, { params: { slug } })).data,
    }),
  );
}
