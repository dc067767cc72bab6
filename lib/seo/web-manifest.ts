import type { MetadataRoute } from "next";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { toTheme } from "@/lib/tenant/theme";
import { agencyIcons } from "./agency-icons";

/** The agency's site as an installable app. */
export function webManifest({
  agencyName,
  primaryColor,
  favicon,
  defaultLanguage,
}: Agency): MetadataRoute.Manifest {
  const { icon, apple } = agencyIcons(favicon);
  const icons = [...new Map([...icon, ...apple].map((each) => [each.url, each])).values()];
  return {
    name: agencyName,
    short_name: agencyName,
    lang: toLanguageTag(defaultLanguage),
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: toTheme(primaryColor)["--brand-light"],
    ...(icons.length > 0
      ? { icons: icons.map(({ url, ...icon }) => ({ src: url, sizes: "any", ...icon })) }
      : {}),
  };
}
