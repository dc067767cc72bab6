import type { MetadataRoute } from "next";
import type { Agency } from "@/lib/api/contract/agencies";
import { toFormatLocale } from "@/lib/api/contract/languages";
import { toTheme } from "@/lib/tenant/theme";

/** The agency's site as an app on a phone's home screen. */
export function webManifest({ agencyName, primaryColor, favicon, defaultLanguage }: Agency): MetadataRoute.Manifest {
  return {
    name: agencyName,
    short_name: agencyName,
    lang: toFormatLocale(defaultLanguage),
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: toTheme(primaryColor)["--brand-light"],
    ...(favicon ? { icons: [{ src: favicon, sizes: "any", type: favicon.endsWith(".svg") ? "image/svg+xml" : "image/png" }] } : {}),
  };
}
