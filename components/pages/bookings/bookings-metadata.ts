import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLanguage } from "@/lib/i18n/get-language";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

/** The metadata of the pages of single bookings at the desk. */
export async function bookingsMetadata(path: string): Promise<Metadata> {
  const [agency, locale, entries] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
  ]);
  return pageMetadata(agency, { locale, path, title: entries("bookings"), isIndexed: false });
}
