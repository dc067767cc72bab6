import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import { Recent } from "@/components/site/recent-items/recent";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ItemService } from "@/lib/api/contract/items";
import { findServiceMode } from "@/lib/api/contract/services";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import type { NamespaceWith } from "@/lib/i18n/namespace-with";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { serviceMetadata } from "@/lib/seo/service-metadata";
import { ServiceLanding } from "./service-landing";
import { ServiceOnRequest } from "./service-on-request";

/** A service's first page where it is sold online. */
export type OnlineService = {
  service: ItemService;
  /** The texts that have its title and text. */
  namespace: NamespaceWith<{ title: string; text: string }>;
  /** What follows the form and what was seen lately. */
  More?: ComponentType<{ agency: Agency }>;
};

/** The head of a service's first page. */
export async function onlineServiceMetadata({
  service,
  namespace,
}: OnlineService): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireSoldService(service),
    getLanguage(),
    getTranslations(namespace),
  ]);
  const online = { title: t("title"), text: t("text") };
  return serviceMetadata(agency, { locale, service, online });
}

/** Where the booking of a service begins: its form, which leads to an enquiry on request. */
export async function ServicePage({ service, namespace, More }: OnlineService) {
  const [agency, locale, t] = await Promise.all([
    requireSoldService(service),
    getLanguage(),
    getTranslations(namespace),
  ]);
  const mode = findServiceMode(agency, service);
  if (mode === "on-request") return <ServiceOnRequest agency={agency} service={service} />;
  return (
    <ServiceLanding
      agency={agency}
      service={service}
      mode={mode}
      title={t("title")}
      lead={
        <div className="max-w-2xl space-y-2">
          <h1 className="text-display font-semibold">{t("title")}</h1>
          <p className="text-lead text-ink-soft">{t("text")}</p>
        </div>
      }
    >
      <Recent prefix={pathPrefix(locale, agency.defaultLanguage)} />
      {More && <More agency={agency} />}
    </ServiceLanding>
  );
}
