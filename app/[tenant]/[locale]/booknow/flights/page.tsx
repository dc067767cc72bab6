import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { flightFormTexts } from "@/components/search/flight-form-texts";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { findServiceMode } from "@/lib/api/contract/services";
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
    requireSoldService("flights"),
    getLanguage(),
    getTranslations("flightSearch"),
  ]);
  const online = { title: t("title"), text: t("text") };
  return serviceMetadata(agency, { locale, service: "flights", online });
}

/** Where a flight begins: the form, which leads to an enquiry where flights are on request. */
export default async function FlightsPage() {
  const [agency, locale, t] = await Promise.all([
    requireSoldService("flights"),
    getLanguage(),
    getTranslations("flightSearch"),
  ]);
  const now = new Date();
  if (findServiceMode(agency, "flights") === "on-request")
    return <ServiceOnRequest agency={agency} service="flights" now={now} />;
  return (
    <ServiceLanding agency={agency} service="flights" title={t("title")} text={t("text")}>
      <ClientTexts namespaces={["search", ...flightFormTexts]}>
        <SearchForm
          service="flights"
          prefix={pathPrefix(locale, agency.defaultLanguage)}
          defaults={{
            today: toEarliestToday(now),
            dates: resolveDealDates(now, agency.timeZone),
            shipLines: [],
            residence: "",
          }}
        />
      </ClientTexts>
    </ServiceLanding>
  );
}
