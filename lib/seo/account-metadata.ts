import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { MenuEntryId } from "@/lib/session/list-menu-entries";
import { requireAgency } from "@/lib/tenant/require-agency";
import { pageMetadata } from "./page-metadata";

/** The metadata of a personal page: not indexed. */
export async function accountMetadata(path: string, entry: MenuEntryId): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLocale(),
    getTranslations("navigation.entries"),
  ]);
  return pageMetadata(agency, { locale, path, title: t(entry), isIndexed: false });
}
