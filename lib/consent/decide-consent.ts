import { keepInBrowser } from "@/lib/keep-in-browser";
import { consentCookie, consentSeconds, toConsentValue, type ConsentCategory } from "./consent";
import { consentStore } from "./consent-store";
import { removeAnalyticsCookies } from "./remove-analytics-cookies";

/**
 * Stores the decision. Running scripts can't be unloaded: withdrawing removes their cookies and
 * reloads the page. Loaded with the banner, because most pages are read without a decision.
 */
export function decideConsent(granted: readonly ConsentCategory[]): void {
  const withdrawn = (consentStore.getGranted() ?? []).some(
    (category) => !granted.includes(category),
  );
  keepInBrowser(consentCookie, toConsentValue(granted), consentSeconds);
  consentStore.setGranted(granted);
  if (!withdrawn) return;
  removeAnalyticsCookies(document);
  location.reload();
}
