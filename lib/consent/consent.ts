import { daySeconds } from "@/lib/dates/durations";

/** Optional categories a visitor may consent to. */
export const consentCategories = ["statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const consentCookie = "consent";
/** Half a year, then consent is requested again. */
export const consentSeconds = 180 * daySeconds;

/** The categories in the cookie's value; null if not decided yet. Unknown names are ignored. */
export function toConsent(value: string | null | undefined): readonly ConsentCategory[] | null {
  if (!value) return null;
  const named = value.split(".");
  const granted = consentCategories.filter((category) => named.includes(category));
  return granted.length > 0 || value === "none" ? granted : null;
}

/** The decision, from `document.cookie`. Its characters need no decoding. */
export const readConsent = (cookies: string): readonly ConsentCategory[] | null =>
  toConsent(new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1]);

export const toConsentValue = (granted: readonly ConsentCategory[]): string =>
  consentCategories.filter((category) => granted.includes(category)).join(".") || "none";
