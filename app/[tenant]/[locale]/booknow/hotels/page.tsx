import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlaceIdeas } from "@/components/hotels/place-ideas";
import { SearchForm } from "@/components/search/search-form.client";
import { Recent } from "@/components/site/recent-items/recent";
import { ClientTexts } from "@/components/site/client-texts";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { findServiceMode } from "@/lib/api/contract/services";
import { listTopDestinations } from "@/lib/data/destinations";
import { getResidence } from "@/lib/data/residence";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { ServiceOnRequest } from "../[service]/service-on-request";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t, enquiries] = await Promise.all([
    requireSoldService("hotels"),
    getLanguage(),
    getTranslations("hotels"),
    getTranslations("enquiries"),
  ]);
  const isOnline = findServiceMode(agency, "hotels") === "online";
  const title = isOnline ? t("title") : enquiries("titles.hotels");
  const description = isOnline
    ? t("text")
    : enquiries("landingText", { agency: agency.agencyName });
  return pageMetadata(agency, {
    locale,
    path: paths.book("hotels"),
    title,
    description,
    isIndexed: false,
  });
}

export default async function HotelsPage() {
  const [agency, locale, t] = await Promise.all([
    requireSoldService("hotels"),
    getLanguage(),
    getTranslations("hotels"),
  ]);
  const now = new Date();
  if (findServiceMode(agency, "hotels") === "on-request")
    return <ServiceOnRequest agency={agency} service="hotels" now={now} />;
  const [destinations, residence] = await Promise.all([
    agency.displayTopDestinations ? listTopDestinations(agency.subdomain) : [],
    getResidence(agency),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return (
    <div className="page-width space-y-8 py-8 sm:py-12">
      <div className="max-w-2xl space-y-2">
        <h1 className="text-display font-semibold">{t("title")}</h1>
        <p className="text-lead text-ink-soft">{t("text")}</p>
      </div>
      <section
        aria-label={t("title")}
        className="relative z-10 rounded-card border border-line bg-surface-raised shadow-raised"
      >
        <ClientTexts namespaces={["search"]}>
          <SearchForm
            service="hotels"
            prefix={prefix}
            defaults={{
              today: toLocalDate(now, agency.timeZone),
              dates: resolveDealDates(now, agency.timeZone),
              shipLines: [],
              residence,
              countriesIn: toLanguageTag(locale),
            }}
          />
        </ClientTexts>
      </section>
      <PlaceIdeas destinations={destinations} place={agency.dealsLocation} prefix={prefix} />
      <Recent prefix={prefix} />
    </div>
  );
}
