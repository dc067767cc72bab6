import * as z from "zod";
import { dealsLocationSchema } from "./agencies";
import { endpoint } from "./endpoint";
import { slugSchema } from "./slug";
import { textLanguages } from "./text-languages";

/** A place the agency recommends, with the coordinates for its deal searches. */
export const destinationSummarySchema = dealsLocationSchema.extend({
  slug: slugSchema,
  ...textLanguages,
  summary: z.string(),
  image: z.string(),
  isTop: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type DestinationSummary = z.infer<typeof destinationSummarySchema>;
/** `content` is the agency's unsanitised HTML. */
export const destinationSchema = destinationSummarySchema.extend({
  content: z.string().max(200_000),
});
export type Destination = z.infer<typeof destinationSchema>;

const read = { api: "main", method: "get", access: "public", browser: false } as const;
export const listDestinationsEndpoint = endpoint({
  operationId: "listDestinations",
  ...read,
  path: "/api/destinations",
  summary: "The agency's destinations in its own order; empty if it displays none",
  response: z.object({ data: z.array(destinationSummarySchema) }),
});
export const getDestinationEndpoint = endpoint({
  operationId: "getDestination",
  ...read,
  path: "/api/destinations/{slug}",
  notFound: "destination_not_found",
  summary: "One destination",
  params: z.object({ slug: slugSchema }),
  response: z.object({ data: destinationSchema }),
});
