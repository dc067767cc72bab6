import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { LogInForm } from "@/components/accounts/log-in-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormPage } from "@/components/site/forms/form-page";
import { SsoProviderLinks } from "@/components/sso/sso-provider-links";
import { listSsoProviders } from "@/lib/data/sso";
import { activeModes } from "@/lib/deals/active-services";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { resolveReturn } from "@/lib/login/resolve-return";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { toLandingPath } from "@/lib/login/landing-path";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("login"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.login(),
    title: t("submit"),
    description: t("text"),
    isIndexed: false,
  });
}

export default async function LoginPage({ searchParams }: PageProps<"/[tenant]/[locale]/login">) {
  const [agency, locale, query, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("login"),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const target = resolveReturn(query.redirect);
  const session = await getSession(agency.subdomain);
  if (session) redirect(target ?? toLandingPath(session.user, prefix));
  const url = resolveLogInUrl({ ...agency, isHideLoginOption: false }, prefix) ?? "";
  const elsewhere = url.startsWith("/")
    ? null
    : toLogInHref(url, target ?? "/", siteOrigin(agency));
  // Owners and admins sign in with a password even if all others sign in elsewhere: by
  // ?direct=true.
  if (elsewhere && query.direct !== "true") redirect(elsewhere);
  const signUpUrl = resolveSignUpUrl(agency, prefix);
  const [providers, trips] = await Promise.all([
    listSsoProviders(agency.subdomain),
    getTranslations("trips"),
  ]);
  const hasBookings = Object.values(activeModes(agency)).includes("online");
  return (
    <FormPage image={agency.hero.image} needsScript={t("needsScript")}>
      <FormHeading title={t("title")} text={t("text")} />
      <ClientTexts namespaces={["accounts.mailSent", "forms", "login"]}>
        <LogInForm
          redirect={target}
          prefix={prefix}
          elsewhere={elsewhere}
          forgotHref={`${prefix}${paths.forgotPassword()}`}
        />
      </ClientTexts>
      {providers.length > 0 && (
        <div className="mt-6">
          <SsoProviderLinks providers={providers} navigateTo={target ?? undefined} />
        </div>
      )}
      {signUpUrl && (
        <p className="mt-6 text-ink-soft">
          {t("noAccount")}{" "}
          <a
            href={toLogInHref(signUpUrl, target ?? "/", siteOrigin(agency))}
            className="font-semibold text-brand-ink hover:underline"
          >
            {t("signUp")}
          </a>
        </p>
      )}
      {hasBookings && (
        <p className="mt-6">
          <a
            href={`${prefix}${paths.findBooking()}`}
            className="font-semibold text-brand-ink hover:underline"
          >
            {trips("find")}
          </a>
        </p>
      )}
    </FormPage>
  );
}
