import { randomUUID } from "node:crypto";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { InviteForm } from "@/components/team/invite-form";
import { Card } from "@/components/ui/card";
import { invitationHours, mayAppoint, memberTypes } from "@/lib/api/contract/team-rules";
import { asksForProof } from "@/lib/forms/form-draft";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { ReturnedForm } from "@/components/pages/team/returned-form";
import { accountMetadata } from "@/lib/seo/account-metadata";

const path = paths.teamInvite();

export const generateMetadata = () => accountMetadata(path, "agents");

/** The form that invites a new member of the agency. */
export default async function InvitePage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/users/agents/invite">) {
  const { again } = await searchParams;
  const visit = await requireUser({ path, action: "team.manage" });
  const { agency, prefix, user } = visit;
  const [t, draft] = await Promise.all([getTranslations("team"), readReturnedForm(again)]);
  const roles = memberTypes.filter((type) => mayAppoint(user, type));
  const { defaultLanguage, languages } = agency;
  return (
    <AccountPage
      visit={{ ...visit, path: paths.team() }}
      title={t("invite")}
      lead={<p>{t("form.lead", { hours: invitationHours })}</p>}
    >
      {draft && asksForProof(draft) ? (
        <ReturnedForm draft={draft} agency={agency} prefix={prefix} here={path} />
      ) : (
        <Card title={t("form.title")}>
          <InviteForm
            action={`${prefix}${paths.teamForm("invite")}`}
            toDeactivated={(email) => `${prefix}${paths.team({ state: "deactivated", q: email })}`}
            idempotencyKey={draft?.fields["idempotencyKey"] ?? randomUUID()}
            roles={roles}
            offered={[
              defaultLanguage,
              ...languages.filter((language) => language !== defaultLanguage),
            ]}
            draft={draft}
          />
        </Card>
      )}
    </AccountPage>
  );
}
