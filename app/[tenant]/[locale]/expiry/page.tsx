import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ExpiryMessage } from "@/components/errors/expiry-message";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("expiry"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.expiry(),
    title: t("title"),
    description: t("text"),
    isIndexed: false,
  });
}

/** The target of expired links. */
export default async function ExpiryPage() {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  return (
    <ExpiryMessage
      home={pathPrefix(locale, agency.defaultLanguage) || "/"}
      contactEmail={agency.contactEmailId}
    />
  );
}
