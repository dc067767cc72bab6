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
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { serviceMetadata } from "@/lib/seo/service-metadata";
import { ServiceOnRequest } from "@/components/pages/service/service-on-request";
import { ServiceLanding } from "@/components/pages/service/service-landing";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireSoldService("hotels"),
    getLanguage(),
    getTranslations("hotels"),
  ]);
  const online = { title: t("title"), text: t("text") };
  return serviceMetadata(agency, { locale, service: "hotels", online });
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
    <ServiceLanding
      agency={agency}
      service="hotels"
      title={t("title")}
      text={t("text")}
      more={
        <>
          <PlaceIdeas destinations={destinations} place={agency.dealsLocation} prefix={prefix} />
          <Recent prefix={prefix} />
        </>
      }
    >
      <ClientTexts namespaces={["search"]}>
        <SearchForm
          service="hotels"
          prefix={prefix}
          defaults={{
            today: toEarliestToday(now),
            dates: resolveDealDates(now, agency.timeZone),
            shipLines: [],
            residence,
            countriesIn: toLanguageTag(locale),
          }}
        />
      </ClientTexts>
    </ServiceLanding>
  );
}
