import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CancellationOverview } from "@/components/cancellations/cancellation-overview";
import { ContentPage } from "@/components/site/content-page";
import { listShipLines } from "@/lib/data/ship-lines";
import { activeServices } from "@/lib/deals/active-services";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("cancellations"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.cancellationPolicy(),
    title: t("title"),
    description: t("text", { agency: agency.agencyName }),
  });
}

export default async function CancellationPolicyPage() {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("cancellations"),
  ]);
  const services = activeServices(agency).map(({ id }) => id);
  const lines = services.includes("cruises") ? await listShipLines(agency.subdomain) : [];
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return (
    <ContentPage
      agency={agency}
      path={paths.cancellationPolicy()}
      title={t("title")}
      lead={<p>{t("text", { agency: agency.agencyName })}</p>}
    >
      <CancellationOverview
        services={services}
        lines={lines.map(({ code, name }) => ({
          name,
          href: `${prefix}${paths.cancellationPolicy(code)}`,
        }))}
      />
    </ContentPage>
  );
}
