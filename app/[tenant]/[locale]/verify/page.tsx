import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { VerifyForm } from "@/components/accounts/verify-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveReturn } from "@/lib/login/resolve-return";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("accounts.verify"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.verify(),
    title: t("title"),
    description: t("text"),
    isIndexed: false,
  });
}

/**
 * The target of the mail that verifies an address. A GET changes nothing, because mail scanners
 * follow links.
 */
export default async function VerifyPage({ searchParams }: PageProps<"/[tenant]/[locale]/verify">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const { token } = query;
  const target = resolveReturn(query.redirect);
  const links = {
    logInHref: toLogInHref(`${prefix}${paths.login()}`, target ?? "/"),
    forgotHref: `${prefix}${paths.forgotPassword()}`,
    home: prefix || "/",
  };
  return (
    <FormPage image={agency.hero.image}>
      <ClientTexts namespaces={["accounts.mailSent", "accounts.verify", "forms"]}>
        <VerifyForm token={typeof token === "string" ? token : null} redirect={target} {...links} />
      </ClientTexts>
    </FormPage>
  );
}
