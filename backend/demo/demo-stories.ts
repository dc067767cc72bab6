import * as z from "zod";
import { blogPostSchema } from "@/lib/api/contract/blogs";
import { destinationSchema } from "@/lib/api/contract/destinations";
import { languageCodes } from "@/lib/api/contract/languages";
import { shortLinkIdSchema, shortLinkKinds } from "@/lib/api/contract/short-links";
import harbour from "./stories/harbour.json";
import nordlys from "./stories/nordlys.json";
import solmar from "./stories/solmar.json";
import voyara from "./stories/voyara.json";

const post = blogPostSchema.shape;
const place = destinationSchema.shape;
const perLanguage = <T extends z.ZodType>(text: T) => z.partialRecord(z.enum(languageCodes), text);

const storiesSchema = z.strictObject({
  blogs: z.array(
    z.strictObject({
      slug: post.slug,
      image: post.image,
      author: post.author,
      publishedAt: z.coerce.date(),
      texts: perLanguage(
        z.strictObject({ title: post.title, summary: post.summary, content: post.content }),
      ),
    }),
  ),
  destinations: z.array(
    z.strictObject({
      slug: place.slug,
      countryCode: place.countryCode,
      lat: place.lat,
      long: place.long,
      airportLat: place.airportLat,
      airportLong: place.airportLong,
      image: place.image,
      isTop: place.isTop,
      texts: perLanguage(
        z.strictObject({ name: place.name, summary: place.summary, content: place.content }),
      ),
    }),
  ),
  /** Real ones are random: these are fixed, so that a demo can show them. */
  shortLinks: z.array(
    z.strictObject({
      id: shortLinkIdSchema,
      target: z.string().startsWith("/"),
      kind: z.enum(shortLinkKinds),
      expiresAt: z.coerce.date().optional(),
    }),
  ),
});

/** Articles, destinations and short links of the demo agencies, by subdomain. */
export const demoStories = () =>
  Object.entries({ voyara, solmar, nordlys, harbour }).map(([subdomain, file]) => ({
    subdomain,
    ...storiesSchema.parse(file),
  }));
