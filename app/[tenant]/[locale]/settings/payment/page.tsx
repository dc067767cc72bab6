import { getTranslations } from "next-intl/server";
import { BrandsForm } from "@/components/payment-settings/brands-form";
import { KeyForm } from "@/components/payment-settings/key-form";
import { PaymentFacts } from "@/components/payment-settings/payment-facts";
import { PaymentProblem } from "@/components/payment-settings/payment-problem";
import { SwitchForms } from "@/components/payment-settings/switch-forms";
import { AccountPage } from "@/components/site/account-page";
import { DoneNote } from "@/components/site/forms/done-note";
import { ProofForm } from "@/components/site/forms/proof-form";
import { Notice } from "@/components/ui/notice";
import { can } from "@/lib/api/contract/roles";
import { getPaymentSettings } from "@/lib/data/agency-settings";
import { asksForProof } from "@/lib/forms/form-draft";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paymentForms } from "@/lib/payment-settings/payment-forms";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.paymentSettings();

export const generateMetadata = () => accountMetadata(path, "paymentSettings");

/** How the agency takes payments: owners and admins change it, agents look it up. */
export default async function PaymentSettingsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/payment">) {
  const { again, done } = await searchParams;
  const visit = await requireUser({ path, action: "payment.read" });
  const { agency, prefix, user } = visit;
  const mayChange = can(user, "payment.write");
  const [t, entries, payment, returned] = await Promise.all([
    getTranslations("paymentSettings"),
    getTranslations("navigation.entries"),
    getPaymentSettings(agency.subdomain),
    readReturnedForm(again),
  ]);
  const draft = mayChange ? returned : null;
  const doneForm = paymentForms.find((each) => each === done);
  const toAction = (form: string) => `${prefix}${paths.paymentSettingsSend(form)}`;
  const ssoHref = agency.sso.isSSOEnabled ? paths.ssoStart({ navigateTo: path }) : null;
  const draftOf = (form: string) => (draft?.form === form ? draft : null);
  // The key's form takes the password itself: what it sends isn't given back.
  const isProof = draft !== null && draft.form !== "key" && asksForProof(draft);
  return (
    <AccountPage visit={visit} title={entries("paymentSettings")} lead={<p>{t("lead")}</p>}>
      <div className="max-w-3xl space-y-6">
        {doneForm && !draft && <DoneNote>{t(`done.${doneForm}`)}</DoneNote>}
        {!mayChange && (
          <Notice>
            <p>{t("readOnly")}</p>
          </Notice>
        )}
        {isProof ? (
          <ProofForm
            draft={draft}
            action={toAction(draft.form)}
            cancelHref={`${prefix}${path}`}
            ssoHref={ssoHref}
          />
        ) : (
          <>
            {draft && (draft.form === "again" || draft.form === "off") && (
              <PaymentProblem draft={draft} />
            )}
            <PaymentFacts payment={payment} timeZone={agency.timeZone} showsBrands={!mayChange} />
            {mayChange && (
              <>
                <SwitchForms payment={payment} toAction={toAction} />
                <KeyForm
                  action={toAction("key")}
                  draft={draftOf("key")}
                  keptSince={payment.account?.changedAt ?? null}
                  ssoHref={ssoHref}
                />
                <BrandsForm
                  stored={payment}
                  action={toAction("brands")}
                  draft={draftOf("brands")}
                />
              </>
            )}
          </>
        )}
      </div>
    </AccountPage>
  );
}
