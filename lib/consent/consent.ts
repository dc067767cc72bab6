/** What a visitor may agree to besides what the site needs. */
export const consentCategories = ["statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const consentCookie = "consent";
/** Half a year, then it is asked again. */
export const consentSeconds = 180 * 86_400;

/**
 * The cookie's value as what was agreed to; null where nobody has decided yet. A name we don't know
 * counts for nothing.
 */
export function toConsent(value: string | null | undefined): readonly ConsentCategory[] | null {
  if (!value) return null;
  const named = value.split(".");
  const granted = consentCategories.filter((category) => named.includes(category));
  return granted.length > 0 || value === "none" ? granted : null;
}

/** What was decided, from `document.cookie`. Its letters need no decoding. */
export const readConsent = (cookies: string): readonly ConsentCategory[] | null =>
  toConsent(new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1]);

export const toConsentValue = (granted: readonly ConsentCategory[]): string =>
  consentCategories.filter((category) => granted.includes(category)).join(".") || "none";
