import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { DestinationCards } from "@/components/destinations/destination-cards";
import { ContentPage } from "@/components/site/content-page";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { listDestinations } from "@/lib/data/destinations";
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
    path: paths.destinations(),
    title: t("title"),
    description: t("description", { agency: agency.agencyName }),
  });
}

export default async function DestinationsPage() {
  const [agency, locale, t] = await Promise.all([
    requireDisplay(),
    getLanguage(),
    getTranslations("destinations"),
  ]);
  const destinations = await listDestinations(agency.subdomain);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return (
    <ContentPage
      agency={agency}
      path={paths.destinations()}
      title={t("title")}
      isWide
      lead={t("description", { agency: agency.agencyName })}
    >
      {destinations.length === 0 ? (
        <Notice>{t("empty")}</Notice>
      ) : (
        <>
          {destinations.some(({ isTop }) => isTop) && (
            <Link
              href={`${prefix}${paths.topDestinations()}`}
              className="mb-2 inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
            >
              {t("top")}
            </Link>
          )}
          <DestinationCards destinations={destinations} prefix={prefix} heading="h2" />
        </>
      )}
    </ContentPage>
  );
}
