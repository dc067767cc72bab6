"use client";

import { useLocale, useTranslations } from "next-intl";

/** "Lisbon, Portugal", the country in the page's language. */
export function PlaceName({ city, countryCode }: { city: string; countryCode: string }) {
  const t = useTranslations("deals");
  const country =
    new Intl.DisplayNames(useLocale(), { type: "region" }).of(countryCode) ?? countryCode;
  return <p className="text-sm text-ink-soft">{t("place", { city, country })}</p>;
}
