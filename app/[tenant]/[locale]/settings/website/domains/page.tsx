import { getTranslations } from "next-intl/server";
import { ClaimForm } from "@/components/domains/claim-form";
import { DomainCard } from "@/components/domains/domain-card";
import { DomainProblem } from "@/components/domains/domain-problem";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { DoneNote } from "@/components/site/forms/done-note";
import { ProofForm } from "@/components/site/forms/proof-form";
import { maximumDomains } from "@/lib/api/contract/domains";
import { listDomains } from "@/lib/data/domains";
import { domainForms } from "@/lib/domains/domain-forms";
import { asksForProof } from "@/lib/forms/form-draft";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";

const path = paths.domains();

export async function generateMetadata() {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("domains"),
  ]);
  return pageMetadata(agency, { locale, path, title: t("title"), isIndexed: false });
}

/** The agency's own domains, for its owners: claimed, proven by DNS, watched and removed. */
export default async function DomainsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/website/domains">) {
  const visit = await requireUser({ path, action: "domains.write" });
  const { agency, prefix } = visit;
  const { again, done } = await searchParams;
  const [t, draft, domains] = await Promise.all([
    getTranslations("domains"),
    readReturnedForm(again),
    listDomains(agency.subdomain),
  ]);
  const doneForm = domainForms.find((each) => each === done);
  const toAction = (form: string) => `${prefix}${paths.domainsForm(form)}`;
  const isProof = draft !== null && asksForProof(draft);
  return (
    <AccountPage
      visit={visit}
      title={t("title")}
      lead={<p>{t("lead", { agency: agency.agencyName })}</p>}
    >
      <div className="max-w-3xl space-y-6">
        {doneForm && <DoneNote>{t(`done.${doneForm}`)}</DoneNote>}
        {isProof && (
          <ProofForm
            draft={draft}
            action={toAction(draft.form)}
            cancelHref={`${prefix}${path}`}
            ssoHref={agency.sso.isSSOEnabled ? paths.ssoStart({ navigateTo: path }) : null}
          />
        )}
        {draft && !isProof && draft.form !== "claim" && <DomainProblem draft={draft} />}
        {!isProof && (
          <ClaimForm
            action={toAction("claim")}
            draft={draft?.form === "claim" ? draft : null}
            isFull={domains.length >= maximumDomains}
          />
        )}
        {domains.length === 0 && <p className="text-ink-soft">{t("empty")}</p>}
        <ClientTexts namespaces={["bookingTerms.references"]}>
          <ul className="space-y-6">
            {domains.map((domain) => (
              <li key={domain.domain}>
                <DomainCard domain={domain} timeZone={agency.timeZone} toAction={toAction} />
              </li>
            ))}
          </ul>
        </ClientTexts>
      </div>
    </AccountPage>
  );
}
