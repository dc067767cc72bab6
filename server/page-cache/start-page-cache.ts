import type { Env } from "@/lib/env";
import type { DoorAdmission } from "../admission/create-door-admission";
import type { DoorMetrics } from "../observability/door-metrics";
import { createPageCache, type PageCache } from "./page-cache";

type Settings = Pick<
  Env,
  "PAGE_CACHE_MB" | "TRUST_PROXY" | "ROOT_DOMAIN" | "DEFAULT_AGENCY" | "GEO_COUNTRY_HEADER"
>;

type Surroundings = { dev: boolean; admission: DoorAdmission; metrics: DoorMetrics | undefined };

/**
 * The configured page cache; null for none, and in development, where each page is rendered anew.
 */
export function startPageCache(
  settings: Settings,
  { dev, admission, metrics }: Surroundings,
): PageCache | null {
  if (dev || settings.PAGE_CACHE_MB === 0) return null;
  const pageCache = createPageCache({
    maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    admission,
    trustProxy: settings.TRUST_PROXY,
    rootDomain: settings.ROOT_DOMAIN,
    defaultAgency: settings.DEFAULT_AGENCY,
    geoCountryHeader: settings.GEO_COUNTRY_HEADER,
    events: {
      onFill: (result, { milliseconds }) => metrics?.countFill(result, milliseconds),
      onPurge: ({ entries }) => metrics?.countPurge(entries),
      onEvict: () => metrics?.countEvictions(1),
    },
  });
  metrics?.watchPageCache(() => {
    const { documents, chosenDocuments, routerAnswers } = pageCache.stats();
    return { documents, chosenDocuments, routerAnswers };
  });
  return pageCache;
}
