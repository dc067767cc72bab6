import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { forbidden, redirect } from "next/navigation";
import { SignUpForm } from "@/components/accounts/sign-up-form.client";
import { SignUpTerms } from "@/components/accounts/sign-up-terms";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveReturn } from "@/lib/login/resolve-return";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { isEmpty } from "@/lib/rich-text/is-empty";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/seo/site-origin";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("accounts.signUp"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.signUp(),
    title: t("title"),
    description: t("text"),
    isIndexed: false,
  });
}

export default async function SignUpPage({ searchParams }: PageProps<"/[tenant]/[locale]/signup">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const target = resolveReturn(query.redirect);
  if (await getSession(agency.subdomain)) redirect(target ?? (prefix || "/"));
  const url = resolveSignUpUrl(agency, prefix);
  // Its own text: components/errors/resolve-error-kind.ts.
  if (!url) forbidden();
  if (!url.startsWith("/")) redirect(toLogInHref(url, target ?? "/", siteOrigin(agency)));
  const terms = (
    <SignUpTerms
      termsHref={`${prefix}${paths.userTerms()}`}
      privacyHref={isEmpty(agency.privacyPolicy) ? null : `${prefix}${paths.privacyPolicy()}`}
    />
  );
  return (
    <FormPage image={agency.hero.image}>
      <ClientTexts namespaces={["accounts.mailSent", "accounts.signUp", "forms"]}>
        <SignUpForm
          redirect={target}
          logInHref={toLogInHref(`${prefix}${paths.login()}`, target ?? "/")}
          terms={terms}
        />
      </ClientTexts>
    </FormPage>
  );
}
