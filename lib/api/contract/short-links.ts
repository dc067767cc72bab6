import * as z from "zod";
import { endpoint } from "./endpoint";

/** The kind of link a visitor followed. */
export const shortLinkKinds = ["deal", "proposal", "url"] as const;
export type ShortLinkKind = (typeof shortLinkKinds)[number];

/** 128 bits in base64url. */
export const shortLinkIdSchema = z.string().regex(/^[\w-]{22}$/, "must be the id of a short link");

export const getShortLinkEndpoint = endpoint({
  operationId: "getShortLink",
  api: "main",
  method: "get",
  access: "public",
  browser: false,
  path: "/api/short-links/{id}",
  notFound: "short_link_not_found",
  summary:
    "A short link's target: a path of the agency's own site, without a language; 410 if it has expired or was revoked",
  errors: ["short_link_expired"],
  params: z.object({ id: shortLinkIdSchema }),
  response: z.object({
    data: z.object({ target: z.string().startsWith("/"), kind: z.enum(shortLinkKinds) }),
  }),
});
