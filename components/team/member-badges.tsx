import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { TeamMember } from "@/lib/api/contract/team";

type Props = {
  member: Pick<TeamMember, "isRestrictedAgent" | "deactivatedAt">;
  isSelf: boolean;
};

/** What is special about a member besides their role; nothing for most. */
export function MemberBadges({ member, isSelf }: Props) {
  const t = useTranslations("team");
  return (
    <>
      {isSelf && <Badge tone="brand">{t("you")}</Badge>}
      {member.deactivatedAt && <Badge tone="danger">{t("states.deactivated")}</Badge>}
      {member.isRestrictedAgent && <Badge tone="warning">{t("states.restricted")}</Badge>}
    </>
  );
}
