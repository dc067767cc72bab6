import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormPage } from "@/components/site/forms/form-page";
import { SsoProviderLinks } from "@/components/sso/sso-provider-links";
import { listSsoProviders } from "@/lib/data/sso";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveReturn } from "@/lib/login/resolve-return";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("sso"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.social(),
    title: t("socialTitle"),
    isIndexed: false,
  });
}

/** Signing in with a social account. */
export default async function SocialPage({ searchParams }: PageProps<"/[tenant]/[locale]/social">) {
  const [agency, locale, query, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("sso"),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const target = resolveReturn(query.redirect);
  if (await getSession(agency.subdomain)) redirect(target ?? (prefix || "/"));
  const social = (await listSsoProviders(agency.subdomain)).filter(({ isSocial }) => isSocial);
  const logIn = `${prefix}${paths.login(target ? { redirect: target } : {})}`;
  if (social.length === 0) redirect(logIn);
  return (
    <FormPage image={agency.hero.image} needsScript={t("worksWithoutScript")}>
      <FormHeading title={t("socialTitle")} text={t("socialText", { agency: agency.agencyName })} />
      <SsoProviderLinks providers={social} navigateTo={target ?? undefined} />
      <p className="mt-6">
        <a href={logIn} className="font-semibold text-brand-ink hover:underline">
          {t("password")}
        </a>
      </p>
    </FormPage>
  );
}
