import type { Context } from "hono";
import * as z from "zod";
import type { UrlRules } from "../agencies/checked-url";
import { blogPostInputSchema, destinationInputSchema } from "../agencies/story-input";
import { listStoredBlogPosts } from "../blogs/list-stored-blog-posts";
import { removeBlogPost, setBlogPost } from "../blogs/set-blog-post";
import type { ScopedDatabase } from "../db/scoped";
import { listStoredDestinations, removeDestination, setDestination } from "../destinations/set-destination";
import type { AppEnv } from "../http/app-env";
import type { OperatorRoute } from "../http/create-operator-route";
import { readJsonBody, requireValid } from "../http/read-input";

const ok = z.object({ ok: z.literal(true) });
const done = { ok: true };
const agencyOf = (c: Context<AppEnv>) => c.req.param("subdomain") ?? "";
const oneOf = (c: Context<AppEnv>) => ({ subdomain: agencyOf(c), slug: c.req.param("slug") ?? "" });

/** What an agency tells of places, as the operator of the platform writes it. */
export function registerOperatorStoryRoutes(route: OperatorRoute, { db, ...rules }: { db: ScopedDatabase } & UrlRules): void {
  const blogs = "/api/operator/agencies/:subdomain/blogs";
  const post = blogPostInputSchema(rules);
  route("get", blogs, { summary: "An agency's articles, also those not yet published", response: z.object({ data: z.array(post) }) }, async (c) => ({
    data: await listStoredBlogPosts(db, agencyOf(c)),
  }));
  route("put", blogs, { summary: "Write an article, in all its languages", body: post, response: ok }, async (c) => {
    await setBlogPost(db, { subdomain: agencyOf(c), input: requireValid(post, await readJsonBody(c.req)) });
    return done;
  });
  route("delete", `${blogs}/:slug`, { summary: "Take an article away", response: ok, errors: ["blog_post_not_found"] }, async (c) => {
    await removeBlogPost(db, oneOf(c));
    return done;
  });

  const destinations = "/api/operator/agencies/:subdomain/destinations";
  const destination = destinationInputSchema(rules);
  route("get", destinations, { summary: "An agency's destinations in its order", response: z.object({ data: z.array(destination) }) }, async (c) => ({
    data: await listStoredDestinations(db, agencyOf(c)),
  }));
  route("put", destinations, { summary: "Write a destination, in all its languages", body: destination, response: ok }, async (c) => {
    await setDestination(db, { subdomain: agencyOf(c), input: requireValid(destination, await readJsonBody(c.req)) });
    return done;
  });
  route("delete", `${destinations}/:slug`, { summary: "Take a destination away", response: ok, errors: ["destination_not_found"] }, async (c) => {
    await removeDestination(db, oneOf(c));
    return done;
  });
}
