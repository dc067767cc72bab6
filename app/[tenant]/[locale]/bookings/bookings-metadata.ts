import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

/** The metadata of the agents' booking pages. */
export async function bookingsMetadata(path: string): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLocale(),
    getTranslations("navigation.entries"),
  ]);
  return pageMetadata(agency, { locale, path, title: t("bookings"), isIndexed: false });
}
