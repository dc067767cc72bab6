import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { DoneNote } from "@/components/site/forms/done-note";
import { ProofForm } from "@/components/site/forms/proof-form";
import { FoldedCard } from "@/components/ui/folded-card";
import { CreateForm } from "@/components/webhooks/create-form";
import { NewSecret } from "@/components/webhooks/new-secret";
import { WebhookCard } from "@/components/webhooks/webhook-card";
import { WebhookProblem } from "@/components/webhooks/webhook-problem";
import { maximumWebhooks } from "@/lib/api/contract/webhooks";
import { listWebhookDeliveries, listWebhooks } from "@/lib/data/webhooks";
import { asksForProof } from "@/lib/forms/form-draft";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";
import { secretDraft, webhookForms } from "@/lib/webhooks/webhook-forms";

const path = paths.developers();

export const generateMetadata = () => accountMetadata(path, "developers");

/** Where the agency's own systems are sent what happens to bookings, for its owners. */
export default async function DevelopersPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/developers">) {
  const visit = await requireUser({ path, action: "webhooks.write" });
  const { agency, prefix } = visit;
  const { again, done, open, shown } = await searchParams;
  const [t, entries, draft, secret, webhooks] = await Promise.all([
    getTranslations("webhooks"),
    getTranslations("navigation.entries"),
    readReturnedForm(again),
    readReturnedForm(shown),
    listWebhooks(agency.subdomain),
  ]);
  // A single one has no other to be shown instead.
  const opened = webhooks.length === 1 ? webhooks[0] : webhooks.find(({ id }) => id === open);
  const deliveries = opened ? await listWebhookDeliveries(agency.subdomain, opened.id) : [];
  const doneForm = webhookForms.find((each) => each === done);
  const toAction = (form: string) => `${prefix}${paths.developersForm(form)}`;
  const isProof = draft !== null && asksForProof(draft);
  const fields = secret?.form === secretDraft ? secret.fields : {};
  const ofSecret = webhooks.find(({ id }) => id === fields.id);
  return (
    <AccountPage
      visit={visit}
      title={entries("developers")}
      lead={<p>{t("lead", { agency: agency.agencyName })}</p>}
    >
      <div className="max-w-4xl space-y-6">
        {doneForm && !draft && <DoneNote>{t(`done.${doneForm}`)}</DoneNote>}
        {isProof && (
          <ProofForm
            draft={draft}
            action={toAction(draft.form)}
            cancelHref={`${prefix}${path}`}
            ssoHref={agency.sso.isSSOEnabled ? paths.ssoStart({ navigateTo: path }) : null}
          />
        )}
        {draft && !isProof && draft.form !== "create" && (
          <WebhookProblem
            draft={draft}
            fields={
              draft.invalid.includes("events")
                ? [{ id: `events-${draft.fields.id}`, text: t("events.none") }]
                : []
            }
          />
        )}
        <ClientTexts namespaces={["bookingTerms.references"]}>
          {ofSecret && fields.secret && (
            <NewSecret host={new URL(ofSecret.url).host} secret={fields.secret} />
          )}
        </ClientTexts>
        {webhooks.length === 0 && <p className="text-ink-soft">{t("empty")}</p>}
        <ul className="space-y-6">
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard
                webhook={webhook}
                deliveries={webhook === opened ? deliveries : null}
                showHref={`${prefix}${paths.developers({ open: webhook.id })}`}
                timeZone={agency.timeZone}
                toAction={toAction}
                draft={
                  draft?.form === "change" && !isProof && draft.fields.id === webhook.id
                    ? draft
                    : null
                }
              />
            </li>
          ))}
        </ul>
        {!isProof && (
          <CreateForm
            action={toAction("create")}
            draft={draft?.form === "create" ? draft : null}
            isFull={webhooks.length >= maximumWebhooks}
          />
        )}
        <FoldedCard title={t("verify.title")} isOpen={webhooks.length === 0}>
          <p className="max-w-prose">{t("verify.text")}</p>
        </FoldedCard>
      </div>
    </AccountPage>
  );
}
