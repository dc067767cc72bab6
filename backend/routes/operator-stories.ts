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
  { db, now, ...rules }: { db: ScopedDatabase; now: () => Date } & UrlRules,
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
    async ({ params, body, requestId }) => {
      await setBlogPost(db, { ...params, input: body, requestId, now: now() });
      return done;
    },
  );
  route(
    "delete",
    `${blogs}/:slug`,
    { summary: "Take an article away", response: ok, errors: ["story_not_found"] },
    async ({ params, requestId }) => {
      await removeBlogPost(db, { ...params, requestId, now: now() });
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
    async ({ params, body, requestId }) => {
      await setDestination(db, { ...params, input: body, requestId, now: now() });
      return done;
    },
  );
  route(
    "delete",
    `${destinations}/:slug`,
    { summary: "Take a destination away", response: ok, errors: ["story_not_found"] },
    async ({ params, requestId }) => {
      await removeDestination(db, { ...params, requestId, now: now() });
      return done;
    },
  );
}
