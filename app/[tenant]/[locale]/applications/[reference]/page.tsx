import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ApplicationExchange } from "@/components/applications/application-exchange";
import { ApplicationFacts } from "@/components/applications/application-facts";
import { ApplicationStateBadge } from "@/components/applications/application-state-badge";
import { DecisionCard } from "@/components/applications/decision-card";
import { DecisionForms, DecisionProblems } from "@/components/applications/decision-forms";
import { AccountPage } from "@/components/site/account-page";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Reference } from "@/components/ui/reference";
import { applicationReferenceSchema } from "@/lib/api/contract/applications";
import { getApplication } from "@/lib/data/applications";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/applications/[reference]">;
const outcomes = ["approve", "ask", "decline"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [agency, locale, t, { reference }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("applications"),
    params,
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.application(reference),
    title: t("one", { reference }),
    isIndexed: false,
  });
}

/** An application with its messages and its decision, and the forms that decide. */
export default async function ApplicationPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const path = paths.application(reference);
  const visit = await requireUser({ path, action: "applications.decide" });
  const { agency, prefix } = visit;
  const isReference = applicationReferenceSchema.safeParse(reference).success;
  const [t, application] = await Promise.all([
    getTranslations("applications"),
    isReference ? getApplication(agency.subdomain, reference) : null,
  ]);
  if (!application) notFound();
  const { state, company, decision } = application;
  const draft = await readReturnedForm(query.again);
  const outcome = outcomes.find((each) => each === query.outcome);
  return (
    <AccountPage
      visit={visit}
      title={<bdi className="wrap-anywhere">{company}</bdi>}
      lead={
        <div className="space-y-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ApplicationStateBadge state={state} />
            <Reference>{reference}</Reference>
          </p>
          <Link
            href={`${prefix}${paths.applications()}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
          >
            <Icon name="arrow-left" className="mirrored size-4" />
            {t("back")}
          </Link>
        </div>
      }
    >
      <div className="max-w-3xl space-y-6">
        {outcome && (
          <div role="status">
            <Notice title={t(`decide.${outcome}.done`)} />
          </div>
        )}
        <DecisionProblems draft={draft} />
        <ApplicationFacts
          application={application}
          termsHref={(id) => `${prefix}${paths.agencyTerms(id)}`}
        />
        <ApplicationExchange
          application={application}
          agencyName={agency.agencyName}
          timeZone={agency.timeZone}
        />
        {decision && <DecisionCard decision={decision} timeZone={agency.timeZone} />}
        {(state === "open" || state === "asked") && (
          <DecisionForms
            action={`${prefix}${paths.applicationDecide(reference)}`}
            state={state}
            draft={draft}
          />
        )}
      </div>
    </AccountPage>
  );
}
