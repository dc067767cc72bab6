import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { forbidden, redirect } from "next/navigation";
import { ApplicationForm } from "@/components/applications/application-form";
import { FormPage } from "@/components/site/forms/form-page";
import { Notice } from "@/components/ui/notice";
import { getApplicationForm } from "@/lib/data/applications";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

const path = paths.ownApplication();

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("applications.form"),
  ]);
  const title = t("title", { agency: agency.agencyName });
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}

/**
 * Where a traveller applies as an agent, and sees how that stands. Visitors sign up first, and
 * members have nothing to apply for.
 */
export default async function OwnApplicationPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/application">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const session = await getSession(agency.subdomain);
  if (session && session.user.userType !== "Traveller")
    redirect(`${prefix}${paths.commandCenter()}`);
  if (agency.isHideSignupOption) forbidden();
  if (!session) redirect(`${prefix}${paths.signUp({ as: "agent" })}`);
  const [t, { terms, application }] = await Promise.all([
    getTranslations("applications"),
    getApplicationForm(agency.subdomain),
  ]);
  const state = application?.state;
  const waiting = state === "open" || state === "asked" ? state : null;
  return (
    <FormPage image={agency.hero.image} needsScript={null}>
      <header className="mb-8">
        <h1 className="text-title font-semibold text-balance">
          {t(waiting ? "own.title" : "form.title", { agency: agency.agencyName })}
        </h1>
        <p className="mt-2 text-ink-soft">
          {waiting ? t(`own.${waiting}`) : t("form.text", { agency: agency.agencyName })}
        </p>
      </header>
      {query.sent === "yes" && waiting && (
        <div role="status" className="mb-6">
          <Notice title={t("own.sent")} />
        </div>
      )}
      {state === "declined" && (
        <Notice className="mb-6">
          <p>{t("own.declined")}</p>
        </Notice>
      )}
      {application && waiting ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <bdi className="font-semibold">{application.company}</bdi>
          <bdi dir="ltr" className="text-ink-soft">
            {application.reference}
          </bdi>
        </p>
      ) : (
        <ApplicationForm
          action={`${prefix}${paths.ownApplicationSend()}`}
          locale={locale}
          term={terms}
          termsHref={terms && `${prefix}${paths.agencyTerms(terms.id)}`}
          draft={await readReturnedForm(query.again)}
        />
      )}
    </FormPage>
  );
}
