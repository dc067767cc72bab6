import "server-only";
import { cache } from "react";
import {
  getBlogPostEndpoint,
  listBlogPostsEndpoint,
  type BlogPost,
  type BlogSummary,
} from "@/lib/api/contract/blogs";
import { slugSchema } from "@/lib/api/contract/slug";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

/**
 * The agency's articles in the page's language, newest first. @throws ApiError or ContractError,
 * see `createApi`
 */
export const listBlogPosts = cache(
  async (tenant: string): Promise<BlogSummary[]> =>
    (await (await apiForRequest(tenant)).call(listBlogPostsEndpoint)).data,
);

/** One article, null if none has that slug. @throws ApiError or ContractError, see `createApi` */
export const getBlogPost = cache(async (tenant: string, slug: string): Promise<BlogPost | null> => {
  if (!slugSchema.safeParse(slug).success) return null;
  const api = await apiForRequest(tenant);
  return (await orNull(api.call(getBlogPostEndpoint, { params: { slug } })))?.data ?? null;
});
