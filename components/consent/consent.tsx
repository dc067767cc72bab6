import { NextIntlClientProvider, useMessages } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import { resolveAnalytics } from "@/lib/analytics/resolve-analytics";
import { ConsentManager } from "./consent-manager.client";

/**
 * Asks for consent where an agency has something to agree to, and loads it afterwards. Its texts
 * reach no other page.
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
