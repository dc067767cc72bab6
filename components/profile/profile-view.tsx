import { useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { photoMaximumBytes } from "@/lib/api/contract/profile";
import type { SessionEntry } from "@/lib/api/contract/sessions";
import type { AccountVisit } from "@/lib/session/require-user";
import { paths } from "@/lib/paths";
import { DeleteAccount } from "./delete-account.client";
import { PasswordForm } from "./password-form.client";
import { PhotoForm } from "./photo-form.client";
import { ProfileForm } from "./profile-form.client";
import { SessionList } from "./session-list.client";

type Props = {
  visit: Pick<AccountVisit, "agency" | "user" | "prefix">;
  sessions: SessionEntry[] | null;
  currencies: readonly { currency: string; name: string }[];
};

/** Everything users can change about themselves. */
export function ProfileView({ visit: { agency, user, prefix }, sessions, currencies }: Props) {
  const t = useTranslations("profile");
  const { first_name, email, profile_image } = user.personal_info;
  return (
    <ClientTexts namespaces={["forms", "profile"]}>
      <div className="space-y-6">
        <noscript>
          <Notice>
            <p>{t("needsScript")}</p>
          </Notice>
        </noscript>
        <Card title={t("photo.title")}>
          <PhotoForm
            photo={profile_image}
            initial={[...(first_name || email)][0] ?? ""}
            maximumBytes={photoMaximumBytes}
          />
        </Card>
        <Card title={t("details.title")}>
          <ProfileForm
            key={JSON.stringify([user.personal_info, user.language, user.currency])}
            user={user}
            offered={agency.languages}
            currencies={currencies}
          />
        </Card>
        <Card title={t("password.title")} text={t("password.text")}>
          <PasswordForm email={email} forgotHref={`${prefix}${paths.forgotPassword()}`} />
        </Card>
        <Card title={t("sessions.title")} text={t("sessions.text")}>
          <SessionList initial={sessions} timeZone={agency.timeZone} />
        </Card>
        <Card title={t("deletion.title")} text={t("deletion.lead")}>
          <DeleteAccount logOutHref={`${prefix}${paths.logout()}`} />
        </Card>
      </div>
    </ClientTexts>
  );
}
