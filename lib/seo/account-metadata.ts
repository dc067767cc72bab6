import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLanguage } from "@/lib/i18n/get-language";
import type { MenuEntryId } from "@/lib/session/list-menu-entries";
import type { DeskEntryId } from "@/lib/session/to-side-entries";
import { requireAgency } from "@/lib/tenant/require-agency";
import { pageMetadata } from "./page-metadata";

/** The metadata of a personal page, or one of the desk: not indexed. */
export async function accountMetadata(
  path: string,
  entry: MenuEntryId | DeskEntryId,
): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
  ]);
  return pageMetadata(agency, { locale, path, title: t(entry), isIndexed: false });
}
