"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect } from "react";
import { isMeasured } from "@/lib/analytics/is-measured";
import { loadAnalytics } from "@/lib/analytics/load-analytics";
import type { AnalyticsProvider } from "@/lib/analytics/resolve-analytics";
import { consentStore, useConsent } from "@/lib/consent/consent-store";

const ConsentBanner = lazy(() =>
  import("./consent-banner.client").then((module) => ({ default: module.ConsentBanner })),
);
const ConsentPreferences = lazy(() =>
  import("./consent-preferences.client").then((module) => ({ default: module.ConsentPreferences })),
);

type Props = { providers: readonly AnalyticsProvider[]; prefix: string };

/**
 * Asks only on pages that are counted: not at sign-in or payment. The preferences can be opened
 * everywhere.
 */
export function ConsentManager({ providers, prefix }: Props) {
  const { granted, isAsking, arePreferencesOpen } = useConsent();
  const pathname = usePathname();

  useEffect(() => {
    const path = location.pathname.slice(prefix.length) || "/";
    const isCounted = isMeasured(path, location.search);
    consentStore.setAsking(isCounted);
    if (isCounted) loadAnalytics(providers.filter(({ category }) => granted?.includes(category)));
  }, [pathname, prefix, providers, granted]);
  useEffect(() => () => consentStore.setAsking(false), []);

  return (
    <Suspense>
      {isAsking && granted === null && !arePreferencesOpen && <ConsentBanner />}
      {arePreferencesOpen && <ConsentPreferences providers={providers} />}
    </Suspense>
  );
}
