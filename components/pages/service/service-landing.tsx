import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { JsonLd } from "@/components/site/json-ld";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ServiceId, ServiceMode } from "@/lib/api/contract/services";
import { getSearchDefaults } from "@/lib/data/search-defaults";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { ServiceForm } from "./service-form";

type Props = {
  agency: Agency;
  service: ServiceId;
  mode: ServiceMode;
  title: string;
  /** Heading and first words. */
  lead: ReactNode;
  /** What follows the form. */
  children?: ReactNode;
};

/** Where the booking of a service begins: what it is, and the form. */
export async function ServiceLanding({ agency, service, mode, title, lead, children }: Props) {
  const [locale, t, defaults] = await Promise.all([
    getLanguage(),
    getTranslations("breadcrumbs"),
    getSearchDefaults(agency, service),
  ]);
  const steps = [
    { name: t("home"), path: "/" },
    { name: title, path: paths.book(service) },
  ];
  return (
    <div className="page-width space-y-8 py-8 sm:py-12">
      <JsonLd data={breadcrumbJsonLd(agency, { locale, steps })} />
      {lead}
      <section
        aria-label={title}
        className="relative z-10 rounded-card border border-line bg-surface-raised shadow-raised"
      >
        <ServiceForm
          service={service}
          mode={mode}
          prefix={pathPrefix(locale, agency.defaultLanguage)}
          defaults={defaults}
        />
      </section>
      {children}
    </div>
  );
}
