import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { SsoArrival } from "@/components/sso/sso-arrival.client";
import { SsoNextSteps } from "@/components/sso/sso-next-steps";
import { listSsoProviders } from "@/lib/data/sso";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths, toSsoProblem } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("sso"),
  ]);
  return pageMetadata(agency, { locale, path: paths.sso(), title: t("title"), isIndexed: false });
}

/** Where users signed in at their agency's own site arrive, and where a failed sign-in ends. */
export default async function SsoPage({ searchParams }: PageProps<"/[tenant]/[locale]/sso">) {
  const [agency, locale, query, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("sso"),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const problem = toSsoProblem(query.problem);
  const providers = await listSsoProviders(agency.subdomain);
  const own = providers.find(({ isSocial }) => !isSocial);
  if (!own && !problem) redirect(`${prefix}${paths.login()}`);
  const isDirect = !agency.sso.isSSOEnabled || agency.sso.isDirectLoginAllowedForSSOUsers;
  return (
    <FormPage image={agency.hero.image} needsScript={t("needsScript")}>
      <ClientTexts namespaces={["sso"]}>
        <SsoArrival label={own?.label ?? agency.agencyName} prefix={prefix} problem={problem}>
          <SsoNextSteps
            providers={own ? [own] : providers}
            logInHref={isDirect ? `${prefix}${paths.login()}` : null}
            home={prefix || "/"}
            contactEmail={agency.contactEmailId}
          />
        </SsoArrival>
      </ClientTexts>
    </FormPage>
  );
}
