import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { paths } from "@/lib/paths";
import { pageMetadata } from "./page-metadata";

/**
 * The head of a service's first page. `online`: what it says where the service is sold online; on
 * request every service says the same.
 */
export async function serviceMetadata(
  agency: Agency,
  {
    locale,
    service,
    online,
  }: {
    locale: LanguageCode;
    service: ServiceId;
    online?: { title: string; text: string };
  },
): Promise<Metadata> {
  const t = await getTranslations("enquiries");
  const path = paths.book(service);
  if (online && findServiceMode(agency, service) === "online")
    return pageMetadata(agency, { locale, path, title: online.title, description: online.text });
  const title = t(`titles.${service}`);
  const description = `${title}. ${t("landingText", { agency: agency.agencyName })}`;
  return pageMetadata(agency, { locale, path, title, description });
}
