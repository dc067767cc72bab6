import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { findServiceMode } from "@/lib/api/contract/services";
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
    requireSoldService("cars"),
    getLanguage(),
    getTranslations("cars"),
  ]);
  const online = { title: t("title"), text: t("text") };
  return serviceMetadata(agency, { locale, service: "cars", online });
}

/** Where a rental begins: the form, which leads to an enquiry where cars are sold on request. */
export default async function CarsPage() {
  const [agency, locale, t] = await Promise.all([
    requireSoldService("cars"),
    getLanguage(),
    getTranslations("cars"),
  ]);
  const now = new Date();
  if (findServiceMode(agency, "cars") === "on-request")
    return <ServiceOnRequest agency={agency} service="cars" now={now} />;
  return (
    <ServiceLanding agency={agency} service="cars" title={t("title")} text={t("text")}>
      <ClientTexts namespaces={["search"]}>
        <SearchForm
          service="cars"
          prefix={pathPrefix(locale, agency.defaultLanguage)}
          defaults={{
            today: toEarliestToday(now),
            dates: resolveDealDates(now, agency.timeZone),
            shipLines: [],
            residence: await getResidence(agency),
            countriesIn: toLanguageTag(locale),
          }}
        />
      </ClientTexts>
    </ServiceLanding>
  );
}
