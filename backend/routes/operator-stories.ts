import * as z from "zod";
import type { UrlRules } from "../outbound/checked-url";
import { blogPostInputSchema, destinationInputSchema } from "../agencies/story-input";
import { listStoredBlogPosts } from "../blogs/list-stored-blog-posts";
import { removeBlogPost, setBlogPost } from "../blogs/set-blog-post";
import type { ScopedDatabase } from "../db/scoped";
import {
  listStoredDestinations,
  removeDestination,
  setDestination,
} from "../destinations/set-destination";
import type { OperatorRoute } from "../http/create-operator-route";

const ok = z.object({ ok: z.literal(true) });
const done = { ok: true };

/** What an agency tells of places, as the operator of the platform writes it. */
export function registerOperatorStoryRoutes(
  route: OperatorRoute,
  { db, ...rules }: { db: ScopedDatabase } & UrlRules,
): void {
  const blogs = "/api/operator/agencies/:subdomain/blogs";
  const post = blogPostInputSchema(rules);
  route(
    "get",
    blogs,
    {
      summary: "An agency's articles, also those not yet published",
      response: z.object({ data: z.array(post) }),
    },
    async ({ params }) => ({
      data: await listStoredBlogPosts(db, params.subdomain),
    }),
  );
  route(
    "put",
    blogs,
    { summary: "Write an article, in all its languages", body: post, response: ok },
    async ({ params, body }) => {
      await setBlogPost(db, { ...params, input: body });
      return done;
    },
  );
  route(
    "delete",
    `${blogs}/:slug`,
    { summary: "Take an article away", response: ok, errors: ["blog_post_not_found"] },
    async ({ params }) => {
      await removeBlogPost(db, params);
      return done;
    },
  );

  const destinations = "/api/operator/agencies/:subdomain/destinations";
  const destination = destinationInputSchema(rules);
  route(
    "get",
    destinations,
    {
      summary: "An agency's destinations in its order",
      response: z.object({ data: z.array(destination) }),
    },
    async ({ params }) => ({
      data: await listStoredDestinations(db, params.subdomain),
    }),
  );
  route(
    "put",
    destinations,
    { summary: "Write a destination, in all its languages", body: destination, response: ok },
    async ({ params, body }) => {
      await setDestination(db, { ...params, input: body });
      return done;
    },
  );
  route(
    "delete",
    `${destinations}/:slug`,
    { summary: "Take a destination away", response: ok, errors: ["destination_not_found"] },
    async ({ params }) => {
      await removeDestination(db, params);
      return done;
    },
  );
}
