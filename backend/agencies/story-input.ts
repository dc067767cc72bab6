import * as z from "zod";
import { latitude, longitude } from "@/lib/api/contract/coordinates";
import { languageCodes } from "@/lib/api/contract/languages";
import { slugSchema } from "@/lib/api/contract/slug";
import { checkedIllustration, type UrlRules } from "../outbound/checked-url";

/** Under "new" the settings have the form of a new one. */
const storySlug = slugSchema.refine((slug) => slug !== "new", "is the name of another page");
const line = (maximum: number) => z.string().trim().min(1, "must not be empty").max(maximum);
const body = {
  summary: line(500),
  content: z.string().trim().min(1, "must not be empty").max(200_000),
};
const perLanguage = <T extends z.ZodType>(text: T) =>
  z
    .partialRecord(z.enum(languageCodes), text)
    .refine((texts) => Object.keys(texts).length > 0, "must have one language or more");

/**
 * An article as an operator writes it, in all its languages. `content` is HTML, sanitised when
 * rendered.
 */
export const blogPostInputSchema = (rules: UrlRules) =>
  z.strictObject({
    slug: storySlug,
    image: checkedIllustration(rules),
    author: line(100),
    /** When it becomes visible. */
    publishedAt: z.iso.datetime("must be a time such as 2026-03-01T09:00:00Z"),
    texts: perLanguage(z.strictObject({ title: line(200), ...body })),
  });
export type BlogPostInput = z.output<ReturnType<typeof blogPostInputSchema>>;

/** A destination as an operator writes it, with the coordinates for its deal searches. */
export const destinationInputSchema = (rules: UrlRules) =>
  z.strictObject({
    slug: storySlug,
    image: checkedIllustration(rules),
    countryCode: z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166 code such as PT"),
    lat: latitude,
    long: longitude,
    airportLat: latitude,
    airportLong: longitude,
    /** Whether the home page shows it. */
    isTop: z.boolean().default(false),
    /** Its position in the list; if omitted it keeps its place, a new one comes last. */
    position: z.number().int().min(0).max(10_000).optional(),
    texts: perLanguage(z.strictObject({ name: line(100), ...body })),
  });
export type DestinationInput = z.output<ReturnType<typeof destinationInputSchema>>;
