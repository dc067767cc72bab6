"use client";

import { JsonLd } from "@/components/site/json-ld";
import type { Deal } from "@/lib/api/contract/to-deal";
import { offersJsonLd } from "@/lib/seo/json-ld";

/**
 * The deals for search engines, which read documents. A client component for the size of the page:
 * its data has the deals already, and would have this text besides. Only the server writes it; what
 * a document has stays when the browser takes over.
 */
export const OffersJsonLd = ({ deals, site }: { deals: readonly Deal[]; site: string }) => (
  <JsonLd data={typeof window === "undefined" ? offersJsonLd(deals, site) : unread} />
);

const unread = { "@context": "https://schema.org", "@type": "OfferCatalog" } as const;
