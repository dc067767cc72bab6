"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isMeasured } from "@/lib/analytics/is-measured";
import { loadAnalytics } from "@/lib/analytics/load-analytics";
import type { AnalyticsProvider } from "@/lib/analytics/resolve-analytics";
import { consentStore, useConsent } from "@/lib/consent/consent-store";

const ConsentBanner = dynamic(() => import("./consent-banner.client").then((module) => module.ConsentBanner), { ssr: false });
const ConsentPreferences = dynamic(() => import("./consent-preferences.client").then((module) => module.ConsentPreferences), { ssr: false });

/** Asks only where pages are counted: neither at sign-in nor at payment (decision 20). The preferences can be opened everywhere. */
export function ConsentManager({ providers, prefix }: { providers: readonly AnalyticsProvider[]; prefix: string }) {
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
    <>
      {isAsking && granted === null && !arePreferencesOpen && <ConsentBanner />}
      {arePreferencesOpen && <ConsentPreferences providers={providers} />}
    </>
  );
}
