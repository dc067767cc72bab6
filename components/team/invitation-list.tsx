import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Invitation } from "@/lib/api/contract/team";
import { zonedDay, zonedTime } from "@/lib/dates/zoned-time";

type Props = {
  invitations: readonly Invitation[];
  now: Date;
  timeZone: string;
  /** Where its forms are posted. */ toAction: (form: "resend" | "withdraw") => string;
};

/** Who is invited and hasn't come yet. */
export function InvitationList({ invitations, now, timeZone, toAction }: Props) {
  const t = useTranslations("team");
  const format = useFormatter();
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-3 text-heading font-semibold">
        {t("invitations.title", { count: invitations.length })}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {invitations.map((invitation) => {
          const { id, name, email, userType, isRestrictedAgent, invitedBy } = invitation;
          const isOver = new Date(invitation.expiresAt) <= now;
          const day = format.dateTime(new Date(invitation.sentAt), zonedDay(timeZone));
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
            >
              <div className="min-w-0 space-y-0.5 text-sm">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold">
                  <bdi className="wrap-anywhere">{name}</bdi>
                  {isRestrictedAgent && <Badge tone="warning">{t("states.restricted")}</Badge>}
                  {isOver && <Badge tone="danger">{t("invitations.expired")}</Badge>}
                </p>
                <p className="text-ink-soft">
                  {t(`roles.${userType}`)} ·{" "}
                  <bdi dir="ltr" className="wrap-anywhere">
                    {email}
                  </bdi>
                </p>
                <p className="text-ink-soft">
                  {invitedBy
                    ? t("invitations.sentBy", { name: invitedBy, day })
                    : t("invitations.sent", { day })}
                  {!isOver && (
                    <>
                      {" · "}
                      {t("invitations.until", {
                        when: format.dateTime(new Date(invitation.expiresAt), zonedTime(timeZone)),
                      })}
                    </>
                  )}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {(["resend", "withdraw"] as const).map((form) => (
                  <form key={form} method="post" action={toAction(form)}>
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      look={form === "resend" ? "secondary" : "quiet"}
                      size="small"
                      aria-label={t(`invitations.${form}To`, { name })}
                    >
                      {t(`invitations.${form}`)}
                    </Button>
                  </form>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
