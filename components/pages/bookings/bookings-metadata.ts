import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLanguage } from "@/lib/i18n/get-language";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

/** The metadata of the agents' booking pages; of their list with how many there are. */
export async function bookingsMetadata(path: string, count?: number): Promise<Metadata> {
  const [agency, locale, entries, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
    getTranslations("agencyBookings"),
  ]);
  const title = count === undefined ? entries("bookings") : t("title", { count });
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}
