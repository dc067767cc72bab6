import { NextIntlClientProvider, useMessages } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import { resolveAnalytics } from "@/lib/analytics/resolve-analytics";
import { ConsentManager } from "./consent-manager.client";

/**
 * Asks for consent if an agency uses optional services, and loads them afterwards. Its texts are
 * only in such pages.
 */
export function Consent({ agency, prefix }: { agency: Agency; prefix: string }) {
  const { consent } = useMessages();
  const providers = resolveAnalytics(agency.analytics);
  if (providers.length === 0) return null;
  return (
    <NextIntlClientProvider messages={{ consent }}>
      <ConsentManager providers={providers} prefix={prefix} />
    </NextIntlClientProvider>
  );
}
