import type { Agency } from "@/lib/api/contract/agencies";
import type { ConsentCategory } from "@/lib/consent/consent";

export type AnalyticsProvider = {
  name: "google" | "facebook";
  id: string;
  category: ConsentCategory;
};

const googleId = /^(?:(?:G|AW|DC|GT)-[A-Z0-9]{4,16}|UA-\d{4,10}-\d{1,3})$/;
const facebookId = /^\d{8,20}$/;

/**
 * An agency's providers. An id with any unexpected character counts as none (ASVS 1.2.3). Google's
 * AW and DC ids are advertising.
 */
export function resolveAnalytics({
  isEnabled,
  googleAnalyticsId: google,
  facebookAnalyticsId: facebook,
}: Agency["analytics"]): AnalyticsProvider[] {
  if (!isEnabled) return [];
  return [
    ...(google && googleId.test(google)
      ? [
          {
            name: "google",
            id: google,
            category: /^(?:AW|DC)/.test(google) ? "marketing" : "statistics",
          } as const,
        ]
      : []),
    ...(facebook && facebookId.test(facebook)
      ? [{ name: "facebook", id: facebook, category: "marketing" } as const]
      : []),
  ];
}
