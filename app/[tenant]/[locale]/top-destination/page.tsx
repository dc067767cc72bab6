import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { DestinationCards } from "@/components/destinations/destination-cards";
import { ContentPage } from "@/components/site/content-page";
import { Notice } from "@/components/ui/notice";
import { listTopDestinations } from "@/lib/data/destinations";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

/** An agency that displays no destinations has no such page. */
async function requireDisplay() {
  const agency = await requireAgency();
  return agency.displayTopDestinations ? agency : notFound();
}

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireDisplay(),
    getLanguage(),
    getTranslations("destinations"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.topDestinations(),
    title: t("top"),
    description: t("topDescription", { agency: agency.agencyName }),
  });
}

export default async function TopDestinationsPage() {
  const [agency, locale, t] = await Promise.all([
    requireDisplay(),
    getLanguage(),
    getTranslations("destinations"),
  ]);
  const destinations = await listTopDestinations(agency.subdomain);
  const parents = [{ name: t("title"), path: paths.destinations() }];
  return (
    <ContentPage
      agency={agency}
      path={paths.topDestinations()}
      title={t("top")}
      parents={parents}
      isWide
      lead={t("topDescription", { agency: agency.agencyName })}
    >
      {destinations.length === 0 ? (
        <Notice>{t("empty")}</Notice>
      ) : (
        <DestinationCards
          destinations={destinations}
          prefix={pathPrefix(locale, agency.defaultLanguage)}
          heading="h2"
        />
      )}
    </ContentPage>
  );
}
