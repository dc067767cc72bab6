import * as z from "zod";
import { endpoint } from "./endpoint";
import { slugSchema } from "./slug";
import { textLanguages } from "./text-languages";

export const blogSummarySchema = z.object({
  slug: slugSchema,
  ...textLanguages,
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BlogSummary = z.infer<typeof blogSummarySchema>;
/** `content` is the agency's unsanitised HTML. */
export const blogPostSchema = blogSummarySchema.extend({ content: z.string().max(200_000) });
export type BlogPost = z.infer<typeof blogPostSchema>;

const read = { api: "main", method: "get", access: "public", browser: false } as const;
export const listBlogPostsEndpoint = endpoint({
  operationId: "listBlogPosts",
  ...read,
  path: "/api/blogs",
  summary: "The agency's published articles, newest first",
  response: z.object({ data: z.array(blogSummarySchema) }),
});
export const getBlogPostEndpoint = endpoint({
  operationId: "getBlogPost",
  ...read,
  path: "/api/blogs/{slug}",
  notFound: "blog_post_not_found",
  summary: "One article",
  params: z.object({ slug: slugSchema }),
  response: z.object({ data: blogPostSchema }),
});
