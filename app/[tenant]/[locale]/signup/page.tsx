import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { forbidden, redirect } from "next/navigation";
import { AgentSignUpForm } from "@/components/accounts/agent-sign-up-form.client";
import { SignUpForm } from "@/components/accounts/sign-up-form.client";
import { SignUpTerms } from "@/components/accounts/sign-up-terms";
import { ClientTexts } from "@/components/site/client-texts";
import { CountryOptions } from "@/components/site/country-options";
import { FormPage } from "@/components/site/forms/form-page";
import { getApplicationForm } from "@/lib/data/applications";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveReturn } from "@/lib/login/resolve-return";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { isEmpty } from "@/lib/rich-text/is-empty";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/signup">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [agency, locale, t, application, { as }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("accounts.signUp"),
    getTranslations("applications.form"),
    searchParams,
  ]);
  const name = { agency: agency.agencyName };
  const texts =
    as === "agent"
      ? { title: application("title", name), description: application("text", name) }
      : { title: t("title"), description: t("text") };
  return pageMetadata(agency, { locale, path: paths.signUp(), ...texts, isIndexed: false });
}

export default async function SignUpPage({ searchParams }: Props) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const isAgent = query.as === "agent";
  const application = `${prefix}${paths.ownApplication()}`;
  const target = isAgent ? application : resolveReturn(query.redirect);
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
  const logInHref = toLogInHref(`${prefix}${paths.login()}`, target ?? "/");
  if (isAgent) {
    const { terms: agencyTerm } = await getApplicationForm(agency.subdomain);
    return (
      <FormPage image={agency.hero.image}>
        <ClientTexts
          namespaces={["accounts.mailSent", "accounts.signUp", "applications.form", "forms"]}
        >
          <AgentSignUpForm
            agencyName={agency.agencyName}
            redirect={application}
            logInHref={logInHref}
            terms={terms}
            agencyTerm={agencyTerm}
            agencyTermsHref={agencyTerm && `${prefix}${paths.agencyTerms(agencyTerm.id)}`}
            countryOptions={<CountryOptions locale={locale} />}
          />
        </ClientTexts>
      </FormPage>
    );
  }
  const t = await getTranslations("applications.invitation");
  return (
    <FormPage image={agency.hero.image}>
      <ClientTexts namespaces={["accounts.mailSent", "accounts.signUp", "forms"]}>
        <SignUpForm redirect={target} logInHref={logInHref} terms={terms} />
      </ClientTexts>
      <p className="mt-4 text-ink-soft">
        {t("question")}{" "}
        <a
          href={`${prefix}${paths.signUp({ as: "agent" })}`}
          className="font-semibold text-brand-ink hover:underline"
        >
          {t("apply")}
        </a>
      </p>
    </FormPage>
  );
}
