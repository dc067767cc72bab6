import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { TeamMemberDetail } from "@/lib/api/contract/team";
import { zonedTime } from "@/lib/dates/zoned-time";
import { toDeviceName } from "@/lib/device/to-device-name";
import type { MemberForm } from "@/lib/team/member-forms";

type Props = {
  member: TeamMemberDetail;
  /** Where its form is posted; null for read-only viewers. */
  toAction: ((form: MemberForm) => string) | null;
  /** The agency's. */ timeZone: string;
};

/** Where a member is signed in. */
export function SessionsCard({ member, toAction, timeZone }: Props) {
  const t = useTranslations("team");
  const shared = useTranslations("profile.sessions");
  const format = useFormatter();
  return (
    <Card title={t("columns.sessions")}>
      {member.sessions.length > 0 ? (
        <ul className="divide-y divide-line text-sm">
          {member.sessions.map(({ id, userAgent, signedInBy, lastSeenAt }) => (
            <li key={id} className="py-2.5 first:pt-0">
              <bdi className="font-semibold">{toDeviceName(userAgent) ?? shared("unknown")}</bdi>
              <span className="block text-ink-soft">
                {shared(signedInBy)} ·{" "}
                {shared("lastSeen", {
                  when: format.dateTime(new Date(lastSeenAt), zonedTime(timeZone)),
                })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">{t("noSessions")}</p>
      )}
      {toAction && member.sessions.length > 0 && (
        <form method="post" action={toAction("sessions")} className="mt-4">
          <input type="hidden" name="id" value={member.id} />
          <Button type="submit" look="secondary">
            {t("endSessions")}
          </Button>
        </form>
      )}
    </Card>
  );
}
