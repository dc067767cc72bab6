import { getTranslations } from "next-intl/server";
import { NextSteps } from "@/components/enquiries/next-steps";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { JsonLd } from "@/components/site/json-ld";
import { Badge } from "@/components/ui/badge";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageTag } from "@/lib/api/contract/languages";
import type { ServiceId } from "@/lib/api/contract/services";
import { getResidence } from "@/lib/data/residence";
import { listShipLines } from "@/lib/data/ship-lines";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";

/** The first page of a service that is sold on request: its form leads to an enquiry. */
export async function ServiceOnRequest({
  agency,
  service,
  now,
}: {
  agency: Agency;
  service: ServiceId;
  now: Date;
}) {
  const [locale, t, deals, breadcrumbs, residence, shipLines] = await Promise.all([
    getLanguage(),
    getTranslations("enquiries"),
    getTranslations("deals"),
    getTranslations("breadcrumbs"),
    getResidence(agency),
    service === "cruises" ? listShipLines(agency.subdomain) : [],
  ]);
  const defaults = {
    today: toEarliestToday(now),
    dates: resolveDealDates(now, agency.timeZone),
    shipLines,
    residence,
    countriesIn: toLanguageTag(locale),
  };
  const title = t(`titles.${service}`);
  const steps = [
    { name: breadcrumbs("home"), path: "/" },
    { name: title, path: paths.book(service) },
  ];
  return (
    <div className="page-width space-y-8 py-8 sm:py-12">
      <JsonLd data={breadcrumbJsonLd(agency, { locale, steps })} />
      <div className="max-w-2xl space-y-3">
        <Badge tone="brand">{deals("onRequest")}</Badge>
        <h1 className="text-display font-semibold">{title}</h1>
        <p className="text-lead text-ink-soft">{t("landingText", { agency: agency.agencyName })}</p>
      </div>
      <section
        aria-label={title}
        className="relative z-10 rounded-card border border-line bg-surface-raised shadow-raised"
      >
        <ClientTexts namespaces={["search"]}>
          <SearchForm
            service={service}
            mode="on-request"
            prefix={pathPrefix(locale, agency.defaultLanguage)}
            defaults={defaults}
          />
        </ClientTexts>
      </section>
      <div className="max-w-2xl">
        <NextSteps agency={agency} />
      </div>
    </div>
  );
}
