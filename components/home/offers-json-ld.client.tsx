"use client";

import { useState, useSyncExternalStore } from "react";
import { JsonLd } from "@/components/site/json-ld";
import type { Deal } from "@/lib/api/contract/to-deal";
import { offersJsonLd } from "@/lib/seo/json-ld";

/**
 * The deals for search engines, which read documents. A client component for the size of the page:
 * its data has the deals already, and would have this text besides. Only the server writes it; what
 * a document has stays when the browser takes over, and a browser that renders the page anew writes
 * none.
 */
export function OffersJsonLd({ deals, site }: { deals: readonly Deal[]; site: string }) {
  const isInDocument = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // Only the first render knows.
  const [wasInDocument] = useState(isInDocument);
  const isServer = typeof window === "undefined";
  return wasInDocument && <JsonLd data={isServer ? offersJsonLd(deals, site) : unread} />;
}

const subscribe = () => () => {};
const unread = { "@context": "https://schema.org", "@type": "OfferCatalog" } as const;
