import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CurrencyList } from "@/components/currencies/currency-list";
import { listCurrencies } from "@/lib/data/currencies";
import { getDisplayCurrency } from "@/lib/data/display-currency";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { safePath } from "@/lib/safe-path";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("currency"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.currencies(),
    title: t("all"),
    isIndexed: false,
  });
}

/** Currency selection without scripts. */
export default async function CurrenciesPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/currencies">) {
  const [agency, locale, query, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("currency"),
  ]);
  const [choices, { currency }] = await Promise.all([
    listCurrencies(agency.subdomain),
    getDisplayCurrency(agency.subdomain),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="mb-6 text-title font-semibold">{t("all")}</h1>
      {choices.length === 0 && <p>{t("failed")}</p>}
      <CurrencyList
        choices={choices}
        current={currency}
        path={`${prefix}${safePath(query.redirect)}`}
      />
    </div>
  );
}
