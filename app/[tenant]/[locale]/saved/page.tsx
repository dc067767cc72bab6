import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SavedPage } from "@/components/saved-items/saved-page";
import { mayReadPrices } from "@/lib/api/contract/roles";
import { findServiceMode } from "@/lib/api/contract/services";
import { readOrInstead } from "@/lib/data/read-or-instead";
import { listSavedEntries } from "@/lib/data/saved-items";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { requireSavable } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { listShownServices } from "@/lib/tenant/sells-savable";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireSavable(),
    getLanguage(),
    getTranslations("savedItems"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.saved(),
    title: t("title"),
    isIndexed: false,
  });
}

/** What was saved: a signed-in user's from the backend, a visitor's from their browser. */
export default async function Saved() {
  const [agency, locale] = await Promise.all([requireSavable(), getLanguage()]);
  const { subdomain } = agency;
  const session = await getSession(subdomain);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const logInUrl = session ? null : resolveLogInUrl(agency, prefix);
  return (
    <SavedPage
      entries={
        session
          ? await readOrInstead("saved items", () => listSavedEntries(subdomain), "failed" as const)
          : null
      }
      prefix={prefix}
      today={toEarliestToday(new Date())}
      showsPrices={mayReadPrices(session, agency)}
      canCompare={findServiceMode(agency, "hotels") === "online"}
      services={listShownServices(agency)}
      logInHref={logInUrl && toLogInHref(logInUrl, `${prefix}${paths.saved()}`)}
    />
  );
}
