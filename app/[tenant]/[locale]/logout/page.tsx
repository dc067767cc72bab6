import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LogOutNow } from "@/components/accounts/log-out-now.client";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { env } from "@/lib/env";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogOutTarget } from "@/lib/login/resolve-log-out-target";
import { resolveReturn } from "@/lib/login/resolve-return";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("accounts.logOut"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.logout(),
    title: t("title"),
    isIndexed: false,
  });
}

/**
 * Ends the session and redirects; an expired session leads here too, with a `redirect` back to the
 * current page.
 */
export default async function LogoutPage({ searchParams }: PageProps<"/[tenant]/[locale]/logout">) {
  const [agency, locale, query, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("accounts.logOut"),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const home = prefix || "/";
  const session = await getSession(agency.subdomain);
  const target = resolveLogOutTarget(agency, {
    isAgent: session?.user.isTravelAgent === true,
    home,
    rootDomain: env().ROOT_DOMAIN,
  });
  const returnPath = resolveReturn(query.redirect);
  return (
    <FormPage image={null} needsScript={t("needsScript")}>
      <ClientTexts namespaces={["accounts.logOut", "forms"]}>
        <LogOutNow
          target={target}
          home={home}
          logInHref={returnPath && toLogInHref(`${prefix}${paths.login()}`, returnPath)}
        />
      </ClientTexts>
    </FormPage>
  );
}
