import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { TeamMemberDetail } from "@/lib/api/contract/team";
import type { MemberForm } from "@/lib/team/member-forms";

type Props = {
  member: TeamMemberDetail;
  /** Where its forms are posted. */ toAction: (form: MemberForm) => string;
};

/** Restricts a member, or lifts that. */
export function RestrictionCard({ member, toAction }: Props) {
  const t = useTranslations("team");
  const { isRestrictedAgent, name } = member;
  return (
    <Card
      title={t("restriction.title")}
      text={t(isRestrictedAgent ? "restriction.on" : "restriction.off", { name })}
    >
      <p className="mb-4 text-sm text-ink-soft">{t("restriction.what")}</p>
      <form method="post" action={toAction("restriction")}>
        <input type="hidden" name="id" value={member.id} />
        <input type="hidden" name="restricted" value={isRestrictedAgent ? "no" : "yes"} />
        <Button type="submit" look="secondary">
          {t(isRestrictedAgent ? "restriction.lift" : "restriction.restrict")}
        </Button>
      </form>
    </Card>
  );
}
