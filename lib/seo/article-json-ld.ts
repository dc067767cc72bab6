import type { Agency } from "@/lib/api/contract/agencies";
import type { BlogPost } from "@/lib/api/contract/blogs";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import type { JsonLd } from "./json-ld";
import { canonicalLanguage } from "./indexed-languages";
import { languageUrl } from "./language-alternates";
import { sharePicture } from "./share-picture";
import { siteOrigin } from "../tenant/site-origin";

/** An article with the text the page shows. */
export function articleJsonLd(
  agency: Agency,
  { post, locale, path }: { post: BlogPost; locale: LanguageCode; path: string },
): JsonLd {
  const origin = siteOrigin(agency);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.summary,
    image: new URL(sharePicture(post.image), origin).href,
    inLanguage: toLanguageTag(post.language),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.author },
    publisher: { "@id": `${origin}/#agency` },
    mainEntityOfPage: languageUrl(agency, {
      locale: canonicalLanguage(agency, { locale, text: post }),
      path,
    }),
  };
}
